"""What a pass may break is found where it ends: each way to break a function, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_hub.analysis.verify import BrokenIR, verify
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import const_float, const_int
from tests.ir.round_trip import parsed

TEXT = """
define double @f(double %x, i32 %n, ptr %p) {
entry:
  %square = fmul double %x, %x
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %left, label %right
left:
  %one = fadd double %square, 1.0
  br label %end
right:
  %two = load double, ptr %p
  br label %end
end:
  %sum = phi double [ %one, %left ], [ %two, %right ]
  ret double %sum
}
"""


def named(function: Function, name: str) -> inst.Instruction:
    return next(i for i in function.instructions if i.name == name)


def use_of_a_branch(function: Function) -> None:
    function.blocks[-1].terminator.set_operand(0, named(function, "one"))


def order(function: Function) -> None:
    block = function.entry
    block.instructions[0], block.instructions[1] = block.instructions[1], block.instructions[0]
    block.instructions[0].set_operand(0, function.arguments[1])
    named(function, "square").set_operand(0, named(function, "two"))


def missing_edge(function: Function) -> None:
    phi = named(function, "sum")
    assert isinstance(phi, inst.Phi)
    phi.keep_incoming(lambda block: block.name == "left")


def wrong_type(function: Function) -> None:
    named(function, "one").set_operand(1, const_float(types.f32, 1.0))


def wrong_condition(function: Function) -> None:
    function.entry.terminator.set_operand(0, const_int(types.i32, 1))


def no_terminator(function: Function) -> None:
    function.blocks[1].terminator.erase()


def phi_behind(function: Function) -> None:
    end = function.blocks[-1]
    end.instructions.insert(0, inst.Freeze(function.arguments[0]))
    end.instructions[0].block = end


def erased(function: Function) -> None:
    two = named(function, "two")
    assert two.block is not None
    two.block.instructions.remove(two)
    two.block = None


BREAKS: dict[Callable[[Function], None], str] = {
    use_of_a_branch: r"%one \(fadd\) is not there where",
    order: r"%two \(load\) is not there where %square \(fmul\) uses it",
    missing_edge: r"%sum \(phi\): its entries are not those that lead to block end",
    wrong_type: r"%one \(fadd\): a value is of type float where double is wanted",
    wrong_condition: "a value is of type i32 where i1 is wanted",
    no_terminator: "block left has no terminator",
    phi_behind: r"%sum \(phi\) is behind what is no phi",
    erased: r"%sum \(phi\): operand 2, %two \(load\), was erased",
}


def test_a_function_that_keeps_the_rules() -> None:
    verify(parsed(TEXT).functions.values(), "nothing")


@pytest.mark.parametrize("change", BREAKS, ids=lambda change: change.__name__)
def test_a_function_that_breaks_one(change: Callable[[Function], None]) -> None:
    module = parsed(TEXT)
    change(module.functions["f"])
    with pytest.raises(BrokenIR, match=f"after 'a change', in f: .*{BREAKS[change]}"):
        verify(module.functions.values(), "a change")
