"""Reads the operands of a request: markers, arguments with their shadows, seed (docs/modes.md)."""

from __future__ import annotations

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.custom.forwarder import caller_of
from enzyme_hub.custom.given import given
from enzyme_hub.differentiate.request.entries import (
    ENTRIES,
    MARKERS,
    WITH_CONTEXT,
    Direction,
    Entry,
    Marker,
    Operand,
    Returned,
    entry_of,
)
from enzyme_hub.differentiate.request.operands import (
    convertible,
    default_kind,
    marker_name,
    may_be_out,
    may_be_pointer,
    members,
    parameter_count,
    returns_active,
    returns_in_memory,
    told,
)
from enzyme_hub.differentiate.request.requests import Request, RequestArgument, resolve_function
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, ConstantInt, Value
from enzyme_hub.llvm.misspelt import did_you_mean


def parse(call: inst.CallBase) -> Request:
    """Read a request. Raises RequestError for whatever does not fit, with the place and a remedy."""
    return _Parser(call).parse()


class _Parser:
    def __init__(self, call: inst.CallBase) -> None:
        self.call = call
        self.name = call.callee.name or ""
        self.entry = self._entry()
        self._operands = list(call.arguments)
        self._next = 0
        self._said: dict[str, object] = {}  # of the next argument
        self._context: Value | None = None  # of a closure: what it captured, which is not differentiated

    def _entry(self) -> Entry:
        found = entry_of(self.name)
        if found is None:
            question = did_you_mean(self.name, ENTRIES, goes_on=True)
            raise self._error(
                "EH0207",
                f"{self.name} is no entry point" if question else f"{self.name} is not supported yet",
                why=f"this release has {', '.join(ENTRIES)}",
                remedy=question or "use one of those",
            )
        return found

    def parse(self) -> Request:
        place = None
        if self._operands and self.call.argument_attribute(0, "sret"):
            place = self._take()
        request = Request(self.call, self.entry, self._function(), result_place=place, operands=tuple(self._operands))
        request.width = self._width()
        self._arguments(request)
        self._rest(request)
        self._check_returned(request)
        return request

    def _check_returned(self, request: Request) -> None:
        """What the user says of the result must be possible."""
        type_, said = request.function.return_type, request.returned
        if self.entry.direction is Direction.INACTIVE:
            return
        is_number = may_be_out(type_) or returns_in_memory(request.function)
        has_shadow = type_.holds_pointer or (is_number and self.entry.direction is Direction.FORWARD)
        possible = {Returned.ACTIVE: is_number, Returned.DUP: has_shadow}
        if said is not None and not possible.get(said, True):
            raise self._error(
                "EH0206",
                f"{request.function.name} returns {type_}, which cannot be {said.value}",
                why="an active result is a number; one with a shadow is a pointer, or a number in forward mode",
                remedy="leave the marker out: the default fits the type",
            )

    # -- the function ---------------------------------------------------------------------------------------------------

    def _function(self) -> Function:
        if self._next >= len(self._operands):
            raise self._error("EH0202", f"{self.name} is called without a function", remedy="pass the function first")
        function = resolve_function(self._take())
        if function is None:
            raise self._error(
                "EH0201",
                f"the first operand of {self.name} is not a constant function",
                why="which function to differentiate must be known when the program is linked",
                remedy="pass the function by its name, or choose it between names where it is passed; a function that takes it as "
                "an argument must be inlined: declare it static inline",
            )
        if WITH_CONTEXT in self.name and self._next < len(self._operands):
            self._context = self._take()
        if self.entry.direction is Direction.INACTIVE:
            return function
        if given(function) is not None and self.entry.direction is not Direction.NONE:
            return caller_of(function)
        if function.is_declaration and self.entry.direction is not Direction.NONE:
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

    def _width(self) -> int:
        """The number of lanes, wherever it is said; whether it is said well is seen where the markers are read."""
        for marker, value in zip(self._operands, self._operands[1:], strict=False):
            if marker_name(marker) == "enzyme_width" and isinstance(value, ConstantInt):
                return value.value
        return 1

    # -- its arguments --------------------------------------------------------------------------------------------------

    def _arguments(self, request: Request) -> None:
        for argument in request.function.arguments:
            if argument.has_attribute("sret"):
                request.arguments.append(RequestArgument(Kind.DUP, None))
            elif self._context is not None and argument.has_attribute("swiftself"):
                request.arguments.append(RequestArgument(Kind.CONST, self._context))
                request.has_context = True
            elif self.entry.direction is Direction.NONE:
                request.arguments.append(self._batched(request, argument))
            elif self.entry.markers_only:
                marker = self._markers(request)
                kind = self._kind(argument, marker.kind if marker is not None else None)
                given = self._said_of_argument(RequestArgument(kind, None))
                self._note_by_value(given, argument)
                request.arguments.append(given)
            else:
                request.arguments.append(self._argument(request, argument))
        if request.shadows_follow_all:
            for argument, given in zip(request.function.arguments, request.arguments, strict=True):
                if given.kind.has_shadow and given.primal is not None and not given.by_value:
                    given.shadows = self._shadows(request, argument, given)

    def _argument(self, request: Request, argument: Argument) -> RequestArgument:
        marker = self._markers(request)
        if self._next >= len(self._operands):
            raise self._too_few(request, argument)
        primal = self._take()
        kind = self._kind(argument, marker.kind if marker is not None else None)
        given = self._said_of_argument(RequestArgument(kind, primal))
        self._check(request, argument, given, primal)
        self._note_by_value(given, argument)
        if kind.has_shadow and not given.by_value and not request.shadows_follow_all:
            given.shadows = self._shadows(request, argument, given)
        return given

    def _batched(self, request: Request, argument: Argument) -> RequestArgument:
        """The values of an argument of a batch: one for each lane, one that all share, or where the first one lies."""
        marker = self._markers(request)
        given = self._said_of_argument(RequestArgument(Kind.CONST, None))
        is_shared = marker is not None and marker.kind is Kind.CONST
        count = 1 if is_shared or given.stride is not None else request.width
        found: list[Value] = []
        while len(found) < count:
            if self._next >= len(self._operands) or marker_name(self._operands[self._next]):
                raise self._error(
                    "EH0202",
                    f"{told(argument)} has {len(found)} value{'s'[: len(found) != 1]}, not {count}",
                    why="each lane has a value of its own",
                    remedy="pass one for each lane, or mark the one that all share enzyme_const",
                )
            value = self._take()
            if not (may_be_pointer(value) if given.stride is not None else convertible(value.type, argument.type)):
                raise self._error(
                    "EH0205",
                    f"{told(argument)} takes a {argument.type}, and the request passes a {value.type}",
                    why="the arguments do not line up with the function's parameters",
                    remedy=f"pass {request.width} values of each argument, or mark the one that all share enzyme_const",
                )
            found.append(value)
        if is_shared:
            given.primal = found[0]
        else:
            given.shadows = tuple(found)
        return given

    def _note_by_value(self, given: RequestArgument, argument: Argument) -> None:
        """In reverse mode the derivative of a struct by value is returned."""
        if (
            argument.has_attribute("byval")
            and given.kind is not Kind.CONST
            and self.entry.direction is Direction.REVERSE
        ):
            given.kind, given.by_value = Kind.DUP, True

    def _said_of_argument(self, argument: RequestArgument) -> RequestArgument:
        """The argument, with what markers before it said."""
        for fact, value in self._said.items():
            setattr(argument, fact, value)
        self._said.clear()
        return argument

    def _kind(self, argument: Argument, stated: Kind | None) -> Kind:
        """The kind of an argument, by its marker or by its type."""
        if self.entry.direction is Direction.INACTIVE:
            return Kind.CONST
        kind = stated or default_kind(self.entry.direction, argument.type, argument.has_attribute("byval"))
        is_number = self.entry.direction is Direction.FORWARD and may_be_out(argument.type)
        return Kind.DUAL if kind is Kind.DUP and is_number else kind

    def _shadows(self, request: Request, argument: Argument, given: RequestArgument) -> tuple[Value, ...]:
        """The shadow of each lane: pointers, or, of a number in forward mode, tangents."""
        what = "shadow" if argument.type.is_pointer else "tangent"
        found: list[Value] = []
        is_pointer = argument.type.is_pointer or given.stride is not None or given.size_by_reference is not None
        while len(found) < (1 if given.stride is not None else request.width):
            if self._next >= len(self._operands) or marker_name(self._operands[self._next]):
                raise self._error(
                    "EH0204",
                    f"{told(argument)} has no {what}"
                    if request.width == 1
                    else f"{told(argument)} has {len(found)} {what}s, not {request.width}",
                    why=_WHY_FOLLOWED[what] + self._so_far(request),
                    remedy=f"pass the {what} after the {_FOLLOWED[what]}, or mark the {_FOLLOWED[what]} enzyme_const"
                    if request.width == 1
                    else f"pass {request.width} {what}s, one for each lane (enzyme_width is {request.width})",
                )
            shadow = self._take()
            fits = may_be_pointer(shadow) if is_pointer else convertible(shadow.type, argument.type)
            if not fits:
                is_next = self._takes_next(argument, shadow)
                missing = f": the value fits the next parameter, so a {what} is probably missing" if is_next else ""
                raise self._error(
                    "EH0205",
                    f"the {what} of {told(argument)} is {_in_words(shadow.type)}, not {_in_words(argument.type)}",
                    why=f"the arguments do not line up{missing}{self._so_far(request)}"
                    if is_next or what == "tangent"
                    else None,
                    remedy="pass a pointer to memory of the same layout, zeroed or seeded"
                    if what == "shadow"
                    else "pass a tangent of the type of the argument",
                )
            found.append(shadow)
        return tuple(found)

    def _takes_next(self, argument: Argument, value: Value) -> bool:
        """Could an operand be the argument behind this one?"""
        following = argument.function.arguments[argument.index + 1 : argument.index + 2]
        return any(convertible(value.type, one.type) for one in following)

    def _markers(self, request: Request) -> Marker | None:
        """Take the markers before an argument; those that stand for the whole request are noted there."""
        while self._next < len(self._operands):
            name = marker_name(self._operands[self._next])
            if name is None:
                return None
            marker = self._known(name)
            self._next += 1
            if marker.of_request is not None:
                setattr(request, marker.of_request, self._value(marker))
            if marker.of_argument is not None:
                self._said[marker.of_argument] = self._value(marker)
            if marker.kind is not None:
                return marker
        return None

    def _value(self, marker: Marker) -> object:
        if not isinstance(marker.value, Operand):
            return marker.value
        value = self._take() if self._next < len(self._operands) else None
        if value is not None and marker.value is Operand.VALUE:
            return value
        if isinstance(value, ConstantInt) and value.value > 0:
            return value.value
        raise self._error(
            "EH0206",
            f"{marker.name} is not followed by {marker.value.value}",
            remedy=f"write it behind the marker: {marker.name}, 4",
        )

    def _known(self, name: str) -> Marker:
        if name not in MARKERS:
            listed = f"the markers are {', '.join(MARKERS)}"
            raise self._error(
                "EH0206", f"unknown marker {name}", remedy=f"{did_you_mean(name, MARKERS)}\n{listed}".lstrip()
            )
        marker = MARKERS[name]
        if self.entry.direction is Direction.INACTIVE:
            raise self._error(
                "EH0206",
                f"{name} in a call of {self.name}",
                why="the function is called as it is, and nothing is differentiated",
                remedy="remove it",
            )
        if marker.only not in (None, self.entry.direction):
            raise self._error(
                "EH0206",
                f"{name} in a call of {self.name}",
                why=f"it belongs to {marker.only} mode, and this is {self.entry.direction} mode",
                remedy=_INSTEAD[self.entry.direction],
            )
        if marker.entries and self.entry.name not in marker.entries:
            raise self._error(
                "EH0206",
                f"{name} in a call of {self.name}",
                why=f"it belongs to {', '.join(marker.entries)}",
                remedy="remove it",
            )
        return marker

    def _check(self, request: Request, argument: Argument, given: RequestArgument, primal: Value) -> None:
        kind, size = given.kind, given.size_by_reference
        if size is not None and size != (needed := request.function.module.layout.alloc_size(argument.type)):
            raise self._error(
                "EH0205",
                f"{told(argument)} is a {argument.type} of {needed} bytes, and enzyme_byref says {size}",
                remedy="say sizeof of the parameter's type",
            )
        if kind is Kind.OUT and not may_be_out(argument.type) and not argument.has_attribute("byval"):
            raise self._error(
                "EH0206",
                f"{told(argument)} is a {argument.type} and cannot be enzyme_out",
                why="only numbers passed by value have a derivative that can be returned",
                remedy="use enzyme_dup with a shadow, or enzyme_const",
            )
        if kind is Kind.DUP and not argument.type.is_pointer and not primal.type.is_pointer:
            is_reverse = self.entry.direction is Direction.REVERSE
            raise self._error(
                "EH0205",
                f"{told(argument)} is {_in_words(argument.type)} and cannot be enzyme_dup in {self.entry.direction.value} mode",
                why="the derivative of a number passed by value is returned, not stored"
                if is_reverse
                else "only numbers and pointers have a tangent",
                remedy="use enzyme_out, or pass a pointer and its shadow" if is_reverse else "mark it enzyme_const",
            )
        is_null = argument.type.is_pointer and isinstance(primal, ConstantInt) and primal.value == 0
        if not (is_null or (may_be_pointer(primal) if size is not None else convertible(primal.type, argument.type))):
            raise self._error(
                "EH0205",
                f"{told(argument)} takes {_in_words(argument.type)}, and the request passes {_in_words(primal.type)}"
                + self._so_far(request),
                why="the arguments do not line up with the function's parameters",
                remedy="check that every pointer is followed by its shadow or marked enzyme_const",
            )

    def _rest(self, request: Request) -> None:
        if self.entry.direction is Direction.INACTIVE and request.function.value_type.is_vararg:
            request.others = tuple(self._operands[self._next :])
            return
        marker = self._markers(request)
        has_adjoint = request.returned not in (Returned.NOTHING, Returned.CONST)
        if self.entry.takes_seed and marker is None and has_adjoint:
            request.seeds = self._seeds(request)
            marker = self._markers(request)
        if self.entry.takes_tape and request.tape is None and marker is None and self._next < len(self._operands):
            request.tape = self._take()
            marker = self._markers(request)
        if self._next < len(self._operands) or marker is not None or self._said:
            left = len(self._operands) - self._next
            if self.entry.markers_only and left:
                raise self._error(
                    "EH0203",
                    f"{self.entry.name} of {request.function.name} is given a value",
                    why="it takes the function and its markers, and no arguments",
                    remedy=f"write {self.entry.name}((void *){request.function.name}, ...) with the markers of the request alone",
                )
            is_batch = self.entry.direction is Direction.NONE
            raise self._error(
                "EH0203",
                f"{f'{left} operand(s)' if left else 'a marker'} too many for {request.function.name}",
                why=f"it has {parameter_count(request.function)} parameter(s)"
                + self._so_far(request)
                + (
                    ""
                    if request.returned is None or has_adjoint
                    else f", and with {request.returned.value} it takes no seed"
                ),
                remedy="remove them, or say with enzyme_width before the arguments how many values each has"
                if is_batch
                else "remove them, or mark the pointers that are followed by a shadow enzyme_dup",
            )

        if request.tape is not None and request.allocated is None and self.entry.name == "__enzyme_augmentfwd":
            raise self._error(
                "EH0202",
                f"{self.name} of {request.function.name} is not told the size of the memory for its tape",
                why="a tape that does not fit would be written past its end",
                remedy="pass enzyme_allocated and the bytes that enzyme_tape points to; __enzyme_augmentsize gives them",
            )

    def _seeds(self, request: Request) -> tuple[Value, ...]:
        """The adjoints of the result: one for each lane, or a struct of them, or none."""
        found: list[Value] = []
        if request.width > 1 and self._is_struct_of_seeds(request.function):
            request.seeds_in_memory = True
            return (self._take(),)
        parts = self._seed_in_parts(request.function)
        request.seeds_in_parts = parts > 0
        while len(found) < request.width * parts and self._seed_in_parts(request.function):
            found += [self._take() for _ in range(parts)]
        while len(found) < request.width and self._is_seed(request.function):
            found.append(self._take())
        seeds = len(found) // (parts or 1)
        if found and seeds < request.width:
            raise self._error(
                "EH0204",
                f"the result of {request.function.name} has {seeds} seed{'s'[: seeds - 1]}, not {request.width}",
                why="each lane has a seed of its own" + self._so_far(request),
                remedy="pass one for each lane, one after the other, or none: they are 1 then",
            )
        return tuple(found)

    def _is_struct_of_seeds(self, function: Function) -> bool:
        """True if the next operand is a struct that C passes by value in memory, for a result that is not one."""
        is_struct = self._next < len(self._operands) and self.call.argument_attribute(self._next, "byval") is not None
        return is_struct and returns_active(function)

    def _seed_in_parts(self, function: Function) -> int:
        """The number of operands of a seed if the next one is a struct that C passes member by member; else 0."""
        types = members(function.return_type) if returns_active(function) else ()
        given = [operand.type for operand in self._operands[self._next : self._next + len(types)]]
        return len(types) if given == list(types) else 0

    def _is_seed(self, function: Function) -> bool:
        """True if the next operand can be the adjoint of the function's result."""
        if self._next >= len(self._operands) or marker_name(self._operands[self._next]):
            return False
        if returns_in_memory(function):
            return self.call.argument_attribute(self._next, "byval") is not None
        given, wanted = self._operands[self._next].type, function.return_type
        return returns_active(function) and (given is wanted or (given.is_float and wanted.is_float))

    # -- messages -------------------------------------------------------------------------------------------------------

    def _take(self) -> Value:
        self._next += 1
        return self._operands[self._next - 1]

    def _too_few(self, request: Request, argument: Argument) -> RequestError:
        return self._error(
            "EH0202",
            f"no value for {told(argument)}, which is {_in_words(argument.type)}",
            why=f"it has {parameter_count(request.function)} parameter(s)" + self._so_far(request),
            remedy="pass every argument; each pointer that is not enzyme_const is followed by its shadow",
        )

    def _so_far(self, request: Request) -> str:
        given = [argument for argument in request.arguments if argument.primal is not None]
        if not given:
            return ""
        read = ", ".join(
            f"argument {n + 1} as enzyme_{_SPELLED.get(a.kind, a.kind.value)}" for n, a in enumerate(given)
        )
        return f" (read so far: {read})"

    def _error(self, code: str, what: str, *, why: str | None = None, remedy: str | None = None) -> RequestError:
        return RequestError(code, what, where=self.call.where, why=why, remedy=remedy)


_SPELLED = {Kind.DUAL: "dup"}  # as users write it
_WORDS = {
    "ptr": "a pointer",
    "double": "a double",
    "float": "a float",
    "i32": "an int",
    "i64": "a 64-bit integer",
    "i8": "a byte",
}


def _in_words(type_: Type) -> str:
    """A type as users call it, where they have a word for it."""
    return _WORDS.get(str(type_), f"a value of LLVM's type {type_}")


_INSTEAD = {
    Direction.FORWARD: "mark the argument enzyme_dup (a number is followed by its tangent) or enzyme_const",
    Direction.NONE: "mark the argument enzyme_vector (a value follows for each lane) or enzyme_const (one for all)",
}
_FOLLOWED = {"shadow": "pointer", "tangent": "number"}
_WHY_FOLLOWED = {
    "shadow": "a pointer is differentiated through its shadow, which follows it",
    "tangent": "in forward mode a number is followed by its tangent",
}
