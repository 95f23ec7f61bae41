"""A call through a pointer becomes a call of a function that finds out which function it is.

What may be called is known when the program is linked: such a dispatcher compares the pointer with each candidate and calls
the one it is by its name, so that everything known about calls holds for it. A pointer that is none of them is called as it
stands, marked as unlisted: a derivative stops there with a message, for nobody has the body. So is a call with no candidate
at all: most are hooks that this program leaves at null, which nobody calls. Only what native code alone gave is left to be
refused, for such a call could do nothing but stop. Trait objects that native code made (the error in which Rust's standard
library wraps a text, what was panicked with) are released as in the primal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from enzyme_hub.analysis.called_functions import Called, CalledFunctions, is_drop, is_through_table
from enzyme_hub.analysis.tables import Beside
from enzyme_hub.differentiate.request import requests
from enzyme_hub.differentiate.request.reach import asked, call_graph
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.callgraph import accepted
from enzyme_hub.ir.clone import call_instead, clone_as_call
from enzyme_hub.ir.instructions import Call, CallBase, Invoke
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.roles import is_thread
from enzyme_hub.ir.values import Argument, Block, Value
from enzyme_hub.languages.known import is_value_witness
from enzyme_hub.languages.meaning import ARM, ARM_OF, DROP, UNLISTED, Unknown, is_arm, meaning, meaning_of
from enzyme_hub.languages.spelling import readable

WAITS = "it asks for a derivative itself, which may be that of what calls it"


def resolve(module: Module, roots: Iterable[Function], strategy: Strategy) -> bool:
    """Name the functions that calls through pointers may enter, in all that `roots` lead to.

    True if functions were written for it.
    """
    was_written = False
    found = CalledFunctions(module, roots, asked, strategy.by_objects).called
    if strategy.by_objects:
        found = _first(found)
    asking = _asking(module, {function for called in found.values() for function in called.functions})
    for call, called in found.items():
        candidates = [f for f in called.functions if not isinstance(meaning_of(f), Unknown)]
        if not isinstance(meaning(call), Unknown):
            continue
        if is_value_witness(call) or (not called.functions and not called.is_native):
            _mark(call, call)
        elif not candidates or not _can_be_replaced(call):
            continue
        elif called.is_all and len(called.functions) == len(candidates) == 1 and _takes_all(call, candidates[0]):
            call.set_operand(len(call.operands) - 1, candidates[0])
        else:
            if len(candidates) > 1:
                strategy.candidates.update(one.name for one in candidates if one.name)
            refused = {} if all(f.name in strategy.refused for f in candidates) else strategy.refused
            refused = refused | {f.name: WAITS for f in candidates if f in asking and f.name}
            made = call_instead(
                call, _dispatcher(module, call, candidates, strategy, refused), (call.callee, *call.arguments)
            )
            made.argument_attributes = [a.attributes for a in _function_called(made).arguments]
            made.attributes = ("noinline",) if is_thread(made.function) else ()  # a thread runs what is called there
            was_written = strategy.was_written = True
    return was_written


def _first(found: dict[CallBase, Called]) -> dict[CallBase, Called]:
    """Calls through pointers to functions come before those of virtual methods.

    What is inlined then says more of the objects: a std::function's manager of all that is done to it takes pointers to all that there is.
    """
    known = {c: called for c, called in found.items() if called.functions and isinstance(meaning(c), Unknown)}
    return {c: called for c, called in known.items() if not is_through_table(c)} or found


def _asking(module: Module, candidates: Iterable[Function]) -> Set[Function]:
    """The candidates that ask for derivatives themselves."""
    return call_graph(module, candidates).without_circles().reaching(call.function for call in requests.find(module))


def release(module: Module) -> None:
    """All derivatives are there: nobody needs to know any more what was for whom."""
    for function in module.functions.values():
        if not function.is_declaration and (function.is_read or ARM in (function.body_text or "")):
            for i in list(function.instructions):
                if isinstance(i, inst.CallBase) and is_arm(i):
                    i.replace_all_uses_with(i.arguments[0])
                    i.erase()


def _dispatcher(
    module: Module, call: CallBase, candidates: list[Function], strategy: Strategy, refused: Mapping[str, str]
) -> Function:
    """A function of the pointer and of what is passed, that makes the call."""
    source = call.function
    function = module.define(
        module.unique_name(f"{source.name}.calls"),
        types.function(call.type, (call.callee.type, *(a.type for a in call.arguments))),
        parameter_attributes=[(), *(_in_error_register(call, k) for k in range(call.argument_count))],
        header_prefix="internal",
        header_suffix=source.inherited,
    )
    pointer = function.arguments[0]
    block, end = function.add_block(), Block(function)
    results: list[tuple[Value, Block]] = []
    for candidate in candidates:
        mine, others = function.add_block(), function.add_block()
        b = Builder(block)
        b.branch_if(b.compare("icmp", "eq", pointer, candidate), mine, others)
        reason = refused.get(candidate.name or "")
        # That LLVM knows which function it is must not make a call by name of it.
        callee = candidate if reason is None else Builder(mine).call(_same_pointer(module), (pointer,))
        made = _call(call, function, callee, mine, end, candidate)
        if reason is not None:
            _mark(made, call, readable(f"{candidate.name}: {reason}"))
        elif not candidate.is_declaration:
            if strategy.keeps_whole:
                made.attributes = (*made.attributes, "noinline")
            if strategy.keeps_apart:
                _keep_apart(made, candidate, call)
        results.append((made, mine))
        block = others
    unlisted = _call(call, function, pointer, block, end)
    _mark(unlisted, call)
    results.append((unlisted, block))
    function.blocks.append(end)
    b = Builder(end)
    b.ret(None if call.type.is_void else b.phi(call.type, results))
    return function


def _keep_apart(call: CallBase, candidate: Function, replaced: CallBase) -> None:
    """Let the pointers that a candidate is given pass through copies that say for whom, and where that was found."""
    layout = call.function.module.layout
    for index, argument in enumerate(call.arguments):
        if isinstance(argument, Argument) and argument.type is types.ptr:
            function = _same_pointer(call.function.module)
            copy = Call(function.value_type, function, (argument,))
            words = f"{Beside.of(replaced.callee, replaced.arguments[index], layout)} {candidate.name}"
            copy.attributes = (f'"{ARM_OF}"="{escape(words.encode("utf-8", "surrogateescape"))}"',)
            copy.insert_before(call)
            call.set_operand(index, copy)


def _same_pointer(module: Module) -> Function:
    """LLVM takes what it returns for another pointer, to the same memory."""
    return module.declare(ARM, types.function(types.ptr, (types.ptr,)))


def _mark(unlisted: CallBase, call: CallBase, reason: str = "") -> None:
    """Say that an unlisted call stands for another; if that may be one of a function that is known, why it is not listed."""
    words = f"{call.site.packed()}\n{reason}"
    word = DROP if not reason and is_drop(call) else UNLISTED
    unlisted.attributes = (*unlisted.attributes, f'"{word}"="{escape(words.encode("utf-8", "surrogateescape"))}"')


def _without_registers(call: Call, candidate: Function) -> Call:
    """A call of what takes fewer arguments, instead of one that is in no block."""
    kept = accepted(call)[candidate.value_type]
    made = Call(
        candidate.value_type,
        call.callee,
        [call.arguments[k] for k in kept],
        flags=call.flags,
        calling_convention=call.calling_convention,
        result_attributes=call.result_attributes,
        argument_attributes=[call.argument_attributes[k] for k in kept],
        attributes=call.attributes,
    )
    call.drop_operands()
    return made


def _can_be_replaced(call: CallBase) -> bool:
    """True for a plain call through a pointer."""
    if call.function_type.is_vararg or call.bundles:
        return False
    return isinstance(call, Invoke) or (isinstance(call, Call) and call.tail != "musttail")


def _takes_all(call: CallBase, candidate: Function) -> bool:
    return candidate.value_type is call.function_type


def _function_called(call: CallBase) -> Function:
    function = call.called_function
    assert function is not None
    return function


def _in_error_register(call: CallBase, index: int) -> tuple[str, ...]:
    """What must be said of the place for an error wherever it is handed on."""
    return ("swifterror",) if call.argument_attribute(index, "swifterror") is not None else ()


def _call(
    call: CallBase, dispatcher: Function, callee: Value, block: Block, end: Block, candidate: Function | None = None
) -> CallBase:
    """The same call of what was given to the dispatcher, in a block that goes on to the end. Constants stay in sight.

    The candidate may take less than is passed: a context that it does not need.
    """
    passed = zip(call.arguments, dispatcher.arguments[1:], strict=True)
    given: dict[Value, Value] = {value: parameter for value, parameter in passed if not value.is_constant}
    made = clone_as_call(call, lambda value: given.get(value, value))
    made.set_operand(len(made.operands) - 1, callee)
    assert isinstance(made, Call)
    if candidate is not None and not _takes_all(call, candidate):
        made = _without_registers(made, candidate)
    made.tail = ""
    b = Builder(block)
    b.insert(made)
    b.branch(end)
    return made
