"""The derivatives of a module: each is made once, those of callees before those of their callers."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from enzyme_hub.base import limits
from enzyme_hub.base.taken import Taken
from enzyme_hub.custom.given import CustomDerivative, given
from enzyme_hub.differentiate import legality
from enzyme_hub.differentiate.checkpoints.names import (
    CHOSEN,
    LIMIT,
    LIMITED,
    is_loop,
    key_of_step,
    state_size,
    warn_of_tape,
)
from enzyme_hub.differentiate.checkpoints.noted import Notes
from enzyme_hub.differentiate.observer import Observer
from enzyme_hub.differentiate.plan import Plan, plan_of
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.globals import Shadows
from enzyme_hub.differentiate.shadowed.guards import Guards
from enzyme_hub.differentiate.shadowed.journal import Journal
from enzyme_hub.differentiate.shadowed.kept import Keeper
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key, Mode, SplitDerivative
from enzyme_hub.differentiate.tape.keeping import TapeUses
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function

Call = tuple[inst.CallBase, Key]


class Derivatives:
    """Makes derivatives for `program`. `are_differentiated_again`: requests are left that may go through them. `tape_limit`: as in
    `TapeLimit`."""

    def __init__(
        self,
        program: Program,
        observer: Observer,
        are_differentiated_again: bool = False,
        tape_limit: int | None = None,
    ) -> None:
        self.program = program
        self.runtime = Runtime(program.module)
        self._notes = Notes(program, self.runtime)
        self._tape_limit = tape_limit or LIMIT
        self.shadows = Shadows(
            program.module,
            program.active_globals,
            program.workspaces,
            program.leads,
            program.given_shadows,
            program.globals_named_below,
        )
        self.journal = Journal(self.runtime)
        self._functions: dict[Key, Function] = {}  # of the modes that are one function
        self._split: dict[Key, SplitDerivative] = {}
        self._watched: dict[Function, Function] = {}  # what calls each derivative
        self._refused: dict[Key, DifferentiationError] = {}
        self._environment = Environment(
            program,
            self.runtime,
            self.shadows,
            Keeper(self.runtime, self.shadows.slot),
            self._split.__getitem__,
            self._functions.__getitem__,
            TapeUses(),
            Guards(self.runtime),
            self.journal,
            observer,
            are_differentiated_again,
            {},
        )

    def function(self, key: Key) -> Function:
        """The derivative of `key`, which is one function: combined, or forward."""
        if key not in self._functions:
            self._make(key)
        return self._functions[key]

    def split(self, key: Key) -> SplitDerivative:
        """The derivative of `key`, which is an augmented forward and a reverse, and with a journal tangents over the tape."""
        if key not in self._split:
            self._make(key)
        found = self._split[key]
        if found.defers is None:  # all that it calls is written; what is written later does not change its tape
            found.defers = self.runtime.deferred.is_used
        return found

    @property
    def marks_constants(self) -> bool:
        """True if derivatives mark what they put into constant memory (`marks`)."""
        return self._environment.marks_constants

    def watched(self, derivative: Function, key: Key) -> Function:
        """What a request calls for the derivative of `key`: what it holds is given back if an exception, or a stop that
        somebody takes, leaves it."""
        if self._environment.is_differentiated_again or self.program.module.target.is_device:
            return derivative
        if derivative not in self._watched:
            from enzyme_hub.differentiate.request.watching import watched
            from enzyme_hub.differentiate.stops.guarding import guarded, may_stop

            taken = self.program.module.taken
            stops, held = may_stop(derivative) if taken is not Taken.ENDS else (False, set())
            self._watched[derivative] = (
                guarded(derivative, self.runtime, held)
                if stops or (held and taken is Taken.NOTED)
                else watched(derivative, key.function, self.runtime, key.is_split)
            )
        return self._watched[derivative]

    def keeping(self, key: Key) -> Function:
        """The reverse of a split derivative that keeps the tape."""
        return self._environment.tapes.keeping(self._split[key])

    def _make(self, key: Key) -> None:
        """Write the derivative and all it calls. No recursion: a program may call as deep as it likes.

        A derivative is declared when it is first met and written when those it calls are written. Functions that call
        each other meet each other declared.
        """
        keys = [key]
        path: list[inst.CallBase] = []  # the calls that led to each key but the first
        try:
            work = [self._plan(key)]
            while work:
                plan, calls = work[-1]
                found = next((call for call in calls if not self._is_declared(call[1])), None)
                if found is not None:
                    path.append(found[0])
                    keys.append(found[1])
                    if (own := given(found[1].function)) is None:
                        work.append(self._plan(found[1]))
                    else:
                        self._give(found[1], own)
                        path.pop()
                        keys.pop()
                    continue
                self._write(plan)
                work.pop()
                keys.pop()
                if path:
                    path.pop()
        except DifferentiationError as error:
            if error.where is None:
                error.where = next((call.where for call in reversed(path) if call.where is not None), None)
            error.path = error.path or tuple(key.function.name or "" for key in keys)
            for unfinished in keys:  # whoever else asks for one of these is refused for the same reason
                self._refused[unfinished] = error
                self._split.pop(unfinished, None)
                self._functions.pop(unfinished, None)
            raise

    def _is_declared(self, key: Key) -> bool:
        return key in (self._split if key.is_split else self._functions)

    def _plan(self, key: Key) -> tuple[Plan, Iterator[Call]]:
        if key in self._refused:
            raise self._refused[key]
        limits.at("plan", key.function.name)
        if self._has_checkpoints(key):
            return self._plan_checkpoints(key)
        if key.mode is Mode.FORWARD:
            self._functions[key] = _forward().declare(key)
        elif key.mode is Mode.COMBINED:
            self._functions[key] = _reverse().declare_combined(key)
        else:
            declared = self._split[key] = _reverse().declare_split(key)
            if key.options.journal:
                declared.replay = _forward().declare_replay(key)
            if key.function in self.program.calls.recursive:
                declared.declare_with_heap_tape()
        plan = plan_of(self.program, key)
        legality.check(plan)
        return plan, iter(plan.calls.items())

    def _has_checkpoints(self, key: Key) -> bool:
        """True for a loop that is run again from snapshots. What is differentiated once more, or told, keeps a tape."""
        return (
            key.is_split
            and is_loop(key.function)
            and not (key.options.journal or key.options.notes or self._environment.is_differentiated_again)
            and not self.program.module.target.is_device
            and key.function not in self.program.calls.recursive
        )

    def _plan_checkpoints(self, key: Key) -> tuple[Plan, Iterator[Call]]:
        """As `_plan`. It is declared when it is written: nothing that it calls leads back to it."""
        plan = plan_of(self.program, key)
        legality.check(plan)
        limited = LIMITED in key.function.attributes
        needed = [[(call, key_of_step(key)), *([(call, own)] if limited else [])] for call, own in plan.calls.items()]
        return plan, iter([one for each in needed for one in each])

    def _give(self, key: Key, own: CustomDerivative) -> None:
        """The derivative of a function for which the program gives one."""
        if key in self._refused:
            raise self._refused[key]
        if key.mode is Mode.FORWARD:
            from enzyme_hub.differentiate.custom.forward import tangent

            self._functions[key] = tangent(key, own, self._environment)
        else:
            from enzyme_hub.differentiate.custom.reverse import split

            self._split[key] = split(key, own, self._environment)

    def _write_checkpoints(self, plan: Plan) -> SplitDerivative:
        """A loop with checkpoints; one that only --tape-limit has chosen has a tape where it cannot have them."""
        key = plan.key
        limited = LIMITED in key.function.attributes
        step, taped = (
            self._functions[key_of_step(key)],
            next((self._split[one] for one in plan.calls.values() if limited), None),
        )
        try:
            made: SplitDerivative = _checkpoints().write(
                key, self._environment, self._notes, step, taped, self._tape_limit
            )
        except DifferentiationError as error:
            if CHOSEN not in key.function.attributes:
                raise
            warn_of_tape(key.function, error)
            made = _reverse().declare_split(key)
            _reverse().write_split(plan, self._environment, made)
            return made
        self._environment.observer.checkpoints(plan, state_size(key.function))
        return made

    def _write(self, plan: Plan) -> None:
        limits.at("write", plan.source.name)
        if self._has_checkpoints(plan.key):
            self._split[plan.key] = self._write_checkpoints(plan)
            return
        if plan.key.mode is not Mode.FORWARD:
            warn_of_tape(plan.source)
        if plan.key.mode is Mode.FORWARD:
            _forward().write(plan, self._environment, self._functions[plan.key])
        elif plan.key.mode is Mode.COMBINED:
            _reverse().write_combined(plan, self._environment, self._functions[plan.key])
        else:
            entry = self._split[plan.key]
            _reverse().write_split(plan, self._environment, entry)
            if entry.replay is not None:
                _forward().write_replay(plan, self._environment, entry.replay)


# A link imports the modes that it asks for.


def _forward() -> ModuleType:
    return import_module("enzyme_hub.differentiate.forward")


def _checkpoints() -> ModuleType:
    return import_module("enzyme_hub.differentiate.checkpoints.derivation")


def _reverse() -> ModuleType:
    return import_module("enzyme_hub.differentiate.reverse.derivation")
