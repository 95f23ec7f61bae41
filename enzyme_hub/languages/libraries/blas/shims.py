"""The functions `blas_r` by which rules call a routine of the library, in the flavour in which the program does.

Complex numbers are passed to rules, and by them, as two numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.languages.libraries.blas.body import Body
from enzyme_hub.languages.libraries.blas.declared import Declared
from enzyme_hub.languages.libraries.blas.routines import Is, Parameter, Routine

COLUMN_ORDER = 102


def shim(routine: Routine, of: Declared, known: Declared | None) -> tuple[str, str]:
    """The function by which rules call a routine of the library that `of` belongs to; and that one's declaration.

    `known` is how the program itself declares that routine; its calls and ours have the same form.
    """
    b, symbol = Body(), of.symbol
    parameters: list[str] = []
    arguments = [f"i32 {COLUMN_ORDER}"] * (bool(routine.rows) and not symbol.flavour.by_reference)
    for one in routine.parameters:
        if one.kind is not Is.ORDER:
            parameters += _parameters(one, of)
            arguments.append(_passed(b, one, of))
    if symbol.flavour.by_reference:
        flags = sum(one.kind is Is.FLAG for one in routine.parameters)
        lengths = known.lengths if known is not None else of.lengths or ("i64",) * flags
        arguments += [f"{type_} 1" for type_ in (lengths * flags)[:flags]]
    result = symbol.number if routine.returns else "void"
    name = symbol.sibling(routine.name)
    call = f"call {result} @{name}({', '.join(arguments)})"
    if routine.returns:
        b.do(f"ret {result} {b.let(call)}")
    else:
        b.do(call)
        b.do("ret void")
    text = f"define internal {result} @blas_{routine.name}({', '.join(parameters)}) {{\n{b}\n}}\n"
    return text, f"declare {result} @{name}({', '.join(one.split()[0] for one in arguments)})"


def _parameters(one: Parameter, of: Declared) -> Iterator[str]:
    """What the rule passes."""
    if one.kind is Is.SCALAR and of.scalar(one) != of.symbol.number:
        yield from (f"{of.symbol.number} %{one.name}.{part}" for part in ("re", "im"))
    elif one.kind is not Is.REST:
        type_ = {Is.FLAG: "i32", Is.INTEGER: "i64", Is.SCALAR: of.symbol.number}.get(one.kind, "ptr")
        yield f"{type_} %{one.name}"


def _passed(b: Body, one: Parameter, of: Declared) -> str:
    """One argument, as the library takes it."""
    value = f"%{one.name}"
    if one.kind is Is.REST:
        return f"ptr {b.let(f'alloca {of.integer}')}"
    if one.kind not in (Is.FLAG, Is.INTEGER, Is.SCALAR):
        return f"ptr {value}"
    by_reference = of.is_behind_pointer(one)
    type_ = of.symbol.number
    if one.kind is Is.FLAG:
        if not by_reference:
            return f"i32 {b.let(f'call i32 @enum_of_{one.flag}(i32 {value})')}"
        type_, value = "i8", b.let(f"trunc i32 {value} to i8")
    elif one.kind is Is.INTEGER:
        type_ = of.integer
        if type_ != "i64":
            value = b.let(f"trunc i64 {value} to {type_}")
    elif of.scalar(one) != type_:
        type_ = of.scalar(one)
        half = b.let(f"insertvalue {type_} poison, {of.symbol.number} {value}.re, 0")
        value = b.let(f"insertvalue {type_} {half}, {of.symbol.number} {value}.im, 1")
    return f"ptr {b.place(type_, value)}" if by_reference else f"{type_} {value}"
