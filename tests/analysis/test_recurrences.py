"""How values evolve in a loop, against runs of random bodies, over integers so narrow that they wrap."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st
from interpreter import Interpreter, Poison, signed

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.induction.linear import Arithmetic
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Block, Value

ROUNDS = 20
FLAGS = st.sampled_from(["", "nsw ", "nuw ", "nuw nsw ", "nsw "])
STEP = st.tuples(
    st.sampled_from(["add", "sub", "mul", "shl", "or", "sext", "zext", "trunc"]),
    FLAGS,
    st.integers(0, 99),
    st.integers(0, 99),
)


class Body:
    """The text of a loop with some values, each made of others before it; %a and %b are the same all the time."""

    def __init__(self, start: int, step: tuple[str, str, int], steps: list[tuple[str, str, int, int]]) -> None:
        opcode, flags, by = step
        self.lines: list[str] = []
        self.values: list[tuple[str, int]] = [
            ("%i", 5),
            ("%i", 5),
            ("%i", 5),
            ("%a", 5),
            ("%b", 5),
            ("3", 5),
            ("-2", 5),
        ]
        for number, (how, flag, left, right) in enumerate(steps):
            self.add(f"%v{number}", how, flag, left, right)
        following = f"{opcode} {flags}i5 %i, {by}"
        self.text = f"""
define void @f(i5 %a, i5 %b) {{
entry:
  br label %loop
loop:
  %i = phi i5 [ {start}, %entry ], [ %next, %loop ]
  %round = phi i32 [ 0, %entry ], [ %more, %loop ]
{chr(10).join(self.lines)}
  %next = {following}
  %more = add i32 %round, 1
  %done = icmp eq i32 %more, {ROUNDS}
  br i1 %done, label %end, label %loop
end:
  ret void
}}
"""

    def add(self, name: str, how: str, flag: str, left: int, right: int) -> None:
        value, width = self.values[left % len(self.values)]
        if how in ("sext", "zext", "trunc"):
            to = {"trunc": 4}.get(how, 8)
            if to == width or (how == "trunc") != (to < width) or value.lstrip("-").isdigit():
                return
            flag = (
                {"nuw ": "nneg ", "nuw nsw ": "nneg "}.get(flag, "")
                if how == "zext"
                else flag
                if how == "trunc"
                else ""
            )
            self.lines.append(f"  {name} = {how} {flag}i{width} {value} to i{to}")
            self.values.append((name, to))
            return
        others = [one for one, other in self.values if other == width]
        other = others[right % len(others)]
        if how == "shl":
            other = str(right % 3)
        if how == "or":
            flag = "disjoint "
        self.lines.append(f"  {name} = {how} {flag}i{width} {value}, {other}")
        self.values.append((name, width))


class Watched(Interpreter):
    """One that notes what instructions compute, each time."""

    def __init__(
        self,
        function: Function,
        on_block: Callable[[Block, dict[Value, object]], None],
        seen: dict[Value, list[object]],
    ) -> None:
        super().__init__(function, on_block)
        self.seen = seen

    def compute(self, instruction: Instruction, values: dict[Value, object]) -> object:
        found = super().compute(instruction, values)
        if instruction in self.seen:
            self.seen[instruction].append(found)
        return found


def check(found: Evolution, seen: list[object], outside: dict[Value, int]) -> None:
    """`seen`: the value in each iteration. Once it was poison nothing is promised any more: who looks at it all the time is wrong then."""
    arithmetic = Arithmetic(mapping=outside)
    start, step = arithmetic.linear(found.start), arithmetic.linear(found.step)
    assert isinstance(start, int) and isinstance(step, int)
    width = found.width
    by = signed(step, width)
    before: int | None = None
    for iteration, value in enumerate(seen):
        if value is Poison:
            return
        assert isinstance(value, int)
        assert value == (start + iteration * step) % (1 << width)
        if before is not None:
            assert not found.signed_exact or signed(value, width) - signed(before, width) == by
            assert not found.unsigned_exact or value - before == by
        before = value


@settings(max_examples=150, derandomize=True)
@given(
    st.integers(-16, 15),
    st.tuples(st.sampled_from(["add", "sub"]), FLAGS, st.integers(-16, 15)),
    st.lists(STEP, min_size=2, max_size=7),
    st.integers(0, 31),
    st.integers(0, 31),
)
def test_evolutions_by_running_the_loop(
    start: int, step: tuple[str, str, int], steps: list[tuple[str, str, int, int]], a: int, b: int
) -> None:
    text = Body(start, step, steps).text
    function = read_module(text).functions["f"]
    (loop,) = LoopForest(function).loops
    evolutions = Evolutions(loop)
    values = [i for i in loop.header.instructions if i.type.is_int and i.opcode != "icmp"]
    seen: dict[Value, list[object]] = {value: [] for value in values}
    phis = [one for one in values if one.opcode == "phi"]

    def note(block: Block, numbers: dict[Value, object]) -> None:
        if block is loop.header:
            for phi in phis:
                seen[phi].append(numbers[phi])

    Watched(function, note, seen).run([a, b])
    outside = dict(zip(function.arguments, (a, b), strict=True))
    for value in values:
        found = evolutions.of(value)
        if found is not None:
            check(found, seen[value], outside)


def test_what_is_no_line_is_none() -> None:
    text = Body(0, ("add", "", 1), [("mul", "", 0, 0), ("add", "", 7, 0)]).text
    function = read_module(text).functions["f"]
    (loop,) = LoopForest(function).loops
    square, more = (i for i in loop.header.instructions if (i.name or "").startswith("v"))
    assert Evolutions(loop).of(square) is None and Evolutions(loop).of(more) is None
