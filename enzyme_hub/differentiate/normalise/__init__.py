"""The passes that bring functions into a form that can be differentiated.

First `resolve_callees`: it says which functions are reached. Then `canonicalise_loops`: their loops have one entry, and are
scalar. `NORMALISE` is the list of the others. When it is done nothing changes the functions any more, and the analyses are made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_hub.analysis import verify
from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.base import limits
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.fused.outline import outline
from enzyme_hub.differentiate.normalise import (
    aggregates,
    assembly,
    bit_helpers,
    caught_calls,
    checked_distances,
    conditional_sums,
    direct_calls,
    exchange_loops,
    float_bits,
    function_operands,
    indirect_calls,
    library_calls,
    loop_ends,
    masked_memory,
    noreturn,
    overlapping_vectors,
    returned_words,
    rounding,
    scalar_loops,
    shuffles,
    small_copies,
    split_copies,
    split_words,
    tagged_pointers,
    thread_scopes,
    told_sizes,
    undefined_lanes,
    unrolled_loops,
    variants,
    vector_counters,
    wrong_flags,
)
from enzyme_hub.differentiate.normalise.integer_pointers import restore_pointers
from enzyme_hub.differentiate.normalise.reducible import make_reducible
from enzyme_hub.differentiate.normalise.specialise import specialise
from enzyme_hub.differentiate.request.reach import call_graph
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.tail_calls import forbid_tail_calls
from enzyme_hub.languages.libraries.threads import once, policy
from enzyme_hub.rules import vectors
from enzyme_hub.rules.complex.functions import scalarise

__all__ = ["NORMALISE", "canonicalise_loops", "normalise", "resolve_callees"]

Run = Callable[[Module, Sequence[Request], CallGraph], object]


@record
class Pass:
    """`changes_calls`: afterwards other functions may be reached.

    What it returns is the types, if it found out about them and changed nothing; False if it changed nothing; or anything else.
    """

    sentence: str
    run: Run
    changes_calls: bool = False


def _each(run: Callable[[Function], object]) -> Run:
    """A pass over one function after the other, which may say False of those that it did not change."""

    def over_all(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
        changed = False
        for function in graph.reached:
            limits.at("normalise", function.name)
            changed |= run(function) is not False
        return changed

    return over_all


def _scalar(run: Run) -> Run:
    """A pass that takes back what LLVM did for the processor. Not on a GPU, whose programs are unrolled on purpose."""

    def unless_told(module: Module, requests: Sequence[Request], graph: CallGraph) -> object:
        return not module.target.is_device and module.tuning.scalar_loops and run(module, requests, graph)

    return unless_told


NORMALISE: tuple[Pass, ...] = (
    Pass("flags that do not hold go", _each(wrong_flags.drop)),
    Pass("complex arithmetic is that of its parts, or a call of a function with a rule", _each(scalarise)),
    Pass("inline assembly that does nothing, or one known thing, says so", _each(assembly.replace), True),
    Pass("loops that exchange until they have added are additions", _each(exchange_loops.restore), True),
    Pass("numbers that go to other threads in halves go as one", _each(shuffles.restore)),
    Pass(
        "vectors that overlap with others in memory, or fall into lanes, are accessed by lanes",
        _scalar(overlapping_vectors.take_apart),
    ),
    Pass("loops that LLVM has unrolled do one iteration at a time", _scalar(_each(unrolled_loops.roll))),
    Pass("loops that end at a number say which", _each(loop_ends.restore)),
    Pass("operations on vectors with a name are plain ones", _each(vectors.expand)),
    Pass("counters in vectors are scalar counters and distances", _each(vector_counters.restore)),
    Pass("masked accesses are scalar ones", _each(masked_memory.expand)),
    Pass("words that are moved in two parts are moved at once", _each(split_words.join)),
    Pass("words that are copied in two parts are copied at once", _each(split_copies.join)),
    Pass("copies of a few numbers are loads and stores", _each(small_copies.expand)),
    Pass("words are read as the numbers that they are in a variant", variants.read_apart, True),
    Pass("bit operations on numbers are fneg, fabs, copysign and select", _each(float_bits.restore)),
    Pass("sums of which a part is chosen add what is chosen", _each(conditional_sums.restore)),
    Pass("checked distances between pointers are plain ones", _each(checked_distances.restore)),
    Pass("structs with pointers in them are taken apart", _each(aggregates.take_apart)),
    Pass("undefined lanes have a value", _each(undefined_lanes.fill)),
    Pass(
        "numbers rounded by a large constant pass through a function that says so",
        lambda module, requests, graph: rounding.mark(graph.reached),
    ),
    Pass("a function that moves data of several types is one for each", specialise, True),
    Pass("functions that make pointers of words are given pointers", tagged_pointers.restore, True),
    Pass("pointers carried as integers are pointers", _each(restore_pointers)),
    Pass("iterations that share nothing but sums are functions", outline, True),
    Pass("functions that start threads and join them say where that begins and ends", thread_scopes.enclose),
)


def resolve_callees(module: Module, requests: Sequence[Request], strategy: Strategy) -> tuple[bool, bool]:
    """Let each call that `requests` reach name the function it enters.

    True if a function was written to find that out; and true if calls of libraries were led to what the module lacks, functions
    are to be inlined, or calls said that they do not come back.
    """
    graph = call_graph(module, [request.function for request in requests])
    once.forget(graph.reached)
    if policy.choose(graph.reached):
        return False, True
    for function in graph.reached:
        direct_calls.restore(function)
    if told_sizes.inline(graph):
        return False, True  # what is called through a pointer there is one function then
    copies = function_operands.Copies()
    for request in requests:
        constant = (a.primal if a.kind is Kind.CONST else None for a in request.arguments)
        request.function = copies.of(request.function, tuple(constant))
    copies.bind(call_graph(module, [request.function for request in requests]).reached)
    was_written = indirect_calls.resolve(module, dict.fromkeys(request.function for request in requests), strategy)
    graph = call_graph(module, [request.function for request in requests])
    once.forget(graph.reached)  # more are reached than before
    led = library_calls.lead(graph)
    ends = noreturn.mark(graph)
    inlined = returned_words.inline(graph) | caught_calls.inline(graph) | bit_helpers.inline(graph)
    return was_written, inlined or led or ends


def canonicalise_loops(module: Module, requests: Sequence[Request]) -> bool:
    """Let each loop that `requests` reach have one entry, and no vectors that LLVM made; and let each function have one return.

    True if anything changed: then the module must be prepared again.
    """
    changed = False
    for function in call_graph(module, [request.function for request in requests]).reached:
        if not function.is_declaration:
            changed |= (
                forbid_tail_calls(function)
                or make_reducible(function)
                or (module.tuning.scalar_loops and scalar_loops.prefer(function))
            )
    return changed


def normalise(module: Module, requests: Sequence[Request]) -> TypeAnalysis | None:
    """Run the passes over the functions that `requests` reach, whose calls name what they enter.

    Returns the types of these functions, if a pass found out about them and nothing changed since.
    """
    types: TypeAnalysis | None = None
    graph = call_graph(module, [request.function for request in requests])
    for each in NORMALISE:
        found = each.run(module, requests, graph)
        if verify.IS_ASKED:
            verify.verify(graph.reached, each.sentence)
        if found is not False:
            types = found if isinstance(found, TypeAnalysis) else None
        if each.changes_calls and types is None:
            graph = call_graph(module, [request.function for request in requests])
    return types
