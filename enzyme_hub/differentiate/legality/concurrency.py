"""What threads that run a function at once cannot share, and what else of parallel programs has no derivative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.analysis.memory.modref import Concurrency
from enzyme_hub.analysis.memory.ordering import orders_others
from enzyme_hub.base.records import record
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.roles import is_branch, is_region
from enzyme_hub.ir.values import Constant, ConstantExpr, Value
from enzyme_hub.languages.meaning import Custom, LockAcquire, meaning
from enzyme_hub.languages.runtime import ATOMIC_ADD, BROADCAST, TAKE_TURN, has_thread_copies, is_atomic_add

if TYPE_CHECKING:
    from enzyme_hub.differentiate.legality.plan import Plan

BY_HAND = "a flush, a fence or an atomic access with an order says that other threads may go on, and the reverse sweep cannot tell which"


@record
class _Around:
    """What threads run at once, as messages call it."""

    whole: str
    name: str
    private: str
    instead_of_waiting: str


_IN_ORDER = "use barriers, critical sections, locks, reductions or relaxed atomic operations"
_OF_REGION = _Around("a parallel region of OpenMP", "the region", " of the region (private)", _IN_ORDER)
_OF_JOIN = _Around(
    "a join or a parallel iterator",
    "the join",
    "",
    "have each branch return what it finds, and put that together behind the join; what branches share (Mutex, Arc) is used outside of it",
)
_BESIDE_THREADS = _Around("what runs beside threads", "what they share", "", _IN_ORDER)


def _around(plan: Plan) -> _Around:
    program = plan.program
    if plan.source not in program.in_regions and not is_region(plan.source) and not is_branch(plan.source):
        return _BESIDE_THREADS
    return _OF_REGION if any(map(is_region, program.calls.reached)) else _OF_JOIN


def variables_belong_to_all_threads(plan: Plan) -> None:
    """The shadow of a variable of which each thread has its own cannot be cleared before the derivative begins.

    OpenMP's threads do so when they begin to work for it. What one hands on to the others leads to another thread's shadow, which
    is no slot of a workspace, and whose pointers nobody checks.
    """
    if plan.program.concurrency(plan.source) is Concurrency.ALONE:
        return
    are_teams = plan.program.has_only_teams
    for i in plan.source.instructions:
        for variable in filter(None, map(_of_each_thread, i.operands)) if not are_teams else ():
            if variable in plan.program.active_globals:
                raise DifferentiationError(
                    "EH0306",
                    f"{plan.source.name} uses the threadprivate variable {variable.name} in {_around(plan).whole}",
                    where=i.where,
                    why="its shadow is one for each thread, and holds what earlier derivatives left there",
                    remedy=f"use a local variable{_around(plan).private}, or an array with an element for each thread",
                )
        if isinstance(i, inst.CallBase) and i.callee.name == BROADCAST:
            _hands_on_no_pointer(plan, i)


def _hands_on_no_pointer(plan: Plan, i: inst.CallBase) -> None:
    for place in plan.program.addresses.of(i.arguments[0]):
        if place.variable.is_thread_local or has_thread_copies(place.variable):
            raise DifferentiationError(
                "EH0306",
                f"{plan.source.name} copies the threadprivate variable {place.variable.name} with its pointers to all threads",
                where=i.where,
                why="a pointer in it may have been set before, and its shadow is one for each thread",
                remedy="hand on what it points to (copyprivate of a private variable)",
            )


def _of_each_thread(value: Value) -> GlobalVariable | None:
    """The variable of which each thread has a copy that a constant leads into."""
    while isinstance(value, ConstantExpr) and value.operands:
        value = value.operands[0]
    if not isinstance(value, Constant) or not isinstance(value, GlobalVariable):
        return None
    return value if value.is_thread_local or has_thread_copies(value) else None


def threads_wait_as_is_known(plan: Plan) -> None:
    """Who waits for another thread by flags in memory waits in the same order in reverse, unless it is refused."""
    program = plan.program
    if program.concurrency(plan.source) is Concurrency.ALONE or not (
        is_region(plan.source) or plan.source in program.in_threads
    ):
        return  # what nobody in a thread waits for does not order anything
    for i in plan.source.instructions:
        name = i.callee.name if isinstance(i, inst.CallBase) else None
        if name == "__kmpc_flush" or (orders_others(i) and not program.is_ordered_access(i)):
            raise DifferentiationError(
                "EH0310",
                f"threads wait for each other by hand in {plan.source.name}, a part of {_around(plan).whole}",
                where=i.where,
                why=BY_HAND,
                remedy=_around(plan).instead_of_waiting,
            )


def locks_are_noted(plan: Plan) -> None:
    """The order in which threads come is noted in regions, and where a function starts threads: in no others that share shadows."""
    if plan.program.concurrency(plan.source) is not Concurrency.ALONE or not plan.key.options.shared:
        return
    for i in plan.source.instructions:
        if (
            isinstance(i, inst.CallBase)
            and isinstance(meaning(i), LockAcquire)
            and plan.program.tells_others(plan.source)
        ):
            raise DifferentiationError(
                "EH0310",
                f"{plan.source.name} lets one thread in at a time, in a derivative that several threads run with the same shadows",
                where=i.where,
                why="in which order the program's own threads came is not noted, and the reverse has to go the other way round",
                remedy="put the parallel region into the function, or add up by atomic operations",
            )


def given_derivatives_are_alone(plan: Plan) -> None:
    """A derivative that the program or a library gives adds to shadows in its own way, which is not atomic."""
    if plan.program.concurrency(plan.source) is Concurrency.ALONE:
        return
    for i in plan.source.instructions:
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        if not isinstance(what, Custom) or is_atomic_add(what.function):
            continue
        assert isinstance(i, inst.CallBase)
        for argument in i.arguments:
            if argument.type.holds_pointer and plan.activity.has_shadow(argument) and not plan.facts.is_own(argument):
                raise DifferentiationError(
                    "EH0310",
                    f"{plan.source.name} calls {what.function.name} in {_around(plan).whole}, with memory that threads share",
                    where=i.where,
                    why="the derivative that is given for it adds to the shadow of that memory, and two threads may do so at once",
                    remedy=f"call it outside of {_around(plan).name}, or with memory of the thread's own",
                )


def all_is_in_order(plan: Plan) -> None:
    """Where the same bits are asked for each time, threads must not be let in as they come. In reductions they take turns."""
    if not plan.key.options.deterministic or plan.program.concurrency(plan.source) is Concurrency.ALONE:
        return
    for block in plan.source.blocks:
        last: inst.CallBase | None = None
        for i in block.instructions:
            if not isinstance(i, inst.CallBase) or i.intrinsic:
                continue
            what, name = meaning(i), i.callee.name or ""
            is_ordered_access = last is not None and last.callee.name == TAKE_TURN
            if (isinstance(what, LockAcquire) and not is_ordered_access) or name.startswith(ATOMIC_ADD):
                raise DifferentiationError(
                    "EH0310",
                    f"{plan.source.name} lets threads in as they come, and --deterministic asks for one order",
                    where=i.where,
                    why="a critical section, a lock or an atomic operation has no order but that in which threads come",
                    remedy="use a reduction, or link without --deterministic",
                )
            last = i
