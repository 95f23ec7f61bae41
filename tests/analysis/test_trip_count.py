"""Trip counts against runs of the loops, in an interpreter that knows poison.

The loops are made at random over integers so narrow that every start and every bound can be tried.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from interpreter import Interpreter, Poison, TooLong, Undefined, signed

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.linear import Arithmetic, Linear
from enzyme_hub.analysis.induction.trip_count import induction, trip_count
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import BinaryOp, Cast, Compare, Phi
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value

SIGNED = ["slt", "sle", "sgt", "sge"]
UNSIGNED = ["ult", "ule", "ugt", "uge"]
PREDICATES = [*SIGNED, *UNSIGNED, "eq", "ne", "ne", "ne"]
PANIC_WIDTH = 16


@dataclass
class Case:
    """A function of (start, bound, step, iteration to panic in) with one loop, and the values its arguments may take."""

    function: Function
    ranges: list[range]


def check(case: Case, inputs: list[list[int]]) -> int:
    """Compare the predicted count with each run; the number of runs that could be compared."""
    forest = LoopForest(case.function)
    (loop,) = forest.loops
    count = trip_count(loop, forest)
    steady = _affine_phis(loop)
    compared = 0
    for arguments in inputs:
        seen = _Seen(loop, steady)
        try:
            ended = Interpreter(case.function, seen.enter, steps=400).run(arguments)
        except TooLong:
            ended = "cut off"
        except Undefined:
            continue
        if count is None or not seen.headers:
            continue
        operands = {value: seen.at_entry[value] for value in count.operands if not isinstance(value, ConstantInt)}
        if any(value is Poison for value in operands.values()):
            continue
        predicted = count.evaluate(operands)
        if ended == "ret":
            assert predicted == seen.headers, (arguments, predicted, seen.headers, count.formula)
        else:
            assert predicted >= seen.headers, (arguments, predicted, seen.headers, count.formula, ended)
        compared += 1
    event("count" if count is not None else "no count")
    return compared


class _Seen:
    """Counts the runs of the header, and checks the induction variables there."""

    def __init__(self, loop: Loop, steady: list[tuple[Phi, Linear, Linear]]) -> None:
        self.loop = loop
        self.steady = steady
        self.headers = 0
        self.at_entry: dict[Value, int] = {}

    def enter(self, block: Block, values: dict[Value, int]) -> None:
        if block is not self.loop.header:
            return
        if self.headers == 0:
            self.at_entry = dict(values)
        for phi, start, step in self.steady:
            known = {v: self.at_entry[v] for v in (*start.values(), *step.values())}
            if values[phi] is not Poison and not any(v is Poison for v in known.values()):
                numbers = Arithmetic(mapping=known)
                expected = numbers.linear(start), numbers.linear(step)
                assert values[phi] == (expected[0] + self.headers * expected[1]) % (1 << start.width)
        self.headers += 1


def _affine_phis(loop: Loop) -> list[tuple[Phi, Linear, Linear]]:
    found = []
    for phi in loop.header.phis:
        assert isinstance(phi, Phi)
        form = induction(phi, loop)
        if form is not None:
            found.append((phi, form.evolution.start, form.step))
    return found


# -- loops at random ----------------------------------------------------------------------------------------------------


class Maker:
    """Draws one loop."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.width = draw(st.integers(2, 4))
        self.type: Type = types.int_(self.width)
        module = Module()
        signature = types.function(types.void, (self.type, self.type, self.type, types.int_(PANIC_WIDTH)))
        self.function = module.define("f", signature)
        self.entry, self.preheader, self.header, self.latch, self.exit, self.panic = (
            self.function.add_block(n) for n in ("entry", "preheader", "header", "latch", "exit", "panic")
        )
        self.start, self.bound, self.step, self.panics_at = self.function.arguments

    def flags(self, *words: str) -> tuple[str, ...]:
        return tuple(word for word in words if self.draw(st.booleans()))

    def number(self, type_: Type | None = None) -> ConstantInt:
        type_ = type_ or self.type
        bits = type_.width  # type: ignore[attr-defined]
        return ConstantInt(type_, self.draw(st.integers(-(1 << (bits - 1)), (1 << (bits - 1)) - 1)))

    def small(self) -> ConstantInt:
        return ConstantInt(
            self.type,
            signed(self.draw(st.sampled_from([1, 1, 1, -1, -1, 2, 3, -2, -3])) % (1 << self.width), self.width),
        )

    def make(self) -> Case:
        self.guard()
        Builder(self.preheader).branch(self.header)
        builder = Builder(self.header)
        phi = Phi(self.type)
        builder.insert(phi)
        turn = Phi(types.int_(PANIC_WIDTH))
        builder.insert(turn)
        decides_at_top = self.draw(st.booleans())
        by = self.draw(st.sampled_from([self.small(), self.small(), self.small(), self.step]))
        opcode = self.draw(st.sampled_from(["add", "add", "add", "sub"]))
        start = self.draw(st.sampled_from([self.start, self.start, self.number()]))
        can_panic = self.draw(st.booleans())
        if decides_at_top:
            # header: decide; latch: perhaps panic, then step
            varying: list[Value] = [phi]
            condition, exits_if = self.condition(builder, varying)
            self.leave(builder, condition, exits_if, self.latch)
            builder = Builder(self.latch)
            after = self.panic_check(builder, turn, can_panic)
            builder = Builder(after)
            grown = builder.insert(BinaryOp(opcode, phi, by, self.flags("nuw", "nsw")))
            self.close(builder, phi, turn, start, grown)
            builder.branch(self.header)
        else:
            after = self.panic_check(builder, turn, can_panic)
            Builder(after).branch(self.latch)
            builder = Builder(self.latch)
            grown = builder.insert(BinaryOp(opcode, phi, by, self.flags("nuw", "nsw")))
            condition, exits_if = self.condition(builder, [phi, grown, grown])
            self.close(builder, phi, turn, start, grown)
            self.leave(builder, condition, exits_if, self.header)
        Builder(self.exit).ret()
        Builder(self.panic).unreachable()
        top = 1 << self.width
        steps = range(top) if by is self.step else range(1)
        return Case(self.function, [range(top), range(top), steps, range(7) if can_panic else range(1)])

    def guard(self) -> None:
        builder = Builder(self.entry)
        if self.draw(st.booleans()):
            other = self.draw(st.sampled_from([self.start, self.number(), ConstantInt(self.type, 0)]))
            test = Compare("icmp", self.draw(st.sampled_from(PREDICATES)), self.bound, other)
            builder.branch_if(builder.insert(test), self.preheader, self.exit)
        else:
            builder.branch(self.preheader)

    def panic_check(self, builder: Builder, turn: Phi, can_panic: bool) -> Block:
        """Leave for the panic in the iteration the last argument names."""
        if not can_panic:
            return builder.block
        after = self.function.add_block("after")
        now = builder.compare("icmp", "eq", turn, self.panics_at)
        builder.branch_if(now, self.panic, after)
        return after

    def close(self, builder: Builder, phi: Phi, turn: Phi, start: Value, grown: Value) -> None:
        latch = builder.block
        counted = builder.binary("add", turn, ConstantInt(turn.type, 1))
        phi.add_incoming(start, self.preheader)
        phi.add_incoming(grown, latch)
        turn.add_incoming(ConstantInt(turn.type, 0), self.preheader)
        turn.add_incoming(counted, latch)

    def leave(self, builder: Builder, condition: Value, exits_if: bool, inside: Block) -> None:
        targets = (self.exit, inside) if exits_if else (inside, self.exit)
        builder.branch_if(condition, *targets)

    def condition(self, builder: Builder, varying: list[Value]) -> tuple[Value, bool]:
        left = self.derived(builder, self.draw(st.sampled_from(varying)))
        right: Value = self.bound
        if self.draw(st.integers(0, 3)) == 0:
            right = self.draw(st.sampled_from([self.number(), varying[0]]))
            right = self.derived(builder, right)
        left, right = self.same_width(builder, left, right)
        if self.draw(st.booleans()):
            left, right = right, left
        flags = ("samesign",) if self.draw(st.integers(0, 4)) == 0 else ()
        condition: Value = builder.insert(Compare("icmp", self.draw(st.sampled_from(PREDICATES)), left, right, flags))
        if self.draw(st.integers(0, 4)) == 0:
            condition = builder.binary("xor", condition, ConstantInt(types.i1, 1))
        return condition, self.draw(st.booleans())

    def same_width(self, builder: Builder, left: Value, right: Value) -> tuple[Value, Value]:
        a, b = left.type.width, right.type.width  # type: ignore[attr-defined]
        if a == b:
            return left, right
        if a > b:
            return left, self.cast(builder, right, a)
        return self.cast(builder, left, b), right

    def cast(self, builder: Builder, value: Value, bits: int) -> Value:
        opcode = self.draw(st.sampled_from(["sext", "zext"]))
        flags = self.flags("nneg") if opcode == "zext" else ()
        return builder.insert(Cast(opcode, value, types.int_(bits), flags))

    def derived(self, builder: Builder, value: Value) -> Value:
        for _ in range(self.draw(st.sampled_from([0, 0, 0, 1, 1, 2, 3]))):
            value = self.one_more(builder, value)
        return value

    def one_more(self, builder: Builder, value: Value) -> Value:
        bits = value.type.width  # type: ignore[attr-defined]
        kind = self.draw(
            st.sampled_from(["add", "sub", "from", "mul", "shl", "extend", "extend", "trunc", "invariant"])
        )
        if kind == "extend" and bits < 7:
            return self.cast(builder, value, bits + self.draw(st.integers(1, 2)))
        if kind == "trunc" and bits > 2:
            return builder.insert(Cast("trunc", value, types.int_(bits - 1), self.flags("nuw", "nsw")))
        if kind == "shl":
            by = ConstantInt(value.type, self.draw(st.integers(0, min(2, (1 << (bits - 1)) - 1))))
            return builder.insert(BinaryOp("shl", value, by, self.flags("nuw", "nsw")))
        other: Value = self.number(value.type)
        if kind == "invariant" and bits == self.width:
            other = self.bound
        opcode = kind if kind in ("add", "sub", "mul") else "sub" if kind == "from" else "add"
        left, right = (other, value) if kind == "from" else (value, other)
        return builder.insert(BinaryOp(opcode, left, right, self.flags("nuw", "nsw")))


@st.composite
def loops(draw: st.DrawFn) -> Case:
    return Maker(draw).make()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example])
@given(loops(), st.randoms(use_true_random=False))
def test_random_loops_with_every_start_and_bound(case: Case, random: object) -> None:
    inputs = [list(numbers) for numbers in itertools.product(*case.ranges)]
    if len(inputs) > 300:
        inputs = random.sample(inputs, 300)  # type: ignore[attr-defined]
    check(case, inputs)


# -- counts near 2^64, and what single rules say ------------------------------------------------------------------------


def wide_loop(predicate: str, start: int | None, by: int, flags: tuple[str, ...] = ()) -> Function:
    """do { } while ((i += by) predicate bound), i from `start` or the first argument, on 64 bits."""
    module = Module()
    function = module.define("f", types.function(types.void, (types.i64, types.i64)))
    entry, header, exit_ = (function.add_block(n) for n in ("entry", "header", "exit"))
    Builder(entry).branch(header)
    builder = Builder(header)
    phi = builder.phi(types.i64)
    grown = builder.binary("add", phi, ConstantInt(types.i64, by), flags)
    builder.branch_if(builder.compare("icmp", predicate, grown, function.arguments[1]), header, exit_)
    phi.add_incoming(function.arguments[0] if start is None else ConstantInt(types.i64, start), entry)
    phi.add_incoming(grown, header)
    Builder(exit_).ret()
    return function


@pytest.mark.parametrize(
    ("predicate", "start", "by", "flags", "bound", "expected"),
    [
        ("ne", 0, 1, (), 5, 5),
        ("ne", 0, 1, (), 0, 2**64 - 1),  # 2^64 runs, which no i64 holds
        ("ne", 0, 1, (), 2**64 - 1, 2**64 - 1),
        ("ne", 3, 1, (), 3, 2**64 - 1),
        ("ne", 7, -1, (), 0, 7),
        ("ne", 0, 3, (), 1, (pow(3, -1, 2**64) * 1) % 2**64),
        ("ult", 0, 1, (), 2**64 - 1, 2**64 - 1),
        ("slt", -(2**63), 1, (), 2**63 - 1, 2**64 - 1),
        ("slt", 0, 1, (), -1, 1),
        ("slt", 0, 1, (), 2**63 - 1, 2**63 - 1),
        ("sle", -(2**63), 1, ("nsw",), 2**63 - 1, 2**64 - 1),
        ("ule", 0, 1, ("nuw",), 2**64 - 1, 2**64 - 1),
        ("ule", 0, 2, ("nuw",), 2**64 - 1, 2**63),
        ("sgt", 10, -3, ("nsw",), 0, 4),
        ("eq", 4, 1, (), 5, 2),
        ("eq", 4, 1, (), 6, 1),
    ],
)
def test_wide_counts(predicate: str, start: int, by: int, flags: tuple[str, ...], bound: int, expected: int) -> None:
    function = wide_loop(predicate, start, by, flags)
    forest = LoopForest(function)
    count = trip_count(forest.loops[0], forest)
    assert count is not None
    assert count.evaluate({function.arguments[1]: bound % 2**64}) == expected


@pytest.mark.parametrize(
    ("predicate", "by", "flags"),
    [
        ("sle", 1, ()),  # forever if the bound is the largest number
        ("ule", 1, ()),
        ("slt", 2, ()),
        ("slt", 2, ("nuw",)),  # from an unknown start the sign bit may come and go
        ("ult", 2, ("nsw",)),
        ("ne", 2, ()),  # an odd distance
        ("slt", -1, ("nsw",)),
        ("sgt", 1, ("nsw",)),
        ("eq", 0, ()),
    ],
)
def test_no_count_where_the_loop_may_wrap_or_run_forever(predicate: str, by: int, flags: tuple[str, ...]) -> None:
    forest = LoopForest(wide_loop(predicate, None, by, flags))
    assert trip_count(forest.loops[0], forest) is None


@pytest.mark.parametrize(("first", "later", "stays_if", "expected"), [
    (1, 0, 1, 2), (0, 0, 1, 1), (0, 1, 0, 2), (1, 1, 0, 1), (1, 1, 1, None), (0, 1, 1, None),
])  # fmt: skip
def test_a_flag_for_the_first_iteration(first: int, later: int, stays_if: int, expected: int | None) -> None:
    module = Module()
    function = module.define("f", types.function(types.void, ()))
    entry, header, exit_ = (function.add_block(n) for n in ("entry", "header", "exit"))
    Builder(entry).branch(header)
    builder = Builder(header)
    flag = builder.phi(types.i1, [(ConstantInt(types.i1, first), entry), (ConstantInt(types.i1, later), header)])
    builder.branch_if(flag, *((header, exit_) if stays_if else (exit_, header)))
    Builder(exit_).ret()
    forest = LoopForest(function)
    count = trip_count(forest.loops[0], forest)
    assert (count.constant if count is not None else None) == expected


@pytest.mark.parametrize("bits", [1, 2])
@pytest.mark.parametrize("by", [2, 4])
def test_bounds_rounded_down_as_unrolling_does(bits: int, by: int) -> None:
    module = Module()
    function = module.define("f", types.function(types.void, (types.i64,)))
    entry, header, exit_ = (function.add_block(n) for n in ("entry", "header", "exit"))
    number = function.arguments[0]
    rest = Builder(entry).binary("and", number, ConstantInt(types.i64, (1 << bits) - 1))
    bound = Builder(entry).binary("sub", number, rest)
    Builder(entry).branch(header)
    builder = Builder(header)
    phi = builder.phi(types.i64)
    grown = builder.binary("add", phi, ConstantInt(types.i64, by))
    builder.branch_if(builder.compare("icmp", "ne", grown, bound), header, exit_)
    phi.add_incoming(ConstantInt(types.i64, 0), entry)
    phi.add_incoming(grown, header)
    Builder(exit_).ret()
    forest = LoopForest(function)
    count = trip_count(forest.loops[0], forest)
    if by > 1 << bits:
        # The bound may be no multiple of the step: then it goes on forever, which no flag forbids.
        assert count is None
        return
    assert count is not None
    for n in (4, 5, 7, 8, 1003):
        assert count.evaluate({number: n, bound: n >> bits << bits}) == (n >> bits << bits) // by


def test_constant_counts() -> None:
    function = wide_loop("ult", 0, 3, ("nuw",))
    bound, header = function.arguments[1], function.blocks[1]
    bound.replace_all_uses_with(ConstantInt(types.i64, 100))
    forest = LoopForest(function)
    count = trip_count(forest.loops[0], forest)
    assert count is not None
    assert (count.constant, count.operands) == (34, ())
    assert count.exit == (header, function.blocks[2])


def test_operands_are_what_the_formula_reads() -> None:
    function = wide_loop("ne", None, 1)
    forest = LoopForest(function)
    count = trip_count(forest.loops[0], forest)
    assert count is not None and count.constant is None
    assert set(count.operands) == set(function.arguments)
