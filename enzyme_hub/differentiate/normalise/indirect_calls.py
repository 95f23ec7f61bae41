"""A call through a pointer becomes a call of a function that finds out which function it is.

What may be called is known when the program is linked: such a dispatcher compares the pointer with each candidate and calls
the one it is by its name, so that everything known about calls holds for it. A pointer that is none of them is called as it
stands, marked as unlisted: a derivative stops there with a message, for nobody has the body. So is a call with no candidate
at all: most are hooks that this program leaves at null, which nobody calls. Only what native code alone gave is left to be
refused, for such a call could do nothing but stop.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.called_functions import CalledFunctions
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_as_call
from enzyme_hub.ir.instructions import Call, CallBase, Invoke
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.meaning import UNLISTED, Unknown, meaning, meaning_of


def resolve(module: Module, roots: Iterable[Function]) -> bool:
    """Name the functions that calls through pointers may enter, in all that `roots` lead to.

    True if functions were written for it.
    """
    was_written = False
    for call, called in CalledFunctions(module, roots).called.items():
        candidates = [f for f in called.functions if not isinstance(meaning_of(f), Unknown)]
        if not isinstance(meaning(call), Unknown):
            continue
        if not called.functions and not called.is_native:
            _mark(call, call)
        elif not candidates or not _can_be_replaced(call):
            continue
        elif called.is_all and len(called.functions) == len(candidates) == 1:
            call.set_operand(len(call.operands) - 1, candidates[0])
        else:
            _call_instead(call, _dispatcher(module, call, candidates))
            was_written = True
    return was_written


def _dispatcher(module: Module, call: CallBase, candidates: list[Function]) -> Function:
    """A function of the pointer and of what is passed, that makes the call."""
    source = call.function
    function = module.define(
        module.unique_name(f"{source.name}.calls"),
        types.function(call.type, (call.callee.type, *(a.type for a in call.arguments))),
        header_prefix="internal",
        header_suffix=source.personality,
    )
    pointer = function.arguments[0]
    block, end = function.add_block(), Block(function)
    results: list[tuple[Value, Block]] = []
    for candidate in candidates:
        mine, others = function.add_block(), function.add_block()
        b = Builder(block)
        b.branch_if(b.compare("icmp", "eq", pointer, candidate), mine, others)
        results.append((_call(call, function, candidate, mine, end), mine))
        block = others
    unlisted = _call(call, function, pointer, block, end)
    _mark(unlisted, call)
    results.append((unlisted, block))
    function.blocks.append(end)
    b = Builder(end)
    b.ret(None if call.type.is_void else b.phi(call.type, results))
    return function


def _mark(unlisted: CallBase, call: CallBase) -> None:
    """Say that an unlisted call stands for another."""
    unlisted.attributes = (*unlisted.attributes, f'"{UNLISTED}"="{escape(call.where.encode())}"')


def _can_be_replaced(call: CallBase) -> bool:
    """True for a plain call through a pointer."""
    if call.function_type.is_vararg or call.bundles:
        return False
    return isinstance(call, Invoke) or (isinstance(call, Call) and call.tail != "musttail")


def _call(call: CallBase, dispatcher: Function, callee: Value, block: Block, end: Block) -> CallBase:
    """The same call of what was given to the dispatcher, in a block that goes on to the end. Constants stay in sight."""
    passed = zip(call.arguments, dispatcher.arguments[1:], strict=True)
    given: dict[Value, Value] = {value: parameter for value, parameter in passed if not value.is_constant}
    made = clone_as_call(call, lambda value: given.get(value, value))
    made.set_operand(len(made.operands) - 1, callee)
    assert isinstance(made, Call)
    made.tail = ""
    b = Builder(block)
    b.insert(made)
    b.branch(end)
    return made


def _call_instead(call: CallBase, dispatcher: Function) -> None:
    """Call the dispatcher, with the pointer first."""
    arguments = (call.callee, *call.arguments)
    if isinstance(call, Invoke):
        made: CallBase = Invoke("invoke", dispatcher.value_type, dispatcher, arguments, blocks=call.successors)
    else:
        made = Call(dispatcher.value_type, dispatcher, arguments)
    made.attachments = {kind: node for kind, node in call.attachments.items() if kind == "dbg"}
    made.debug_records = call.debug_records
    made.insert_before(call)
    call.replace_all_uses_with(made)
    call.erase()
