"""Where the addresses of variables go."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.memory.addresses import Addresses
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

PROGRAM = """
@a = internal global {{ ptr, ptr }} zeroinitializer, align 8
@b = internal global {{ ptr, ptr }} zeroinitializer, align 8
@table = internal constant [2 x ptr] [ptr @a, ptr getelementptr inbounds (i8, ptr @b, i64 8)], align 8
@outer = internal constant [2 x ptr] [ptr @table, ptr null], align 8
@seen = global ptr null

declare void @anybody(ptr)
declare ptr @malloc(i64)

define internal void @fill(ptr %where) {{
  %block = call ptr @malloc(i64 8)
  store ptr %block, ptr %where, align 8
  ret void
}}

define void @f(i64 %i) {{
  {body}
  ret void
}}
"""
ONE = "%p = getelementptr ptr, ptr @table, i64 %i\n  %v = load ptr, ptr %p, align 8\n  "
CASES = {
    "by an index": (ONE + "call void @fill(ptr %v)", {("a", 0), ("b", 8)}, set()),
    "by a constant": (
        "%v = load ptr, ptr getelementptr (i8, ptr @table, i64 8), align 8\n  call void @fill(ptr %v)",
        {("b", 8)},
        set(),
    ),
    "by a table of tables": (
        "%p = load ptr, ptr @outer, align 8\n  %v = load ptr, ptr %p, align 8\n  call void @fill(ptr %v)",
        {("a", 0)},
        set(),
    ),
    "given away": (ONE + "call void @anybody(ptr %v)", set(), {"a", "b"}),
    "the table given away": ("call void @anybody(ptr @outer)", set(), {"a", "b"}),
    "as an integer": (
        "%w = load i64, ptr @table, align 8\n  %v = inttoptr i64 %w to ptr\n  store ptr null, ptr %v, align 8",
        set(),
        {"a"},
    ),
    "a copy of the table": (
        "%c = alloca [2 x ptr]\n  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr @table, i64 16, i1 false)",
        set(),
        {"a", "b"},
    ),
    "kept": (ONE + "store ptr %v, ptr @seen, align 8", set(), {"a", "b"}),
}


@pytest.mark.parametrize("name", CASES)
def test_addresses_are_followed_through_constant_data(name: str) -> None:
    """The body of `fill` is read by nobody before: its stores are seen all the same."""
    body, stored, escaped = CASES[name]
    text = PROGRAM.format(body=body)
    if "memcpy" in body:
        text += "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    module = read_module(text)
    addresses = Addresses(module, [module.variables["a"], module.variables["b"]])
    found = {
        (one.place.variable.name, one.place.offset) for one in addresses.accesses if isinstance(one.by, inst.Store)
    }
    assert {one.name for one in addresses.escaped & addresses.variables} == escaped
    if not escaped:
        assert found == stored
