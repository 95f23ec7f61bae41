"""The most that an integer may be, against every value that small expressions take."""

from __future__ import annotations

import random

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.induction.upper_bound import upper_bound
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import ConstantInt, Value, const_int

WIDTH = 5
SPAN = 1 << WIDTH
WORD = types.int_(WIDTH)


def expression(r: random.Random, argument: Value, depth: int) -> Value:
    if depth == 0 or r.random() < 0.1:
        return argument if r.random() < 0.6 else const_int(WORD, r.randrange(-SPAN // 2, SPAN // 2))
    left, right = expression(r, argument, depth - 1), expression(r, argument, depth - 1)
    kind = r.randrange(6)
    if kind < 2:
        return inst.BinaryOp(("and", "add")[kind], left, right)
    if kind == 2:
        return inst.BinaryOp("lshr", left, const_int(WORD, r.randrange(WIDTH)))
    if kind == 3:
        return inst.BinaryOp("urem", left, const_int(WORD, r.randrange(1, SPAN // 2)))
    if kind == 4:
        return inst.Cast("zext", inst.Cast("trunc", left, types.int_(3)), WORD)
    limit = const_int(WORD, r.randrange(SPAN // 2))
    chosen = [left, right]
    predicate = r.choice(("ult", "ule", "ugt", "uge", "eq", "ne"))
    return inst.Select(inst.Compare("icmp", predicate, r.choice(chosen), limit), left, right)


def value_of(value: Value, x: int) -> int:
    if isinstance(value, ConstantInt):
        return value.value % SPAN
    if not isinstance(value, inst.Instruction):
        return x
    parts = [value_of(operand, x) for operand in value.operands]
    if isinstance(value, inst.Select):
        return parts[1] if parts[0] else parts[2]
    if isinstance(value, inst.Compare):
        a, b = parts
        return {"ult": a < b, "ule": a <= b, "ugt": a > b, "uge": a >= b, "eq": a == b, "ne": a != b}[value.predicate]
    if isinstance(value, inst.Cast):
        return parts[0] % 8
    a, b = parts
    return {"and": a & b, "add": (a + b) % SPAN, "lshr": a >> b, "urem": a % b if b else 0}[value.opcode]


@pytest.mark.parametrize("seed", range(200))
def test_expressions(seed: int) -> None:
    value = expression(random.Random(seed), x := Value(WORD), 3)
    assert max(value_of(value, given) for given in range(SPAN)) <= upper_bound(value), (seed, x)


def test_by_a_branch() -> None:
    """The way in which a hash table says that it moves at most one group of its bytes."""
    module = read_module(
        llvm.text(
            llvm.parse_text("""
define i64 @f(i64 %n) {
entry:
  %few = icmp ult i64 %n, 16
  br i1 %few, label %less, label %join
less:
  br label %join
join:
  %size = phi i64 [ %n, %less ], [ 16, %entry ]
  %other = phi i64 [ 16, %less ], [ %n, %entry ]
  %least = call i64 @llvm.umin.i64(i64 %n, i64 24)
  %sum = add i64 %size, %other
  %all = add i64 %sum, %least
  ret i64 %all
}
declare i64 @llvm.umin.i64(i64, i64)
""")
        )
    )
    found = {i.name: upper_bound(i) for i in module.functions["f"].instructions if i.type is types.i64}
    assert found == {"size": 16, "other": 2**64 - 1, "least": 24, "sum": 2**64 - 1, "all": 2**64 - 1}
