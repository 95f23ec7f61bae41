"""The sweep of tangents over a tape (`__enzyme_fwdsplit`): the forward derivative of a function that has already run.

Nothing of the primal happens again: no store, no release, no call that does more than compute. What these gave is taken from
the journal of the augmented forward (`shadowed/journal.py`). Tangents are made as in forward mode, in shadow memory of their
own. The plan is that of the split derivative, so both agree about what is active, and about what is in the journal.
"""

from __future__ import annotations

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.differentiate.forward.derivation import declare
from enzyme_hub.differentiate.forward.tangents import TangentCopy
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Block, Value

_KINDS = {Kind.OUT: Kind.DUAL, Kind.BOTH: Kind.DUAL}


def forward_key(key: Key) -> Key:
    """How the tangents of a split derivative are called: as those of forward mode, with the journal behind them."""
    kinds = tuple(_KINDS.get(kind, kind) for kind in key.kinds)
    return Key(
        key.function, kinds, key.active_return, Mode.FORWARD, key.shadow_return, width=key.width, options=key.options
    )


def declare_replay(key: Key) -> Function:
    """(primals, each followed by its tangents, journal) -> (primal, tangents), for a split `key`."""
    function = declare(forward_key(key), "replayed")
    function.arguments.append(Argument(types.ptr, "journal", function, len(function.arguments), ()))
    function.set_type()
    return function


def write_replay(plan: Plan, environment: Environment, function: Function) -> None:
    """The body of `function`, which was declared for the key of `plan`."""
    _Replay(plan, environment, function).run()
    remove_unused(function, environment.program.is_removable)


class _Replay(TangentCopy):
    cleans_up = False

    def __init__(self, plan: Plan, environment: Environment, function: Function) -> None:
        super().__init__(plan, environment, function)
        self._journal = environment.journal
        self._given = function.arguments[-1]
        self._split = environment.split
        self._is_tangent = True
        self._block = plan.source.entry

    @property
    def argument_kinds(self) -> tuple[Kind, ...]:
        return forward_key(self.plan.key).kinds

    def derivative_of(self, call: inst.CallBase) -> tuple[Function, Key, tuple[Value, ...]]:
        key = self.calls[call]
        replay = self._split(key).replay
        assert replay is not None
        return replay, forward_key(key), (self._given,)

    def copy(self, i: inst.Instruction, block: Block) -> None:
        self._block = block
        super().copy(i, block)

    def copy_primal(self, i: inst.Instruction) -> None:
        """What the primal did is not done again; what it gave is in the journal, or is computed again."""
        if self.is_noted(i, self._block):
            self.set_primal(i, self._journal.take(self.builder, self._given, i.type))
        elif not i.type.is_void:
            self.copy_instruction(i)
