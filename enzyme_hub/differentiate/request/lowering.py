"""Replaces a request by a call of the derivative it asks for, and brings the results into the shape the caller expects."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.request.requests import Request, RequestArgument, returns_active
from enzyme_hub.differentiate.reverse.byval import may_vary, type_in_memory
from enzyme_hub.differentiate.reverse.memory_intrinsics import numbers_of
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.types import ArrayType, StructType, Type, VectorType
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantAggregate, Value, const_float, const_int, null


def lower(derivatives: Derivatives, request: Request) -> None:
    """Make the derivative and replace the call. Raises RequestError EH0209 if the result does not fit."""
    _Lowering(derivatives, request).run()


@dataclass(frozen=True)
class _Place:
    """Memory of the caller for a struct that the function takes or returns in memory."""

    slot: Value
    type: Type
    align: int


@dataclass(frozen=True)
class _Result:
    value: Value
    align: int


class _Lowering:
    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        self.derivatives = derivatives
        self.program = derivatives.program
        self.request = request
        self.layout = derivatives.program.module.layout
        self._scratch = Block(request.call.function)
        self.b = Builder(self._scratch)
        self._primal_place: _Place | None = None  # of a result in memory
        self._shadow_places: dict[Argument, _Place] = {}  # of structs passed by value

    def run(self) -> None:
        request = self.request
        function = request.function
        key = Key(
            function,
            tuple(map(self._kind, request.arguments, function.arguments)),
            active_return=returns_active(function),
            primal_return=request.primal_return and not function.return_type.is_void,
        )
        derivative = self.derivatives.combined(key)
        operands: list[Value] = []
        for argument, given, kind in zip(function.arguments, request.arguments, key.kinds, strict=True):
            operands.append(self._primal(given, argument))
            if kind.has_shadow:
                operands.append(self._shadow(given, argument))
        if key.active_return:
            operands.append(self._seed(function.return_type))
        result = self.b.call(derivative, operands)
        if (place := self.request.call.attachments.get("dbg")) is not None:
            # LLVM's inliner puts what comes in there; without, the caller has lines of functions that are not in it.
            result.attachments["dbg"] = place
        self._replace(self._results(key, result))

    def _kind(self, given: RequestArgument, argument: Argument) -> Kind:
        return Kind.DUP if given.kind is Kind.CONST and may_vary(self.program, argument) else given.kind

    def _seed(self, type_: Type) -> Value:
        if self.request.seed is not None:
            return self._converted(self.request.seed, type_)
        return ones(type_)

    def _primal(self, given: RequestArgument, argument: Argument) -> Value:
        if given.primal is None:
            self._primal_place = self._place(argument, "sret")
            return self._primal_place.slot
        value = self._converted(given.primal, argument.type)
        if not argument.has_attribute("byval"):
            return value
        # The derivative's parameter is a plain pointer: what it writes there must not be seen by the caller.
        place = self._place(argument, "byval")
        self._copy(place, value)
        return place.slot

    def _shadow(self, given: RequestArgument, argument: Argument) -> Value:
        if given.primal is None:
            return self._seeded_place(argument)
        if given.shadow is not None:
            return self._converted(given.shadow, types.ptr)
        place = self._place(argument, "byval")
        self._clear(place)
        if given.by_value:
            self._shadow_places[argument] = place
        return place.slot

    def _seeded_place(self, argument: Argument) -> Value:
        """The shadow of a result in memory: the seed that is given, or 1 in every number."""
        place = self._place(argument, "sret")
        if self.request.seed is not None:
            self._copy(place, self.request.seed)
            return place.slot
        size = self.layout.alloc_size(place.type)
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
        self._clear(place)
        for start in range(0, size, pattern.period):
            for offset, number in numbers_of(pattern):
                self.b.store(const_float(number, 1.0), self.b.offset(place.slot, start + offset), 1)
        return place.slot

    # -- results --------------------------------------------------------------------------------------------------------

    def _results(self, key: Key, result: Value) -> list[_Result]:
        """What the caller gets, one value each: the primal if asked for, then the derivatives in order."""
        returned = iter(self._returned(key, result))
        found: list[_Result] = []
        if key.primal_return:
            found.append(next(returned))
        elif self.request.primal_return and self._primal_place is not None:
            found.append(self._content(self._primal_place))
        for argument, kind in zip(self.request.function.arguments, key.kinds, strict=True):
            if kind.is_returned:
                found.append(next(returned))
            elif argument in self._shadow_places:
                found.append(self._content(self._shadow_places[argument]))
        return found

    def _returned(self, key: Key, result: Value) -> list[_Result]:
        """What the derivative returns by value."""
        count = len(key.derivatives) + (1 if key.primal_return else 0)
        values = [result] if count == 1 else [self.b.extract_value(result, i) for i in range(count)]
        return [_Result(value, self.layout.align(value.type)) for value in values]

    def _content(self, place: _Place) -> _Result:
        return _Result(self.b.load(place.type, place.slot), place.align)

    def _replace(self, results: list[_Result]) -> None:
        call = self.request.call
        place = self.request.result_place
        if place is not None:
            self._store_all(results, place)
        elif call.is_used:
            if not results:
                raise RequestError(
                    "EH0209",
                    f"the derivative of {self.request.function.name} returns nothing, but its result is used",
                    where=call.where,
                    why="no argument is passed by value and active",
                    remedy="read the derivatives from the shadows; declare the request to return void",
                )
            call.replace_all_uses_with(self._shaped(results, call.type))
        self._splice(call)

    def _shaped(self, results: list[_Result], type_: Type) -> Value:
        """The results as one value of the type that the caller declared."""
        if len(results) == 1:
            only = results[0].value
            if only.type is type_ or (only.type.is_float and type_.is_float):
                return self._converted(only, type_)
        need = self._offsets(results)[-1]
        if self.layout.size(type_) < need:
            raise RequestError(
                "EH0209",
                f"the derivative of {self.request.function.name} has {len(results)} results ({need} bytes), and the request "
                f"is declared to return {type_}",
                where=self.request.call.where,
                why="one derivative is returned per active argument passed by value",
                remedy="declare a struct with one member for each, or mark arguments enzyme_const",
            )
        slot = self._slot(type_)
        self._store_all(results, slot)
        return self.b.load(type_, slot)

    def _offsets(self, results: list[_Result]) -> list[int]:
        """Where each result lies as a member of a C struct, and where the last one ends."""
        offsets, end = [], 0
        for result in results:
            start = -(-end // result.align) * result.align
            offsets.append(start)
            end = start + self.layout.size(result.value.type)
        return [*offsets, end]

    def _store_all(self, results: list[_Result], place: Value) -> None:
        for result, offset in zip(results, self._offsets(results), strict=False):
            self.b.store(result.value, self.b.offset(place, offset))

    # -- helpers --------------------------------------------------------------------------------------------------------

    def _converted(self, value: Value, wanted: Type) -> Value:
        """Undo the promotions of a variadic call, and Rust's passing of pointers as integers."""
        given = value.type
        if given is wanted:
            return value
        if given.is_float and wanted.is_float:
            grows = self.layout.size(wanted) > self.layout.size(given)
            return self.b.cast("fpext" if grows else "fptrunc", value, wanted)
        if given.is_int and wanted.is_int:
            grows = self.layout.size(wanted) > self.layout.size(given)
            return self.b.cast("sext" if grows else "trunc", value, wanted)
        return self.b.cast("inttoptr" if wanted.is_pointer else "ptrtoint", value, wanted)

    def _place(self, argument: Argument, word: str) -> _Place:
        """A variable for the struct in memory that `argument` points to; `word` is "byval" or "sret"."""
        attribute = argument.attribute(word)
        assert attribute is not None
        type_ = type_in_memory(self.program.module, attribute)
        align = (argument.attribute("align") or "align 1").split()[1]
        return _Place(self._slot(type_, int(align)), type_, max(int(align), self.layout.align(type_)))

    def _copy(self, place: _Place, source: Value) -> None:
        self.derivatives.runtime.copy(self.b, place.slot, source, self._size(place))

    def _clear(self, place: _Place) -> None:
        self.derivatives.runtime.fill_zero(self.b, place.slot, self._size(place))

    def _size(self, place: _Place) -> Value:
        return const_int(types.i64, self.layout.alloc_size(place.type))

    def _slot(self, type_: Type, align: int = 1) -> Value:
        """A variable in the caller's entry block."""
        entry = self.request.call.function.entry
        slot = inst.Alloca(type_, align=max(16, align, self.layout.align(type_)))
        return entry.insert(0, slot)

    def _splice(self, call: inst.CallBase) -> None:
        """Put what was built in the place of the call."""
        block = call.block
        assert block is not None
        position = block.instructions.index(call)
        if isinstance(call, inst.Invoke):
            self.b.branch(call.normal)
            for phi in call.unwind.phis:
                assert isinstance(phi, inst.Phi)
                phi.keep_incoming(lambda source: source is not block)
        made = self._scratch.instructions
        for instruction in made:
            instruction.block = block
        call.drop_operands()
        call.block = None
        block.instructions[position : position + 1] = made


def ones(type_: Type) -> Constant:
    """The default seed: 1 in every number, 0 elsewhere."""
    if type_.is_float or (isinstance(type_, VectorType) and type_.element.is_float):
        return const_float(type_, 1.0)
    if isinstance(type_, (StructType, ArrayType)):
        members = type_.fields if isinstance(type_, StructType) else (type_.element,) * type_.count
        return ConstantAggregate(type_, tuple(ones(member) for member in members))
    return null(type_)
