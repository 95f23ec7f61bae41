"""Congruences against brute force: every value an expression takes, every pair of places."""

from __future__ import annotations

import random
from itertools import product

import pytest

from enzyme_hub.analysis.induction.congruence import ANY, Congruence, make, of_integer
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Value, const_int

WIDTH = 6  # bits: small enough to try every argument
SPAN = 1 << WIDTH


def signed(value: int, bits: int = WIDTH) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def expression(r: random.Random, arguments: list[Value], depth: int) -> Value:
    """A random integer expression."""
    if depth == 0 or r.random() < 0.15:
        return r.choice(arguments) if r.random() < 0.6 else const_int(types.int_(WIDTH), signed(r.randrange(SPAN)))
    left, right = expression(r, arguments, depth - 1), expression(r, arguments, depth - 1)
    kind = r.randrange(9)
    if kind < 4:
        flags = ("nsw",) if r.random() < 0.6 else ()
        return inst.BinaryOp(r.choice(("add", "sub", "mul")), left, right, flags)
    if kind == 4:
        return inst.BinaryOp("shl", left, const_int(types.int_(WIDTH), r.randrange(4)), r.choice((("nsw",), ())))
    if kind == 5:
        return inst.BinaryOp("and", left, const_int(types.int_(WIDTH), signed(r.randrange(SPAN))))
    if kind == 6:
        return inst.BinaryOp("or", left, right, ("disjoint",))
    if kind == 7:
        narrow = inst.Cast("trunc", left, types.int_(WIDTH - 2))
        return inst.Cast(r.choice(("sext", "zext")), narrow, types.int_(WIDTH))
    return inst.Select(inst.Compare("icmp", "slt", left, right), left, right)


class Poison(Exception):
    """The expression has no value there."""


def value_of(value: Value, given: dict[Value, int]) -> int:
    """The signed value, by the Language Reference."""
    if value in given:
        return given[value]
    if not isinstance(value, inst.Instruction):
        return value.value  # type: ignore[attr-defined, no-any-return]
    parts = [value_of(o, given) for o in value.operands]
    if value.opcode == "select":
        return parts[1] if parts[0] else parts[2]
    if value.opcode == "icmp":
        return int(parts[0] < parts[1])
    if value.opcode == "trunc":
        return signed(parts[0], WIDTH - 2)
    if value.opcode == "sext":
        return parts[0]
    if value.opcode == "zext":
        return parts[0] & ((1 << (WIDTH - 2)) - 1)
    left, right = parts
    if value.opcode == "or" and left & right & (SPAN - 1):
        raise Poison
    exact = {
        "add": left + right,
        "sub": left - right,
        "mul": left * right,
        "shl": left << right if value.opcode == "shl" else 0,
        "and": left & right,
        "or": left | right,
    }[value.opcode]
    if "nsw" in value.flags and signed(exact) != exact:
        raise Poison
    return signed(exact)


@pytest.mark.parametrize("seed", range(150))
def test_expressions(seed: int) -> None:
    r = random.Random(seed)
    arguments = [Value(types.int_(WIDTH)), Value(types.int_(WIDTH))]
    value = expression(r, arguments, 3)
    found = of_integer(value)
    for a, b in product(range(-SPAN // 2, SPAN // 2), repeat=2):
        try:
            result = value_of(value, {arguments[0]: a, arguments[1]: b})
        except Poison:
            continue
        assert holds(result, found), (seed, found, a, b, result)


def holds(value: int, fact: Congruence) -> bool:
    return value == fact.offset if fact.is_exact else (value - fact.offset) % fact.modulus == 0


def test_something_is_known() -> None:
    x = Value(types.i64)
    six = inst.BinaryOp("mul", x, const_int(types.i64, 6), ("nsw",))
    assert of_integer(inst.BinaryOp("add", six, const_int(types.i64, 5), ("nsw",))) == Congruence(5, 6)
    assert of_integer(inst.BinaryOp("add", six, const_int(types.i64, 5))) == Congruence(1, 2)
    assert of_integer(inst.BinaryOp("shl", x, const_int(types.i64, 3))) == Congruence(0, 8)
    assert of_integer(x) == ANY


def test_counters() -> None:
    phi = inst.Phi(types.i64)
    for step, flags in ((3, ("nsw",)), (12, ())):
        following = inst.BinaryOp("add", phi, const_int(types.i64, step), flags)
        found = inst.Phi(types.i64)
        found.add_operand(const_int(types.i64, 1))
        found.add_operand(Value(types.label))
        found.add_operand(inst.BinaryOp("add", found, const_int(types.i64, step), flags))
        found.add_operand(Value(types.label))
        assert of_integer(found) == Congruence(1, step if flags else 4)
        assert following.operand(0) is phi


@pytest.mark.parametrize("seed", range(300))
def test_overlap(seed: int) -> None:
    r = random.Random(seed)
    places = [make(r.randrange(-9, 10), r.choice((0, 0, 1, 2, 3, 4, 6, 8, 12))) for _ in range(2)]
    sizes = [r.choice((1, 2, 3, 4, 8, None)) for _ in range(2)]
    starts = [[p.offset + k * p.modulus for k in range(-30, 31)] if p.modulus else [p.offset] for p in places]
    spans = [
        (s, s + (size if size is not None else 1000))
        for values, size in zip(starts, sizes, strict=True)
        for s in values
    ]
    half = len(starts[0])
    meets = any(a < d and c < b for a, b in spans[:half] for c, d in spans[half:])
    assert places[0].may_overlap(sizes[0], places[1], sizes[1]) >= meets
    if None not in sizes:
        assert places[0].may_overlap(sizes[0], places[1], sizes[1]) == meets


def test_join_holds_of_both() -> None:
    for a, m, b, n in product(range(-4, 5), range(5), range(-4, 5), range(5)):
        left, right = make(a, m), make(b, n)
        both = left.join(right)
        for k in range(-5, 6):
            assert holds(a + k * m, both) and holds(b + k * n, both)
