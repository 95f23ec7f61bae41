"""Replaces a request by a call of the derivative it asks for: what is called with what, and which results come back."""

from __future__ import annotations

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.forward.signature import results as forward_results
from enzyme_hub.differentiate.request.caller import Caller, Place, Result
from enzyme_hub.differentiate.request.entries import Direction
from enzyme_hub.differentiate.request.parse import may_be_out, returns_active
from enzyme_hub.differentiate.request.requests import Request, RequestArgument
from enzyme_hub.differentiate.shadowed.byval import may_vary
from enzyme_hub.differentiate.shadowed.memory import numbers_of
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import ArrayType, StructType, Type, VectorType
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, Value, const_float, null


def lower(derivatives: Derivatives, request: Request) -> None:
    """Make the derivative and replace the call. Raises RequestError EH0209 if the result does not fit."""
    kind = _Forward if request.entry.direction is Direction.FORWARD else _Reverse
    kind(derivatives, request).run()


class _Lowering:
    """One request. `key` says which derivative is called; the primal and shadow places are those of a result in memory."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        self.derivatives = derivatives
        self.program = derivatives.program
        self.request = request
        self.function = request.function
        self.caller = Caller(request, derivatives.runtime)
        self.b = self.caller.b
        self.key = self.make_key()
        self.primal_place: Place | None = None
        self.shadow_places: dict[Argument, Place] = {}

    def make_key(self) -> Key:
        raise NotImplementedError

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        """The shadows of an argument, in each lane."""
        raise NotImplementedError

    def results(self, returned: list[Value]) -> list[Result]:
        """What the caller gets, of what the derivative returns."""
        raise NotImplementedError

    def run(self) -> None:
        derivative = self.derivatives.function(self.key)
        operands: list[Value] = []
        for argument, given, kind in zip(self.function.arguments, self.request.arguments, self.key.kinds, strict=True):
            operands.append(self._primal(given, argument))
            if kind.has_shadow:
                operands.extend(self.shadows(given, argument))
        operands.extend(self.seeds())
        self.caller.replace(self.results(self._call(derivative, operands)))

    def seeds(self) -> list[Value]:
        return []

    def kinds(self) -> tuple[Kind, ...]:
        return tuple(map(self._kind, self.request.arguments, self.function.arguments))

    def _kind(self, given: RequestArgument, argument: Argument) -> Kind:
        return Kind.DUP if given.kind is Kind.CONST and may_vary(self.program, argument) else given.kind

    def _call(self, derivative: Function, operands: list[Value]) -> list[Value]:
        """The call, and the values that it returns."""
        call = self.b.call(derivative, operands)
        call.argument_attributes = [
            tuple(word for word in a.attributes if word.startswith(("byval", "align")))
            if a.has_attribute("byval")
            else ()
            for a in derivative.arguments
        ]
        if (place := self.request.call.attachments.get("dbg")) is not None:
            # LLVM's inliner puts what comes in there; without, the caller has lines of functions that are not in it.
            call.attachments["dbg"] = place
        type_ = derivative.value_type.result
        if type_.is_void:
            return []
        count = self.result_count()
        return [call] if count == 1 else [self.b.extract_value(call, k) for k in range(count)]

    def result_count(self) -> int:
        raise NotImplementedError

    def _primal(self, given: RequestArgument, argument: Argument) -> Value:
        if given.primal is None:
            self.primal_place = self.caller.place(argument, "sret")
            return self.primal_place.slot
        value = self.caller.converted(given.primal, argument.type)
        if not argument.has_attribute("byval"):
            return value
        # The derivative's parameter is a plain pointer: what it writes there must not be seen by the caller.
        place = self.caller.place(argument, "byval")
        self.caller.copy(place, value)
        return place.slot

    def result(self, value: Value) -> Result:
        return Result(value, self.caller.layout.align(value.type))


class _Reverse(_Lowering):
    """A combined derivative: its results are those of the arguments that are passed by value."""

    def make_key(self) -> Key:
        function = self.function
        return Key(
            function,
            self.kinds(),
            active_return=returns_active(function),
            primal_return=self.request.primal_return and not function.return_type.is_void,
        )

    def result_count(self) -> int:
        return len(self.key.derivatives) + self.key.primal_return

    def seeds(self) -> list[Value]:
        if not self.key.active_return:
            return []
        type_ = self.function.return_type
        return [self.caller.converted(self.request.seed, type_) if self.request.seed is not None else ones(type_)]

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        if given.primal is None:
            return [self._seeded_place(argument)]
        if given.shadows:
            return [self.caller.converted(shadow, types.ptr) for shadow in given.shadows]
        place = self.caller.place(argument, "byval")
        self.caller.clear(place)
        if given.by_value:
            self.shadow_places[argument] = place
        return [place.slot]

    def _seeded_place(self, argument: Argument) -> Value:
        """The shadow of a result in memory: the seed that is given, or 1 in every number."""
        place = self.caller.place(argument, "sret")
        if self.request.seed is not None:
            self.caller.copy(place, self.request.seed)
            return place.slot
        size = self.caller.layout.alloc_size(place.type)
        types_ = self.program.facts(self.request.function).types
        pattern = types_.memory(argument, size)
        if pattern is None:
            raise RequestError(
                "EH0301",
                f"{self.request.function.name} returns {size} bytes in memory, and not all of their types are known",
                where=self.request.call.where,
                why=types_.explain(argument, size),
                remedy="compile with -O1 or higher (for TBAA) or with -g, or let it write through a pointer with a shadow",
            )
        self.caller.clear(place)
        for start in range(0, size, pattern.period):
            for offset, number in numbers_of(pattern):
                self.b.store(const_float(number, 1.0), self.b.offset(place.slot, start + offset), 1)
        return place.slot

    def results(self, returned: list[Value]) -> list[Result]:
        """The primal if asked for, then the derivatives in the order of the arguments."""
        left = iter(returned)
        found: list[Result] = []
        if self.key.primal_return:
            found.append(self.result(next(left)))
        elif self.request.primal_return and self.primal_place is not None:
            found.append(self.caller.content(self.primal_place))
        for argument, kind in zip(self.function.arguments, self.key.kinds, strict=True):
            if kind.is_returned:
                found.append(self.result(next(left)))
            elif argument in self.shadow_places:
                found.append(self.caller.content(self.shadow_places[argument]))
        return found


class _Forward(_Lowering):
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
            active_return=not type_.is_void and may_be_out(type_),
            mode=Mode.FORWARD,
            shadow_return=type_.holds_pointer,
            width=self.request.width,
        )

    def run(self) -> None:
        self.derivatives.function(self.key)
        self.derivatives.shadows.clear(self.b, self.derivatives.runtime)
        super().run()

    def result_count(self) -> int:
        return len(forward_results(self.key))

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        if given.shadows:
            return [self.caller.converted(shadow, argument.type) for shadow in given.shadows]
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
        if self.primal_place is not None:
            found = [self.primal_place, *self._tangent_places]
            return [self.caller.content(place) for place in found[0 if self.request.primal_return else 1 :]]
        tangents = returned[1:] if self.key.returns_tangent else []
        primal = returned[:1] if self.request.primal_return else []
        return [self.result(value) for value in (*primal, *tangents)]


def ones(type_: Type) -> Constant:
    """The default seed: 1 in every number, 0 elsewhere."""
    if type_.is_float or (isinstance(type_, VectorType) and type_.element.is_float):
        return const_float(type_, 1.0)
    if isinstance(type_, (StructType, ArrayType)):
        members = type_.fields if isinstance(type_, StructType) else (type_.element,) * type_.count
        return ConstantAggregate(type_, tuple(ones(member) for member in members))
    return null(type_)
