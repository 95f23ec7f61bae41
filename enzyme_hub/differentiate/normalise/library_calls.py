"""Calls of libraries that become calls of something that can be differentiated, where a call itself says what it does.

`qsort` by a comparator that only looks becomes a function that asks for the order and moves the elements. `fftw_execute` of a plan
that is made in the same function becomes the execution on the arrays that are named there; functions that come between the two are inlined.
`reallocarray` becomes `realloc`. Atomic sums of threads become calls of a function with a derivative.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_hub.analysis.memory.effects import analysis_of
from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.instructions import Call, CallBase, ExtractValue, Instruction, Select
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_region, is_thread
from enzyme_hub.ir.values import const_int
from enzyme_hub.languages import meaning as meanings
from enzyme_hub.languages import shipped
from enzyme_hub.languages.known import is_of_library


def lead(graph: CallGraph) -> bool:
    """Change what the functions of a call graph call. True if there was something: then what is called is to be supplied."""
    calls = [i for function in graph.reached for i in function.instructions if isinstance(i, CallBase)]
    for call in calls:
        _multiplies(call)
    calls = [call for call in calls if call.block]
    led = [call for call in calls if shipped.lead(call, only_looks)]
    sums = any(is_thread(one) or is_region(one) for one in graph.reached) and shipped.lead_sums(graph.reached)
    left = any(shipped.waits_for_plan(call) for call in calls if call.block)
    return (left and _brings_plans_together(graph)) or bool(led) or sums


def _brings_plans_together(graph: CallGraph) -> bool:
    """Let functions that make, execute or destroy plans be inlined: such as the members of a class that owns one.

    True if there were any.
    """
    marked = graph.reaching(function for function in graph.reached if any(map(_is_of_plans, function.instructions)))
    found = False
    for function in marked:
        for call in function.instructions:
            if isinstance(call, CallBase) and _can_be_inlined(call, graph, marked):
                inlining.ask(call)
                found = True
    return found


def _is_of_plans(i: Instruction) -> bool:
    return isinstance(i, CallBase) and shipped.is_about_plans(i)


def _can_be_inlined(call: CallBase, graph: CallGraph, marked: Collection[Function]) -> bool:
    what = meanings.meaning(call)
    if not isinstance(what, meanings.Call) or what.function not in marked or inlining.is_asked(call):
        return False
    return what.function is call.callee and what.function not in graph.below(graph.callees.get(what.function, ()))


def _multiplies(call: CallBase) -> None:
    """`reallocarray(block, count, size)` is `realloc` of the product: of more bytes than there are where that does not fit."""
    if call.callee.name != "reallocarray" or not is_of_library(call.callee) or len(call.arguments) != 3:
        return
    module, (block, *sizes) = call.function.module, call.arguments
    product = types.struct((types.i64, types.i1))
    type_ = types.function(product, (types.i64,) * 2)
    multiply = module.declare("llvm.umul.with.overflow.i64", type_, "nounwind willreturn memory(none)")
    both = Call(multiply.value_type, multiply, sizes)
    whole, is_too_large = ExtractValue(both, (0,)), ExtractValue(both, (1,))
    size = Select(is_too_large, const_int(types.i64, -1), whole)
    for one in (both, whole, is_too_large, size):
        one.insert_before(call)
    call_instead(call, module.declare("realloc", types.function(types.ptr, (types.ptr, types.i64))), (block, size))


def only_looks(function: Function) -> bool:
    """True if the function changes no memory that others see."""
    if function.is_declaration:
        return False
    found = analysis_of(function.module).of_function(function)
    return not (found.may_write or found.may_free)
