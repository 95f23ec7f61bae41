"""Does a pointer get out of hand: is a copy of it stored, passed to who keeps it, turned into an integer?

A walk over the uses of the pointer and of what is derived from it, as in LLVM's capture tracking. Only copies that can be
dereferenced count: comparing addresses, or subtracting two of the same object, tells nobody where the memory is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_hub.analysis.effects import EffectsAnalysis
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantInt, Use, Value

LOW_BITS = 4096


@dataclass
class Escape:
    captured: bool = False  # a copy may be in memory, or an integer, or with another function
    returned_inside: bool = False  # it is returned as a part of a larger result


def find_escape(base: Value, effects: EffectsAnalysis, bases: Callable[[Value], frozenset[Value]]) -> Escape:
    """What becomes of the pointers to `base`."""
    walk = _Walk(effects, bases)
    walk.follow(base)
    while walk.work and not walk.found.captured:
        for use in walk.work.pop().uses:
            walk.visit(use)
    return walk.found


class _Walk:
    def __init__(self, effects: EffectsAnalysis, bases: Callable[[Value], frozenset[Value]]) -> None:
        self.effects = effects
        self.bases = bases
        self.found = Escape()
        self.seen: set[Value] = set()
        self.work: list[Value] = []

    def follow(self, value: Value) -> None:
        if value not in self.seen:
            self.seen.add(value)
            self.work.append(value)

    def visit(self, use: Use) -> None:
        """One use of a pointer, or of an aggregate with the pointer in it."""
        user = use.user
        if isinstance(user, (inst.Load, inst.Compare)):
            return
        if isinstance(user, inst.Return):
            self.found.returned_inside |= not user.operands[0].type.is_pointer
        elif isinstance(user, inst.Store):
            self.found.captured |= use.index == 0
        elif isinstance(user, (inst.AtomicRMW, inst.CompareExchange)):
            self.found.captured |= use.index != 0
        elif isinstance(user, inst.CallBase):
            self._call(user, use.index)
        elif isinstance(user, inst.Cast):
            self._cast(user)
        elif self._derives(user):
            self.follow(user)
        else:
            self.found.captured = True

    def _derives(self, user: inst.Instruction) -> bool:
        """Is the result the pointer moved, or an aggregate with it inside?"""
        if isinstance(user, (inst.GetElementPtr, inst.Phi, inst.Select, inst.Freeze)):
            return user.type.is_pointer
        if isinstance(user, inst.ExtractValue):
            return isinstance(user.operand(0), inst.InsertValue)
        return isinstance(user, inst.InsertValue)

    def _call(self, call: inst.CallBase, index: int) -> None:
        if index >= call.argument_count:
            is_callee = index == len(call.operands) - 1
            self.found.captured |= not is_callee and call.intrinsic != "llvm.assume"
            return
        effects = self.effects.of_call(call)
        if index in effects.captures:
            self.found.captured = True
        elif index in effects.returns:
            if call.type.is_pointer:
                self.follow(call)
            else:
                self.found.captured = True

    def _cast(self, cast: inst.Cast) -> None:
        if cast.opcode in ("bitcast", "addrspacecast") and cast.type.is_pointer:
            self.follow(cast)
        elif cast.opcode == "ptrtoint":
            self.found.captured |= any(self._integer_escapes(use.user, cast) for use in cast.uses)
        elif cast.opcode != "ptrtoaddr":
            self.found.captured = True

    def _integer_escapes(self, user: inst.Instruction, address: inst.Cast) -> bool:
        """False for uses of an address that keep nothing of it: comparison, distance, low bits."""
        if isinstance(user, inst.Compare):
            return False
        if not isinstance(user, inst.BinaryOp):
            return True
        left, right = user.operands
        if user.opcode == "sub":
            return not self._same_object(left, right)
        mask = right if left is address else left
        return not (user.opcode == "and" and isinstance(mask, ConstantInt) and 0 <= mask.value < LOW_BITS)

    def _same_object(self, left: Value, right: Value) -> bool:
        """Are both addresses of one object, so that their difference is a distance within it?"""
        pointers = []
        for side in (left, right):
            if not isinstance(side, inst.Cast) or side.opcode != "ptrtoint":
                return False
            pointers.append(self.bases(side.operand(0)))
        return pointers[0] == pointers[1] and len(pointers[0]) == 1
