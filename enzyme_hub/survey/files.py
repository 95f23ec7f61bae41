"""The files of a survey: what is in them, who defines what. A file that cannot be read is told, and left out.

Nothing here is a link. A build folder has several programs, archives beside their members, and files that are nothing to
us; of several definitions of a symbol the first one with bitcode is meant.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from enzyme_hub.errors import HubError, InputError
from enzyme_hub.llvm.bitstream import BITCODE_MAGICS
from enzyme_hub.survey.facts import Skipped
from linker_plugin import archive, elf, inputs
from linker_plugin.arguments import Kind, Word
from linker_plugin.inputs import Carries, Format, InputFile, Unit
from linker_plugin.resolve import Resolution

_READABLE = (Carries.BITCODE, Carries.FAT)
_METADATA = ("lib.rmeta", "rust.metadata.bin")  # members of Rust's archives that are no objects


@dataclass
class Files:
    """The units with bitcode (`readable`), what is defined where, and what was left out."""

    readable: list[Unit] = field(default_factory=list)
    native_units: list[Unit] = field(default_factory=list)  # those without it
    definers: dict[str, Unit] = field(default_factory=dict)
    shared: dict[str, str] = field(default_factory=dict)  # functions of shared libraries, with the library
    asking: list[Unit] = field(default_factory=list)  # machine code with requests in it
    symbols: set[str] = field(default_factory=set)
    skipped: dict[str, str] = field(default_factory=dict)

    def skip(self, name: str, why: str) -> None:
        self.skipped.setdefault(name, why)

    def told(self) -> tuple[Skipped, ...]:
        return tuple(Skipped(name, why) for name, why in self.skipped.items())

    def carries_bitcode(self, name: str) -> bool:
        return name in self.definers and self.definers[name].carries in _READABLE

    def native(self) -> dict[str, str]:
        """The functions whose only definition is machine code of these files, with the file."""
        found = {name: unit.name for name, unit in self.definers.items() if unit.carries is Carries.NOTHING}
        return {**self.shared, **found}

    def native_of_program(self) -> frozenset[str]:
        """The functions that the program's own machine code defines: what libraries are known for is not true of them."""
        return Resolution([], self.definers).native

    def fetchable(self) -> dict[str, Unit]:
        """The functions whose bitcode is embedded in machine code."""
        return {name: unit for name, unit in self.definers.items() if unit.carries is Carries.EMBEDDED}


def opened(names: Sequence[str], compiled: Iterable[tuple[str, bytes]], left_out: dict[str, str]) -> Files:
    """All that is in the files and folders of these names, and in bitcode that was `compiled`; but for the files `left_out`."""
    files = Files(skipped=dict(left_out))
    seen: set[bytes] = set()
    for name, data in compiled:
        _take(files, _made(name, data), seen)
    for name in names:
        path = Path(name)
        if not path.exists():
            raise InputError("EH0104", f"{name} cannot be read", why="there is no such file")
        for one, is_named in [(path, True)] if not path.is_dir() else ((found, False) for found in _below(path)):
            if str(one) not in left_out:
                _open(files, one, is_named, seen)
    return files


def _below(folder: Path) -> Iterator[Path]:
    """The files of a folder that may hold code, by their first bytes; what is hidden is not looked at."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if not one.startswith("."))
        for name in sorted(names):
            path = Path(parent, name)
            if path.is_file() and (path.suffix == ".ll" or _is_code(path)):
                yield path


def _is_code(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            head = file.read(20)
    except OSError:
        return False
    is_elf = head[:4] == elf.MAGIC and int.from_bytes(head[16:18], "little") in (1, 3)
    return is_elf or head[:4] in BITCODE_MAGICS or archive.is_archive(head)


def _made(name: str, data: bytes) -> InputFile:
    return InputFile(Path(name), [], Format.BITCODE, memoryview(data))


def _open(files: Files, path: Path, is_named: bool, seen: set[bytes]) -> None:
    try:
        if path.suffix == ".ll":
            _take(files, _made(str(path), _bitcode(path)), seen)
            return
        file = inputs.open_file(path, Word((str(path),), Kind.INPUT, str(path)))
        if file.format is Format.OTHER:
            if is_named:
                files.skip(str(path), "it is neither an object, an archive nor LLVM IR")
            return
        if file.format is Format.SHARED:
            library = elf.Elf(file.data)
            for symbol in library.symbols():
                if symbol.defined:
                    files.shared.setdefault(symbol.name, str(path))
            return
        _take(files, file, seen)
    except (HubError, elf.MalformedElf, OSError, ValueError) as error:
        files.skip(str(path), _reason(error))


def _reason(error: Exception) -> str:
    return (f"{error.what}: {error.why}" if error.why else error.what) if isinstance(error, HubError) else str(error)


def _bitcode(path: Path) -> bytes:
    """Of LLVM's text, read in a child process: what is no such text may end it."""
    from enzyme_hub import llvm
    from enzyme_hub.driver.isolation import Progress, isolated

    def read(progress: Progress) -> bytes:
        progress(f"reading {path}")
        return llvm.bitcode(llvm.read(path.read_bytes(), str(path)))

    return isolated(read, lambda step, reason: llvm.unreadable(str(path), reason), is_quiet=True)


def _take(files: Files, file: InputFile, seen: set[bytes]) -> None:
    """Note what the units of a file define. An archive is told in whole, where it is damaged; a member by itself."""
    for unit in file.units:
        if unit.name in files.skipped or unit.member in _METADATA:
            continue
        digest = sha256(unit.data).digest()
        if digest not in seen:
            seen.add(digest)
            try:
                _note(files, unit)
            except (HubError, ValueError) as error:
                files.skip(unit.name, _reason(error))


def _note(files: Files, unit: Unit) -> None:
    strong, known = unit.strongly_defined, unit.defined
    files.symbols |= {symbol.name for symbol in unit.symbols}
    if unit.carries in _READABLE:
        files.readable.append(unit)
    else:
        files.native_units.append(unit)
        if unit.requests:
            files.asking.append(unit)
    for name in known:
        present = files.definers.get(name)
        if present is None or _rank(unit, name in strong) > _rank(present, name in present.strongly_defined):
            files.definers[name] = unit


def _rank(unit: Unit, is_strong: bool) -> tuple[bool, bool, bool]:
    return unit.carries in _READABLE, unit.carries is Carries.EMBEDDED, is_strong
