"""Numbers made of bits that come from other numbers: where a derivative would be lost without a word.

Activity believes the types: what they call an integer carries no derivative. But integers may hold a number's bits, and
programs swap, shift, mask and copy them and make numbers of them again. This is the second witness, which does not trust
types: it follows the bits of varied numbers from where the types lose sight of them to where a number is made of them.
Such a place is `lost`, and has to be refused.

How sure it is that an integer read from memory is a number's bits is its level. What the program's own types declare to
be an integer is none. The levels decide which uses are lost (`carry`, `stored`).
"""

from __future__ import annotations

import enum
from collections.abc import Container, Iterable
from functools import cached_property
from typing import TypeAlias

from enzyme_hub.analysis.activity.converted import made_of_converted
from enzyme_hub.analysis.activity.flow_of_bytes import Flow, Places, body_of
from enzyme_hub.analysis.activity.followed import Followed
from enzyme_hub.analysis.activity.own_integers import reads_own_integers
from enzyme_hub.analysis.activity.told_integers import is_told, is_told_count, takes_place_of_number
from enzyme_hub.analysis.activity.uses import Use, data_operands, is_bit_operation, use_of
from enzyme_hub.analysis.activity.varied import Given, Varied, everything_varied, memory_of_arguments
from enzyme_hub.analysis.bit_forms import becomes_known_number, makes_number_of_bits
from enzyme_hub.analysis.types.answers import scan
from enzyme_hub.analysis.types.evidence import ACCESS, INTEGER, VECTOR
from enzyme_hub.analysis.types.nodes import Node, find
from enzyme_hub.analysis.types.overlap import has_float
from enzyme_hub.analysis.types.partial import Overwritten, moves_low_half, overwritten
from enzyme_hub.analysis.types.tbaa import HEADERS
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import ArrayType, FloatType, IntType, StructType
from enzyme_hub.ir.values import Argument, Constant, ConstantInt, ConstantSplat, Value
from enzyme_hub.ir.walk import LANES, MOVES
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.meaning import Custom, meaning

MANTISSA = {64: 52, 32: 23}
SMALLEST_NUMBER = 4  # bytes
_MOVE_POINTERS = MOVES | LANES | {"call", "extractvalue", "inttoptr", "invoke", "load"}
"""Whose result is a pointer that they are given, bit by bit: compilers move numbers as pointers, too."""


class Level(enum.IntEnum):
    """What is known of an integer that may be a number's bits."""

    TOLD = 1  # made of a word that is told to be an integer: no number is made of it
    COUNT = 2  # the same without a condition before it: it is not even converted
    ARITHMETIC = 3  # the program only ever computes with it as an integer
    BESIDE = 4  # an element of an array that may reach over numbers
    NUMBER = 5  # a number's bits, or nothing says that it is an integer


@record
class Lost:
    """At `at` a number is made of bits that come from the number read or made at `origin`."""

    at: inst.Instruction
    origin: inst.Instruction | Argument


Source: TypeAlias = "tuple[inst.Instruction | Argument, Level]"
"""What has a number's bits in which the types see no number, and how sure that is."""


class LostBits:
    """The lost bits of the functions that requests reach. `given` are the requested functions and argument kinds."""

    def __init__(self, places: Places, given: Iterable[Given]) -> None:
        self.places = places
        self._given = list(given)
        self._carries: dict[Value, bool] = {}
        self._varied_sources: list[Source] = []
        self._found: list[Lost] = []  # in all functions together
        self._levels: dict[Value, int] = {}
        sources, converted, fractions = self._sources(), self._converted(), made_of_converted(places)
        if converted or fractions or self._follow(sources, places.functions):  # could be, if all memory were varied
            varied = everything_varied(self.places, self._given)
            self._varied_sources = [s for s in sources if self._is_varied(varied, s[0])]
            self._found = [lost for lost in converted if self._is_varied(varied, lost.at)]
            self._found += [Lost(one.at, one.origin) for one in fractions if one.number in varied.levels]
            self._found += self._follow(self._varied_sources, places.functions)

    def below(self, functions: Container[Function]) -> Lost | None:
        """One that is lost while these functions run, which are all that a requested function reaches; None if none is.

        The type graph has memory that several requests are given as one; bits that another request moves are none of this one's.
        """
        found = next((lost for lost in self._found if lost.at.function in functions), None)
        if found is None or found.origin.function in functions:
            return found
        sources = [source for source in self._varied_sources if source[0].function in functions]
        return next(iter(self._follow(sources, functions)), None)

    def __bool__(self) -> bool:
        return bool(self._found)

    def may_be_number(self, value: Value) -> bool:
        """True if an integer may have the bits of a number, by its types or by where it comes from."""
        if not _may_hold_bits(value):
            return False
        return self.carries_number(value) or self._levels.get(value, 0) > Level.COUNT

    def is_callers(self, leaf: Node) -> bool:
        """True for a scalar in memory that the requested function is given."""
        return leaf in self._argument_memory

    def carries_number(self, value: Value) -> bool:
        """True if some of the value's bytes are a number, or may be as far as the types know."""
        found = self._carries.get(value)
        if found is None:
            found = self._carries[value] = self._find_carries(value)
        return found

    def _find_carries(self, value: Value) -> bool:
        if not _may_hold_bits(value):
            return value.type.scalar.is_float
        assert isinstance(value, (inst.Instruction, Argument))
        return self.places.types.function(value.function).carries_number(value)

    # -- where the types lose sight of them ---------------------------------------------------------------------------------

    def _sources(self) -> list[Source]:
        found: list[Source] = []
        for function in self.places.functions:
            for argument in function.arguments:
                given = [
                    a for call in self.places.callers.get(function, ()) for a in call.arguments[argument.index :][:1]
                ]
                if self._loses(argument, given):
                    found.append((argument, Level.NUMBER))
            for i in function.instructions:
                level = self._level(i)
                if level is not None:
                    found.append((i, level))
        return found

    def _converted(self) -> list[Lost]:
        """Where a number's bits are taken for an integer, and that for a number, with nothing between."""
        found: list[Lost] = []
        for function in self.places.functions:
            for i in function.instructions:
                if i.opcode in ("sitofp", "uitofp"):
                    value = _before_memory(i.operand(0))
                    if isinstance(value, (inst.Instruction, Argument)) and self.carries_number(value):
                        found.append(Lost(i, value))
        return found

    def _loses(self, value: Value, before: Iterable[Value]) -> bool:
        """True if the types see a number before the value gets its bytes, and none afterwards."""
        if not _may_hold_bits(value) or self.carries_number(value):
            return False
        return any(not one.type.scalar.is_float and self.carries_number(one) for one in before)

    def _level(self, i: inst.Instruction) -> Level | None:
        """How sure it is that an instruction's result, in which the types see no number, has a number's bits."""
        if is_told(i):
            return Level.COUNT if is_told_count(i) else Level.TOLD
        if i.type.scalar.is_pointer:
            return Level.NUMBER if self._is_number_as_pointer(i) else None
        if not _may_hold_bits(i) or use_of(i) is Use.ZERO or _is_highest_bit(i):
            return None
        if isinstance(i, inst.Load):
            return None if self.carries_number(i) else self._level_of_load(i)
        if isinstance(i, (inst.ExtractValue, inst.ExtractElement)):
            return Level.NUMBER if self._loses(i, i.operands[:1]) and not self._lies_beside_numbers(i) else None
        if isinstance(i, inst.CallBase):
            if isinstance(meaning(i), Custom):
                return Level.ARITHMETIC  # a small struct with numbers in it is returned so
            called = body_of(i)
            before = i.arguments if called is None else called.returned
        else:
            before = data_operands(i)
        return Level.NUMBER if self._loses(i, before) and not self._leaves_numbers_out(i) else None

    def _lies_beside_numbers(self, i: inst.ExtractValue | inst.ExtractElement) -> bool:
        """True if no byte of the member that is taken is a number's, or part of one."""
        whole, layout = i.operand(0), self.places.layout
        if not isinstance(whole, (inst.Instruction, Argument)):
            return True
        parts = self.places.types.function(whole.function).parts(whole)
        if parts is None:
            return False
        if isinstance(i, inst.ExtractValue):
            start = layout.offset_of_path(whole.type, i.indices)
        elif isinstance(index := i.operand(1), ConstantInt):
            start = index.value * layout.size(i.type)
        else:
            return not any(isinstance(part.kind, FloatType) for part in parts)
        end = start + layout.size(i.type)
        numbers = ((p.offset, p.offset + layout.size(p.kind)) for p in parts if isinstance(p.kind, FloatType))
        return all(end <= first or last <= start for first, last in numbers)

    def _leaves_numbers_out(self, i: inst.Instruction) -> bool:
        """True if, of an integer that holds numbers beside other things, only the other things get into the result."""
        value = i.operand(0)
        if not isinstance(value, (inst.Instruction, Argument)) or not value.type.is_int:
            return False
        parts = self.places.types.function(value.function).parts(value)
        if parts is None:
            return False
        size = self.places.layout.size
        ranges = [(8 * p.offset, 8 * (p.offset + size(p.kind))) for p in parts if isinstance(p.kind, FloatType)]
        if i.opcode == "trunc" and isinstance(i.type, IntType):
            return all(start >= i.type.width for start, _ in ranges)
        if len(i.operands) != 2 or not isinstance(amount := i.operand(1), ConstantInt):
            return False
        if i.opcode == "lshr":
            return all(end <= amount.value for _, end in ranges)
        if i.opcode == "and":
            return all(not (amount.value >> start) & ((1 << (end - start)) - 1) for start, end in ranges)
        return False

    def _is_number_as_pointer(self, i: inst.Instruction) -> bool:
        """True if a pointer may be made of a number's bits: nobody follows it, and a number is where it comes from."""
        if i.opcode == "inttoptr":
            return self.carries_number(i.operand(0)) and i not in self._followed
        if isinstance(i, inst.Load) and i not in self._followed:
            return any(map(_is_number_and_no_pointer, self.places.read_by(i)))
        return False

    @cached_property
    def _followed(self) -> Followed:
        return Followed(self.places)

    def _level_of_load(self, load: inst.Load) -> Level | None:
        if (
            load in self.places.types.contested
            or self._is_of_header(load)
            or reads_own_integers(load, self.places.layout)
        ):
            return None
        if moves_low_half(self.places.types.function(load.function), load):
            return None
        equations = self.places.types.equations
        size = self.places.layout.size(load.type)
        kinds: dict[object, int] = {}
        for frame in equations.frames.of.get(load.function, ()):
            equations.frame = frame
            for part in scan(*equations.place(load.pointer), size):
                for kind, rank, _ in part.facts:
                    kinds[kind] = max(rank, kinds.get(kind, 0))
        leaves = self.places.read_by(load)
        floats = (rank for kind, rank in kinds.items() if isinstance(kind, FloatType))
        if any(rank != VECTOR for rank in floats) or any(map(has_float, leaves)):
            return Level.NUMBER
        overlaps = self.places.overlaps
        beside = [leaf for leaf in leaves if any(map(has_float, overlaps.of(leaf)))]
        if any(leaf in overlaps.in_records for leaf in beside):
            return Level.NUMBER
        if any(leaf in overlaps.certain for leaf in beside):
            return Level.BESIDE
        if beside and any(leaf in overlaps.kept_apart for leaf in leaves) and not self._is_integer_by_its_tag(load):
            return Level.NUMBER
        if any(leaf in overlaps.in_step for leaf in beside) and not self._is_integer_by_its_tag(load):
            return Level.BESIDE
        declared = all(leaf.evidence is not None and leaf.evidence.is_declared_integer for leaf in leaves)
        if leaves and declared and not self._holds_a_copy(load, leaves):
            return None
        if kinds.get(INTEGER, 0) >= ACCESS:
            return Level.ARITHMETIC
        if beside:
            return Level.BESIDE
        return Level.NUMBER if size >= SMALLEST_NUMBER else Level.ARITHMETIC

    def _is_of_header(self, load: inst.Load) -> bool:
        """True if the load reads what a language's own code alone writes: how many elements an array has."""
        tag = self.places.types.equations.tbaa.of(load)
        return tag is not None and tag.name in HEADERS

    def _is_integer_by_its_tag(self, load: inst.Load) -> bool:
        """True if the language says that this very load reads no number: memcpy and unions have no such tags."""
        tag = self.places.types.equations.tbaa.of(load)
        return tag is not None and tag.scalar is not None and tag.scalar.kind == INTEGER

    def _holds_a_copy(self, load: inst.Load, leaves: Iterable[Node]) -> bool:
        """True if the load reads words of the program's own into which the caller's memory is copied.

        How the words are declared says nothing of what is in them. In Rust it does, unless the program makes numbers of integers' bits
        (`f64::from_bits`): other ways from words to numbers are in memory that is declared as numbers, too.
        """
        if not any(leaf in self._argument_memory for leaf in leaves) or not self._is_own(load.pointer):
            return False
        is_rust = self.places.types.module.metadata.language(load.function) == "DW_LANG_Rust"
        return not is_rust or self._makes_numbers_of_words

    @cached_property
    def _makes_numbers_of_words(self) -> bool:
        """True if some integer becomes the number that has its bits."""
        return any(
            i.opcode == "bitcast"
            and i.type.scalar.is_float
            and i.operand(0).type.scalar.is_int
            and not i.operand(0).is_constant
            for function in self.places.functions
            for i in function.instructions
        )

    def _is_own(self, pointer: Value) -> bool:
        """True if a pointer may lead to memory that the program made, and not its caller."""
        work = Worklist([pointer])
        for value in work:
            if isinstance(value, inst.Alloca) or (isinstance(value, inst.CallBase) and _makes_memory(value)):
                return True
            if isinstance(value, Argument):
                calls = self.places.callers.get(value.function, ())
                work.extend(a for call in calls for a in call.arguments[value.index :][:1])
            elif isinstance(value, inst.Instruction) and not isinstance(value, inst.CallBase):
                work.extend(operand for operand in value.operands if operand.type.is_pointer)
        return False

    # -- where they go ------------------------------------------------------------------------------------------------------

    def _follow(self, sources: list[Source], within: Container[Function]) -> list[Lost]:
        if not sources:
            return []
        bits = _Bits(self.places, self, self._argument_memory, within)
        for i, level in sources:
            bits.raise_value(i, level, i)
        bits.run()
        self._levels = bits.levels
        return bits.lost

    @cached_property
    def _argument_memory(self) -> dict[Node, Argument]:
        return memory_of_arguments(self.places, self._given)

    # -- what is varied -----------------------------------------------------------------------------------------------------

    def _is_varied(self, varied: Varied, source: inst.Instruction | Argument) -> bool:
        if isinstance(source, inst.Load):
            overlaps = self.places.overlaps
            leaves = self.places.read_by(source)
            return source in varied.levels or any(
                one in varied.memory for leaf in leaves for one in (leaf, *overlaps.of(leaf))
            )
        if isinstance(source, Argument) or (isinstance(source, inst.CallBase) and not is_told(source)):
            return source in varied.levels
        return any(operand in varied.levels for operand in source.operands)


class _Bits(Flow):
    """Where bits go that the types have lost sight of."""

    def __init__(
        self, places: Places, bits: LostBits, argument_memory: Container[Node], within: Container[Function]
    ) -> None:
        super().__init__(places)
        self._within = within
        self._carries_number = bits.carries_number
        self._argument_memory = argument_memory
        self.lost: list[Lost] = []

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        if i.function not in self._within:
            return 0
        if use_of(i) is Use.ZERO or i.type.is_void or _is_step_function(i):
            return 0
        if i.type.is_pointer and (not origin.type.is_pointer or i.opcode not in _MOVE_POINTERS):
            return 0
        if makes_number_of_bits(i):
            return 0  # it is known what number these bits make
        if isinstance(i, inst.CallBase) and isinstance(meaning(i), Custom) and level >= Level.NUMBER:
            self.lost.append(Lost(i, origin))
        if not self._carries_number(i):
            return level
        if level <= Level.COUNT and isinstance(i, inst.Load):
            return 0  # it is stored where a number may be only in the place of one
        if level <= Level.COUNT and _is_of_bits(i) and i.type.scalar.is_int:
            return level  # as an integer, it goes on
        if level == Level.COUNT and isinstance(i, (inst.Phi, inst.Select)) and i.type.scalar.is_int:
            return level
        if i.type.scalar.is_int and becomes_known_number(i):
            return 0
        if isinstance(i, inst.ExtractValue) and i.type.scalar.is_float:
            return 0  # an integer beside it has the bits
        if isinstance(i.type, (ArrayType, StructType)) and not isinstance(i, inst.Load):
            return level  # and it keeps them, beside the numbers
        converts = i.opcode in ("sitofp", "uitofp") or (isinstance(i, inst.CallBase) and i.type.scalar.is_float)
        if level >= Level.NUMBER or level == Level.COUNT or not converts:
            self.lost.append(Lost(i, origin))
        return 0

    def reaches_over(self, level: int) -> bool:
        return level >= Level.BESIDE

    def stored(self, store: inst.Store, leaf: Node, level: int, origin: inst.Instruction | Argument) -> None:
        told = level <= Level.COUNT and has_float(leaf) and not takes_place_of_number(store)
        known = self.places.types.function(store.function)
        if told and overwritten(known, store) in (Overwritten.LOW, Overwritten.WORD):
            return
        if origin.type.scalar.is_pointer and not has_float(leaf):
            return
        if told or (level >= Level.BESIDE and leaf in self._argument_memory):
            self.lost.append(Lost(store, origin))


def _is_of_bits(i: inst.Instruction) -> bool:
    return is_bit_operation(i) if isinstance(i, inst.CallBase) else use_of(i) is Use.BITS


def _before_memory(value: Value) -> Value:
    """What was stored just before it is read again: in memory of several types, what lies there now."""
    if isinstance(value, inst.Load) and value.block is not None:
        instructions = value.block.instructions
        for position in range(instructions.index(value) - 1, -1, -1):
            i = instructions[position]
            if isinstance(i, inst.Store) and i.pointer is value.pointer and i.value.type is value.type:
                return i.value
            if i.may_write:
                break
    return value


def _makes_memory(call: inst.CallBase) -> bool:
    return isinstance(meaning(call), (Allocation, Reallocation))


def _may_hold_bits(value: Value) -> bool:
    type_ = value.type
    if isinstance(value, Constant) or type_.is_void or type_ is types.metadata:
        return False
    return not type_.scalar.is_pointer and not type_.scalar.is_float and type_.scalar is not types.i1


def _is_number_and_no_pointer(leaf: Node) -> bool:
    """True for a place where numbers lie, from which words are read as pointers that nobody follows."""
    return has_float(leaf) and (leaf.target is None or find(leaf.target[0]).is_blank)


def _is_step_function(i: inst.Instruction) -> bool:
    """True for what keeps a number's sign and exponent alone: a step function, with derivative zero."""
    width = i.type.scalar.width if isinstance(i.type.scalar, IntType) else 0
    mantissa = MANTISSA.get(width)
    if mantissa is None or i.opcode not in ("lshr", "ashr", "and"):
        return _is_highest_bit(i)
    amount = i.operand(1)
    if not isinstance(amount, ConstantInt):
        return _is_highest_bit(i)
    if i.opcode == "and":
        return amount.value & ((1 << mantissa) - 1) == 0
    return amount.value >= mantissa


def _is_highest_bit(i: inst.Instruction) -> bool:
    """True for the highest bit of an integer, alone or everywhere: LLVM writes so that it is compared with zero."""
    if i.opcode not in ("ashr", "lshr") or not isinstance(i.type.scalar, IntType):
        return False
    amount = i.operand(1)
    amount = amount.element if isinstance(amount, ConstantSplat) else amount
    return isinstance(amount, ConstantInt) and amount.value == i.type.scalar.width - 1
