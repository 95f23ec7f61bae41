"""Requests: calls of `__enzyme_autodiff` and its relatives, and what their operands mean (INTERFACE.md, sections 1 and 2).

`find` lists the requests of a module. `parse` reads one into a `Request`: which function, what kind each argument is,
with which primal and shadow values, and what is returned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType, i64
from enzyme_hub.ir.values import Argument, ConstantExpr, ConstantInt, MetadataOperand, Value

PREFIX = "__enzyme_"
SUPPORTED = "__enzyme_autodiff"
# Names that start like an entry point and are none.
NO_ENTRY = (
    "__enzyme_register_",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_inactive",
    "__enzyme_nofree",
)
HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")

MARKERS: dict[str, Kind | None] = {
    "enzyme_const": Kind.CONST,
    "enzyme_dup": Kind.DUP,
    "enzyme_dupnoneed": Kind.DUP,
    "enzyme_out": Kind.OUT,
    "enzyme_primal_return": None,
}
LATER = frozenset(
    (
        "enzyme_dupv", "enzyme_dupnoneedv", "enzyme_interleave", "enzyme_byref", "enzyme_not_overwritten", "enzyme_width",
        "enzyme_tape", "enzyme_allocated", "enzyme_nofree", "enzyme_noret", "enzyme_const_return", "enzyme_dup_return",
        "enzyme_active_return", "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_vector",
    )
)  # fmt: skip


@dataclass
class RequestArgument:
    """One argument of the function: its kind, the operand with its value, and the operand with its shadow (DUP).

    The place of a result in memory (sret) has neither: it is no operand of the request.
    """

    kind: Kind
    primal: Value | None
    shadow: Value | None = None
    by_value: bool = False  # a struct in memory (byval), its derivative is returned


@dataclass
class Request:
    call: inst.CallBase
    function: Function
    arguments: list[RequestArgument] = field(default_factory=list)
    primal_return: bool = False
    result_place: Value | None = None  # the call's own sret operand
    seed: Value | None = None


def parameters(request: Request) -> list[tuple[Value, Argument]]:
    """The operands of a request with the parameters that they are, or shadow."""
    found: list[tuple[Value, Argument]] = []
    if len(request.arguments) == len(request.function.arguments):
        for argument, parameter in zip(request.arguments, request.function.arguments, strict=True):
            values = (argument.primal, argument.shadow)
            found.extend((value, parameter) for value in values if value is not None)
    return found


def find(module: Module) -> list[inst.CallBase]:
    """The calls of entry points, in the order of the module. Reads only the functions that mention one."""
    found: list[inst.CallBase] = []
    for function in list(module.functions.values()):
        if function.is_declaration or not _mentions(function):
            continue
        for i in function.instructions:
            if isinstance(i, inst.CallBase) and is_entry(i):
                found.append(i)
    return found


def _mentions(function: Function) -> bool:
    return function.is_read or function.body_text is None or PREFIX in function.body_text


def is_entry(call: inst.CallBase) -> bool:
    """True for a request: a call of a function that nobody defines, with an entry point's name in its name."""
    name = call.callee.name
    if name is None or PREFIX not in name or not isinstance(call.callee, Function) or not call.callee.is_declaration:
        return False
    return not any(word in name for word in NO_ENTRY + HINTS)


def remove_hints(module: Module) -> None:
    """Erase calls of the type hints, which were only there for the analysis."""
    for function in list(module.functions.values()):
        if function.is_declaration or not function.is_read:
            continue
        for i in list(function.instructions):
            if isinstance(i, inst.Call) and any(h in (i.callee.name or "") for h in HINTS) and not i.is_used:
                i.erase()


def parse(call: inst.CallBase) -> Request:
    """Read a request. Raises RequestError for whatever does not fit, with the place and a remedy."""
    return _Parser(call).parse()


def requested_function(call: inst.CallBase) -> Function | None:
    """The function that a request names, or None if it is not constant."""
    for index, operand in enumerate(call.arguments):
        if call.argument_attribute(index, "sret") is None:
            return resolve_function(operand)
    return None


class _Parser:
    def __init__(self, call: inst.CallBase) -> None:
        self.call = call
        self.entry = call.callee.name or ""
        self._operands = list(call.arguments)
        self._next = 0

    def parse(self) -> Request:
        if SUPPORTED not in self.entry:
            raise self._error(
                "EH0207",
                f"{self.entry} is not supported yet",
                why="this release makes combined reverse derivatives only",
                remedy="use __enzyme_autodiff",
            )
        place = None
        if self._operands and self.call.argument_attribute(0, "sret"):
            place = self._take()
        request = Request(self.call, self._function(), result_place=place)
        self._arguments(request)
        self._rest(request)
        return request

    # -- the function ---------------------------------------------------------------------------------------------------

    def _function(self) -> Function:
        if self._next >= len(self._operands):
            raise self._error("EH0202", f"{self.entry} is called without a function", remedy="pass the function first")
        function = resolve_function(self._take())
        if function is None:
            raise self._error(
                "EH0201",
                f"the first operand of {self.entry} is not a constant function",
                why="which function to differentiate must be known when the program is linked",
                remedy="pass the function by its name; compile with -O1 or higher if it goes through a variable",
            )
        if function.is_declaration:
            raise self._error(
                "EH0208",
                f"no body for {function.name}, which is to be differentiated",
                why="a derivative needs the function's LLVM bitcode, and no input of this link has it",
                remedy=f"compile the file that defines {function.name} with -flto (Rust: -Clinker-plugin-lto)",
            )
        if function.value_type.is_vararg:
            raise self._error(
                "EH0207", f"{function.name} takes a variable number of arguments", remedy="fix its parameters"
            )
        return function

    # -- its arguments --------------------------------------------------------------------------------------------------

    def _arguments(self, request: Request) -> None:
        for argument in request.function.arguments:
            if argument.has_attribute("sret"):
                request.arguments.append(RequestArgument(Kind.DUP, None))
            else:
                request.arguments.append(self._argument(request, argument))

    def _argument(self, request: Request, argument: Argument) -> RequestArgument:
        kind = self._markers(request)
        if kind is None and self._next >= len(self._operands):
            raise self._too_few(request, argument)
        if self._next >= len(self._operands):
            raise self._too_few(request, argument)
        by_value = argument.has_attribute("byval")
        primal = self._take()
        kind = kind or default_kind(argument.type, by_value)
        self._check(request, argument, kind, primal)
        if by_value and kind is not Kind.CONST:
            return RequestArgument(Kind.DUP, primal, None, by_value=True)
        shadow = None
        if kind is Kind.DUP:
            if self._next >= len(self._operands) or marker_name(self._operands[self._next]):
                raise self._error(
                    "EH0204",
                    f"argument {argument.index + 1} of {request.function.name} has no shadow",
                    why="a pointer is differentiated through its shadow, which follows it" + self._so_far(request),
                    remedy="pass the shadow after the pointer, or mark the pointer enzyme_const",
                )
            shadow = self._take()
            if not _may_be_pointer(shadow):
                raise self._error(
                    "EH0205",
                    f"the shadow of argument {argument.index + 1} of {request.function.name} is a {shadow.type}, "
                    f"not a {argument.type}",
                    remedy="pass a pointer to memory of the same layout, zeroed or seeded",
                )
        return RequestArgument(kind, primal, shadow)

    def _markers(self, request: Request) -> Kind | None:
        """Take the markers before an argument; those that stand for the whole request are noted there."""
        while self._next < len(self._operands):
            name = marker_name(self._operands[self._next])
            if name is None:
                return None
            if name in LATER:
                raise self._error(
                    "EH0207", f"the marker {name} is not supported yet", remedy=f"use {', '.join(MARKERS)}"
                )
            if name not in MARKERS:
                raise self._error("EH0206", f"unknown marker {name}", remedy=f"the markers are {', '.join(MARKERS)}")
            self._next += 1
            if name == "enzyme_primal_return":
                request.primal_return = True
                continue
            return MARKERS[name]
        return None

    def _check(self, request: Request, argument: Argument, kind: Kind, primal: Value) -> None:
        where = f"argument {argument.index + 1} of {request.function.name}"
        if kind is Kind.OUT and not may_be_out(argument.type) and not argument.has_attribute("byval"):
            raise self._error(
                "EH0206",
                f"{where} is a {argument.type} and cannot be enzyme_out",
                why="only numbers passed by value have a derivative that can be returned",
                remedy="use enzyme_dup with a shadow, or enzyme_const",
            )
        if kind is Kind.DUP and not argument.type.is_pointer and not primal.type.is_pointer:
            raise self._error(
                "EH0205",
                f"{where} is a {argument.type} and cannot be enzyme_dup in reverse mode",
                why="the derivative of a number passed by value is returned, not stored",
                remedy="use enzyme_out, or pass a pointer and its shadow",
            )
        if not convertible(primal.type, argument.type):
            raise self._error(
                "EH0205",
                f"{where} takes a {argument.type}, and the request passes a {primal.type}" + self._so_far(request),
                why="the operands do not line up with the function's parameters",
                remedy="check that every pointer is followed by its shadow or marked enzyme_const",
            )

    def _rest(self, request: Request) -> None:
        kind = self._markers(request)
        if kind is None and self._next < len(self._operands) and self._is_seed(request.function):
            request.seed = self._take()
        if self._next < len(self._operands) or kind is not None:
            left = len(self._operands) - self._next
            raise self._error(
                "EH0203",
                f"{left or 'a marker'} operand(s) too many for {request.function.name}",
                why=f"it has {_count(request.function)} parameter(s)" + self._so_far(request),
                remedy="remove them, or mark the pointers that are followed by a shadow enzyme_dup",
            )

    def _is_seed(self, function: Function) -> bool:
        """True if the next operand can be the adjoint of the function's result."""
        if returns_in_memory(function):
            return self.call.argument_attribute(self._next, "byval") is not None
        given = self._operands[self._next].type
        return returns_active(function) and (given is function.return_type or given.is_float)

    # -- messages -------------------------------------------------------------------------------------------------------

    def _take(self) -> Value:
        self._next += 1
        return self._operands[self._next - 1]

    def _too_few(self, request: Request, argument: Argument) -> RequestError:
        return self._error(
            "EH0202",
            f"too few operands: parameter {argument.index + 1} of {request.function.name} ({argument.type}) has none",
            why=f"it has {_count(request.function)} parameter(s)" + self._so_far(request),
            remedy="pass every argument; each pointer that is not enzyme_const is followed by its shadow",
        )

    def _so_far(self, request: Request) -> str:
        if not request.arguments:
            return ""
        given = [argument for argument in request.arguments if argument.primal is not None]
        read = ", ".join(f"{n + 1}: {a.kind.value}" for n, a in enumerate(given))
        return f" (arguments read so far: {read})"

    def _error(self, code: str, what: str, *, why: str | None = None, remedy: str | None = None) -> RequestError:
        return RequestError(code, what, where=self.call.where, why=why, remedy=remedy)


# -- operands -------------------------------------------------------------------------------------------------------------


def resolve_function(value: Value) -> Function | None:
    """The function behind casts, aliases and constant tables."""
    while True:
        inner = value.operand(0) if isinstance(value, inst.Cast) else _table_entry(value)
        if inner is None:
            return function_behind(value)
        value = inner


def _table_entry(value: Value) -> Value | None:
    """What a load of a constant global gives, or None."""
    if isinstance(value, inst.Load) and isinstance(value.pointer, GlobalVariable) and value.pointer.is_constant_data:
        return value.pointer.initializer
    return None


def marker_name(value: Value) -> str | None:
    """The marker that an operand is (`enzyme_dup`), or None."""
    if isinstance(value, inst.Load):
        value = value.pointer
    if isinstance(value, inst.Cast):
        return marker_name(value.operand(0))
    if isinstance(value, ConstantExpr) and value.opcode in ("ptrtoint", "bitcast"):
        return marker_name(value.operands[0])
    if isinstance(value, MetadataOperand):
        text = value.text.strip('!"')
        return text if text.startswith("enzyme_") else None
    if isinstance(value, GlobalVariable) and value.name is not None and value.name.startswith("enzyme_"):
        return value.name
    if isinstance(value, inst.Phi):
        names = {marker_name(v) for v, _ in value.incoming}
        return names.pop() if len(names) == 1 else None
    return None


def default_kind(type_: Type, by_value: bool) -> Kind:
    """The kind of an unmarked argument: floats out, pointers dup, integers const, a struct by its strongest field."""
    if by_value:
        return Kind.OUT
    if type_.is_pointer:
        return Kind.DUP
    return Kind.OUT if may_be_out(type_) else Kind.CONST


def may_be_out(type_: Type) -> bool:
    """True for what holds a floating-point number by value."""
    return any(isinstance(leaf, FloatType) for leaf in _leaves(type_))


def _leaves(type_: Type) -> Iterator[Type]:
    if isinstance(type_, StructType):
        for member in type_.fields:
            yield from _leaves(member)
    elif isinstance(type_, (ArrayType, VectorType)):
        yield from _leaves(type_.element)
    else:
        yield type_


def returns_active(function: Function) -> bool:
    return not function.return_type.is_void and may_be_out(function.return_type)


def returns_in_memory(function: Function) -> bool:
    """True if the function's result is a struct that it writes to a place of its caller's (sret)."""
    return any(argument.has_attribute("sret") for argument in function.arguments)


def _count(function: Function) -> int:
    """The parameters that a user sees."""
    return len(function.arguments) - returns_in_memory(function)


def _may_be_pointer(value: Value) -> bool:
    """True for a pointer, and for the word that Rust passes for one."""
    if isinstance(value, ConstantInt):
        return value.value == 0 and value.type is i64
    return value.type.is_pointer or value.type is i64


def convertible(given: Type, wanted: Type) -> bool:
    """True if an operand of a variadic call can be the argument: the same, or promoted by C's or Rust's rules."""
    if given is wanted:
        return True
    if given.is_float and wanted.is_float:
        return True
    if given.is_int and wanted.is_int:
        return True
    return (given.is_int and wanted.is_pointer) or (given.is_pointer and wanted.is_int)
