"""Numbers that go from one thread of a warp to another: `__shfl_sync` and its kin, and what AMD has for it.

What a thread gets is linear in what the others have, so the adjoint goes the way back: of a number that came from d lanes further up
the adjoint goes to there, by a shuffle in the other direction, and where nobody was to be read from (the last d lanes kept their own)
it stays. That holds where the distance is the same for all threads, so that who is read from knows by whom. Elsewhere the threads
tell each other: the numbers of the lanes are shuffled like the numbers were, so each thread knows whom it has read, and then all look
at the seed of one lane after the other (`_scattering`).

`ways` has the intrinsics, as operations on words of 32 bits: a number of 64 goes in two halves.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.rules.protocol import ADJOINT_FLAGS, Context, Contributions, Rule
from enzyme_hub.rules.shuffle_ways import OWN, Way, is_shuffle, way_of

_LANES = 32
_UNREAD = 1 << 16  # where a lane keeps what it was given beside the number: no lane has that number
_ATTRIBUTES = "convergent nocallback nounwind memory(inaccessiblemem: readwrite)"


class ShuffleRule(Rule):
    """Of the operands one is the number that moves; another one may be kept where nothing arrives."""

    def __init__(self, way: Way) -> None:
        self._way = way

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        way = self._way
        return (way.number,) if way.kept is None else (way.number, way.kept)

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None:
            return []
        segment = _uniform_segment(instruction, self._way)
        if segment is not None:
            distance = g.primal(instruction.operand(2))
            return [(1, _way_back(g, self._way.kind, seed, distance, segment))]
        way, b = self._way, g.builder
        lane = g.module.target.lane
        assert lane is not None
        given = [g.primal(instruction.operand(k)) for k in range(len(way.parameters))]
        given[way.number] = b.binary("add", lane(g.module, b), const_int(types.i32, 1))
        if way.kept is not None:
            given[way.kept] = const_int(types.i32, _UNREAD)
        source = b.call(way.declare(g.module), way.with_constants(given))
        found: Contributions = []
        if way.number in wanted:
            mask = given[0] if way.has_mask else const_int(types.i32, -1)
            found.append((way.number, b.call(_scattering(g.module, seed.type), [mask, seed, source])))
        if way.kept is not None and way.kept in wanted:
            is_kept = b.compare("icmp", "eq", source, const_int(types.i32, _UNREAD))
            found.append((way.kept, b.select(is_kept, seed, null(seed.type))))
        return found

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        if not tangents:
            return None
        way, type_ = self._way, next(iter(tangents.values())).type
        given = [g.primal(instruction.operand(k)) for k in range(len(way.parameters))]
        for index in self.active_operands(instruction):
            given[index] = tangents.get(index, null(type_))
        return g.builder.call(function(g.module, way, type_), given)


def find(name: str, result: Type) -> Rule | None:
    """The rule of a shuffle of numbers."""
    way = way_of(name) if is_shuffle(name) and result.is_float else None
    return ShuffleRule(way) if way is not None else None


def signature(way: Way, type_: Type) -> FunctionType:
    moving = (way.number, way.kept)
    return types.function(type_, tuple(type_ if k in moving else each for k, each in enumerate(way.parameters)))


def function(module: Module, way: Way, type_: Type) -> Function:
    """The shuffle of a number, without the operands that are constants of the instruction."""
    name = way.of_floats if type_ is types.f32 and way.of_floats else f"{OWN}{way.word}_{type_}"
    return module.declare(name, signature(way, type_), _ATTRIBUTES)


# -- all threads at the same distance, on NVIDIA's GPUs --------------------------------------------------------------------------


def _uniform_segment(i: Instruction, way: Way) -> int | None:
    """How many lanes a segment has, if all lanes of a warp read at the same distance within theirs."""
    if not way.has_mask:
        return None
    mask, _, distance, code = i.operands[:4]
    if not (isinstance(mask, ConstantInt) and mask.value in (-1, 2**32 - 1)) or not isinstance(code, ConstantInt):
        return None
    size = _LANES - (code.value >> 8)
    if not is_uniform(distance) or size & (size - 1) or code.value != _segment(way.kind, size):
        return None
    return size if way.kind != "bfly" or size == _LANES else None


def _segment(kind: str, size: int) -> int:
    """The operand that says how large segments are."""
    return (_LANES - size) << 8 | (0 if kind == "up" else _LANES - 1)


def _way_back(g: Context, kind: str, seed: Value, distance: Value, size: int) -> Value:
    b, module = g.builder, g.module
    distance = b.binary("and", distance, const_int(types.i32, _LANES - 1))
    if kind == "bfly":
        return _shuffle(module, b, "bfly", seed, distance, size)
    lane = module.target.lane
    assert lane is not None
    own = b.binary("and", lane(module, b), const_int(types.i32, size - 1))
    if kind == "idx":
        total = b.call(_total(module, seed.type, size), [seed])
        read = b.binary("and", distance, const_int(types.i32, size - 1))
        return b.select(b.compare("icmp", "eq", own, read), total, null(seed.type))
    last = const_int(types.i32, size - 1)
    has_below, has_above = (
        b.compare("icmp", "uge", own, distance),
        b.compare("icmp", "ule", b.binary("add", own, distance), last),
    )
    is_read, reads = (has_below, has_above) if kind == "down" else (has_above, has_below)
    if kind == "up":  # a block may end within the warp: lanes that are not there have read nothing
        reader = b.cast("zext", b.binary("add", lane(module, b), distance), types.i64)
        bit = b.binary("lshr", _present(module, b, const_int(types.i32, -1)), reader)
        is_read = b.binary("and", is_read, b.cast("trunc", bit, types.i1))
    back = _shuffle(module, b, "up" if kind == "down" else "down", seed, distance, size)
    given = b.select(is_read, back, null(seed.type))
    kept = b.select(reads, null(seed.type), seed)
    return b.binary("fadd", given, kept, ADJOINT_FLAGS)


def _shuffle(module: Module, b: Builder, kind: str, value: Value, distance: Value, size: int = _LANES) -> Value:
    """A shuffle of the whole warp."""
    way = way_of(f"{OWN}{kind}_")
    assert way is not None
    whole = [const_int(types.i32, -1), value, distance, const_int(types.i32, _segment(kind, size))]
    return b.call(function(module, way, value.type), whole)


def _total(module: Module, type_: Type, size: int) -> Function:
    """The sum over a segment, for each of its lanes; lanes that a block does not have add nothing."""
    name = f"__ehub_shuffle_total_{size}_{type_}"
    if name in module.functions:
        return module.functions[name]
    made = _defined(module, name, types.function(type_, (type_,)))
    start, whole, part = (made.add_block() for _ in range(3))
    lane, b = module.target.lane, Builder(start)
    assert lane is not None
    seed: Value = made.arguments[0]
    present = _present(module, b, const_int(types.i32, -1))
    b.branch_if(b.compare("icmp", "eq", present, const_int(types.i64, 2**32 - 1)), whole, part)
    b, total, distance = Builder(whole), seed, size // 2
    while distance:
        other = _shuffle(module, b, "bfly", total, const_int(types.i32, distance))
        total = b.binary("fadd", total, other, ADJOINT_FLAGS)
        distance //= 2
    b.ret(total)
    b = Builder(part)
    first = b.binary("and", lane(module, b), const_int(types.i32, -size))
    wanted = b.binary("add", first, const_int(types.i32, 1))
    # Each lane has read the first one of its segment; who is not the first asks on behalf of that.
    sums = b.call(_scattering(module, type_), [const_int(types.i32, -1), seed, wanted])
    b.ret(_shuffle(module, b, "idx", sums, const_int(types.i32, 0), size))
    return made


def is_uniform(value: Value) -> bool:
    """True for a value that is made of constants alone, as the counter of a loop is.

    A branch that threads take in different ways may choose between constants: a phi is only taken for the counter of a loop, which begins
    with a constant and goes on from itself.
    """
    work = Worklist([value])
    for one in work:
        if isinstance(one, inst.Phi):
            given = list(dict.fromkeys(one.operands[::2]))
            others = [each for each in given if not each.is_constant]
            if len(given) > 1 and not (len(given) == 2 and len(others) == 1 and _is_next(others[0], one)):
                return False
            work.extend(given)
        elif isinstance(one, (inst.BinaryOp, inst.Cast)):
            work.extend(one.operands)
        elif not one.is_constant:
            return False
    return True


def _is_next(value: Value, counter: inst.Phi) -> bool:
    """True for a value that is computed from the counter and constants, without another phi."""
    if value is counter or value.is_constant:
        return True
    return isinstance(value, (inst.BinaryOp, inst.Cast)) and all(_is_next(one, counter) for one in value.operands)


# -- each thread from another one ---------------------------------------------------------------------------------------------


def _scattering(module: Module, type_: Type) -> Function:
    """The sum of the seeds of the lanes that have read this one: `source` is the number of the lane that was read, and one.

    Lane by lane, as many as take part: each shows its seed, and whom it has read.
    """
    name = f"__ehub_shuffle_scatter_{type_}"
    if name in module.functions:
        return module.functions[name]
    made = _defined(module, name, types.function(type_, (types.i32, type_, types.i32)))
    mask, seed, source = made.arguments
    start, look, done = (made.add_block() for _ in range(3))
    lane, read = module.target.lane, module.target.read_lane
    assert lane is not None and read is not None
    b = Builder(start)
    present = _present(module, b, mask)
    own = b.binary("add", lane(module, b), const_int(types.i32, 1))
    b.branch(look)
    b = Builder(look)
    left, total = b.phi(types.i64, [(present, start)]), b.phi(type_, [(null(type_), start)])
    first = module.declare("llvm.cttz.i64", types.function(types.i64, (types.i64, types.i1)))
    which = b.cast("trunc", b.call(first, [left, const_int(types.i1, 1)]), types.i32)
    theirs = read(module, b, mask, source, which)
    way = way_of(f"{OWN}{'idx' if module.target.name == 'nvptx' else 'readlane'}_")
    assert way is not None
    if way.has_mask:
        given = [mask, seed, which, const_int(types.i32, _segment("idx", _LANES))]
    else:
        given = [seed, which]
    shown = b.call(function(module, way, type_), given)
    is_mine = b.compare("icmp", "eq", theirs, own)
    after = b.binary("fadd", total, b.select(is_mine, shown, null(type_)), ADJOINT_FLAGS)
    rest = b.binary("and", left, b.binary("add", left, const_int(types.i64, -1)))
    left.add_incoming(rest, look)
    total.add_incoming(after, look)
    b.branch_if(b.compare("icmp", "eq", rest, const_int(types.i64, 0)), done, look)
    Builder(done).ret(after)
    return made


def _present(module: Module, b: Builder, mask: Value) -> Value:
    where = module.target.lanes_where
    assert where is not None
    return where(module, b, mask, const_int(types.i1, 1))


def _defined(module: Module, name: str, type_: FunctionType) -> Function:
    return module.define(name, type_, header_prefix="internal", header_suffix="convergent nounwind")


# -- numbers in words ---------------------------------------------------------------------------------------------------------


def lower(module: Module) -> None:
    """Give the shuffles of numbers bodies, which move words."""
    for name, found in list(module.functions.items()):
        if name.startswith(OWN) and found.is_declaration and (way := way_of(name)) is not None:
            _lower(module, found, way)


def _lower(module: Module, found: Function, way: Way) -> None:
    found.is_declaration = False
    found.header_prefix, found.header_suffix = "internal", "alwaysinline convergent nounwind"
    b, words, type_ = Builder(found.add_block()), way.declare(module), found.value_type.result
    wide = types.i64 if type_ is types.f64 else types.i32
    moving = [k for k in (way.number, way.kept) if k is not None]
    whole = {k: b.cast("bitcast", found.arguments[k], wide) for k in moving}
    total: Value = const_int(wide, 0)
    for shift in range(0, 64 if wide is types.i64 else 32, 32):
        given: list[Value] = list(found.arguments)
        for k in moving:
            part = b.binary("lshr", whole[k], const_int(wide, shift)) if shift else whole[k]
            given[k] = b.cast("trunc", part, types.i32) if wide is types.i64 else part
        moved: Value = b.call(words, way.with_constants(given))
        if wide is types.i64:
            moved = b.binary("shl", b.cast("zext", moved, wide), const_int(wide, shift))
        total = b.binary("or", total, moved)
    b.ret(b.cast("bitcast", total, type_))
