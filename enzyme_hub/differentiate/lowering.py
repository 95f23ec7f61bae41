"""Replaces a request by a call of the derivative it asks for, and brings the results into the shape the caller expects."""

from __future__ import annotations

from enzyme_hub.analysis.activity import Kind
from enzyme_hub.differentiate.engine import Engine
from enzyme_hub.differentiate.own_copy import by_value_type
from enzyme_hub.differentiate.requests import Request, RequestArgument, returns_active
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.types import ArrayType, StructType, Type, VectorType
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantAggregate, Value, const_float, const_int, null


def lower(engine: Engine, request: Request) -> None:
    """Make the derivative and replace the call. Raises RequestError EH0209 if the result does not fit."""
    _Lowering(engine, request).run()


class _Lowering:
    def __init__(self, engine: Engine, request: Request) -> None:
        self.engine = engine
        self.request = request
        self.layout = engine.module.layout
        self._scratch = Block(request.call.function)
        self.b = Builder(self._scratch)
        self._by_value: list[tuple[Value, Type]] = []

    def run(self) -> None:
        request = self.request
        function = request.function
        key = Key(
            function,
            tuple(a.kind for a in request.arguments),
            active_return=returns_active(function),
            primal_return=request.primal_return,
        )
        derivative = self.engine.combined(key)
        operands: list[Value] = []
        for argument, given in zip(function.arguments, request.arguments, strict=True):
            operands.append(self._primal(given, argument))
            if given.kind is Kind.DUP:
                operands.append(self._shadow(given, argument))
        if key.active_return:
            operands.append(self._seed(function.return_type))
        result = self.b.call(derivative, operands)
        self._replace(self._results(key, result))

    def _seed(self, type_: Type) -> Value:
        if self.request.seed is not None:
            return self._converted(self.request.seed, type_)
        return ones(type_)

    def _primal(self, given: RequestArgument, argument: Argument) -> Value:
        value = self._converted(given.primal, argument.type)
        byval = argument.attribute("byval")
        if byval is None:
            return value
        # The derivative's parameter is a plain pointer: what it writes there must not be seen by the caller.
        type_ = by_value_type(self.engine.module, byval)
        slot = self._slot(type_)
        self.engine.runtime.copy(self.b, slot, value, const_int(types.i64, self.layout.alloc_size(type_)))
        return slot

    def _shadow(self, given: RequestArgument, argument: Argument) -> Value:
        if not given.by_value:
            assert given.shadow is not None
            return self._converted(given.shadow, types.ptr)
        byval = argument.attribute("byval")
        assert byval is not None
        type_ = by_value_type(self.engine.module, byval)
        slot = self._slot(type_)
        self.b.store(null(type_), slot)
        self._by_value.append((slot, type_))
        return slot

    # -- results --------------------------------------------------------------------------------------------------------

    def _results(self, key: Key, result: Value) -> list[Value]:
        """What the derivative returns, one value each: the primal if asked for, then the derivatives in order."""
        count = len(key.derivatives) + (1 if key.primal_return else 0)
        if count == 0:
            found: list[Value] = []
        elif count == 1:
            found = [result]
        else:
            found = [self.b.extract_value(result, i) for i in range(count)]
        found.extend(self.b.load(type_, slot) for slot, type_ in self._by_value)
        return found

    def _replace(self, results: list[Value]) -> None:
        call = self.request.call
        place = self.request.result_place
        if place is not None:
            self._store_all(results, place)
        elif call.is_used:
            if not results:
                raise RequestError(
                    "EH0209",
                    f"the derivative of {self.request.function.name} returns nothing, but its result is used",
                    where=self.engine.location(call),
                    why="no argument is passed by value and active",
                    remedy="read the derivatives from the shadows; declare the request to return void",
                )
            call.replace_all_uses_with(self._shaped(results, call.type))
        self._splice(call)

    def _shaped(self, results: list[Value], type_: Type) -> Value:
        """The results as one value of the type that the caller declared."""
        if len(results) == 1 and results[0].type is type_:
            return results[0]
        if len(results) == 1 and results[0].type.is_float and type_.is_float:
            return self._converted(results[0], type_)
        need = self._natural_size(results)
        if self.layout.size(type_) < need:
            raise RequestError(
                "EH0209",
                f"the derivative of {self.request.function.name} has {len(results)} results ({need} bytes), and the request "
                f"is declared to return {type_}",
                where=self.engine.location(self.request.call),
                why="one derivative is returned per active argument passed by value",
                remedy="declare a struct with one member for each, or mark arguments enzyme_const",
            )
        slot = self._slot(type_)
        self._store_all(results, slot)
        return self.b.load(type_, slot)

    def _natural_size(self, results: list[Value]) -> int:
        offset = 0
        for value in results:
            align = self.layout.align(value.type)
            offset = -(-offset // align) * align + self.layout.size(value.type)
        return offset

    def _store_all(self, results: list[Value], place: Value) -> None:
        """Store the results one after the other as the members of a C struct."""
        offset = 0
        for value in results:
            align = self.layout.align(value.type)
            offset = -(-offset // align) * align
            self.b.store(value, self.b.offset(place, offset))
            offset += self.layout.size(value.type)

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

    def _slot(self, type_: Type) -> Value:
        """A variable in the caller's entry block."""
        entry = self.request.call.function.entry
        slot = inst.Alloca(type_, align=16)
        slot.block = entry
        entry.instructions.insert(0, slot)
        return slot

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
