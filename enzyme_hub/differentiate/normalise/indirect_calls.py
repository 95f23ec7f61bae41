"""A call through a pointer becomes a call of a function that finds out which function it is.

What may be called is known when the program is linked: such a dispatcher compares the pointer with each candidate and calls
the one it is by its name, so that everything known about calls holds for it. A pointer that is none of them is called as it
stands, marked as unlisted: a derivative stops there with a message, for nobody has the body.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.called_functions import CalledFunctions
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_as_call
from enzyme_hub.ir.instructions import Call, CallBase, Invoke
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.values import Block, ConstantOther, Value
from enzyme_hub.languages.meaning import UNLISTED, Unknown, meaning_of


class IndirectCalls:
    """Rewrites the calls through pointers in functions of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._called = CalledFunctions(module)
        self._written = 0

    def resolve(self, roots: Iterable[Function]) -> int:
        """Name the functions that calls through pointers may enter, in `roots` and in all that they come to call.

        Returns the number of functions that were written for it.
        """
        seen: set[Function] = set()
        work = list(roots)
        while work:
            function = work.pop()
            if function in seen or function.is_declaration:
                continue
            seen.add(function)
            for call in [i for i in function.instructions if isinstance(i, CallBase)]:
                work.extend(self._resolve(call))
        return self._written

    def _resolve(self, call: CallBase) -> list[Function]:
        """Name what the call may enter. Returns the functions to look at next."""
        named = function_behind(call.callee)
        if named is not None:
            given = (function_behind(a) for a in call.arguments if named.is_declaration and a.type.is_pointer)
            return [named, *(one for one in given if one is not None)]
        if not _can_be_replaced(call):
            return []
        called = self._called.of(call)
        candidates = [f for f in called.functions if not isinstance(meaning_of(f), Unknown)]
        if called.is_all and len(called.functions) == len(candidates) == 1:
            call.set_operand(len(call.operands) - 1, candidates[0])
        elif candidates:
            _call_instead(call, self._dispatcher(call, candidates))
            self._written += 1
        return candidates

    def _dispatcher(self, call: CallBase, candidates: list[Function]) -> Function:
        """A function of the pointer and of what is passed, that makes the call."""
        source = call.function
        function = self._module.define(
            self._module.unique_name(f"{source.name}.calls"),
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
        unlisted.attributes = (*unlisted.attributes, f'"{UNLISTED}"="{escape(call.where.encode())}"')
        results.append((unlisted, block))
        function.blocks.append(end)
        b = Builder(end)
        b.ret(None if call.type.is_void else b.phi(call.type, results))
        return function


def _can_be_replaced(call: CallBase) -> bool:
    """True for a plain call through a pointer."""
    if isinstance(call.callee, ConstantOther) or call.function_type.is_vararg or call.bundles:
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
