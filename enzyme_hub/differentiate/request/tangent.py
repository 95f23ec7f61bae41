"""Lowers `__enzyme_fwddiff`: the tangents of the result."""

from __future__ import annotations

from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.forward.signature import results as forward_results
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.caller import Place, Result
from enzyme_hub.differentiate.request.operands import may_be_out
from enzyme_hub.differentiate.request.requests import Request, RequestArgument
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.ir.values import Argument, Value


class Tangent(Lowering):
    """A forward derivative: its results are the tangents of the result."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        super().__init__(derivatives, request)
        self._tangent_places: list[Place] = []

    def make_key(self) -> Key:
        function = self.function
        type_ = function.return_type
        return Key(
            function,
            self.kinds(),
            active_return=self.result_is_differentiated and not type_.is_void and may_be_out(type_),
            mode=Mode.FORWARD,
            shadow_return=self.result_is_differentiated and type_.holds_pointer,
            width=self.request.width,
            options=self.request.options,
        )

    def run(self) -> None:
        self.derivatives.function(self.key)
        self.derivatives.shadows.clear(
            self.b, self.derivatives.runtime, self.key.options.runtime_activity, self.key.function
        )
        super().run()

    def result_count(self) -> int:
        return len(forward_results(self.key))

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        if given.shadows:
            return self.given_shadows(given, argument)
        made = []
        for _ in range(self.key.width):
            place = self.caller.place(argument, "sret" if given.primal is None else "byval")
            self.caller.clear(place)
            if given.primal is None:
                self._tangent_places.append(place)
            made.append(place.slot)
        return made

    def results(self, returned: list[Value]) -> list[Result]:
        """The primal if asked for, then the tangent of the result in each lane."""
        gives_primal = self.gives_result and self.request.primal_return
        if self.primal_place is not None:
            found = [self.primal_place] if gives_primal else []
            found += self._tangent_places if self.result_is_differentiated else []
            return [self.caller.content(place) for place in found]
        tangents = returned[1:] if self.key.returns_tangent else []
        primal = returned[:1] if gives_primal else []
        return [self.result(value) for value in (*primal, *tangents)]
