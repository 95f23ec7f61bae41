"""Each active instruction has a derivative rule."""

from __future__ import annotations

from enzyme_hub import rules
from enzyme_hub.analysis.activity.uses import Use, is_bit_operation, use_of
from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst


def active_instructions_have_rules(plan: Plan) -> None:
    """What is active can be differentiated, by opcode."""
    for i in live(plan):
        if isinstance(i, inst.CallBase):
            if is_bit_operation(i) and plan.activity.is_active(i):
                raise _bits_by_intrinsic(plan, i)
            continue
        use = use_of(i)
        if use is Use.RULE and plan.activity.is_active(i) and rules.for_instruction(i) is None:
            reason = f"{i.opcode} has no derivative rule, and %{i.name} in {plan.source.name} is active"
        elif use is Use.REFUSE and any(map(plan.activity.is_varied, (i, *i.operands))):
            reason = f"{i.opcode} on active data in {plan.source.name}"
        else:
            continue
        is_atomic = isinstance(i, (inst.AtomicRMW, inst.CompareExchange))
        remedy = "compute the value without it, or pass the inputs it depends on as enzyme_const"
        raise DifferentiationError(
            "EH0310" if is_atomic else "EH0302",
            reason,
            where=i.where,
            why="a derivative flows from its operands to its result",
            remedy="of atomic operations there are sums whose value is not read; for others say `omp critical`, or reduction"
            if is_atomic
            else remedy,
        )


def _bits_by_intrinsic(plan: Plan, call: inst.CallBase) -> DifferentiationError:
    return DifferentiationError(
        "EH0303",
        f"{plan.source.name} computes with the bits of a number, with {call.intrinsic}",
        where=call.where,
        why="integer operations on active data have no derivative rule",
        remedy="compute with floating-point operations, or pass the inputs it depends on as enzyme_const",
    )
