"""Structs and arrays with pointers in them are taken apart, before a function is differentiated.

A phi, a select, a load or a store of `{ptr, double}` becomes one of each member. So each pointer has a shadow of its own,
and each number an adjoint of its own, whatever stands beside it; what is left of such structs are results of calls,
and what is put together to be returned.
"""

from __future__ import annotations

from math import gcd

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import insert_behind
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import ArrayType, StructType, Type
from enzyme_hub.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantWord,
    Value,
    const_int,
    null,
    poison,
)

Path = tuple[int, ...]


def take_apart(function: Function) -> None:
    """Rewrite what moves structs and arrays that hold pointers, in `function`."""
    if any(_is_one(i.type) or (isinstance(i, inst.Store) and _is_one(i.value.type)) for i in function.instructions):
        _Parts(function).run()


def _is_one(type_: Type) -> bool:
    return type_.is_aggregate and type_.holds_pointer


def _leaves(type_: Type) -> list[tuple[Path, Type]]:
    """The members that are no aggregates, with the way to each."""
    if isinstance(type_, StructType):
        members: tuple[Type, ...] = type_.fields
    elif isinstance(type_, ArrayType):
        members = (type_.element,) * type_.count
    else:
        return [((), type_)]
    return [((index, *path), leaf) for index, member in enumerate(members) for path, leaf in _leaves(member)]


class _Parts:
    def __init__(self, function: Function) -> None:
        self.function = function
        self.layout: DataLayout = function.module.layout
        self._members: dict[tuple[Value, Path], Value] = {}

    def run(self) -> None:
        moved = [i for i in self.function.instructions if _is_one(i.type) and self._can(i)]
        for phi in moved:
            if isinstance(phi, inst.Phi):
                for path, leaf in _leaves(phi.type):
                    self._members[phi, path] = inst.Phi(leaf).insert_before(phi)
        for i in moved:
            for path, leaf in _leaves(i.type):
                self._move(i, path, leaf)
        for store in [i for i in self.function.instructions if isinstance(i, inst.Store) and _is_one(i.value.type)]:
            if not store.is_volatile_or_atomic:
                self._store(store)
        for i in moved:
            self._put_together(i)

    def _can(self, i: inst.Instruction) -> bool:
        if isinstance(i, inst.Phi):  # there is no place for the members of an invoke's result on its edge
            return not any(isinstance(value, inst.Invoke) for value, _ in i.incoming)
        if isinstance(i, inst.Load):
            return not i.is_volatile_or_atomic
        return isinstance(i, (inst.Select, inst.Freeze))

    def _move(self, i: inst.Instruction, path: Path, leaf: Type) -> None:
        """What `i` does with one member."""
        if isinstance(i, inst.Phi):
            phi = self._members[i, path]
            assert isinstance(phi, inst.Phi)
            for value, block in i.incoming:
                phi.add_incoming(self.member(value, path, leaf), block)
        elif isinstance(i, inst.Load):
            place = self._place(i, i.pointer, i.type, path)
            self._members[i, path] = inst.Load(leaf, place, self._align(i.align, i.type, path)).insert_before(i)
        elif isinstance(i, inst.Select):
            condition, if_true, if_false = i.operands
            chosen, other = self.member(if_true, path, leaf), self.member(if_false, path, leaf)
            self._members[i, path] = inst.Select(condition, chosen, other).insert_before(i)
        else:
            self._members[i, path] = inst.Freeze(self.member(i.operand(0), path, leaf)).insert_before(i)

    def _store(self, i: inst.Store) -> None:
        for path, leaf in _leaves(i.value.type):
            place = self._place(i, i.pointer, i.value.type, path)
            member = self.member(i.value, path, leaf)
            inst.Store(member, place, self._align(i.align, i.value.type, path)).insert_before(i)
        i.erase()

    def _put_together(self, i: inst.Instruction) -> None:
        """Who wants the whole gets it, made of the members."""
        assert i.block is not None
        position = i.block.first_place if isinstance(i, inst.Phi) else i.block.instructions.index(i)
        whole: Value = poison(i.type)
        for path, _ in _leaves(i.type):
            whole = i.block.insert(position, inst.InsertValue(whole, self._members[i, path], path))
            position += 1
        i.replace_all_uses_with(whole)
        i.erase()

    def member(self, whole: Value, path: Path, leaf: Type) -> Value:
        """A member of a struct or array, as near to where it was put in as can be."""
        found = self._members.get((whole, path))
        if found is None:
            found = self._members[whole, path] = self._find(whole, path, leaf)
        return found

    def _find(self, whole: Value, path: Path, leaf: Type) -> Value:
        if isinstance(whole, Constant):
            return _constant_member(whole, path, leaf)
        if isinstance(whole, inst.InsertValue):
            inside = whole.indices
            if path[: len(inside)] == inside:
                rest = path[len(inside) :]
                return self.member(whole.operand(1), rest, leaf) if rest else whole.operand(1)
            return self.member(whole.operand(0), path, leaf)
        if isinstance(whole, inst.ExtractValue):
            return self.member(whole.operand(0), (*whole.indices, *path), leaf)
        return insert_behind(whole, inst.ExtractValue(whole, path))

    def _place(self, i: inst.Instruction, pointer: Value, type_: Type, path: Path) -> Value:
        offset = self.layout.offset_of_path(type_, path)
        if offset == 0:
            return pointer
        return inst.GetElementPtr(types.i8, pointer, [const_int(types.i64, offset)], ("inbounds",)).insert_before(i)

    def _align(self, align: int | None, type_: Type, path: Path) -> int:
        return gcd(align or self.layout.align(type_), self.layout.offset_of_path(type_, path))


def _constant_member(whole: Constant, path: Path, leaf: Type) -> Value:
    for index in path:
        if not isinstance(whole, ConstantAggregate):
            break
        whole = whole.elements[index]
    else:
        return whole
    return ConstantWord(leaf, whole.word) if isinstance(whole, ConstantWord) and whole.is_undefined else null(leaf)
