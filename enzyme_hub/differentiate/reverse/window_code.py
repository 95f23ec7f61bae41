"""The functions that look at windows, and at the blocks of arrays that threads divide: LLVM inlines them where additions are made.

What is missed, and what is seldom, is left to the runtime (`languages/libraries/openmp/windows.c`, `blocks.c`).
"""

from __future__ import annotations

from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int, null
from enzyme_hub.languages.runtime import WINDOW_ADD, WINDOW_COVER, WINDOW_RECALL

WORD: dict[Type, str] = {types.f64: "double", types.f32: "float"}
"""The numbers that there are windows for."""
_SEEN_MEMBERS = (types.i64, types.i64, types.ptr)
SEEN = types.struct(_SEEN_MEMBERS)
"""What each addition looks at, in registers: of a window where it begins, its size in bytes, and the memory; of blocks where the first one
begins, how many there are, and the table that says how far from its place each is."""
KEPT = types.struct((*_SEEN_MEMBERS, types.i64, types.ptr, types.ptr, types.i32, types.array(7, types.i64)))
"""struct window of windows.c, and struct blocks of blocks.c."""
MISSED, NEXT, GAPS, IS_FLOAT = 3, 4, 5, 6
GAP = types.struct((types.i64, types.i64, types.ptr, types.i64))
"""struct gap of windows.c: for one write, memory of which nothing is kept apart."""
GAP_NEXT = 2
_BLOCK_BITS = 12  # of an address, within a block
_UNKNOWN = 1  # what the table says of a block that was not met


def member(b: Builder, type_: StructType, of: Value, index: int) -> Value:
    """The address of a member of a struct."""
    return b.gep(type_, of, [const_int(types.i32, 0), const_int(types.i32, index)])


def not_covered(is_divided: bool) -> ConstantInt:
    """What `covering` says of places of which nothing is known."""
    return const_int(types.i64, _UNKNOWN) if is_divided else const_int(types.i1, 0)


def adding(module: Module, number: Type, is_divided: bool, skips: bool) -> Function:
    """Adds a number, of (kept, seen, place, number, what `covering` says): in a window, or in blocks (`is_divided`), or by the runtime.

    `skips`: zeros are not added, for a load may be made where nobody asks for its value, of what another thread writes.
    """
    name = f"{WINDOW_ADD}{WORD[number]}{'.divided' * is_divided}{'.skipping' * skips}"
    parameters = (types.ptr, types.ptr, types.ptr, number, not_covered(is_divided).type)
    function, is_new = _internal(module, name, types.void, parameters)
    if is_new:
        start, done, add = (function.add_block() for _ in range(3))
        is_zero = Builder(start).compare("fcmp", "oeq", function.arguments[3], null(number))
        Builder(start).branch_if(is_zero if skips else const_int(types.i1, 0), done, add)
        Builder(done).ret()
        (_add_in_block if is_divided else _add_in_window)(module, function, Builder(add), number)
    return function


def _add_in_window(module: Module, function: Function, b: Builder, number: Type) -> None:
    _, seen, place, _, is_covered = function.arguments
    ask, inside, outside = (function.add_block() for _ in range(3))
    low, length, mine = _look(b, seen)
    offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), low)
    b.branch_if(is_covered, inside, ask)
    Builder(ask).branch_if(Builder(ask).compare("icmp", "ult", offset, length), inside, outside)
    _add(module, function, Builder(inside), Builder(inside).gep(types.i8, mine, [offset]))
    _miss(module, function, Builder(outside), number, "window")


def _add_in_block(module: Module, function: Function, b: Builder, number: Type) -> None:
    _, seen, place, _, covered = function.arguments
    inside, ask, look, outside = (function.add_block() for _ in range(4))
    low, count, table = _look(b, seen)
    b.branch_if(_is_known(b, covered), inside, ask)
    index = _block_of(Builder(ask), Builder(ask).cast("ptrtoint", place, types.i64), low)
    Builder(ask).branch_if(Builder(ask).compare("icmp", "ult", index, count), look, outside)
    found = _distance(Builder(look), table, index)
    Builder(look).branch_if(_is_known(Builder(look), found), inside, outside)
    b = Builder(inside)
    distance = b.phi(types.i64)
    for value, block in ((covered, function.blocks[2]), (found, look)):
        distance.add_incoming(value, block)
    _add(module, function, b, b.gep(types.i8, place, [distance]))
    _miss(module, function, Builder(outside), number, "blocks")


def _distance(b: Builder, table: Value, index: Value) -> Value:
    """How far from its place a block is."""
    return b.load(types.i64, b.gep(types.i64, table, [index]), 8)


def _is_known(b: Builder, distance: Value) -> Value:
    return b.compare("icmp", "ne", distance, const_int(types.i64, _UNKNOWN))


def _block_of(b: Builder, address: Value, low: Value) -> Value:
    return b.binary("lshr", b.binary("sub", address, low), const_int(types.i64, _BLOCK_BITS))


def _add(module: Module, function: Function, b: Builder, place: Value) -> None:
    number = function.arguments[3]
    size = module.layout.size(number.type)
    b.store(b.binary("fadd", b.load(number.type, place, size), number, FAST), place, size)
    b.ret()


def _miss(module: Module, function: Function, b: Builder, number: Type, what: str) -> None:
    kept, seen, place, value, _ = function.arguments
    signature = types.function(types.void, (types.ptr, types.ptr, number))
    b.call(module.declare(f"__ehub_{what}_miss_{WORD[number]}", signature), [kept, place, value])
    _see_again(b, kept, seen)
    b.ret()


def _see_again(b: Builder, kept: Value, seen: Value) -> None:
    b.store(b.load(SEEN, kept, 8), seen, 8)


def covering(module: Module, is_divided: bool) -> Function:
    """Of (kept, seen, begin, end, how many numbers are added): true if all places in a part of memory are in the window; of blocks how far
    from its place each of them is.
    """
    parameters = (types.ptr, types.ptr, types.i64, types.i64, types.i64)
    answer = not_covered(is_divided).type
    function, is_new = _internal(module, f"{WINDOW_COVER}{'.divided' * is_divided}", answer, parameters)
    if is_new:
        outside = (_look_for_blocks if is_divided else _look_for_window)(function)
        kept, seen, *_ = function.arguments
        b = Builder(outside)
        signature = types.function(answer, parameters[:1] + parameters[2:])
        name = "__ehub_blocks_cover" if is_divided else "__ehub_window_covers"
        found = b.call(module.declare(name, signature), [kept, *function.arguments[2:]])
        _see_again(b, kept, seen)
        b.ret(found)
    return function


def _look_for_window(function: Function) -> Block:
    _, seen, first, end, _ = function.arguments
    start, inside, outside = (function.add_block() for _ in range(3))
    b = Builder(start)
    low, length, _ = _look(b, seen)
    begins = b.compare("icmp", "ult", b.binary("sub", first, low), length)
    ends = b.compare("icmp", "ule", b.binary("sub", end, low), length)
    b.branch_if(b.binary("and", begins, ends), inside, outside)
    Builder(inside).ret(const_int(types.i1, 1))
    return outside


def _look_for_blocks(function: Function) -> Block:
    """All in one block, of which is known where it is."""
    _, seen, first, end, _ = function.arguments
    start, look, inside, outside = (function.add_block() for _ in range(4))
    b = Builder(start)
    low, count, table = _look(b, seen)
    index = _block_of(b, first, low)
    last = _block_of(b, b.binary("sub", end, const_int(types.i64, 1)), low)
    is_one = b.compare("icmp", "eq", index, last)
    b.branch_if(b.binary("and", is_one, b.compare("icmp", "ult", index, count)), look, outside)
    b = Builder(look)
    distance = _distance(b, table, index)
    b.branch_if(_is_known(b, distance), inside, outside)
    Builder(inside).ret(distance)
    return outside


def recalling(module: Module) -> Function:
    """Adds what is kept apart for a place to what is there, of (gap, variables that lead to all windows and blocks, what gives blocks
    back or null, place, its size).
    """
    parameters = (types.ptr, types.ptr, types.ptr, types.ptr, types.ptr, types.i64)
    function, is_new = _internal(module, WINDOW_RECALL, types.void, parameters)
    if not is_new:
        return function
    gap, windows, blocks, give_blocks, place, size = function.arguments
    start, inside, outside = (function.add_block() for _ in range(3))
    b = Builder(start)
    low, length, _ = _look(b, gap)
    offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), low)
    b.branch_if(b.compare("icmp", "ult", offset, length), inside, outside)
    Builder(inside).ret()
    b = Builder(outside)
    give_back = module.declare("__ehub_windows_give_back", types.function(types.void, parameters))
    b.call(give_back, [gap, b.load(types.ptr, windows), b.load(types.ptr, blocks), give_blocks, place, size])
    b.ret()
    return function


def giving_blocks_back(module: Module) -> Function:
    """What `recalling` is given where there are blocks."""
    signature = types.function(types.i32, (types.ptr, types.i64, types.i64, types.ptr, types.ptr))
    return module.declare("__ehub_blocks_give_back", signature)


def _internal(module: Module, name: str, returns: Type, parameters: tuple[Type, ...]) -> tuple[Function, bool]:
    """A function of the module, and whether it is a new one."""
    found = module.functions.get(name)
    if found is not None:
        return found, False
    signature = types.function(returns, parameters)
    return module.define(name, signature, header_prefix="internal", header_suffix="alwaysinline nounwind"), True


def _look(b: Builder, seen: Value) -> list[Value]:
    """The first three members of what is seen, or of a gap."""
    return [b.load(one, member(b, SEEN, seen, index), 8) for index, one in enumerate(_SEEN_MEMBERS)]
