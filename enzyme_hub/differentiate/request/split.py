"""Lowers the requests of split mode: the two sweeps apart, with a tape between them (`__enzyme_augmentfwd`,
`__enzyme_reverse`), the size of the tape (`__enzyme_augmentsize`), and tangents over it (`__enzyme_fwdsplit`).

The tape that the caller holds is a pointer to a record: which augmented forward made it, what the reverse sweep needs, and
the releases that wait until the reverse is done. It lies in memory of the caller's (`enzyme_tape, p, enzyme_allocated, n`)
or in a block that the reverse releases.
"""

from __future__ import annotations

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.forward.replay import forward_key
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.caller import Result
from enzyme_hub.differentiate.request.combined import seeds
from enzyme_hub.differentiate.request.held_structs import HeldStructs
from enzyme_hub.differentiate.request.operands import returns_active
from enzyme_hub.differentiate.request.requests import Request, RequestArgument
from enzyme_hub.differentiate.request.tangent import Tangent
from enzyme_hub.differentiate.signature import GLOBALS, Key, Mode, SplitDerivative
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.unaligned import load_unaligned
from enzyme_hub.ir.values import Argument, ConstantInt, Value, const_int, poison


class Split(Lowering):
    """A request for one half of a split derivative."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        super().__init__(derivatives, request)
        self._refuse_workspaces()
        self.entry: SplitDerivative = derivatives.split(self.key)
        self.runtime = derivatives.runtime
        self.structs = HeldStructs(self.program, self.key, self.caller, self.runtime)
        self.record = self._record()

    def make_key(self) -> Key:
        function = self.function
        pointers = (a for a in function.arguments if a.type.holds_pointer)
        return Key(
            function,
            self.kinds(),
            active_return=self.result_is_differentiated and returns_active(function),
            mode=Mode.SPLIT,
            shadow_return=self.result_is_differentiated and function.return_type.holds_pointer,
            overwritten=frozenset(
                (GLOBALS, *(a.index for a in pointers if self.request.arguments[a.index].is_overwritten))
            ),
            width=self.request.width,
            options=self.request.options,
        )

    def _record(self) -> StructType:
        """{the augmented forward, its tape, structs in memory, the journal's memory, the waiting releases and what they end
        at}, all but the first where needed."""
        members: list[Type] = [types.ptr]
        if self.entry.tape_type is not None:
            members.append(self.entry.tape_type)
        members += self.structs.members
        if self.key.options.journal:
            members.append(types.ptr)
        if self.entry.defers:
            members += [types.ptr, types.ptr]
        return types.struct(tuple(members))

    @property
    def journal_position(self) -> int:
        """Where the journal's memory is in the record, if there is one."""
        return 1 + (self.entry.tape_type is not None) + len(self.structs.members)

    @property
    def record_size(self) -> int:
        return self.caller.layout.alloc_size(self.record)

    def _refuse_workspaces(self) -> None:
        """Their shadows live from derivative to derivative: another one between the two calls may replace them.

        Nothing else in the shadow of a global is read by the reverse: what it needs of the pointers there is on the tape.
        """
        named = self.program.named_globals(self.function) & self.program.active_globals
        found = named & self.program.workspaces.variables
        for variable in sorted(found, key=lambda variable: variable.name or ""):
            raise RequestError(
                "EH0306",
                f"{self.function.name} works in memory that lives from call to call, which the static pointer @{variable.name} leads to",
                where=self.request.call.where,
                why="its shadow may be another derivative's between the augmented forward and the reverse",
                remedy="hold the pointer in a local variable, or in memory that is passed with a shadow",
            )

    def _primal(self, given: RequestArgument, argument: Argument) -> Value:
        held = self.structs.places.get(argument)
        return super()._primal(given, argument) if held is None else held.slot

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        held = self.structs.shadows.get(argument)
        return super().shadows(given, argument) if held is None else held

    # -- the record -----------------------------------------------------------------------------------------------------------

    def held_by_caller(self) -> Value | None:
        """The caller's memory for the record, checked to be large enough; None where there is none."""
        if self.request.allocated is None:
            return None
        if self.request.tape is None:
            raise RequestError(
                "EH0206",
                "enzyme_allocated without enzyme_tape",
                where=self.request.call.where,
                remedy="pass the memory for the tape as well: enzyme_tape, pointer",
            )
        given = self.now(self.request.allocated)
        if isinstance(given, ConstantInt):
            if given.value < self.record_size:
                raise RequestError(
                    "EH0210",
                    f"the tape of {self.function.name} needs {self.record_size} bytes, and {given.value} are given",
                    where=self.request.call.where,
                    remedy="ask __enzyme_augmentsize how many it needs",
                )
        else:
            words = self.caller.converted(given, types.i64)
            size, name = const_int(types.i64, self.record_size), self.function.name or ""
            self.runtime.check_tape_size(self.b, words, size, name, self.request.call.site)
        return self.caller.converted(self.now(self.request.tape), types.ptr)

    def given_tape(self) -> Value:
        """The record that the augmented forward made, checked."""
        place = self.held_by_caller()
        if place is None:
            if self.request.tape is None:
                raise RequestError(
                    "EH0202",
                    f"{self.request.call.callee.name} of {self.function.name} is given no tape",
                    where=self.request.call.where,
                    why="it needs what the augmented forward saved",
                    remedy="pass the tape that __enzyme_augmentfwd returned as the last operand",
                )
            place = self.caller.converted(self.now(self.request.tape), types.ptr)
        self.runtime.check_tape(self.b, place, self.entry.augmented, self.function.name or "", self.request.call.site)
        return place

    def contents(self, place: Value) -> Value:
        """What is in the record at a place; the structs in it are taken up."""
        found = load_unaligned(self.b, self.caller.layout, self.record, place, 1)
        first = self.journal_position - len(self.structs.members)
        self.structs.take_up(self.b.extract_value(found, first + k) for k in range(len(self.structs.members)))
        return found


class AugmentedForward(Split):
    """Returns {tape, primal, shadows of the result}, absent ones dropped; the tape is always there."""

    def run(self) -> None:
        runtime, b = self.runtime, self.b
        self.derivatives.shadows.clear(b, runtime, self.key.options.runtime_activity, self.key.function)
        mark = runtime.deferred.mark(b) if self.entry.defers else None
        held = self.structs.make(self._given_struct)
        journal = self.derivatives.journal.begin(b) if self.key.options.journal else None
        operands = self.operands() + ([] if journal is None else [journal])
        returned = self.call(self.entry.augmented, operands, self.entry.result_count)
        contents: Value = poison(self.record)
        members: list[Value] = [self.entry.augmented]
        if self.entry.tape_position is not None:
            members.append(returned[self.entry.tape_position])
        members += held
        if journal is not None:
            members.append(self.derivatives.journal.buffer(b, journal))
        if mark is not None:
            members += [runtime.deferred.take(b, mark), mark]
        for index, member in enumerate(members):
            contents = b.insert_value(contents, member, index)
        place = self.held_by_caller() or runtime.allocate(b, const_int(types.i64, self.record_size))
        b.store(contents, place, 1)
        is_wanted = self.request.call.is_used or self.request.result_place is not None
        found = [] if self.request.allocated is not None else [self.result(place)]
        if self.gives_result and is_wanted:
            found += self._results(returned)
        self.caller.replace(found if is_wanted else [])

    def _results(self, returned: list[Value]) -> list[Result]:
        """The result of the function, and its shadows where it has some."""
        positions = (self.entry.primal_position, *self.entry.shadow_positions)
        found = [self.result(returned[position]) for position in positions if position is not None]
        for argument, place in self.structs.places.items():
            if argument.has_attribute("sret"):
                found.append(self.caller.content(place))
                if self.result_is_differentiated and self.structs.has_pointers(argument):
                    found += map(self.caller.content, self.structs.shadow_places(argument))
        return found

    def _given_struct(self, argument: Argument) -> Value:
        given = self.request.arguments[argument.index]
        assert given.primal is not None
        return self.operand(given.primal, given, argument)


class SplitReverse(Split):
    """Takes the tape; returns the derivatives of the arguments that are passed by value."""

    def run(self) -> None:
        runtime, b, entry = self.runtime, self.b, self.entry
        place = self.given_tape()
        self.derivatives.shadows.clear(b, runtime, self.key.options.runtime_activity, self.key.function)
        contents = self.contents(place)
        self._seed_result_in_memory()
        operands = self.operands()
        if self.key.active_return:
            operands += seeds(self)
        if entry.tape_type is not None:
            operands.append(b.extract_value(contents, 1))
        keeps = self.request.keeps_tape
        reverse = self.derivatives.keeping(self.key) if keeps else entry.reverse
        returned = self.call(reverse, operands, len(self.key.derivatives))
        found = self._derivatives(returned)
        if not keeps:
            self.structs.release()
            if self.key.options.journal:
                runtime.free(b, b.extract_value(contents, self.journal_position))
            if entry.defers:
                last = len(self.record.fields) - 1
                runtime.deferred.run_taken(b, b.extract_value(contents, last - 1), b.extract_value(contents, last))
            if self.request.allocated is None:
                runtime.free(b, place)
        self.caller.replace(found)

    def _seed_result_in_memory(self) -> None:
        for argument in self.structs.shadows:
            if argument.has_attribute("sret") and self.result_is_differentiated:
                self.structs.seed(argument, list(map(self.now, self.request.seeds)))

    def _derivatives(self, returned: list[Value]) -> list[Result]:
        """Those of arguments that are passed by value, in order."""
        left = iter(returned)
        found: list[Result] = []
        for argument, given, kind in zip(self.function.arguments, self.request.arguments, self.key.kinds, strict=True):
            if kind.is_returned:
                found += [self.result(next(left)) for _ in range(self.key.width)]
            elif argument in self.structs.shadows and argument.has_attribute("byval"):
                if given.by_value:
                    found += map(self.caller.content, self.structs.shadow_places(argument))
                if self.request.keeps_tape:
                    self.structs.clear(argument)
        return found


class TapeSize(Split):
    """The size of the tape in bytes, a constant."""

    def run(self) -> None:
        self.caller.replace([self.result(const_int(types.i64, self.record_size))])


class SplitTangent(Split, Tangent):
    """Takes the tape, which stays for the reverse; returns the tangents of the result."""

    def run(self) -> None:
        self.derivatives.shadows.clear(self.b, self.runtime, self.key.options.runtime_activity, self.key.function)
        contents = self.contents(self.given_tape())
        self.primal_place = next(
            (place for argument, place in self.structs.places.items() if argument.has_attribute("sret")), None
        )
        journals = self.derivatives.journal
        journal = journals.begin(self.b, self.b.extract_value(contents, self.journal_position))
        assert self.entry.replay is not None
        returned = self.call(self.entry.replay, [*self.operands(), journal], self.result_count())
        self.caller.replace(self.results(returned))

    def _kind(self, given: RequestArgument, argument: Argument) -> Kind:
        """What is followed by a tangent is what the reverse returns the derivative of."""
        kind = super()._kind(given, argument)
        if kind is Kind.DUAL:
            return Kind.BOTH if argument.type.holds_pointer else Kind.OUT
        return kind

    def operands(self) -> list[Value]:
        """Each argument, followed by its tangents."""
        found: list[Value] = []
        kinds = forward_key(self.key).kinds
        for argument, given, kind in zip(self.function.arguments, self.request.arguments, kinds, strict=True):
            found.append(self._primal(given, argument))
            if kind.has_shadow:
                found += Tangent.shadows(self, given, argument)
        return found
