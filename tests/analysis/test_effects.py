"""Effects of calls: from attributes, tables and bodies."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.memory.effects import Effects, analysis_of, effects, frees, is_allocation
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module


def call_in(module: Module, function: str = "f", callee: str | None = None) -> CallBase:
    for i in module.functions[function].instructions:
        if isinstance(i, CallBase) and callee in (None, i.callee.name):
            return i
    raise AssertionError("no such call")


def of(declaration: str, call: str) -> Effects:
    """The effects of one call in a function with pointers %p, %q and a double %x."""
    return effects(
        call_in(read_module(f"{declaration}\ndefine void @f(ptr %p, ptr %q, double %x) {{\n  {call}\n  ret void\n}}\n"))
    )


BOTH = frozenset((0, 1))
ANYTHING = Effects(BOTH, BOTH, BOTH, BOTH, BOTH, True, True, True, True, True)


def test_an_unknown_function_may_do_anything() -> None:
    assert of("declare void @g(ptr, ptr)", "call void @g(ptr %p, ptr %q)") == ANYTHING


def test_an_unknown_pointer_may_be_called_to_do_anything() -> None:
    assert of("", "call void %q(ptr %p, ptr %q)") == ANYTHING


@pytest.mark.parametrize(
    ("attributes", "reads", "writes"),
    [
        ("memory(none)", "", ""),
        ("memory(read)", "01*", ""),
        ("memory(argmem: read)", "01", ""),
        ("memory(argmem: readwrite)", "01", "01"),
        ("memory(argmem: write, inaccessiblemem: readwrite)", "", "01"),
        ("memory(inaccessiblemem: readwrite)", "", ""),
        ("memory(read, argmem: readwrite)", "01*", "01"),
        ("memory(errnomem: write)", "", ""),
        ("memory(readwrite, argmem: none)", "*", "*"),
        ("memory(write)", "", "01*"),
    ],
)
@pytest.mark.parametrize("place", ["function", "call"])
def test_memory_attributes(attributes: str, reads: str, writes: str, place: str) -> None:
    group = f"attributes #0 = {{ {attributes} }}"
    on_function, on_call = (" #0", "") if place == "function" else ("", " #0")
    found = of(f"declare void @g(ptr, ptr){on_function}\n{group}", f"call void @g(ptr %p, ptr %q){on_call}")
    assert found.reads == {int(c) for c in reads if c != "*"} and found.reads_other == ("*" in reads)
    assert found.writes == {int(c) for c in writes if c != "*"} and found.writes_other == ("*" in writes)


def test_attributes_of_arguments() -> None:
    found = of("declare void @g(ptr readonly captures(none), ptr writeonly)", "call void @g(ptr %p, ptr %q)")
    assert found.reads == {0} and found.writes == {1} and found.captures == {1}
    found = of("declare void @g(ptr, ptr)", "call void @g(ptr readnone captures(none) %p, ptr nofree %q)")
    assert found.reads == {1} and found.writes == {1} and found.frees == {1} - {1} and found.captures == {1}
    found = of("declare void @g(ptr, ptr)", "call void @g(ptr byval(double) %p, ptr %q)")
    assert found.writes == {1} and found.captures == {1} and 0 in found.reads


@pytest.mark.parametrize(
    ("word", "captured", "returned"),
    [
        ("captures(none)", False, False),
        ("captures(address)", False, False),
        ("captures(address_is_null)", False, False),
        ("captures(address, provenance)", True, True),
        ("captures(address, read_provenance)", True, True),
        ("captures(ret: address, provenance)", False, True),
        ("captures(address, ret: address, provenance)", False, True),
        ("captures(provenance, ret: none)", True, False),
        ("nofree", True, True),
    ],
)
def test_captures(word: str, captured: bool, returned: bool) -> None:
    found = of(f"declare ptr @g(ptr {word})", "%r = call ptr @g(ptr %p)")
    assert (0 in found.captures) == captured and (0 in found.returns) == returned


@pytest.mark.parametrize(
    ("declaration", "call", "expected"),
    [
        ("declare double @sin(double)", "%r = call double @sin(double %x)", Effects()),
        (
            "declare double @modf(double, ptr)",
            "%r = call double @modf(double %x, ptr %p)",
            Effects(frozenset((1,)), frozenset((1,))),
        ),
        (
            "declare i32 @printf(ptr, ...)",
            "%r = call i32 (ptr, ...) @printf(ptr %p, double %x)",
            Effects(frozenset((0,))),
        ),
        ("declare ptr @malloc(i64)", "%r = call ptr @malloc(i64 8)", Effects()),
        ("declare void @free(ptr)", "call void @free(ptr %p)", Effects(frees=frozenset((0,)))),
        (
            "declare ptr @realloc(ptr, i64)",
            "%r = call ptr @realloc(ptr %p, i64 8)",
            Effects(frozenset((0,)), frozenset((0,)), frozenset((0,))),
        ),
        (
            "declare ptr @memcpy(ptr, ptr, i64)",
            "%r = call ptr @memcpy(ptr %p, ptr %q, i64 8)",
            Effects(frozenset((1,)), frozenset((0,)), returns=frozenset((0,))),
        ),
        ("declare void @__enzyme_double(ptr, i64)", "call void @__enzyme_double(ptr %p, i64 8)", Effects()),
    ],
)
def test_known_functions(declaration: str, call: str, expected: Effects) -> None:
    found = of(declaration, call)
    assert (found.reads, found.writes, found.frees, found.captures) == (
        expected.reads,
        expected.writes,
        expected.frees,
        expected.captures,
    )
    assert found.returns == expected.returns
    assert not (found.reads_other or found.writes_other or found.frees_other)


def test_allocations_and_releases() -> None:
    module = read_module("""
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare void @free(ptr)
define void @f(ptr %p) {
  %a = call ptr @malloc(i64 8)
  %b = call ptr @realloc(ptr %a, i64 16)
  %c = call i32 @posix_memalign(ptr %p, i64 8, i64 16)
  call void @free(ptr %b)
  ret void
}
""")
    calls = {i.callee.name: i for i in module.functions["f"].instructions if isinstance(i, CallBase)}
    assert [name for name, call in calls.items() if is_allocation(call)] == ["malloc"]
    assert [name for name, call in calls.items() if frees(call)] == ["realloc", "free"]
    assert effects(calls["posix_memalign"]).writes == {0}


BODIES = """
@g = internal global double 0.0
@k = internal constant double 1.0
declare void @free(ptr)
declare void @unknown(ptr)
declare ptr @malloc(i64)

define void @store_first(ptr %a, ptr %b) {
  %v = load double, ptr %b
  %w = load double, ptr @k
  %p = getelementptr double, ptr %a, i64 3
  store double %v, ptr %p
  ret void
}
define void @through(ptr %a, ptr %b) {
  call void @store_first(ptr %b, ptr %a)
  ret void
}
define void @inside(ptr %a, ptr %b) {
  %t = alloca [4 x double]
  call void @store_first(ptr %t, ptr %a)
  %m = call ptr @malloc(i64 8)
  store double 1.0, ptr %m
  call void @free(ptr %m)
  ret void
}
define ptr @one_of(ptr %a, ptr %b, i1 %c) {
  %p = select i1 %c, ptr %a, ptr %b
  %q = getelementptr i8, ptr %p, i64 8
  ret ptr %q
}
define void @keeps(ptr %a, ptr %b) {
  store ptr %a, ptr %b
  ret void
}
define { ptr, i64 } @wraps(ptr %a, ptr %b) {
  %r = insertvalue { ptr, i64 } undef, ptr %a, 0
  ret { ptr, i64 } %r
}
define void @second_hand(ptr %a, ptr %b) {
  %p = load ptr, ptr %a
  store double 1.0, ptr %p
  ret void
}
define void @global(ptr %a, ptr %b) {
  store double 1.0, ptr @g
  ret void
}
define void @down(ptr %a, ptr %b) {
  %v = load double, ptr %a
  %e = fcmp oeq double %v, 0.0
  br i1 %e, label %stop, label %go
go:
  call void @up(ptr %b, ptr %a)
  br label %stop
stop:
  ret void
}
define void @up(ptr %a, ptr %b) {
  store double 0.0, ptr %b
  call void @down(ptr %a, ptr %b)
  ret void
}
define void @releases(ptr %a, ptr %b) {
  call void @free(ptr %b)
  ret void
}
define void @aborts(ptr %a, ptr %b) nounwind {
  %v = load double, ptr %a
  %e = fcmp oeq double %v, 0.0
  br i1 %e, label %stop, label %go
stop:
  call void @unknown(ptr %b)
  unreachable
go:
  ret void
}
define void @may_differ(ptr %a, ptr %b) {
  ret void
}
define weak void @replaceable(ptr %a, ptr %b) {
  ret void
}
"""


@pytest.mark.parametrize(
    ("name", "reads", "writes", "captures", "returns", "other"),
    [
        ("store_first", {1}, {0}, set(), set(), ""),
        ("through", {0}, {1}, set(), set(), ""),
        ("inside", {0}, set(), set(), set(), ""),
        ("one_of", set(), set(), set(), {0, 1}, ""),
        ("keeps", set(), {1}, {0}, set(), ""),
        ("wraps", set(), set(), set(), {0}, ""),
        ("second_hand", {0}, set(), set(), set(), "w"),
        ("global", set(), set(), set(), set(), "w"),
        ("down", {0, 1}, {0, 1}, set(), set(), ""),
        ("up", {0, 1}, {0, 1}, set(), set(), ""),
        ("releases", set(), set(), set(), set(), ""),
        ("aborts", {0}, set(), {1}, set(), ""),
        ("may_differ", set(), set(), set(), set(), ""),
    ],
)
def test_bodies(
    name: str, reads: set[int], writes: set[int], captures: set[int], returns: set[int], other: str
) -> None:
    module = read_module(BODIES)
    found = analysis_of(module).of_function(module.functions[name])
    assert (found.reads, found.writes, found.captures, found.returns) == (reads, writes, captures, returns)
    assert found.writes_other == ("w" in other)
    assert found.frees == ({1} if name == "releases" else set())
    assert not found.frees_other


def test_recursion_through_another_function_swaps_arguments() -> None:
    """down(a, b) calls up(b, a), which writes its second argument, and calls down(b, a): so all are read and written."""
    module = read_module(BODIES)
    analysis = analysis_of(module)
    assert analysis.of_function(module.functions["up"]).writes == BOTH


def test_a_body_that_may_be_replaced_says_nothing() -> None:
    found = effects(
        call_in(
            read_module(
                BODIES
                + """
define void @f(ptr %p, ptr %q) {
  call void @replaceable(ptr %p, ptr %q)
  ret void
}
"""
            )
        )
    )
    assert found == ANYTHING


def test_what_is_passed_in_a_variable_list_may_be_used_in_any_way() -> None:
    found = effects(
        call_in(
            read_module("""
define void @g(ptr %a, ...) {
  ret void
}
define void @f(ptr %p, ptr %q) {
  call void (ptr, ...) @g(ptr %p, ptr %q)
  ret void
}
""")
        )
    )
    assert found.writes == {1} and found.captures == {1}


@pytest.mark.parametrize("keeps", ["", '"ehub-keeps"'])
def test_a_given_derivative_bounds_a_function_to_its_arguments_unless_it_keeps_what_it_was_given(keeps: str) -> None:
    text = f"""declare void @g(ptr captures(none)) #0
define void @f(ptr %p) {{
  call void @g(ptr %p)
  ret void
}}
attributes #0 = {{ nofree {keeps} "ehub-given-gradient"="h" }}
"""
    found = effects(call_in(read_module(text)))
    assert (found.reads_other, found.writes_other) == (bool(keeps), bool(keeps))
    assert found.writes == {0}


def test_forgetting() -> None:
    module = read_module(BODIES)
    analysis = analysis_of(module)
    function = module.functions["store_first"]
    assert analysis.of_function(function).writes == {0}
    store = next(i for i in function.instructions if i.opcode == "store")
    store.erase()
    analysis.forget(function)
    assert analysis.of_function(function).writes == set()
