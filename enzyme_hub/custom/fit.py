"""Do the functions that a program gives as derivatives fit? If not, the message shows what is expected beside what is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from enzyme_hub.custom.forms import (
    AugmentForm,
    Expected,
    GradientForm,
    Misfit,
    TangentForm,
    Unfit,
    reverse_forms,
    signature,
    split_forms,
    tangent_form,
)
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.statements import Like, Statement
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Argument
from enzyme_hub.languages.signatures import spelled_type, words_of
from enzyme_hub.languages.spelling import spelled
from enzyme_hub.rules import has_rule, names


def check(function: Function, given: CustomDerivative, statements: list[Statement]) -> None:
    """Raise RequestError EH0213 if one of the given functions does not fit."""
    module = function.module
    where = ", ".join(dict.fromkeys(statement.where for statement in statements))
    if given.augment and not given.gradient:
        raise RequestError(
            "EH0213",
            f"{spelled(function.name or '')} has an augmented forward and no gradient",
            where=where,
            remedy="say its gradient as well",
        )
    try:
        if given.gradient:
            reverse_forms(function, named(module, given.augment), module.functions[given.gradient])
        if given.derivative:
            tangent_form(function, module.functions[given.derivative])
        if given.split_derivative:
            split_forms(function, named(module, given.split_augment), module.functions[given.split_derivative])
    except Misfit as misfit:
        raise _told(function, misfit, where) from None


def parameters_for(argument: Argument, function: Function, given: CustomDerivative) -> Iterator[Argument]:
    """The parameters of the given functions that get an argument, or its shadow."""
    forms: list[AugmentForm | GradientForm | TangentForm] = []
    module = function.module
    if given.gradient:
        found = reverse_forms(function, named(module, given.augment), module.functions[given.gradient])
        forms += [found.augment, found.gradient]
    if given.derivative:
        forms.append(tangent_form(function, module.functions[given.derivative]))
    if given.split_derivative:
        split = split_forms(function, named(module, given.split_augment), module.functions[given.split_derivative])
        forms += [split.augment, split.tangent]
    for form in forms:
        parameters = form.function.arguments[form.result.in_memory :] if form.function is not None else ()
        yield from (p for p, place in zip(parameters, form.layout, strict=False) if place.argument is argument)


def named(module: Module, name: str) -> Function | None:
    return module.functions[name] if name else None


def known_function(like: Like, function: Function, where: str) -> str:
    """The name of the function that another one is like. Raises RequestError if there is no such function, or it does not fit."""
    if names.recognise(like.name) is None:
        raise RequestError(
            "EH0211",
            f"{where} says that {spelled(function.name or '')} is like {like.name}, of which no derivative is known",
            remedy="name a function of C's math library, such as log1p; docs/custom-derivatives.md lists them",
        )
    if not has_rule(like.name, function.value_type):
        words = words_of(function)
        found = ", ".join(spelled_type(a.type, words) for a in function.arguments)
        raise RequestError(
            "EH0213",
            f"{spelled(function.name or '')} is not called as {like.name} is",
            where=where,
            why=f"it is {spelled_type(function.return_type, words)} {spelled(function.name or '')}({found})",
            remedy=f"give it the parameters and the result of {like.name}, in any one type of number",
        )
    return like.name


def cannot_have_one(function: Function, where: str, why: Unfit) -> RequestError:
    what = f"{spelled(function.name or '')} cannot have a derivative of its own"
    return RequestError("EH0213", what, where=where, why=why.reason, remedy=why.remedy)


def written(expected: Expected, words: Mapping[str, str]) -> str:
    """A signature in the words of a language."""
    result = ", ".join(spelled_type(part, words) for part in expected.result)
    result = f"{{{result}}}" if len(expected.result) > 1 else result or words["void"]
    return f"{result} ({', '.join(spelled_type(part, words) for part in expected.parameters)})"


def _told(function: Function, misfit: Misfit, where: str) -> RequestError:
    name = spelled(function.name or "")
    if misfit.why is not None:
        return cannot_have_one(function, where, misfit.why)
    other = misfit.function
    changed = (
        function.linkage in ("internal", "private")
        and " (unless the compiler changed the parameters of what it knows "
        "all callers of: see that it is not static; Rust: #[no_mangle])"
    )
    words = words_of(other)

    ways = list(dict.fromkeys(written(expected, words) for expected in misfit.expected))
    return RequestError(
        "EH0213",
        f"{spelled(other.name or '')} does not fit as a derivative of {name}",
        where=where,
        why="expected " + "\n      or ".join(ways) + f"\nfound    {written(signature(other), words)}",
        remedy=f"each pointer is followed by its shadow; the seed comes next, and the tape last{changed or ''}",
    )
