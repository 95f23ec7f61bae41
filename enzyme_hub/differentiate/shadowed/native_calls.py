"""What native functions do to memory with shadows, by the words of their rows (`languages/effects`).

The call is made as it stands and no shadow follows. So bytes of numbers must not be moved by it, numbers must not be written over, and
an object whose pointer leads to numbers must not be given another block.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_hub.analysis.types import texts
from enzyme_hub.analysis.types.evidence import ANYTHING
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.differentiate.shadowed.memory import numbers_of
from enzyme_hub.differentiate.shadowed.protocol import Shadowing, Sweep
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import ConstantData, Value, null
from enzyme_hub.languages.effects import EACH, ELSEWHERE, EVERY, PRINTED, Row
from enzyme_hub.languages.known import format_argument, is_of_strings
from enzyme_hub.languages.meaning import Inactive

_DIRECTIVE = re.compile(
    r"%[-+ #0']*(?P<width>\*|\d*)(?:\.(?P<precision>\*|\d*))?(?:hh?|ll?|[jztLq])?(?P<kind>[a-zA-Z%])"
)
_WORD = 8
REMEDY = "keep numbers in a container of numbers (std::vector<double>), or bytes in std::vector<char>, and copy them with memcpy"


def refuse_native(f: Sweep, i: inst.CallBase, what: Inactive) -> None:
    """Refuse a call that would do to numbers what no shadow follows."""
    row = what.does
    for source, target in _moves(i, row):
        pointer = i.arguments[source]
        if pointer.type.is_pointer and f.activity.has_shadow(pointer) and _moves_numbers(f, i, row, pointer, target):
            raise _refused(
                f, i, "gives the bytes of active numbers to", "they become text there, and text carries no derivative"
            )
    if row.loses_nothing:
        return
    name = i.callee.name or ""
    is_string = is_of_strings(name) and row.writes is EVERY
    for pointer in i.arguments if is_string else [i.arguments[k] for k in _positions(row.writes, i)]:
        if not pointer.type.is_pointer or not f.activity.has_shadow(pointer):
            continue
        size, is_alone = (texts.STRING_SIZE, _is_alone(f, pointer)) if is_string else (_WORD, False)
        if texts.leads_to_numbers(f.facts.types, pointer, size, is_alone):
            raise _refused(
                f,
                i,
                "has active numbers in an object that is changed by",
                "that is native code, which no shadow follows",
            )
        if not (is_string or row.spoils) and texts.begins_with_number(f.facts.types, pointer):
            raise _refused(
                f, i, "has active numbers written over by", "what was there before would keep its derivative"
            )


def follow_result(f: Shadowing, i: inst.CallBase, what: Inactive) -> None:
    """A result that leads into what the call was given (strchr) has its shadow at the same place in the shadow of that."""
    row = what.does
    if len(row.returns) != 1 or row.returns is EVERY or not isinstance(i, inst.Call) or not i.type.is_pointer:
        return
    given = i.arguments[row.returns[0]]
    if not f.activity.has_shadow(i) or not f.activity.has_shadow(given):
        return
    b, result = f.builder, f.primal(i)
    here, there = (b.cast("ptrtoint", one, types.i64) for one in (result, f.primal(given)))
    distance = b.binary("sub", here, there)
    is_none = b.compare("icmp", "eq", result, null(types.ptr))
    f.set_shadows(
        i, tuple(b.select(is_none, null(types.ptr), b.gep(types.i8, one, [distance])) for one in f.shadows(given))
    )


def _is_alone(f: Sweep, pointer: Value) -> bool:
    """True for a string that is a variable of its own."""
    layout = f.module.layout
    return all(
        isinstance(base, inst.Alloca) and layout.alloc_size(base.allocated_type) <= texts.STRING_SIZE
        for base in f.facts.pointers.all_bases(pointer)
    )


def _refused(f: Sweep, i: inst.CallBase, does: str, why: str) -> DifferentiationError:
    return DifferentiationError(
        "EH0303", f"{f.source.name} {does} {i.callee.name}", where=i.where, why=why, remedy=REMEDY
    )


def _positions(spec: tuple[int, ...], i: inst.CallBase) -> Iterator[int]:
    """The positions that are said one by one; of those who may write anywhere nothing is known that could be asked."""
    if spec is not EVERY:
        yield from (k for k in spec if k < i.argument_count)


def _moves(i: inst.CallBase, row: Row) -> Iterator[tuple[int, int]]:
    """The arguments whose bytes are moved, and where they go."""
    for source, target in row.moves:
        if source == EACH:
            yield from ((k, target) for k in range(i.argument_count) if k != target)
        elif source == PRINTED:
            yield from ((k, target) for k in _printed(i))
        elif source < i.argument_count:
            yield source, target


def _printed(i: inst.CallBase) -> tuple[int, ...]:
    """The arguments that are printed as text: all pointers, where the format is not known."""
    at = format_argument(i.callee.name or "")
    assert at is not None
    later = tuple(k for k in range(at + 1, i.argument_count) if i.arguments[k].type.is_pointer)
    format_ = _text(i.arguments[at]) if at < i.argument_count else None
    if format_ is None or "$" in format_:
        return later
    found, position = [], at + 1
    for one in _DIRECTIVE.finditer(format_):
        if one["kind"] == "%":
            continue
        position += (one["width"] == "*") + (one["precision"] == "*")
        if one["kind"] == "s":
            found.append(position)
        position += 1
    return tuple(k for k in found if k < i.argument_count)


def _text(value: Value) -> str | None:
    """The text that a constant is, up to its end."""
    constant = value.initializer if isinstance(value, GlobalVariable) and value.is_constant_data else None
    return constant.data.partition(b"\0")[0].decode("latin-1") if isinstance(constant, ConstantData) else None


def _moves_numbers(f: Sweep, i: inst.CallBase, row: Row, pointer: Value, target: int) -> bool:
    known = f.facts.types
    if target == ELSEWHERE and not known.analysis.numbers_come_back:
        return False
    if not row.is_text:
        return _may_be_numbers(known, pointer)
    first = texts.begins_with_number(known, pointer)
    if first is not None:
        return first
    return 0 <= target < i.argument_count and bool(texts.begins_with_number(known, i.arguments[target]))


def _may_be_numbers(known: FunctionTypes, pointer: Value) -> bool:
    """True if numbers are behind a pointer, or if that is not known and numbers are read in strings."""
    pattern = known.memory(pointer, None)
    if texts.begins_with_number(known, pointer) or (pattern is not None and numbers_of(pattern)):
        return True
    is_known = pattern is not None and all(part.kind != ANYTHING for part in pattern.parts)
    return not is_known and known.analysis.texts_hold_numbers
