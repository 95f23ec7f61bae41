"""Where saved values live, and how the reverse sweep finds them again.

Outside loops a saved value has a stack slot. Inside loops each loop has a buffer of records, one record per execution of
its header, indexed by a running count that is never reset while the outer loops go round: `count` grows by one per
header execution in the forward sweep and shrinks by one per iteration of the reverse sweep. So one index serves any nest,
known or unknown, and inner loops walk through memory in steps of one.

A value that is the same in all iterations of some of the loops around it, where the trip counts are known before the nest,
has one record for each iteration of the others alone, indexed by their numbers.

Where the trip counts up to the outermost loop are known before the nest, its buffers are allocated there with their exact
size and in one piece. Where they are not, a buffer is grown at the outermost place from which the count is known, by doubling.
In a buffer of known size each of a few values has an array of its own, which vectorises. Others hold records: what an iteration saves
lies side by side, and is written in one stream.

What is saved is in memory that nothing else points to, and each saved value in memory of its own: alias scopes tell LLVM.

In split mode the slots are the tape: the augmented forward returns their contents, the reverse starts from them.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.trip_count import TripCount
from enzyme_hub.differentiate.runtime import HEAP_ALIGN, Runtime
from enzyme_hub.differentiate.tape.alias_scopes import Scopes
from enzyme_hub.differentiate.tape.memory import Growing, Slices, TapeMemory
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Alloca
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int, null

USUAL_COUNT = 10  # what is assumed of loops whose trip count is not known, and the most of the others
MOST_ARRAYS = 16  # of values that an innermost loop saves, which may be vectorised
FEW_ARRAYS = 4  # of values that other loops save
STACK_LIMIT = 4096  # bytes of a buffer of constant size that may live on the stack

Guards = list[tuple[Value, bool]]
# Emits the trip count of a loop: 0 where one of the conditions is not as given.
EmitCount = Callable[[Builder, Loop, Guards], Value]


@dataclass(eq=False)
class Slot:
    """A variable of the derivative. In split mode it exists in both functions and travels on the tape."""

    type: Type
    forward: Alloca
    reverse: Alloca
    on_tape: bool


@dataclass(eq=False)
class LoopTape:
    """What is saved per iteration of one loop, and the buffer it is saved in.

    `varying`: the loops whose iteration numbers are the index, innermost first; None: a running count is.
    """

    loop: Loop
    varying: tuple[Loop, ...] | None = None
    strides: list[Slot] = field(default_factory=list)  # of the varying loops, the innermost left out
    members: dict[Value, int] = field(default_factory=dict)  # value -> offset in the record
    size: int = 0
    count: Slot | None = None
    buffer: Slot | None = None
    capacity: Slot | None = None
    growing: Growing | None = None  # where the memory of a buffer that grows is from
    length: Value | None = None  # a constant, for a buffer of constant size
    length_slot: Slot | None = None
    on_stack: bool = False
    index: Value | None = None  # forward: this iteration's index
    reserve_loop: Loop | None = None  # the loop before which the buffer is allocated or grown; None: every iteration
    has_arrays: bool = False  # each value in an array of its own; else all values of an iteration side by side
    is_part: bool = False  # the buffer is part of another record's


class Kind(enum.Enum):
    """What a saved value is kept in."""

    VARIABLE = "a variable of the derivative"
    STACK = "a buffer among its variables"
    BUFFER = "a buffer that is allocated"


class Tape:
    """The slots and loop buffers of one derivative. `new_slot(type, on_tape)` makes a variable."""

    def __init__(
        self,
        layout: DataLayout,
        runtime: Runtime,
        memory: TapeMemory,
        new_slot: Callable[[Type, bool], Slot],
        loop_of: Callable[[Block], Loop | None],
        trip_count: Callable[[Loop], TripCount | None],
        defined_outside: Callable[[Value, Loop], bool],
        guards: Callable[[Loop], Guards | None],
        iteration: Callable[[Builder, Loop], Value],
        scopes: Scopes,
        combined: bool,
    ) -> None:
        self._layout = layout
        self._runtime = runtime
        self._memory = memory
        self._new_slot = new_slot
        self.loop_of = loop_of
        self._trip_count = trip_count
        self._defined_outside = defined_outside
        self._guards = guards
        self._iteration = iteration
        self.scopes = scopes
        self._combined = combined
        self.slots: dict[Value, Slot] = {}
        self._records: dict[tuple[Loop, tuple[Loop, ...] | None], LoopTape] = {}
        self._record_of: dict[Value, LoopTape] = {}
        self._numbers: dict[Loop, Slot] = {}  # how often each loop's header was executed in the forward sweep
        self._number: dict[Loop, Value] = {}  # forward: this iteration's number

    # -- what saving costs ------------------------------------------------------------------------------------------------

    def size(self, type_: Type) -> int:
        """The bytes that a saved value takes."""
        return self._layout.alloc_size(type_)

    def frequency(self, home: Block) -> float:
        """About how often a block is executed."""
        often = 1.0
        loop = self.loop_of(home)
        while loop is not None:
            count = self._trip_count(loop)
            constant = count.constant if count is not None else None
            often *= USUAL_COUNT if constant is None else min(max(constant, 1), USUAL_COUNT)
            loop = loop.parent
        return often

    def is_counted(self, home: Block) -> bool:
        """True if it is known how often a block is executed: what is saved there may live on the stack."""
        loop = self.loop_of(home)
        return loop is None or self._constant_count(_chain(loop, None)) is not None

    # -- what is saved ----------------------------------------------------------------------------------------------------

    def kind(self, value: Value) -> Kind:
        """What a saved value is kept in, once all is laid out."""
        if value in self.slots:
            return Kind.VARIABLE
        return Kind.STACK if self._record_of[value].on_stack else Kind.BUFFER

    def can_fold(self, home: Block, varying: tuple[Loop, ...]) -> bool:
        """True if there can be one record for each iteration of the `varying` loops around `home` alone."""
        loop = self.loop_of(home)
        if loop is None or len(varying) == loop.depth:
            return False
        outer = self._reserve_loop(loop)
        return outer is not None and outer.parent is None

    def save(self, value: Value, home: Block, varying: tuple[Loop, ...] | None) -> None:
        """`varying`: if not None, the only loops that the value depends on."""
        loop = self.loop_of(home)
        if loop is None:
            self.slots[value] = self._new_slot(value.type, True)
            return
        record = self._records.get((loop, varying))
        if record is None:
            record = self._records[loop, varying] = LoopTape(loop, varying)
        record.members[value] = 0
        self._record_of[value] = record

    def counts(self, loop: Loop | None) -> bool:
        """True if something is to be counted at the header of the loop."""
        return loop is not None and (loop in self._numbers or (loop, None) in self._records)

    def lay_out(self) -> None:
        """Fix the records' layout and make their variables, once everything saved is known."""
        for record in self._records.values():
            order = sorted(record.members, key=lambda v: -self._layout.align(v.type))
            offset = 0
            for value in order:
                align = self._layout.align(value.type)
                if self._memory.slices is not None and self._layout.alloc_size(value.type) > 8:
                    align = HEAP_ALIGN
                offset = -(-offset // align) * align
                record.members[value] = offset
                offset += self._layout.alloc_size(value.type)
            # Nothing lies across the units of a GPU's slices, nor where its type does not let it.
            record.size = -(-offset // 16) * 16 if offset > 8 else 1 << (offset - 1).bit_length()
            record.reserve_loop = self._reserve_loop(record.loop)
            if record.varying is None:
                record.count = self._new_slot(types.i64, True)
            else:
                record.strides = [self._new_slot(types.i64, True) for _ in record.varying[1:]]
                for loop in record.varying:
                    if loop not in self._numbers:
                        self._numbers[loop] = self._new_slot(types.i64, False)
            self._lay_out_buffer(record)

    def _lay_out_buffer(self, record: LoopTape) -> None:
        outer = record.reserve_loop
        if outer is None or outer.parent is not None:
            record.buffer = self._new_slot(types.ptr, True)
            record.capacity = self._new_slot(types.i64, False)
            record.growing = self._memory.growing(starts_as_usual=self._combined)
            return
        constant = self._constant_count(self._indexed(record))
        if constant is not None:
            record.length = const_int(types.i64, constant)
            record.on_stack = self._combined and constant * record.size <= STACK_LIMIT
        else:
            record.length_slot = self._new_slot(types.i64, True)
        record.has_arrays = len(record.members) <= (FEW_ARRAYS if record.loop.children else MOST_ARRAYS)
        record.buffer = self._new_slot(types.ptr, True)

    def _indexed(self, record: LoopTape) -> Sequence[Loop]:
        """The loops for whose iterations there are records side by side, where they are reserved, innermost first."""
        assert record.reserve_loop is not None
        return record.varying if record.varying is not None else _chain(record.loop, record.reserve_loop)

    def _constant_count(self, loops: Sequence[Loop]) -> int | None:
        total = 1
        for each in loops:
            count = self._trip_count(each)
            if count is None or count.constant is None:
                return None
            total *= count.constant
        return total

    def _reserve_loop(self, loop: Loop) -> Loop | None:
        """The outermost loop before which the number of header executions of `loop` per entry is known."""
        best: Loop | None = None
        operands: list[Value] = []
        each: Loop | None = loop
        while each is not None:
            count = self._trip_count(each)
            if count is None:
                break
            operands += count.operands
            if not all(self._defined_outside(v, each) for v in operands):
                break
            best = each
            # Further out the count is only meaningful together with the conditions under which the loop is entered.
            guards = self._guards(each)
            if guards is None:
                break
            operands += [condition for condition, _ in guards]
            each = each.parent
        return best

    # -- forward ----------------------------------------------------------------------------------------------------------

    def reserve(self, b: Builder, loop: Loop, emit_count: EmitCount) -> None:
        """At the end of `loop`'s preheader: make room for the records that are reserved here."""
        if loop in self._numbers:
            b.store(const_int(types.i64, 0), self._numbers[loop].forward)
        here = [r for r in self._records.values() if r.reserve_loop is loop]
        totals = {r: self._total(b, r, emit_count) for r in here if r.strides or r.length is None}
        here = [r for r in here if not r.on_stack]
        if loop.parent is None:
            self._allocate(b, [(r, r.length or totals[r]) for r in here])
        else:
            for record in here:
                self._grow(b, record, totals[record])

    def _total(self, b: Builder, record: LoopTape, emit_count: EmitCount) -> Value:
        """The number of records per entry of the loop they are reserved before; notes the strides on the way."""
        total: Value = const_int(types.i64, 1)
        for place, each in enumerate(self._indexed(record)):
            guards = self._guards(each) if each is not record.reserve_loop else None
            one = emit_count(b, each, guards or [])
            if place and record.strides:
                b.store(total, record.strides[place - 1].forward)
            total = self._runtime.product(b, total, one) if place else one
        return total

    def _allocate(self, b: Builder, records: list[tuple[LoopTape, Value]]) -> None:
        """One piece of memory for the buffers of a nest."""
        if not records:
            return
        size: Value = const_int(types.i64, 0)
        starts = []
        for record, total in records:
            if record.length_slot is not None:
                b.store(total, record.length_slot.forward)
            starts.append(size)
            own = self._runtime.product(b, total, const_int(types.i64, record.size))
            if record.size % HEAP_ALIGN:
                own = self._runtime.sum(b, own, const_int(types.i64, HEAP_ALIGN - 1))
                own = b.binary("and", own, const_int(types.i64, -HEAP_ALIGN))
            size = self._runtime.sum(b, size, own) if starts[1:] else own
        memory = self._memory.take(b, size)
        for (record, _), start in zip(records, starts, strict=True):
            assert record.buffer is not None
            record.is_part = record is not records[0][0]
            b.store(self._part(b, memory, start) if record.is_part else memory, record.buffer.forward)

    def _part(self, b: Builder, memory: Value, at: Value) -> Value:
        if self._memory.slices is not None:
            return self._memory.slices.part(b, memory, at)
        return b.gep(types.i8, memory, [at], ("inbounds",))

    def _grow(self, b: Builder, record: LoopTape, extra: Value) -> None:
        assert record.buffer is not None and record.capacity is not None and record.count is not None
        assert record.growing is not None
        needed = self._runtime.sum(b, b.load(types.i64, record.count.forward), extra)
        buffer = b.load(types.ptr, record.buffer.forward)
        capacity = b.load(types.i64, record.capacity.forward)
        grown = record.growing.grow(b, buffer, capacity, needed, const_int(types.i64, record.size))
        b.store(b.extract_value(grown, 0), record.buffer.forward)
        b.store(b.extract_value(grown, 1), record.capacity.forward)

    def enter_iteration(self, b: Builder, loop: Loop) -> None:
        """At the top of a header in the forward sweep: this iteration's index."""
        if loop in self._numbers:
            number = self._number[loop] = b.load(types.i64, self._numbers[loop].forward)
            b.store(b.binary("add", number, const_int(types.i64, 1)), self._numbers[loop].forward)
        record = self._records.get((loop, None))
        if record is None:
            return
        assert record.count is not None
        if record.reserve_loop is None:
            self._grow(b, record, const_int(types.i64, 1))
        record.index = b.load(types.i64, record.count.forward)
        b.store(b.binary("add", record.index, const_int(types.i64, 1)), record.count.forward)

    def write(self, b: Builder, value: Value) -> None:
        """Save a value of the forward sweep at `b`."""
        slot = self.slots.get(value)
        if slot is not None:
            b.store(value, slot.forward)
            return
        record = self._record_of[value]
        index = record.index
        if record.varying is not None:
            index = self._folded_index(b, record, [self._number[loop] for loop in record.varying], forward=True)
        assert index is not None
        b.store(value, self._address(b, record, value, index, forward=True), self._align(value.type))
        self.scopes.mark(b.block.instructions[-1], value)

    # -- reverse ----------------------------------------------------------------------------------------------------------

    def read(self, b: Builder, value: Value, context: Block) -> Value:
        """The saved `value`, in the reverse of source block `context`."""
        slot = self.slots.get(value)
        if slot is not None:
            return b.load(value.type, slot.reverse)
        record = self._record_of[value]
        assert record.loop.contains(context), "a value of a loop is read outside it; the function is not in LCSSA form"
        if record.varying is not None:
            numbers = [self._iteration(b, loop) for loop in record.varying]
            index = self._folded_index(b, record, numbers, forward=False)
        else:
            assert record.count is not None
            index = b.load(types.i64, record.count.reverse)
        address = self._address(b, record, value, index, forward=False)
        saved = b.load(value.type, address, self._align(value.type))
        self.scopes.mark(b.block.instructions[-1], value)
        self.scopes.bound(b.block.instructions[-1], value)
        return saved

    def _folded_index(self, b: Builder, record: LoopTape, numbers: list[Value], forward: bool) -> Value:
        index = numbers[0] if numbers else const_int(types.i64, 0)
        for number, stride in zip(numbers[1:], record.strides, strict=True):
            step = b.load(types.i64, stride.forward if forward else stride.reverse)
            index = b.binary("add", index, b.binary("mul", number, step))
        return index

    def enter_reverse_iteration(self, b: Builder, loop: Loop) -> None:
        """Before the reverse of an iteration: step the running count back to it."""
        record = self._records.get((loop, None))
        if record is not None:
            assert record.count is not None
            count = b.load(types.i64, record.count.reverse)
            b.store(b.binary("sub", count, const_int(types.i64, 1)), record.count.reverse)

    def release(self, b: Builder) -> list[inst.Call]:
        """At the end of the reverse sweep: free the buffers (those never allocated are null). Returns the calls."""
        made = []
        for record in self._records.values():
            if not record.on_stack and not record.is_part:
                assert record.buffer is not None
                memory = self._memory if record.growing is None else record.growing
                made.append(memory.give(b, b.load(types.ptr, record.buffer.reverse)))
        return made

    def initialise(self, b: Builder) -> None:
        """In the forward function's prologue, after the slots were made."""
        for record in self._records.values():
            assert record.buffer is not None
            if record.count is not None:
                b.store(const_int(types.i64, 0), record.count.forward)
            for stride in record.strides:
                b.store(const_int(types.i64, 0), stride.forward)
            if record.on_stack:
                assert isinstance(record.length, ConstantInt)
                space = b.alloca(types.array(record.length.value * record.size, types.i8), align=HEAP_ALIGN)
                b.store(space, record.buffer.forward)
            else:
                b.store(null(types.ptr), record.buffer.forward)
            if record.capacity is not None:
                b.store(const_int(types.i64, 0), record.capacity.forward)
            if record.length_slot is not None:
                b.store(const_int(types.i64, 0), record.length_slot.forward)

    def _align(self, type_: Type) -> int:
        return min(self._layout.align(type_), HEAP_ALIGN)

    def _address(self, b: Builder, record: LoopTape, value: Value, index: Value, forward: bool) -> Value:
        assert record.buffer is not None
        side = "forward" if forward else "reverse"
        base: Value = b.load(types.ptr, getattr(record.buffer, side))
        offset = record.members[value]
        if self._memory.slices is not None and not record.on_stack:
            return self._place_in_slice(b, self._memory.slices, record, value, index, side)
        if record.has_arrays:
            if offset:
                length = record.length
                if length is None:
                    assert record.length_slot is not None
                    length = b.load(types.i64, getattr(record.length_slot, side))
                base = b.gep(types.i8, base, [b.binary("mul", length, const_int(types.i64, offset))], ("inbounds",))
            return b.gep(value.type, base, [index], ("inbounds",))
        place = b.binary("mul", index, const_int(types.i64, record.size))
        return b.offset(b.gep(types.i8, base, [place], ("inbounds",)), offset)

    def _place_in_slice(
        self, b: Builder, slices: Slices, record: LoopTape, value: Value, index: Value, side: str
    ) -> Value:
        """On a GPU: what threads save in the same iteration lies side by side."""
        size = self._layout.alloc_size(value.type)
        if size > HEAP_ALIGN:
            raise DifferentiationError(
                "EH0309",
                f"a vector of {size} bytes is saved in a loop",
                why="on a GPU the tape has units of 16 bytes",
                remedy="save it as scalars: compile the kernel without vectorising",
            )
        start: Value = b.load(types.ptr, getattr(record.buffer, side))
        offset = const_int(types.i64, record.members[value])
        at = b.binary("add", b.binary("mul", index, const_int(types.i64, record.size)), offset)
        return slices.place(b, start, at)


def _chain(loop: Loop, outer: Loop | None) -> list[Loop]:
    """`loop`, its parent, ..., `outer`, or the outermost one."""
    found = [loop]
    while found[-1] is not outer and (parent := found[-1].parent) is not None:
        found.append(parent)
    return found
