"""Calls of libraries that become calls of something that can be differentiated, where a call itself says what it does.

`qsort` by a comparator that only looks becomes a function that asks for the order and moves the elements. `fftw_execute` of a plan
that is made in the same function becomes the execution on the arrays that are named there; functions that come between the two are inlined.
`reallocarray` becomes `realloc`. Atomic sums of threads become calls of a function with a derivative.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_hub.analysis.memory.effects import EffectsAnalysis, analysis_of
from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.instructions import Call, CallBase, ExtractValue, Instruction, Select
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_region, is_thread
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages import meaning as meanings
from enzyme_hub.languages.libraries import sorting
from enzyme_hub.languages.libraries.fftw.names import TOLD, is_execute, plans
from enzyme_hub.languages.libraries.threads.sums import lead as lead_sums


def lead(graph: CallGraph) -> bool:
    """Change what the functions of a call graph call. True if there was something: then what is called is to be supplied."""
    calls = [i for function in graph.reached for i in function.instructions if isinstance(i, CallBase)]
    for call in calls:
        _multiplies(call)
    calls = [call for call in calls if call.block]
    led = [call for call in calls if _sorts(call) or _executes(call)]
    sums = any(is_thread(one) or is_region(one) for one in graph.reached) and lead_sums(graph.reached)
    left = any(is_execute(call.callee.name or "") and is_library(call.callee) for call in calls if call.block)
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
    if not isinstance(i, CallBase) or not is_library(i.callee):
        return False
    return is_execute(i.callee.name or "") or TOLD.fullmatch(i.callee.name or "") is not None


def _can_be_inlined(call: CallBase, graph: CallGraph, marked: Collection[Function]) -> bool:
    what = meanings.meaning(call)
    if not isinstance(what, meanings.Call) or what.function not in marked or inlining.is_asked(call):
        return False
    return what.function is call.callee and what.function not in graph.below(graph.callees.get(what.function, ()))


def _sorts(call: CallBase) -> bool:
    """Lead a call of `qsort` and its kin to ours."""
    by = sorting.comparator(call)
    if by is None or not only_looks(by, analysis_of(call.function.module)):
        return False
    ours = call.function.module.declare(sorting.OURS + (call.callee.name or ""), call.function_type)
    call_instead(call, ours, call.arguments)
    return True


def _multiplies(call: CallBase) -> None:
    """`reallocarray(block, count, size)` is `realloc` of the product: of more bytes than there are where that does not fit."""
    if call.callee.name != "reallocarray" or not is_library(call.callee) or len(call.arguments) != 3:
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


def _executes(call: CallBase) -> bool:
    """Name the arrays where a plan is executed: those that it was made for."""
    if not is_execute(call.callee.name or "") or len(call.arguments) != 1 or not isinstance(call.callee, Function):
        return False
    plan, module = call.arguments[0], call.function.module
    made = plans(plan.callee.name or "") if isinstance(plan, CallBase) and is_library(plan.callee) else None
    if made is None or not is_library(call.callee):
        return False
    assert isinstance(plan, CallBase)
    arrays = [plan.arguments[k] for k in made.arrays]
    named = module.declare(made.execute, types.function(types.void, (types.ptr,) * 3))
    call_instead(call, named, (plan, *arrays))
    return True


def is_library(callee: Value) -> bool:
    """True for a function that is not the program's own."""
    return isinstance(callee, Function) and callee.is_declaration and callee.name not in callee.module.native


def only_looks(function: Function, effects: EffectsAnalysis) -> bool:
    """True if the function changes no memory that others see."""
    if function.is_declaration:
        return False
    found = effects.of_function(function)
    return not (found.may_write or found.may_free)
