"""Lowers `__enzyme_autodiff`: one call makes the primal and all derivatives."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.caller import Place, Result
from enzyme_hub.differentiate.request.held_structs import numbers_in_struct, refuse_far_numbers
from enzyme_hub.differentiate.request.operands import members, returns_active
from enzyme_hub.differentiate.request.requests import Request, RequestArgument
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir.types import ArrayType, StructType, Type, VectorType
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, Value, const_float, null, poison


class Combined(Lowering):
    """A combined derivative: its results are those of the arguments that are passed by value."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        super().__init__(derivatives, request)
        self._shadow_places: dict[Argument, list[Place]] = {}  # of structs passed by value, in each lane

    def make_key(self) -> Key:
        function = self.function
        return Key(
            function,
            self.kinds(),
            active_return=self.result_is_differentiated and returns_active(function),
            primal_return=self.gives_result and self.request.primal_return and not function.return_type.is_void,
            width=self.request.width,
            options=self.request.options,
        )

    def result_count(self) -> int:
        return len(self.key.derivatives) + self.key.primal_return

    def seeds(self) -> list[Value]:
        return seeds(self) if self.key.active_return else []

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        if given.primal is None:
            return [self._seeded_place(argument, lane) for lane in range(self.key.width)]
        if given.shadows:
            return self.given_shadows(given, argument)
        places = [self.caller.place(argument, "byval") for _ in range(self.key.width)]
        for place in places:
            self.caller.clear(place)
        if given.by_value:
            self._shadow_places[argument] = places
        return [place.slot for place in places]

    def _seeded_place(self, argument: Argument, lane: int) -> Value:
        """The shadow of a result in memory in a lane: the seed that is given, or 1 in every number."""
        place = self.caller.place(argument, "sret")
        if self.request.seeds and self.result_is_differentiated:
            self.caller.copy(place, self.now(self.request.seeds[lane]))
            return place.slot
        numbers = numbers_in_struct(self.program, self.caller, argument) if self.result_is_differentiated else []
        if self.result_is_differentiated and not numbers:
            refuse_far_numbers(self.program, self.caller, argument)
        self.caller.clear(place)
        for offset, number in numbers:
            self.b.store(const_float(number, 1.0), self.b.offset(place.slot, offset), 1)
        return place.slot

    def results(self, returned: list[Value]) -> list[Result]:
        """The primal if asked for, then the derivatives in the order of the arguments, those of one in each lane."""
        left = iter(returned)
        found: list[Result] = []
        if self.key.primal_return:
            found.append(self.result(next(left)))
        elif self.request.primal_return and self.primal_place is not None:
            found.append(self.caller.content(self.primal_place))
        for argument, kind in zip(self.function.arguments, self.key.kinds, strict=True):
            if kind.is_returned:
                found += [self.result(next(left)) for _ in range(self.key.width)]
            found += map(self.caller.content, self._shadow_places.get(argument, ()))
        return found


def seeds(lowering: Lowering) -> list[Value]:
    """The adjoint of the result in each lane: as given, or 1."""
    type_, given = lowering.function.return_type, lowering.request.seeds
    if not given:
        return [ones(type_)] * lowering.key.width
    if lowering.request.seeds_in_memory:
        first, size = lowering.now(given[0]), lowering.caller.layout.alloc_size(type_)
        places = [lowering.b.offset(first, lane * size) for lane in range(lowering.key.width)]
        return [lowering.b.load(type_, place, 1) for place in places]
    if lowering.request.seeds_in_parts:
        count = len(members(type_))
        return [_of_parts(lowering, type_, given[start : start + count]) for start in range(0, len(given), count)]
    return [lowering.caller.converted(lowering.now(seed), type_) for seed in given]


def _of_parts(lowering: Lowering, type_: Type, parts: Sequence[Value]) -> Value:
    made: Value = poison(type_)
    for index, part in enumerate(parts):
        made = lowering.b.insert_value(made, lowering.now(part), index)
    return made


def ones(type_: Type) -> Constant:
    """The default seed: 1 in every number, 0 elsewhere."""
    if type_.is_float or (isinstance(type_, VectorType) and type_.element.is_float):
        return const_float(type_, 1.0)
    if isinstance(type_, (StructType, ArrayType)):
        members = type_.fields if isinstance(type_, StructType) else (type_.element,) * type_.count
        return ConstantAggregate(type_, tuple(ones(member) for member in members))
    return null(type_)
