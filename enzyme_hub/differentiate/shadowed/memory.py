"""What lies in memory that a derivative touches, as far as the types know."""

from __future__ import annotations

from enzyme_hub.analysis.induction.upper_bound import upper_bound
from enzyme_hub.analysis.types.answers import Part as TypePart
from enzyme_hub.analysis.types.answers import Pattern
from enzyme_hub.analysis.types.bounded import SMALL
from enzyme_hub.analysis.types.evidence import ADDRESS, ANYTHING, IN_TURN, INTEGER, INTEGER_IN_TURN, POINTER
from enzyme_hub.analysis.types.steps import moved_from_number
from enzyme_hub.differentiate import counted
from enzyme_hub.differentiate.legality.plan import ways_to_tell_types
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard
from enzyme_hub.differentiate.shadowed.protocol import Shadowing, Sweep
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import FloatType, Type, VectorType
from enzyme_hub.ir.values import ConstantData, ConstantInt, Value, const_int

Part = tuple[int, Type]


INTEGERS = Pattern((TypePart(0, "integer"),), 1)
WIDEST = "align 8"  # of an element that is no vector
WORD = Pattern((TypePart(0, IN_TURN),), 8)
BYTES = Pattern((TypePart(0, "anything"),), 1)


def pattern_copied(f: Shadowing, i: inst.CallBase, pointers: tuple[Value, ...], size: Value) -> Pattern:
    """What a copy moves. Of one whose size is known at run time alone, and which begins with integers, behind which there are
    other things, that it ends before those is checked then: the characters of a string are copied so. Bytes of a constant
    (`BYTES`), text for example, are copied over whatever was there.
    """
    bound = f.facts.types.analysis.bounded.get(i)
    if bound is not None and (words := f.facts.types.memory_of_words(pointers, None)) is not None:
        return words
    if bound is not None:
        if not bound.room:
            raise _unknown(f, i, pointers, None)
        length = f.primal(size)
        if length.type is not types.i64:
            length = f.builder.cast("zext", length, types.i64)
        f.runtime.check_copied(f.builder, length, bound.room, i.site)
        if bound.is_all:
            return INTEGERS
    try:
        pattern = pattern_of(f, i, pointers, size)
    except DifferentiationError:
        if not all(map(_is_bytes, f.facts.pointers.all_bases(pointers[1]))):
            raise
        return BYTES
    for pointer in pointers:
        _check_beginning(f, i, pointer, pattern)
    return pattern


def _check_beginning(f: Shadowing, i: inst.CallBase, pointer: Value, pattern: Pattern) -> None:
    """Numbers of an array are copied from where one begins: checked at run time where bytes are counted."""
    layout = f.module.layout
    kinds = [kind for _, kind in numbers_of(pattern)]
    is_array = len(kinds) == 1 and isinstance(kinds[0], FloatType) and pattern.period == layout.size(kinds[0])
    start = moved_from_number(pointer, kinds[0], layout) if is_array else None
    if start is None:
        return
    b = f.builder
    here, there = (b.cast("ptrtoint", f.primal(one), types.i64) for one in (pointer, start))
    rest = b.binary("and", b.binary("sub", here, there), const_int(types.i64, pattern.period - 1))
    holds = b.compare("icmp", "eq", rest, const_int(types.i64, 0))
    f.runtime.check(b, holds, Stop("EH0301", "bytes are copied that begin inside of a number", i.site))


def _is_bytes(base: Value) -> bool:
    """True for constant data without pointers."""
    return isinstance(base, GlobalVariable) and base.is_constant_data and isinstance(base.initializer, ConstantData)


def pattern_of(f: Sweep, i: inst.CallBase, pointers: tuple[Value, ...], size: Value) -> Pattern:
    length = size.value if isinstance(size, ConstantInt) else None
    known = f.facts.types
    best = known.memory_copied(pointers, length)
    if best is None and length is None and (most := upper_bound(size)) <= SMALL:
        best = known.memory_copied(pointers, most)
    if best is None and length is None and any(_is_text(f, pointer) for pointer in pointers):
        best = INTEGERS
    hidden = (
        length is not None
        and best is not None
        and any(f.facts.types.hides_numbers(pointer, best, length) for pointer in pointers)
    )
    if hidden:
        best = known.memory_of_words(pointers, length)
    if best is None:
        raise _unknown(f, i, pointers, length)
    if not counted.are_objects(f.module):  # the shadows of counted objects have their integers
        for pointer in pointers:
            best = known.memory_in_reach(best, pointer, length)
    return best


def _is_text(f: Sweep, pointer: Value) -> bool:
    """True for a local variable of characters, some of which are read or written as such, and none as anything else."""
    if not isinstance(pointer, inst.Alloca) or getattr(pointer.allocated_type, "element", None) is not types.i8:
        return False
    first = f.facts.types.memory(pointer, 1)
    if first is None or any(part.kind != "integer" for part in first.parts):
        return False
    return f.facts.types.points_to_integers(pointer)


def _unknown(f: Sweep, i: inst.CallBase, pointers: tuple[Value, ...], length: int | None) -> DifferentiationError:
    return DifferentiationError(
        "EH0301",
        f"{i.callee.name} in {f.source.name} copies memory of unknown type, some of which may be differentiated",
        where=i.where,
        why=f.facts.types.explain(pointers[0], length),
        remedy=ways_to_tell_types(f.source),
    )


def numbers_of(pattern: Pattern) -> list[Part]:
    return [(p.offset, p.kind) for p in pattern.parts if isinstance(p.kind, FloatType)]


def has_numbers(pattern: Pattern) -> bool:
    """True if numbers lie there, always or at times."""
    return bool(numbers_of(pattern) or in_turn_of(pattern))


def pointers_of(pattern: Pattern) -> list[int]:
    """The words whose shadows move as those of pointers do. What moves for an integer is nothing that anybody follows."""
    return [p.offset for p in pattern.parts if p.kind in (POINTER, ADDRESS)]


def in_turn_of(pattern: Pattern) -> list[int]:
    """The words that are numbers at times, and pointers or integers at others."""
    return [p.offset for p in pattern.parts if p.kind in (IN_TURN, INTEGER_IN_TURN)]


def may_be_pointers_of(pattern: Pattern) -> list[int]:
    """The words that are pointers, always or at times."""
    return [p.offset for p in pattern.parts if p.kind in (POINTER, IN_TURN)]


def refuse_constant_pointers(f: Sweep, i: inst.CallBase, pattern: Pattern) -> None:
    """Pointers without a shadow may go where shadows are looked for only if none is wanted there."""
    target, _, size = i.arguments[:3]
    length = size.value if isinstance(size, ConstantInt) else pattern.period
    offsets = may_be_pointers_of(pattern)
    places = [start + offset for start in range(0, length, pattern.period) for offset in offsets]
    if not all(f.facts.types.leads_to_integers(target, place) for place in places):
        raise DifferentiationError(
            "EH0306",
            f"{f.source.name} copies a pointer to constant memory to where pointers to differentiated memory are",
            where=i.where,
            why="who reads it there cannot tell that it has no shadow",
            remedy="pass what is copied, and the memory it points to, as enzyme_dup (zeroed shadows will do), or say "
            "enzyme_runtime_activity",
        )


def shadow_align(f: Sweep, i: inst.Load | inst.Store) -> int:
    """The alignment of the shadow of what is accessed: that of its elements. A program that finds out how an address is
    aligned, and then loads vectors from where it is, has asked the primal alone."""
    type_ = i.value.type if isinstance(i, inst.Store) else i.type
    layout = f.module.layout
    element = layout.align(type_.element if isinstance(type_, VectorType) else type_)
    return min(i.align or layout.align(type_), element)


def range_attributes(words: tuple[str, ...]) -> tuple[str, ...]:
    """What a call says of an argument, as it is true of the shadow: no more of its alignment than `shadow_align`."""
    return tuple(WIDEST if word.startswith("align ") and int(word.split()[1]) > 8 else word for word in words)


def check_pointers(
    f: Shadowing, i: inst.Instruction, target: ActivityGuard, source: ActivityGuard, size: Value, pattern: Pattern
) -> None:
    """Where what is copied to is constant memory, the pointers among it are constant as well, or the program ends."""
    for offset in (part.offset for part in pattern.parts if part.kind == POINTER):
        f.guards.check_pointers(f.builder, target, source, f.primal(size), offset, pattern.period, i.site)


def stored_kinds(f: Sweep, i: inst.Store) -> list[tuple[int, object]]:
    """What the stored bytes are. Where the value says nothing of itself, what lies in that memory decides."""
    value = i.value
    if value.type.scalar.is_float:
        return [(0, value.type.scalar)]
    if f.activity.is_varied(value):
        return [(part.offset, part.kind) for part in f.parts(value)]
    size = f.module.layout.size(value.type)
    known = None if value.is_constant else f.facts.types.parts(value)
    if known is None or any(part.kind == "anything" for part in known):
        pattern = f.facts.types.memory(i.pointer, size)
        if pattern is None and f.facts.types.contradicts_itself(i.pointer, size):
            return _overwritten(f, i)
        known = pattern.parts if pattern is not None else ()
    return [(part.offset, part.kind) for part in known]


def _overwritten(f: Sweep, i: inst.Store) -> list[tuple[int, object]]:
    """Memory that holds integers and numbers in turn: whatever was there, the adjoints of the bytes stored to are zero."""
    size = f.module.layout.size(i.value.type)
    pattern = f.facts.types.memory_in_turn(i.pointer, size)
    if pattern is not None:
        return [(part.offset, part.kind) for part in pattern.parts]
    kinds = f.facts.types.kinds_at(i.pointer, size)
    if size < f.module.layout.pointer_size() and kinds <= {POINTER, INTEGER, ANYTHING} and _is_code(i.value):
        return [(0, INTEGER)]  # it is no pointer any more, so where its shadow leads does not matter
    if POINTER in kinds:
        raise DifferentiationError(
            "EH0301",
            f"{f.source.name} stores to memory that holds pointers and numbers in turn",
            why=f.facts.types.explain(i.pointer),
            remedy="keep numbers and pointers in different members",
        )
    return [(0, types.f64)]


def _is_code(value: Value) -> bool:
    """True for a constant, or one of several: what an enum says where it has no pointer."""
    choices = (
        value.operands[::2]
        if isinstance(value, inst.Phi)
        else value.operands[1:]
        if isinstance(value, inst.Select)
        else (value,)
    )
    return all(one.is_constant for one in choices)


def result_is(f: Shadowing, i: inst.CallBase, target: Value) -> None:
    """The C library's memcpy and memset return their first argument, `target`; the intrinsics do not."""
    if i.type.is_pointer and f.activity.has_shadow(i):
        f.set_shadows(i, f.shadows(target))


def fill_counts(f: Shadowing, i: inst.CallBase) -> bool:
    """Fill the shadow of a counted object's integers as well (`store_count` in `copy`). False if it may be other memory."""
    target, _, size = i.arguments[:3]
    if not counted.are_objects(f.module) or any(f.activity_guards(target)):
        return False
    pattern = f.facts.types.memory(target, size.value if isinstance(size, ConstantInt) else None)
    if pattern is None or {part.kind for part in pattern.parts} != {INTEGER}:
        return False
    for pointer in f.shadows(target):
        f.builder.call(i.callee, [pointer, *map(f.primal, i.arguments[1:])])
    return True
