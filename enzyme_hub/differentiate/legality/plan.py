"""What the checks ask: of all functions that requests reach, and of the derivative that is to be made."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Set
from typing import Any, Protocol

from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.activity.flow_of_bytes import Places
from enzyme_hub.analysis.memory.addresses import Addresses
from enzyme_hub.analysis.memory.modref import Concurrency
from enzyme_hub.analysis.memory.opaque import OpaqueCalls
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.differentiate.beside import Beside
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.put_into import PutInto
from enzyme_hub.differentiate.shadowed.global_pointers import Leads
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, Value


class Program(Protocol):
    """What is known of all functions that requests reach."""

    @property
    def calls(self) -> CallGraph: ...
    @property
    def roots(self) -> Collection[Function]: ...
    @property
    def spares_constants(self) -> bool: ...
    @property
    def put_into(self) -> PutInto: ...
    def has_snapshots(self, function: Function) -> bool: ...
    @property
    def reads_left(self) -> Mapping[Function, str]:
        """Functions that read pointers of earlier calls, and in which variable."""

    @property
    def closures(self) -> Collection[Function]:
        """The roots that have a context, which is constant although nobody said so."""

    @property
    def types(self) -> TypeAnalysis: ...
    @property
    def places(self) -> Places: ...
    @property
    def constant_memory(self) -> dict[Key, Any]:
        """What was found out about derivatives, by who asks (`constant_memory`)."""

    @property
    def opaque(self) -> OpaqueCalls: ...
    @property
    def beside_active_globals(self) -> Set[Function]: ...
    @property
    def active_globals(self) -> Set[GlobalVariable]: ...
    @property
    def beside(self) -> Beside: ...
    @property
    def written_globals(self) -> Set[GlobalVariable]: ...
    @property
    def addresses(self) -> Addresses:
        """Those of active globals that may hold pointers."""

    @property
    def leads(self) -> Mapping[GlobalVariable, Leads]: ...
    def globals_named_below(self, function: Function) -> Set[GlobalVariable]: ...
    def globals_written_below(self, function: Function) -> Set[GlobalVariable]: ...
    def named_globals(self, function: Function) -> Set[GlobalVariable]: ...
    def meeting(self, variable: GlobalVariable) -> Collection[Function]: ...
    def may_touch_active_globals(self, call: inst.CallBase) -> bool: ...
    def concurrency(self, function: Function) -> Concurrency: ...
    @property
    def in_regions(self) -> Set[Function]: ...
    @property
    def has_only_teams(self) -> bool: ...
    def tells_others(self, function: Function) -> bool: ...
    @property
    def in_threads(self) -> Set[Function]: ...
    def is_ordered_access(self, i: inst.Instruction) -> bool: ...


class Plan(Protocol):
    """What is known of a derivative before it is made."""

    @property
    def program(self) -> Program: ...
    @property
    def source(self) -> Function: ...
    @property
    def key(self) -> Key: ...
    @property
    def facts(self) -> FunctionFacts: ...
    @property
    def activity(self) -> Activity: ...
    @property
    def calls(self) -> Mapping[inst.CallBase, Key]:
        """The calls that are not made as they stand."""

    def of_callee(self, call: inst.CallBase) -> Plan | None:
        """The plan of the derivative that one of these calls needs; None if the program gives it."""


def ways_to_tell_types(function: Function) -> str:
    """What helps where the type of memory is not known, as far as it has not been done."""
    ways = ["copy it as floating-point values"]
    if "!dbg" not in function.header_suffix:
        ways.append("compile with -g")
    return ", ".join((*ways, "or say what it is with a hint, as in __enzyme_double(pointer, bytes)"))


def describe(origin: Value) -> str:
    """An instruction or argument in a message."""
    if isinstance(origin, Argument):
        return f"argument {origin.index + 1} of {origin.function.name}"
    assert isinstance(origin, inst.Instruction)
    return f"the {origin.opcode} at {origin.where or origin.function.name}"


def live(plan: Plan) -> Iterator[inst.Instruction]:
    """The instructions after which the function may return."""
    return (i for block in plan.facts.cfg.blocks if block in plan.facts.reaches_return for i in block.instructions)


def is_shadowed(plan: Plan, pointer: Value) -> bool:
    return not pointer.is_constant and plan.activity.has_shadow(pointer)
