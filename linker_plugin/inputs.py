"""The files of a link, opened: what each one is, and the units (objects and archive members) in it.

A unit may carry a program in up to three forms: bitcode alone (`-flto`), native code with bitcode for LTO beside it
(`.llvm.lto`, clang's `-ffat-lto-objects`), and native code with embedded bitcode (`.llvmbc`: Rust's standard library).
Files are mapped, not read, and symbol tables are read when somebody asks.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import re
import resource
import stat
import weakref
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property
from pathlib import Path

from enzyme_hub.errors import InputError
from enzyme_hub.llvm import bitstream, irtext
from linker_plugin import archive, elf
from linker_plugin.arguments import Kind, Plan, Word
from linker_plugin.elf import Symbol


class Format(Enum):
    BITCODE = "bitcode object"
    NATIVE = "native object"
    ARCHIVE = "archive"
    SHARED = "shared library"
    OTHER = "something else, such as a linker script"


class Carries(Enum):
    """Where a unit's bitcode comes from."""

    BITCODE = "the file is bitcode"
    FAT = ".llvm.lto"
    EMBEDDED = ".llvmbc"
    NOTHING = "native code only"


@dataclass(eq=False)
class Unit:
    """An object file or an archive member: what a linker takes whole or not at all."""

    name: str  # as messages show it: `libfoo.a(bar.o)`
    data: memoryview
    source: InputFile
    member: str | None = None
    lazy: bool = False  # an archive member that is taken only if it is needed

    @cached_property
    def carries(self) -> Carries:
        head = bytes(self.data[:4])
        if head in bitstream.BITCODE_MAGICS:
            return Carries.BITCODE
        if head == elf.MAGIC:
            with _readable(self.name):
                if self._elf.section(".llvm.lto") is not None:
                    return Carries.FAT
                if self._elf.section(".llvmbc"):
                    return Carries.EMBEDDED
        return Carries.NOTHING

    @property
    def _is_elf(self) -> bool:
        return bytes(self.data[:4]) == elf.MAGIC

    @cached_property
    def _elf(self) -> elf.Elf:
        return elf.Elf(self.data)

    @cached_property
    def for_gcc_only(self) -> bool:
        """Is it gcc's intermediate code without machine code (`gcc -flto`)? Only GNU-compatible linkers take that."""
        return _GCC_ONLY.search(self.data) is not None and _SLIM in self.defined

    @property
    def is_of_gccs_lto(self) -> bool:
        """Does it hold gcc's intermediate code, alone or beside machine code (`gcc -flto -ffat-lto-objects`)?"""
        if not self._is_elf:
            return False
        with _readable(self.name):
            return self._elf.is_of_gccs_lto

    @cached_property
    def bitcode(self) -> bytes:
        """The bitcode it carries; empty if none."""
        if self.carries is Carries.BITCODE:
            return bytes(self.data)
        if self.carries is Carries.NOTHING:
            return b""
        with _readable(self.name):
            return bytes(self._elf.section(self.carries.value) or b"")

    @cached_property
    def llvm_version(self) -> int:
        """The major version of the LLVM that wrote its bitcode; 0 if that does not say."""
        with _readable(self.name):
            return bitstream.llvm_version(self.bitcode)

    @cached_property
    def symbols(self) -> list[Symbol]:
        """What it offers and needs, as the linker sees it: by its native code if it has any."""
        if self.carries in (Carries.BITCODE, Carries.FAT):
            listed = bitcode_symbols(self.bitcode, self.name)
            return [
                Symbol(entry.name, entry.defined, entry.weak or entry.common) for entry in listed if entry.is_global
            ]
        if not self._is_elf:
            return []
        with _readable(self.name):
            return self._native_symbols()

    def _native_symbols(self, local: bool = False) -> list[Symbol]:
        found = list(self._elf.symbols(local))
        if any(symbol.name == _SLIM for symbol in found):
            found += self._elf.gccs_symbols()
        return found

    @cached_property
    def defined(self) -> set[str]:
        return {symbol.name for symbol in self.symbols if symbol.defined}

    @cached_property
    def strongly_defined(self) -> set[str]:
        return {symbol.name for symbol in self.symbols if symbol.defined and not symbol.weak}

    @cached_property
    def needed(self) -> set[str]:
        """Undefined symbols that pull archive members; weak ones do not."""
        return {symbol.name for symbol in self.symbols if not symbol.defined and not symbol.weak}

    @cached_property
    def requests(self) -> list[str]:
        """The entry points it calls, and functions that register a derivative. They are declared, never defined."""
        if not mentions_entry(self.data):
            return []
        return sorted(symbol.name for symbol in self.symbols if not symbol.defined and irtext.ENTRY in symbol.name)

    @cached_property
    def registrations(self) -> list[str]:
        """The variables, of its own too, and calls by which it says something about derivatives of functions."""
        if not mentions_entry(self.data):
            return []
        found: Iterable[Symbol | bitstream.BitcodeSymbol] = ()
        if self.carries in (Carries.BITCODE, Carries.FAT):
            found = bitcode_symbols(self.bitcode, self.name)
        elif self._is_elf:
            with _readable(self.name):
                found = self._native_symbols(local=True)
        return sorted(symbol.name for symbol in found if irtext.is_registration(symbol.name))

    @cached_property
    def registered_names(self) -> frozenset[str]:
        """The functions in its registrations; of native code all that it knows."""
        if self.carries not in (Carries.BITCODE, Carries.FAT):
            return frozenset(self.defined | self.needed)
        from enzyme_hub import llvm
        from enzyme_hub.driver.isolation import Progress, isolated

        def ask(progress: Progress) -> list[str]:
            progress(f"reading {self.name}")
            module = irtext.ModuleText(llvm.text(llvm.read(self.bitcode, self.name)))
            return sorted(irtext.registered_functions(module))

        return frozenset(isolated(ask, lambda step, reason: _unreadable(self.name, reason)))


@dataclass(eq=False)
class InputFile:
    """A file of the line, with the words that named it."""

    path: Path
    words: list[Word]
    format: Format
    data: memoryview = field(repr=False)

    @cached_property
    def units(self) -> list[Unit]:
        if self.format is Format.ARCHIVE:
            lazy = not any(word.whole for word in self.words)
            return [
                Unit(f"{self.path}({member.name})", member.data, self, member.name, lazy)
                for member in archive.read(self.data, self.path)
            ]
        if self.format in (Format.BITCODE, Format.NATIVE):
            return [Unit(str(self.path), self.data, self, lazy=all(word.lazy for word in self.words))]
        return []

    @property
    def needed(self) -> set[str]:
        """What a shared library leaves to the program that uses it."""
        return {symbol.name for symbol in self._shared_symbols if not symbol.defined and not symbol.weak}

    @property
    def mentioned(self) -> set[str]:
        """All symbols that a shared library knows."""
        return {symbol.name for symbol in self._shared_symbols}

    @cached_property
    def _shared_symbols(self) -> list[Symbol]:
        if self.format is not Format.SHARED:
            return []
        with _readable(str(self.path)):
            return list(elf.Elf(self.data).symbols())

    @property
    def mentions_entry(self) -> bool:
        if archive.is_thin(self.data):
            return any(mentions_entry(unit.data) for unit in self.units)
        return self.format is not Format.SHARED and mentions_entry(self.data)


_SLIM = "__gnu_lto_slim"  # the symbol by which gcc says that an object has no machine code
_GCC_ONLY = re.compile(_SLIM.encode())
_ENTRY = re.compile(re.escape(irtext.ENTRY.encode()))


def mentions_entry(data: memoryview) -> bool:
    """The cheap test: symbol names stand as plain bytes in ELF and in bitcode alike."""
    return _ENTRY.search(data) is not None


def bitcode_symbols(data: bytes, name: str) -> list[bitstream.BitcodeSymbol]:
    """The symbols of a bitcode file, or a readable error where it is cut off."""
    with _readable(name):
        found = bitstream.symbols(data)
    if found is None:
        return _symbols_from_llvm(data, name)
    return found


def _symbols_from_llvm(data: bytes, name: str) -> list[bitstream.BitcodeSymbol]:
    """Some producers write no symbol table: then the module itself is asked, in a child process."""
    from enzyme_hub import llvm
    from enzyme_hub.driver.isolation import Progress, isolated

    def ask(progress: Progress) -> list[bitstream.BitcodeSymbol]:
        progress(f"reading {name}")
        module = llvm.read(data, name)
        return [
            bitstream.BitcodeSymbol(
                name=value.name,
                defined=not value.is_declaration,
                weak="weak" in value.linkage.name or "linkonce" in value.linkage.name,
                common=value.linkage.name == "common",
                comdat=None,
                is_global=value.linkage.name not in ("internal", "private"),
            )
            for group in (module.functions, module.global_variables)
            for value in group
            if not value.name.startswith("llvm.")
        ]

    return isolated(ask, lambda step, reason: _unreadable(name, reason))


@contextmanager
def _readable(name: str) -> Iterator[None]:
    """What is wrong inside of a file becomes an error that names the file."""
    try:
        yield
    except bitstream.MalformedBitcode as error:
        raise _unreadable(name, str(error)) from None
    except elf.MalformedElf as error:
        raise InputError("EH0101", f"cannot read the object {name}", where=name, why=str(error)) from None


def _unreadable(name: str, why: str) -> InputError:
    return InputError(
        "EH0101",
        f"cannot read the bitcode of {name}",
        where=name,
        why=why,
        remedy="the file is truncated or corrupt: compile it again",
    )


def open_all(plan: Plan) -> list[InputFile]:
    """Every file the line names, and the archives that `-l` finds in the folders of the line, in order."""
    _raise_limit()
    opened: dict[Path, InputFile] = {}
    folders = [Path(name) for name in plan.files(Kind.SEARCH)]
    for word in plan.words:
        path = Path(word.value) if word.kind is Kind.INPUT else None
        if word.kind is Kind.LIBRARY:
            path = find_library(word, folders, plan.static)
        if path is None:
            continue
        if path in opened:
            opened[path].words.append(word)
        else:
            opened[path] = open_file(path, word)
    return list(opened.values())


def find_library(word: Word, folders: list[Path], static: bool) -> Path | None:
    """The archive or shared library that `-l` stands for; what is only in the linker's own folders does not concern us."""
    if word.value.startswith(":"):
        names = [word.value[1:]]
    elif static or word.static:
        names = [f"lib{word.value}.a"]
    else:
        names = [f"lib{word.value}.so", f"lib{word.value}.a"]
    for folder in folders:
        for name in names:
            if os.path.isfile(folder / name):
                return folder / name
    return None


def open_file(path: Path, word: Word) -> InputFile:
    try:
        data = _opened(path)
    except OSError as error:
        raise InputError(
            "EH0104",
            f"cannot read {path}",
            where=str(path),
            why=error.strerror,
            remedy="check the path and its permissions",
        ) from None
    return InputFile(path, [word], _format(data, path), data)


def _raise_limit() -> None:
    """As many descriptors as the user may have: each mapped file keeps one."""
    with contextlib.suppress(OSError, ValueError):
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


SMALL = 1 << 16  # bytes of a file that is read, and not mapped
_mapped = weakref.WeakSet[mmap.mmap]()  # a process that goes on lets them go with what was read


def _opened(path: Path) -> memoryview:
    facts = path.stat()
    # An empty file cannot be mapped; a pipe is for the real linker to read.
    if not (facts.st_size and stat.S_ISREG(facts.st_mode)) and not stat.S_ISDIR(facts.st_mode):
        return memoryview(b"")
    with path.open("rb") as file:
        if facts.st_size < SMALL or len(_mapped) >= _most_mapped():
            return memoryview(file.read())
        whole = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        _mapped.add(whole)
        return memoryview(whole)


@cache
def _most_mapped() -> int:
    """Half of the descriptors; the others are for everything else."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft // 2


def _format(data: memoryview, path: Path) -> Format:
    head = bytes(data[:20])
    if head[:4] in bitstream.BITCODE_MAGICS:
        with _readable(str(path)):
            bitstream.check_structure(bytes(data))
        return Format.BITCODE
    if archive.is_archive(head):
        return Format.ARCHIVE
    if head[:4] == elf.MAGIC:
        kind = int.from_bytes(head[16:18], "little" if head[5:6] == b"\x01" else "big")
        return Format.NATIVE if kind == 1 else Format.SHARED
    return Format.OTHER


def units(files: list[InputFile]) -> Iterator[Unit]:
    for file in files:
        yield from file.units
