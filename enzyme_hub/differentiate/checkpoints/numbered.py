"""Pointers that go round in a loop become numbers.

    for (...) { step(u, v); swap(u, v); }

From one iteration to the next `u` and `v` exchange what they are. Each is one of a few pointers that were there before the loop, and
maybe some bytes behind it: so a number says which one it is, another how far behind. In this form what an iteration hands to the next
are numbers, which can be kept and put back; and the shadow of such a pointer follows from the shadows of the few.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, StructType, VectorType
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int

Pair = tuple[Value, Value]  # which pointer, and by how many units behind it
_NONE = const_int(types.i64, 0)
_FIRST = const_int(types.i32, 0)


def number_pointers(loop: Loop, exits: Iterable[Block]) -> None:
    """Let no pointer be handed from an iteration of the loop to the next, nor out of it to `exits`. Raises DifferentiationError
    EH0313."""
    exits = list(exits)
    hand_on_pointers((*loop.blocks, *exits))
    ends = [phi for block in (loop.header, *exits) for phi in block.phis if phi.type.is_pointer]
    ends = [phi for phi in ends if phi.block is loop.header or not all(map(loop.is_invariant, _incoming(phi)))]
    if ends:
        _Web(loop, [phi for phi in ends if isinstance(phi, inst.Phi)]).write()


def _incoming(phi: inst.Instruction) -> tuple[Value, ...]:
    return phi.operands[::2]


def sources(pointer: Value) -> tuple[Value, ...]:
    """The pointers of which a phi, a select or a place beside another one is made; none of a pointer that begins here."""
    if isinstance(pointer, inst.Phi):
        return _incoming(pointer)
    if isinstance(pointer, inst.Select):
        return pointer.operands[1:]
    return (pointer.pointer,) if isinstance(pointer, inst.GetElementPtr) else ()


def hand_on_pointers(blocks: Iterable[Block]) -> None:
    """Let phis of addresses in these blocks be addresses of phis of pointers."""
    left = [phi for block in blocks for phi in block.phis if phi.type is types.i64]
    while found := [phi for phi in left if all(map(is_address, _incoming(phi)))]:
        left = [phi for phi in left if phi not in found]
        for phi in found:
            _hand_on_pointer(phi)


def is_address(value: Value) -> bool:
    """True for the address of a pointer as an integer."""
    return isinstance(value, inst.Cast) and value.opcode == "ptrtoint" and value.operand(0).type is types.ptr


def _hand_on_pointer(phi: inst.Instruction) -> None:
    """Let a phi of addresses be the address of a phi of pointers."""
    assert isinstance(phi, inst.Phi) and phi.block is not None
    pointer = inst.Phi(types.ptr)
    for value, block in phi.incoming:
        assert isinstance(value, inst.Cast)
        pointer.add_incoming(value.operand(0), block)
    pointer.insert_before(phi)
    address = phi.block.insert(phi.block.first_place, inst.Cast("ptrtoint", pointer, types.i64))
    phi.replace_all_uses_with(address)
    phi.erase()


class _Web:
    """What the pointers in `ends` (phis of the header, and of exits) are made of."""

    def __init__(self, loop: Loop, ends: list[inst.Phi]) -> None:
        self.loop, self.ends = loop, ends
        self.layout = loop.header.function.module.layout
        self.bases: dict[Value, int] = {}
        self.pairs: dict[Value, Pair] = {}
        self._collect()
        self.unit = self._unit()

    def _is_outside(self, value: Value) -> bool:
        return self.loop.is_invariant(value) and value not in self.ends

    def _collect(self) -> None:
        work = Worklist[inst.Instruction](self.ends)
        self.members = work.visited
        for one in work:
            for source in self._sources(one):
                if self._is_outside(source):
                    self.bases.setdefault(source, len(self.bases))
                else:
                    assert isinstance(source, inst.Instruction)
                    work.add(source)

    def _sources(self, i: inst.Instruction) -> tuple[Value, ...]:
        if found := sources(i):
            return found
        raise DifferentiationError(
            "EH0313",
            f"a loop with checkpoints in {self.loop.header.function.name} passes a pointer from one iteration to the next",
            where=i.where,
            why="the pointer is loaded, allocated or returned by a function in the loop, so its shadow cannot be restored",
            remedy="let pointers that the iterations exchange be local variables that are set before the loop, or exchange indices",
        )

    def _unit(self) -> int:
        """What all distances are multiples of."""
        unit = 0
        for i in self.members:
            if isinstance(i, inst.GetElementPtr):
                for scale, index in _steps(self.layout, i):
                    unit = gcd(unit, scale * index.value if isinstance(index, ConstantInt) else scale)
        return unit

    def write(self) -> None:
        for i in self.members:
            if isinstance(i, inst.Phi):
                self.pairs[i] = (_phi_beside(i, types.i32), _phi_beside(i, types.i64))
        order = [i for block in self.loop.blocks for i in block.instructions if i in self.members]
        for i in order:
            if not isinstance(i, inst.Phi):
                self.pairs[i] = self._computed(i)
        for i in self.members:
            if isinstance(i, inst.Phi):
                for value, block in i.incoming:
                    for phi, part in zip(self.pairs[i], self._pair(value), strict=True):
                        assert isinstance(phi, inst.Phi)
                        phi.add_incoming(part, block)
        for end in self.ends:
            self._replace(end)

    def _pair(self, value: Value) -> Pair:
        if self._is_outside(value):
            return const_int(types.i32, self.bases[value]), _NONE
        return self.pairs[value]

    def _computed(self, i: inst.Instruction) -> Pair:
        if isinstance(i, inst.Select):
            left, right = map(self._pair, i.operands[1:])
            made = [inst.Select(i.operand(0), a, b) for a, b in zip(left, right, strict=True)]
            for one in made:
                one.insert_before(i)
            return made[0], made[1]
        assert isinstance(i, inst.GetElementPtr)
        which, distance = self._pair(i.pointer)
        for scale, index in _steps(self.layout, i):
            if isinstance(index, ConstantInt):
                by: Value = const_int(types.i64, scale * index.value // self.unit)
            else:
                by = inst.BinaryOp("mul", _wide(i, index), const_int(types.i64, scale // self.unit)).insert_before(i)
            distance = inst.BinaryOp("add", distance, by).insert_before(i)
        return which, distance

    def _replace(self, end: inst.Phi) -> None:
        """Compute the pointer of its numbers, behind the phis."""
        assert end.block is not None
        which, distance = self.pairs[end]
        place = next(i for i in end.block.instructions if not isinstance(i, inst.Phi))
        found: Value | None = None
        for base, number in self.bases.items():
            if found is None:
                found = base
                continue
            is_it = inst.Compare("icmp", "eq", which, const_int(types.i32, number)).insert_before(place)
            found = inst.Select(is_it, base, found).insert_before(place)
        assert found is not None
        if self.unit:
            moved = types.array(self.unit, types.i8)
            found = inst.GetElementPtr(moved, found, [distance]).insert_before(place)
        end.replace_all_uses_with(found)
        end.erase()
        if not self.unit:
            _drop(distance)
        if len(self.bases) == 1:
            _drop(which)


def _drop(phi: Value) -> None:
    """Nobody asks for it, but others of its kind."""
    if isinstance(phi, inst.Phi) and phi.block is not None:
        phi.replace_all_uses_with(_FIRST if phi.type is types.i32 else _NONE)
        phi.erase()


def _phi_beside(phi: inst.Phi, type_: types.Type) -> inst.Phi:
    made = inst.Phi(type_)
    made.insert_before(phi)
    return made


def _wide(place: inst.Instruction, index: Value) -> Value:
    if index.type is types.i64:
        return index
    return inst.Cast("sext", index, types.i64).insert_before(place)


def _steps(layout: DataLayout, gep: inst.GetElementPtr) -> list[tuple[int, Value]]:
    """By what each index moves the pointer: so many bytes, so often."""
    found: list[tuple[int, Value]] = []
    type_: types.Type = gep.source_type
    for position, index in enumerate(gep.indices):
        if position == 0:
            found.append((layout.alloc_size(type_), index))
        elif isinstance(type_, StructType):
            assert isinstance(index, ConstantInt)
            found.append((1, const_int(types.i64, layout.offset(type_, index.value))))
            type_ = type_.fields[index.value]
        else:
            assert isinstance(type_, (ArrayType, VectorType))
            type_ = type_.element
            found.append((layout.alloc_size(type_), index))
    return [(scale, index) for scale, index in found if not (isinstance(index, ConstantInt) and index.value == 0)]
