"""Pointers that may come from outside, and what calls through pointers may enter: small modules."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.called_functions import CalledFunctions
from enzyme_hub.analysis.outside import Outside
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import function_behind
from enzyme_hub.ir.reader import read_module

GLOBALS = """
@kept = internal global ptr null
@inside = internal constant [2 x ptr] [ptr @sine, ptr @half]
@leads = internal constant [1 x ptr] [ptr @kept]
declare ptr @malloc(i64)
declare ptr @native(ptr)
declare double @sine(double)
define internal double @half(double %x) {
  %y = fmul double %x, 5.000000e-01
  ret double %y
}
define internal ptr @same(ptr %p) {
  ret ptr %p
}
define internal ptr @made(ptr %p) {
  %q = call ptr @malloc(i64 8)
  ret ptr %q
}
"""
OUTSIDE = {
    "an argument, and what is read through it": (
        "%q = getelementptr i8, ptr %p, i64 8\n  %r = load ptr, ptr %q\n  %x = load double, ptr %r",
        {"p", "q", "r"},
    ),
    "memory that is made here": ("%q = call ptr @malloc(i64 8)\n  %own = alloca ptr\n  %r = load ptr, ptr %own", {"p"}),
    "what is stored may be read anywhere": (
        "%own = alloca ptr\n  store ptr %p, ptr %own\n  %q = call ptr @malloc(i64 8)\n  %r = load ptr, ptr %q",
        {"p", "r"},
    ),
    "a function that gives back what it is given": (
        "%q = call ptr @same(ptr %p)\n  %m = call ptr @made(ptr %p)",
        {"p", "q"},
    ),
    "a function without a body": ("%own = alloca ptr\n  %q = call ptr @native(ptr %own)", {"p", "q"}),
    "a variable that may change": ("%q = load ptr, ptr @kept", {"p", "q"}),
    "a table of functions, and one that leads to a variable": (
        "%f = load ptr, ptr @inside\n  %v = load ptr, ptr @leads",
        {"p", "v"},
    ),
    "an integer of which nobody knows that it is none": (
        "%w = load i64, ptr %p\n  %s = load i32, ptr %p\n  %q = inttoptr i64 %w to ptr",
        {"p", "w", "s", "q"},
    ),
}


@pytest.mark.parametrize(("body", "expected"), OUTSIDE.values(), ids=OUTSIDE.keys())
def test_pointers_from_outside(body: str, expected: set[str]) -> None:
    module = read_module(f"{GLOBALS}define void @f(ptr %p, i64 %n) {{\n  {body}\n  ret void\n}}\n")
    f = module.functions["f"]
    reached = [f, module.functions["same"], module.functions["made"]]

    def targets(call: inst.CallBase) -> list[object]:
        behind = function_behind(call.callee)
        return [behind] if behind is not None else []

    outside = Outside(reached, [f], targets, lambda i, pointer: True)
    values = [*f.arguments, *f.instructions]
    assert {value.name for value in values if value.name and value in outside} == expected


CALLED = {
    "an entry of a table that never changes": (
        "%g = load ptr, ptr getelementptr (i8, ptr @table, i64 8)\n  %y = call double %g(double %x)",
        ({"half"}, True),
    ),
    "any entry of it": (
        "%q = getelementptr ptr, ptr @table, i64 %n\n  %g = load ptr, ptr %q\n  %y = call double %g(double %x)",
        ({"third", "half"}, True),
    ),
    "one of two": (
        "%c = icmp eq i64 %n, 0\n  %g = select i1 %c, ptr @third, ptr @half\n  %y = call double %g(double %x)",
        ({"third", "half"}, True),
    ),
    "one of another type is none that is called": (
        "%c = icmp eq i64 %n, 0\n  %g = select i1 %c, ptr @third, ptr @whole\n  %y = call double %g(double %x)",
        ({"third"}, True),
    ),
    "null is nobody's name": (
        "%c = icmp eq i64 %n, 0\n  %g = select i1 %c, ptr @third, ptr null\n  %y = call double %g(double %x)",
        ({"third"}, True),
    ),
    "given from outside": ("%y = call double %p(double %x)", ({"third", "half"}, False)),
    "read from a variable": ("%g = load ptr, ptr @kept\n  %y = call double %g(double %x)", ({"third", "half"}, False)),
    "a function that nobody takes the address of": ("%y = call double %p(double %x, double %x)", (set(), False)),
}
FUNCTIONS = """
@table = internal constant [2 x ptr] [ptr @third, ptr @half]
@kept = internal global ptr null
@wholes = internal constant [1 x ptr] [ptr @whole]
define internal double @third(double %x) {
  ret double %x
}
define internal double @half(double %x) {
  ret double %x
}
define internal i64 @whole(i64 %x) {
  ret i64 %x
}
define internal double @unnamed(double %x) {
  ret double %x
}
define internal double @product(double %x, double %y) {
  ret double %x
}
"""


@pytest.mark.parametrize(("body", "expected"), CALLED.values(), ids=CALLED.keys())
def test_called_functions(body: str, expected: tuple[set[str], bool]) -> None:
    text = f"{FUNCTIONS}define double @f(double %x, ptr %p, i64 %n) {{\n  {body}\n  ret double %y\n}}\n"
    module = read_module(text)
    (found,) = CalledFunctions(module, [module.functions["f"]]).called.values()
    assert ({function.name for function in found.functions}, found.is_all) == expected


def test_what_is_called_is_reached() -> None:
    """The function that a table leads to calls through a pointer itself, which is answered as well."""
    text = """
@first = internal constant [1 x ptr] [ptr @g]
@second = internal constant [1 x ptr] [ptr @h]
define double @f(double %x) {
  %g = load ptr, ptr @first
  %y = call double %g(double %x)
  ret double %y
}
define internal double @g(double %x) {
  %h = load ptr, ptr @second
  %y = call double %h(double %x)
  ret double %y
}
define internal double @h(double %x) {
  ret double %x
}
"""
    module = read_module(text)
    found = CalledFunctions(module, [module.functions["f"]]).called
    assert {call.function.name: {one.name for one in called.functions} for call, called in found.items()} == {
        "f": {"g"},
        "g": {"h"},
    }
