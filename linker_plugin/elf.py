"""The two things a linker driver asks of ELF objects: their sections by name, and their symbols.

Written here rather than taken from pyelftools because it stands on the path of every link: the one object of Rust's
standard library has more than ten thousand sections, which `struct.iter_unpack` reads in milliseconds.
Layouts are those of the System V ABI, chapters 4 and 5.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cached_property

from enzyme_hub.base.records import record
from enzyme_hub.llvm.bitstream import LEAST_NAMES, MOST_OF_NAMES

MAGIC = b"\x7fELF"
_RELOCATABLE, _SHARED = 1, 3
_SYMTAB, _NOBITS, _DYNSYM = 2, 8, 11
_UNDEFINED, _COMMON, _EXTENDED = 0, 0xFFF2, 0xFFFF
_LOCAL, _WEAK = 0, 2

Section = tuple[int, ...]  # a section header as the file has it, with these fields among others
_NAME, _TYPE, _OFFSET, _SIZE, _LINK = 0, 1, 4, 5, 6


class MalformedElf(ValueError):
    """Headers that point outside of the file."""


@record
class Symbol:
    """A symbol that other files can see."""

    name: str
    defined: bool
    weak: bool


class Elf:
    """One ELF file in a buffer."""

    def __init__(self, data: memoryview) -> None:
        self.data = data
        if len(data) < 52 or bytes(data[:4]) != MAGIC:
            raise MalformedElf("no ELF header")
        self.wide = data[4] == 2
        self.order = "<" if data[5] == 1 else ">"
        self.kind = self._unpack("H", 16)[0]

    @property
    def relocatable(self) -> bool:
        return bool(self.kind == _RELOCATABLE)

    @property
    def shared(self) -> bool:
        return bool(self.kind == _SHARED)

    def _unpack(self, layout: str, offset: int) -> tuple[int, ...]:
        try:
            return struct.unpack_from(self.order + layout, self.data, offset)
        except (struct.error, OverflowError):
            raise MalformedElf("the file is shorter than its headers say") from None

    def _slice(self, offset: int, size: int) -> memoryview:
        if offset + size > len(self.data):
            raise MalformedElf("a section lies outside of the file")
        return self.data[offset : offset + size]

    @property
    def sections(self) -> list[Section]:
        return self._headers[0]

    @cached_property
    def _headers(self) -> tuple[list[Section], bytes]:
        """The section headers, and all their names, each with a zero byte behind it."""
        table = self._unpack("Q", 40)[0] if self.wide else self._unpack("I", 32)[0]
        entry, count, names = self._unpack("HHH", 58 if self.wide else 46)
        if not table:
            return [], b""
        layout = "IIQQQQIIQQ" if self.wide else "10I"
        if not count or names == _EXTENDED:  # more than fit into 16 bits: the first section header says
            first = self._unpack(layout, table)
            count, names = count or first[5], first[6] if names == _EXTENDED else names
        if entry != struct.calcsize(self.order + layout):
            raise MalformedElf("section headers of an unknown size")
        rows = list(struct.iter_unpack(self.order + layout, self._slice(table, count * entry)))
        if names >= len(rows):
            raise MalformedElf("the section of section names is missing")
        return rows, bytes(self._slice(rows[names][_OFFSET], rows[names][_SIZE]))

    def section(self, name: str) -> memoryview | None:
        """The contents of the first section of that name."""
        sections, names = self._headers
        wanted = name.encode() + b"\0"
        for section in sections if wanted in names else ():  # few files have what is asked for
            if names.startswith(wanted, section[_NAME]) and section[_TYPE] != _NOBITS:
                return self._slice(section[_OFFSET], section[_SIZE])
        return None

    @property
    def is_of_gccs_lto(self) -> bool:
        """Does it hold gcc's intermediate code, alone or beside machine code?"""
        return b"\0.gnu.lto_." in self._headers[1]

    def gccs_symbols(self) -> Iterator[Symbol]:
        """The symbols of gcc's intermediate code, from the table that it has for linkers' plugins."""
        sections, names = self._headers
        for section in sections:
            if names.startswith(b".gnu.lto_.symtab.", section[_NAME]):
                yield from _gccs_symbols(bytes(self._slice(section[_OFFSET], section[_SIZE])))

    def symbols(self, local: bool = False) -> Iterator[Symbol]:
        """The global and weak symbols, and the local ones if asked; of a shared library those that others see."""
        kind = _SYMTAB if self.relocatable else _DYNSYM
        tables = [section for section in self.sections if section[_TYPE] == kind]
        if len(tables) > 1:
            raise MalformedElf("there is more than one symbol table")
        for section in tables:
            if section[_LINK] >= len(self.sections):
                raise MalformedElf("the symbol table has no names")
            strings = self.sections[section[_LINK]]
            yield from self._symbols(section, bytes(self._slice(strings[_OFFSET], strings[_SIZE])), local)

    def _symbols(self, section: Section, strings: bytes, local: bool) -> Iterator[Symbol]:
        layout = self.order + ("IBBHQQ" if self.wide else "IIIBBH")
        info_at, index_at = (1, 3) if self.wide else (3, 5)
        entry, size = struct.calcsize(layout), section[_SIZE]
        left = MOST_OF_NAMES * len(self.data) + LEAST_NAMES
        for row in struct.iter_unpack(layout, self._slice(section[_OFFSET], size // entry * entry)):
            binding = row[info_at] >> 4
            if local or binding != _LOCAL:
                where, name = row[index_at], _string(strings, row[0])
                left -= len(name)
                if left < 0:
                    raise MalformedElf("names of symbols lie in each other")
                yield Symbol(name, where != _UNDEFINED, binding == _WEAK or where == _COMMON)


def _string(strings: bytes, offset: int) -> str:
    end = strings.find(b"\0", offset)
    return strings[offset : end if end >= 0 else len(strings)].decode("utf-8", "surrogateescape")


_DEFINED, _WEAKLY, _UNDEFINED_WEAKLY, _COMMONLY = 0, 1, 3, 4  # what lies between is plainly undefined
_AFTER_KIND = 1 + 8 + 4  # bytes: visibility, size, place


def _gccs_symbols(table: bytes) -> Iterator[Symbol]:
    """Of each symbol its name and that of its group, each with a zero behind it, its kind, and what we need not know."""
    place = 0
    while place < len(table):
        end = table.find(b"\0", place)
        kind = table.find(b"\0", end + 1) + 1
        if end < 0 or not kind or kind + _AFTER_KIND >= len(table):
            raise MalformedElf("the table of symbols for plugins is cut off")
        is_weak = table[kind] in (_WEAKLY, _UNDEFINED_WEAKLY, _COMMONLY)
        yield Symbol(_string(table, place), table[kind] in (_DEFINED, _WEAKLY, _COMMONLY), is_weak)
        place = kind + 1 + _AFTER_KIND
