"""Does a pointer get out of hand: is a copy of it stored, passed to who keeps it, turned into an integer?

A walk over the uses of the pointer and of what is derived from it, as in LLVM's capture tracking. Only copies that can be
dereferenced count: comparing addresses, or subtracting two of the same object, tells nobody where the memory is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_hub.analysis.memory.effects import EffectsAnalysis
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import Argument, ConstantInt, Use, Value
from enzyme_hub.ir.walk import MOVES, PLACES

LOW_BITS = 4096
# Their result is the pointer moved, or a struct or array with it inside; if it holds no pointer, another member.
_HAND_ON = MOVES | PLACES | {"insertvalue", "extractvalue"}


@dataclass
class Escape:
    captured: bool = False  # a copy may be in memory, or an integer, or with another function
    returned: bool = False  # it is (a part of) the function's result


def find_escape(base: Value, effects: EffectsAnalysis, bases: Callable[[Value], frozenset[Value]]) -> Escape:
    """What becomes of the pointers to `base`."""
    walk = _Walk(base, effects, bases)
    for value in walk.work:
        for use in value.uses:
            walk.visit(use)
        if walk.found.captured:
            break
    return walk.found


class _Walk:
    def __init__(self, base: Value, effects: EffectsAnalysis, bases: Callable[[Value], frozenset[Value]]) -> None:
        self.effects = effects
        self.bases = bases
        self.found = Escape()
        self.work: Worklist[Value] = Worklist([base])

    def visit(self, use: Use) -> None:
        """One use of a pointer, or of an aggregate with the pointer in it."""
        user = use.user
        if isinstance(user, (inst.Load, inst.Compare)):
            return
        if isinstance(user, inst.Return):
            self.found.returned = True
        elif isinstance(user, inst.Store):
            self.found.captured |= use.index == 0
        elif isinstance(user, (inst.AtomicRMW, inst.CompareExchange)):
            self.found.captured |= use.index != 0
        elif isinstance(user, inst.CallBase):
            self._call(user, use.index)
        elif isinstance(user, inst.Cast):
            self._cast(user)
        elif user.opcode not in _HAND_ON:
            self.found.captured = True
        elif user.type.holds_pointer:
            self.work.add(user)

    def _call(self, call: inst.CallBase, index: int) -> None:
        if index >= call.argument_count:
            is_callee = index == len(call.operands) - 1
            self.found.captured |= not is_callee and call.intrinsic != "llvm.assume"
            return
        effects = self.effects.of_call(call)
        if index in effects.captures:
            self.found.captured = True
        elif index in effects.returns:
            if call.type.holds_pointer:
                self.work.add(call)
            else:
                self.found.captured = True

    def _cast(self, cast: inst.Cast) -> None:
        if cast.opcode in ("bitcast", "addrspacecast") and cast.type.is_pointer:
            self.work.add(cast)
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
        known = all(isinstance(base, (inst.Instruction, Argument, GlobalVariable)) for base in pointers[0])
        return pointers[0] == pointers[1] and len(pointers[0]) == 1 and known
