"""Loops that clang has unrolled, rolled again: they compute the same bits, and have one copy of the body."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise import unrolled_loops
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]
binding.initialize_native_target()
binding.initialize_native_asmprinter()

# What is done for each i, between `double s = 1, t = 0; int last = 0;` and `return s + t + last;`, with x, y, k and n around.
ROLLED = {
    "sum": "s += x[i] * x[i];",
    "pairs": "double a = x[0] - x[2 * i], b = x[1] - x[2 * i + 1]; s += 1 / sqrt(a * a + b * b + 0.1);",
    "recurrence": "s = s * 0.5 + x[i]; t += s * s;",
    "stores": "y[i] = x[i] * 0.5 + 1;",
    "in_place": "x[i] = x[i] * 0.5;",
    "indirect": "s += x[k[i] & 31] * 2;",
    "two_steps": "s += x[i]; t -= x[2 * i + 1] * s;",
    "counted": "s += x[i] * (double)i;",
    "largest": "if (x[i] > t) t = x[i], last = i;",
    "branch": "if (x[i] > 0) s += x[k[i] & 31];",
    "last_found": "if (x[i] > 0) { s += x[k[i] & 31]; last = i; }",
    "one_before": "double u = x[i]; if (u > t) s += x[k[i] & 31] * t; t = u;",
    "either": "if (x[i] > 0) s += x[k[i] & 31]; else t = t * s - x[(k[i] + 1) & 31];",
    "two_branches": "if (x[i] > 0) s += x[k[i] & 31]; t *= 0.5; if (x[i] < t) t -= x[k[i] & 15] * (double)i;",
    "branch_in_branch": "if (x[i] > 0) { s += x[k[i] & 31]; if (s > t) t += x[k[i] & 7]; s *= 0.5; }",
}
KEPT = {  # copies that differ, or that stores come between
    "backwards": "s = s * 0.75 + x[n - 1 - i];",
    "alternates": "s += i & 1 ? x[i] : x[i] * x[i];",
    "halves": "s += x[i / 2] * 3;",
    "weights": "s += x[i] * (double)(i % 4);",
    "hands_on": "x[i + 1] = x[i] * 0.5 + s;",
    "crosses": "s += x[i]; x[n - 1 - i] = s;",
    "steps": "x[i] = x[i + 1] + x[i + 2];",
    "stored_in_branch": "if (x[i] > 0) y[i] = x[k[i] & 31];",
    "branches_otherwise": "if (x[i] > (i & 1 ? 0.0 : 0.5)) s += x[k[i] & 31];",
}
SIZES = (0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32)
FUNCTION = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_void_p] * 3, ctypes.c_int)


def compiled(tmp_path: Path, body: str, count: int) -> str:
    (tmp_path / "f.c").write_text(
        "#include <math.h>\ndouble f(double *x, double *restrict y, int *k, int n) {\n"
        "double s = 1, t = 0; int last = 0;\n"
        f'_Pragma("clang loop unroll_count({count}) vectorize(disable)") for (int i = 0; i < n; i++) {{ {body} }}\n'
        "return s + t + last; }\n"
    )
    words = [str(CLANG), "-O2", "-fno-math-errno", "-fno-slp-vectorize", "-S", "-emit-llvm", "f.c", "-o", "f.ll"]
    subprocess.run(words, cwd=tmp_path, check=True)
    return (tmp_path / "f.ll").read_text()


def rolled(text: str) -> tuple[str, bool]:
    module = read_module(llvm.text(llvm.parse_text(text, "f.ll")))
    changed = unrolled_loops.roll(module.functions["f"])
    made = write_module(module)
    llvm.parse_text(made, "rolled.ll").verify()
    return made, changed


def run(text: str) -> list[tuple[float, list[float], list[float]]]:
    module = llvm.parse_text(text, "f.ll")
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    function = FUNCTION(engine.get_function_address("f"))
    found = []
    for n in SIZES:
        numbers = random.Random(n)
        x = (ctypes.c_double * 80)(*(numbers.uniform(-1, 1) for _ in range(80)))
        y, k = (ctypes.c_double * 80)(), (ctypes.c_int * 80)(*(numbers.randrange(32) for _ in range(80)))
        found.append((function(x, y, k, n), list(x), list(y)))
    return found


@pytest.mark.parametrize("count", [2, 4, 8])
@pytest.mark.parametrize("name", ROLLED)
def test_rolled_loops_compute_the_same(name: str, count: int, tmp_path: Path) -> None:
    before = compiled(tmp_path, ROLLED[name], count)
    after, changed = rolled(before)
    assert changed
    assert after.count(" = ") < before.count(" = ")
    assert run(after) == run(before)


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("name", KEPT)
def test_what_is_done_otherwise_every_other_time_stays(name: str, count: int, tmp_path: Path) -> None:
    before = compiled(tmp_path, KEPT[name], count)
    after, changed = rolled(before)
    assert run(after) == run(before)
    assert (
        not changed or name not in ("alternates", "weights", "branches_otherwise") or count > 2
    )  # four are two of two


GOES_ON = """
define double @f(ptr %x, ptr %y, ptr %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 1.0, %entry ], [ %s2, %loop ]
  %p0 = getelementptr double, ptr %x, i64 %i
  %v0 = load double, ptr %p0, align 8
  %s1 = fadd double %s, %v0
  %j = or disjoint i64 %i, 1
  %p1 = getelementptr double, ptr %x, i64 %j
  %v1 = load double, ptr %p1, align 8
  %s2 = fadd double %s1, %v1
  %next = add nuw nsw i64 %i, 2
  %t = icmp PREDICATE i64 %next, BOUND
  br i1 %t, label %FIRST, label %SECOND
out:
  ret double %s2
}
"""


@pytest.mark.parametrize(
    ("predicate", "bound", "first", "changed"),
    [("eq", 8, "out", True), ("ne", 8, "loop", True), ("eq", 2, "loop", False), ("ult", 7, "loop", False)],
)
def test_how_the_loop_ends(predicate: str, bound: int, first: str, changed: bool) -> None:
    """What ends by another test than that a bound is met would end elsewhere."""
    second = "loop" if first == "out" else "out"
    text = GOES_ON.replace("PREDICATE", predicate).replace("BOUND", str(bound))
    text = text.replace("%FIRST", f"%{first}").replace("%SECOND", f"%{second}")
    after, found = rolled(text)
    assert found == changed
    assert run(after) == run(text)


ALIGNED = """
define double @f(ptr %x, ptr %y, ptr %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 1.0, %entry ], [ %s2, %loop ]
  %p0 = getelementptr double, ptr %x, i64 %i
  %v0 = load double, ptr %p0, align 16
  %s1 = fadd double %s, %v0
  %q0 = getelementptr double, ptr %y, i64 %i
  store double %v0, ptr %q0
  %j = or disjoint i64 %i, 1
  %p1 = getelementptr double, ptr %x, i64 %j
  %v1 = load double, ptr %p1, align 8
  %s2 = fadd double %s1, %v1
  %q1 = getelementptr double, ptr %y, i64 %j
  store double %v1, ptr %q1, align 4
  %next = add nuw nsw i64 %i, 2
  %t = icmp eq i64 %next, 8
  br i1 %t, label %out, label %loop
out:
  ret double %s2
}
"""


def test_every_second_access_may_be_aligned_more() -> None:
    after, changed = rolled(ALIGNED)
    assert changed
    assert after.count("load double") == after.count("store double") == 1
    assert "align 16" not in after and "align 4" in after
