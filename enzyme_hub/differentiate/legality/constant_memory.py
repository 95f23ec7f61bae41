"""Numbers that depend on an active input, and that are put into constant memory, are not read again where they matter.

What a request declares constant has no shadow, so a number that is stored there loses its derivative. That is right for a log or an
output that nobody asks about, and silently wrong for scratch memory. In one function LLVM hands the number on; here all functions of a
request are looked at.

Writes and reads are followed as places of the type graph, in which the memory that a caller and a callee see is one. From the writes a
flow finds all places and values that the numbers get to, also by code that is not differentiated. A read counts if control may come to
it from a write, if an active output depends on it, and if its place is among those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from enzyme_hub.analysis.activity.flow_of_bytes import Flow
from enzyme_hub.analysis.activity.uses import Use, use_of
from enzyme_hub.analysis.activity.varied import through_given_functions
from enzyme_hub.analysis.types.nodes import Node, find, overlapping
from enzyme_hub.analysis.types.overlap import all_leaves
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.meaning import Copy, Math, calls_derivative, meaning

Leaves = frozenset[Node]


@record
class Met:
    """What a derivative does to memory without a shadow: the places that it puts varied numbers into, and those of which it reads
    numbers on which an active output depends; with the instruction of each."""

    writes: tuple[tuple[inst.Instruction, Leaves], ...]
    reads: tuple[tuple[inst.Instruction, Leaves], ...]

    @property
    def written(self) -> Leaves:
        return frozenset[Node]().union(*(leaves for _, leaves in self.writes))

    @property
    def read(self) -> Leaves:
        return frozenset[Node]().union(*(leaves for _, leaves in self.reads))


def constant_memory_is_not_read_back(plan: Plan) -> None:
    """Raise DifferentiationError EH0306 where the derivative of what is read would be lost."""
    if not any(a.type.holds_pointer and plan.activity.is_constant_argument(a) for a in plan.source.arguments):
        return
    met = _met(plan)
    if not met.writes:
        return
    flow = _Lost(plan.program.places)
    for i, leaves in met.writes:
        for leaf in leaves:
            flow.raise_place(leaf, 1, i)
    flow.run()
    through_given_functions(flow)
    lost = frozenset(map(find, flow.memory))
    writers = [i for i, _ in met.writes]
    for i, leaves in (*met.reads, *_results(plan, flow)):
        if lost.isdisjoint(leaves):
            continue
        writer = next((one for one in writers if _may_follow(plan, i, one)), None)
        if writer is not None:
            raise _refused(plan, i, writer)


class _Lost(Flow):
    """Where numbers get to that were put into constant memory."""

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        return 0 if use_of(i) is Use.ZERO or i.type.is_void or i.type.is_pointer else level


def _met(plan: Plan) -> Met:
    """What a derivative does, callees first; where functions call each other, until nothing is added. Without recursion of ours: a
    program may call as deep as it likes."""
    known: dict[Key, Met] = plan.program.constant_memory
    work = [] if plan.key in known else [_entered(plan, known)]
    done: list[Plan] = []
    is_recursive = False
    while work:
        one, callees = work[-1]
        callee = next(callees, None)
        if callee is None:
            known[one.key] = Met(tuple(_writes(one)), tuple(_reads(one)))
            done.append(one)
            work.pop()
        elif callee.key not in known:
            work.append(_entered(callee, known))
        else:
            is_recursive |= any(callee.key == entered.key for entered, _ in work)
    while is_recursive:
        is_recursive = False
        for one in done:
            before, known[one.key] = known[one.key], Met(tuple(_writes(one)), tuple(_reads(one)))
            is_recursive |= (before.written, before.read) != (known[one.key].written, known[one.key].read)
    return known[plan.key]


def _entered(plan: Plan, known: dict[Key, Met]) -> tuple[Plan, Iterator[Plan]]:
    """A derivative, and those of what it calls. Until these are looked at, a call of it counts as doing nothing."""
    known[plan.key] = Met((), ())
    found = (_of_callee(plan, call) for call in _calls(plan))
    return plan, (one for one in found if one is not None)


def _calls(plan: Plan) -> Mapping[inst.CallBase, Key]:
    """The calls that are differentiated; none where one of them has no derivative: that is said when it is its turn."""
    try:
        return plan.calls
    except DifferentiationError:
        return {}


def _of_callee(plan: Plan, call: inst.CallBase) -> Plan | None:
    try:
        return plan.of_callee(call)
    except DifferentiationError:
        return None


def _writes(plan: Plan) -> Iterator[tuple[inst.Instruction, Leaves]]:
    activity = plan.activity
    for i in live(plan):
        if isinstance(i, inst.Store):
            if activity.is_varied(i.value) and _is_constant(plan, i.pointer):
                yield i, _at(plan, i.pointer, plan.source.module.layout.size(i.value.type))
        elif isinstance(i, inst.CallBase):
            what = meaning(i)
            if isinstance(what, Copy):
                if activity.has_shadow(i.operand(what.source)) and _is_constant(plan, i.operand(what.target)):
                    yield i, _behind(plan, i.operand(what.target))
            elif isinstance(what, Math):
                if any(map(activity.is_varied, i.arguments)):
                    for place in what.rule.outputs:
                        if _is_constant(plan, i.arguments[place]):
                            yield i, _behind(plan, i.arguments[place])
            elif i in _calls(plan) and (leaves := _of_call(plan, i).written):
                yield i, leaves


def _reads(plan: Plan) -> Iterator[tuple[inst.Instruction, Leaves]]:
    activity = plan.activity
    for i in live(plan):
        if isinstance(i, inst.Load):
            if activity.is_useful(i) and activity.carries_float(i) and _has_no_shadow(plan, i.pointer):
                yield i, _at(plan, i.pointer, plan.source.module.layout.size(i.type))
        elif isinstance(i, inst.CallBase):
            what = meaning(i)
            if isinstance(what, Copy):
                if activity.has_shadow(i.operand(what.target)) and _has_no_shadow(plan, i.operand(what.source)):
                    yield i, _behind(plan, i.operand(what.source))
            elif i in _calls(plan) and (leaves := _of_call(plan, i).read):
                yield i, leaves


def _results(plan: Plan, flow: _Lost) -> Iterator[tuple[inst.Instruction, Leaves]]:
    """The calls made as they stand that return such numbers."""
    activity = plan.activity
    for i in live(plan):
        if not isinstance(i, inst.CallBase) or i in _calls(plan) or not calls_derivative(i) or not flow.levels.get(i):
            continue
        if activity.is_useful(i) and activity.carries_float(i):
            yield i, frozenset[Node]().union(*(_behind(plan, a) for a in i.arguments if a.type.is_pointer))


def _of_call(plan: Plan, call: inst.CallBase) -> Met:
    """What the derivative of a function does that is called; anything, if the program gives it."""
    callee = _of_callee(plan, call)
    if callee is not None:
        known: dict[Key, Met] = plan.program.constant_memory
        return known[callee.key]
    leaves = [_behind(plan, a) for a in call.arguments if a.type.is_pointer and _has_no_shadow(plan, a)]
    return Met(tuple((call, one) for one in leaves), tuple((call, one) for one in leaves))


def _is_constant(plan: Plan, pointer: Value) -> bool:
    """True if a pointer without a shadow may lead to memory of the caller's."""
    work = Worklist([pointer])
    for one in work:
        for base in plan.facts.pointers.all_bases(one) if not plan.activity.has_shadow(one) else ():
            if isinstance(base, Argument) and plan.activity.is_constant_argument(base):
                return True
            if isinstance(base, inst.Load):
                work.add(base.pointer)
    return False


def _has_no_shadow(plan: Plan, pointer: Value) -> bool:
    return not pointer.is_constant and not plan.activity.has_shadow(pointer)


def _at(plan: Plan, pointer: Value, size: int) -> Leaves:
    return _with_others(
        plan, (leaf for place in plan.facts.types.places(pointer) for leaf in overlapping(*place, size))
    )


def _behind(plan: Plan, pointer: Value) -> Leaves:
    return _with_others(plan, all_leaves(*(node for node, _ in plan.facts.types.places(pointer))))


def _with_others(plan: Plan, leaves: Iterable[Node]) -> Leaves:
    """With what may share bytes although the graph left it apart."""
    overlaps = plan.program.types.overlaps
    return frozenset(find(one) for leaf in leaves for one in (leaf, *overlaps.of(leaf)))


def _may_follow(plan: Plan, i: inst.Instruction, before: inst.Instruction) -> bool:
    """True if control may come from one instruction to another."""
    first, last = before.block, i.block
    assert first is not None and last is not None
    if first is last and first.instructions.index(before) < first.instructions.index(i):
        return True
    return last in reachable(first.successors, lambda block: block.successors)


def _refused(plan: Plan, i: inst.Instruction, writer: inst.Instruction) -> DifferentiationError:
    where = f" ({writer.where})" if writer.where else ""
    return DifferentiationError(
        "EH0306",
        f"{plan.source.name} writes a number to constant memory{where}, and it is read again",
        where=i.where or writer.where,
        why="the number depends on what is differentiated, and constant memory has no shadow to keep its derivative in",
        remedy="pass that memory as enzyme_dup (a zeroed shadow will do); what a closure captures is constant: make such "
        "memory inside",
    )
