"""Which bits of a thread's number a value depends on: held against the values that all lanes compute."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_hub.ir.instructions import Store
from enzyme_hub.ir.reader import read_module
from enzyme_hub.targets import of
from enzyme_hub.targets.lanes.dependence import Axes, Dependence

MASK = (1 << 32) - 1
HEAD = """target datalayout = "e-i64:64-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""


def signed(value: int) -> int:
    return value - (1 << 32) if value >> 31 else value


BINARY: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << (b & 31),
    "lshr": lambda a, b: a >> (b & 31),
    "ashr": lambda a, b: signed(a) >> (b & 31),
    "udiv": lambda a, b: a // (b | 1),
    "urem": lambda a, b: a % (b | 1),
}
LEAVES = st.one_of(
    st.sampled_from(["x", "y", "block", "n"]),
    st.integers(-40, 40),
    st.integers(0, 31).map(lambda k: 1 << k),
)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.tuples(st.sampled_from(sorted(BINARY)), inner, inner),
        st.tuples(st.just("select"), inner, inner, inner),
        st.tuples(st.sampled_from(["narrow", "signed"]), inner),
    ),
    max_leaves=9,
)


class Text:
    """The tree as instructions, and as a function of the leaves."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def of(self, tree: object) -> str:
        if isinstance(tree, int):
            return str(tree)
        if isinstance(tree, str):
            return f"%{tree}"
        word, *operands = tree  # type: ignore[misc]
        names = [self.of(one) for one in operands]
        if word == "select":
            condition = self.add(f"icmp ult i32 {names[0]}, {names[1]}")
            return self.add(f"select i1 {condition}, i32 {names[1]}, i32 {names[2]}")
        if word in ("narrow", "signed"):
            low = self.add(f"trunc i32 {names[0]} to i8")
            return self.add(f"{'zext' if word == 'narrow' else 'sext'} i8 {low} to i32")
        if word in ("shl", "lshr", "ashr"):
            names[1] = str(int(names[1]) & 31) if not names[1].startswith("%") else self.add(f"and i32 {names[1]}, 31")
        if word in ("udiv", "urem"):
            names[1] = str(int(names[1]) | 1) if not names[1].startswith("%") else self.add(f"or i32 {names[1]}, 1")
        return self.add(f"{word} i32 {names[0]}, {names[1]}")

    def add(self, text: str) -> str:
        self.lines.append(f"  %v{len(self.lines)} = {text}")
        return f"%v{len(self.lines) - 1}"


def value(tree: object, leaves: dict[str, int]) -> int:
    if isinstance(tree, int):
        return tree & MASK
    if isinstance(tree, str):
        return leaves[tree] & MASK
    word, *operands = tree  # type: ignore[misc]
    given_ = [value(one, leaves) for one in operands]
    if word == "select":
        return given_[1] if given_[0] < given_[1] else given_[2]
    if word == "narrow":
        return given_[0] & 255
    if word == "signed":
        return ((given_[0] & 255) ^ 128) - 128 & MASK
    return BINARY[word](*given_) & MASK


def masks(tree: object) -> list[int]:
    """Of each bit, what it depends on."""
    text = Text()
    result = text.of(tree)
    body = "\n".join(text.lines)
    module = read_module(
        HEAD
        + "define ptx_kernel void @kernel(i32 %n, ptr %to) {\n"
        + "".join(
            f"  %{name} = call i32 @llvm.nvvm.read.ptx.sreg.{word}()\n"
            for name, word in (("x", "tid.x"), ("y", "tid.y"), ("block", "ctaid.x"))
        )
        + f"{body}\n  store i32 {result}, ptr %to, align 4\n  ret void\n}}\n"
    )
    function = module.functions["kernel"]
    store = next(i for i in function.instructions if isinstance(i, Store))
    return list(Dependence(function, of(module.triple), Axes(5)).of(store.value, function.entry))


@settings(max_examples=400, deadline=None)
@given(TREES, st.integers(0, 100), st.integers(0, MASK), st.integers(0, 31), st.integers(0, 31))
def test_lanes_that_differ_elsewhere_have_the_bit_alike(tree: object, block: int, n: int, x: int, y: int) -> None:
    found = masks(tree)
    for axis, name in enumerate("xy"):
        leaves = {"x": x, "y": y, "block": block, "n": n}
        before = value(tree, leaves)
        for bit in range(5):
            after = value(tree, {**leaves, name: leaves[name] ^ 1 << bit})
            for k, mask in enumerate(found):
                is_alike = mask == -1 or not mask >> (6 * axis + bit) & 1
                if is_alike:
                    assert before >> k & 1 == after >> k & 1, (name, bit, k)
                if mask == -1:
                    assert not before >> k & 1


@pytest.mark.parametrize(
    ("tree", "bits"),
    [
        (("and", "x", 7), {0, 1, 2}),
        (("lshr", "x", 2), {2, 3, 4}),
        (("lshr", ("add", "x", ("shl", "block", 5)), 3), {3, 4}),
        (("lshr", ("add", "x", "n"), 2), {0, 1, 2, 3, 4}),
        (("mul", ("and", "x", 3), 8), {0, 1}),
        (("add", "block", "n"), set()),
        (("and", ("xor", "x", 5), 1), {0}),
    ],
)
def test_what_is_told_of_usual_addresses(tree: object, bits: set[int]) -> None:
    found = 0
    for mask in masks(tree):
        found |= mask if mask != -1 else 0
    assert {k for k in range(5) if found >> k & 1} == bits


LEFT = """define ptx_kernel void @kernel(i32 %n, ptr %to) {
start:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %a = phi i32 [ 1, %start ], [ %next, %loop ]
  %k = phi i32 [ 0, %start ], [ %more, %loop ]
  %next = mul i32 %a, %n
  %more = add i32 %k, 1
  %low = and i32 %x, LANES
  %goes = icmp ult i32 %more, %low
  br i1 %goes, label %loop, label %done
done:
CLOSED
  ret void
}
"""


@pytest.mark.parametrize("lanes", [3, 32])
@pytest.mark.parametrize(
    "closed", ["  store i32 %a, ptr %to", "  %b = phi i32 [ %a, %loop ]\n  %c = add i32 %b, 1\n  store i32 %c, ptr %to"]
)
def test_who_leaves_a_loop_later_has_another_value(closed: str, lanes: int) -> None:
    """Within the loop the value is alike for all lanes that are there."""
    module = read_module(HEAD + LEFT.replace("CLOSED", closed + ", align 4").replace("LANES", str(lanes)))
    function = module.functions["kernel"]
    store = next(i for i in function.instructions if isinstance(i, Store))
    phi = function.blocks[1].phis[0]
    known = Dependence(function, of(module.triple), Axes(5))
    assert store.block is not None
    assert known.mask(store.value, store.block) == (3 if lanes == 3 else 1 << 5)
    assert known.mask(phi, function.blocks[1]) == 0
