"""Forms that a program of one file cannot show: functions without a body in the link, and metadata of LLVM IR."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HEADERS = [f"-I{Path(__file__).parents[1] / 'programs' / 'c'}", f"-I{Path(__file__).parents[2] / 'lang' / 'c'}"]
LEVELS = ("O0", "O1", "O2", "O3")
pytestmark = pytest.mark.c

LIBRARY = """
#include <stdlib.h>
double cube(double x) { return x * x * x; }
double named(double x) { return x * x * x; }
double rough(double x) { return x - x * x / 2; }
double steps(double x) { return 3 * x; }
const double *view(const double *p) { return p + 1; }
double table[4];
int blocks;
void *take(long bytes, int tag) { blocks++; return malloc(bytes); }
void give_back(int tag, void *p) { blocks += tag; free(p); }
double by_rule(double x) { return x * x * x; }
"""
MAIN = r"""
#include "check.h"
struct taped { double *tape, result; };
struct taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...), __enzyme_fwdsplit(void *, ...);

// 10, 20 and 30 times the derivative of x^3: in reverse, forward, and forward over a tape.
struct taped augmented(double x);
double gradient(double x, double seed, double *tape) {
    double saved = *tape;
    free(tape);
    return 30 * saved * saved * seed;
}
double tangent(double x, double dx) { return 60 * x * x * dx; }
double over_tape(double x, double dx, double *tape) { return 90 * *tape * *tape * dx; }
double cube(double x), by_rule(double x);
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augmented, (void *)gradient};
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)tangent};
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)augmented, (void *)over_tape};
__attribute__((annotate("enzyme_augment=augmented"), annotate("enzyme_gradient=gradient"),
    annotate("enzyme_derivative=tangent"))) double named(double x);
struct taped augmented(double x) {
    double *tape = (double *)malloc(sizeof(double));
    *tape = x;
    return (struct taped){tape, x * x * x};
}
double rough(double x), steps(double x);
void *__enzyme_function_like_rough[] = {(void *)rough, (void *)"log1p"};
void *__enzyme_inactivefn_steps[] = {(void *)steps};
const double *view(const double *p);
const double *view_augmented(const double *p, const double *dp);
struct pointers { const double *result, *shadow; } look(const double *p, const double *dp) {
    return (struct pointers){view(p), dp + 1};
}
void view_gradient(const double *p, const double *dp) {}
void *__enzyme_register_gradient_view[] = {(void *)view, (void *)look, (void *)view_gradient};
void *__enzyme_nofree_view[] = {(void *)view};
extern double table[4];
void *__enzyme_inactive_global_table[] = {table};
extern int blocks;
void *take(long bytes, int tag);
void give_back(int tag, void *p);
void *__enzyme_allocation_like_take[] = {(void *)take, (void *)0, (void *)"1,-1", (void *)give_back};

static double f(double x) { return cube(x) * x; }
static double g(double x) { return named(x) * x; }
static double r(double x) { return by_rule(x) * x; }
static double h(double *x, int n) {
    for (int i = 0; i < n; i++) table[i & 3] = x[0];
    return rough(x[0]) + steps(x[0]) * x[1] + *view(x) * x[1] + table[n - 1] * x[1];
}
static double in_blocks(double *x, int n) {
    double *squares = (double *)take(n * sizeof *squares, 100), sum = 0;
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += squares[i] * squares[n - 1 - i];
    give_back(100, squares);
    return sum;
}

int main(void) {
    const double x = 1.5, cubed = x * x * x;
    CHECK(__enzyme_autodiff((void *)f, x), 31 * cubed);
    CHECK(__enzyme_fwddiff_check((void *)f, x, 1.0), 61 * cubed);
    struct taped t = __enzyme_augmentfwd((void *)f, x);
    CHECK(__enzyme_fwdsplit((void *)f, x, 1.0, t.tape), 91 * cubed);
    CHECK(__enzyme_reverse((void *)f, x, 1.0, t.tape), 31 * cubed);
    CHECK(__enzyme_autodiff((void *)g, x), 31 * cubed);
    CHECK(__enzyme_fwddiff_check((void *)g, x, 1.0), 61 * cubed);
    CHECK(__enzyme_autodiff((void *)r, x), 31 * cubed);
    CHECK(__enzyme_fwddiff_check((void *)r, x, 1.0), 61 * cubed);
    double v[2] = {2, 3}, dv[2] = {0};
    __enzyme_autodiff((void *)h, v, dv, 2);
    CHECK(dv[0], 1 / 3.0);
    CHECK(dv[1], 6 + 2 * 3.0 + 2);
    double dw[2] = {0};
    blocks = 0;
    __enzyme_autodiff((void *)in_blocks, v, dw, 2);
    CHECK((double)blocks, 202.0);
    CHECK(dw[0], 2 * 2 * 2.0 * 9);
    return check_failures;
}
"""
RULES = """
[[rule]]
function = "by_rule"
gradient = { augment = "augmented", reverse = "gradient" }
derivative = "tangent"
"""


def clang() -> str:
    tool = toolchains.clang()
    if tool is None:
        pytest.skip("clang is not installed")
    return tool.command[0]


def call(*words: str | Path, folder: Path) -> None:
    done = subprocess.run(list(map(str, words)), cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ["shared", "object"])
def test_functions_without_a_body(kind: str, level: str, linker: Path, tmp_path: Path) -> None:
    """Of a shared library, and of an object of native code."""
    for name, text in {"library.c": LIBRARY, "main.c": MAIN, "rules.toml": RULES}.items():
        (tmp_path / name).write_text(text)
    native = ["-shared", "-fPIC", "-o", "libnative.so"] if kind == "shared" else ["-c", "-o", "native.o"]
    call(clang(), "-O1", *native, "library.c", folder=tmp_path)
    words = [f"-{level}", "-flto", f"--ld-path={linker}", "-Wl,-rpath,$ORIGIN", *HEADERS]
    options = ["-Wl,-plugin-opt=enzyme-rules=rules.toml", "main.c", native[-1], "-lm", "-o", "program"]
    call(clang(), *words, *options, folder=tmp_path)
    call(tmp_path / "program", folder=tmp_path)


SAID = """
target triple = "x86_64-unknown-linux-gnu"
declare ptr @malloc(i64)
declare void @free(ptr)
@g = global double 2.0, !enzyme_shadow !4
@dg = global double 0.0
define double @cube(double %x) noinline !enzyme_augment !0 !enzyme_gradient !1 !enzyme_derivative !2 {
  %2 = fmul double %x, %x
  %3 = fmul double %2, %x
  ret double %3
}
define double @augment(double %x) {
  %r = call double @cube(double %x)
  ret double %r
}
define double @gradient(double %x, double %seed) {
  %2 = fmul double %x, %x
  %3 = fmul double %2, 30.0
  %r = fmul double %3, %seed
  ret double %r
}
define double @tangent(double %x, double %dx) {
  %2 = fmul double %x, %x
  %3 = fmul double %2, 60.0
  %r = fmul double %3, %dx
  ret double %r
}
define double @square(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define double @constant(double %x, double %seed) {
  %r = fmul double %seed, 7.0
  ret double %r
}
define double @calls(double %x) {
  %a = call double @square(double %x), !enzyme_gradient !3
  %y = fadd double %x, %x ; equal calls are one to LLVM
  %b = call double @square(double %y)
  %v = load double, ptr @g
  %c = fmul double %v, %x
  %s = fadd double %a, %b
  %r = fadd double %s, %c
  ret double %r
}
!0 = !{ptr @augment}
!1 = !{ptr @gradient}
!2 = !{ptr @tangent}
!3 = !{ptr @constant}
!4 = !{ptr @dg}
"""
ASKS = r"""
#include "check.h"
double cube(double), calls(double);
extern double dg;
static double f(double x) { return cube(x) * x; }
int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 1.5), 31 * 1.5 * 1.5 * 1.5);
    CHECK(__enzyme_fwddiff_check((void *)f, 1.5, 1.0), 61 * 1.5 * 1.5 * 1.5);
    CHECK(__enzyme_autodiff((void *)calls, 1.5), 7 + 8 * 1.5 + 2);
    CHECK(dg, 1.5);
    return check_failures;
}
"""


@pytest.mark.parametrize("level", LEVELS)
def test_metadata_beside_a_program_in_c(level: str, linker: Path, tmp_path: Path) -> None:
    (tmp_path / "said.ll").write_text(SAID)
    (tmp_path / "main.c").write_text(ASKS)
    words = [f"-{level}", "-flto", "-w", f"--ld-path={linker}", *HEADERS, "main.c", "said.ll", "-lm", "-o", "program"]
    call(clang(), *words, folder=tmp_path)
    call(tmp_path / "program", folder=tmp_path)


READS_LATER = """
#include "check.h"
__attribute__((noinline)) double at(const double *p) { return *p * *p; }
struct taped { double tape, result; };
struct taped at_augmented(const double *p, double *dp) { return (struct taped){*p, at(p)}; }
void at_gradient(const double *p, double *dp, double seed, double tape) { if (dp) *dp += 2 * tape * seed; }
double at_over_tape(const double *p, const double *dp, double tape) { return dp ? 2 * *p * *dp : 0; }
void *__enzyme_register_gradient_at[] = {(void *)at, (void *)at_augmented, (void *)at_gradient};
void *__enzyme_register_splitderivative_at[] = {(void *)at, (void *)at_augmented, (void *)at_over_tape};
static double f(double *x) { double s = at(x); *x = 7; return s; }
struct augmented { void *tape; double value; } __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
int main(void) {
    double x = 2, dx = 0;
    struct augmented t = __enzyme_augmentfwd((void *)f, &x, &dx);
    return __enzyme_fwdsplit((void *)f, &x, &dx, t.tape) > 0;
}
"""


def test_tangents_over_a_tape_that_read_changed_memory_are_told(linker: Path, tmp_path: Path) -> None:
    (tmp_path / "t.c").write_text(READS_LATER)
    words = [clang(), "-O2", "-flto", "-w", f"--ld-path={linker}", *HEADERS, "t.c", "-lm", "-o", "t"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "warning: at_over_tape reads the memory behind argument 1 of at, which may have changed" in done.stderr
    assert "at_gradient" not in done.stderr
