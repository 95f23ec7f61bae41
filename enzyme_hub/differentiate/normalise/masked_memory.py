"""Masked loads and stores, gathers and scatters become scalar loads and stores, before a function is differentiated.

The compilers' vectorisers write them for conditional and for strided accesses. Each lane becomes an access of its own, so
that everything known about loads and stores (their types, what they may overlap, their reverse) holds for it: a lane whose
mask is constant without a branch, any other behind one. Lanes of a scatter are stored in order, as its definition says.
Where lanes that are on lie one after the other in memory (compressstore, expandload), each lane counts those before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from enzyme_hub.differentiate.normalise.vector_lanes import constant_lane
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import (
    Constant,
    ConstantInt,
    ConstantWord,
    Value,
)

PREFIX = "llvm.masked."
# What may be said of each lane that was said of the whole.
KEPT_METADATA = ("tbaa", "dbg")


def expand(function: Function) -> None:
    """Replace the masked accesses of `function`, but those of vectors whose length is not known."""
    for block in list(function.blocks):
        for i in list(block.instructions):
            replace = _REPLACE.get(_kind(i))
            if replace is not None:
                assert isinstance(i, inst.Call)
                vector = i.operand(0).type if i.type.is_void else i.type
                if isinstance(vector, VectorType) and not vector.scalable:
                    _Expansion(i, vector).run(replace)


def _kind(i: inst.Instruction) -> str:
    """ "load" for llvm.masked.load; "" for all that is none of these."""
    name = (i.callee.name or "") if isinstance(i, inst.Call) else ""
    return name.removeprefix(PREFIX).partition(".")[0] if name.startswith(PREFIX) else ""


class _Expansion:
    """Builds what replaces one masked access, at its place."""

    def __init__(self, call: inst.Call, vector: VectorType) -> None:
        self.call = call
        self.vector = vector
        self.function = call.function
        self.size = self.function.module.layout.alloc_size(vector.element)

    def run(self, replace: Callable[[_Expansion], Value | None]) -> None:
        call, first = self.call, self.call.block
        assert first is not None
        at = first.instructions.index(call)
        rest = first.instructions[at + 1 :]
        del first.instructions[at:]
        self.b = Builder(first)
        result = replace(self)
        last = self.b.block
        for i in rest:
            i.block = last
        last.instructions.extend(rest)
        if last is not first:
            for use in list(first.uses):
                if isinstance(use.user, inst.Phi) and use.user.block in last.successors:
                    use.user.set_operand(use.index, last)
        if result is not None:
            call.replace_all_uses_with(result)
        call.block = None
        call.drop_operands()

    # -- one each ----------------------------------------------------------------------------------------------------------

    def load(self) -> Value:
        pointer, mask, default = self.call.arguments[0], *self.call.arguments[-2:]
        return self._read(lambda lane: self.b.offset(pointer, lane * self.size), mask, default)

    def gather(self) -> Value:
        pointers, mask, default = self.call.arguments[0], *self.call.arguments[-2:]
        return self._read(lambda lane: self._lane(pointers, lane), mask, default)

    def store(self) -> None:
        value, pointer, mask = *self.call.arguments[:2], self.call.arguments[-1]
        self._write(value, lambda lane: self.b.offset(pointer, lane * self.size), mask)

    def scatter(self) -> None:
        value, pointers, mask = *self.call.arguments[:2], self.call.arguments[-1]
        self._write(value, lambda lane: self._lane(pointers, lane), mask)

    def expand_load(self) -> Value:
        pointer, mask, default = self.call.arguments
        return self._read(self._counted(pointer, mask), mask, default)

    def compress_store(self) -> None:
        value, pointer, mask = self.call.arguments
        self._write(value, self._counted(pointer, mask), mask)

    def _counted(self, pointer: Value, mask: Value) -> Callable[[int], Value]:
        """Where a lane lies behind those before it that are on; these are counted before anything is accessed."""
        places: list[Value] = [ConstantInt(types.i64, 0)]
        for lane in range(self.vector.count - 1):
            more = self.b.cast("zext", self._lane(mask, lane), types.i64)
            places.append(self.b.binary("add", places[-1], more))
        return lambda lane: self.b.gep(self.vector.element, pointer, [places[lane]], ("inbounds",))

    def _read(self, place: Callable[[int], Value], mask: Value, default: Value) -> Value:
        result = default
        for lane in range(self.vector.count):
            chosen = self._lane(mask, lane)
            if _is_off(chosen):
                continue
            before = result

            def access(lane: int = lane, before: Value = before) -> Value:
                loaded = self._marked(self.b.load(self.vector.element, place(lane), self._align()))
                return self.b.insert(inst.InsertElement(before, loaded, ConstantInt(types.i64, lane)))

            result = self._guarded(chosen, access, before)
        return result

    def _write(self, value: Value, place: Callable[[int], Value], mask: Value) -> None:
        for lane in range(self.vector.count):
            chosen = self._lane(mask, lane)
            if _is_off(chosen):
                continue

            def access(lane: int = lane) -> Value:
                return self._marked(self.b.store(self._lane(value, lane), place(lane), self._align()))

            self._guarded(chosen, access, None)

    # -- parts -------------------------------------------------------------------------------------------------------------

    def _guarded(self, chosen: Value, access: Callable[[], Value], otherwise: Value | None) -> Value:
        """Make an access, only if `chosen`; then its value, else `otherwise`."""
        if isinstance(chosen, ConstantInt):
            return access()
        before, inside, after = self.b.block, self.function.add_block(), self.function.add_block()
        self.b.branch_if(chosen, inside, after)
        self.b.block = inside
        value = access()
        self.b.branch(after)
        self.b.block = after
        return value if otherwise is None else self.b.phi(otherwise.type, [(value, inside), (otherwise, before)])

    def _marked(self, access: inst.Instruction) -> inst.Instruction:
        access.attachments.update({k: v for k, v in self.call.attachments.items() if k in KEPT_METADATA})
        return access

    def _align(self) -> int:
        """The alignment of one lane: that of the whole, as far as it goes (a mask may skip the lanes before)."""
        for index, argument in enumerate(self.call.arguments):
            word = self.call.argument_attribute(index, "align")
            if word is not None and argument.type.scalar.is_pointer:
                return min(int(word.split()[1]), self.size & -self.size)
        return 1

    def _lane(self, vector: Value, lane: int) -> Value:
        """One lane of a vector; for pointers the computation of that lane, which tells where it points.

        So is the arithmetic of their indices, as long as it is a chain (what both operands computed would be computed again and again).
        """
        index = ConstantInt(types.i64, lane)
        if isinstance(vector, Constant):
            found = constant_lane(vector, lane)
            if found is not None:
                return found
        elif isinstance(vector, inst.GetElementPtr):
            pointer, *indices = (o if not o.type.is_vector else self._lane(o, lane) for o in vector.operands)
            return self.b.gep(vector.source_type, pointer, indices, vector.flags)
        elif isinstance(vector, inst.InsertElement) and isinstance(place := vector.operand(2), ConstantInt):
            return vector.operand(1) if place.value == lane else self._lane(vector.operand(0), lane)
        elif _is_splat(vector):
            return self._lane(vector.operand(0), 0)
        elif isinstance(vector, inst.BinaryOp) and vector.type.scalar.is_int and any(map(_is_alike, vector.operands)):
            left, right = (self._lane(operand, lane) for operand in vector.operands)
            return self.b.binary(vector.opcode, left, right, vector.flags)
        return self.b.insert(inst.ExtractElement(vector, index))


def _is_off(mask: Value) -> bool:
    """True for a mask bit that is false, or nothing in particular."""
    return (isinstance(mask, ConstantInt) and not mask.value) or isinstance(mask, ConstantWord)


def _is_splat(vector: Value) -> TypeGuard[inst.ShuffleVector]:
    return isinstance(vector, inst.ShuffleVector) and _is_zero(vector.operand(2))


def _is_alike(vector: Value) -> bool:
    """True for a vector of which each lane is had at once."""
    return isinstance(vector, Constant) or _is_splat(vector)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.is_zero


_REPLACE: dict[str, Callable[[_Expansion], Value | None]] = {
    "load": _Expansion.load,
    "gather": _Expansion.gather,
    "store": _Expansion.store,
    "scatter": _Expansion.scatter,
    "expandload": _Expansion.expand_load,
    "compressstore": _Expansion.compress_store,
}
