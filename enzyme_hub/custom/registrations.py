"""Statements in globals: `void *__enzyme_register_gradient_f[] = {f, augment, gradient};`

A global is known by a part of its name, so C++ and Rust may mangle it. Its initialiser is an array or a struct of pointers.
Fortran has no such constants: there it is a call of a function of that name, which nobody defines, with the same operands.
The call says it, whether it is ever made or not, and is erased.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from enzyme_hub.custom.fit import cannot_have_one
from enzyme_hub.custom.forms import TAKEN_APART
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.statements import Allocates, Like, NoDerivative, NoFree, Statement, What
from enzyme_hub.custom.taken_apart import TYPE_NOTE, has_complex
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpr,
    ConstantInt,
    ConstantWord,
    Value,
    poison,
)
from enzyme_hub.llvm.irtext import REGISTRATIONS, is_saying
from enzyme_hub.llvm.misspelt import did_you_mean


def registrations(module: Module) -> dict[GlobalVariable, list[Statement]]:
    """The globals of the module that say something, with what they say. Raises RequestError for one that cannot be read."""
    found: dict[GlobalVariable, list[Statement]] = {}
    for variable in module.variables.values():
        if variable.is_declaration or not is_saying(variable.name or ""):
            continue
        form = _form_of(variable.name)
        if form is None:
            if question := did_you_mean(variable.name or "", REGISTRATIONS, goes_on=True):
                raise _misspelt(variable.name or "", question)
            continue  # a marker of another kind
        found[variable] = list(form(_Registration(variable.name or "", _parts(variable.initializer))))
    return found


def registering_calls(module: Module) -> list[tuple[CallBase, list[Statement]]]:
    """The calls that say something. Raises RequestError."""
    named = {f.name or "": form for f in module.functions.values() if f.is_declaration and (form := _form_of(f.name))}
    found: list[tuple[CallBase, list[Statement]]] = []
    for function in module.functions.values() if named else ():
        if not function.is_read and not any(name in (function.body_text or "") for name in named):
            continue
        for i in function.instructions:
            name = i.called_function.name if isinstance(i, CallBase) and i.called_function is not None else None
            if isinstance(i, CallBase) and name in named:
                found.append((i, list(named[name](_Registration(name, _arguments(i), i.where)))))
    return found


def _misspelt(name: str, question: str) -> RequestError:
    return RequestError(
        "EH0211",
        f"the variable {name} says nothing that is known",
        why=f"known are {', '.join(REGISTRATIONS)}, and names that begin so",
        remedy=question,
    )


def _form_of(name: str | None) -> Callable[[_Registration], Iterator[Statement]] | None:
    return next((form for prefix, form in _FORMS.items() if prefix in (name or "")), None)


def _arguments(call: CallBase) -> Iterator[Constant]:
    """What a call names; a text of Fortran's is copied into a variable, whose address is passed."""
    for argument in call.arguments:
        value = _member(argument)
        if isinstance(value, inst.Alloca):
            copies = [
                i for i in value.users if isinstance(i, CallBase) and (i.callee.name or "").startswith("llvm.mem")
            ]
            value = next((i.arguments[1] for i in copies if i.arguments[0] is value), value)
        yield function_behind(value) or (value if isinstance(value, Constant) else poison(argument.type))


def _member(value: Value) -> Value:
    """The member of a struct that a value is, if the struct was made of members one by one."""
    if not isinstance(value, inst.ExtractValue):
        return value
    whole = value.operand(0)
    while isinstance(whole, inst.InsertValue):
        if whole.indices == value.indices:
            return _member(whole.operand(1))
        whole = whole.operand(0)
    return value


class _Registration:
    """One such global, or call, with what it names."""

    def __init__(self, where: str, parts: Iterator[Constant], call: str | None = None) -> None:
        self.where = where
        self._call = call
        members = list(_without_lengths(parts))
        self.parts = [part for part in members if not _is_note(part)]
        self.notes = [part.name or "" for part in members if _is_note(part)]

    def expect(self, form: str) -> None:
        if len(self.parts) != form.count(",") + 1:
            raise self.error(form, f"{len(self.parts)} member{'s'[: len(self.parts) != 1]}")

    def function(self, place: int, form: str) -> Function:
        found = function_behind(self.parts[place])
        if found is None:
            if self._call is not None:
                raise self.error(form, "what is known only when the program runs", place)
            if isinstance(self.parts[place], ConstantWord):
                raise self.error(form, "null, or a value that is set when the program starts,", place)
            raise self.error(form, "something else than a function", place)
        return found

    def text(self, place: int, form: str) -> str:
        found = text_of(self.parts[place])
        if found is None:
            raise self.error(form, "something else than a constant text", place)
        return found

    def check_tangents(self, function: Function) -> None:
        """Raise RequestError if the macro that made this notes that a complex number is passed by value."""
        if any(map(has_complex, self.notes)):
            raise cannot_have_one(function, self.where, TAKEN_APART)

    def error(self, form: str, found: str, place: int | None = None) -> RequestError:
        at = "" if place is None else f" as member {place + 1}"
        return RequestError(
            "EH0211",
            f"{self.where} has the wrong form",
            where=self._call,
            why=f"expected {{{form}}}, found {found}{at}",
            remedy="initialise it with constants: names of functions, and texts in quotes",
        )

    def says(self, subject: Function | GlobalVariable, what: What) -> Statement:
        return Statement(subject, what, self.where)


def text_of(value: Constant | None) -> str | None:
    """The text that a constant is, or points to."""
    data = _bytes_of(value)
    return None if data is None else data.rstrip(b"\0").decode(errors="replace")


def _bytes_of(value: Constant | None) -> bytes | None:
    if isinstance(value, GlobalVariable) and value.is_constant_data:
        value = value.initializer
    if isinstance(value, ConstantData):
        return value.data
    if isinstance(value, ConstantAggregate) and value.elements:
        return _bytes_of(value.elements[0])  # older compilers of Rust wrap constants in structs
    return None


def _parts(value: Constant | None) -> Iterator[Constant]:
    """The pointers and texts in an initialiser, in order; of a pointer to a constant array, those of the array."""
    if isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _parts(element)
    elif value is not None:
        yield value


def _without_lengths(parts: Iterator[Constant]) -> Iterator[Constant]:
    """A text of Rust's is a pointer and its length: the pointer alone."""
    before: Constant | None = None
    for part in parts:
        data = _bytes_of(before) if isinstance(before, GlobalVariable) else None
        if data is None or _integer(part) != len(data):
            yield part
        before = part


def _is_note(part: Constant) -> bool:
    return isinstance(part, Function) and (part.name or "").startswith(TYPE_NOTE)


def _gradient(it: _Registration) -> Iterator[Statement]:
    form = "f, augment, gradient"
    it.expect(form)
    f, augment, gradient = (it.function(k, form) for k in range(3))
    yield it.says(f, CustomDerivative(augment=augment.name or "", gradient=gradient.name or ""))


def _derivative(it: _Registration) -> Iterator[Statement]:
    form = "f, derivative"
    it.expect(form)
    it.check_tangents(it.function(0, form))
    yield it.says(it.function(0, form), CustomDerivative(derivative=it.function(1, form).name or ""))


def _split_derivative(it: _Registration) -> Iterator[Statement]:
    form = "f, augment, derivative over the tape"
    it.expect(form)
    f, augment, forward = (it.function(k, form) for k in range(3))
    it.check_tangents(f)
    yield it.says(f, CustomDerivative(split_augment=augment.name or "", split_derivative=forward.name or ""))


def _like(it: _Registration) -> Iterator[Statement]:
    form = 'f, "name"'
    it.expect(form)
    yield it.says(it.function(0, form), Like(it.text(1, form)))


def _inactive(it: _Registration) -> Iterator[Statement]:
    for place in range(len(it.parts)):
        yield it.says(it.function(place, "f, ..."), NoDerivative())


def _nofree(it: _Registration) -> Iterator[Statement]:
    for place in range(len(it.parts)):
        yield it.says(it.function(place, "f, ..."), NoFree())


def _inactive_global(it: _Registration) -> Iterator[Statement]:
    for place, part in enumerate(it.parts):
        if not isinstance(part, GlobalVariable):
            raise it.error("a global, ...", "something else", place)
        yield it.says(part, NoDerivative())


def _allocation(it: _Registration) -> Iterator[Statement]:
    form = 'allocator, position of the size, "places of the deallocator\'s arguments, -1 the pointer", deallocator'
    if len(it.parts) != 4:
        raise it.error(form, f"{len(it.parts)} members")
    words = [word.strip() for word in it.text(2, form).split(",")]
    if not all(word.lstrip("-").isdigit() for word in words) or words.count("-1") != 1:
        raise it.error(form, f'"{it.text(2, form)}"', 2)
    size = _integer(it.parts[1])
    if size is None:
        raise it.error(form, "no position", 1)
    free = it.function(3, form).name or ""
    yield it.says(it.function(0, form), Allocates(size, free, tuple(map(int, words))))


def _integer(value: Constant) -> int | None:
    """An integer, one that was made into a pointer, or the bytes that Rust writes for one."""
    if isinstance(value, ConstantExpr) and value.opcode == "inttoptr" and isinstance(value.operands[0], ConstantInt):
        return value.operands[0].value
    if isinstance(value, ConstantWord) and value.is_zero:
        return 0
    if isinstance(value, ConstantData):
        return int.from_bytes(value.data, "little") if len(value.data) <= 8 else None
    return value.value if isinstance(value, ConstantInt) else None


_FORMS: dict[str, Callable[[_Registration], Iterator[Statement]]] = {
    "__enzyme_register_gradient": _gradient,
    "__enzyme_register_derivative": _derivative,
    "__enzyme_register_splitderivative": _split_derivative,
    "__enzyme_function_like": _like,
    "__enzyme_allocation_like": _allocation,
    "__enzyme_inactivefn": _inactive,
    "__enzyme_inactive_global": _inactive_global,
    "__enzyme_nofree": _nofree,
}
"""What a global is called, and how it is read."""
