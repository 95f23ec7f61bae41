"""Lowers `__enzyme_augmentfwd`, `__enzyme_reverse` and `__enzyme_augmentsize`: the two sweeps apart, with a tape between them.

The tape that the caller holds is a pointer to a record: which augmented forward made it, what the reverse sweep needs, and
the releases that wait until the reverse is done. It lies in memory of the caller's (`enzyme_tape, p, enzyme_allocated, n`)
or in a block that the reverse releases.
"""

from __future__ import annotations

from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.combined import seeds
from enzyme_hub.differentiate.request.parse import returns_active
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.signature import Key, Mode, SplitDerivative
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, poison


class Split(Lowering):
    """A request for one half of a split derivative."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        super().__init__(derivatives, request)
        self._refuse_structs_in_memory()
        self._refuse_pointers_in_globals()
        self.entry: SplitDerivative = derivatives.split(self.key)
        self.runtime = derivatives.runtime
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
            overwritten=frozenset(a.index for a in pointers if self.request.arguments[a.index].is_overwritten),
            width=self.request.width,
            asked=self.request.asked,
        )

    def _record(self) -> StructType:
        """{the augmented forward, its tape, the waiting releases and what they end at}, the last three where needed."""
        members: list[Type] = [types.ptr]
        if self.entry.tape_type is not None:
            members.append(self.entry.tape_type)
        if self.runtime.defers_frees:
            members += [types.ptr, types.ptr]
        return types.struct(tuple(members))

    @property
    def record_size(self) -> int:
        return self.caller.layout.alloc_size(self.record)

    def _refuse_structs_in_memory(self) -> None:
        for argument in self.function.arguments:
            if argument.has_attribute("byval") or argument.has_attribute("sret"):
                raise RequestError(
                    "EH0207",
                    f"{self.function.name} takes or returns a struct in memory, which split mode does not support yet",
                    where=self.request.call.where,
                    why="its shadow would have to live from one call to the other",
                    remedy="pass a pointer to the struct and one to its shadow",
                )

    def _refuse_pointers_in_globals(self) -> None:
        """Between the two calls other derivatives may run, and the shadows of globals are theirs."""
        named = self.program.named_globals(self.function) & self.program.active_globals
        for variable in sorted(named, key=lambda variable: variable.name or ""):
            if variable.value_type.holds_pointer:
                raise RequestError(
                    "EH0306",
                    f"{self.function.name} keeps pointers to differentiated memory in the global @{variable.name}",
                    where=self.request.call.where,
                    why="between the augmented forward and the reverse its shadow may be another's",
                    remedy="hold them in a local variable, or in memory that is passed with a shadow",
                )

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
            self.runtime.check_tape_size(
                self.b, words, const_int(types.i64, self.record_size), self.function.name or ""
            )
        return self.caller.converted(self.now(self.request.tape), types.ptr)


class AugmentedForward(Split):
    """Returns {tape, primal, shadows of the result}, absent ones dropped; the tape is always there."""

    def run(self) -> None:
        runtime, b = self.runtime, self.b
        self.derivatives.shadows.clear(b, runtime)
        mark = runtime.mark_deferred_frees(b) if runtime.defers_frees else None
        returned = self.call(self.entry.augmented, self.operands(), self.entry.result_count)
        contents: Value = poison(self.record)
        members: list[Value] = [self.entry.augmented]
        if self.entry.tape_position is not None:
            members.append(returned[self.entry.tape_position])
        if mark is not None:
            members += [runtime.take_deferred_frees(b, mark), mark]
        for index, member in enumerate(members):
            contents = b.insert_value(contents, member, index)
        place = self.held_by_caller() or runtime.allocate(b, const_int(types.i64, self.record_size))
        b.store(contents, place, 1)
        positions = (self.entry.primal_position, *self.entry.shadow_positions)
        found = [] if self.request.allocated is not None else [place]
        found += [returned[position] for position in positions if position is not None and self.gives_result]
        self.caller.replace(
            [self.result(value) for value in found] if self.request.call.is_used or self.request.result_place else []
        )


class SplitReverse(Split):
    """Takes the tape; returns the derivatives of the arguments that are passed by value."""

    def run(self) -> None:
        runtime, b, entry = self.runtime, self.b, self.entry
        place = self.held_by_caller() or self._given_tape()
        runtime.check_tape(b, place, entry.augmented, self.function.name or "")
        self.derivatives.shadows.clear(b, runtime)
        contents = b.load(self.record, place, 1)
        operands = self.operands()
        if self.key.active_return:
            operands += seeds(self)
        if entry.tape_type is not None:
            operands.append(b.extract_value(contents, 1))
        keeps = self.request.keeps_tape
        reverse = self.derivatives.keeping(self.key) if keeps else entry.reverse
        returned = self.call(reverse, operands, len(self.key.derivatives))
        if not keeps:
            if runtime.defers_frees:
                last = len(self.record.fields) - 1
                runtime.release_taken(b, b.extract_value(contents, last - 1), b.extract_value(contents, last))
            if self.request.allocated is None:
                runtime.free(b, place)
        self.caller.replace([self.result(value) for value in returned])

    def _given_tape(self) -> Value:
        if self.request.tape is None:
            raise RequestError(
                "EH0202",
                f"{self.request.call.callee.name} of {self.function.name} is given no tape",
                where=self.request.call.where,
                why="the reverse sweep needs what the augmented forward saved",
                remedy="pass the tape that __enzyme_augmentfwd returned as the last operand",
            )
        return self.caller.converted(self.now(self.request.tape), types.ptr)


class TapeSize(Split):
    """The size of the tape in bytes, a constant."""

    def run(self) -> None:
        self.caller.replace([self.result(const_int(types.i64, self.record_size))])
