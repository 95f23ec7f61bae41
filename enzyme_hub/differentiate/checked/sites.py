"""Puts the check of a request in front of it: its operands go to memory (`Context`), and functions of these operands are made
that call the function, ask for its derivative, and for that of the other mode. `__ehub_check` runs them.

These functions make requests like any other, told by their names. Requests in functions that are differentiated themselves are
left alone: the outermost one is checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.source_names import argument_name
from enzyme_hub.differentiate.checked.context import Context, Slot, numbers
from enzyme_hub.differentiate.checked.noting import STAYS
from enzyme_hub.differentiate.checks import Checks
from enzyme_hub.differentiate.request.base import Operands
from enzyme_hub.differentiate.request.entries import Direction, Returned
from enzyme_hub.differentiate.request.operands import may_be_out
from enzyme_hub.differentiate.request.reach import call_graph
from enzyme_hub.differentiate.request.requests import Request, marker, requested_function
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, Value, const_int, null
from enzyme_hub.languages.spelling import spelled

OWN = ".ehub."  # in the name of a request that was looked at, or is ours
CHECK = "__ehub_check"
_NOTES = f"{OWN}note"
_OTHER = f"{OWN}other"  # only wanted for comparison
_DONE = f"{OWN}done"

_CHECKED = ("__enzyme_autodiff", "__enzyme_fwddiff", "__enzyme_augmentfwd")
_WITH_THESE = ("__enzyme_reverse", "__enzyme_augmentsize", "__enzyme_fwdsplit")  # what belongs to an augmented forward
_ENTRY = {Direction.REVERSE: "__enzyme_autodiff", Direction.FORWARD: "__enzyme_fwddiff"}
_MODE = {Direction.REVERSE: "reverse", Direction.FORWARD: "forward"}
_MARKER = {
    Direction.REVERSE: {Kind.OUT: "enzyme_out", Kind.DUAL: "enzyme_out", Kind.DUP: "enzyme_dup"},
    Direction.FORWARD: {Kind.OUT: "enzyme_dup", Kind.DUAL: "enzyme_dup", Kind.DUP: "enzyme_dup"},
}
_IMPRECISE = (types.f32, types.float_("half"), types.float_("bfloat"))
_PASSED = ("zeroext", "signext", "inreg", "byval", "sret", "align")


def takes_notes(call: inst.CallBase) -> bool:
    """True for the request whose derivative tells which numbers in memory it meets."""
    return _NOTES in (call.callee.name or "")


def is_for_comparison(call: inst.CallBase) -> bool:
    """True for a request that need not be served."""
    return _OTHER in (call.callee.name or "")


def is_ours(call: inst.CallBase) -> bool:
    """True for a request that the program does not make."""
    return OWN in (call.callee.name or "") and not (call.callee.name or "").endswith(_DONE)


def add_checks(
    module: Module, ready: Sequence[Request], all_: Iterable[inst.CallBase], checks: Checks
) -> list[inst.CallBase]:
    """Put checks in front of the requests that are ready, if nobody differentiates them; the requests that these make."""
    new = [request for request in ready if OWN not in (request.call.callee.name or "")]
    if not new:
        return []
    asked = map(requested_function, all_)
    inner = set(call_graph(module, [function for function in asked if function is not None]).reached)
    made: list[inst.CallBase] = []
    for request in new:
        _rename(module, request.call)
        reason = _reason(request, inner)
        if reason == "":
            made += _Site(module, request, checks).write()
        elif reason is not None:
            checks.leave(f"the request at {request.call.where} about {spelled(request.function.name or '')}", reason)
    return made


def _rename(module: Module, call: inst.CallBase) -> None:
    """So that a later round knows the request."""
    callee = call.callee
    assert isinstance(callee, Function)
    same = module.declare(f"{callee.name}{_DONE}", callee.value_type)
    call.set_operand(len(call.operands) - 1, same)


def _reason(request: Request, inner: Iterable[Function]) -> str | None:
    """Why a request is not checked; "" if it is, None if another one is checked in its place."""
    if request.entry.name not in _CHECKED:
        return None if request.entry.name in _WITH_THESE else f"it is one of {request.entry.name}"
    if request.call.function in inner:
        return None
    for argument, given in zip(request.function.arguments, request.arguments, strict=True):
        what = "what it returns" if argument.has_attribute("sret") else f"argument {argument.index + 1}"
        struct = _struct_of(argument)
        if struct is None:
            if given.kind is Kind.DUP and not argument.type.is_pointer:
                return f"{what} is a number with a shadow"
        elif given.kind is not Kind.CONST and struct.holds_pointer:
            return f"{what} is a struct in memory with pointers in it"
        elif given.kind is not Kind.CONST and not any(numbers(argument.function.module.layout, struct)):
            return f"{what} is a struct in memory, and nothing says where its numbers are"
    return ""


def _struct_of(argument: Argument) -> types.Type | None:
    """The type of a struct that is passed, or returned, in memory."""
    said = argument.attribute("byval") or argument.attribute("sret")
    return None if said is None else type_in_memory(argument.function.module, said)


class _Site:
    def __init__(self, module: Module, request: Request, checks: Checks) -> None:
        self._module = module
        self._request = request
        self._checks = checks
        self._function = request.function
        self._context = Context(module.layout)
        self._runtime = Runtime(module)
        self._structs = {argument.index: _struct_of(argument) for argument in self._function.arguments}
        self._slots = [self._context.slot(self._structs[a.index] or a.type) for a in self._function.arguments]
        self._result: Slot | None = None
        self._name = f"{request.call.function.name}.{self._function.name}"
        self._place = next((a.index for a in self._function.arguments if a.has_attribute("sret")), None)
        if self._place is not None:
            self._result = self._slots[self._place]
        elif not self._function.return_type.is_void:
            self._result = self._context.slot(self._function.return_type)

    @property
    def _differentiated_result(self) -> Slot | None:
        """The result, if it has a derivative."""
        type_ = self._result.type if self._result is not None else types.void
        said = self._request.returned in (Returned.NOTHING, Returned.CONST)
        return self._result if may_be_out(type_) and not type_.holds_pointer and not said else None

    def write(self) -> list[inst.CallBase]:
        own = self._request.entry.direction
        other = Direction.FORWARD if own is Direction.REVERSE else Direction.REVERSE
        primal = self._primal()
        note, made = self._derivative(own, "note", _NOTES)
        same, asked = self._derivative(own, _MODE[own], f"{OWN}same", self._request.entry.is_split)
        made += asked
        name = self._unique(_MODE[other])
        why = self._checks.without.get(name, "")
        compared: Function | None = None
        if not why:
            compared, asked = self._derivative(other, _MODE[other], _OTHER)
            made += asked
        pieces: dict[Direction, Function | None] = {own: same, other: compared}
        site = self._site(primal, note, pieces, why)
        self._call(site)
        return made

    # -- the pieces ---------------------------------------------------------------------------------------------------------

    def _unique(self, what: str) -> str:
        return self._module.unique_name(f"{CHECK}.{what}.{self._name}")

    def _piece(self, what: str) -> tuple[Function, Builder]:
        function = self._module.define(
            self._unique(what), types.function(types.void, (types.ptr,)), header_prefix="internal"
        )
        return function, Builder(function.add_block())

    def _read(self, b: Builder, slot: Slot, place: int | None = None) -> Value:
        (context,) = b.block.function.arguments
        return b.load(slot.type, b.offset(context, slot.value if place is None else place))

    def _read_argument(self, b: Builder, index: int, place: int | None = None) -> Value:
        """The value of an argument, or its place for a struct in memory."""
        slot = self._slots[index]
        if self._structs[index] is None:
            return self._read(b, slot, place)
        return self._at(b, slot.value if place is None else place)

    @staticmethod
    def _at(b: Builder, place: int) -> Value:
        (context,) = b.block.function.arguments
        return b.offset(context, place)

    def _primal(self) -> Function:
        piece, b = self._piece("primal")
        function = self._function
        call = inst.Call(
            function.value_type,
            function,
            [self._read_argument(b, index) for index in range(len(self._slots))],
            calling_convention=function.calling_convention,
            argument_attributes=[tuple(w for w in a.attributes if w.startswith(_PASSED)) for a in function.arguments],
        )
        b.insert(call)
        if self._result is not None and self._place is None:
            b.store(call, b.offset(piece.arguments[0], self._result.value))
        b.ret()
        return piece

    def _derivative(
        self, direction: Direction, what: str, mark: str, is_split: bool = False
    ) -> tuple[Function, list[inst.CallBase]]:
        """A function that asks for a derivative, and its requests: one, or in split mode two."""
        piece, b = self._piece(what)
        operands, returned = self._operands(b, direction)
        result = self._differentiated_result
        made: list[inst.CallBase] = []
        tape: list[Value] = []
        if is_split:
            types_ = [types.ptr, *([self._result.type] * (1 + self._result.type.holds_pointer) if self._result else ())]
            made.append(self._ask(b, "__enzyme_augmentfwd", mark, operands, types_))
            tape = [made[0] if len(types_) == 1 else b.extract_value(made[0], 0)]
        if direction is Direction.FORWARD:
            returned = [result] if result is not None else []
        elif result is not None:
            seed = self._read(b, result, result.derivative) if self._place is None else self._at(b, result.derivative)
            operands = [*operands, seed]
        entry = "__enzyme_reverse" if is_split else _ENTRY[direction]
        call = self._ask(b, entry, mark, [*operands, *tape], [slot.type for slot in returned])
        if self._place is not None and direction is Direction.REVERSE and result is not None:
            call.argument_attributes = [*[()] * (len(operands) - 1), (f"byval({result.type})",), *[()] * len(tape)]
        for index, slot in enumerate(returned):
            value = call if len(returned) == 1 else b.extract_value(call, index)
            place = slot.tangent if direction is Direction.FORWARD else slot.derivative
            b.store(value, b.offset(piece.arguments[0], place))
        b.ret()
        return piece, [*made, call]

    def _operands(self, b: Builder, direction: Direction) -> tuple[list[Value], list[Slot]]:
        """The operands of a request, and the arguments whose derivatives reverse mode returns."""
        request = self._request
        returned: list[Slot] = []
        said = [name for name in ("strong_zero", "runtime_activity", "shared") if getattr(request, name)]
        said += ["const_return"] if self._result is not None and self._differentiated_result is None else []
        operands: list[Value] = [self._function, *(marker(self._module, f"enzyme_{name}") for name in said)]
        for index, slot in enumerate(self._slots):
            if index == self._place:
                continue
            kind = self._kind(index)
            word = _MARKER[direction].get(kind, "enzyme_const")
            operands += [marker(self._module, word), self._read_argument(b, index)]
            if kind is Kind.DUP:
                operands.append(self._read(b, slot, slot.derivative))
            elif word == "enzyme_dup":
                operands.append(self._read_argument(b, index, slot.tangent))
            elif word == "enzyme_out":
                returned.append(slot)
        return operands, returned

    def _kind(self, index: int) -> Kind:
        """The kind of an argument; a struct by value in memory is like a number."""
        kind = self._request.arguments[index].kind
        return Kind.OUT if kind is Kind.DUP and self._structs[index] is not None else kind

    def _ask(
        self, b: Builder, entry: str, mark: str, operands: list[Value], results: list[types.Type]
    ) -> inst.CallBase:
        type_ = types.void if not results else results[0] if len(results) == 1 else types.struct(tuple(results))
        name = self._module.unique_name(f"{entry}{mark}")
        function = self._module.declare(name, types.function(type_, tuple(value.type for value in operands)))
        return b.call(function, operands)

    # -- the site -----------------------------------------------------------------------------------------------------------

    def _site(self, primal: Function, note: Function, pieces: dict[Direction, Function | None], why: str) -> Constant:
        """What the runtime knows of the request: `struct site`."""
        request = self._request
        said = self._text(why)
        members: list[Constant] = [
            self._text(spelled(self._function.name or "")),
            self._text(request.call.where),
            primal,
            note,
            *(pieces[direction] or null(types.ptr) for direction in (Direction.REVERSE, Direction.FORWARD)),
            said,
            said,
            *self._table(self._inputs()),
            *self._table(self._results()),
            *self._table(self._pointers()),
            const_int(types.i64, int(self._is_single())),
            *(null(type_) for type_ in (*[types.ptr] * 3, *[types.i64] * 11)),  # what the runtime notes there
        ]
        return self._global(_struct(members), "internal")

    def _is_single(self) -> bool:
        """True if the function computes with less than double precision somewhere."""
        reached = call_graph(self._module, [self._function]).reached
        return any(i.type.scalar in _IMPRECISE for function in reached for i in function.instructions)

    def _inputs(self) -> list[Constant]:
        rows: list[Constant] = []
        for index, slot in enumerate(self._slots):
            if self._kind(index) in (Kind.OUT, Kind.DUAL) and index != self._place:
                rows += self._numbers(slot, index + 1, self._text(argument_name(self._function.arguments[index])))
        return rows

    def _results(self) -> list[Constant]:
        slot = self._differentiated_result
        return self._numbers(slot, 0, null(types.ptr)) if slot is not None else []

    def _numbers(self, slot: Slot, argument: int, name: Constant) -> list[Constant]:
        layout = self._module.layout
        rows: list[Constant] = []
        for component, (at, kind) in enumerate(numbers(layout, slot.type)):
            if kind in (types.f32, types.f64):
                places = (slot.value + at, slot.derivative + at, slot.tangent + at)
                words = (argument, component, layout.size(kind), *places)
                rows.append(_struct([name, *(const_int(types.i64, word) for word in words)]))
        return rows

    def _pointers(self) -> list[Constant]:
        rows: list[Constant] = []
        for index, slot in enumerate(self._slots):
            if self._kind(index) is Kind.DUP:
                words = (index + 1, slot.value, slot.derivative)
                name = self._text(argument_name(self._function.arguments[index]))
                rows.append(_struct([name, *(const_int(types.i64, word) for word in words)]))
        return rows

    def _table(self, rows: list[Constant]) -> list[Constant]:
        if not rows:
            return [const_int(types.i64, 0), null(types.ptr)]
        type_ = types.array(len(rows), rows[0].type)
        return [const_int(types.i64, len(rows)), self._global(ConstantAggregate(type_, tuple(rows)), "internal")]

    def _text(self, text: str) -> Constant:
        return self._runtime.text(text)

    def _global(self, value: Constant, prefix: str) -> Constant:
        name = self._module.unique_name(f"{CHECK}.site")
        found = GlobalVariable(name, value.type, prefix=prefix, initializer=value)
        self._module.variables[name] = found
        return found

    # -- the call -----------------------------------------------------------------------------------------------------------

    def _call(self, site: Constant) -> None:
        request = self._request
        operands = Operands(request, self._runtime)
        b = operands.b
        context = operands.caller.memory(types.array(max(self._context.size, 1), types.i8), 64)
        for slot, given, argument in zip(self._slots, request.arguments, self._function.arguments, strict=True):
            if given.primal is None:
                continue
            value, place = operands.operand(given.primal, given, argument), b.offset(context, slot.value)
            if self._structs[argument.index] is None:
                b.store(value, place)
            else:
                size = const_int(types.i64, self._module.layout.alloc_size(slot.type))
                self._runtime.copy(b, place, value, size)
            if self._kind(argument.index) is Kind.DUP:
                b.store(operands.given_shadows(given, argument)[0], b.offset(context, slot.derivative))
        check = self._module.declare(CHECK, types.function(types.void, (types.ptr, types.ptr)), "nounwind")
        b.call(check, [site, context]).attributes = STAYS
        operands.caller.put_before()


def _struct(members: list[Constant]) -> Constant:
    return ConstantAggregate(types.struct(tuple(member.type for member in members)), tuple(members))
