"""Differentiated memory has a shadow, and so has every pointer to it, wherever that is kept."""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.legality.plan import Plan, describe, is_shadowed, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import Argument, ConstantInt, Value
from enzyme_hub.ir.walk import CHOICES, LANES
from enzyme_hub.languages.known import is_own_shadow
from enzyme_hub.languages.meaning import Copy, Inactive, meaning
from enzyme_hub.languages.vocabulary import RESULT


def memory_has_shadows(plan: Plan) -> None:
    """Active data moves through memory whose shadow is known."""
    lost = plan.activity.lost(plan.facts.reaches_return)
    if lost is None:
        return
    by, memory = lost
    what = meaning(memory) if isinstance(memory, inst.CallBase) else None
    if isinstance(what, Inactive) and RESULT in what.throws:
        raise DifferentiationError(
            "EH0307",
            f"{plan.source.name} throws differentiated data, and goes on where that is caught",
            where=by.where,
            why="what is thrown carries no derivative",
            remedy="return it, or keep it in a variable of the function that catches",
        )
    name = "a pointer that cannot be followed"
    if isinstance(memory, GlobalVariable):
        name = f"@{memory.name}"
    elif isinstance(memory, Argument):
        name = "a constant struct passed by value"
    raise DifferentiationError(
        "EH0306",
        f"{plan.source.name} moves active data through memory without a shadow, reached through {name}",
        where=by.where,
        why="where its derivative belongs is not known, so it would be lost",
        remedy="pass the memory as an argument with a shadow, or allocate it inside the differentiated function",
    )


def spared_arguments_stay_constant(plan: Plan) -> None:
    """What callers found to be constant: another witness than the one they asked. Requests say so of their arguments themselves."""
    is_closure = plan.source in plan.program.closures
    if not (plan.program.spares_constants or plan.program.closures) or (
        plan.source in plan.program.roots and not is_closure
    ):
        return
    by = plan.activity.put_into_arguments(plan.facts.reaches_return)
    if by is not None:
        raise DifferentiationError(
            "EH0306",
            f"{plan.source.name} may put differentiated data into memory that its caller takes for constant",
            where=by.where,
            why="it would carry no derivative there",
            remedy="pass that memory as enzyme_dup (a zeroed shadow will do); what a closure captured is constant: make such "
            "variables inside",
        )


def constant_memory_holds_no_active_pointers(plan: Plan) -> None:
    """Who reads a pointer in what the user calls constant will not look for its shadow.

    Where memory may be constant or not and that is decided at run time, so is this.
    """
    for i in live(plan):
        target = _takes_active_pointers(plan, i)
        if target is None or (plan.key.options.runtime_activity and plan.activity.has_shadow(target)):
            continue
        constant = _constant_argument_behind(plan, target)
        if constant is not None:
            raise DifferentiationError(
                "EH0306",
                f"{plan.source.name} puts a pointer to differentiated memory into {describe(constant)}, which is constant",
                where=i.where,
                why="what is read through it again would carry no derivative",
                remedy="pass that memory as enzyme_dup as well (a zeroed shadow will do)",
            )


def _takes_active_pointers(plan: Plan, i: inst.Instruction) -> Value | None:
    """The memory that an instruction puts pointers to differentiated memory into."""
    if isinstance(i, inst.Store):
        return i.pointer if i.value.type.is_pointer and is_shadowed(plan, i.value) else None
    what = meaning(i) if isinstance(i, inst.CallBase) else None
    if not isinstance(what, Copy):
        return None
    target, source = i.operand(what.target), i.operand(what.source)
    if plan.activity.has_shadow(target) or not plan.activity.has_shadow(source):
        return None
    size = i.operand(what.size)
    pattern = plan.facts.types.memory(source, size.value if isinstance(size, ConstantInt) else None)
    return target if pattern is not None and any(part.kind == "pointer" for part in pattern.parts) else None


def _constant_argument_behind(plan: Plan, pointer: Value) -> Argument | None:
    """The constant argument through which a pointer that may lead to constant memory was found."""
    work = Worklist([pointer])
    for one in work:
        for base in plan.facts.pointers.all_bases(one):
            if isinstance(base, Argument) and plan.activity.is_constant_argument(base):
                return base
            if isinstance(base, inst.Load) and not plan.activity.has_shadow(base):
                work.add(base.pointer)
    return None


def _lanes(vector: Value) -> list[Value]:
    """The pointers that are put into a vector of pointers."""
    found = reachable(
        [vector],
        lambda one: one.operands if isinstance(one, inst.Instruction) and one.opcode in LANES | CHOICES else (),
    )
    return [one for one in found if one.type.is_pointer]


_CHANGED_AT_ONCE = (
    "changes a pointer to differentiated memory in an atomic operation",
    "its shadow would have to change in the same step, and no instruction changes both",
    "store the pointer plainly, where one thread runs alone or under a mutex",
)


_OUT_OF_SIGHT = ("hands on a pointer to differentiated memory as an integer", "the shadow of a number is not known")


_LOST_BY = {
    "atomicrmw": _CHANGED_AT_ONCE,
    "cmpxchg": _CHANGED_AT_ONCE,
    "bitcast": (
        *_OUT_OF_SIGHT,
        "keep pointers and numbers apart; where cases of an enum have either, say indirect of the whole enum (Swift), or box all",
    ),
}


_LOST = (
    *_OUT_OF_SIGHT,
    'keep the pointer as a pointer; a struct passed by value to an extern "C" function becomes integers',
)


def addresses_stay_pointers(plan: Plan) -> None:
    """No pointer to differentiated memory gets out of sight as an integer."""
    by = plan.activity.address_lost()
    if by is not None:
        what, why, remedy = _LOST_BY.get(by.opcode, _LOST)
        raise DifferentiationError("EH0306", f"{plan.source.name} {what}", where=by.where, why=why, remedy=remedy)


def pointers_in_shadowed_memory_have_shadows(plan: Plan) -> None:
    """Whoever finds a pointer in differentiated memory will look for its shadow; integers alone need none.

    Where that is decided at run time, a pointer to constant memory is its own.
    """
    if plan.key.options.runtime_activity:
        return
    for i in live(plan):
        for pointer in _handed_on(plan, i):
            types = plan.facts.types
            if plan.activity.has_no_shadow(pointer) and not (
                types.points_to_integers(pointer) or types.points_to_table(pointer) or is_own_shadow(pointer)
            ):
                raise DifferentiationError(
                    "EH0306",
                    f"{plan.source.name} puts a pointer to constant memory where pointers to differentiated memory are",
                    where=i.where,
                    why="who reads it there cannot tell that it has no shadow",
                    remedy="pass that memory as enzyme_dup as well (a zeroed shadow will do), or say enzyme_runtime_activity",
                )


def _handed_on(plan: Plan, i: inst.Instruction) -> list[Value]:
    """The pointers that an instruction puts where their shadows are looked for."""
    if isinstance(i, inst.Store) and i.value.type.scalar.is_pointer and plan.activity.has_shadow(i.pointer):
        return [i.value] if i.value.type.is_pointer else _lanes(i.value)
    if not isinstance(i, inst.Return) or not plan.key.shadow_return:
        return []
    found: list[Value] = []
    whole = i.operand(0)
    while isinstance(whole, inst.InsertValue):
        found.append(whole.operand(1))
        whole = whole.operand(0)
    return [value for value in (*found, whole) if value.type.is_pointer]
