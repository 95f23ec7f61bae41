"""Underlying objects, offsets, escape: where a pointer of a function may point, and which two may meet.

Each pointer value is a map from *bases* to what is known of its distance from them. A base is the value at which memory
enters the function's sight: an argument, an alloca, an allocation, a global, null, or else the instruction that produced
the pointer (a load, a call, inttoptr). The map is a fixed point through getelementptr, casts, phi, select and calls that
return an argument. `UNKNOWN` stands for everything where there would be too many bases.

Scoped no-alias metadata is not used: it says nothing about different iterations of a loop.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Set
from typing import Protocol

from enzyme_hub.analysis.flow.cfg import reverse_postorder
from enzyme_hub.analysis.induction import congruence
from enzyme_hub.analysis.induction.congruence import ANY, Congruence
from enzyme_hub.analysis.memory.effects import EffectsAnalysis, analysis_of, is_allocation
from enzyme_hub.analysis.memory.escape import Escape, find_escape
from enzyme_hub.analysis.memory.private import is_private
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Alias, Function, GlobalVariable
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    GlobalValue,
    Value,
)
from enzyme_hub.languages.heap import Reallocation
from enzyme_hub.languages.meaning import meaning

MOST_BASES = 16
UNKNOWN = Value(types.ptr, "unknown memory")
NULL = ConstantWord(types.ptr, "null")
ELSEWHERE = inst.Freeze(UNKNOWN)  # stands for all memory but what no pointer in memory leads to

Place = dict[Value, Congruence]
EXACT = Congruence(0)


class Category(enum.Enum):
    """What a base may share memory with, besides itself; see `MEETS`."""

    NOWHERE = "nowhere"  # null and undefined pointers
    LOCAL = "local"  # memory of this function that no pointer in memory leads to
    ESCAPED = "escaped"  # memory of this function, or of a noalias argument, that pointers in memory may lead to
    ARGUMENT = "argument"
    GLOBAL = "global"
    PRIVATE = "private"  # a global variable that only its name leads to
    FOREIGN = "foreign"  # a pointer that came from memory, from a call, from an integer
    ELSEWHERE = "elsewhere"  # whatever other functions may reach
    UNKNOWN = "unknown"


_OPEN = frozenset((Category.ARGUMENT, Category.GLOBAL, Category.FOREIGN, Category.ELSEWHERE, Category.UNKNOWN))
MEETS: dict[Category, frozenset[Category]] = {
    Category.NOWHERE: frozenset(),
    Category.LOCAL: frozenset((Category.UNKNOWN,)),
    Category.ESCAPED: frozenset((Category.FOREIGN, Category.ELSEWHERE, Category.UNKNOWN)),
    Category.ARGUMENT: _OPEN,
    Category.GLOBAL: _OPEN - {Category.GLOBAL},
    Category.PRIVATE: frozenset((Category.ELSEWHERE, Category.UNKNOWN)),
    Category.FOREIGN: _OPEN | {Category.ESCAPED},
    Category.ELSEWHERE: _OPEN | {Category.ESCAPED, Category.PRIVATE},
    Category.UNKNOWN: _OPEN | {Category.ESCAPED, Category.LOCAL, Category.PRIVATE},
}


class CallerFacts(Protocol):
    """What the callers of a function know of what they give it."""

    def are_apart(self, left: Value, right: Value) -> bool:
        """True for two bases that are never in the same memory."""

    def stays(self, argument: Argument) -> bool:
        """True if nobody writes to where an argument leads, in any thread, as long as one may read it again."""


class PointerInfo:
    """The pointers of one function, as it is now. `given`: what is known of its arguments."""

    def __init__(
        self, function: Function, effects: EffectsAnalysis | None = None, given: CallerFacts | None = None
    ) -> None:
        self.function = function
        self._given = given
        self.effects = effects if effects is not None else analysis_of(function.module)
        self._layout: DataLayout = function.module.layout
        self._places: dict[Value, Place] = {}
        self._escapes: dict[Value, Escape] = {}
        self._categories: dict[Value, Category] = {}
        self._looping: set[Value] | None = None
        self._find_places()

    # -- questions ------------------------------------------------------------------------------------------------------

    def stays(self, argument: Argument) -> bool:
        """True if it is known that nobody writes to where an argument leads, in any thread."""
        return self._given is not None and self._given.stays(argument)

    def bases(self, pointer: Value) -> frozenset[Value]:
        """The objects the pointer may point into."""
        return frozenset(self.place(pointer))

    def all_bases(self, pointer: Value) -> frozenset[Value]:
        """The same, however many: a pointer of too many bases (`UNKNOWN`) is followed to where it comes from."""
        if UNKNOWN not in (known := self.bases(pointer)):
            return known
        found: set[Value] = set()
        work = Worklist([pointer])
        for one in work:
            bases = self.bases(one)
            if UNKNOWN not in bases:
                found |= bases
                continue
            if isinstance(one, inst.CallBase):
                found.add(one)
            work.extend(sources(one))
        return frozenset(found)

    def offset(self, pointer: Value) -> tuple[Value, int] | None:
        """The pointer as one base and a constant number of bytes, or None."""
        place = self.place(pointer)
        if len(place) != 1:
            return None
        ((base, distance),) = place.items()
        return (base, distance.offset) if distance.is_exact and base is not UNKNOWN else None

    def place(self, pointer: Value) -> Place:
        """Each base with what is known of the distance from it."""
        found = self._places.get(pointer)
        if found is None:
            found = self._of_constant(pointer)
        return found

    def is_own_copy(self, base: Value) -> bool:
        """True for an argument whose memory was copied for this call."""
        return isinstance(base, Argument) and any(
            base.has_attribute(word) for word in ("byval", "inalloca", "preallocated")
        )

    def is_own(self, base: Value) -> bool:
        """True for memory that begins in this function: another base of that kind is other memory."""
        return isinstance(base, inst.Alloca) or self.is_own_copy(base) or self.is_fresh(base)

    def is_fresh(self, base: Value) -> bool:
        """True for a call whose result is new memory (or null).

        Who declares a function so (`noalias`, C's attribute malloc) may hand out the same memory again when he knows that it
        is not used any more: the reverse sweep would still use it. So a body has to bear that out.
        """
        if not isinstance(base, inst.CallBase):
            return False
        if is_allocation(base) or isinstance(meaning(base), Reallocation):
            return True
        function = base.called_function
        if "noalias" not in (*base.result_attributes, *(function.result_attributes if function is not None else ())):
            return False
        return function is None or function.is_declaration or not self.effects.of_function(function).returns_old

    def escapes(self, base: Value) -> bool:
        """May a copy of a pointer to this base be in memory or in other hands while the function runs?"""
        return self._escape(base).captured

    def is_returned(self, base: Value) -> bool:
        """May a pointer to this base be the function's result, or a part of it?"""
        return self._escape(base).returned

    def category(self, base: Value) -> Category:
        found = self._categories.get(base)
        if found is None:
            found = self._categories[base] = self._categorise(base)
        return found

    def is_stable(self, base: Value) -> bool:
        """True if the base is one and the same address whenever it is used, or each of its instances other memory."""
        if not isinstance(base, inst.Instruction) or self.is_own(base):
            return base is not UNKNOWN
        if self._looping is None:
            self._looping = _blocks_in_cycles(self.function)
        return base.block not in self._looping

    def bases_meet(self, left: Value, right: Value) -> bool:
        """May two different bases share memory?"""
        if self.category(right) not in MEETS[self.category(left)]:
            return False
        return self._given is None or not self._given.are_apart(left, right)

    def apart_from(self, base: Value, others: Iterable[Value]) -> Set[Value]:
        """The base, and those of the others that share no memory with it by what is known of the arguments."""
        given = self._given
        return {base} if given is None else {base, *(other for other in others if given.are_apart(base, other))}

    def may_alias(self, p: Value, size_p: int | None, q: Value, size_q: int | None) -> bool:
        """May `size_p` bytes from p and `size_q` bytes from q share a byte, whenever each is executed?"""
        for base, here in self.place(p).items():
            for other, there in self.place(q).items():
                if base is not other:
                    if self.bases_meet(base, other):
                        return True
                elif self.category(base) is not Category.NOWHERE and (
                    not self.is_stable(base) or here.may_overlap(size_p, there, size_q)
                ):
                    return True
        return False

    def _categorise(self, base: Value) -> Category:
        if base is UNKNOWN:
            return Category.UNKNOWN
        if isinstance(base, ConstantWord):
            return Category.NOWHERE
        if base is ELSEWHERE:
            return Category.ELSEWHERE
        if isinstance(base, GlobalVariable):
            return Category.PRIVATE if is_private(base, self.function.module) else Category.GLOBAL
        if isinstance(base, Argument) and not self.is_own_copy(base) and not base.has_attribute("noalias"):
            return Category.ARGUMENT
        if isinstance(base, Argument) or self.is_own(base):
            return Category.ESCAPED if self.escapes(base) else Category.LOCAL
        return Category.FOREIGN

    def _escape(self, base: Value) -> Escape:
        found = self._escapes.get(base)
        if found is None:
            found = self._escapes[base] = find_escape(base, self.effects, self.bases)
        return found

    # -- the fixed point --------------------------------------------------------------------------------------------------

    def _find_places(self) -> None:
        for argument in self.function.arguments:
            if argument.type.holds_pointer:
                self._places[argument] = {argument: EXACT if argument.type.is_pointer else ANY}
        order = [i for block in reverse_postorder(self.function) for i in block.instructions if i.type.holds_pointer]
        reachable = set(order)
        work = order[::-1]
        waiting = set(order)
        while work:
            i = work.pop()
            waiting.discard(i)
            found = self._transfer(i)
            old = self._places.get(i)
            if old is not None:
                found = join((old, found))
            if found == old:
                continue
            self._places[i] = found
            for user in i.users:
                if user in reachable and user not in waiting:
                    waiting.add(user)
                    work.append(user)
        for i in self.function.instructions:
            if i.type.holds_pointer and i not in reachable:
                self._places[i] = {}  # in code that never runs

    def _transfer(self, i: inst.Instruction) -> Place:
        """Where the pointer an instruction makes may point, from what is known of its operands so far.

        A vector, a struct or an array of pointers may point where any of them may.
        """
        if isinstance(i, inst.GetElementPtr):
            return shifted(self._so_far(i.pointer), distance_of(i, self._layout))
        if isinstance(i, inst.ExtractElement):
            return self._so_far(i.operand(0))
        if isinstance(i, (inst.InsertElement, inst.ShuffleVector)):
            return join((self._so_far(i.operand(0)), self._so_far(i.operand(1))))
        if isinstance(i, inst.Cast) and i.opcode in ("bitcast", "addrspacecast"):
            return self._so_far(i.operand(0))
        if isinstance(i, inst.Freeze):
            return self._so_far(i.operand(0))
        if isinstance(i, inst.Phi):
            return join(self._so_far(value) for value, _ in i.incoming)
        if isinstance(i, inst.Select):
            return join((self._so_far(i.operand(1)), self._so_far(i.operand(2))))
        if isinstance(i, inst.CallBase):
            return self._of_call(i)
        if isinstance(i, inst.InsertValue):
            return join(self._so_far(operand) for operand in i.operands if operand.type.holds_pointer)
        if isinstance(i, inst.ExtractValue):
            return self._of_member(i) if i.type.is_pointer else self._so_far(i.operand(0))
        return {i: EXACT if i.type.is_pointer else ANY}

    def _of_member(self, extract: inst.ExtractValue) -> Place:
        """A pointer taken out of a struct: one that was put there, or else, if the struct came from elsewhere, a base."""
        member = inserted_member(extract)
        if member is not None:
            return self._so_far(member)
        place = self._so_far(extract.operand(0))
        parts: list[Place] = [{base: here} for base, here in place.items() if base.type.is_pointer]
        return join([*parts, {extract: EXACT}] if len(parts) < len(place) else parts)

    def _so_far(self, pointer: Value) -> Place:
        if isinstance(pointer, inst.Instruction):
            return self._places.get(pointer, {})
        return self.place(pointer)

    def _of_call(self, call: inst.CallBase) -> Place:
        function = call.called_function
        for index, argument in enumerate(call.arguments):
            declared = function is not None and index < len(function.arguments)
            if call.argument_attribute(index, "returned") or (
                declared and function is not None and function.arguments[index].has_attribute("returned")
            ):
                return self._so_far(argument)
        if self.is_fresh(call):
            return {call: EXACT}
        effects = self.effects.of_call(call)
        # An argument that is captured may come back as any pointer from elsewhere may.
        parts = [shifted(self._so_far(call.arguments[k]), ANY) for k in effects.returns - effects.captures]
        if effects.returns_other or effects.returns & effects.captures or not parts:
            parts.append({call: EXACT})
        return join(parts)

    def _of_constant(self, pointer: Value) -> Place:
        if isinstance(pointer, ConstantWord):
            return {NULL: EXACT} if pointer.is_zero else {}
        if isinstance(pointer, ConstantAggregate):
            return join(self._of_constant(element) for element in pointer.elements if element.type.holds_pointer)
        if isinstance(pointer, Alias):
            return self._of_constant(pointer.target) if pointer.target is not None else {pointer: ANY}
        if isinstance(pointer, GlobalValue):
            return {pointer: EXACT}
        if isinstance(pointer, ConstantSplat):
            return self._of_constant(pointer.element)
        if isinstance(pointer, ConstantExpr) and pointer.type.is_pointer:
            if pointer.opcode == "getelementptr" and pointer.source_type is not None:
                distance = _steps(pointer.source_type, pointer.operands[1:], self._layout)
                return shifted(self._of_constant(pointer.operands[0]), distance)
            if pointer.opcode in ("bitcast", "addrspacecast"):
                return self._of_constant(pointer.operands[0])
            if _is_no_address(pointer):
                return {NULL: EXACT}
        return {pointer: ANY} if pointer.type.holds_pointer else {UNKNOWN: ANY}


def distance_of(gep: inst.GetElementPtr, layout: DataLayout) -> Congruence:
    """The bytes that a getelementptr adds."""
    found = _steps(gep.source_type, gep.indices, layout)
    return found if {"inbounds", "nusw"} & set(gep.flags) else found.wrapped(64)


def _steps(type_: types.Type, indices: Iterable[Value], layout: DataLayout) -> Congruence:
    total = Congruence(0)
    current: types.Type | None = None  # None: the first index steps over whole elements
    for index in indices:
        if isinstance(current, StructType):
            if not isinstance(index, ConstantInt):
                return ANY
            total += Congruence(layout.offset(current, index.value))
            current = current.fields[index.value]
            continue
        if current is None:
            current = type_
        elif isinstance(current, (types.ArrayType, types.VectorType)):
            current = current.element
        if isinstance(current, types.VectorType) and current.scalable:
            return ANY
        total += congruence.of_integer(index).scaled(layout.alloc_size(current))
    return total


def _is_no_address(pointer: ConstantExpr) -> bool:
    """True for a word with the first bit set, where no program has memory: Swift's references to nothing, or text within them."""
    word = pointer.operands[0]
    return (
        pointer.opcode == "inttoptr"
        and isinstance(word, ConstantInt)
        and word.type is types.i64
        and (word.value >> 63) & 1 == 1
    )


def shifted(place: Place, distance: Congruence) -> Place:
    if distance == EXACT:
        return place
    return {base: here + distance for base, here in place.items()}


def join(places: Iterable[Place]) -> Place:
    """The place of a pointer that is one of several; too many bases become UNKNOWN."""
    found: Place = {}
    for place in places:
        for base, here in place.items():
            old = found.get(base)
            found[base] = here if old is None else old.join(here)
    if UNKNOWN in found or len(found) > MOST_BASES:
        return {UNKNOWN: ANY}
    return found


def sources(pointer: Value) -> tuple[Value, ...]:
    """The pointers of which an instruction makes one: where they point, it may."""
    if not isinstance(pointer, inst.Instruction):
        return ()
    operands = pointer.arguments if isinstance(pointer, inst.CallBase) else pointer.operands
    return tuple(operand for operand in operands if operand.type.holds_pointer)


def inserted_member(extract: inst.ExtractValue) -> Value | None:
    """The value that an insertvalue before it put where the extractvalue takes from."""
    aggregate = extract.operand(0)
    while isinstance(aggregate, inst.InsertValue):
        if aggregate.indices == extract.indices:
            return aggregate.operand(1)
        shorter = min(len(aggregate.indices), len(extract.indices))
        if aggregate.indices[:shorter] == extract.indices[:shorter]:
            return None  # a part, or a whole that contains it
        aggregate = aggregate.operand(0)
    return None


def _blocks_in_cycles(function: Function) -> set[Value]:
    from enzyme_hub.analysis.flow.reachability import Order

    order = Order(function)
    return {block for block in order.blocks if order.repeats(block)}
