"""Adjoints to which all threads of a grid or a block add: each thread sums what it has, and the block adds once when the kernel ends.

That is so where an address is known when the kernel begins, alike for all threads, and nothing in the kernel but such additions
touches what is there. All threads of a block come to the kernel's end: there lanes of a warp join their sums, then the warps of the
block do, in shared memory. A sum of zero is not added: it may be that nobody came to the addition, and there is nothing at the address.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import (
    Argument,
    Block,
    Constant,
    ConstantInt,
    Value,
    const_float,
    const_int,
    null,
    undef,
)
from enzyme_hub.targets.lanes.blocks import at_entry, single_return, split
from enzyme_hub.targets.lanes.dependence import Axes, Dependence
from enzyme_hub.targets.lanes.groups import is_adjoints
from enzyme_hub.targets.lanes.joining import sent
from enzyme_hub.targets.lanes.objects import Objects, objects
from enzyme_hub.targets.lanes.scopes import NoAlias
from enzyme_hub.targets.target import Target

_MOST_SUMS = 8  # registers of each thread
_MOST_STEPS = 40  # instructions to compute an address with
_MOST_THREADS = 1024
_DIVIDES = ("udiv", "sdiv", "urem", "srem")


def sum_to_the_end(function: Function, target: Target, axes: Axes) -> bool:
    """True if some additions wait for the end of the kernel."""
    if not target.is_kernel(function) or not function.value_type.result.is_void or _ends_early(function, target):
        return False
    forest = LoopForest(function)
    dependence, found, scopes = Dependence(function, target, axes), Objects(function, target), NoAlias(function, forest)
    waiting: dict[Value, list[inst.AtomicRMW]] = {}
    for block in forest.cfg.blocks:
        for i in block.instructions:
            if not isinstance(i, inst.AtomicRMW) or not is_adjoints(i) or dependence.mask(i.operand(0), block):
                continue
            if _is_known(i.operand(0), target) and _leads_to_global(i.operand(0), found):
                waiting.setdefault(i.operand(0), []).append(i)
    _leave(waiting, function, found, scopes)
    chosen = sorted(waiting.items(), key=lambda one: -max(forest.depth(_block(i)) for i in one[1]))[:_MOST_SUMS]
    sums = [_sum(pointer, additions) for pointer, additions in chosen]
    if sums:
        _Ending(function, target, axes).emit(sums)
    return bool(sums)


def _ends_early(function: Function, target: Target) -> bool:
    """True if a thread may end without coming to the end."""
    return any(isinstance(i, inst.CallBase) and i.callee.name in target.exits for i in function.instructions)


def _block(i: inst.Instruction) -> Block:
    assert i.block is not None
    return i.block


def _is_known(pointer: Value, target: Target) -> bool:
    """True if the address can be computed when the kernel begins."""
    seen, work = {pointer}, [pointer]
    while work:
        value = work.pop()
        if isinstance(value, (Argument, Constant)):
            continue
        is_given = isinstance(value, inst.CallBase) and target.is_alike(value.callee.name or "")
        divides = isinstance(value, inst.BinaryOp) and value.opcode in _DIVIDES
        if not isinstance(value, inst.Instruction) or isinstance(value, inst.Phi) or not (is_given or value.is_pure):
            return False
        if divides and not (isinstance(value.operand(1), ConstantInt) and value.operand(1).value > 0):  # type: ignore[attr-defined]
            return False
        for operand in () if is_given else value.operands:
            if operand not in seen:
                seen.add(operand)
                work.append(operand)
        if len(seen) > _MOST_STEPS:
            return False
    return True


def _leads_to_global(pointer: Value, found: Objects) -> bool:
    bases = objects(pointer)
    return bases is not None and all(found.is_global(base) for base in bases)


def _leave(waiting: dict[Value, list[inst.AtomicRMW]], function: Function, found: Objects, scopes: NoAlias) -> None:
    """Leave out what something else in the kernel may touch."""
    for i in function.instructions:
        if is_adjoints(i) or not waiting or _touches_nothing(i, function):
            continue
        for pointer, additions in list(waiting.items()):
            if found.may_touch(i, [pointer]) and not all(scopes.apart(i, one) for one in additions):
                del waiting[pointer]


def _touches_nothing(i: inst.Instruction, function: Function) -> bool:
    """True for what only waits, or only touches tapes and what is not the program's."""
    name = (i.callee.name or "") if isinstance(i, inst.CallBase) else ""
    if isinstance(i, inst.Fence):
        return True
    return bool(name) and (
        function.module.target.is_barrier(name) or name.startswith(("__ehub_tape_", "__assertfail", "llvm.trap"))
    )


def _sum(pointer: Value, additions: list[inst.AtomicRMW]) -> tuple[Value, inst.Alloca]:
    """Sum in a variable of the thread, which LLVM keeps in a register."""
    function, type_ = additions[0].function, additions[0].type
    made = Block(function)
    b = Builder(made)
    variable = b.alloca(type_, align=8)
    b.store(const_float(type_, 0.0), variable, 8)
    at_entry(made)
    for one in additions:
        block = _block(one)
        rest = split(block, block.instructions.index(one))
        inner = Builder(block)
        inner.store(inner.binary("fadd", inner.load(type_, variable, 8), one.operand(1)), variable, 8)
        inner.branch(rest)
        one.erase()
    return pointer, variable


class _Ending:
    """Emits what is done at the end of a kernel."""

    def __init__(self, function: Function, target: Target, axes: Axes) -> None:
        self.function = function
        self.module: Module = function.module
        self.target = target
        self.count = axes.count

    def emit(self, sums: list[tuple[Value, inst.Alloca]]) -> None:
        target, module = self.target, self.module
        assert target.thread is not None and target.lane is not None and target.synchronise is not None
        end = single_return(self.function)
        last = end.instructions.pop()
        b = Builder(end)
        number, threads = target.thread(module, b)
        lane = target.lane(module, b)
        width = const_int(types.i64, self.count)
        warp = b.binary("lshr", number, width)
        total = b.binary("sub", threads, b.binary("shl", warp, width))
        joined = [self._joined(b, b.load(v.allocated_type, v, 8), lane, total) for _, v in sums]
        rooms = [self._room(v.allocated_type) for _, v in sums]
        puts, waits, first, adds, done = (self.function.add_block() for _ in range(5))
        is_first = b.compare("icmp", "eq", lane, const_int(types.i32, 0))
        b.branch_if(is_first, puts, waits)
        b = Builder(puts)
        for room, value in zip(rooms, joined, strict=True):
            b.store(value, self._place(b, room, warp), 8)
        b.branch(waits)
        b = Builder(waits)
        target.synchronise(module, b)
        b.branch_if(b.compare("icmp", "eq", warp, const_int(types.i64, 0)), first, done)
        self._add(first, adds, done, sums, rooms, number, threads, lane)
        last.block = None
        Builder(done).insert(last)

    def _add(
        self,
        first: Block,
        adds: Block,
        done: Block,
        sums: list[tuple[Value, inst.Alloca]],
        rooms: list[GlobalVariable],
        number: Value,
        threads: Value,
        lane: Value,
    ) -> None:
        """The first warp joins what the warps have put down; the block's first thread adds it to memory."""
        b = Builder(first)
        more = b.binary("add", threads, const_int(types.i64, (1 << self.count) - 1))
        warps = b.binary("lshr", more, const_int(types.i64, self.count))
        has = b.compare("icmp", "ult", number, warps)
        found: list[Value] = []
        for room in rooms:
            # Warps that there are not have put nothing down: their places are not read.
            place = b.select(has, number, const_int(types.i64, 0))
            there = b.load(self._element(room), self._place(b, room, place), 8)
            value = b.select(has, there, const_float(there.type, 0.0))
            found.append(self._joined(b, value, lane, threads))
        b.branch_if(b.compare("icmp", "eq", lane, const_int(types.i32, 0)), adds, done)
        b = Builder(adds)
        for (pointer, _), value in zip(sums, found, strict=True):
            add, after = self.function.add_block(), self.function.add_block()
            b.branch_if(b.compare("fcmp", "une", value, const_float(value.type, 0.0)), add, after)
            inner = Builder(add)
            inner.atomic_add(self._known(inner, pointer), value, self.module.layout.size(value.type), self.target.scope)
            inner.branch(after)
            b = Builder(after)
        b.branch(done)

    def _known(self, b: Builder, pointer: Value) -> Value:
        """The address once more, of what the launch gave."""
        from enzyme_hub.ir.clone import clone_instruction

        made: dict[Value, Value] = {}
        work = [pointer]
        while work:
            value = work[-1]
            if not isinstance(value, inst.Instruction) or value in made:
                made.setdefault(value, value)
                work.pop()
                continue
            lacking = [one for one in value.operands if isinstance(one, inst.Instruction) and one not in made]
            if lacking:
                work.extend(lacking)
                continue
            made[value] = b.insert(clone_instruction(value, lambda one: made.get(one, one)))
            work.pop()
        return made[pointer]

    def _joined(self, b: Builder, value: Value, lane: Value, total: Value) -> Value:
        """The sum of a warp's lanes, of which there are `total` or all."""
        every = const_int(types.i64, 1 << self.count)
        is_whole = b.compare("icmp", "uge", total, every)
        one = const_int(types.i64, 1)
        above = b.binary("shl", one, b.select(is_whole, null(types.i64), total))
        there = b.binary("sub", above, one)
        lanes = b.select(is_whole, const_int(types.i64, -1), there)
        short = b.cast("trunc", b.select(is_whole, every, total), types.i32)
        for k in range(self.count):
            bit = const_int(types.i32, 1 << k)
            found = sent(self.module, self.target, b, lanes, value, bit)
            is_there = b.compare("icmp", "ult", b.binary("xor", lane, bit), short)
            value = b.binary("fadd", value, b.select(is_there, found, const_float(value.type, 0.0)))
        return value

    def _room(self, type_: types.Type) -> GlobalVariable:
        """Shared memory with a place for each warp."""
        whole = types.array(_MOST_THREADS >> self.count, type_)
        name = self.module.unique_name(f"{self.function.name}.sums")
        room = GlobalVariable(name, whole, prefix="internal", initializer=undef(whole), suffix=", align 8")
        self.module.variables[name] = room
        assert self.target.shared is not None
        self.module.placed[name] = self.target.shared
        return room

    def _element(self, room: GlobalVariable) -> types.Type:
        assert isinstance(room.value_type, types.ArrayType)
        return room.value_type.element

    def _place(self, b: Builder, room: GlobalVariable, index: Value) -> Value:
        return b.gep(self._element(room), room, [index])
