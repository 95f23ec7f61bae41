"""Structs with pointers are taken apart: what is left of them is put together where the whole is wanted."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.aggregates import take_apart
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

T = "{ ptr, double }"


def taken_apart(body: str, result: str = T) -> str:
    parameters = f"ptr %p, ptr %q, i1 %c, {T} %s, double %x"
    source = f"declare {T} @callee()\ndefine {result} @f({parameters}) {{\n{body}\n}}\n"
    module = read_module(llvm.text(llvm.parse_text(source)))
    take_apart(module.functions["f"])
    text = llvm.text(llvm.parse_text(write_module(module)))
    return " ".join(text[text.index("@f(") :].split())


@pytest.mark.parametrize(
    ("body", "members"),
    [
        (f"  %t = load {T}, ptr %p, align 8\n  ret {T} %t", ["load ptr, ptr %p, align 8", "load double, ptr"]),
        (f"  %t = select i1 %c, {T} %s, {T} zeroinitializer\n  ret {T} %t", ["ptr null", "double 0.000000e+00"]),
        (f"  %t = freeze {T} %s\n  ret {T} %t", ["freeze ptr", "freeze double"]),
    ],
)
def test_what_moves_structs_moves_members(body: str, members: list[str]) -> None:
    text = taken_apart(body)
    assert all(member in text for member in members)
    assert f"load {T}" not in text and f"freeze {T}" not in text and f"select i1 %c, {T}" not in text


def test_a_store_of_what_was_put_together_stores_the_members() -> None:
    body = f"  %t = insertvalue {T} poison, ptr %q, 0\n  %u = insertvalue {T} %t, double %x, 1\n  store {T} %u, ptr %p"
    text = taken_apart(body + "\n  ret void", "void")
    assert "store ptr %q, ptr %p, align 8" in text and "store double %x, ptr" in text and f"store {T}" not in text


def test_a_phi_in_a_loop_becomes_phis() -> None:
    text = taken_apart(f"""
entry:
  br label %loop
loop:
  %t = phi {T} [ %s, %entry ], [ %u, %loop ]
  %u = call {T} @callee()
  br i1 %c, label %loop, label %end
end:
  ret {T} %t""")
    assert "phi ptr" in text and "phi double" in text and f"phi {T}" not in text
