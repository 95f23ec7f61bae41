"""Takes notes while derivatives are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.source_names import Names, place_of
from enzyme_hub.analysis.types.debug_types import DebugTypes
from enzyme_hub.custom.rules_file import Rule
from enzyme_hub.custom.statements import Allocates, Like, NoDerivative, NoFree, ShadowedBy, Statement, What
from enzyme_hub.differentiate.observer import Observer
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.reverse.protocol import Augmented
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.errors import HubError
from enzyme_hub.explain import facts
from enzyme_hub.explain.added import added
from enzyme_hub.explain.flow import Flow
from enzyme_hub.explain.fused import fused
from enzyme_hub.explain.lines import lines
from enzyme_hub.explain.saved import saved
from enzyme_hub.explain.stops import Fate, stops
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, Value
from enzyme_hub.languages.spelling import spelled

_KINDS = {
    Kind.CONST: "constant",
    Kind.OUT: "by value, its derivative is returned",
    Kind.DUP: "with a shadow",
    Kind.BOTH: "by value, with a shadow and a derivative that is returned",
    Kind.DUAL: "by value, with a tangent",
}
_MODES = {
    Mode.COMBINED: "reverse mode, both sweeps in one function",
    Mode.SPLIT: "reverse mode, an augmented forward and a reverse",
    Mode.FORWARD: "forward mode",
}


class Recorder(Observer):
    """Ask `explanation` when all is made."""

    def __init__(self) -> None:
        self._said: dict[facts.Said, str] = {}
        self.begin()

    def begin(self) -> None:
        """An attempt begins; what was made before is thrown away, but what the program says stays."""
        self._requests: list[facts.Request] = []
        self._derivatives: dict[facts.Derivative, None] = {}
        self._met: set[str] = set()
        self._refused: list[str] = []
        self._planted: tuple[facts.Planted, ...] = ()
        self._debug: DebugTypes | None = None
        self._names: dict[Function, Names] = {}
        self._pointers: dict[Function, PointerInfo] = {}
        self._active: dict[Key, frozenset[int]] = {}
        self._program: Program | None = None

    def explanation(self) -> facts.Explanation:
        """All notes. A function comes before those that it calls."""
        used = [said for said, subject in self._said.items() if subject in self._met]
        unused = [said for said, subject in self._said.items() if subject not in self._met]
        return facts.Explanation(
            tuple(self._requests),
            tuple(reversed(self._derivatives)),
            tuple(unused),
            tuple(self._refused),
            self._planted,
            tuple(used),
        )

    # -- what is heard ------------------------------------------------------------------------------------------------------

    def declared(self, statements: Iterable[Statement], idle: Iterable[Rule]) -> None:
        """What the program says of its functions and globals, and the rules that are about none of them."""
        for rule in idle:
            self._said[facts.Said(f"the rule for {rule.function}", rule.place())] = rule.function
        for one in statements:
            name = one.subject.name or ""
            self._said[facts.Said(f"{_said(one.what)} {spelled(name)}", one.where)] = name

    def refused(self, error: HubError) -> None:
        self._refused = [str(one) for one in error.all]

    def planted(self, stops: Iterable[Stop]) -> None:
        """The stops that are in the module when all is made."""
        found = (facts.Planted(one.site.file, one.site.line, one.code, one.text) for one in stops)
        self._planted = tuple(sorted(set(found), key=lambda one: (one.file, one.line, one.text)))

    def requested(self, request: Request, program: Program) -> None:
        if program is not self._program:
            self._program, self._debug = program, DebugTypes(program.module)
            self._names, self._pointers, self._active = {}, {}, {}
            self._met |= set(_met(program))
        self._met.add(request.function.name or "")
        call = request.call
        self._requests.append(
            facts.Request(
                self._names_of(call.function).place(call),
                call.where,
                request.entry.name,
                spelled(request.function.name or ""),
                spelled(call.function.name or ""),
            )
        )

    def tangent(self, plan: Plan) -> None:
        self._note(plan, ())

    def adjoint(self, plan: Plan, forward: Augmented, storage: Storage) -> None:
        names = self._names_of(plan.source)
        self._note(
            plan,
            tuple(saved(plan, forward, storage, names)),
            tuple(dict.fromkeys(added(plan, names))),
            tuple(dict.fromkeys(fused(plan, names))),
        )

    def checkpoints(self, plan: Plan, size: int) -> None:
        self._note(plan, (), snapshot=size)

    # -- notes ----------------------------------------------------------------------------------------------------------------

    def _note(
        self,
        plan: Plan,
        what_is_saved: tuple[facts.Saved, ...],
        what_is_added: tuple[facts.Added, ...] = (),
        loops: tuple[facts.Loop, ...] = (),
        snapshot: int | None = None,
    ) -> None:
        key, function = plan.key, plan.source
        names = self._names_of(function)
        flow = Flow(plan, self._active)
        self._active[key] = flow.active_arguments()
        note = facts.Derivative(
            spelled(function.name or ""),
            function.name or "",
            _MODES[key.mode],
            key.width,
            place_of(function.module.metadata.definition(function)),
            tuple(self._arguments(plan, names)),
            _result(key, function),
            tuple(lines(function, plan.activity, flow, names)),
            tuple(dict.fromkeys(stops(function, plan.activity, names))),
            what_is_saved,
            tuple(
                facts.Call(names.place(call), spelled(other.function.name or "")) for call, other in plan.calls.items()
            ),
            what_is_added,
            loops,
            snapshot,
        )
        self._derivatives.setdefault(note)

    def _arguments(self, plan: Plan, names: Names) -> Iterator[facts.Argument]:
        fate = Fate(plan.activity, plan.source, self._names_of, self._pointers_of)
        for argument, kind in zip(plan.source.arguments, plan.key.kinds, strict=True):
            is_active = argument.index in self._active[plan.key]
            ends: list[facts.End] = []
            if kind is Kind.CONST:
                why = "nothing active is passed"
            elif is_active:
                why = ""
            else:
                ends = fate.ends(argument)
                stops = [end.stop for end in ends]
                why = "; ".join(f"{one.what} ends at {one.place or 'an unknown place'}: {one.why}" for one in stops)
                why = why or "what is differentiated does not depend on it"
            yield facts.Argument(names.of(argument).strip("`"), _KINDS[kind], is_active, why, tuple(ends))

    def _names_of(self, function: Function) -> Names:
        if function not in self._names:
            debug = self._debug or DebugTypes(function.module)
            self._names[function] = Names(function, debug, self._pointers_of(function))
        return self._names[function]

    def _pointers_of(self, function: Function) -> PointerInfo:
        if function not in self._pointers:
            self._pointers[function] = PointerInfo(function)
        return self._pointers[function]


def _result(key: Key, function: Function) -> str:
    if function.return_type.is_void:
        return "nothing is returned"
    if key.shadow_return:
        return "the result comes with its shadow"
    return "the result is active" if key.active_return else "the result is constant"


def _met(program: Program) -> Iterator[str]:
    """The names of all functions and globals that the functions reached mention."""
    for function in program.calls.reached:
        yield function.name or ""
        for i in function.instructions:
            for operand in i.operands:
                yield from _mentioned(operand)


def _mentioned(value: Value) -> Iterator[str]:
    if isinstance(value, (Function, GlobalVariable)):
        yield value.name or ""
    elif isinstance(value, (ConstantExpr, ConstantAggregate)):
        parts = value.operands if isinstance(value, ConstantExpr) else value.elements
        for part in parts:
            if isinstance(part, Constant):
                yield from _mentioned(part)


def _said(what: What) -> str:
    """What a statement says, in words."""
    words: tuple[tuple[type, str], ...] = (
        (Like, "the derivative of a known function for"),
        (NoDerivative, "that no derivative flows through"),
        (NoFree, "that nothing is released by"),
        (Allocates, "that memory is allocated by"),
        (ShadowedBy, "the shadow of"),
    )
    return next((text for kind, text in words if isinstance(what, kind)), "the derivative of")
