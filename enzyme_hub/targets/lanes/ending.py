"""What all threads of a kernel add to one place is summed by each thread for itself, and added where the kernel ends.

So it is for an address that the launch alone decides, and if no thread reads, clears or waits after it has added. At the end the lanes of
a warp join their sums; in a kernel without barriers the warps of a block join theirs, through shared memory, and one thread
adds to memory. In a kernel with barriers each warp adds: a thread that ended early would not be waited for at a barrier of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from enzyme_hub.analysis.flow.reachability import Order
from enzyme_hub.analysis.memory.barriers import is_barrier
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantInt, Value, const_float, const_int, null
from enzyme_hub.targets.lanes.blocks import at_entry
from enzyme_hub.targets.lanes.dependence import Axes
from enzyme_hub.targets.lanes.groups import adjoint_masks
from enzyme_hub.targets.lanes.joining import Joining
from enzyme_hub.targets.lanes.objects import Objects, objects
from enzyme_hub.targets.target import Target

_MOST_WARPS = 32  # of a block
_MOST_PLACES = 4  # that one kernel sums up for
_DEEPEST = 32  # instructions that compute an address


def join_at_end(function: Function, target: Target, axes: Axes) -> bool:
    """True if a kernel adds up something that it added to memory before."""
    if not target.is_kernel(function) or _ends_elsewhere(function, target):
        return False
    ending = _Ending(function, target, axes)
    places = list(ending.places())
    if places:
        ending.write(places)
    return bool(places)


@record
class _Place:
    """An address, and the additions of numbers of a type to what is there."""

    pointer: Value
    type: Type
    additions: tuple[inst.AtomicRMW, ...]


class _Ending:
    def __init__(self, function: Function, target: Target, axes: Axes) -> None:
        self.function = function
        self.module = function.module
        self.target = target
        self._lanes = 1 << axes.count
        self._joining = Joining(function.module, target, axes.count)
        self._masks = adjoint_masks(function, target, axes)
        self._objects = Objects(function, target)
        self._order = Order(function)

    def places(self) -> Iterator[_Place]:
        """The places, at most a few."""
        found: dict[tuple[Value, Type], list[inst.AtomicRMW]] = {}
        for i, mask in self._masks.items():
            pointer, term = i.operands
            if mask == 0 and self._is_global(pointer) and self._is_given(pointer) and not self._matters(i):
                found.setdefault((pointer, term.type), []).append(i)
        for (pointer, type_), additions in list(found.items())[:_MOST_PLACES]:
            yield _Place(pointer, type_, tuple(additions))

    def _is_global(self, pointer: Value) -> bool:
        bases = objects(pointer)
        return bases is not None and all(map(self._objects.is_global, bases))

    def _is_given(self, pointer: Value) -> bool:
        """True for an address that can be computed anywhere in the kernel, of what the launch gave."""
        work, seen = [pointer], set[Value]()
        while work:
            value = work.pop()
            if isinstance(value, (Argument, Constant)) or value in seen:
                continue
            seen.add(value)
            if not isinstance(value, inst.Instruction) or len(seen) > _DEEPEST:
                return False
            if isinstance(value, inst.CallBase):
                name = value.callee.name or ""
                if not self.target.is_alike(name) or self.target.is_of_thread(name):
                    return False
            elif not value.is_pure or isinstance(value, (inst.Phi, inst.Freeze, inst.Alloca)) or _may_trap(value):
                return False
            work.extend(operand for operand in value.operands if not isinstance(operand, Function))
        return True

    def _matters(self, addition: inst.AtomicRMW) -> bool:
        """True if what comes behind may see whether the addition is made already."""
        assert addition.block is not None
        at = addition.block.instructions.index(addition)
        behind = addition.block.instructions[at + 1 :]
        for number, block in enumerate(self._order.blocks):
            if self._order.after(addition.block) >> number & 1:
                behind.extend(block.instructions)
        return any(self._objects.may_touch(i, [addition]) for i in behind)

    # -- writing ----------------------------------------------------------------------------------------------------

    def write(self, places: list[_Place]) -> None:
        has_barrier = any(is_barrier(i) for i in self.function.instructions if isinstance(i, inst.CallBase))
        sums, made = [], Block(self.function)
        b = Builder(made)
        for place in places:
            sums.append(b.alloca(place.type))
            b.store(const_float(place.type, 0.0), sums[-1])
        at_entry(made)
        for place, its_sum in zip(places, sums, strict=True):
            for one in place.additions:
                _add_plainly(one, its_sum)
        b = Builder(self._end())
        for place, its_sum in zip(places, sums, strict=True):
            term = b.load(place.type, its_sum)
            pointer = self._copied(b, place.pointer)
            b = (self._of_warp if has_barrier else self._of_block)(b, pointer, term)
        b.ret()

    def _end(self) -> Block:
        """The only block that returns, empty."""
        returns = [block for block in self.function.blocks if isinstance(block.terminator, inst.Return)]
        end = self.function.add_block()
        for block in returns:
            block.terminator.erase()
            Builder(block).branch(end)
        return end

    def _copied(self, b: Builder, value: Value, made: dict[Value, Value] | None = None) -> Value:
        made = {} if made is None else made
        if not isinstance(value, inst.Instruction):
            return value
        if value not in made:
            operands = {operand: self._copied(b, operand, made) for operand in value.operands}
            made[value] = b.insert(clone_instruction(value, operands.__getitem__))
        return made[value]

    def _of_warp(self, b: Builder, pointer: Value, term: Value) -> Builder:
        """Whole warps join, and one lane adds; the threads of a part of one add each for itself."""
        alone, together, done = (self.function.add_block() for _ in range(3))
        _, _, is_whole = self._thread(b)
        b.branch_if(is_whole, together, alone)
        self._add(Builder(alone), pointer, term, done)
        self._by_first(Builder(together), term, lambda inner, total: self._add(inner, pointer, total, done), done)
        return Builder(done)

    def _of_block(self, b: Builder, pointer: Value, term: Value) -> Builder:
        """Each whole warp leaves its sum in shared memory, and the first one adds these up."""
        alone, together, left, first, done = (self.function.add_block() for _ in range(5))
        sums = self._shared(term.type)
        number, count, is_whole = self._thread(b)
        b.branch_if(is_whole, together, alone)
        self._add(Builder(alone), pointer, term, left)

        def leave(inner: Builder, total: Value) -> None:
            warp = inner.binary("udiv", number, const_int(types.i64, self._lanes))
            inner.store(total, inner.gep(term.type, sums, [warp]), self.module.layout.size(term.type))
            inner.branch(left)

        self._by_first(Builder(together), term, leave, left)
        b = Builder(left)
        assert self.target.synchronise is not None
        self.target.synchronise(self.module, b)
        warps = b.binary("udiv", count, const_int(types.i64, self._lanes))
        is_first = b.compare("icmp", "ult", number, const_int(types.i64, self._lanes))
        b.branch_if(b.binary("and", is_first, b.compare("icmp", "ne", warps, const_int(types.i64, 0))), first, done)
        b = Builder(first)
        has_sum = b.compare("icmp", "ult", number, warps)
        place = b.gep(term.type, sums, [b.select(has_sum, number, const_int(types.i64, 0))])
        found = b.load(term.type, place, self.module.layout.size(term.type))
        of_warp = b.select(has_sum, found, const_float(term.type, 0.0))
        self._by_first(b, of_warp, lambda inner, total: self._add(inner, pointer, total, done), done)
        return Builder(done)

    def _thread(self, b: Builder) -> tuple[Value, Value, Value]:
        """The thread's number in its block, how many there are, and whether all lanes of its warp are threads."""
        assert self.target.thread is not None
        number, count = self.target.thread(self.module, b)
        last = b.binary("or", number, const_int(types.i64, self._lanes - 1))
        return number, count, b.compare("icmp", "ult", last, count)

    def _by_first(self, b: Builder, term: Value, emit: Callable[[Builder, Value], None], done: Block) -> None:
        """The sum over a whole warp, for its first lane; the others go on."""
        assert self.target.lane is not None
        total = self._joining.total(b, term)
        lane = self.target.lane(self.module, b)
        first = self.function.add_block()
        b.branch_if(b.compare("icmp", "eq", lane, const_int(types.i32, 0)), first, done)
        emit(Builder(first), total)

    def _add(self, b: Builder, pointer: Value, term: Value, done: Block) -> None:
        """A sum of zero is not added: where no thread came to an addition, the address may lead nowhere."""
        adds = self.function.add_block()
        b.branch_if(b.compare("fcmp", "une", term, const_float(term.type, 0.0)), adds, done)
        b = Builder(adds)
        b.atomic_add(pointer, term, self.module.layout.size(term.type), self.target.scope)
        b.branch(done)

    def _shared(self, type_: Type) -> GlobalVariable:
        """A number for each warp of a block."""
        name = self.module.unique_name("__ehub_sums")
        numbers = types.array(_MOST_WARPS, type_)
        made = GlobalVariable(name, numbers, prefix="internal", suffix="", initializer=null(numbers))
        self.module.variables[name] = made
        assert self.target.shared is not None
        self.module.placed[name] = self.target.shared
        return made


def _may_trap(value: inst.Instruction) -> bool:
    """True for a division that the program may not make."""
    by = value.operands[-1] if value.opcode in ("udiv", "sdiv", "urem", "srem") else None
    return by is not None and not (isinstance(by, ConstantInt) and by.value > 0)


def _add_plainly(addition: inst.AtomicRMW, its_sum: Value) -> None:
    """The sum grows in the addition's place."""
    block, term = addition.block, addition.operand(1)
    assert block is not None
    at = block.instructions.index(addition)
    behind = block.instructions[at + 1 :]
    del block.instructions[at + 1 :]
    addition.erase()
    b = Builder(block)
    b.store(b.binary("fadd", b.load(term.type, its_sum), term), its_sum)
    block.instructions.extend(behind)


def _ends_elsewhere(function: Function, target: Target) -> bool:
    """True if threads may end before they come to the end of the kernel."""
    names = (i.callee.name or "" for i in function.instructions if isinstance(i, inst.CallBase))
    return any(name.startswith((f"{target.intrinsics}exit", f"{target.intrinsics}endpgm")) for name in names)
