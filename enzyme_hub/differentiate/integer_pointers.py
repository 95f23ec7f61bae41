"""Pointers that the optimiser carries as integers become pointers again.

LLVM merges `ptrtoint` of a block's address with a constant (an empty vector's dangling pointer) in an integer phi and
makes a pointer of the result. Nobody can follow the memory through that; as a phi of pointers everybody can.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Constant, ConstantExpr, ConstantInt, Value, null


def restore_pointers(function: Function) -> None:
    """Rewrite each inttoptr of phis and selects of ptrtoint and constants; leaves alone what is computed with."""
    for i in [i for i in function.instructions if i.opcode == "inttoptr" and i.type is types.ptr]:
        restorer = _Restorer()
        if restorer.can(i.operand(0)):
            i.replace_all_uses_with(restorer.pointer(i.operand(0)))
            i.erase()


class _Restorer:
    def __init__(self) -> None:
        self._seen: set[Value] = set()
        self._made: dict[Value, Value] = {}

    def can(self, value: Value) -> bool:
        """True if the integer is only a pointer, or a constant, or a choice of such."""
        if value.type is not types.i64:
            return False
        if value in self._seen or isinstance(value, Constant):
            return True
        self._seen.add(value)
        if isinstance(value, inst.Phi):
            return all(self.can(incoming) for incoming, _ in value.incoming)
        if isinstance(value, inst.Select):
            return all(self.can(choice) for choice in value.operands[1:])
        return isinstance(value, inst.Cast) and value.opcode == "ptrtoint" and value.operand(0).type is types.ptr

    def pointer(self, value: Value) -> Value:
        found = self._made.get(value)
        if found is not None:
            return found
        if isinstance(value, ConstantInt) and value.value == 0:
            return null(types.ptr)
        if isinstance(value, Constant):
            return ConstantExpr(types.ptr, "inttoptr", (value,))
        assert isinstance(value, inst.Instruction) and value.block is not None
        if isinstance(value, inst.Cast):
            return value.operand(0)
        if isinstance(value, inst.Phi):
            phi = inst.Phi(types.ptr)
            self._made[value] = phi
            _place(phi, value.block, 0)
            for incoming, block in value.incoming:
                phi.add_incoming(self.pointer(incoming), block)
            return phi
        condition, if_true, if_false = value.operands
        select = inst.Select(condition, self.pointer(if_true), self.pointer(if_false))
        self._made[value] = select
        _place(select, value.block, value.block.instructions.index(value))
        return select


def _place(instruction: inst.Instruction, block: Block, position: int) -> None:
    instruction.block = block
    block.instructions.insert(position, instruction)
