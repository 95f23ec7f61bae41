"""Variables that each iteration writes before it reads: against an interpreter that remembers which iteration wrote each byte."""

from __future__ import annotations

import random

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.induction.lower_bound import least_distance
from enzyme_hub.analysis.memory.written_first import WrittenFirst, accesses
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module

PLACES = 8  # words of the variable


class Shape:
    """One random body of the outer loop, as IR and as the accesses that it makes."""

    def __init__(self, r: random.Random) -> None:
        self.r = r
        self.text: list[str] = []
        self.number = 0
        self.block = "outer"
        self.accesses: list[tuple[str, list[list[tuple[str, int]]]]] = []  # when, and each access with its place
        for _ in range(r.randrange(2, 6)):
            r.choice((self.plain, self.plain, self.row, self.row, self.sometimes))()

    def name(self) -> str:
        self.number += 1
        return f"v{self.number}"

    def access(self, kind: str, place: str) -> None:
        address = self.name()
        self.text.append(f"  %{address} = getelementptr inbounds nuw i64, ptr %w, i64 {place}")
        if kind == "store":
            self.text.append(f"  store i64 1, ptr %{address}, align 8")
        else:
            self.text.append(f"  %{self.name()} = load i64, ptr %{address}, align 8")

    def plain(self) -> None:
        kind, place = self.r.choice(("store", "load")), self.r.randrange(PLACES)
        self.access(kind, str(place))
        self.accesses.append(("each", [[(kind, place)]]))

    def row(self) -> None:
        """A loop inside, over first, first + step, ..."""
        kind, step, trips = (
            self.r.choice(("store", "store", "load")),
            self.r.choice((1, 1, 2, -1)),
            self.r.randrange(1, PLACES + 1),
        )
        span = (trips - 1) * step
        if abs(span) >= PLACES:
            trips, span = 2, step
        first = self.r.randrange(max(0, -span), PLACES - max(0, span))
        loop, counter, following, test = (self.name() for _ in range(4))
        self.text += [f"  br label %{loop}", f"{loop}:"]
        self.text.append(f"  %{counter} = phi i64 [ {first}, %{self.block} ], [ %{following}, %{loop} ]")
        self.access(kind, f"%{counter}")
        flags = "nuw nsw" if step > 0 else "nsw"
        self.text.append(f"  %{following} = add {flags} i64 %{counter}, {step}")
        self.text.append(f"  %{test} = icmp eq i64 %{following}, {first + step * trips}")
        behind = self.name()
        self.text += [f"  br i1 %{test}, label %{behind}, label %{loop}", f"{behind}:"]
        self.block = behind
        self.accesses.append(("each", [[(kind, first + step * k)] for k in range(trips)]))

    def sometimes(self) -> None:
        kind, place = self.r.choice(("store", "load")), self.r.randrange(PLACES)
        then, behind = self.name(), self.name()
        self.text += [f"  br i1 %c, label %{then}, label %{behind}", f"{then}:"]
        self.access(kind, str(place))
        self.text += [f"  br label %{behind}", f"{behind}:"]
        self.block = behind
        self.accesses.append(("perhaps", [[(kind, place)]]))

    @property
    def module(self) -> str:
        body = "\n".join(self.text)
        return (
            "define void @f(i1 %c, i64 %n) {\nentry:\n  %w = alloca [8 x i64], align 8\n  br label %outer\nouter:\n"
            "  %i = phi i64 [ 0, %entry ], [ %i.next, %LAST ]\n"
            f"{body}\n  %i.next = add nuw nsw i64 %i, 1\n  %done = icmp eq i64 %i.next, %n\n"
            "  br i1 %done, label %end, label %outer\nend:\n  ret void\n}\n"
        ).replace("%LAST", f"%{self.block}")

    def reads_what_was_there(self, taken: bool) -> bool:
        """True if an iteration reads a place that it has not written."""
        written: set[int] = set()
        for when, each in self.accesses:
            if when == "perhaps" and not taken:
                continue
            for kind, place in (one for some in each for one in some):
                if kind == "load" and place not in written:
                    return True
                if kind == "store":
                    written.add(place)
        return False


def asked(text: str) -> tuple[bool, Function]:
    """Whether every access is found to be written first."""
    module = read_module(llvm.text(llvm.parse_text(text, "f.ll")))
    function = module.functions["f"]
    forest = LoopForest(function)
    variable = next(i for i in function.instructions if isinstance(i, inst.Alloca))
    known = accesses(variable)
    assert known is not None
    return WrittenFirst(forest.outermost[0], forest).unwritten(variable, known[0]) is None, function


@pytest.mark.parametrize("seed", range(4))
def test_what_is_found_to_be_written_first_is(seed: int) -> None:
    found = right = 0
    for number in range(250):
        shape = Shape(random.Random(seed * 1000 + number))
        is_first, _ = asked(shape.module)
        really = not (shape.reads_what_was_there(False) or shape.reads_what_was_there(True))
        assert not is_first or really, shape.module
        found, right = found + is_first, right + really
    assert found > 0.8 * right


def test_rows_without_gaps_fill_a_variable() -> None:
    text = """
    define double @f(ptr %x, i64 %n) {
    entry:
      %w = alloca [3 x [4 x double]], align 8
      br label %outer
    outer:
      %i = phi i64 [ 0, %entry ], [ %i.next, %last ]
      %s = phi double [ 0.0, %entry ], [ %sum, %last ]
      br label %rows
    rows:
      %j = phi i64 [ 0, %outer ], [ %j.next, %rows.end ]
      %row = getelementptr inbounds nuw [4 x double], ptr %w, i64 %j
      br label %columns
    columns:
      %k = phi i64 [ 0, %rows ], [ %k.next, %columns ]
      %place = getelementptr inbounds nuw double, ptr %row, i64 %k
      store double 1.0, ptr %place, align 8
      %k.next = add nuw nsw i64 %k, 1
      %k.done = icmp eq i64 %k.next, COLUMNS
      br i1 %k.done, label %rows.end, label %columns
    rows.end:
      %j.next = add nuw nsw i64 %j, 1
      %j.done = icmp eq i64 %j.next, 3
      br i1 %j.done, label %last, label %rows
    last:
      %index = and i64 %n, 7
      %any = getelementptr inbounds double, ptr %w, i64 %index
      %got = load double, ptr %any, align 8
      %sum = fadd double %s, %got
      %i.next = add nuw nsw i64 %i, 1
      %done = icmp eq i64 %i.next, %n
      br i1 %done, label %end, label %outer
    end:
      ret double %sum
    }
    """
    assert asked(text.replace("COLUMNS", "4"))[0]
    assert not asked(text.replace("COLUMNS", "3"))[0]


def test_least_distances_of_what_only_grows() -> None:
    text = """
    define void @f(ptr %w, i64 %n, i1 %c) {
    entry:
      br label %loop
    loop:
      %i = phi i64 [ 2, %entry ], [ %next, %loop ]
      %j = phi i64 [ 3, %entry ], [ %chosen, %loop ]
      %a = getelementptr inbounds nuw double, ptr %w, i64 %i
      %b = getelementptr inbounds nuw double, ptr %w, i64 %j
      %d = getelementptr inbounds double, ptr %w, i64 %i
      %next = add nuw nsw i64 %i, 1
      %chosen = select i1 %c, i64 %next, i64 %j
      %back = add nsw i64 %i, -1
      %e = getelementptr inbounds nuw double, ptr %w, i64 %back
      %done = icmp ugt i64 %next, %n
      br i1 %done, label %end, label %loop
    end:
      ret void
    }
    """
    module = read_module(llvm.text(llvm.parse_text(text, "f.ll")))
    function = module.functions["f"]
    named = {i.name: i for i in function.instructions}
    least = {name: least_distance(named[name], function.arguments[0]) for name in "abde"}
    assert least == {"a": 16, "b": 24, "d": 16, "e": 0}
