"""Calls that nobody here sees into, or that are made as they stand, meet no differentiated memory."""

from __future__ import annotations

from enzyme_hub.differentiate.legality.plan import Plan, is_shadowed, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import function_behind
from enzyme_hub.ir.values import ConstantOther
from enzyme_hub.languages.meaning import Custom, Inactive, Unknown, meaning
from enzyme_hub.languages.shipped import reason


def opaque_calls_meet_no_active_memory(plan: Plan) -> None:
    """Who cannot be seen into may read and change whatever is within reach; what is given to it is refused with its call."""
    exposed = plan.activity.exposed()
    if exposed is None and plan.source not in plan.program.beside_active_globals:
        return
    met = "global variables" if exposed is None else "memory that others can reach"
    for i in live(plan):
        opaque = plan.program.opaque.behind(i) if isinstance(i, inst.CallBase) else None
        if opaque is not None and not (opaque is i and _has_active_operand(plan, opaque)):
            raise _opaque(opaque, f"what is called may read or change {met}, where differentiated data is")


def _has_active_operand(plan: Plan, call: inst.CallBase) -> bool:
    """True if the call is given active data, and not only because what it calls back meets active globals."""
    if plan.program.may_touch_active_globals(call):
        return False
    return any(is_shadowed(plan, a) if a.type.holds_pointer else plan.activity.is_active(a) for a in call.arguments)


def _opaque(call: inst.CallBase, why: str) -> DifferentiationError:
    caller, function = call.function.name, function_behind(call.callee)
    missing = reason(function) if function is not None else None
    if missing is not None:
        return DifferentiationError(
            "EH0208",
            f"no derivative for {call.callee.name}, which {caller} calls where it may meet active data",
            where=call.where,
            why=missing[0],
            remedy=missing[1],
        )
    if function is not None:
        return DifferentiationError(
            "EH0208",
            f"no body for {function.name}, which {caller} calls where it may meet active data",
            where=call.where,
            why=why,
            remedy=f"compile the file that defines {function.name} with -flto (Rust: -Clinker-plugin-lto) and link it, or "
            "declare it __attribute__((const)) if it touches no memory",
        )
    if isinstance(call.callee, ConstantOther):
        return DifferentiationError(
            "EH0304",
            f"inline assembly in {caller} may meet active data",
            where=call.where,
            why=why,
            remedy="write it in plain code, or declare in its constraints what it touches",
        )
    return DifferentiationError(
        "EH0305",
        f"{caller} calls a function through a pointer, which may meet active data",
        where=call.where,
        why=why,
        remedy="link the file that defines the function with -flto (Rust: -Clinker-plugin-lto), or call it by its name",
    )


def libraries_are_served(plan: Plan) -> None:
    """What a library that we know does with differentiated data has a derivative."""
    for i in live(plan):
        if not isinstance(i, inst.CallBase) or not isinstance(meaning(i), Unknown) or i.called_function is None:
            continue
        missing = reason(i.called_function)
        if missing is not None and any(
            is_shadowed(plan, a) if a.type.holds_pointer else plan.activity.is_active(a) for a in i.arguments
        ):
            raise DifferentiationError(
                "EH0208",
                f"no derivative for {i.callee.name}, which {plan.source.name} calls with active data",
                where=i.where,
                why=missing[0],
                remedy=missing[1],
            )


def inactive_calls_spare_active_memory(plan: Plan) -> None:
    """What a program calls as inactive writes no differentiated memory, and returns no pointer to it, as far as its body
    tells."""
    for i in live(plan):
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        function = i.called_function if isinstance(i, inst.CallBase) else None
        if not isinstance(what, Inactive) or not what.is_said or function is None or function.is_declaration:
            continue
        assert isinstance(i, inst.CallBase)
        if i.type.holds_pointer and plan.activity.has_shadow(i):
            raise _spoils(
                plan, i, "returns a pointer to differentiated memory", "let it return an index, or the number"
            )
        written = (i.arguments[k] for k in plan.facts.modref.effects.of_call(i).writes)
        found = plan.program.globals_written_below(function) & plan.program.beside.active(plan.source)
        if found or any(plan.activity.has_shadow(a) and not plan.facts.types.points_to_integers(a) for a in written):
            place = (
                f"@{min(g.name or '' for g in found)}, which is differentiated" if found else "differentiated memory"
            )
            raise _spoils(plan, i, f"may write to {place}", "let it write to memory of its own, or call it directly")


def given_derivatives_see_all(plan: Plan) -> None:
    """What the program gives as a derivative says nothing of globals."""
    for i in live(plan):
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        if not isinstance(what, Custom) or what.function.is_declaration:
            continue
        met = plan.program.globals_named_below(what.function) & plan.program.beside.active(plan.source)
        if met:
            raise DifferentiationError(
                "EH0312",
                f"{what.function.name} has a custom derivative, and uses the global @{min(g.name or '' for g in met)}, which is "
                "differentiated",
                where=i.where,
                why="a custom derivative covers the arguments alone, so the derivative by the global would be lost",
                remedy="pass the variable to the function as an argument",
            )


def _spoils(plan: Plan, call: inst.CallBase, does: str, remedy: str) -> DifferentiationError:
    return DifferentiationError(
        "EH0306",
        f"{plan.source.name} calls {call.callee.name} as inactive, which {does}",
        where=call.where,
        why="no derivative goes through the call, so what was there before would keep its own",
        remedy=remedy,
    )
