"""What is asked of a request as a whole, before any function has a derivative."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.activity.lost_bits import LostBits
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.legality.plan import Program, describe
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.shadowed.global_pointers import global_behind
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import StructType


def check_bits(lost_bits: LostBits, calls: CallGraph, root: Function) -> None:
    """No number is made of another number's bits, whether or not the function where it happens has a derivative."""
    lost = lost_bits.below(calls.below([root]))
    if lost is None:
        return
    call = next((o for o in _computed_from(lost.at) if isinstance(o, inst.CallBase) and o.intrinsic), None)
    name = f", with {call.callee.name}" if call is not None else ""
    have = (
        "pointers that hold a number's bits have"
        if lost.origin.type.is_pointer
        else "integer operations on active data have"
    )
    raise DifferentiationError(
        "EH0302" if call is None else "EH0303",
        f"{lost.at.function.name} computes a number from another number's bits{name}",
        where=(call or lost.at).where,
        why=f"{have} no derivative rule, and the bits come from {describe(lost.origin)}",
        remedy="compute with floating-point operations, or pass the inputs it depends on as enzyme_const",
    )


def check_globals(program: Program, request: Request) -> None:
    """A pointer that others set leads to differentiated globals in any case, or in none."""
    active = program.beside.active(request.function)
    named = program.named_globals(request.function) & (active - program.written_globals)
    for variable in sorted(named, key=lambda g: g.name or ""):
        leads = program.leads.get(variable)
        if leads is not None and leads.elsewhere and leads.to & active:
            target = min(g.name or "" for g in leads.to & active)
            raise DifferentiationError(
                "EH0306",
                f"@{variable.name} may lead to @{target}, which is differentiated, and to memory that is not",
                why="it is set before the differentiated function runs, so where its derivative belongs is not known",
                remedy="pass what it points to as an argument, or set the pointer inside the differentiated function",
            )


def check_arguments(program: Program, request: Request) -> None:
    """What is differentiated as an argument is not reached by its own name as well, where it would have another shadow."""
    named = program.named_globals(request.function)
    for argument in request.arguments:
        if not argument.kind.has_shadow or argument.primal is None:
            continue
        variable = global_behind(argument.primal)
        if variable in named and variable is not None and not isinstance(variable.value_type, StructType):
            raise DifferentiationError(
                "EH0306",
                f"@{variable.name} is an argument of {request.function.name}, which uses it by its name as well",
                where=request.call.where,
                why="what is read and written by the name would not reach the argument's shadow",
                remedy="let the function reach it in one way, or pass a copy of it",
            )


def _computed_from(i: inst.Instruction) -> Iterator[inst.Instruction]:
    """The instructions whose integer results an instruction was computed from."""

    def integers(one: inst.Instruction) -> list[inst.Instruction]:
        return [o for o in one.operands if isinstance(o, inst.Instruction) and o.type.scalar.is_int]

    return reachable(integers(i), integers)


def check_snapshots(program: Program, request: Request) -> None:
    """A loop with snapshots runs once as it stands: what it puts into constant memory is not found again."""
    if (
        request.runtime_activity
        and program.has_snapshots(request.function)
        and program.put_into.is_anything_in_steps(request.function)
    ):
        raise DifferentiationError(
            "EH0306",
            f"{request.function.name} has a loop with snapshots that may write to memory of which it is decided at run time whether it is "
            "constant",
            why="the loop runs once without its derivative, and what it puts into constant memory then is not found again",
            remedy="pass that memory as enzyme_dup, leave out enzyme_runtime_activity, or the snapshots",
        )


def check_left(program: Program, function: Function) -> None:
    """No pointer of an earlier call is read in static memory: that such a one leads to constant memory has to be decided at run time."""
    below = program.calls.below([function])
    reader = next((one for one in program.reads_left if one in below), None)
    if reader is None:
        return
    error = DifferentiationError(
        "EH0306",
        f"{reader.name} reads a pointer that an earlier call left in {program.reads_left[reader]}",
        why="the shadow of the memory it leads to is not known",
        remedy="let each call make that memory, or pass it as an argument with a shadow",
    )
    error.can_stop_instead = True
    raise error
