"""The passes that bring functions into a form that can be differentiated.

First `CALLEES`: they say which functions are reached. Then `LOOPS`: each loop has one entry, and is scalar. Then `NORMALISE`. When
that is done the analyses are made. A pass has the name of its file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

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
    capacities,
    caught_calls,
    checked_distances,
    conditional_sums,
    direct_calls,
    exchange_loops,
    float_bits,
    function_operands,
    headers,
    indirect_calls,
    library_calls,
    loop_ends,
    masked_memory,
    mixed_registers,
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

__all__ = ["CALLEES", "LOOPS", "NORMALISE", "canonicalise_loops", "normalise", "resolve_callees"]

Run = Callable[[Module, Sequence[Request], CallGraph], object]


class Then(Enum):
    """What a change by a pass of `CALLEES` leads to."""

    NOTHING = auto()
    SUPPLY = auto()  # when all passes have run bodies are supplied, or what is reached is optimised
    SUPPLY_AT_ONCE = auto()  # the same before the other passes run: they will see more then
    OPTIMISE = auto()  # when all passes have run the module is better optimised


@record
class CalleePass:
    """What it returns is true if it changed something that counts for `then`. `changes_calls`: as of `Pass`."""

    name: str
    sentence: str
    run: Callable[[Module, Sequence[Request], CallGraph, Strategy], object]
    then: Then = Then.NOTHING
    changes_calls: bool = False


@record
class LoopPass:
    """A pass over one function, which returns whether it changed it."""

    name: str
    sentence: str
    run: Callable[[Function], bool]


@record
class Pass:
    """`changes_calls`: afterwards other functions may be reached.

    What it returns is the types, if it found out about them and changed nothing; False if it changed nothing; or anything else.
    """

    name: str
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


def _over(run: Callable[[CallGraph], object]) -> Callable[[Module, Sequence[Request], CallGraph, Strategy], object]:
    """A pass that needs only the calls."""
    return lambda module, requests, graph, strategy: run(graph)


def _forget_once(graph: CallGraph) -> None:
    once.forget(graph.reached)


def _choose_policy(graph: CallGraph) -> bool:
    return policy.choose(graph.reached)


def _name_functions(graph: CallGraph) -> None:
    for function in graph.reached:
        direct_calls.restore(function)


def _prefer_scalar(function: Function) -> bool:
    return function.module.tuning.scalar_loops and scalar_loops.prefer(function)


def _give_functions(module: Module, requests: Sequence[Request], graph: CallGraph, strategy: Strategy) -> None:
    """Each request, and each call that it reaches, gets the copy for the functions that it gives."""
    copies = function_operands.Copies()
    for request in requests:
        constant = (a.primal if a.kind is Kind.CONST else None for a in request.arguments)
        request.function = copies.of(request.function, tuple(constant))
    copies.bind(call_graph(module, [request.function for request in requests]).reached)


def _enter_by_name(module: Module, requests: Sequence[Request], graph: CallGraph, strategy: Strategy) -> bool:
    return indirect_calls.resolve(module, dict.fromkeys(request.function for request in requests), strategy)


CALLEES: tuple[CalleePass, ...] = (
    CalleePass("once", "what std::call_once runs is noted only where it is looked up", _over(_forget_once)),
    CalleePass("policy", "std::async starts a thread", _over(_choose_policy), Then.SUPPLY_AT_ONCE),
    CalleePass("direct_calls", "calls through another name of a function name the function", _over(_name_functions)),
    CalleePass(  # what is called through a pointer there is one function then
        "told_sizes", "functions that are told a size are inlined", _over(told_sizes.inline), Then.SUPPLY_AT_ONCE
    ),
    CalleePass("function_operands", "a function that is given functions is one for each of them", _give_functions),
    CalleePass("indirect_calls", "calls through pointers find out what they call", _enter_by_name, Then.OPTIMISE, True),
    CalleePass("once", "the same in what is reached now", _over(_forget_once)),
    CalleePass(
        "library_calls", "calls of libraries name what has a derivative", _over(library_calls.lead), Then.SUPPLY
    ),
    CalleePass("noreturn", "calls that do not come back say so", _over(noreturn.mark), Then.SUPPLY),
    CalleePass("capacities", "calls that return text say that it has a capacity", _over(capacities.say), Then.SUPPLY),
    CalleePass("returned_words", "functions that return words are inlined", _over(returned_words.inline), Then.SUPPLY),
    CalleePass(
        "caught_calls", "functions whose exceptions are caught are inlined", _over(caught_calls.inline), Then.SUPPLY
    ),
    CalleePass(
        "bit_helpers", "short functions of bits and vectors are inlined", _over(bit_helpers.inline), Then.SUPPLY
    ),
)

LOOPS: tuple[LoopPass, ...] = (
    LoopPass("tail_calls", "no call must be a tail call", forbid_tail_calls),
    LoopPass("reducible", "loops have one entry", make_reducible),
    LoopPass("scalar_loops", "loops that LLVM vectorised are scalar", _prefer_scalar),
)

NORMALISE: tuple[Pass, ...] = (
    Pass("wrong_flags", "flags that do not hold go", _each(wrong_flags.drop)),
    Pass(
        "complex_functions",
        "complex arithmetic is that of its parts, or a call of a function with a rule",
        _each(scalarise),
    ),
    Pass("assembly", "inline assembly that does nothing, or one known thing, says so", _each(assembly.replace), True),
    Pass(
        "exchange_loops", "loops that exchange until they have added are additions", _each(exchange_loops.restore), True
    ),
    Pass("shuffles", "numbers that go to other threads in halves go as one", _each(shuffles.restore)),
    Pass(
        "overlapping_vectors",
        "vectors that overlap with others in memory, or fall into lanes, are accessed by lanes",
        _scalar(overlapping_vectors.take_apart),
    ),
    Pass(
        "unrolled_loops", "loops that LLVM has unrolled do one iteration at a time", _scalar(_each(unrolled_loops.roll))
    ),
    Pass("loop_ends", "loops that end at a number say which", _each(loop_ends.restore)),
    Pass("vectors", "operations on vectors with a name are plain ones", _each(vectors.expand)),
    Pass("vector_counters", "counters in vectors are scalar counters and distances", _each(vector_counters.restore)),
    Pass("masked_memory", "masked accesses are scalar ones", _each(masked_memory.expand)),
    Pass("split_words", "words that are moved in two parts are moved at once", _each(split_words.join)),
    Pass("split_copies", "words that are copied in two parts are copied at once", _each(split_copies.join)),
    Pass("headers", "copies of a header and the array behind it are two copies", _each(headers.split)),
    Pass("small_copies", "copies of a few numbers are loads and stores", _each(small_copies.expand)),
    Pass(
        "mixed_registers",
        "registers that hold a number on one way and a pointer on another are variables",
        _each(mixed_registers.store),
    ),
    Pass("variants", "words are read as the numbers that they are in a variant", variants.read_apart, True),
    Pass("float_bits", "bit operations on numbers are fneg, fabs, copysign and select", _each(float_bits.restore)),
    Pass("conditional_sums", "sums of which a part is chosen add what is chosen", _each(conditional_sums.restore)),
    Pass("checked_distances", "checked distances between pointers are plain ones", _each(checked_distances.restore)),
    Pass("aggregates", "structs with pointers in them are taken apart", _each(aggregates.take_apart)),
    Pass("undefined_lanes", "undefined lanes have a value", _each(undefined_lanes.fill)),
    Pass(
        "rounding",
        "numbers rounded by a large constant pass through a function that says so",
        lambda module, requests, graph: rounding.mark(graph.reached),
    ),
    Pass("specialise", "a function that moves data of several types is one for each", specialise, True),
    Pass("tagged_pointers", "functions that make pointers of words are given pointers", tagged_pointers.restore, True),
    Pass("integer_pointers", "pointers carried as integers are pointers", _each(restore_pointers)),
    Pass("outline", "iterations that share nothing but sums are functions", outline, True),
    Pass(
        "thread_scopes",
        "functions that start threads and join them say where that begins and ends",
        thread_scopes.enclose,
    ),
)


def resolve_callees(module: Module, requests: Sequence[Request], strategy: Strategy) -> tuple[bool, bool]:
    """Run `CALLEES`: let each call that `requests` reach name the function it enters.

    True if a function was written to find that out; and true if calls of libraries were led to what the module lacks, functions
    are to be inlined, or calls said that they do not come back.
    """
    was_written = lacks = False
    graph = call_graph(module, [request.function for request in requests])
    for each in CALLEES:
        changed = bool(each.run(module, requests, graph, strategy))
        if changed and each.then is Then.SUPPLY_AT_ONCE:
            return False, True
        lacks |= changed and each.then is Then.SUPPLY
        was_written |= changed and each.then is Then.OPTIMISE
        if each.changes_calls:
            graph = call_graph(module, [request.function for request in requests])
    return was_written, lacks


def canonicalise_loops(module: Module, requests: Sequence[Request]) -> bool:
    """Run the passes of `LOOPS` on each function that `requests` reach, until one of them changes it.

    True if anything changed: then the module must be prepared again, and the other passes come when it is.
    """
    changed = False
    for function in call_graph(module, [request.function for request in requests]).reached:
        if not function.is_declaration:
            changed |= any(each.run(function) for each in LOOPS)
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
            verify.verify(graph.reached, each.name)
        if found is not False:
            types = found if isinstance(found, TypeAnalysis) else None
        if each.changes_calls and types is None:
            graph = call_graph(module, [request.function for request in requests])
    return types
