"""Adjoints of the instructions that move numbers without computing: memory, selects, and parts of larger values.

Each function gets the reverse sweep and a source instruction. An instruction that is not here and is active needs a rule
of the rule table.
"""

from __future__ import annotations

from collections.abc import Callable, Set

from enzyme_hub.analysis.activity.analysis import is_object
from enzyme_hub.analysis.types.bits import shuffle_mask
from enzyme_hub.analysis.types.evidence import IN_TURN
from enzyme_hub.analysis.types.partial import Overwritten, overwritten
from enzyme_hub.differentiate.reverse import shadow_memory, words_in_turn
from enzyme_hub.differentiate.reverse.protocol import Reversing
from enzyme_hub.differentiate.shadowed.memory import shadow_align, stored_kinds
from enzyme_hub.differentiate.shadowed.overwritten import clear_unknown
from enzyme_hub.differentiate.shadowed.refusals import refuse_bits
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import FloatType, IntType, VectorType
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null


def _load(g: Reversing, i: inst.Instruction) -> None:
    """shadow[p] += adjoint"""
    assert isinstance(i, inst.Load)
    if not g.activity.is_active(i):
        return
    seed = g.adjoints.take(g.builder, i)
    if seed is None:
        return
    _refuse_shared(g, i)
    if not g.activity.has_shadow(i.pointer):
        return
    shadow_memory.add(g, i, seed, g.parts(i), shadow_align(g, i))


def _store(g: Reversing, i: inst.Instruction) -> None:
    """adjoint(value) += shadow[p]; shadow[p] = 0"""
    assert isinstance(i, inst.Store)
    value = i.value
    if not g.activity.has_shadow(i.pointer):
        return
    if value.type.scalar.is_pointer:
        if not _begins_here(g, i.pointer):
            _refuse_bits_of_pointers(g, i, g.facts.types.kinds_at(i.pointer, g.module.layout.size(value.type)))
        words_in_turn.check_no_number(g, i)
        return
    g.windows.recall(g.builder, i, g.lane, g.shadow(i.pointer), g.module.layout.size(value.type))
    part = overwritten(g.facts.types, i)
    if part is not Overwritten.NOTHING:
        if part is Overwritten.HIGH:
            shadow_memory.check_zero(g, i)
        elif part is Overwritten.WORD:
            words_in_turn.check_no_adjoint(g, i)
        return
    kinds = stored_kinds(g, i)
    if not kinds:
        size = g.module.layout.size(value.type)
        clear_unknown(g.runtime, g.builder, g.shadow(i.pointer), g.activity_guard(i.pointer), size)
        return
    if not any(isinstance(kind, FloatType) or kind == IN_TURN for _, kind in kinds):
        return
    _refuse_shared(g, i)
    if g.activity.is_active(value):
        _refuse_bits_of_pointers(g, i, {kind for _, kind in kinds})
        g.add(value, shadow_memory.read(g, i.pointer, value.type, shadow_align(g, i)))
    if all(isinstance(kind, FloatType) for _, kind in kinds):
        shadow_memory.clear(g, i.pointer, value.type, shadow_align(g, i))
        return
    for offset, kind in kinds:  # numbers beside pointers or counts: clear the numbers alone
        if isinstance(kind, FloatType):
            shadow_memory.clear(g, i.pointer, kind, 1, offset)
        elif kind == IN_TURN:
            words_in_turn.clear_stored(g, i.pointer, offset)


def _refuse_bits_of_pointers(g: Reversing, i: inst.Store, kinds: Set[object]) -> None:
    """Where numbers and pointers lie in turn, an adjoint is added to what may be the shadow of a pointer, left there from before.

    As a double that is less than 1e-290; as a number of another format it may be any.
    """
    if all(kind is types.f64 for kind in kinds if isinstance(kind, FloatType)):
        return
    if "pointer" in g.facts.types.kinds_at(i.pointer, g.module.layout.size(i.value.type)):
        raise DifferentiationError(
            "EH0301",
            f"{g.source.name} stores to memory that holds pointers and numbers in turn",
            where=i.where,
            why=g.facts.types.explain(i.pointer),
            remedy="keep numbers and pointers in different members",
        )


def _begins_here(g: Reversing, pointer: Value) -> bool:
    """True for memory of the function's own: nobody asks for the adjoint of what was there before."""
    return all(is_object(base) and not isinstance(base, GlobalVariable) for base in g.facts.pointers.all_bases(pointer))


def _refuse_shared(g: Reversing, i: inst.Load | inst.Store) -> None:
    if not i.is_volatile_or_atomic or _is_nobody_elses(g, i):
        return
    if not (g.program.must_be_alone(i) or g.program.is_between_regions(i)):
        raise DifferentiationError(
            "EH0310",
            f"{' '.join(i.flags)} {i.opcode} of differentiated memory in {g.source.name}",
            why="others may change the memory between the forward and the reverse sweep",
            remedy="copy the data to plain memory first",
        )


def _is_nobody_elses(g: Reversing, i: inst.Load | inst.Store) -> bool:
    """True for a volatile access of a local variable whose address nobody has; the forward sweep makes it as it stands."""
    pointers = g.facts.pointers
    return i.ordering is None and all(
        isinstance(base, inst.Alloca) and not pointers.escapes(base) for base in pointers.all_bases(i.pointer)
    )


def _taken(g: Reversing, i: inst.Instruction) -> Value | None:
    """The adjoint of an active instruction, reset; None if there is nothing to pass on."""
    return g.adjoints.take(g.builder, i) if g.activity.is_active(i) else None


def _select(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is None:
        return
    condition, if_true, if_false = i.operands
    active = [g.activity.is_active(v) for v in (if_true, if_false)]
    if not any(active):
        return
    chosen = g.primal(condition)
    zero = null(seed.type)
    if active[0]:
        g.add(if_true, g.builder.select(chosen, seed, zero))
    if active[1]:
        g.add(if_false, g.builder.select(chosen, zero, seed))


def _freeze(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        g.add(i.operand(0), seed)


def _bitcast(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        g.add(i.operand(0), g.builder.cast("bitcast", seed, i.operand(0).type))


# -- integers that carry numbers: the adjoint's bits move back the way the value's bits came ---------------------------------


def _truncate(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        g.add(i.operand(0), g.builder.cast("zext", seed, i.operand(0).type))


def _extend(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        g.add(i.operand(0), g.builder.cast("trunc", seed, i.operand(0).type))


def _shift(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is None:
        return
    amount = i.operand(1)
    if not isinstance(amount, ConstantInt) or amount.value % 8:
        refuse_bits(g, i)
    back = "shl" if i.opcode == "lshr" else "lshr"
    g.add(i.operand(0), g.builder.binary(back, seed, amount))


def _combine(g: Reversing, i: inst.Instruction) -> None:
    """or, disjoint add: each operand gets the bytes in which it carries numbers."""
    seed = _taken(g, i)
    if seed is None:
        return
    if i.opcode != "or" or not isinstance(i.type, IntType):
        refuse_bits(g, i)
    for operand in i.operands:
        if g.activity.is_active(operand):
            g.add(operand, g.builder.binary("and", seed, const_int(i.type, _number_mask(g, operand))))


def _mask(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is None:
        return
    value, mask = i.operands
    if not isinstance(mask, ConstantInt):
        refuse_bits(g, i)
    g.add(value, g.builder.binary("and", seed, mask))


def _number_mask(g: Reversing, value: Value) -> int:
    mask = 0
    for part in g.parts(value):
        if isinstance(part.kind, FloatType):
            width = 8 * g.module.layout.size(part.kind)
            mask |= ((1 << width) - 1) << (8 * part.offset)
    assert isinstance(value.type, IntType)
    limit = 1 << value.type.width
    return mask - limit if mask >= limit >> 1 else mask


def _integer(g: Reversing, i: inst.Instruction) -> None:
    """Integer arithmetic on what carries numbers."""
    if g.activity.is_active(i):
        refuse_bits(g, i)


# -- parts of larger values ----------------------------------------------------------------------------------------------------


def _extract_value(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        assert isinstance(i, inst.ExtractValue)
        whole = i.operand(0)
        g.add(whole, g.builder.insert_value(null(whole.type), seed, *i.indices))


def _insert_value(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is None:
        return
    assert isinstance(i, inst.InsertValue)
    whole, member = i.operands
    g.add(member, g.builder.extract_value(seed, *i.indices))
    g.add(whole, g.builder.insert_value(seed, null(member.type), *i.indices))


def _extract_element(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is not None:
        vector, index = i.operands
        g.add(vector, g.builder.insert(inst.InsertElement(null(vector.type), seed, g.primal(index))))


def _insert_element(g: Reversing, i: inst.Instruction) -> None:
    seed = _taken(g, i)
    if seed is None:
        return
    vector, element, index = i.operands
    place = g.primal(index)
    g.add(element, g.builder.insert(inst.ExtractElement(seed, place)))
    if g.activity.is_active(vector):
        g.add(vector, g.builder.insert(inst.InsertElement(seed, null(element.type), place)))


def _shuffle(g: Reversing, i: inst.Instruction) -> None:
    """Each lane of the result goes back to the lane it came from, summed where several came from one.

    Lanes that are parts of numbers go back together, and only whole numbers are summed.
    """
    seed = _taken(g, i)
    if seed is None:
        return
    left, right, mask = i.operands
    assert isinstance(left.type, VectorType)
    count = left.type.count
    for operand, start in ((left, 0), (right, count)):
        if not g.activity.is_active(operand):
            continue
        for lanes in _rounds(shuffle_mask(mask), start, count):
            back: Value = null(operand.type)
            for source, lane in lanes.items():
                part = g.builder.insert(inst.ExtractElement(seed, const_int(types.i64, lane)))
                back = g.builder.insert(inst.InsertElement(back, part, const_int(types.i64, source)))
            g.add(operand, back)


def _rounds(mask: list[int | None], start: int, count: int) -> list[dict[int, int]]:
    """For the first, second, ... use of each of `count` source lanes: the lane of the result it went to."""
    rounds: list[dict[int, int]] = []
    for lane, source in enumerate(mask):
        if source is not None and start <= source < start + count:
            place = source - start
            free = next((r for r in rounds if place not in r), None)
            if free is None:
                free = {}
                rounds.append(free)
            free[place] = lane
    return rounds


REVERSE: dict[str, Callable[[Reversing, inst.Instruction], None]] = {
    "load": _load,
    "store": _store,
    "select": _select,
    "freeze": _freeze,
    "bitcast": _bitcast,
    "trunc": _truncate,
    "zext": _extend,
    "shl": _shift,
    "lshr": _shift,
    "or": _combine,
    "and": _mask,
    "xor": _integer,
    "add": _integer,
    "sub": _integer,
    "mul": _integer,
    "extractvalue": _extract_value,
    "insertvalue": _insert_value,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
}
