"""The caller's side of a request: its operands in the types of the function, and the results in the shape it declared."""

from __future__ import annotations

from enzyme_hub.base.records import record
from enzyme_hub.base.taken import Taken
from enzyme_hub.differentiate.request.entries import Direction
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_invoke
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Block, Value, const_int


@record
class Place:
    """Memory of the caller for a struct that the function takes or returns in memory."""

    slot: Value
    type: Type
    align: int


@record
class Result:
    """One result, and its alignment in memory in bytes."""

    value: Value
    align: int


_WHAT = {Direction.NONE: "the batch", Direction.INACTIVE: "the call"}
_WHY_NOTHING = {
    Direction.REVERSE: "no argument is passed by value and active",
    Direction.FORWARD: "it returns no number and no pointer to differentiated memory",
    Direction.NONE: "the function returns nothing",
    Direction.INACTIVE: "the function returns nothing",
}
_WHY_SO_MANY = {
    Direction.REVERSE: "one derivative is returned per active argument passed by value",
    Direction.FORWARD: "one tangent of the result is returned per lane, after the result if that is asked for",
    Direction.NONE: "one result is returned per lane",
    Direction.INACTIVE: "the result is that of the function",
}


class Caller:
    """What takes the place of the call of `request`, built by `b`."""

    def __init__(self, request: Request, runtime: Runtime) -> None:
        self.request = request
        self.runtime = runtime
        self.layout = request.function.module.layout
        self._scratch = Block(request.call.function)
        self.b = Builder(self._scratch)

    def replace(self, results: list[Result]) -> None:
        call = self.request.call
        place = self.request.result_place
        if place is not None:
            self._store_all(results, place)
        elif call.is_used:
            if not results:
                raise RequestError(
                    "EH0209",
                    f"{self._what} of {self.request.function.name} returns nothing, but its result is used",
                    where=call.where,
                    why=_WHY_NOTHING[self.request.entry.direction],
                    remedy="read the derivatives from the shadows; declare the request to return void",
                )
            call.replace_all_uses_with(self._shaped(results, call.type))
        self._splice(call)

    def put_before(self) -> None:
        """Put what was built in front of the request."""
        for instruction in list(self._scratch.instructions):
            instruction.block = None
            instruction.insert_before(self.request.call)

    def memory(self, type_: Type, align: int) -> Value:
        """A variable of the caller."""
        return self._slot(type_, align)

    def take_over(self, invoke: inst.Invoke) -> None:
        """Let an invoke with the same destinations, and the same result, take the place of the request."""
        call = self.request.call
        call.replace_all_uses_with(invoke)
        self.b.insert(invoke)
        self._put_instead(call)

    def content(self, place: Place) -> Result:
        return Result(self.b.load(place.type, place.slot), place.align)

    @property
    def _what(self) -> str:
        return _WHAT.get(self.request.entry.direction, "the derivative")

    def _shaped(self, results: list[Result], type_: Type) -> Value:
        """The results as one value of the type that the caller declared."""
        if len(results) == 1:
            only = results[0].value
            if only.type is type_ or (only.type.is_float and type_.is_float):
                return self.converted(only, type_)
        need = self._offsets(results)[-1]
        direction = self.request.entry.direction
        is_reverse = direction is Direction.REVERSE
        if self.layout.size(type_) < need:
            raise RequestError(
                "EH0209",
                f"{self._what} of {self.request.function.name} has {len(results)} results ({need} bytes), and the request "
                f"is declared to return {type_}",
                where=self.request.call.where,
                why=_WHY_SO_MANY[direction] + (", in each lane" if is_reverse and self.request.width > 1 else ""),
                remedy="declare a struct with one member for each"
                + (", or mark arguments enzyme_const" if is_reverse else ""),
            )
        slot = self._slot(type_)
        self._store_all(results, slot)
        return self.b.load(type_, slot)

    def _offsets(self, results: list[Result]) -> list[int]:
        """Where each result lies as a member of a C struct, and where the last one ends."""
        offsets, end = [], 0
        for result in results:
            start = -(-end // result.align) * result.align
            offsets.append(start)
            end = start + self.layout.size(result.value.type)
        return [*offsets, end]

    def _store_all(self, results: list[Result], place: Value) -> None:
        for result, offset in zip(results, self._offsets(results), strict=False):
            self.b.store(result.value, self.b.offset(place, offset))

    # -- helpers --------------------------------------------------------------------------------------------------------

    def converted(self, value: Value, wanted: Type) -> Value:
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

    def place(self, argument: Argument, word: str) -> Place:
        """A variable for the struct in memory that `argument` points to; `word` is "byval" or "sret"."""
        type_, align = self.struct_in_memory(argument, word)
        return Place(self._slot(type_, align), type_, align)

    def struct_in_memory(self, argument: Argument, word: str) -> tuple[Type, int]:
        """The type and the alignment of the struct in memory that `argument` points to."""
        attribute = argument.attribute(word)
        assert attribute is not None
        type_ = type_in_memory(self.request.function.module, attribute)
        align = (argument.attribute("align") or "align 1").split()[1]
        return type_, max(int(align), self.layout.align(type_))

    def copy(self, place: Place, source: Value) -> None:
        self.runtime.copy(self.b, place.slot, source, self._size(place))

    def clear(self, place: Place) -> None:
        self.runtime.fill_zero(self.b, place.slot, self._size(place))

    def _size(self, place: Place) -> Value:
        return const_int(types.i64, self.layout.alloc_size(place.type))

    def _slot(self, type_: Type, align: int = 1) -> Value:
        """A variable in the caller's entry block."""
        entry = self.request.call.function.entry
        slot = inst.Alloca(type_, align=max(16, align, self.layout.align(type_)))
        return entry.insert(0, slot)

    def _splice(self, call: inst.CallBase) -> None:
        """Put what was built in the place of the call."""
        block = call.block
        if isinstance(call, inst.Invoke):
            if "nounwind" not in self.request.function.attributes or call.function.module.taken is Taken.HANDED:
                self._splice_invokes(call)
                return
            self.b.branch(call.normal)
            for phi in call.unwind.phis:
                assert isinstance(phi, inst.Phi)
                phi.keep_incoming(lambda source: source is not block)
        self._put_instead(call)

    def _splice_invokes(self, call: inst.Invoke) -> None:
        """The same where the function may throw: an exception of a derivative goes where the request's would."""
        block, normal, unwind = call.block, call.normal, call.unwind
        assert block is not None
        caught = [_taken_from(phi, block) for phi in unwind.phis]
        reached = [_taken_from(phi, block) for phi in normal.phis]
        block.instructions.pop()
        call.block = None
        call.drop_operands()
        for instruction in self._scratch.instructions:
            if isinstance(instruction, inst.Call) and _may_throw(instruction):
                after = block.function.add_block()
                invoke = as_invoke(instruction, after, unwind)
                for phi, value in caught:
                    phi.add_incoming(value, block)
                _append(block, invoke)
                block = after
            else:
                _append(block, instruction)
        for phi, value in reached:
            phi.add_incoming(value, block)
        _append(block, inst.Branch(normal))

    def _put_instead(self, call: inst.CallBase) -> None:
        block = call.block
        assert block is not None
        position = block.instructions.index(call)
        made = self._scratch.instructions
        for instruction in made:
            instruction.block = block
        call.drop_operands()
        call.block = None
        block.instructions[position : position + 1] = made


def _taken_from(phi: inst.Instruction, block: Block) -> tuple[inst.Phi, Value]:
    """A phi, and the value that came from the block, and does not any more."""
    assert isinstance(phi, inst.Phi)
    value = phi.incoming_from(block)
    phi.keep_incoming(lambda source: source is not block)
    return phi, value


def _may_throw(call: inst.Call) -> bool:
    """Whether a call in what was built is one of a derivative: the functions needed at run time do not throw."""
    callee = call.called_function
    return callee is not None and not callee.is_declaration and "nounwind" not in callee.attributes


def _append(block: Block, instruction: inst.Instruction) -> None:
    instruction.block = block
    block.instructions.append(instruction)
