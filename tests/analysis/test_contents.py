"""Which objects a pointer read from a function's own memory leads to, and which objects others may reach."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.contents import ELSEWHERE, Contents
from enzyme_hub.ir.reader import read_module

SOURCE = """
@kept = internal global ptr null
declare noalias ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare void @unknown(ptr)
define internal ptr @pop(ptr %h) {{
  %q = load ptr, ptr %h
  %n = load ptr, ptr %q
  store ptr %n, ptr %h
  ret ptr %q
}}
define internal void @count(ptr %p) {{
  store i64 1, ptr %p
  ret void
}}
define void @f(ptr %argument, i1 %c) {{
entry:
  %a = call ptr @malloc(i64 16)
  %b = call ptr @malloc(i64 16)
  %local = alloca ptr
  br label %body
body:
{body}
  call void @free(ptr %p)
  ret void
}}
"""
# What %p may be ("?": memory of others), and what others may reach.
CASES = {
    "a variable": ("store ptr %a, ptr %local\n%p = load ptr, ptr %local", "a", ""),
    "a node behind a node": (
        "store ptr %a, ptr %b\nstore ptr %b, ptr %local\n%q = load ptr, ptr %local\n%p = load ptr, ptr %q",
        "a",
        "",
    ),
    "nodes that lead to themselves": (
        "store ptr %a, ptr %b\nstore ptr %b, ptr %a\n%q = load ptr, ptr %a\n%r = load ptr, ptr %q\n%p = load ptr, ptr %r",
        "b",
        "",
    ),
    "one of two": ("%q = select i1 %c, ptr %a, ptr %b\nstore ptr %q, ptr %local\n%p = load ptr, ptr %local", "ab", ""),
    "a copy of memory": (
        "store ptr %a, ptr %local\ncall void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %local, i64 8, i1 false)\n"
        "%p = load ptr, ptr %b",
        "a",
        "",
    ),
    "a table that grew": (
        "store ptr %a, ptr %b\n%t = call ptr @realloc(ptr %b, i64 32)\n%p = load ptr, ptr %t",
        "a",
        "",
    ),
    "an argument's memory": ("%p = load ptr, ptr %argument", "?", ""),
    "a global": ("store ptr %a, ptr @kept\n%p = load ptr, ptr @kept", "?", "a"),
    "what a global leads to": ("store ptr %a, ptr %b\nstore ptr %b, ptr @kept\n%p = load ptr, ptr %b", "a?", "ab"),
    "an unknown function": ("call void @unknown(ptr %a)\n%p = load ptr, ptr %a", "a?", "a"),
    "a callee that pops": (
        "store ptr %a, ptr %b\nstore ptr %b, ptr %local\n%p = call ptr @pop(ptr %local)",
        "?",
        "ab",
    ),
    "a callee that keeps nothing": ("call void @count(ptr %b)\n%p = bitcast ptr %a to ptr", "a", ""),
    "an address as an integer": (
        "%i = ptrtoint ptr %a to i64\n%j = add i64 %i, 8\n%p = inttoptr i64 %j to ptr",
        "ab?",
        "a",
    ),
    "a distance": (
        "%i = ptrtoint ptr %a to i64\n%j = ptrtoint ptr %b to i64\n%d = sub i64 %i, %j\n"
        "%p = getelementptr i8, ptr %a, i64 %d",
        "a",
        "",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    body, objects, leaving = CASES[name]
    module = read_module(llvm.text(llvm.parse_text(SOURCE.format(body=body))))
    function = module.functions["f"]
    instructions = list(function.instructions)
    contents = Contents(instructions, PointerInfo(function))
    freed = instructions[-2].operands[0]

    def names(found: object) -> set[str]:
        return {"?" if one is ELSEWHERE else str(one.name) for one in found} - {"local"}  # type: ignore[attr-defined]

    assert names(contents.objects(freed)) == set(objects)
    assert names(contents.leaving) == set(leaving)
