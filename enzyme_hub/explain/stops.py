"""Where derivatives end: what numbers go into whose derivative is zero, and why an argument gets none."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator

from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.activity.uses import Use, data_operands, use_of
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.source_names import Names, place_of
from enzyme_hub.explain.facts import End, Step, Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.meaning import Call, Copy, Inactive, MemoryAnnotation, meaning
from enzyme_hub.languages.spelling import spelled

_REASONS = {
    "fcmp": "a comparison decides which way is taken, and has no derivative itself",
    "icmp": "a comparison decides which way is taken, and has no derivative itself",
    "fptosi": "an integer has no derivative",
    "fptoui": "an integer has no derivative",
    "switch": "which way is taken has no derivative",
    "getelementptr": "an address has no derivative",
}
_CONSTANT_MEMORY = "it is stored in memory that is constant: no shadow came with it"
_INTRINSIC = re.compile(r"^llvm\.(\w+)\..*")
_MOST = 400  # values that are followed from one argument
_TOLD = 3


def stops(function: Function, activity: Activity, names: Names) -> Iterator[Stop]:
    """The places in a function where a number that depends on an active input goes into what has no derivative."""
    for i in function.instructions:
        if isinstance(i, inst.Store):
            if activity.is_varied(i.value) and activity.carries_float(i.value) and not activity.has_shadow(i.pointer):
                yield Stop(names.place(i), names.of(i.value), _CONSTANT_MEMORY)
            continue
        if use_of(i) is not Use.ZERO or i.opcode in ("br", "ret"):
            continue
        varied = next((o for o in i.operands if activity.is_varied(o) and activity.carries_float(o)), None)
        if varied is not None:
            yield Stop(names.place(i), names.of(varied), _reason(i))


def _reason(i: inst.Instruction) -> str:
    if isinstance(i, inst.CallBase):
        what = meaning(i)
        name = _INTRINSIC.sub(r"\1", spelled(i.callee.name or "a function"))
        if isinstance(what, Inactive) and what.is_said:
            return f"the program says that no derivative flows through {name}"
        return f"{name} has derivative zero"
    return _REASONS.get(i.opcode, f"{i.opcode} has no derivative")


class Fate:
    """What becomes of the numbers of an argument, in the function and in those that it is handed on to."""

    def __init__(
        self,
        activity: Activity,
        source: Function,
        names: Callable[[Function], Names],
        pointers: Callable[[Function], PointerInfo],
    ) -> None:
        """`activity` is that of `source`."""
        self._activity, self._source = activity, source
        self._names = names
        self._pointers = pointers
        self._readers: dict[Function, dict[Value, list[inst.Instruction]]] = {}

    def ends(self, argument: Argument) -> list[End]:
        """The first places where something of it ends, at most three, each with the way there; none if it is not used."""
        self._found: dict[Stop, tuple[Value, inst.Instruction]] = {}
        self._from: dict[Value, Value | None] = {argument: None}
        self._entered: dict[Function, list[inst.CallBase]] = {}  # the calls by which the numbers came into a function
        self._returned: set[Function] = set()
        work: deque[Value] = deque(self._from)
        while work and len(self._found) < _TOLD and len(self._from) < _MOST:
            value = work.popleft()
            for user in list(dict.fromkeys(value.users)):
                for following in self._followed(value, user):
                    if following not in self._from:
                        self._from[following] = value
                        work.append(following)
        return [End(stop, tuple(self._steps(*end))) for stop, end in self._found.items()]

    def _steps(self, value: Value, end: inst.Instruction) -> list[Step]:
        """The lines from the argument to where it ends, each once in a row."""
        way: list[Value] = [end]
        at: Value | None = value
        while at is not None:
            way.append(at)
            at = self._from[at]
        steps: list[Step] = []
        for one in reversed(way):
            step = self._step(one)
            if step is not None and not (
                steps and (steps[-1].place, steps[-1].function) == (step.place, step.function)
            ):
                steps.append(step)
        return steps

    def _step(self, value: Value) -> Step | None:
        if not isinstance(value, (inst.Instruction, Argument)):
            return None
        function, names = value.function, self._names(value.function)
        begins = place_of(function.module.metadata.definition(function))
        place = begins if isinstance(value, Argument) else names.place(value)
        if place is None and isinstance(value, inst.Instruction):
            return None  # of the compiler's own
        return Step(place, spelled(function.name or ""), names.of(value))

    def _end(self, value: Value, at: inst.Instruction, why: str, what: str | None = None) -> None:
        names = self._names(at.function)
        self._found.setdefault(Stop(names.place(at), what or names.of(value), why), (value, at))

    def _followed(self, value: Value, user: inst.Instruction) -> Iterator[Value]:
        if isinstance(user, inst.Store):
            if value is user.value:
                yield from self._read_from(value, user, user.pointer)
            return
        if isinstance(user, inst.Return):
            self._returned.add(user.function)
            yield from self._entered.get(user.function, ())
        elif isinstance(user, inst.CallBase):
            yield from self._through(value, user)
        elif value.type.holds_pointer and user.opcode != "icmp":
            yield user  # an address that leads to its numbers, or one of them
        elif use_of(user) is Use.ZERO:
            if user.opcode != "br":
                self._end(value, user, _reason(user))
        elif value in data_operands(user):
            yield user

    def _through(self, value: Value, call: inst.CallBase) -> Iterator[Value]:
        what = meaning(call)
        if isinstance(what, MemoryAnnotation):
            return
        if isinstance(what, Copy):
            if call.arguments[what.source] is value:
                yield from self._read_from(value, call, call.arguments[what.target])
        elif isinstance(what, Inactive):
            if not value.type.holds_pointer:
                self._end(value, call, _reason(call))
        else:
            callee = call.called_function
            is_seen = isinstance(what, Call) and callee is not None
            if callee is not None and not callee.is_declaration:
                self._entered.setdefault(callee, []).append(call)
                pairs = zip(call.arguments, callee.arguments, strict=False)
                yield from (parameter for operand, parameter in pairs if operand is value)
            if not call.type.is_void and (not is_seen or callee in self._returned):
                yield call

    def _read_from(self, value: Value, i: inst.Instruction, pointer: Value) -> Iterator[Value]:
        """The loads, and calls, that may meet what is stored behind a pointer, here and where the pointer came from."""
        bases = self._pointers(i.function).all_bases(pointer)
        is_foreign = not all(isinstance(base, inst.Alloca) for base in bases)
        if is_foreign and i.function is self._source and not self._activity.has_shadow(pointer):
            self._end(value, i, _CONSTANT_MEMORY)
        found: list[inst.Instruction] = []
        seen: set[tuple[Function, Value]] = set()
        is_own = True
        work: list[tuple[Function, Value]] = [(i.function, pointer)]
        while work:
            function, at = work.pop()
            for base in self._pointers(function).all_bases(at):
                if (function, base) in seen:
                    continue
                seen.add((function, base))
                is_own = is_own and isinstance(base, inst.Alloca)
                found += self._readers_in(function).get(base, ())
                if isinstance(base, Argument):
                    calls = self._entered.get(function, ())
                    work += [(c.function, c.arguments[base.index]) for c in calls if base.index < len(c.arguments)]
        yield from found
        if not found and is_own:
            self._end(value, i, "what is stored there is never read", self._names(i.function).of(pointer))

    def _readers_in(self, function: Function) -> dict[Value, list[inst.Instruction]]:
        found = self._readers.get(function)
        if found is None:
            found = self._readers[function] = {}
            pointers = self._pointers(function)
            for i in function.instructions:
                if isinstance(i, inst.Load):
                    for base in pointers.all_bases(i.pointer):
                        found.setdefault(base, []).append(i)
        return found
