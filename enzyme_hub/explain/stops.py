"""Where derivatives end: what numbers go into whose derivative is zero, and why an argument gets none."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator

from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.activity.uses import Use, data_operands, use_of
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.source_names import Names
from enzyme_hub.explain.facts import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.meaning import Copy, Inactive, MemoryAnnotation, meaning
from enzyme_hub.languages.spelling import spelled

_REASONS = {
    "fcmp": "a comparison decides which way is taken, and has no derivative itself",
    "icmp": "a comparison decides which way is taken, and has no derivative itself",
    "fptosi": "an integer has no derivative",
    "fptoui": "an integer has no derivative",
    "switch": "which way is taken has no derivative",
    "getelementptr": "an address has no derivative",
}
_INTRINSIC = re.compile(r"^llvm\.(\w+)\..*")
_MOST = 400  # values that are followed from one argument
_TOLD = 3


def stops(function: Function, activity: Activity, names: Names) -> Iterator[Stop]:
    """The places in a function where a number that depends on an active input goes into what has no derivative."""
    for i in function.instructions:
        if isinstance(i, inst.Store):
            if activity.is_varied(i.value) and activity.carries_float(i.value) and not activity.has_shadow(i.pointer):
                yield Stop(
                    names.place(i), names.of(i.value), "it is stored in memory that is constant: no shadow came with it"
                )
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

    def __init__(self, names: Callable[[Function], Names], pointers: Callable[[Function], PointerInfo]) -> None:
        self._names = names
        self._pointers = pointers
        self._readers: dict[Function, dict[Value, list[inst.Instruction]]] = {}

    def first_stops(self, argument: Argument) -> list[Stop]:
        """The first places where something of it ends, at most three; none if it is not used."""
        found: dict[Stop, None] = {}
        seen: set[Value] = {argument}
        work: deque[Value] = deque(seen)
        while work and len(found) < _TOLD and len(seen) < _MOST:
            value = work.popleft()
            for user in list(dict.fromkeys(value.users)):
                for following in self._followed(value, user, found):
                    if following not in seen:
                        seen.add(following)
                        work.append(following)
        return list(found)

    def _followed(self, value: Value, user: inst.Instruction, found: dict[Stop, None]) -> Iterator[Value]:
        if isinstance(user, inst.Store):
            if value is user.value:
                yield from self._read_from(user, user.pointer, found)
            return
        if isinstance(user, inst.CallBase):
            yield from self._through(value, user, found)
        elif value.type.holds_pointer and user.opcode != "icmp":
            yield user  # an address that leads to its numbers, or one of them
        elif use_of(user) is Use.ZERO:
            if user.opcode not in ("br", "ret"):
                names = self._names(user.function)
                found.setdefault(Stop(names.place(user), names.of(value), _reason(user)))
        elif value in data_operands(user):
            yield user

    def _through(self, value: Value, call: inst.CallBase, found: dict[Stop, None]) -> Iterator[Value]:
        what, names = meaning(call), self._names(call.function)
        if isinstance(what, MemoryAnnotation):
            return
        if isinstance(what, Copy):
            if call.arguments[what.source] is value:
                yield from self._read_from(call, call.arguments[what.target], found)
        elif isinstance(what, Inactive):
            if not value.type.holds_pointer:
                found.setdefault(Stop(names.place(call), names.of(value), _reason(call)))
        else:
            callee = call.called_function
            if callee is not None and not callee.is_declaration:
                pairs = zip(call.arguments, callee.arguments, strict=False)
                yield from (parameter for operand, parameter in pairs if operand is value)
            if not call.type.is_void:
                yield call

    def _read_from(self, i: inst.Instruction, pointer: Value, found: dict[Stop, None]) -> Iterator[Value]:
        """The loads, and calls, that may meet what is stored behind a pointer."""
        readers = self._readers_in(i.function)
        bases = self._pointers(i.function).all_bases(pointer)
        reading = [user for base in bases for user in readers.get(base, ())]
        yield from reading
        if not reading and all(isinstance(base, inst.Alloca) for base in bases):
            names = self._names(i.function)
            found.setdefault(Stop(names.place(i), names.of(pointer), "what is stored there is never read"))

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
