"""enzyme_hub.hpp: misuse is told in words before the link, and nothing of the header is left in the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HEADERS = Path(__file__).parents[2] / "lang" / "c"

DECLARATIONS = """
#include <enzyme_hub.hpp>
#include <string>
using namespace enzyme;
double f(double x, const double *p, int n);
void g(const double *x, double *y);
std::string text(double x);
double of_string(std::string s, double x);
double &place(double x);
double of_reference(const double &x);
struct object {{ double method(double x); }};
double x, y, p[2], dp[2];
std::string s;
void misuse() {{ {}; }}
"""
MISUSE = {
    "autodiff<Reverse>(f, active(x), duplicated(p, dp), active(2))": "an integer cannot be active: say enzyme::constant(n)",
    "autodiff<Reverse>(f, active(x), active(p), constant(2))": (
        "a pointer cannot be active: say enzyme::duplicated(p, shadow), or enzyme::constant(p)"
    ),
    "autodiff<Reverse>(f, duplicated(x, y), constant(p), constant(2))": (
        "in reverse mode what is passed by value has no shadow, its derivative is returned: say enzyme::active(x)"
    ),
    "autodiff<Reverse>(f, active(x), duplicated(p, dp), duplicated(2, 1))": "an integer has no derivative: say enzyme::constant(n)",
    "fwddiff(f, active(x), constant(p), constant(2))": (
        "in forward mode nothing is active: say enzyme::duplicated(x, tangent), or enzyme::constant(x)"
    ),
    "gradient(f, active(x), constant(p))": "not as many arguments as the function has parameters",
    "gradient(f, active(x), duplicated(p, dp), 2)": (
        "wrap every argument: enzyme::active(x), enzyme::duplicated(p, shadow) or enzyme::constant(n)"
    ),
    "gradient(f, active(x), constant(s), constant(2))": "the argument does not have the type of the function's parameter",
    "gradient(f, active(x), constant(p), constant(2.5))": "the argument does not have the type of the function's parameter",
    "gradient(of_string, active(s), active(x))": "only plain structs can be active: say enzyme::duplicated(object, shadow)",
    "gradient(place, active(x))": "a function that returns a reference: return a pointer, or a value",
    "autodiff<double>(f, active(x), constant(p), constant(2))": "the modes are Reverse, ReverseWithPrimal, Forward and",
    "autodiff<ReverseWithPrimal>(g, constant(p), duplicated(p, dp))": (
        "the function returns nothing, so there is no primal: say enzyme::Reverse"
    ),
    "gradient(&object::method, active(x))": "the first argument is a function, a function object or a lambda",
    "gradient(x, active(x))": "the first argument is a function, a function object or a lambda",
    "gradient([](auto a, auto b) { return a * b; }, active(x))": "the function cannot be called with these arguments",
    "augmented(of_reference, active(x))": "augmented keeps no copy of what a function takes by reference: say",
    "fwddiff(f, duplicated(x, lanes(y, y)), duplicated(p, dp), constant(2))": (
        "not as many lanes everywhere: say enzyme::lanes(dx0, dx1, ...) for each shadow"
    ),
    "fwddiff(f, duplicated(x, lanes(y, y)), duplicated(p, lanes(s, s)), constant(2))": (
        "the argument does not have the type of the function's parameter"
    ),
    "gradient(f, seed(1.0, 2.0), active(x), duplicated(p, dp), constant(2))": "one seed for each lane: say enzyme::seed(s0, s1, ...)",
    "gradient(g, seed(1.0), constant(p), duplicated(p, dp))": "the function's result is no number, so it takes no seed",
    "autodiff<Forward>(f, seed(1.0), duplicated(x, y), duplicated(p, dp), constant(2))": (
        "in forward mode there is no seed: say enzyme::duplicated(x, tangent)"
    ),
    "augmented(f, active(x), duplicated(p, dp), constant(2)).tangent(duplicated(x, y), constant(p), constant(2))": (
        "tangents are taken of the arguments of augmented: what is constant there is constant here"
    ),
    "augmented<2>(f, active(x), constant(p), constant(2)).tangent(duplicated(x, y), constant(p), constant(2))": (
        "as many lanes as augmented has: say enzyme::lanes(dx0, dx1, ...)"
    ),
    "augmented<2>(f, active(x), constant(p), constant(2)).reverse(1.0)": "one seed for each lane: say enzyme::seed(s0, s1, ...)",
    "augmented(text, active(x))": "augmented takes functions that return a number, a pointer, a plain struct or nothing",
}

LEFT = """
#include <enzyme_hub.hpp>
using namespace enzyme;
double f(double x, const double *p, int n) {
    double sum = x;
    for (int i = 0; i < n; i++) sum *= p[i] + x;
    return sum;
}
extern "C" {
double typed_reverse(double x, double *p, double *dp, int n) {
    return autodiff<Reverse>(f, active(x), duplicated(p, dp), constant(n));
}
double plain_reverse(double x, double *p, double *dp, int n) {
    return __enzyme_autodiff<double>((void *)f, enzyme_out, x, enzyme_dup, p, dp, enzyme_const, n);
}
double typed_value(double x, double *p, double *dp, int n, double *value) {
    auto both = autodiff<ReverseWithPrimal>(f, active(x), duplicated(p, dp), constant(n));
    *value = both.value;
    return std::get<0>(both.derivatives);
}
struct two { double value, dx; };
double plain_value(double x, double *p, double *dp, int n, double *value) {
    two both = __enzyme_autodiff<two>((void *)f, enzyme_primal_return, enzyme_out, x, enzyme_dup, p, dp, enzyme_const, n);
    *value = both.value;
    return both.dx;
}
double __enzyme_fwddiff_plain(void *, ...);
double typed_forward(double x, double *p, double *dp, int n) {
    return fwddiff(f, duplicated(x, 1.0), duplicated(p, dp), constant(n));
}
double plain_forward(double x, double *p, double *dp, int n) {
    return __enzyme_fwddiff_plain((void *)f, enzyme_dup, x, 1.0, enzyme_dup, p, dp, enzyme_const, n);
}
struct lane2 { double lane[2]; };
double typed_lanes(double x, double *p, double *d0, double *d1, int n) {
    auto both = gradient(f, seed(1.0, 2.0), active(x), duplicated(p, lanes(d0, d1)), constant(n));
    return both[0] - both[1];
}
double plain_lanes(double x, double *p, double *d0, double *d1, int n) {
    auto both = __enzyme_autodiff<lane2>(
        (void *)f, enzyme_width, 2, enzyme_out, x, enzyme_dup, p, d0, d1, enzyme_const, n, 1.0, 2.0);
    return both.lane[0] - both.lane[1];
}
struct forward { void *tape; double value; };
forward __enzyme_augmentfwd_plain(void *, ...);
double __enzyme_fwdsplit_plain(void *, ...);
double __enzyme_reverse_plain(void *, ...);
double typed_sweep(double x, double *p, double *dp, double *tp, int n) {
    auto sweep = augmented(f, active(x), duplicated(p, dp), constant(n));
    double tangent = sweep.tangent(duplicated(x, 1.0), duplicated(p, tp), constant(n));
    return sweep.reverse(tangent) * sweep.value;
}
double plain_sweep(double x, double *p, double *dp, double *tp, int n) {
    forward sweep = __enzyme_augmentfwd_plain((void *)f, enzyme_out, x, enzyme_dup, p, dp, enzyme_const, n);
    double tangent = __enzyme_fwdsplit_plain((void *)f, enzyme_dup, x, 1.0, enzyme_dup, p, tp, enzyme_const, n, sweep.tape);
    return __enzyme_reverse_plain((void *)f, enzyme_out, x, enzyme_dup, p, dp, enzyme_const, n, tangent, sweep.tape) * sweep.value;
}
struct scale { double k; };
double scaled(const scale *s, double x) { return s->k * x * x; }
double typed_object(double k, double x) {
    return gradient([k](double y) { return k * y * y; }, active(x));
}
double plain_object(double k, double x) {
    scale s{k};
    return __enzyme_autodiff<double>((void *)scaled, enzyme_const, &s, enzyme_out, x);
}
}
"""


def clangxx() -> str:
    tool = toolchains.clangxx()
    if tool is None:
        pytest.skip("clang++ is not installed")
    return tool.command[0]


@pytest.mark.cpp
@pytest.mark.parametrize("statement", MISUSE)
def test_misuse_is_told_first(statement: str, tmp_path: Path) -> None:
    (tmp_path / "t.cpp").write_text(DECLARATIONS.format(statement))
    command = [clangxx(), "-std=c++17", "-fsyntax-only", f"-I{HEADERS}", tmp_path / "t.cpp"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    errors = re.findall(r"error: (.*)", done.stderr)
    assert f"enzyme: {MISUSE[statement]}" in errors[0], done.stderr
    assert len(errors) == 1, done.stderr


@pytest.mark.cpp
@pytest.mark.parametrize("standard", ["c++17", "c++20", "c++23"])
def test_no_warnings(standard: str, tmp_path: Path) -> None:
    (tmp_path / "t.cpp").write_text(LEFT.replace("<enzyme_hub.hpp>", "<enzyme/enzyme>"))
    strict = ["-Wall", "-Wextra", "-Wshadow", "-Werror"]
    command = [clangxx(), f"-std={standard}", *strict, "-fsyntax-only", f"-I{HEADERS}", tmp_path / "t.cpp"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.cpp
def test_an_older_standard_is_told(tmp_path: Path) -> None:
    (tmp_path / "t.cpp").write_text("#include <enzyme_hub.hpp>\n")
    command = [clangxx(), "-std=c++14", "-fsyntax-only", f"-I{HEADERS}", tmp_path / "t.cpp"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "enzyme_hub.hpp needs C++17 (-std=c++17)" in done.stderr


def instructions(text: str, function: str) -> list[str]:
    """The body of a function, with values numbered in the order in which they appear, without metadata."""
    found = re.search(rf"^define [^\n]*@{function}\((.*?)\n}}", text, re.MULTILINE | re.DOTALL)
    assert found, function
    names: dict[str, str] = {}
    body = re.sub(r", ![\w.]+ !\d+|#\d+|;[^\n]*", "", found[1])
    body = re.sub(r"^([-\w.]+):", r"%\1:", body, flags=re.MULTILINE)
    numbered = re.sub(r"%[-\w.]+", lambda name: names.setdefault(name[0], f"%{len(names)}"), body)
    return [line.strip() for line in numbered.splitlines() if line.strip()]


@pytest.mark.cpp
@pytest.mark.parametrize("level", ["O1", "O2"])
def test_nothing_is_left(level: str, tmp_path: Path) -> None:
    """The derivative through the header is, instruction by instruction, that of the plain entry point."""
    source, bitcode, result = (tmp_path / name for name in ("t.cpp", "t.bc", "t.ll"))
    source.write_text(LEFT)
    flags = ["-std=c++17", f"-{level}", "-flto", "-fno-exceptions", f"-I{HEADERS}", "-c"]
    subprocess.run([clangxx(), *flags, source, "-o", bitcode], check=True)
    subprocess.run([sys.executable, "-m", "enzyme_hub", "opt", bitcode, "-o", result], check=True)
    text = result.read_text()
    for what in ("reverse", "value", "forward", "lanes", "sweep", "object"):
        assert instructions(text, f"typed_{what}") == instructions(text, f"plain_{what}"), what
