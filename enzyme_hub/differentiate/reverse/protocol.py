"""What the sweeps are to the modules that write parts of them, and what the first sweep hands to the second."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Protocol

from enzyme_hub import rules
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.sharing.owned import Owned
from enzyme_hub.differentiate.fused.linear import Way
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.adjoints import Adjoints
from enzyme_hub.differentiate.reverse.iterations import Iterations
from enzyme_hub.differentiate.reverse.windows import Windows
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard
from enzyme_hub.differentiate.shadowed.protocol import Lanes, Shadowing, Sweep
from enzyme_hub.differentiate.shadowed.unwinding import Unwinding
from enzyme_hub.differentiate.signature import Key, SplitDerivative
from enzyme_hub.differentiate.tape.keeping import TapeUses
from enzyme_hub.differentiate.tape.layout import EmitCount
from enzyme_hub.differentiate.tape.memory import TapeMemory
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value


class Augmenting(Shadowing, Protocol):
    """The forward sweep."""

    @property
    def storage(self) -> Storage: ...

    @property
    def iterations(self) -> Iterations: ...

    @property
    def deferred(self) -> Set[inst.CallBase]:
        """The deallocations that wait until the outermost derivative is done."""

    @property
    def taken(self) -> Set[inst.CallBase]:
        """The allocations whose blocks come from the memory of tapes."""

    @property
    def skipped(self) -> Set[inst.CallBase]:
        """The deallocations of such blocks where an exception leaves the function."""

    @property
    def journal(self) -> Value | None:
        """The journal that callees note in, too; None if there is none."""

    def note(self, i: inst.Instruction, block: Block) -> None:
        """Keep what an instruction gave for a sweep of tangents, if one is to come."""

    def derivative(self, key: Key) -> SplitDerivative: ...

    def whole(self, key: Key) -> Function: ...

    def early(self, i: inst.CallBase) -> tuple[tuple[Way, ...], ...] | None:
        """Where the sums of an iteration go, if it runs forward and backward in the forward sweep."""

    def fused_after(self, block: Block) -> tuple[inst.CallBase, ...]:
        """The iterations that do, of the loop behind a block."""
        ...

    @property
    def seeds(self) -> dict[inst.CallBase, list[Value]]:
        """The adjoints, in each lane, of the sums of iterations that run forward and backward in the forward sweep."""
        ...

    @property
    def strong_zero(self) -> bool:
        """True if an adjoint that is zero contributes nothing, whatever it is multiplied by."""
        ...

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        """`values`, or zeros where all `seeds` are zero (`rules.zeros`)."""
        ...

    def seed(self, lane: int) -> Value | None:
        """The adjoint of the result, where both sweeps are one function; None if it has none."""

    def variable(self, type_: Type) -> inst.Alloca:
        """A variable that both sweeps know, where they are one function. It begins with zero."""
        ...

    def add_up(self, variable: inst.Alloca, contribution: Value, value: Value) -> None:
        """Add a contribution to the adjoint of a source value to what such a variable has."""

    def memory(self, align: int) -> TapeMemory:
        """Where what lives until the reverse sweep has passed is kept."""
        ...

    def primal_of(self, value: Value) -> Value | None:
        """The forward value of a source value that is no constant, if it is there already."""

    def leave(self, i: inst.Instruction, reverse: Reverse | None) -> None:
        """Leave what the reverse sweep is to emit for an instruction."""

    def end_block(self, block: Block) -> None:
        """Before the terminator of the copy of `block` is built."""


class Reversing(Sweep, rules.Context, Protocol):
    """The reverse sweep, in one of its lanes: adjoints and shadows are those of that lane."""

    def lanes(self) -> Iterator[int]:
        """The lanes, one after the other; the sweep is in the one that was yielded."""

    @property
    def adjoints(self) -> Adjoints: ...

    @property
    def owned(self) -> Mapping[inst.Instruction, Owned]:
        """The loads whose adjoints go to memory that is the thread's own then."""

    @property
    def in_lock_order(self) -> Set[inst.Instruction]:
        """The loads that are made while it is the thread's turn."""

    @property
    def windows(self) -> Windows: ...

    @property
    def lane(self) -> int: ...

    @property
    def arithmetic(self) -> AdjointArithmetic: ...

    @property
    def augmented(self) -> Augmented: ...

    def shadow(self, pointer: Value) -> Value:
        """The shadow of a source pointer in this lane, here."""

    def activity_guard(self, pointer: Value) -> ActivityGuard | None:
        """What tells, here, whether a source pointer leads to constant memory; None if it surely does not."""

    def saved(self, forward_value: Value) -> Value:
        """A value of the forward sweep that has no source value (a tape, an exit count), here."""

    def add(self, value: Value, contribution: Value) -> None:
        """adjoint(value) += contribution, if the source value is active."""

    def apply(self, rule: rules.Rule, i: inst.Instruction, seed: Value | None) -> None:
        """Add what a rule contributes to the operands that are active."""

    @property
    def tapes(self) -> TapeUses: ...

    def release(self, call: inst.Instruction) -> None:
        """Note that a call releases what the augmented forward made."""

    def new_block(self) -> Block: ...

    def new_variable(self, type_: Type) -> Value:
        """Memory of the reverse sweep's own."""

    def continue_in_new_block(self) -> Block:
        """Append a block to this region and build there from now on; the caller has branched to it."""


Reverse = Callable[[Reversing], None]
Arrivals = list[tuple[ConstantInt | None, Block]]


@dataclass(eq=False)
class Augmented:
    """The forward sweep when it is written.

    `primal` and `shadows` map source values to forward values. `selectors` maps a block that control may come to in several
    ways to a value and its meaning: the predecessor for each value (None: any other). `exit_count` gives the number of a
    loop's last iteration when it was left to a block. `actions` are what reverses calls and stack memory, `released` the
    deallocation that releases what a call returned, `taken` those calls whose blocks come from `memory` instead (of an
    alignment), `unwinding` the ways that exceptions take out. Where the function returns, `end` builds, and `returned` is
    the source value.
    """

    entry: Block
    blocks: Mapping[Block, Block]
    primal: Callable[[Value], Value]
    shadows: Callable[[Value], Lanes]
    selectors: Mapping[Block, tuple[Value, Arrivals]]
    exit_count: Callable[[Loop, Block], Value]
    emit_guarded_count: EmitCount
    actions: Mapping[inst.Instruction, Reverse]
    released: Mapping[inst.CallBase, inst.CallBase]
    taken: Set[inst.CallBase]
    memory: Callable[[int], TapeMemory]
    unwinding: Unwinding
    returned: Value | None = None
    end: Builder | None = field(default=None)
