"""From requests to derivatives: finds the requests of a module, makes the derivatives, replaces the calls."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from enum import Enum, auto

from enzyme_hub.analysis.activity.lost_bits import LostBits
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.custom.given import is_given_any
from enzyme_hub.differentiate import legality
from enzyme_hub.differentiate.checkpoints.choice import outline, remove_markers
from enzyme_hub.differentiate.checks import Checks
from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.moved_words import move_through_memory
from enzyme_hub.differentiate.normalise import canonicalise_loops, indirect_calls, normalise, resolve_callees
from enzyme_hub.differentiate.observer import Observer
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.refusals import Refusals
from enzyme_hub.differentiate.request import choices, fortran, inactive_calls, requests, virtual_reverse
from enzyme_hub.differentiate.request.entries import MARKERS, Direction, entry_of
from enzyme_hub.differentiate.request.lowering import lower
from enzyme_hub.differentiate.request.parse import parse
from enzyme_hub.differentiate.request.reach import call_graph
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.signature import DerivativeOptions
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.differentiate.tagged_words import tell_integers
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.body_reader import collector_paused
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import null
from enzyme_hub.languages import shipped
from enzyme_hub.languages.allocators import owns_by_itself
from enzyme_hub.languages.meaning import has_body_semantics
from enzyme_hub.rules import shuffles, zeros

__all__ = ["RerunFrom", "TapeLimit", "differentiate_module"]


class RerunFrom(Enum):
    """How a round ended, and so from which step on the module goes on."""

    NONE = auto()  # all requests are served
    BODIES_MISSING = auto()  # no request was served: it lacks bodies, or what is reached is to be optimised first
    CALLEES_RESOLVED = auto()  # no request was served: calls were given names, which is better optimised first
    LOOPS_CHANGED = auto()  # loops have changed
    ROUND_DONE = auto()  # functions that are to be differentiated have changed


@record
class TapeLimit:
    """The bytes for a loop: for its tape, or for its snapshots if the tape does not fit. Of loops with a marker, or `of_all_loops`."""

    size: int
    of_all_loops: bool = True


def differentiate_module(
    module: Module,
    said: DerivativeOptions | None = None,
    may_wait: bool = False,
    strategy: Strategy | None = None,
    observer: Observer | None = None,
    checks: Checks | None = None,
    tape_limit: TapeLimit | None = None,
) -> RerunFrom:
    """Serve the requests of `module` whose functions contain no requests themselves; rewrites it in place.

    Requests are left that ask for derivatives of functions that just got a derivative inside. `said` is asked of all
    derivatives: `strong_zero`, `shared`; `observer` hears of them; `checks` has requests check themselves. Raises HubError.

    If it `may_wait`, it serves none where calls through pointers were given names: these are better optimised first.
    """
    strategy = strategy or Strategy()
    with collector_paused():
        virtual_reverse.replace_calls(module)
        fortran.replace_calls(module)
        found = inactive_calls.lower_inactive_calls(module, choices.tell_apart(requests.find(module)))
        if not found:
            _finish(module, strategy)
            return RerunFrom.NONE
        requested = _Requests(module, found, said or DerivativeOptions(), checks)
        requested.read()
        was_written, lacks = resolve_callees(module, requested.parsed, strategy)
        if lacks:
            return RerunFrom.BODIES_MISSING
        if was_written and may_wait:
            return RerunFrom.CALLEES_RESOLVED
        chooses = tape_limit is not None and tape_limit.of_all_loops
        if canonicalise_loops(module, requested.parsed) or outline(module, requested.parsed, chooses):
            return RerunFrom.LOOPS_CHANGED
        requested.serve(strategy, observer or Observer(), tape_limit.size if tape_limit is not None else None)
        _forget_markers(module)
        if requested.leaves_some:
            return RerunFrom.ROUND_DONE
        _finish(module, strategy)
        return RerunFrom.NONE


class _Requests:
    """The requests of a module that can be served now, and what is refused of them: all of it is told at once."""

    def __init__(
        self, module: Module, found: list[inst.CallBase], said: DerivativeOptions, checks: Checks | None
    ) -> None:
        self.module = module
        self.parsed: list[requests.Request] = []
        self._found = found
        self._ready = _innermost(module, found)
        self._said = said
        self._checks = checks
        self._names = {call: _name(call) for call in self._ready}
        self._refusals = Refusals(list(self._names.values()))

    @property
    def leaves_some(self) -> bool:
        return len(self._ready) < len(self._found)

    def read(self) -> None:
        """Parse them; those for a function in several lanes (`__enzyme_batch`) are served at once. Raises HubError if none is left."""
        for call in self._ready:
            self._parse(call)
        if self._checks is not None:
            from enzyme_hub.differentiate.checked import sites

            for call in sites.add_checks(self.module, self.parsed, self._found, self._checks):
                self._parse(call)
        replayed = {r.function for r in self.parsed if r.entry.is_split and r.entry.direction is Direction.FORWARD}
        for request in self.parsed:
            request.journal = request.entry.is_split and request.function in replayed
        batches = [request for request in self.parsed if request.entry.direction is Direction.NONE]
        self.parsed = [request for request in self.parsed if request.entry.direction is not Direction.NONE]
        for request in batches:
            with self._refusals.of(self._names[request.call]):
                from enzyme_hub.differentiate.request.batch import Batch

                Batch(request, Runtime(self.module)).run()
        if self._refusals and not self.parsed:
            self._refusals.raise_all()

    def serve(self, strategy: Strategy, observer: Observer, tape_limit: int | None) -> None:
        """Make the derivatives, and put calls of them in the place of the requests. Raises HubError."""
        types = normalise(self.module, self.parsed)
        roots = dict.fromkeys(request.function for request in self.parsed)
        program = self._program(strategy, types)
        program = self._with_words_moved(program, strategy)
        lost_bits = _lost_bits(program, self.parsed)
        while tell_integers(self.module, lost_bits):
            program = self._program(strategy)
            program = self._with_words_moved(program, strategy)
            lost_bits = _lost_bits(program, self.parsed)
        derivatives = Derivatives(program, observer, self.leaves_some, tape_limit)
        finds_left = self._can_mark and not strategy.stops_at_left and not owns_by_itself(self.module)
        for request in self.parsed:
            is_alone = not program.has_snapshots(request.function)
            request.runtime_activity |= is_alone and self._decides_at_run_time(request, strategy)
            request.shared |= request.function in program.starts_threads
            with self._refused(request.call):
                if not self._is_ours(request.call):
                    observer.requested(request, program)
                legality.check_bits(lost_bits, program.calls, request.function)
                legality.check_globals(program, request)
                legality.check_arguments(program, request)
                legality.check_snapshots(program, request)
                lower(derivatives, request)
                has_threads = program.has_threads(request.function)  # in which nothing can be marked
                if finds_left and is_alone and not (request.runtime_activity or has_threads):
                    legality.check_left(program, request.function)
        if self._refusals:
            self._refusals.raise_all(_unseen(roots))
        if self._checks is not None:
            self._checks.go_on()

    @property
    def _can_mark(self) -> bool:
        """True if numbers and pointers that are put into constant memory can be found there again (`marks`)."""
        return not (self.leaves_some or self.module.target.is_device)

    def _decides_at_run_time(self, request: requests.Request, strategy: Strategy) -> bool:
        """True if the strategy says so, and that can be done."""
        return self._can_mark and self._names.setdefault(request.call, _name(request.call)) in strategy.at_run_time

    def _program(self, strategy: Strategy, types: TypeAnalysis | None = None) -> Program:
        at_run_time = bool(strategy.at_run_time) or any(request.runtime_activity for request in self.parsed)
        return Program(self.module, self.parsed, types, strategy.spares_constants, at_run_time)

    def _with_words_moved(self, program: Program, strategy: Strategy) -> Program:
        """The program when words that hold numbers and pointers in turn are copied: that tells more of others."""
        while move_through_memory(self.module, program.types, program.calls.reached):
            program = self._program(strategy)
        return program

    def _parse(self, call: inst.CallBase) -> None:
        with self._refused(call):
            request = parse(call)
            request.strong_zero |= self._said.strong_zero
            request.deterministic |= self._said.deterministic
            request.shared |= self._said.shared or self.module.target.is_device
            if self._checks is not None:
                from enzyme_hub.differentiate.checked import sites

                request.notes = sites.takes_notes(call)
            self.parsed.append(request)

    def _refused(self, call: inst.CallBase) -> AbstractContextManager[None]:
        """Where a refusal is kept that has to do with this request."""
        if self._checks is not None:
            from enzyme_hub.differentiate.checked import sites

            if sites.is_for_comparison(call):
                return self._checks.wanted(call.function.name or "")
        return self._refusals.of(self._names.setdefault(call, _name(call)))

    def _is_ours(self, call: inst.CallBase) -> bool:
        """True for a request that only a check has added."""
        if self._checks is None:
            return False
        from enzyme_hub.differentiate.checked import sites

        return sites.is_ours(call)


def _lost_bits(program: Program, parsed: list[requests.Request]) -> LostBits:
    given = [(request.function, tuple(argument.kind for argument in request.arguments)) for request in parsed]
    return LostBits(program.places, given)


def _finish(module: Module, strategy: Strategy) -> None:
    """What was only there for derivatives goes."""
    requests.remove_hints(module)
    remove_markers(module)
    zeros.lower(module)
    shuffles.lower(module)
    inactive_calls.release(module)
    shipped.close(module)
    if is_given_any(module):
        from enzyme_hub.differentiate.custom.release import release

        release(module)
    if strategy.keeps_apart:
        indirect_calls.release(module)


def _innermost(module: Module, found: list[inst.CallBase]) -> list[inst.CallBase]:
    """The requests whose function reaches no other request, and of these, if others wait, those that they wait for.

    The rest is better served in the last round: a derivative that goes through more than one is optimised more than once,
    before it can be vectorised. The call graph over-approximates calls through pointers: if all requests wait for each other,
    such edges inside of the cycle do not count. Raises RequestError if there is still a cycle.
    """
    functions = {call: requests.requested_function(call) for call in found}
    graph = call_graph(module, [function for function in functions.values() if function is not None])
    waiting = graph.reaching(call.function for call in found)
    ready = [call for call, function in functions.items() if function not in waiting]
    if not ready:
        graph = graph.without_circles()
        waiting = graph.reaching(call.function for call in found)
        ready = [call for call, function in functions.items() if function not in waiting]
    if not ready:
        raise RequestError(
            "EH0207",
            "functions that ask for derivatives of each other in a circle",
            where=found[0].where,
            remedy="a function cannot be differentiated while it needs its own derivative",
        )
    awaited = graph.below(function for function in functions.values() if function is not None and function in waiting)
    first = {call for call in ready if call.function in awaited}
    together = {functions[call] for call in first if _is_split(call)}  # those that share a tape
    return [call for call in ready if call in first or (_is_split(call) and functions[call] in together)] or ready


def _is_split(request: inst.CallBase) -> bool:
    entry = entry_of(request.callee.name or "")
    return entry is not None and entry.is_split


def _name(request: inst.CallBase) -> str:
    """The name of the function that a request asks about."""
    function = requests.requested_function(request)
    return (function.name if function is not None else None) or "a function"


def _unseen(roots: Iterable[Function]) -> frozenset[str]:
    """The functions that `roots` call, directly or not, that have no body and are not known either."""
    work = Worklist(roots)
    for one in work:
        calls = [i for i in one.instructions if isinstance(i, inst.CallBase)]
        targets = (call.called_function for call in calls if has_body_semantics(call))
        work.extend(target for target in targets if target is not None and not target.is_intrinsic)
    return frozenset(function.name or "" for function in work.visited if function.is_declaration)


def _forget_markers(module: Module) -> None:
    """Drop loads of markers that nothing uses any more, so that no marker has to be linked.

    AddressSanitizer has looked at the markers' addresses before we came; for it they become variables.
    """
    is_sanitized = any(name.startswith("__asan_") for name in module.functions)
    for name, variable in module.variables.items():
        if not name.startswith("enzyme_"):
            continue
        for user in list(variable.users):
            if isinstance(user, inst.Load) and not user.is_used:
                user.erase()
        if is_sanitized and name in MARKERS and variable.is_declaration:
            variable.is_declaration, variable.prefix = False, "linkonce_odr hidden"
            variable.initializer = null(variable.value_type)
