"""What a derivative must not lose, asked of a function before anything of its derivative is made.

The contract (ARCHITECTURE.md, "The contract"): whatever depends on an active input is differentiated by a rule, moved with its
adjoint, declared to have derivative zero, dead, or refused. `analysis.activity.uses` says which, by opcode; the checks
here refuse. Each raises a DifferentiationError with the place, the reason and a way out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Set
from typing import Protocol

from enzyme_hub import rules
from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.activity.lost_bits import LostBits
from enzyme_hub.analysis.activity.uses import Use, is_bit_operation, use_of
from enzyme_hub.analysis.memory.modref import Company
from enzyme_hub.analysis.memory.opaque import OpaqueCalls
from enzyme_hub.differentiate.block_threads import threads_of_a_block_agree
from enzyme_hub.differentiate.company import (
    all_is_in_order,
    given_derivatives_are_alone,
    threads_wait_as_is_known,
    variables_belong_to_all_threads,
)
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.known_types import types_are_known
from enzyme_hub.differentiate.one_format import numbers_are_overwritten_whole, numbers_have_one_format
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.shadowed.global_pointers import Leads, global_behind
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.differentiate.told_integers import told_integers_are_looked_at
from enzyme_hub.differentiate.whole_numbers import numbers_move_whole
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable, function_behind
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Argument, ConstantInt, ConstantOther, Value
from enzyme_hub.languages.julia.inert import is_inert
from enzyme_hub.languages.libraries.shipped import reason
from enzyme_hub.languages.meaning import Copy, Custom, Inactive, Unknown, meaning
from enzyme_hub.languages.vocabulary import RESULT


class Program(Protocol):
    """What is known of all functions that requests reach."""

    @property
    def calls(self) -> CallGraph: ...
    @property
    def roots(self) -> Collection[Function]: ...
    @property
    def spares_constants(self) -> bool: ...
    @property
    def closures(self) -> Collection[Function]:
        """The roots that have a context, which is constant although nobody said so."""

    @property
    def opaque(self) -> OpaqueCalls: ...
    @property
    def beside_active_globals(self) -> Set[Function]: ...
    @property
    def active_globals(self) -> Set[GlobalVariable]: ...
    @property
    def written_globals(self) -> Set[GlobalVariable]: ...
    @property
    def leads(self) -> Mapping[GlobalVariable, Leads]: ...
    def globals_named_below(self, function: Function) -> Set[GlobalVariable]: ...
    def globals_written_below(self, function: Function) -> Set[GlobalVariable]: ...
    def named_globals(self, function: Function) -> Set[GlobalVariable]: ...
    def may_touch_active_globals(self, call: inst.CallBase) -> bool: ...
    def company(self, function: Function) -> Company: ...
    @property
    def in_regions(self) -> Set[Function]: ...
    @property
    def has_only_teams(self) -> bool: ...
    @property
    def in_threads(self) -> Set[Function]: ...
    def takes_turn(self, i: inst.Instruction) -> bool: ...


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
    named = program.named_globals(request.function) & (program.active_globals - program.written_globals)
    for variable in sorted(named, key=lambda g: g.name or ""):
        leads = program.leads.get(variable)
        if leads is not None and leads.elsewhere and leads.to & program.active_globals:
            target = min(g.name or "" for g in leads.to & program.active_globals)
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


def check(plan: Plan) -> None:
    """Raise DifferentiationError for whatever the derivative of one function would lose."""
    for each in CHECKS:
        each(plan)


def opaque_calls_meet_no_active_memory(plan: Plan) -> None:
    """Who cannot be seen into may read and change whatever is within reach; what is given to it is refused with its call."""
    exposed = plan.activity.exposed()
    if exposed is None and plan.source not in plan.program.beside_active_globals:
        return
    met = "global variables" if exposed is None else "memory that others can reach"
    for i in _live(plan):
        opaque = plan.program.opaque.behind(i) if isinstance(i, inst.CallBase) else None
        if opaque is not None and not (opaque is i and _has_active_operand(plan, opaque)):
            raise _opaque(opaque, f"what is called may read or change {met}, where differentiated data is")


def _has_active_operand(plan: Plan, call: inst.CallBase) -> bool:
    """True if the call is given active data, and not only because what it calls back meets active globals."""
    if plan.program.may_touch_active_globals(call):
        return False
    return any(_is_shadowed(plan, a) if a.type.holds_pointer else plan.activity.is_active(a) for a in call.arguments)


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
    for i in _live(plan):
        if not isinstance(i, inst.CallBase) or not isinstance(meaning(i), Unknown) or i.called_function is None:
            continue
        missing = reason(i.called_function)
        if missing is not None and any(
            _is_shadowed(plan, a) if a.type.holds_pointer else plan.activity.is_active(a) for a in i.arguments
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
    for i in _live(plan):
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
        found = plan.program.globals_written_below(function) & plan.program.active_globals
        if found or any(plan.activity.has_shadow(a) and not plan.facts.types.points_to_integers(a) for a in written):
            place = (
                f"@{min(g.name or '' for g in found)}, which is differentiated" if found else "differentiated memory"
            )
            raise _spoils(plan, i, f"may write to {place}", "let it write to memory of its own, or call it directly")


def given_derivatives_see_all(plan: Plan) -> None:
    """What the program gives as a derivative says nothing of globals."""
    for i in _live(plan):
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        if not isinstance(what, Custom) or what.function.is_declaration:
            continue
        met = plan.program.globals_named_below(what.function) & plan.program.active_globals
        if met:
            raise DifferentiationError(
                "EH0312",
                f"{what.function.name} has a derivative of its own, and meets @{min(g.name or '' for g in met)}, which is "
                "differentiated",
                where=i.where,
                why="the derivative that is given says nothing of global variables, so theirs would be lost",
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


def memory_has_shadows(plan: Plan) -> None:
    """Active data moves through memory whose shadow is known."""
    lost = plan.activity.lost(plan.facts.live)
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
    by = plan.activity.put_into_arguments(plan.facts.live)
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
    for i in _live(plan):
        target = _takes_active_pointers(plan, i)
        if target is None or (plan.key.asked.runtime_activity and plan.activity.has_shadow(target)):
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
        return i.pointer if i.value.type.is_pointer and _is_shadowed(plan, i.value) else None
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
    work, seen = [pointer], {pointer}
    while work:
        for base in plan.facts.pointers.all_bases(work.pop()):
            if isinstance(base, Argument) and plan.activity.is_constant_argument(base):
                return base
            if isinstance(base, inst.Load) and not plan.activity.has_shadow(base) and base.pointer not in seen:
                seen.add(base.pointer)
                work.append(base.pointer)
    return None


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
    if plan.key.asked.runtime_activity:
        return
    for i in _live(plan):
        for pointer in _handed_on(plan, i):
            types = plan.facts.types
            if plan.activity.has_no_shadow(pointer) and not (
                types.points_to_integers(pointer) or types.points_to_table(pointer) or is_inert(pointer)
            ):
                raise DifferentiationError(
                    "EH0306",
                    f"{plan.source.name} puts a pointer to constant memory where pointers to differentiated memory are",
                    where=i.where,
                    why="who reads it there cannot tell that it has no shadow",
                    remedy="pass that memory as enzyme_dup as well (a zeroed shadow will do), or say enzyme_runtime_activity",
                )


def active_instructions_have_rules(plan: Plan) -> None:
    """What is active can be differentiated, by opcode."""
    for i in _live(plan):
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


CHECKS: tuple[Callable[[Plan], None], ...] = (
    types_are_known,
    libraries_are_served,
    opaque_calls_meet_no_active_memory,
    inactive_calls_spare_active_memory,
    given_derivatives_see_all,
    variables_belong_to_all_threads,
    threads_wait_as_is_known,
    threads_of_a_block_agree,
    given_derivatives_are_alone,
    all_is_in_order,
    memory_has_shadows,
    spared_arguments_stay_constant,
    constant_memory_holds_no_active_pointers,
    numbers_have_one_format,
    numbers_are_overwritten_whole,
    addresses_stay_pointers,
    pointers_in_shadowed_memory_have_shadows,
    numbers_move_whole,
    active_instructions_have_rules,
    told_integers_are_looked_at,
)


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


def _live(plan: Plan) -> Iterator[inst.Instruction]:
    """The instructions after which the function may return."""
    return (i for block in plan.facts.cfg.blocks if block in plan.facts.live for i in block.instructions)


def _is_shadowed(plan: Plan, pointer: Value) -> bool:
    return not pointer.is_constant and plan.activity.has_shadow(pointer)


def _handed_on(plan: Plan, i: inst.Instruction) -> list[Value]:
    """The pointers that an instruction puts where their shadows are looked for."""
    if isinstance(i, inst.Store) and i.value.type.is_pointer and plan.activity.has_shadow(i.pointer):
        return [i.value]
    if not isinstance(i, inst.Return) or not plan.key.shadow_return:
        return []
    found: list[Value] = []
    whole = i.operand(0)
    while isinstance(whole, inst.InsertValue):
        found.append(whole.operand(1))
        whole = whole.operand(0)
    return [value for value in (*found, whole) if value.type.is_pointer]


def _computed_from(i: inst.Instruction) -> list[inst.Instruction]:
    """The instructions whose integer results an instruction was computed from."""
    found: dict[inst.Instruction, None] = {}
    work = list(i.operands)
    while work:
        value = work.pop()
        if isinstance(value, inst.Instruction) and value not in found and value.type.scalar.is_int:
            found[value] = None
            work.extend(value.operands)
    return list(found)
