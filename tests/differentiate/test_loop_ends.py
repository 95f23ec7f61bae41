"""The end of a loop that LLVM hides in an exclusive or."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.differentiate.normalise import loop_ends
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module

# for (i = 0; i < 15 - h % 11; i++), as LLVM leaves it
TEXT = """
define void @f(i32 %h) {
entry:
  %a = urem i32 %h, 11
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %mixed = xor i32 OPERANDS
  %done = icmp PREDICATE i32 SIDES
  br i1 %done, label WAYS
end:
  ret void
}
"""
LAST = ("eq", "%end, label %loop"), ("ne", "%loop, label %end")


def function(operands: str, sides: str, predicate: str, ways: str) -> Function:
    text = TEXT.replace("OPERANDS", operands).replace("SIDES", sides).replace("PREDICATE", predicate)
    return read_module(text.replace("WAYS", ways)).functions["f"]


@pytest.mark.parametrize("operands", ["%a, %next", "%next, %a"])
@pytest.mark.parametrize("sides", ["%mixed, 15", "15, %mixed"])
@pytest.mark.parametrize(("predicate", "ways"), LAST)
def test_the_number_is_said(operands: str, sides: str, predicate: str, ways: str) -> None:
    f = function(operands, sides, predicate, ways)
    assert loop_ends.restore(f)
    forest = LoopForest(f)
    found = trip_count(forest.loops[0], forest)
    assert found is not None
    (bound,) = (value for value in found.operands if isinstance(value, inst.BinaryOp))
    assert bound.opcode == "xor" and bound.block is f.entry
    for a in range(11):
        assert found.evaluate({bound: a ^ 15}) == 15 - a


def test_what_goes_round_on_both_sides_stays() -> None:
    f = function("%next, %i", "%mixed, 15", *LAST[0])
    assert not loop_ends.restore(f)
    f = function("%next, %a", "%mixed, %i", *LAST[0])
    assert not loop_ends.restore(f)


# for (;;) { if ((a ^ b) == n) break; ... }: the test is the same in all iterations, and made in front of the loop
BEFORE = """
define void @f(i32 %a, i32 %b, i32 %n, ptr %p) {
entry:
  %mixed = xor i32 %a, %b
  %out = icmp eq i32 %mixed, %n
  br label %before
before:
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %next, %on ]
  store i32 %i, ptr %p
  br i1 %out, label %end, label %on
on:
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret void
}
"""


def test_a_test_in_front_of_the_loop_stays() -> None:
    assert not loop_ends.restore(read_module(BEFORE).functions["f"])
