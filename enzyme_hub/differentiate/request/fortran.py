"""The requests of the Fortran module, `call enzyme_gradient(f, x, dx)` and `call enzyme_jacobian(f, x, y, jacobian)`.

Their arrays come as descriptors, whatever their rank. How `f` takes an array is not said in the call: by a descriptor (`x(:)`),
by its address (`x(n)`, `x(*)`, a scalar), or a number by its value. What `f` does with its argument tells: a descriptor begins
with a pointer, an array with a number. Each request becomes a plain one.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.evidence import ACCESS, POINTER, Kind
from enzyme_hub.analysis.types.nodes import Node, nodes_in, overlapping
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.request.entries import PREFIX
from enzyme_hub.differentiate.request.requests import marker, resolve_function
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder, I
from enzyme_hub.ir.erasing import erase_call
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Argument, Value, const_float, null
from enzyme_hub.ir.walk import PLACES, uses_through
from enzyme_hub.languages.fortran.names import WORDS
from enzyme_hub.languages.signatures import spelled_type
from enzyme_hub.languages.spelling import spelled

NAME = f"{PREFIX}fortran_"
_TRAMPOLINE, _INIT = "llvm.adjust.trampoline", "llvm.init.trampoline"


@record
class Form:
    """A request: the type of its numbers, and what follows the function."""

    number: Type
    value: bool = False  # the value is wanted, too
    is_jacobian: bool = False


_FORMS = {
    f"{NAME}{what}{'' if number is types.f64 else '4'}": Form(number, value, what == "jacobian")
    for number in (types.f64, types.f32)
    for what, value in (("gradient", False), ("gradient_value", True), ("jacobian", False))
}


def replace_calls(module: Module) -> None:
    """Put plain requests in the place of these. Raises RequestError for what does not fit."""
    for name, form in _FORMS.items():
        entry = module.functions.get(name)
        if entry is None or not entry.is_declaration:
            continue
        for function in list(module.functions.values()):
            if not (function.is_declaration or (function.body_text is not None and name not in function.body_text)):
                for i in list(function.instructions):
                    if isinstance(i, inst.CallBase) and i.callee is entry:
                        _Request(module, i, form).serve()


class _Request:
    def __init__(self, module: Module, call: inst.CallBase, form: Form) -> None:
        self._module = module
        self._call = call
        self._form = form
        self._types = TypeAnalysis(module)
        self._trampoline: tuple[inst.CallBase, inst.CallBase] | None = None
        self._function, self._host = self._called()

    def serve(self) -> None:
        """Replace the call."""
        if self._form.is_jacobian:
            self._jacobian()
        else:
            self._gradient()
        erase_call(self._call)
        self._drop_trampoline()

    # -- what is asked for ------------------------------------------------------------------------------------------------

    def _called(self) -> tuple[Function, Value | None]:
        """The function, and for an internal procedure the variables of its host."""
        operand = self._call.arguments[0]
        function, host = resolve_function(operand), None
        if isinstance(operand, inst.CallBase) and operand.callee.name == _TRAMPOLINE:
            made = [
                use
                for use in operand.arguments[0].users
                if isinstance(use, inst.CallBase) and (use.callee.name or "").startswith(_INIT)
            ]
            if len(made) == 1:
                self._trampoline = operand, made[0]
                function, host = resolve_function(made[0].arguments[1]), made[0].arguments[2]
        if function is None:
            raise RequestError(
                "EH0201",
                f"the procedure that {self._entry} is called with is not a constant one",
                where=self._call.where,
                why="which procedure to differentiate must be known when the program is linked",
                remedy="pass a procedure by its name; not a procedure pointer, and not a dummy argument",
            )
        if function.is_declaration:
            raise RequestError(
                "EH0208",
                f"no body for {spelled(function.name or '')}, which is to be differentiated",
                where=self._call.where,
                why="a derivative needs the function's LLVM bitcode, and no input of this link has it",
                remedy="compile the file that defines it with -flto",
            )
        return function, host

    def _drop_trampoline(self) -> None:
        """Nobody calls the host's procedure through it any more; code on the stack is refused by many systems."""
        if self._trampoline is not None and not self._trampoline[0].is_used:
            for one in self._trampoline:
                erase_call(one)

    @property
    def _entry(self) -> str:
        return "enzyme_jacobian" if self._form.is_jacobian else "enzyme_gradient"

    def _arguments(self, count: int) -> list[Argument]:
        """The arguments that a user sees."""
        shown = [a for a in self._function.arguments if not a.has_attribute("nest")]
        if len(shown) != count:
            raise self._misfit(f"it takes {len(shown)} argument{'s' if len(shown) != 1 else ''}")
        if other := [a for a in shown if not (a.type.is_pointer or a.type is self._form.number)]:
            raise self._misfit(f"it takes a {spelled_type(other[0].type, WORDS)} by value")
        return shown

    def _misfit(self, why: str) -> RequestError:
        kind = WORDS[str(self._form.number)]
        expected = (
            f"a subroutine f(x, y), both {kind}"
            if self._form.is_jacobian
            else f"a {kind} function f(x), or a subroutine f(x, y) with its result in y; x and y are {kind}"
        )
        return RequestError(
            "EH0202",
            f"{spelled(self._function.name or '')} does not fit {self._entry}",
            where=self._call.where,
            why=f"expected is {expected}; {why}",
            remedy="write an internal procedure that takes x alone and calls it: it sees the variables around it",
        )

    def _takes_descriptor(self, argument: Argument) -> bool:
        """True for an array of assumed shape, False for the address of numbers.

        Where neither an address nor a number is read, `f` asks for the shape at most.
        """
        begins: set[Kind] = set()  # what its first word is read as
        numbers: set[Kind] = set()  # what is read anywhere in it
        for node, offset in self._types.function(self._function).places(argument):
            begins.update(*map(_read_as, overlapping(node, offset, 8)))
            numbers.update(*map(_read_as, nodes_in(node)))
        numbers.discard(POINTER)
        if not numbers and (begins == {POINTER} or (not begins and _asks_for_shape_alone(argument))):
            return True
        if numbers == {self._form.number} and POINTER not in begins:
            return False
        found = (
            " and ".join(sorted(WORDS.get(str(kind), "an address") for kind in begins | numbers))
            or "nothing that tells"
        )
        name = argument.name if argument.name and not argument.name.isdigit() else f"argument {argument.index + 1}"
        raise self._misfit(f"in memory at its {name} it finds {found}")

    # -- what takes its place ---------------------------------------------------------------------------------------------

    def _marker(self, word: str) -> Value:
        return marker(self._module, f"enzyme_{word}")

    def _run(self, name: str, b: Builder, *arguments: Value) -> None:
        """Call a function of the runtime (`languages/fortran/requests`)."""
        type_ = types.function(types.void, (types.ptr,) * len(arguments))
        b.call(self._module.declare(f"__ehub_fortran_{name}", type_), arguments)

    def _pair(self, b: Builder, argument: Argument, primal: Value, shadow: Value) -> list[Value]:
        """An argument with its shadow, from descriptors."""
        if self._takes_descriptor(argument):
            return [self._marker("dup"), primal, shadow]
        return [self._marker("dup"), b.load(types.ptr, primal), b.load(types.ptr, shadow)]

    def _ask(self, b: Builder, entry: str, result: Type, operands: Sequence[Value], host: Value | None) -> inst.Call:
        """A plain request."""
        rest = [] if self._host is None or host is None else [self._marker("const"), host]
        everything = [self._function, *operands, *rest]
        name = self._module.unique_name(f"{PREFIX}{entry}_fortran.{self._function.name}")
        type_ = types.function(result, tuple(value.type for value in everything))
        call = b.call(self._module.declare(name, type_), everything)
        if (place := self._call.attachments.get("dbg")) is not None and b.block.function is self._call.function:
            call.attachments["dbg"] = place
        return call

    def _gradient(self) -> None:
        number = self._form.number
        _, x, dx, *rest = self._call.arguments
        b = _Before(self._call)
        self._run("same_shape", b, x, dx)
        is_function = not self._function.return_type.is_void
        if is_function and self._function.return_type is not number:
            raise self._misfit(f"it returns {spelled_type(self._function.return_type, WORDS)}")
        arguments = self._arguments(1 if is_function else 2)
        by_value = not arguments[0].type.is_pointer
        if by_value:
            self._run("number", b, x)
            operands = [self._marker("out"), b.load(number, b.load(types.ptr, x))]
        else:
            operands = self._pair(b, arguments[0], x, dx)
        if is_function:
            operands += [self._marker("primal_return")] if self._form.value else []
            results = [number] * (self._form.value + by_value)
        else:
            if not arguments[1].type.is_pointer or self._takes_descriptor(arguments[1]):
                raise self._misfit("its second argument is no scalar")
            place = rest[0] if rest else b.alloca(number)
            seed = b.alloca(number)
            b.store(const_float(number, 1.0), seed)
            operands += [self._marker("dup"), place, seed]
            results = [number] * by_value
        result = types.void if not results else results[0] if len(results) == 1 else types.struct(tuple(results))
        call = self._ask(b, "autodiff", result, operands, self._host)
        got = [call] if len(results) == 1 else [b.extract_value(call, k) for k in range(len(results))]
        if by_value:
            shadow = b.load(types.ptr, dx)
            b.store(b.binary("fadd", b.load(number, shadow), got.pop()), shadow)
        if got:
            b.store(got.pop(), rest[0])

    def _jacobian(self) -> None:
        _, x, y, jacobian = self._call.arguments
        if not self._function.return_type.is_void:
            raise self._misfit(f"it returns {spelled_type(self._function.return_type, WORDS)}")
        arguments = self._arguments(2)
        if any(not argument.type.is_pointer for argument in arguments):
            raise self._misfit("it takes a number by value")
        name = self._module.unique_name(f"__ehub_fortran_tangent.{self._function.name}")
        tangent = self._module.define(name, types.function(types.void, (types.ptr,) * 5), header_prefix="internal")
        inner = Builder(tangent.add_block())
        at, shadow, result, column, host = tangent.arguments
        operands = self._pair(inner, arguments[0], at, shadow) + self._pair(inner, arguments[1], result, column)
        self._ask(inner, "fwddiff", types.void, operands, host)
        inner.ret()
        self._run("jacobian", _Before(self._call), tangent, x, y, jacobian, self._host or null(types.ptr))


class _Before(Builder):
    """A builder that writes in front of an instruction."""

    def __init__(self, place: inst.Instruction) -> None:
        assert place.block is not None
        super().__init__(place.block)
        self._place = place

    def insert(self, instruction: I) -> I:
        """Put the instruction there."""
        instruction.insert_before(self._place)
        return instruction


def _read_as(leaf: Node) -> set[Kind]:
    """The kinds of numbers that instructions take a scalar for, and addresses; with -g every array is one of numbers."""
    if leaf.evidence is None:
        return set()
    return {
        kind
        for kind, (rank, _) in leaf.evidence.facts.items()
        if rank >= ACCESS and (kind == POINTER or isinstance(kind, FloatType))
    }


def _asks_for_shape_alone(argument: Argument) -> bool:
    """True if a function only reads integers through its argument, and hands it to nobody."""
    users = (use.user for use in uses_through(argument, PLACES))
    return all(isinstance(user, inst.Load) and user.type.is_int for user in users)
