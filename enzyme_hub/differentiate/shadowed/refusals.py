"""Calls and instructions that no mode can differentiate."""

from __future__ import annotations

from typing import NoReturn

from enzyme_hub.analysis.activity.lost_bits import MANTISSA
from enzyme_hub.analysis.activity.told_integers import is_told
from enzyme_hub.analysis.member_pointers import distance
from enzyme_hub.differentiate.shadowed.protocol import Shadowing, Sweep
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.errors import DifferentiationError, warn
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, const_int, poison
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Copy,
    Fill,
    Inactive,
    Math,
    MemoryAnnotation,
    SamePointer,
    UnresolvedCall,
    meaning,
)
from enzyme_hub.languages.vocabulary import RESULT


def refuse_thrown_numbers(f: Sweep, i: inst.CallBase, what: Inactive) -> None:
    """What native code throws is found again by nobody who looks for its shadow."""
    if any(f.activity.has_shadow(i.arguments[k]) for k in what.throws if k != RESULT):
        raise DifferentiationError(
            "EH0307",
            f"{f.source.name} panics with differentiated data, and goes on where that is caught",
            where=i.where,
            why="what is thrown carries no derivative",
            remedy="return it as a value: Result<f64, E>",
        )


def is_caught(f: Sweep, i: inst.Invoke) -> bool:
    """True for a call that a derivative makes as it stands, and whose exceptions the function catches and goes on."""
    what = meaning(i)
    as_it_stands = isinstance(what, Inactive) or (isinstance(what, UnresolvedCall) and what.is_drop)
    if i.unwind not in f.facts.reaches_return or i.block not in f.facts.reaches_return or not as_it_stands:
        return False
    return i.type.is_void or not i.is_used or len(f.facts.cfg.preds[i.normal]) == 1


def refuse_caught(f: Sweep, i: inst.Invoke) -> None:
    """The derivative of a function that is called does not unwind: what it left on its tape would be lost."""
    made_as_it_stands = (
        Allocation,
        Copy,
        Deallocation,
        Fill,
        MemoryAnnotation,
        Math,
        Reallocation,
        SamePointer,
        UnresolvedCall,
    )
    if i.unwind in f.facts.reaches_return and not is_caught(f, i) and not isinstance(meaning(i), made_as_it_stands):
        name = i.called_function.name if i.called_function else "what it calls through a pointer"
        raise DifferentiationError(
            "EH0307",
            f"{f.source.name} catches an exception from {name}",
            where=i.where,
            why=f"{name} is not inlined, so what it did to differentiated data before it threw cannot be reversed",
            remedy="catch the exception outside the differentiated function, or let the compiler inline the function",
        )


def stop_at_unlisted(f: Shadowing, i: inst.CallBase, what: UnresolvedCall) -> None:
    """What is called is not known before the program runs, and then it is none of what the link has."""
    if what.is_drop:
        f.copy_instruction(i)
        return
    if what.refused:
        why = f"a function that is called through a pointer has no derivative\n  {what.refused}"
    elif (f.source.name or "").startswith("$s"):
        why = (
            "a method of a value of a protocol type (any P) is called, and which one is known only when the program runs\n"
            "  help: let the function be generic (some P), or make the types cases of an enum"
        )
        warn(f"{what.site}: the program stops where the derivative of this call is needed\n  why:   {why}")
    else:
        why = (
            "the derivative of a function that is called through a pointer is not in the program\n"
            "  help: compile the file that defines the function with -flto (Rust: -Clinker-plugin-lto) and link it"
        )
    f.runtime.stop(f.builder, Stop("EH0305", why, what.site))
    if not i.type.is_void:
        f.set_primal(i, poison(i.type))


def check_member(f: Shadowing, i: inst.Instruction) -> None:
    """A pointer to a member function is of the object that is named, and not of a part of it at some distance."""
    far = distance(i, f.module.layout)
    if far is not None:
        is_near = f.builder.compare("icmp", "eq", f.primal(far), const_int(types.i64, 0))
        why = "a pointer to a member of a second base class has no derivative"
        f.runtime.check(f.builder, is_near, Stop("EH0305", why, i.site))


def refuse_bits(f: Sweep, i: inst.Instruction) -> NoReturn:
    """Integer arithmetic on what carries numbers has no derivative."""
    raise DifferentiationError(
        "EH0302",
        f"{f.source.name} applies the integer operation `{i.opcode}` to a number (%{i.name})",
        why=f.facts.types.explain(i),
        remedy="compute with floating-point operations, or pass the inputs it depends on as enzyme_const",
    )


def refuse_without_rule(f: Sweep, i: inst.Instruction) -> NoReturn:
    """An active instruction must have a derivative rule."""
    raise DifferentiationError(
        "EH0302",
        f"{i.opcode} has no derivative rule, and %{i.name} in {f.source.name} is active",
        why="a derivative flows from its operands to its result",
        remedy="compute the value without it, or pass the inputs it depends on as enzyme_const",
    )


def check_told(f: Shadowing, i: inst.CallBase) -> None:
    """End the program where a word that is told to be an integer has the bits of a normal number."""
    if not is_told(i) or (isinstance(i.arguments[1], ConstantInt) and not i.arguments[1].value):
        return
    b, type_ = f.builder, i.type
    assert isinstance(type_, IntType)
    word, now = (f.primal(a) for a in i.arguments)
    least = 1 << MANTISSA[type_.width]
    moved = b.binary("add", word, const_int(type_, least - 1))
    is_none = b.compare("icmp", "uge", moved, const_int(type_, 2 * least - 1))
    holds = b.binary("xor", b.binary("and", is_none, now), const_int(types.i1, 1))
    why = "an integer is read where numbers are as well, and it has the bits of a number"
    f.runtime.check(b, holds, Stop("EH0301", why, i.site))
