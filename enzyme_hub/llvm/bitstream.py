"""The outermost layer of LLVM bitcode: who wrote it, and which symbols it defines and needs.

A linker asks this of every input, long before (and mostly instead of) parsing the module, so it must be cheap: this
reader walks the top-level blocks by their stored lengths and looks into three small ones. IDENTIFICATION names the
producer; STRTAB holds every symbol's name as plain bytes; SYMTAB holds the table that LLVM's own linkers use
(`llvm/Object/IRSymtab.h`). The container format is described in LLVM's "LLVM Bitcode File Format".
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import cache

from enzyme_hub.base.records import record

RAW_MAGIC = b"BC\xc0\xde"
WRAPPER_MAGIC = b"\xde\xc0\x17\x0b"
BITCODE_MAGICS = (RAW_MAGIC, WRAPPER_MAGIC)

_IDENTIFICATION, _MODULE, _STRTAB, _SYMTAB = 13, 8, 23, 25
_END_BLOCK, _ENTER_SUBBLOCK, _DEFINE_ABBREV, _UNABBREV_RECORD = 0, 1, 2, 3
_FIXED, _VBR, _ARRAY, _CHAR6, _BLOB = 1, 2, 3, 4, 5
_CHAR6_ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

# storage::Symbol::FlagBits
_UNDEFINED, _WEAK, _COMMON, _GLOBAL, _FORMAT_SPECIFIC = 1 << 3, 1 << 4, 1 << 5, 1 << 10, 1 << 11


MOST_OF_NAMES, LEAST_NAMES = 8, 1 << 16
"""All names of a file's symbols together, as multiples of what they lie in, and in bytes: names may share their ends, but not so that a
small file has large ones without number."""


MOST_OF_OPERANDS, MOST_OF_RECORDS = 32, 1000
"""Of an abbreviation, whose literals take no room in a record; and of a block that is read here, which has one or two."""


class MalformedBitcode(ValueError):
    """The block structure does not hold together; the message says where."""


@record
class BitcodeSymbol:
    """One entry of a module's symbol table; `name` is the object file's spelling."""

    name: str
    defined: bool
    weak: bool
    common: bool
    comdat: str | None
    is_global: bool


@record
class Block:
    """A top-level block: its kind, the width of its abbreviations, and the bytes inside."""

    kind: int
    width: int
    start: int
    end: int


def unwrap(data: bytes) -> bytes:
    """The bitcode inside Apple's wrapper, or `data` itself."""
    if data[:4] != WRAPPER_MAGIC:
        return data
    if len(data) < 20:
        raise MalformedBitcode("the wrapper's header is cut off")
    offset, size = struct.unpack_from("<II", data, 8)
    if offset + size > len(data):
        raise MalformedBitcode(f"the wrapper promises {offset + size} bytes, the file has {len(data)}")
    return data[offset : offset + size]


class _Bits:
    """A little-endian bit cursor over part of a byte string."""

    def __init__(self, data: bytes, start: int, end: int) -> None:
        self.data = data
        self.position = start * 8
        self.end = end * 8

    def fixed(self, width: int) -> int:
        if self.position + width > self.end:
            raise MalformedBitcode("a record runs over the end of its block")
        first, shift = divmod(self.position, 8)
        last = (self.position + width + 7) // 8
        self.position += width
        return (int.from_bytes(self.data[first:last], "little") >> shift) & ((1 << width) - 1)

    def vbr(self, width: int) -> int:
        more = 1 << (width - 1)
        result = shift = 0
        while True:
            piece = self.fixed(width)
            result |= (piece & (more - 1)) << shift
            if not piece & more:
                return result
            shift += width - 1
            if shift > 64:
                raise MalformedBitcode("a number has more than 64 bits")

    def align(self) -> None:
        self.position = (self.position + 31) // 32 * 32

    @property
    def byte(self) -> int:
        return self.position // 8


# In the first word of a block: its kind or the width of its abbreviations goes on behind the usual bits.
_LONG_HEAD = 1 << 9 | 1 << 13


def blocks(data: bytes) -> Iterator[Block]:
    """The top-level blocks of raw bitcode, in order; raises if their lengths do not add up to the file."""
    if data[:4] != RAW_MAGIC:
        raise MalformedBitcode("the magic number is missing")
    position = 4
    while position < len(data):
        head = int.from_bytes(data[position : position + 8], "little")
        if position + 8 > len(data) or head & 3 != _ENTER_SUBBLOCK:
            # Zero padding at the end is usual (archives, sections); anything else is not bitcode.
            if head:
                raise MalformedBitcode(f"no block begins at byte {position}")
            return
        if head & _LONG_HEAD:
            bits = _Bits(data, position, len(data))
            bits.fixed(2)
            kind, width = bits.vbr(8), bits.vbr(4)
            bits.align()
            length = bits.fixed(32) * 4
            start = bits.byte
        else:  # as all compilers write it; archives have thousands of blocks
            kind, width, length, start = head >> 2 & 0x7F, head >> 10 & 7, (head >> 32) * 4, position + 8
        if start + length > len(data):
            raise MalformedBitcode(f"the block at byte {position} promises {length} bytes, {len(data) - start} follow")
        yield Block(kind, width, start, start + length)
        position = start + length


def records(data: bytes, block: Block) -> Iterator[tuple[int, list[int], bytes]]:
    """The records of a block without sub-blocks: code, operands, blob."""
    bits = _Bits(data, block.start, block.end)
    abbreviations: list[list[tuple[int, int]]] = []
    for _ in range(MOST_OF_RECORDS):
        kind = bits.fixed(block.width)
        if kind == _END_BLOCK:
            return
        if kind == _ENTER_SUBBLOCK:
            raise MalformedBitcode("a block inside a block that has none")
        if kind == _DEFINE_ABBREV:
            abbreviations.append(_abbreviation(bits))
        elif kind == _UNABBREV_RECORD:
            code = bits.vbr(6)
            yield code, [bits.vbr(6) for _ in range(bits.vbr(6))], b""
        else:
            if kind - 4 >= len(abbreviations):
                raise MalformedBitcode("a record uses an abbreviation that was never defined")
            yield _abbreviated(bits, abbreviations[kind - 4])
    raise MalformedBitcode("a block with records without number")


# An operand of an abbreviation is (encoding, value), with encoding 0 for a literal.


def _abbreviation(bits: _Bits) -> list[tuple[int, int]]:
    operands = []
    count = bits.vbr(5)
    if count > MOST_OF_OPERANDS:
        raise MalformedBitcode(f"an abbreviation of {count} operands")
    for _ in range(count):
        if bits.fixed(1):
            operands.append((0, bits.vbr(8)))
        else:
            encoding = bits.fixed(3)
            operands.append((encoding, bits.vbr(5) if encoding in (_FIXED, _VBR) else 0))
    return operands


def _scalar(bits: _Bits, operand: tuple[int, int]) -> int:
    encoding, value = operand
    if encoding == 0:
        return value
    if encoding == _FIXED:
        return bits.fixed(value) if value else 0
    if encoding == _VBR:
        return bits.vbr(value) if value else 0
    if encoding == _CHAR6:
        return ord(_CHAR6_ALPHABET[bits.fixed(6)])
    raise MalformedBitcode(f"unknown encoding {encoding}")


def _abbreviated(bits: _Bits, operands: list[tuple[int, int]]) -> tuple[int, list[int], bytes]:
    values: list[int] = []
    blob = b""
    index = 0
    while index < len(operands):
        encoding = operands[index][0]
        if encoding == _ARRAY:
            element = operands[index + 1] if index + 1 < len(operands) else (0, 0)
            if not element[0] or element in ((_FIXED, 0), (_VBR, 0)):
                # Elements without bits could be said to be any number.
                raise MalformedBitcode("an array without an element encoding")
            values.extend(_scalar(bits, element) for _ in range(bits.vbr(6)))
            index += 1
        elif encoding == _BLOB:
            size = bits.vbr(6)
            bits.align()
            if bits.byte + size > bits.end // 8:
                raise MalformedBitcode("a blob runs over the end of its block")
            blob = bits.data[bits.byte : bits.byte + size]
            bits.position += size * 8
            bits.align()
        else:
            values.append(_scalar(bits, operands[index]))
        index += 1
    if not values:
        raise MalformedBitcode("a record without a code")
    return values[0], values[1:], blob


def producer(data: bytes) -> str:
    """What wrote the bitcode, for example `LLVM22.1.8` or `LLVM22.1.2-rust-1.95.0-stable`; empty if it does not say."""
    raw = unwrap(data)
    for block in blocks(raw):
        if block.kind == _IDENTIFICATION and (name := _identification(raw[block.start : block.end], block.width)):
            return name
    return ""


@cache
def _identification(body: bytes, width: int) -> str:
    """The producer's name in such a block, which is the same in all that one compiler wrote."""
    for code, operands, _ in records(body, Block(_IDENTIFICATION, width, 0, len(body))):
        if code == 1 and max(operands, default=0) > 127:
            raise MalformedBitcode("the producer's name is no text")
        if code == 1:
            return "".join(map(chr, operands))
    return ""


def llvm_version(data: bytes) -> int:
    """The major version of the LLVM that wrote the bitcode; 0 if it does not say."""
    numbered = re.search(r"LLVM(\d{1,4})\.", producer(data))
    return int(numbered[1]) if numbered else 0


def check_structure(data: bytes) -> None:
    """Raise MalformedBitcode where the file is cut off or its top-level blocks do not add up."""
    kinds = [block.kind for block in blocks(unwrap(data))]
    if _MODULE not in kinds:
        raise MalformedBitcode("there is no module in it")
    # Names moved from the module into a table of their own, at the end, with LLVM 5.
    if _STRTAB not in kinds and llvm_version(data) >= 5:
        raise MalformedBitcode("the string table at its end is missing")


def symbols(data: bytes) -> list[BitcodeSymbol] | None:
    """The symbols of all modules in the file, or None if it carries no symbol table (then ask LLVM)."""
    raw = unwrap(data)
    table = names = b""
    for block in blocks(raw):
        if block.kind in (_SYMTAB, _STRTAB):
            for code, _, blob in records(raw, block):
                if code == 1 and block.kind == _SYMTAB:
                    table = blob
                elif code == 1:
                    # Several modules in one file share the last string table.
                    names = blob
    if not table:
        return None
    try:
        return _symbol_table(table, names)
    except struct.error:
        raise MalformedBitcode("the symbol table is cut off") from None


def _symbol_table(table: bytes, names: bytes) -> list[BitcodeSymbol]:
    left = MOST_OF_NAMES * len(names) + LEAST_NAMES

    def string(offset: int, size: int) -> str:
        nonlocal left
        left -= size
        if offset + size > len(names):
            raise MalformedBitcode("a symbol's name lies outside the string table")
        if left < 0:
            raise MalformedBitcode("names of symbols lie in each other")
        return names[offset : offset + size].decode("utf-8", "surrogateescape")

    # Header: version, producer (offset, size), then (offset, size) of modules, comdats, symbols.
    comdats_at, comdat_count, symbols_at, symbol_count = struct.unpack_from("<IIII", table, 20)
    version = struct.unpack_from("<I", table, 0)[0]
    comdat_size = 12 if version >= 2 else 8
    comdats = [string(*struct.unpack_from("<II", table, comdats_at + comdat_size * i)) for i in range(comdat_count)]
    found = []
    for index in range(symbol_count):
        entry = struct.unpack_from("<IIIIiI", table, symbols_at + 24 * index)
        flags = entry[5]
        if flags & _FORMAT_SPECIFIC:  # llvm.* names, not seen by linkers
            continue
        found.append(
            BitcodeSymbol(
                name=string(entry[0], entry[1]),
                defined=not flags & _UNDEFINED,
                weak=bool(flags & _WEAK),
                common=bool(flags & _COMMON),
                comdat=comdats[entry[4]] if 0 <= entry[4] < len(comdats) else None,
                is_global=bool(flags & _GLOBAL),
            )
        )
    return found
