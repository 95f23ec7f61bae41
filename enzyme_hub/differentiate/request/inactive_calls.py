"""Lowers `__enzyme_call_inactive(f, ...)`: a call of f through which no derivative flows.

The call that takes its place says so of itself (`languages.meaning`), also to later rounds, where it stands in derivatives
that are differentiated again; until they are through, LLVM must not inline it. `release` takes that back.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.differentiate.request.caller import Caller, Place, Result
from enzyme_hub.differentiate.request.entries import Direction, entry_of
from enzyme_hub.differentiate.request.parse import parse
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.byval import by_value
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.meaning import SAID_INACTIVE

_WORDS = ("noinline", SAID_INACTIVE)


def lower_inactive_calls(module: Module, found: Iterable[inst.CallBase]) -> list[inst.CallBase]:
    """Replace the calls among these that are to be inactive; the others. Raises RequestError for what does not fit."""
    runtime = Runtime(module)
    others: list[inst.CallBase] = []
    for call in found:
        entry = entry_of(call.callee.name or "")
        if entry is not None and entry.direction is Direction.INACTIVE:
            _Call(parse(call), runtime).run()
        else:
            others.append(call)
    return others


def release(module: Module) -> None:
    """All derivatives are there: LLVM may inline the calls."""
    for function in module.functions.values():
        if not function.is_declaration and function.is_read:
            for i in function.instructions:
                if isinstance(i, inst.CallBase) and SAID_INACTIVE in i.attributes:
                    i.attributes = tuple(word for word in i.attributes if word not in _WORDS)


class _Call:
    def __init__(self, request: Request, runtime: Runtime) -> None:
        self.request = request
        self.function = request.function
        self.caller = Caller(request, runtime)
        self._place: Place | None = None  # of a result in memory

    def run(self) -> None:
        self._check_result()
        call = self.request.call
        made = inst.Call(
            self.function.value_type,
            self.function,
            arguments := [*self._arguments(), *self.request.others],
            calling_convention=self.function.calling_convention,
            argument_attributes=self._attributes(len(arguments)),
            attributes=_WORDS,
        )
        if isinstance(call, inst.Invoke) and "nounwind" not in self.function.attributes:
            self.caller.take_over(self._invoke(call, made))
            return
        if (place := call.attachments.get("dbg")) is not None:
            made.attachments["dbg"] = place
        self.caller.b.insert(made)
        self.caller.replace(self._results(made))

    def _invoke(self, call: inst.Invoke, pattern: inst.Call) -> inst.Invoke:
        """The call as an invoke: an exception of the function goes where the request's would."""
        if self._place is not None or (call.is_used and call.type is not pattern.type):
            raise RequestError(
                "EH0207",
                f"an inactive call of {self.function.name}, which may throw, where exceptions are caught or cleaned up after",
                where=call.where,
                why="its result is not what the request is declared to return, and so it would have to be changed in between",
                remedy="declare the request to return what the function returns, or the function noexcept",
            )
        made = inst.Invoke(
            "invoke",
            pattern.function_type,
            pattern.callee,
            pattern.arguments,
            blocks=(call.normal, call.unwind),
            calling_convention=pattern.calling_convention,
            argument_attributes=pattern.argument_attributes,
            attributes=pattern.attributes,
        )
        made.attachments.update({k: v for k, v in call.attachments.items() if k == "dbg"})
        pattern.drop_operands()
        return made

    def _arguments(self) -> list[Value]:
        found: list[Value] = []
        for given, argument in zip(self.request.arguments, self.function.arguments, strict=True):
            if given.primal is None:
                self._place = self.caller.place(argument, "sret")
                found.append(self._place.slot)
            else:
                found.append(self.caller.converted(given.primal, argument.type))
        return found

    def _attributes(self, count: int) -> list[tuple[str, ...]]:
        fixed = [
            tuple(word for word in argument.attributes if word.startswith(("sret", "align", "zeroext", "signext")))
            if argument.has_attribute("sret")
            else by_value(argument.attributes)
            for argument in self.function.arguments
        ]
        return [*fixed, *[()] * (count - len(fixed))]

    def _results(self, made: inst.Call) -> list[Result]:
        if self._place is not None:
            return [self.caller.content(self._place)]
        if made.type.is_void or not (self.request.call.is_used or self.request.result_place):
            return []
        return [Result(made, self.caller.layout.align(made.type))]

    def _check_result(self) -> None:
        """What the caller takes for the result must be there."""
        call = self.request.call
        if not call.is_used and self.request.result_place is None:
            return
        in_memory = next((a for a in self.function.arguments if a.has_attribute("sret")), None)
        if self.function.return_type.is_void and in_memory is None:
            found, fits = "nothing", False
        elif in_memory is not None or self.request.result_place is not None:
            return
        else:
            size = self.caller.layout.size
            found = str(self.function.return_type)
            fits = size(self.function.return_type) <= size(call.type)
        if not fits:
            raise RequestError(
                "EH0209",
                f"{self.function.name} returns {found}, and {call.callee.name} is declared to return {call.type}",
                where=call.where,
                why="the result of the call is that of the function",
                remedy="declare the request to return what the function returns",
            )
