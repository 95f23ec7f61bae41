"""What is known of integers that are made of a number's bits, against their values: random operations on the bits of a half."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_hub.analysis.bit_forms import Forms, constant, zeros_below
from enzyme_hub.analysis.bit_lines import line
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Value

HALF = 16
CONSTANTS = st.one_of(
    st.integers(0, (1 << 16) - 1),
    st.integers(0, 15).map(lambda k: 1 << k),
    st.integers(0, 15).map(lambda k: (1 << k) - 1),
    st.integers(0, 15).map(lambda k: (1 << 16) - (1 << k)),
)
PUT = ("and", "or", "xor", "add", "sub")
SHIFT = ("lshr", "ashr", "shl")
STEP = st.tuples(
    st.sampled_from([*PUT, *PUT, *SHIFT, "trunc", "zext", "sext"]),
    st.sampled_from([0, 0, 0, 0, 1, 2, 5]),
    st.integers(0, 9),
    CONSTANTS,
)
ON_LINE = st.tuples(
    st.sampled_from(["and", "add", "sub", "lshr", "shl", "mul", "udiv", "zext"]), st.just(0), st.just(1), CONSTANTS
)


def function(steps: list[tuple[str, int, int, int]], small: bool = False) -> Function:
    """A function of the bits of %x, as an integer; each step is made of values before it, the last ones preferred."""
    values = [("%bits", 16)]
    lines = ["%bits = bitcast half %x to i16"]
    for number, (how, left, right, more) in enumerate(steps):
        value, width = values[-1 - left % len(values)]
        to = {"trunc": 8 if width == 16 else 16, "zext": 32, "sext": 32}.get(how, width)
        if (how == "trunc" and width == 8) or (how in ("zext", "sext") and width == 32):
            continue
        if how in SHIFT:
            other = str(more % (4 if small else width))
        elif how in ("mul", "udiv"):
            other = str(1 + more % 6)
        else:
            fitting = [one for one, other in values if other == width]
            other = fitting[-1] if right % 4 == 0 else str(more % (1 << width))
        same = to != width
        lines.append(
            f"%v{number} = {how} i{width} {value} to i{to}" if same else f"%v{number} = {how} i{width} {value}, {other}"
        )
        values.append((f"%v{number}", to))
    text = "\n  ".join(lines)
    return read_module(f"define void @f(half %x) {{\n  {text}\n  ret void\n}}\n").functions["f"]


def width(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.width


def signed(number: int, bits: int) -> int:
    return number - (1 << bits) if number >> (bits - 1) else number


def computed(f: Function, x: int) -> dict[Value, int]:
    """All values where the number has these bits."""
    found: dict[Value, int] = {}
    for i in f.instructions:
        if i.opcode == "ret":
            continue
        operands = [found[o] if o in found else constant(o) for o in i.operands]
        found[i] = (x if i.opcode == "bitcast" else apply(i, [o for o in operands if o is not None])) % (1 << width(i))
    return found


def apply(i: Instruction, operands: list[int]) -> int:
    a, b = (*operands, 0)[:2]
    if i.opcode in ("sext", "ashr"):
        return signed(a, width(i.operand(0))) >> (b if i.opcode == "ashr" else 0)
    how = {
        "and": a & b, "or": a | b, "xor": a ^ b, "add": a + b, "sub": a - b, "shl": a << b, "lshr": a >> b, "mul": a * b,
        "udiv": a // (b or 1), "zext": a, "trunc": a,
    }  # fmt: skip
    return how[i.opcode]


@settings(max_examples=150, derandomize=True)
@given(st.lists(STEP, min_size=1, max_size=6), st.lists(st.integers(0, (1 << 16) - 1), min_size=8, max_size=8))
def test_forms_by_their_values(steps: list[tuple[str, int, int, int]], numbers: list[int]) -> None:
    f = function(steps)
    for x in (0, 0x7FFF, 0xFFFF, *numbers):
        for value, number in computed(f, x).items():
            form = Forms().of(value)
            assert number % (1 << zeros_below(value)) == 0
            if form is None:
                continue
            expected = ((x >> form.shift) + form.added) << form.left
            apart = (number - expected) % (1 << form.known)
            assert apart == 0 or (form.is_rounded and apart == 1 << form.left)
            assert not form.is_all or number < 1 << form.known


@settings(max_examples=150, derandomize=True)
@given(st.lists(ON_LINE, min_size=1, max_size=5))
def test_lines_by_their_values(steps: list[tuple[str, int, int, int]]) -> None:
    """From one number to the next all values lie on the line, but for what is rounded away, and where a sum leaves the word."""
    f = function(steps, small=True)
    runs = [(x, computed(f, x)) for x in range(0, 1 << 15, 997)]
    sums = sum(i.opcode in ("add", "sub") for i in f.instructions)
    for value in runs[0][1]:
        found = line(value)
        if found is None:
            continue
        bits = width(value)
        room = abs(found.factor) * (1 << found.lost) + len(steps) + 1
        jumps = 0
        for (x, before), (y, after) in pairwise(runs):
            apart = (after[value] - before[value] - found.factor * (y - x)) % (1 << bits)
            jumps += min(apart, (1 << bits) - apart) > room
        assert jumps <= sums
