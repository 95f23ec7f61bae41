"""What the lowerings of all requests share: the derivative is called with the operands of the request."""

from __future__ import annotations

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.analysis.types.overlap import all_leaves
from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.request.caller import Caller, Place, Result
from enzyme_hub.differentiate.request.entries import Returned
from enzyme_hub.differentiate.request.operands import told
from enzyme_hub.differentiate.request.requests import Request, RequestArgument
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.byval import by_value, may_vary
from enzyme_hub.differentiate.shadowed.memory import pointers_of
from enzyme_hub.differentiate.shadowed.workspaces import may_hold_pointers
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value, const_int


class Operands:
    """The operands of a request as values of the function's parameters, and its caller."""

    def __init__(self, request: Request, runtime: Runtime) -> None:
        self.request = request
        self.function = request.function
        self.caller = Caller(request, runtime)
        self.b = self.caller.b
        # Operands that were requests themselves have become something else since the request was read.
        self._now = dict(zip(request.operands, request.call.arguments, strict=True))

    def now(self, operand: Value) -> Value:
        """What an operand of the request has become."""
        return self._now.get(operand, operand)

    def operand(self, value: Value, given: RequestArgument, argument: Argument) -> Value:
        """An operand, or what it points to, as the value of a parameter."""
        if given.size_by_reference is None or argument.has_attribute("byval"):
            return self.caller.converted(self.now(value), argument.type)
        return self.b.load(argument.type, self.caller.converted(self.now(value), types.ptr), 1)

    def given_shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        """The shadows (in a batch: values) that the request passes, one for each lane."""
        if given.stride is None:
            return [self.operand(shadow, given, argument) for shadow in given.shadows]
        base = self.caller.converted(self.now(given.shadows[0]), types.ptr)
        stride = self.caller.converted(self.now(given.stride), types.i64)
        found: list[Value] = []
        for lane in range(self.request.width):
            distance = self.b.binary("mul", stride, const_int(types.i64, lane))
            place = self.b.gep(types.i8, base, [distance])
            found.append(place if argument.type.is_pointer else self.b.load(argument.type, place, 1))
        return found

    def result(self, value: Value) -> Result:
        return Result(value, self.caller.layout.align(value.type))


class Lowering(Operands):
    """One request. `key` says which derivative is called; `primal_place` is where a result in memory goes."""

    def __init__(self, derivatives: Derivatives, request: Request) -> None:
        super().__init__(request, derivatives.runtime)
        self.derivatives = derivatives
        self.program = derivatives.program
        self.key = self.make_key()
        self._refuse_pointers_by_value()
        self.primal_place: Place | None = None

    def make_key(self) -> Key:
        raise NotImplementedError

    def shadows(self, given: RequestArgument, argument: Argument) -> list[Value]:
        """The shadows of an argument, in each lane."""
        return self.given_shadows(given, argument)

    def results(self, returned: list[Value]) -> list[Result]:
        """What the caller gets, of what the derivative returns."""
        raise NotImplementedError

    def run(self) -> None:
        derivative = self.derivatives.function(self.key)
        operands = [*self.operands(), *self.seeds()]
        self.caller.replace(self.results(self.call(derivative, operands, self.result_count())))

    def operands(self) -> list[Value]:
        """Each argument, followed by its shadows."""
        found: list[Value] = []
        for argument, given, kind in zip(self.function.arguments, self.request.arguments, self.key.kinds, strict=True):
            found.append(self._primal(given, argument))
            if kind.has_shadow:
                found.extend(
                    self.shadows(given, argument) if not self._is_own(given, argument) else found[-1:] * self.key.width
                )
        return found

    def seeds(self) -> list[Value]:
        """The adjoint of the result, if the derivative takes one."""
        return []

    def kinds(self) -> tuple[Kind, ...]:
        return tuple(map(self._kind, self.request.arguments, self.function.arguments))

    def _kind(self, given: RequestArgument, argument: Argument) -> Kind:
        varies = given.kind is Kind.CONST and may_vary(self.program, argument)
        return Kind.DUP if varies or self._is_own(given, argument) else given.kind

    def _is_own(self, given: RequestArgument, argument: Argument) -> bool:
        """True for constant memory that varied numbers may be put into: its own shadow, until they are (`marks`)."""
        if not (self.request.runtime_activity and self.derivatives.marks_constants and given.kind is Kind.CONST):
            return False
        is_pointer = argument.type.is_pointer and not argument.has_attribute("byval") and given.primal is not None
        return is_pointer and self.program.may_hold_varied(self.function, argument)

    def _refuse_pointers_by_value(self) -> None:
        """In reverse mode no shadow follows a struct by value, so pointers in it would have none."""
        for given, argument in zip(self.request.arguments, self.function.arguments, strict=True):
            if not given.by_value:
                continue
            types_ = self.program.facts(self.function).types
            type_, _ = self.caller.struct_in_memory(argument, "byval")
            pattern = types_.memory(argument, self.caller.layout.alloc_size(type_))
            places = pointers_of(pattern) if pattern is not None else []
            if not all(types_.leads_to_integers(argument, place) for place in places):
                raise RequestError(
                    "EH0204",
                    f"{told(argument)} is a struct by value with pointers in it, which have no shadow",
                    where=self.request.call.where,
                    why="the derivative of a struct by value is returned, and nothing follows it",
                    remedy="pass a pointer to the struct, and one to its shadow, or mark it enzyme_const",
                )

    def call(self, derivative: Function, operands: list[Value], count: int) -> list[Value]:
        """The call, and the `count` values that it returns."""
        if self.key.options.notes:
            from enzyme_hub.differentiate.checked.noting import note_hidden

            note_hidden(self.b, self.program.module, self.derivatives.shadows.made)
        derivative = self.derivatives.watched(derivative, self.key)
        marks = self.key.options.runtime_activity and self.derivatives.marks_constants
        if marks:
            keeps = not self.request.entry.is_split
            marking.begin(self.derivatives.runtime, self.b, keeps, releases=keeps and not self._hands_out_pointers())
        call = self.b.call(derivative, operands)
        call.argument_attributes = [by_value(a.attributes) for a in derivative.arguments]
        if (place := self.request.call.attachments.get("dbg")) is not None:
            # LLVM's inliner puts what comes in there; without, the caller has lines of functions that are not in it.
            call.attachments["dbg"] = place
        if marks:
            marking.end(self.derivatives.runtime, self.b)
        if count == 0:
            return []
        return [call] if count == 1 else [self.b.extract_value(call, k) for k in range(count)]

    def _hands_out_pointers(self) -> bool:
        """True if the caller may find shadows of blocks that the function made: in what it gets back, or in memory with a shadow."""
        if self.function.return_type.holds_pointer or any(map(may_hold_pointers, self.program.active_globals)):
            return True
        places = self.program.types.places
        arguments = zip(self.function.arguments, self.request.arguments, strict=True)
        shadowed = (a for a, given in arguments if a.type.is_pointer and given.kind is not Kind.CONST)
        nodes = (node for argument in shadowed for node, _ in places(self.function, argument))
        return any(leaf.evidence is not None and POINTER in leaf.evidence.facts for leaf in all_leaves(*nodes))

    def result_count(self) -> int:
        raise NotImplementedError

    def _primal(self, given: RequestArgument, argument: Argument) -> Value:
        if given.primal is None:
            self.primal_place = self.caller.place(argument, "sret")
            return self.primal_place.slot
        value = self.operand(given.primal, given, argument)
        if not argument.has_attribute("byval"):
            return value
        # Where the derivative's parameter is a plain pointer, what it writes there must not be seen by the caller.
        place = self.caller.place(argument, "byval")
        self.caller.copy(place, value)
        return place.slot

    @property
    def result_is_differentiated(self) -> bool:
        """False where the user says that the result has no derivative."""
        return self.request.returned not in (Returned.NOTHING, Returned.CONST)

    @property
    def gives_result(self) -> bool:
        return self.request.returned is not Returned.NOTHING
