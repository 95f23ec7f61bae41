"""Lowers `__enzyme_batch`: the function itself is called once in each lane.

What calls in a row have in common is LLVM's to find: it inlines them, and what they compute side by side becomes vectors where
that is faster.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate.request.base import Operands
from enzyme_hub.differentiate.request.caller import Place
from enzyme_hub.differentiate.request.requests import RequestArgument
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value

# What a call must say of an argument as the function does: how the argument is passed.
_PASSED = ("byval", "sret", "align", "inreg", "zeroext", "signext", "nest")


class Batch(Operands):
    """A request for the results of a function in several lanes."""

    _places: Sequence[Place] = ()  # where a function that returns a struct in memory puts it, in each lane

    def run(self) -> None:
        call = self.request.call
        if isinstance(call, inst.Invoke) and "nounwind" not in self.function.attributes:
            raise RequestError(
                "EH0207",
                f"a batch of {self.function.name}, which may throw, where exceptions are caught or cleaned up after",
                where=call.where,
                why="the calls that take its place would pass exceptions by",
                remedy="declare the function noexcept, or ask for the batch in a function of its own",
            )
        pairs = zip(self.function.arguments, self.request.arguments, strict=True)
        values = [self._values(argument, given) for argument, given in pairs]
        found = [self._call([lanes[lane] for lanes in values]) for lane in range(self.request.width)]
        results = [self.result(value) for value in found if not value.type.is_void]
        self.caller.replace(results or list(map(self.caller.content, self._places)))

    def _values(self, argument: Argument, given: RequestArgument) -> list[Value]:
        """The value of an argument in each lane."""
        if argument.has_attribute("sret"):
            self._places = [self.caller.place(argument, "sret") for _ in range(self.request.width)]
            return [place.slot for place in self._places]
        if given.primal is not None:
            return [self.operand(given.primal, given, argument)] * self.request.width
        return self.given_shadows(given, argument)

    def _call(self, operands: list[Value]) -> Value:
        function = self.function
        call = inst.Call(
            function.value_type,
            function,
            operands,
            calling_convention=function.calling_convention,
            argument_attributes=[tuple(w for w in a.attributes if w.startswith(_PASSED)) for a in function.arguments],
        )
        if (place := self.request.call.attachments.get("dbg")) is not None:
            call.attachments["dbg"] = place
        return self.b.insert(call)
