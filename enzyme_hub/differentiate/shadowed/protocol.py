"""What the derivatives of a module share, and what the copy of a primal with its shadows is to those who write parts of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Protocol

from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.types.answers import Part, Pattern
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.observer import Observer
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.globals import Shadows
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, Guards
from enzyme_hub.differentiate.shadowed.journal import Journal
from enzyme_hub.differentiate.shadowed.kept import Keeper
from enzyme_hub.differentiate.signature import DerivativeOptions, Key, SplitDerivative
from enzyme_hub.differentiate.tape.keeping import TapeUses
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value

Lanes = tuple[Value, ...]
"""One value for each lane of a derivative: shadows, tangents, adjoints. A derivative of width 1 has one lane."""


@record
class Environment:
    """What the derivatives of a module share.

    `split` and `whole` (combined, or forward: one function) give those of a callee, which are declared, and mostly made.
    `is_differentiated_again`: requests are left that may go through them. `windows` has the numbers of those that derivatives are given by
    their callers (`reverse/windows`).
    """

    program: Program
    runtime: Runtime
    shadows: Shadows
    keeper: Keeper
    split: Callable[[Key], SplitDerivative]
    whole: Callable[[Key], Function]
    tapes: TapeUses
    guards: Guards
    journal: Journal
    observer: Observer
    is_differentiated_again: bool
    windows: dict[Function, tuple[tuple[Type, bool], ...]]

    @property
    def marks_constants(self) -> bool:
        """True if derivatives with activity at run time mark what they put into constant memory (`marks`)."""
        return not (self.is_differentiated_again or self.program.module.target.is_device)


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

    @property
    def guards(self) -> Guards: ...

    @property
    def options(self) -> DerivativeOptions:
        """What was asked of the whole derivative."""

    @property
    def marks_constants(self) -> bool:
        """True if numbers that are put into constant memory are marked (`marks`)."""

    def parts(self, value: Value) -> tuple[Part, ...]:
        """What the bytes of a source value are. Raises DifferentiationError EH0301 if that is not known."""

    def primal(self, value: Value) -> Value:
        """The value that a source value had in the primal, here."""


class Shadowing(Sweep, Protocol):
    """A copy of the primal with shadows, in `width` lanes."""

    @property
    def width(self) -> int: ...

    @property
    def blocks(self) -> Mapping[Block, Block]:
        """The copy of each source block."""

    @property
    def calls(self) -> Mapping[inst.CallBase, Key]:
        """The derivatives that active calls need."""

    def shadows(self, value: Value) -> Lanes:
        """The shadow of a source value in each lane."""

    def activity_guards(self, pointer: Value) -> tuple[ActivityGuard | None, ...]:
        """What tells, in each lane, whether a source pointer leads to constant memory; None if it surely does not."""

    @property
    def decides_at_run_time(self) -> bool:
        """True if a pointer whose shadow is the pointer itself leads to constant memory."""

    def store_number(self, guard: ActivityGuard | None, value: Value, place: Value, align: int | None) -> None: ...

    def has_lanes(self, value: Value) -> bool:
        """True if a source value has a shadow here."""

    def in_each_lane(self, i: inst.Instruction, shadowed: Set[int]) -> Lanes:
        """The same operation in each lane, on the shadows of the operands at these positions."""

    def set_primal(self, source: Value, value: Value) -> None: ...

    def set_shadows(self, source: Value, lanes: Lanes) -> None: ...

    def copy_instruction(self, i: inst.Instruction) -> inst.Instruction: ...

    def stays_invoke(self, i: inst.Invoke) -> bool:
        """True where what is thrown is caught, or cleaned up on the way out that was gone already."""
        ...

    def refuse_hidden_pointer(self, value: Value) -> None: ...

    @property
    def takes_notes(self) -> bool:
        """True if the copy tells what memory it meets (`checked/noting`)."""

    def note_block(self, block: Value, size: Value) -> None:
        """Tell of memory that the function allocated itself."""

    def forget_workspace(self, pointer: Value) -> None:
        """The block that a pointer points to is released."""

    def fill_copied_pointers(self, target: Value, source: Value, size: Value, pattern: Pattern) -> None: ...

    def check_copied_pointers(self, i: inst.CallBase, source: Value, size: Value, pattern: Pattern) -> None:
        """Pointers of an earlier call are not copied out of static memory."""
