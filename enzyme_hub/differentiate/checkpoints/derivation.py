"""The derivative of a loop with checkpoints: forward with snapshots, and back from the last of them to the first.

The augmented forward calls the step in the copy that notes what it writes (`noted`), and its tape is the run, which keeps the
snapshots. The reverse asks the run what comes next: iterations of the step as it is, or the combined derivative of one iteration, whose
tape lives as long as that. With a limit the first iterations keep tapes, until it is reached. Shadow memory holds the adjoints of the
state behind an iteration before its derivative runs, and those in front of it afterwards, as with any call, so nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate.checkpoints.names import AGAIN, CHOSEN, SNAPSHOTS, STEPS_OWN, TRIPS, shares_of, step_of
from enzyme_hub.differentiate.checkpoints.noted import Notes
from enzyme_hub.differentiate.reverse.derivation import declare_split
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import ELSEWHERE, GLOBALS, Key, SplitDerivative
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.unaligned import load_unaligned
from enzyme_hub.ir.values import Argument, Block, Value, const_int, null


def write(
    key: Key, environment: Environment, notes: Notes, derivative: Function, taped: SplitDerivative | None, limit: int
) -> SplitDerivative:
    """The augmented forward and the reverse. `derivative` is that of one iteration, `taped` the one that has a tape, for those
    that come before `limit` is reached. Raises DifferentiationError EH0313."""
    if any(kind.is_returned for kind in key.kinds):
        raise DifferentiationError(
            "EH0313",
            f"a loop with checkpoints in {key.function.name} is given bits of a number as an integer",
            why="the derivatives of what is handed from iteration to iteration are those of numbers",
            remedy="compute the bits in the loop, or leave it without checkpoints",
        )
    overwritten = frozenset(k if k in (ELSEWHERE, GLOBALS) else k - STEPS_OWN for k in key.overwritten)
    noted = notes.copy(step_of(key.function), overwritten, CHOSEN in key.function.attributes)
    made = declare_split(key)
    writer = _Writer(made, environment, derivative, taped)
    writer.forward(noted, limit)
    writer.reverse(step_of(key.function))
    made.reverse_uses = [argument.is_used for argument in made.reverse.arguments]
    return made


class _Writer:
    def __init__(
        self, made: SplitDerivative, environment: Environment, derivative: Function, taped: SplitDerivative | None
    ) -> None:
        self.made, self.key, self.environment, self.derivative = made, made.key, environment, derivative
        self.taped = taped

    def _call(self, b: Builder, name: str, *arguments: Value, result: types.Type = types.void) -> Value:
        declared = self.environment.runtime.declare(f"__ehub_checkpoint_{name}", result, *(a.type for a in arguments))
        return b.call(declared, list(arguments))

    def _primals(self, function: Function) -> list[Argument]:
        """The arguments of a function of the derivative that are those of the loop."""
        return [function.arguments[position] for position in self.key.places[:-1]]

    def forward(self, noted: Function, limit: int) -> None:
        """begin; do { step; } while (noted iteration); end. Before that come iterations with a tape."""
        augmented = self.made.augmented
        if "noinline" not in augmented.attributes:  # what it marks on the stack is below the state
            augmented.header_suffix = f"noinline {augmented.header_suffix}".strip()
        primals = self._primals(augmented)
        entry, again, done = (augmented.add_block() for _ in range(3))
        b = Builder(entry)
        frame = b.alloca(types.i64)
        share = const_int(types.i64, limit // shares_of(self.key.function))
        run = self._call(b, "begin", primals[TRIPS], primals[SNAPSHOTS], share, frame, result=types.ptr)
        if AGAIN in self.key.function.attributes:
            self._call(b, "share", run, const_int(types.i64, limit))
        if self.taped is None:
            b.branch(again)
        else:
            self._keep_tapes(b, self.taped, run, again, done)
        b = Builder(again)
        self._call(b, "step", run)
        b.branch_if(b.call(noted, [*primals[STEPS_OWN:], run]), again, done)
        b = Builder(done)
        self._call(b, "end", run)
        b.ret(run)
        self.made.tape_type, self.made.tape_position = types.ptr, 0
        augmented.set_type(types.ptr)

    def _keep_tapes(self, b: Builder, taped: SplitDerivative, run: Value, again: Block, done: Block) -> None:
        """while (there is room for a tape) keep that of the next iteration"""
        augmented = self.made.augmented
        ask, tape = augmented.add_block(), augmented.add_block()
        b.branch(ask)
        b = Builder(ask)
        room = self._call(b, "room", run, self._tape_size(taped), result=types.ptr)
        b.branch_if(b.compare("icmp", "eq", room, null(types.ptr)), again, tape)
        b = Builder(tape)
        result: Value = b.call(taped.augmented, list(augmented.arguments[self.key.places[STEPS_OWN] :]))
        assert taped.primal_position is not None
        if taped.tape_position is not None:
            b.store(b.extract_value(result, taped.tape_position), room, 1)
        goes_on = result if taped.result_count == 1 else b.extract_value(result, taped.primal_position)
        b.branch_if(goes_on, ask, done)

    def _tape_size(self, taped: SplitDerivative) -> Value:
        size = 1 if taped.tape_type is None else self.key.function.module.layout.alloc_size(taped.tape_type)
        return const_int(types.i64, size)

    def reverse(self, step: Function) -> None:
        """back; while (what comes next) { iterations, or the derivative of one }; done"""
        reverse = self.made.reverse
        primals = self._primals(reverse)
        own = reverse.arguments[self.key.places[STEPS_OWN] : self.key.operand_count]
        run = Argument(types.ptr, "tape", reverse, len(reverse.arguments), ())
        reverse.arguments.append(run)
        reverse.set_type(types.void)
        entry, ask, again, back, done = (reverse.add_block() for _ in range(5))
        b = Builder(entry)
        self._call(b, "back", run)
        b.branch(ask)
        b = Builder(ask)
        count = self._call(b, "next", run, result=types.i64)
        b.switch(count, again, [(const_int(types.i64, 0), done), (const_int(types.i64, -1), back)])
        b = Builder(again)
        left = b.phi(types.i64, [(count, ask)])
        b.call(step, primals[STEPS_OWN:])
        fewer = b.binary("sub", left, const_int(types.i64, 1))
        left.add_incoming(fewer, again)
        b.branch_if(b.compare("icmp", "eq", fewer, const_int(types.i64, 0)), ask, again)
        b = Builder(back)
        b.call(self.derivative, list(own))
        b.branch(ask)
        b = Builder(done)
        self._call(b, "done", run)
        if self.taped is not None:
            b = self._take_tapes(b, self.taped, run, own)
        released = self._call(b, "release", run)
        b.ret()
        self.environment.tapes.releases.add(released)  # type: ignore[arg-type]

    def _take_tapes(self, b: Builder, taped: SplitDerivative, run: Value, own: Sequence[Value]) -> Builder:
        """while (there is a tape) the reverse of its iteration"""
        reverse = self.made.reverse
        ask, back, done = (reverse.add_block() for _ in range(3))
        b.branch(ask)
        b = Builder(ask)
        place = self._call(b, "tape", run, self._tape_size(taped), result=types.ptr)
        b.branch_if(b.compare("icmp", "eq", place, null(types.ptr)), done, back)
        b = Builder(back)
        tape = (
            []
            if taped.tape_type is None
            else [load_unaligned(b, self.key.function.module.layout, taped.tape_type, place, 1)]
        )
        call = b.call(taped.reverse, [*own, *tape])
        self.environment.tapes.reverses[call] = taped
        b.branch(ask)
        return Builder(done)
