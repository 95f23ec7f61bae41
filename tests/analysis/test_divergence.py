"""Which values differ between the threads of a block, and which loops they may leave at different times."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.divergence import divergent, ends_differently
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.ir.reader import read_module

HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @other(i32)
define void @f(ptr %p, i32 %n) {
"""


def differing(body: str) -> set[str | None]:
    function = read_module(f"{HEAD}{body}\n}}\n").functions["f"]
    return {value.name for value in divergent(function, DominatorTree(function))}


CASES = {
    "a thread's number, and what is computed from it": (
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
        "  %s = add i32 %t, %b\n  %u = add i32 %b, %n\n  %c = call i32 @other(i32 %s)\n  ret void",
        {"t", "s", "c"},
    ),
    "what is read where each has its place": (
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %q = getelementptr i32, ptr %p, i32 %t\n"
        "  %x = load i32, ptr %q\n  %y = load i32, ptr %p\n  ret void",
        {"t", "q", "x"},
    ),
    "who comes first finds something else": (
        "%old = atomicrmw add ptr %p, i32 1 seq_cst\n  %two = mul i32 %old, 2\n  ret void",
        {"old", "two"},
    ),
    "what lies in a variable of one's own": (
        "%own = alloca [4 x i32]\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "  %q = getelementptr i32, ptr %own, i32 1\n  store i32 %t, ptr %q\n  %x = load i32, ptr %own\n  ret void",
        {"t", "x"},
    ),
    "a choice by what differs, of what is not the same": (
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = icmp slt i32 %t, 7\n  br i1 %c, label %one, label %two\n"
        "one:\n  br label %both\ntwo:\n  br label %both\nboth:\n  %x = phi i32 [ 1, %one ], [ 2, %two ]\n"
        "  %y = phi i32 [ 3, %one ], [ 3, %two ]\n  ret void",
        {"t", "c", "x"},
    ),
    "a choice that all make alike": (
        "%c = icmp slt i32 %n, 7\n  br i1 %c, label %one, label %two\n"
        "one:\n  br label %both\ntwo:\n  br label %both\nboth:\n  %x = phi i32 [ 1, %one ], [ 2, %two ]\n  ret void",
        set(),
    ),
    "an agreement": (
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = icmp slt i32 %t, %n\n  %w = zext i1 %c to i32\n"
        "  %a = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %c)\n"
        "  %b = zext i1 %a to i32\n  ret void",
        {"t", "c", "w"},
    ),
}


@pytest.mark.parametrize(("body", "expected"), CASES.values(), ids=CASES.keys())
def test_what_differs(body: str, expected: set[str]) -> None:
    assert differing(body) == expected


@pytest.mark.parametrize(("bound", "is_apart"), [("%n", False), ("%t", True)])
def test_loops(bound: str, is_apart: bool) -> None:
    """A loop ends differently if its bound does; that what is computed in it differs changes nothing."""
    body = f"""entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %t
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, {bound}
  br i1 %done, label %end, label %loop
end:
  ret void
}}
"""
    function = read_module(HEAD + body).functions["f"]
    forest = LoopForest(function)
    (loop,) = forest.loops
    found = ends_differently(loop, divergent(function, forest.domtree))
    assert (found is not None) == is_apart
