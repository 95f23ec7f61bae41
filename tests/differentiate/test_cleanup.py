"""What is computed for nothing goes, also where a branch hangs on it that makes no difference."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

# With a branch on %c, which is found by a call of `pow`; %x is a pointer to numbers.
IDLE = {
    "triangle": """
  br i1 %c, label %then, label %out
then:
  %unused = load double, ptr %x
  br label %out
out:
  ret double 1.0""",
    "diamond": """
  br i1 %c, label %then, label %else
then:
  br label %out
else:
  br label %out
out:
  %p = phi double [ %v, %then ], [ %v, %else ]
  ret double %p""",
    "same_place": """
  br i1 %c, label %then, label %out
then:
  br label %more
more:
  br label %out
out:
  %p = phi double [ 2.0, %entry ], [ 2.0, %more ]
  ret double 3.0""",
    "beside_what_nobody_comes_to": """
  br i1 %c, label %then, label %out
then:
  br label %out
lone:
  %w = fadd double %v, 1.0
  store double %w, ptr %x
  br label %out
out:
  %p = phi double [ %v, %then ], [ %v, %entry ], [ %w, %lone ]
  ret double %p""",
    "branch_in_branch": """
  br i1 %c, label %then, label %out
then:
  %d = fcmp olt double %v, 1.0
  br i1 %d, label %more, label %out
more:
  br label %out
out:
  ret double %v""",
    "loop": """
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %go ]
  br i1 %c, label %then, label %go
then:
  br label %go
go:
  %next = add i32 %i, 1
  %t = icmp eq i32 %next, 7
  br i1 %t, label %out, label %loop
out:
  ret double %v""",
}
NEEDED = {
    "chooses": """
  br i1 %c, label %then, label %out
then:
  br label %out
out:
  %p = phi double [ 1.0, %then ], [ %v, %entry ]
  ret double %p""",
    "stores": """
  br i1 %c, label %then, label %out
then:
  store double 1.0, ptr %x
  br label %out
out:
  ret double 1.0""",
    "ends": """
  br label %loop
loop:
  br i1 %c, label %loop, label %out
out:
  ret double 1.0""",
    "never_comes_back": """
  br i1 %c, label %then, label %out
then:
  br label %then
out:
  ret double 1.0""",
}
FUNCTION = """
define double @f(ptr %x) {
entry:
  %v = load double, ptr %x
  %e = call double @pow(double %v, double 1.3)
  %c = fcmp olt double %e, 2.0BODY
}
declare double @pow(double, double)
"""


def cleaned(body: str) -> str:
    text = FUNCTION.replace("BODY", body)
    module = read_module(llvm.text(llvm.parse_text(text, "f.ll")))
    function = module.functions["f"]
    remove_unused(function, lambda i: i.is_pure or isinstance(i, (inst.Call, inst.Load)))
    made = write_module(module)
    llvm.parse_text(made, "cleaned.ll").verify()
    return made.partition("declare")[0]


@pytest.mark.parametrize("name", IDLE)
def test_what_decides_a_branch_without_a_difference_goes(name: str) -> None:
    made = cleaned(IDLE[name])
    assert "@pow" not in made
    assert ("store" in made) == ("store" in IDLE[name])  # what nobody comes to yet stays


@pytest.mark.parametrize("name", NEEDED)
def test_what_decides_another_branch_stays(name: str) -> None:
    assert "@pow" in cleaned(NEEDED[name])
