"""Functions of the program that a native function runs before it is done: `raise` runs the handler of a signal.

The derivative makes the call as it stands, and so the handler runs once, on primal memory. That is right unless it changes global
variables that are differentiated, or hands on what is in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from enzyme_hub.differentiate.legality.plan import Plan, Program, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import address_taken
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.effects import HANDLERS
from enzyme_hub.languages.known import registers_handlers
from enzyme_hub.languages.meaning import Inactive, meaning


def handlers_meet_no_active_globals(plan: Plan) -> None:
    """A handler that may run in the middle of the function writes no global variable that a derivative flows through."""
    program = plan.program
    running = program.calls.module.functions.keys() & {"raise"} and _running(program)
    if not running:
        return
    for i in live(plan):
        if not isinstance(i, inst.CallBase) or not (
            _runs(i) or any(one in running for one in program.calls.targets(i))
        ):
            continue
        for handler in _handlers(program.calls.module):
            if (name := _changed(program, handler)) is not None:
                raise DifferentiationError(
                    "EH0303",
                    f"{plan.source.name} calls {i.callee.name}, which may run the signal handler {handler.name}",
                    where=i.where,
                    why=f"{handler.name} changes @{name}, and a handler is not differentiated",
                    remedy=f"call {handler.name} directly, or let the handler set a flag alone",
                )


def _runs(call: inst.CallBase) -> bool:
    what = meaning(call)
    return isinstance(what, Inactive) and HANDLERS in what.does.calls


def _running(program: Program) -> Set[Function]:
    """The functions that lead to such a call."""
    return program.calls.reaching(
        f for f in program.calls.reached if any(isinstance(i, inst.CallBase) and _runs(i) for i in f.instructions)
    )


def _handlers(module: Module) -> Iterator[Function]:
    """The functions that the program registers as handlers; where these are not said by name, those that fit."""
    if not any(map(registers_handlers, module.functions)):
        return
    named: dict[Function, None] = {}
    for given in _registered(module):
        if given is None or not given.is_constant:
            yield from filter(_fits, address_taken(module))
            return
        if (function := function_behind(given)) is not None and not function.is_declaration:
            named[function] = None
    yield from named


def _registered(module: Module) -> Iterator[Value | None]:
    """What is given to those who register handlers; None where that is in memory."""
    for function in module.functions.values():
        for i in function.instructions:
            if not isinstance(i, inst.CallBase) or (called := i.called_function) is None:
                continue
            if registers_handlers(called.name or ""):
                yield i.arguments[1] if called.name != "sigaction" and i.argument_count > 1 else None


def _fits(function: Function) -> bool:
    given = [a.type for a in function.arguments]
    fits = len(given) in (1, 3) and given[0].is_int and all(one.is_pointer for one in given[1:])
    return fits and function.return_type.is_void and not function.is_declaration


def _changed(program: Program, handler: Function) -> str | None:
    """A variable that the handler changes, and that a derivative flows through, or may flow through by the handler alone."""
    written = program.globals_written_below(handler)
    met = program.globals_named_below(handler)
    hands_on = met & (program.active_globals | program.written_globals)
    for variable in sorted(written, key=lambda one: one.name or ""):
        if variable in program.active_globals or (hands_on and program.meeting(variable)):
            return variable.name
    return None
