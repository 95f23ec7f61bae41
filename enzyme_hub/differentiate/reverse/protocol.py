"""What the sweeps are to the modules that write parts of them, and what the first sweep hands to the second."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field
from typing import Protocol

from enzyme_hub import rules
from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.adjoints import Adjoints
from enzyme_hub.differentiate.reverse.iterations import Iterations
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadows import Shadows
from enzyme_hub.differentiate.signature import Key, SplitDerivative
from enzyme_hub.differentiate.tape.layout import EmitCount
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Block, ConstantInt, Value


@dataclass(frozen=True)
class Environment:
    """What the derivatives of a module share. `derivative` gives that of a callee, which is declared, and mostly made."""

    program: Program
    runtime: Runtime
    shadows: Shadows
    derivative: Callable[[Key], SplitDerivative]


class Sweep(Protocol):
    """One sweep of a derivative, and the function it is made for."""

    builder: Builder

    @property
    def source(self) -> Function: ...

    @property
    def module(self) -> Module: ...

    @property
    def facts(self) -> FunctionFacts: ...

    @property
    def activity(self) -> Activity: ...

    @property
    def program(self) -> Program: ...

    @property
    def runtime(self) -> Runtime: ...

    def parts(self, value: Value) -> tuple[Part, ...]:
        """What the bytes of a source value are. Raises DifferentiationError EH0301 if that is not known."""

    def primal(self, value: Value) -> Value:
        """The value that a source value had in the primal, here."""

    def shadow(self, value: Value) -> Value:
        """The shadow of a source pointer, here; null where it has none."""


class Augmenting(Sweep, Protocol):
    """The forward sweep."""

    @property
    def storage(self) -> Storage: ...

    @property
    def iterations(self) -> Iterations: ...

    @property
    def blocks(self) -> Mapping[Block, Block]:
        """The copy of each source block."""

    @property
    def calls(self) -> Mapping[inst.CallBase, Key]:
        """The derivatives that active calls need."""

    @property
    def deferred(self) -> Set[inst.CallBase]:
        """The deallocations that wait until the outermost derivative is done."""

    def derivative(self, key: Key) -> SplitDerivative: ...

    def primal_of(self, value: Value) -> Value | None:
        """The forward value of a source value that is no constant, if it is there already."""

    def shadow_of(self, value: Value) -> Value | None:
        """The shadow of a source value, if it is there already."""

    def set_primal(self, source: Value, value: Value) -> None: ...

    def set_shadow(self, source: Value, value: Value) -> None: ...

    def copy_instruction(self, i: inst.Instruction) -> inst.Instruction: ...

    def leave(self, i: inst.Instruction, reverse: Reverse | None) -> None:
        """Leave what the reverse sweep is to emit for an instruction."""

    def refuse_hidden_pointer(self, value: Value) -> None: ...

    def forget_workspace(self, pointer: Value) -> None:
        """The block that a pointer points to is released."""

    def end_block(self, block: Block) -> None:
        """Before the terminator of the copy of `block` is built."""


class Reversing(Sweep, rules.Context, Protocol):
    """The reverse sweep."""

    @property
    def adjoints(self) -> Adjoints: ...

    @property
    def arithmetic(self) -> AdjointArithmetic: ...

    @property
    def augmented(self) -> Augmented: ...

    def saved(self, forward_value: Value) -> Value:
        """A value of the forward sweep that has no source value (a tape, an exit count), here."""

    def add(self, value: Value, contribution: Value) -> None:
        """adjoint(value) += contribution, if the source value is active."""

    def apply(self, rule: rules.Rule, i: inst.Instruction, seed: Value | None) -> None:
        """Add what a rule contributes to the operands that are active."""

    def new_block(self) -> Block: ...

    def continue_in_new_block(self) -> Block:
        """Append a block to this region and build there from now on; the caller has branched to it."""


Reverse = Callable[[Reversing], None]
Arrivals = list[tuple[ConstantInt | None, Block]]


@dataclass(eq=False)
class Augmented:
    """The forward sweep when it is written.

    `primal` and `shadow` map source values to forward values. `selectors` maps a block that control may come to in several
    ways to a value and its meaning: the predecessor for each value (None: any other). `exit_count` gives the number of a
    loop's last iteration when it was left to a block. `actions` are what reverses calls and stack memory, `released` the
    deallocation that releases what a call returned. Where the function returns, `end` builds, and `returned` is the source
    value.
    """

    entry: Block
    blocks: Mapping[Block, Block]
    primal: Callable[[Value], Value]
    shadow: Callable[[Value], Value]
    selectors: Mapping[Block, tuple[Value, Arrivals]]
    exit_count: Callable[[Loop, Block], Value]
    emit_guarded_count: EmitCount
    actions: Mapping[inst.Instruction, Reverse]
    released: Mapping[inst.CallBase, inst.CallBase]
    returned: Value | None = None
    end: Builder | None = field(default=None)
