"""Values that are the same for all threads of a team, at all times while they run a function."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.induction.linear import Linear
from enzyme_hub.analysis.memory.alias import UNKNOWN, Category, PointerInfo
from enzyme_hub.analysis.memory.written_places import AccessType, KindsOf
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Constant, Value

_DEEPEST = 40


class CallerFacts(Protocol):
    """What is known of the arguments of a function that all threads call."""

    def is_captured(self, argument: Argument) -> bool:
        """True if nothing but this argument leads to its memory."""

    def are_apart(self, left: Value, right: Value) -> bool:
        """True for two pointers, read from memory of such arguments, that never lead to the same memory."""


class Alike:
    """Answers for one function; `given` knows what it is called with."""

    def __init__(self, cfg: CFG, pointers: PointerInfo, kinds: KindsOf, given: CallerFacts) -> None:
        self._cfg = cfg
        self._pointers = pointers
        self._layout = pointers.function.module.layout
        self._kinds = kinds
        self._given = given
        self._uniform: dict[Value, bool] = {}
        self._loads: dict[tuple[Value, Type], Value] = {}

    def bases_meet(self, a: Value, b: Value) -> bool:
        info = self._pointers
        if a is b:
            return info.category(a) is not Category.NOWHERE
        if any(isinstance(one, Argument) and self._given.is_captured(one) for one in (a, b)):
            return False
        return info.bases_meet(a, b) and not self._given.are_apart(a, b)

    # -- pieces ---------------------------------------------------------------------------------------------------------------
    def same(self, base: Linear) -> Linear | None:
        """A sum with one value for two loads of the same, if it has one value in all threads at all times."""
        if not all(map(self._is_uniform, base.values())):
            return None
        same = Linear(base.width, base.constant)
        for atom, factor in base.terms.items():
            same = same + Linear(base.width, 0, {self._first_load(atom) if isinstance(atom, Value) else atom: factor})
        return same

    def _first_load(self, value: Value) -> Value:
        """For loads that give the same one of them."""
        if not isinstance(value, inst.Load) or not self._is_uniform(value):
            return value
        return self._loads.setdefault((value.pointer, value.type), value)

    def bases_of(self, pointer: Value) -> frozenset[Value]:
        return frozenset(map(self._first_load, self._pointers.all_bases(pointer)))

    def _is_uniform(self, value: Value, depth: int = _DEEPEST) -> bool:
        """True for a value that all threads compute alike: from what the region is given, and memory that they share.

        Between two barriers memory that one thread writes is read by no other, so all read the same.
        """
        if isinstance(value, (Constant, Argument)):
            return True
        if not isinstance(value, inst.Instruction) or depth == 0:
            return False
        found = self._uniform.get(value)
        if found is None:
            if isinstance(value, inst.Load):
                found = self._is_given(value) and self._is_uniform(value.pointer, depth - 1)
            else:
                is_pure = value.is_pure and not isinstance(value, (inst.Phi, inst.Alloca, inst.CallBase, inst.Freeze))
                found = is_pure and all(self._is_uniform(operand, depth - 1) for operand in value.operands)
            self._uniform[value] = found
        return found

    def _is_given(self, load: inst.Load) -> bool:
        """True for a load of memory that all threads reach by this pointer, and to which none of them writes."""
        if load.is_volatile_or_atomic:
            return False
        bases = self._pointers.all_bases(load.pointer)
        return all(map(_is_shared, bases)) and not self.writers(load)

    def is_uniform_array(self, pointer: Value) -> bool:
        """True for a pointer into one and the same array at all times, which other threads know as well."""
        bases = self._pointers.all_bases(pointer)
        return all(_is_shared(base) and self._is_uniform(base) for base in bases)

    def writers(self, load: inst.Load) -> list[inst.Instruction]:
        """What in the function may write to the memory from which this reads."""
        bases, access = self._pointers.all_bases(load.pointer), self._access(load.pointer, load.type)
        return [
            i
            for (written, other), writers in self._written.items()
            if not (other is not None and access.is_apart(other))
            and any(self.bases_meet(a, b) for a in bases for b in written)
            for i in writers
        ]

    def _access(self, pointer: Value, type_: Type) -> AccessType:
        return AccessType(None, *self._kinds(pointer, self._layout.size(type_)))

    @cached_property
    def _written(self) -> dict[tuple[frozenset[Value], AccessType | None], list[inst.Instruction]]:
        """What writes: to which bases, with what kind of access."""
        found: dict[tuple[frozenset[Value], AccessType | None], list[inst.Instruction]] = {}
        info, anywhere = self._pointers, frozenset((UNKNOWN,))

        def note(i: inst.Instruction, bases: frozenset[Value], access: AccessType | None = None) -> None:
            found.setdefault((bases, access), []).append(i)

        for block in self._cfg.blocks:
            for i in block.instructions:
                if isinstance(i, inst.Store):
                    note(i, info.all_bases(i.pointer), self._access(i.pointer, i.value.type))
                elif isinstance(i, inst.CallBase):
                    effects = info.effects.of_call(i)
                    for k in effects.writes:
                        note(i, info.all_bases(i.arguments[k]))
                    if effects.writes_other:
                        note(i, anywhere)
                elif i.may_write:
                    note(i, anywhere)
        return found


def _is_shared(base: Value) -> bool:
    """True for a base outside of the function that is the same for all threads, if the pointer is."""
    if isinstance(base, GlobalVariable):
        return not base.is_thread_local
    if isinstance(base, inst.ExtractValue):
        return isinstance(base.operand(0), Argument)
    return isinstance(base, (Argument, inst.Load))
