"""Pieces of a worksharing loop: consecutive iterations that OpenMP's runtime library hands to one thread.

`__kmpc_for_static_init` and `__kmpc_dispatch_next` write the bounds of a piece to two variables, and no iteration is in two pieces.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.induction.linear import Atom, Extended
from enzyme_hub.analysis.sharing.intervals import Intervals
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, ConstantInt, Value

STATIC, NEXT, BEGIN = "__kmpc_for_static_init_", "__kmpc_dispatch_next_", "__kmpc_dispatch_init_"
_STATIC_PIECE = 34  # a schedule of the runtime library: one piece for each thread
_MODIFIERS = 3 << 29  # monotonic, nonmonotonic


@dataclass(eq=False)
class Piece:
    """Consecutive iterations that the runtime library hands to a thread, by a call that writes their bounds to two variables."""

    call: inst.CallBase
    begins: inst.CallBase
    lower: inst.Alloca
    upper: inst.Alloca

    @property
    def is_signed(self) -> bool:
        """True if the bounds are signed numbers."""
        return not (self.call.callee.name or "").endswith("u")


class Pieces:
    """The pieces of one function whose bounds are known for what they are."""

    def __init__(self, cfg: CFG, domtree: DominatorTree, intervals: Intervals) -> None:
        self._cfg = cfg
        self._domtree = domtree
        self._comes_first = self._domtree.dominates_instruction
        self._intervals = intervals

    def __bool__(self) -> bool:
        return bool(self._pieces)

    @cached_property
    def _calls(self) -> list[inst.CallBase]:
        return [i for block in self._cfg.blocks for i in block.instructions if isinstance(i, inst.CallBase)]

    @cached_property
    def _pieces(self) -> dict[Value, Piece]:
        """By the variable with the lower bound, the upper one."""
        found: dict[Value, Piece] = {}
        taken: set[Value] = set()
        for call in self._calls:
            piece = self._piece(call)
            if piece is None:
                continue
            if piece.lower in taken or piece.upper in taken:
                return {}
            taken |= {piece.lower, piece.upper}
            if not self._intervals.returns_to(piece.call, piece.begins):
                found[piece.lower] = found[piece.upper] = piece
        return found

    def _piece(self, call: inst.CallBase) -> Piece | None:
        name = call.callee.name or ""
        if name.startswith(STATIC):
            schedule, lower, upper = call.arguments[2], call.arguments[4], call.arguments[5]
            if not isinstance(schedule, ConstantInt) or schedule.value & ~_MODIFIERS != _STATIC_PIECE:
                return None
            begins = call
        elif name.startswith(NEXT):
            lower, upper = call.arguments[3], call.arguments[4]
            before = [
                one for one in self._calls if (one.callee.name or "").startswith(BEGIN) and self._comes_first(one, call)
            ]
            if not before:
                return None
            begins = next(
                one for one in before if all(other is one or self._comes_first(other, one) for other in before)
            )
        else:
            return None
        if not isinstance(lower, inst.Alloca) or not isinstance(upper, inst.Alloca) or lower is upper:
            return None
        if not all(self._is_only_bound(variable, call) for variable in (lower, upper)):
            return None
        return Piece(call, begins, lower, upper)

    def _is_only_bound(self, variable: inst.Alloca, call: inst.CallBase) -> bool:
        """True if a variable has what the call writes there, or less of it in an upper bound, where the call has been made."""
        for user in variable.users:
            if user is call or isinstance(user, inst.Load) or inst.is_lifetime(user):
                continue
            if not isinstance(user, inst.Store) or user.pointer is not variable:
                return False
            if not self._comes_first(user, call) and not self._is_less(user.value, variable, call):
                return False
        return True

    def _is_less(self, value: Value, variable: inst.Alloca, call: inst.CallBase) -> bool:
        """True for the least of what the variable has and something else, and that is the upper bound."""
        if variable is not call.arguments[5 if (call.callee.name or "").startswith(STATIC) else 4]:
            return False
        return self._is_upper_of(value, variable, call)

    def _is_upper_of(self, value: Value, variable: Value, call: inst.CallBase) -> bool:
        if isinstance(value, inst.Load):
            return value.pointer is variable and self._comes_first(call, value)
        name = value.intrinsic or "" if isinstance(value, inst.CallBase) else ""
        is_unsigned = (call.callee.name or "").endswith("u")
        if name.startswith("llvm.umin." if is_unsigned else "llvm.smin."):
            assert isinstance(value, inst.CallBase)
            return any(self._is_upper_of(one, variable, call) for one in value.arguments)
        return False

    def of(self, atom: Atom, is_upper: bool) -> Piece | None:
        """The piece of which this is the lower, or the upper, bound, or one that is less."""
        value = behind_extension(atom)
        if value is None:
            return None
        for variable, piece in self._pieces.items():
            if is_upper:
                if variable is piece.upper and self._is_upper_of(value, variable, piece.call):
                    return piece
            elif variable is piece.lower and isinstance(value, inst.Load) and value.pointer is variable:
                return piece if self._comes_first(piece.call, value) else None
        return None

    def dominates(self, value: inst.Instruction, block: Block) -> bool:
        """True for a value that is known in a block."""
        return value.block is not None and self._domtree.dominates(value.block, block)

    # -- barriers ---------------------------------------------------------------------------------------------------------------


def behind_extension(atom: Atom) -> Value | None:
    """The value of which this is the number, perhaps in a wider type."""
    if isinstance(atom, Extended):
        inner = atom.inner.only_atom
        return merged(inner) if atom.opcode in ("sext", "zext") and isinstance(inner, Value) else None
    value = merged(atom)
    if isinstance(value, inst.Cast) and value.opcode in ("sext", "zext"):
        return merged(value.operand(0))
    return value


def merged(value: Value) -> Value:
    """What a phi with one way is."""
    while isinstance(value, inst.Phi) and len(value.incoming) == 1:
        value = value.incoming[0][0]
    return value


def uncut(atom: Atom) -> Atom:
    """What was cut off to a narrower type: a distance of such numbers is never more than the whole one."""
    if isinstance(atom, Extended) and atom.opcode == "trunc":
        return atom.inner.only_atom or atom
    return atom
