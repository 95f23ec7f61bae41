"""How the functions that compute a derivative are called: which of their parameters and results is what.

A user writes them in a language, and we see what its compiler made of that: a struct is returned in registers as a struct,
two floats as a vector, or in memory (`sret`); a struct that is passed becomes several parameters, or lies in memory
(`byval`). So each form is found by trying the few ways in which it can be said, by the types alone.

    augment     f's parameters, each pointer followed by its shadow. Returns f's result, {tape, result}, {result, shadow},
                {tape, result, shadow}, or the tape alone where f returns nothing. If it returns nothing, f runs for its result
    gradient    the same parameters, the seed if f returns a number, the tape if there is one. Returns the derivatives of
                f's numbers: nothing, one, or a struct of them
    derivative  each parameter followed by its tangent or shadow. Returns the tangent, or {result, tangent}
    derivative over a tape   the same, and the tape behind them

An integer may have a shadow as well, as in the reference; what is passed there is the integer. So has the length of a slice of
Rust's, behind the shadow of the pointer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from typing import TypeVar

from enzyme_hub.base.records import record
from enzyme_hub.custom.taken_apart import is_taken_apart, passes_pointers_together
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.types import ArrayType, StructType, Type, VectorType
from enzyme_hub.ir.values import Argument

F = TypeVar("F")
Path = tuple[int, ...]


@record
class Place:
    """A parameter that is one of f's, or its shadow."""

    argument: Argument
    is_shadow: bool


Layout = tuple[Place, ...]


@record
class Result:
    """What a function returns: `type`, in registers or in memory that its first parameter points to."""

    type: Type
    in_memory: bool = False

    @property
    def leaves(self) -> list[tuple[Path, Type]]:
        return list(leaves(self.type))


@record
class Passed:
    """How one value is passed: as it is, as another type of word, as its fields one by one, or in memory of that type."""

    type: Type
    fields: tuple[Path, ...] = ()
    in_memory: bool = False
    word: Type | None = None


@record
class AugmentForm:
    """`tape`, `primal` and `shadow` say where in the result they are; None where absent, an empty path for all of it."""

    function: Function | None  # None: f itself
    layout: Layout
    result: Result
    tape: Path | None
    primal: Path | None
    shadow: Path | None = None

    @property
    def tape_type(self) -> Type | None:
        if self.tape is None:
            return None
        return self.result.type.fields[self.tape[0]] if self.tape else self.result.type  # type: ignore[attr-defined]


@record
class GradientForm:
    """`derivatives` are the places in the result of those of f's numbers, in order."""

    function: Function
    layout: Layout
    seed: Passed | None
    tape: Passed | None
    result: Result
    derivatives: tuple[Path, ...]


@record
class TangentForm:
    """`primal` is None where the function returns the tangent alone; both are where f returns nothing."""

    function: Function
    layout: Layout
    tape: Passed | None
    result: Result
    primal: Path | None
    tangent: Path | None


@record
class ReverseForms:
    augment: AugmentForm
    gradient: GradientForm


@record
class SplitForms:
    augment: AugmentForm
    tangent: TangentForm


@record
class Unfit:
    """Why a function cannot have a derivative of its own, and what to change."""

    reason: str
    remedy: str | None = None


class Misfit(Exception):
    """`function` does not fit; `expected` are the ways in which it could, the usual one first."""

    def __init__(self, function: Function, expected: list[Expected], why: Unfit | None = None) -> None:
        super().__init__(function.name)
        self.function = function
        self.expected = expected
        self.why = why


@record
class Expected:
    """A signature: what it returns, by words for parts that may be of any type, and its parameters."""

    result: tuple[Type | str, ...]
    parameters: tuple[Type | str, ...]


def reverse_forms(f: Function, augment: Function | None, gradient: Function) -> ReverseForms:
    """How `augment` and `gradient` are called for `f`. Raises Misfit."""
    _check_parameters(f)
    return ReverseForms(*_over_tape(f, augment, gradient, _gradients, _expected_gradient))


def split_forms(f: Function, augment: Function | None, tangent: Function) -> SplitForms:
    """How `augment` and the tangents over its tape are called for `f`. Raises Misfit."""
    _check_parameters(f)
    _check_tangents(f)
    return SplitForms(*_over_tape(f, augment, tangent, _tangents, _expected_tangent))


def _over_tape(
    f: Function,
    augment: Function | None,
    user: Function,
    ways: Callable[[Function, Function, Type | None], Iterator[F]],
    expected: Callable[[Function, bool], Expected],
) -> tuple[AugmentForm, F]:
    """The first forms of `augment` and of `user`, which takes its tape, that fit each other. Raises Misfit."""
    augments = list(_augments(f, augment))
    for form in augments:
        for found in ways(f, user, form.tape_type):
            return form, found
    if not augments:
        assert augment is not None
        raise Misfit(augment, _expected_augments(f))
    raise Misfit(user, [expected(f, form.tape is not None) for form in augments])


def tangent_form(f: Function, tangent: Function) -> TangentForm:
    """How `tangent` is called for `f`. Raises Misfit."""
    _check_parameters(f)
    _check_tangents(f)
    for found in _tangents(f, tangent, None):
        return found
    raise Misfit(tangent, [_expected_tangent(f, False)])


def _check_parameters(f: Function) -> None:
    if f.value_type.is_vararg:
        raise Misfit(f, [], Unfit("it takes a variable number of arguments"))
    for argument in f.arguments:
        if argument.type.is_aggregate or argument.has_attribute("byval") or argument.has_attribute("sret"):
            word = "returns a large struct" if argument.has_attribute("sret") else "takes a struct by value"
            raise Misfit(f, [], Unfit(f"it {word}", "pass a pointer to it instead"))
    for one, other in pairwise(f.arguments):
        if one.type.is_pointer and other.type is one.type and _may_be_one(f, one, other):
            raise Misfit(f, [], POINTERS_APART)


POINTERS_APART = Unfit(
    "it takes a struct with pointers by value", "pass a pointer to it instead, or compile with -g if it does not"
)


def _may_be_one(f: Function, one: Argument, other: Argument) -> bool:
    """True if two pointers may be one argument, the shadow of which comes behind both."""
    told = passes_pointers_together(f)
    is_apart = f.attribute(_BY_CLANG) is not None and not (
        one.has_attribute("noundef") or other.has_attribute("noundef")
    )
    return is_apart if told is None else told


def _check_tangents(f: Function) -> None:
    """Two numbers that are one argument, a complex one or a struct: its tangent comes behind both of them, and the types are the same.

    What clang takes a struct apart into is not `noundef`; the parts of a complex number are.
    """
    is_clangs = f.attribute(_BY_CLANG) is not None
    for one, other in pairwise(f.arguments):
        if one.type is not other.type or not one.type.is_float:
            continue
        if is_clangs and not (one.has_attribute("noundef") or other.has_attribute("noundef")):
            raise Misfit(f, [], Unfit("it takes a struct by value", "pass a pointer to it instead"))
        told = is_taken_apart(f)
        if told:
            raise Misfit(f, [], TAKEN_APART)
        if told is None and is_clangs and [leaf for _, leaf in leaves(f.return_type)] == [one.type] * 2:
            raise Misfit(f, [], MAY_BE_COMPLEX)


MAY_BE_COMPLEX = Unfit(
    "it may take a complex number, which looks like two numbers here", "pass pointers instead, or compile with -g"
)
TAKEN_APART = Unfit(
    "it takes a complex number, or a struct of numbers, by value, which is two numbers here", "pass pointers instead"
)
_BY_CLANG = '"stack-protector-buffer-size"'


# -- the ways to say it -------------------------------------------------------------------------------------------------


def is_number(type_: Type) -> bool:
    """True for what a derivative by value belongs to: a number, or a vector of them."""
    return type_.scalar.is_float


def _has_seed(type_: Type) -> bool:
    return not type_.is_void and all(is_number(leaf) for _, leaf in leaves(type_))


def _layouts(f: Function, *has_shadow: Callable[[Argument], bool]) -> Iterator[Layout]:
    seen: set[tuple[bool, ...]] = set()
    for asked in has_shadow:
        key = tuple(map(asked, f.arguments))
        if key not in seen:
            seen.add(key)
            yield tuple(
                Place(a, shadow)
                for a, both in zip(f.arguments, key, strict=True)
                for shadow in (False, True)[: 1 + both]
            )


def _of_slices(f: Function, numbers: bool = False) -> Iterator[Layout]:
    """Rust's: a slice is a pointer and a length, and its shadow is another one."""
    arguments, layout = list(f.arguments), list[Place]()
    while arguments:
        is_slice = arguments[0].type.is_pointer and len(arguments) > 1 and arguments[1].type is types.i64
        group = [arguments.pop(0) for _ in range(1 + is_slice)]
        layout += [Place(a, False) for a in group]
        layout += [Place(a, True) for a in group if group[0].type.holds_pointer or (numbers and is_number(a.type))]
    if any(place.is_shadow and place.argument.type is types.i64 for place in layout):
        yield tuple(layout)


def _reverse_layouts(f: Function) -> Iterator[Layout]:
    yield from _layouts(f, lambda a: a.type.holds_pointer, lambda a: not is_number(a.type))
    yield from _of_slices(f)


def _tangent_layouts(f: Function) -> Iterator[Layout]:
    yield from _layouts(f, lambda a: a.type.holds_pointer or is_number(a.type), lambda a: True)
    yield from _of_slices(f, numbers=True)


def _returned(function: Function) -> Result:
    if function.arguments and (attribute := function.arguments[0].attribute("sret")) is not None:
        return Result(type_in_memory(function.module, attribute), in_memory=True)
    return Result(function.return_type)


def _of_numbers(result: Result, wanted: list[Type]) -> Result:
    """What lies in memory is bytes to rustc: here numbers, all of one type, for the order of others is rustc's own."""
    type_ = result.type
    is_bytes = result.in_memory and isinstance(type_, ArrayType) and type_.element is types.i8
    if not is_bytes or len(set(wanted)) != 1 or type_.count != sum(_BYTES.get(t, 0) for t in wanted):  # type: ignore[attr-defined]
        return result
    return Result(types.struct(tuple(wanted)), in_memory=True)


_BYTES: dict[Type, int] = {types.f32: 4, types.f64: 8}


def _behind_layout(function: Function, layout: Layout) -> list[Argument] | None:
    """The parameters behind those of the layout; None if that does not fit."""
    given = function.arguments[_returned(function).in_memory :]
    if function.value_type.is_vararg or len(given) < len(layout):
        return None
    if any(a.type is not place.argument.type for a, place in zip(given, layout, strict=False)):
        return None
    return list(given[len(layout) :])


def _augments(f: Function, augment: Function | None) -> Iterator[AugmentForm]:
    if augment is None:
        layout = tuple(Place(a, False) for a in f.arguments)
        yield AugmentForm(None, layout, Result(f.return_type), None, None if f.return_type.is_void else ())
        return
    for layout in _reverse_layouts(f):
        if _behind_layout(augment, layout) != []:
            continue
        result = _returned(augment)
        if f.return_type.is_void:
            yield AugmentForm(augment, layout, result, None if result.type.is_void else (), None)
            continue
        if result.type is f.return_type and not result.in_memory:
            yield AugmentForm(augment, layout, result, None, ())
        if result.type.is_void:
            yield AugmentForm(augment, layout, result, None, None)
        fields = result.type.elements if isinstance(result.type, StructType) else ()
        for tape, primal, shadow in ((0, 1, 2), (None, 0, 1), (0, 1, None)):
            places = [place for place in (tape, primal, shadow) if place is not None]
            if len(fields or ()) != len(places) or (shadow is not None and not f.return_type.holds_pointer):
                continue
            if all(_alike(fields[place], f.return_type) for place in (primal, shadow) if place is not None):  # type: ignore[index]
                yield AugmentForm(
                    augment, layout, result, *(None if p is None else (p,) for p in (tape, primal, shadow))
                )


def _gradients(f: Function, gradient: Function, tape: Type | None) -> Iterator[GradientForm]:
    wanted = [a.type for a in f.arguments if is_number(a.type)]
    result = _of_numbers(_returned(gradient), wanted)
    found = result.leaves
    if [type_ for _, type_ in found] != wanted and not (wanted and wanted == [result.type]):
        return
    places = ((),) if wanted == [result.type] else tuple(path for path, _ in found)
    seed = f.return_type if _has_seed(f.return_type) else None
    for layout in _reverse_layouts(f):
        behind = _behind_layout(gradient, layout)
        for seed_form, tape_form in _passings(gradient, behind, seed, tape):
            yield GradientForm(gradient, layout, seed_form, tape_form, result, places)


def _tangents(f: Function, tangent: Function, tape: Type | None) -> Iterator[TangentForm]:
    result = _returned(tangent)
    type_ = f.return_type
    primal: Path | None = None
    derivative: Path | None = None
    fields = result.type.elements or () if isinstance(result.type, StructType) else ()
    pair = len(fields) == 2 and all(_alike(field, type_) for field in fields)
    if not type_.is_void:
        has_tangent = type_.holds_pointer or _has_seed(type_)
        if pair or (
            isinstance(result.type, (ArrayType, VectorType)) and result.leaves == [((0,), type_), ((1,), type_)]
        ):
            primal, derivative = (0,), (1,)
        elif result.type is type_ and not result.in_memory:
            primal, derivative = (None, ()) if has_tangent else ((), None)
        else:
            return
    elif not result.type.is_void:
        return
    for layout in _tangent_layouts(f):
        for _, tape_form in _passings(tangent, _behind_layout(tangent, layout), None, tape):
            yield TangentForm(tangent, layout, tape_form, result, primal, derivative)


def _passings(
    function: Function, behind: list[Argument] | None, seed: Type | None, tape: Type | None
) -> Iterator[tuple[Passed | None, Passed | None]]:
    """The ways in which the parameters behind the layout are the seed and the tape."""
    if behind is None:
        return
    for ways in product(_ways(seed), _ways(tape)):
        rest = behind
        for way in ways:
            rest = _without(function, rest, way) if rest is not None else None  # type: ignore[assignment]
        if rest == []:
            yield ways


def _ways(type_: Type | None) -> Sequence[Passed | None]:
    if type_ is None:
        return (None,)
    ways = [Passed(type_), Passed(type_, in_memory=True)]
    if type_ in _WORDS:  # what a struct of C begins with is an integer to rustc
        ways.append(Passed(type_, word=_WORDS[type_]))
    parts = tuple(path for path, _ in leaves(type_))
    return [*ways, Passed(type_, fields=parts)] if parts != ((),) else ways


def _without(function: Function, rest: list[Argument], way: Passed | None) -> list[Argument] | None:
    """What is left of the parameters once that value is passed; None if it does not fit."""
    if way is None:
        return rest
    if way.fields:
        parts = [at(way.type, path) for path in way.fields]
        return rest[len(parts) :] if [a.type for a in rest[: len(parts)]] == parts else None
    if not rest:
        return None
    attribute = rest[0].attribute("byval")
    if way.in_memory:
        same = attribute is not None and [t for _, t in leaves(type_in_memory(function.module, attribute))] == [
            t for _, t in leaves(way.type)
        ]
        return rest[1:] if same else None
    return rest[1:] if rest[0].type is (way.word or way.type) and attribute is None else None


_WORDS: dict[Type, Type] = {types.i64: types.ptr, types.ptr: types.i64}


# -- parts of types -------------------------------------------------------------------------------------------------------


def leaves(type_: Type) -> Iterator[tuple[Path, Type]]:
    """The scalars in a value, each with its place; a vector's elements count."""
    if isinstance(type_, StructType):
        for index, member in enumerate(type_.fields):
            yield from (((index, *path), leaf) for path, leaf in leaves(member))
    elif isinstance(type_, (ArrayType, VectorType)):
        for index in range(type_.count):
            yield from (((index, *path), leaf) for path, leaf in leaves(type_.element))
    elif not type_.is_void:
        yield (), type_


def _alike(type_: Type, other: Type) -> bool:
    """The same values, though one of the two may be a struct with a name."""
    return type_ is other or (
        isinstance(type_, StructType)
        and isinstance(other, StructType)
        and [leaf for _, leaf in leaves(type_)] == [leaf for _, leaf in leaves(other)]
    )


def at(type_: Type, path: Path) -> Type:
    """The type of a part."""
    for index in path:
        type_ = type_.fields[index] if isinstance(type_, StructType) else type_.element  # type: ignore[attr-defined]
    return type_


# -- for messages -----------------------------------------------------------------------------------------------------------

TAPE, SHADOW = "tape", "shadow"


def _expected_augments(f: Function) -> list[Expected]:
    parameters = _types(next(_reverse_layouts(f)))
    result = f.return_type
    if result.is_void:
        return [Expected((TAPE,), parameters), Expected((), parameters)]
    more: list[tuple[Type | str, ...]] = [(TAPE, result, SHADOW)] if result.holds_pointer else []
    return [Expected(form, parameters) for form in [(TAPE, result), (result,), *more]]


def expected_gradient(f: Function) -> Expected:
    """The usual signature of the gradient of `f`, if it needs no tape. Raises Misfit where it cannot have one."""
    _check_parameters(f)
    return _expected_gradient(f, False)


def _expected_gradient(f: Function, has_tape: bool) -> Expected:
    seed = (f.return_type,) if _has_seed(f.return_type) else ()
    outs = tuple(a.type for a in f.arguments if is_number(a.type))
    return Expected(outs, (*_types(next(_reverse_layouts(f))), *seed, *((TAPE,) if has_tape else ())))


def _expected_tangent(f: Function, has_tape: bool) -> Expected:
    result = () if f.return_type.is_void else (f.return_type,)
    return Expected(result, (*_types(next(_tangent_layouts(f))), *((TAPE,) if has_tape else ())))


def signature(function: Function) -> Expected:
    """That of a function as it is, what is returned in memory as its result."""
    result = _returned(function)
    return Expected((result.type,), tuple(a.type for a in function.arguments[result.in_memory :]))


def _types(layout: Layout) -> tuple[Type, ...]:
    return tuple(place.argument.type for place in layout)
