"""Sizes, alignments and offsets of types, from a module's `target datalayout`.

Follows the rules of LLVM's DataLayout: an integer without an entry of its own takes that of the next larger one; a
vector without one is aligned to its size; an entry holds for all types of that kind and width.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.types import ArrayType, FloatType, IntType, PointerType, StructType, TargetType, Type, VectorType

_FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}


@record
class _Pointer:
    bits: int
    align: int
    index_bits: int


class DataLayout:
    """What `target datalayout` says. Sizes and alignments are in bytes. Scalable vectors count as for vscale = 1."""

    def __init__(self, text: str) -> None:
        self.big_endian = False
        self.stack_align = 0
        self.alloca_space = 0
        self.program_space = 0
        self.global_space = 0
        self._ints = {1: 1, 8: 1, 16: 2, 32: 4, 64: 4}
        self._floats = {16: 2, 32: 4, 64: 8, 128: 16}
        self._vectors = {64: 8, 128: 16}
        self._pointers = {0: _Pointer(64, 8, 64)}
        self._aggregate_align = 1
        self._sizes: dict[Type, int] = {}
        self._aligns: dict[Type, int] = {}
        self._offsets: dict[Type, tuple[int, ...]] = {}
        for part in text.split("-"):
            if part:
                self._read(part)

    def _read(self, part: str) -> None:
        letter, rest = part[0], part[1:]
        if part in ("e", "E"):
            self.big_endian = part == "E"
        elif letter == "p":
            self._read_pointer(rest)
        elif letter in "ivf":
            width, abi, *_ = rest.split(":")
            table = {"i": self._ints, "v": self._vectors, "f": self._floats}[letter]
            table[int(width)] = max(1, int(abi) // 8)
        elif letter == "a" and rest.startswith(":"):
            self._aggregate_align = max(1, int(rest[1:].split(":")[0]) // 8)
        elif letter == "S":
            self.stack_align = int(rest) // 8
        elif letter == "A":
            self.alloca_space = int(rest)
        elif letter == "P":
            self.program_space = int(rest)
        elif letter == "G":
            self.global_space = int(rest)
        # m: (mangling), n (native integers), ni: (non-integral spaces), F (function pointers): no sizes

    def _read_pointer(self, rest: str) -> None:
        space, size, abi, *more = rest.split(":")
        bits = int(size)
        index_bits = int(more[1]) if len(more) > 1 else bits
        digits = space.lstrip("abcdefghijklmnopqrstuvwxyz").partition("(")[0]  # letters say what kind of pointer it is
        self._pointers[int(digits or 0)] = _Pointer(bits, max(1, int(abi) // 8), index_bits)

    # -- types -----------------------------------------------------------------------------------------------------

    def pointer_size(self, address_space: int = 0) -> int:
        return self._pointer(address_space).bits // 8

    def index_bits(self, address_space: int = 0) -> int:
        """The width in which addresses of that space are computed."""
        return self._pointer(address_space).index_bits

    def _pointer(self, address_space: int) -> _Pointer:
        return self._pointers.get(address_space, self._pointers[0])

    def bits(self, type_: Type) -> int:
        """The exact number of bits of a scalar or vector; for aggregates, 8 times the size."""
        if isinstance(type_, IntType):
            return type_.width
        if isinstance(type_, FloatType):
            return _FLOAT_BITS[type_.kind]
        if isinstance(type_, PointerType):
            return self._pointer(type_.address_space).bits
        if isinstance(type_, VectorType):
            return type_.count * self.bits(type_.element)
        return 8 * self.size(type_)

    def size(self, type_: Type) -> int:
        """How many bytes a store of it may write."""
        found = self._sizes.get(type_)
        if found is None:
            found = self._sizes[type_] = self._compute_size(type_)
        return found

    def _compute_size(self, type_: Type) -> int:
        if isinstance(type_, (IntType, FloatType, PointerType, VectorType)):
            return (self.bits(type_) + 7) // 8
        if isinstance(type_, ArrayType):
            return type_.count * self.alloc_size(type_.element)
        if isinstance(type_, StructType):
            return self._layout_struct(type_)[-1]
        if type_ is types.void or type_ is types.label:
            return 0
        if str(type_) == "x86_amx":
            return 1024
        if isinstance(type_, TargetType):
            return self.pointer_size()
        raise ValueError(f"{type_} has no size")

    def alloc_size(self, type_: Type) -> int:
        """The distance of two such elements of an array."""
        align = self.align(type_)
        return (self.size(type_) + align - 1) // align * align

    def align(self, type_: Type) -> int:
        """The ABI alignment."""
        found = self._aligns.get(type_)
        if found is None:
            found = self._aligns[type_] = self._compute_align(type_)
        return found

    def _compute_align(self, type_: Type) -> int:
        if isinstance(type_, IntType):
            return self._int_align(type_.width)
        if isinstance(type_, FloatType):
            bits = self.bits(type_)
            return self._floats.get(bits) or _power_of_two(bits // 8)
        if isinstance(type_, PointerType):
            return self._pointer(type_.address_space).align
        if isinstance(type_, VectorType):
            return self._vectors.get(self.bits(type_)) or _power_of_two(self.size(type_))
        if isinstance(type_, ArrayType):
            return self.align(type_.element)
        if isinstance(type_, StructType):
            own = [] if type_.packed else [self.align(field) for field in type_.fields]
            return max([1 if type_.packed else self._aggregate_align, *own])
        if str(type_) == "x86_amx":
            return 64
        return self._pointer(0).align

    def _int_align(self, width: int) -> int:
        for known in sorted(self._ints):
            if known >= width:
                return self._ints[known]
        return self._ints[max(self._ints)]

    # -- offsets ---------------------------------------------------------------------------------------------------

    def offset(self, struct: Type, index: int) -> int:
        """Where field `index` of a struct begins."""
        assert isinstance(struct, StructType)
        return self._layout_struct(struct)[index]

    def _layout_struct(self, struct: StructType) -> tuple[int, ...]:
        """The offset of each field, and behind them the size."""
        found = self._offsets.get(struct)
        if found is None:
            offsets: list[int] = []
            end = 0
            for field in struct.fields:
                if not struct.packed:
                    end = _round_up(end, self.align(field))
                offsets.append(end)
                end += self.alloc_size(field)
            if not struct.packed:
                end = _round_up(end, self.align(struct))
            found = self._offsets[struct] = (*offsets, end)
        return found

    def offset_of_indices(self, type_: Type, indices: Sequence[int]) -> int:
        """The distance a getelementptr of `type_` with constant indices moves; the first index steps over whole elements."""
        total = indices[0] * self.alloc_size(type_) if indices else 0
        return total + self.offset_of_path(type_, indices[1:])

    def offset_of_path(self, type_: Type, path: Sequence[int]) -> int:
        """Where the member at `path` (as of extractvalue) begins in a value of `type_`."""
        total = 0
        for index in path:
            if isinstance(type_, StructType):
                total += self.offset(type_, index)
                type_ = type_.fields[index]
            else:
                assert isinstance(type_, (ArrayType, VectorType)), f"{type_} has no members"
                type_ = type_.element
                total += index * self.alloc_size(type_)
        return total


def _round_up(value: int, align: int) -> int:
    return (value + align - 1) // align * align


def _power_of_two(value: int) -> int:
    """The least power of two that is not smaller."""
    return 1 << max(0, value - 1).bit_length()
