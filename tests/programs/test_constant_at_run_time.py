"""Memory that is constant when the program runs: a derivative stops where numbers are lost there, whoever puts or reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.test_programs import compiler, run

HEAD = """
#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
double cblas_ddot(int, const double *, int, const double *, int);
void cblas_dcopy(int, const double *, int, double *, int);
"""
MAIN = """
int main(int n, char **words) {
    (void)words;
    double x[2] = {3, 2}, dx[2] = {1, 0}, w[4] = {0}, dw[4] = {0};
    if (n > 1) printf("%.15g", __enzyme_fwddiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, w, n > 2 ? dw : w));
    else dx[0] = 0, __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, w, w), printf("%.15g", dx[0]);
}
"""
LOST = "is read again"
PROGRAMS = {
    "a function with outputs": (
        "",
        "sincos(x[0], w, w + 1); return w[0] * w[0];",
        LOST,
        2 * 0.1411200080598672 * -0.9899924966004454,
    ),
    "a struct by value": (
        "typedef struct { double a[4]; } four; __attribute__((noinline)) static double use(four s) { return s.a[0] + s.a[1]; }",
        "for (int i = 0; i < 4; i++) w[i] = x[0] * x[0] * i; return use(*(four *)w);",
        LOST,
        6,
    ),
    "read by BLAS": (
        "",
        "w[0] = x[0] * x[0]; return cblas_ddot(1, w, 1, x, 1);",
        "whose derivative is given, after",
        27,
    ),
    "put there by BLAS": (
        "",
        "cblas_dcopy(1, x, 1, w, 1); return w[0] * w[0] * w[0];",
        "may put numbers into constant memory",
        27,
    ),
    "an atomic sum": (
        "",
        "w[0] = 0;\n#pragma omp parallel for\nfor (int i = 0; i < 1; i++) {\n#pragma omp atomic\nw[0] += x[i] * x[i]; }"
        "return w[0] * x[0];",
        LOST,
        27,
    ),
    "a thread": (
        "typedef struct { const double *x; double *w; } job;"
        "static void *work(void *p) { job *j = p; j->w[0] = j->x[0] * j->x[0]; return 0; }",
        "job j = {x, w}; pthread_t t; pthread_create(&t, 0, work, &j); pthread_join(t, 0); return w[0];",
        "a thread puts a number into constant memory",
        6,
    ),
    "written by a pointer to either, read as constant": (
        "struct two { const double *a; double *b; };"
        "__attribute__((noinline)) static void put(struct two *p, int i, double v) { p->b[i] = v; }",
        "struct two p = {x, w}; put(&p, 1, x[0] * x[0]); return w[1] * x[1];",
        LOST,
        12,
    ),
    "read by a thread": (
        "typedef struct { double *w; double y; } job; static void *work(void *p) { job *j = p; j->y = j->w[0] * 3; return 0; }",
        "w[0] = x[0] * x[0]; job j = {w, 0}; pthread_t t; pthread_create(&t, 0, work, &j); pthread_join(t, 0); return j.y;",
        LOST,
        18,
    ),
}


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("shape", PROGRAMS)
def test_numbers_that_are_lost_stop_the_derivative(shape: str, level: str, linker: Path, tmp_path: Path) -> None:
    before, body, message, right = PROGRAMS[shape]
    source, program = tmp_path / "f.c", tmp_path / "f"
    source.write_text(f"{HEAD}{before}\nstatic double f(const double *x, double *w) {{ {body} }}\n{MAIN}")
    words = [
        compiler("c"),
        f"-{level}",
        "-w",
        "-fopenmp",
        "-flto",
        f"--ld-path={linker}",
        str(source),
        "-o",
        str(program),
    ]
    built = run([*words, "-lm", "-lpthread", "-lopenblas"], tmp_path)
    assert built.returncode == 0, built.stderr
    for more in ([], ["forward"]):
        ran = run([str(program), *more], tmp_path)
        if ran.returncode == 0:  # where LLVM hands the number on, nothing is lost
            assert float(ran.stdout) == pytest.approx(right), more
        else:
            assert message in ran.stderr, (more, ran.stdout, ran.stderr)
    shadowed = run(
        [str(program), "forward", "with a shadow"], tmp_path
    )  # the same derivative, where nothing is constant
    assert shadowed.returncode == 0, shadowed.stderr
    assert float(shadowed.stdout) == pytest.approx(right)


UNMARKED = """
extern int enzyme_const;
__attribute__((noinline)) static double square(const double *c) { return c[1] * c[1]; }
static double f(double *x, double *c, int which) {
    double *p = which ? c : x, y[2];
    p[1] = x[0] * x[0];
    READ
}
int main(int n, char **words) {
    (void)words;
    double x[2] = {3, 2}, dx[2] = {1, 0}, c[2] = {4, 5};
    if (n > 2) printf("%.15g", __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_const, c, n > 3));
    else dx[0] = 0, __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, c, n > 1), printf("%.15g", dx[0]);
}
"""
READS = {  # what is read, and the derivatives where the pointer leads to x and to c
    "return c[1] * p[0];": (5, 24),
    "return square(c) * p[0];": (25, 432),
    "memcpy(y, c, sizeof y); return y[1] * p[0];": (5, 24),
    "return cblas_ddot(1, c + 1, 1, p, 1);": (5, 24),
}
STOPS_AT = "whose derivative is given, after"


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("read", READS)
def test_what_a_pointer_to_either_puts_there_is_not_read_as_constant(
    read: str, level: str, linker: Path, tmp_path: Path
) -> None:
    """Without a marker: which memory is constant is found out when the program runs."""
    source, program = tmp_path / "f.c", tmp_path / "f"
    source.write_text(HEAD + UNMARKED.replace("READ", read))
    words = [compiler("c"), f"-{level}", "-w", "-flto", f"--ld-path={linker}", str(source), "-o", str(program)]
    built = run([*words, "-lm", "-lopenblas"], tmp_path)
    assert built.returncode == 0, built.stderr
    for more, is_constant in (([], False), (["c"], True), (["forward", "x"], False), (["forward", "c", "c"], True)):
        ran = run([str(program), *more], tmp_path)
        if is_constant and "ddot" in read:
            assert ran.returncode and STOPS_AT in ran.stderr, (more, ran.stdout, ran.stderr)
        else:
            assert ran.returncode == 0 and float(ran.stdout) == pytest.approx(READS[read][is_constant]), ran.stderr


TWO_WAYS = """
static double *left;
__attribute__((noinline)) static void put(int i, double v) { left[i] = v; }
static double f(const double *x, double *work) {
    put(AT, x[0] * x[0]);
    return READ;
}
int main(int n, char **words) {
    (void)words;
    double x[2] = {3, 2}, dx[2] = {1, 0}, w[4] = {1, 1, 1, 1}, dw[4] = {0}, other[4] = {0};
    left = n > 1 ? w : other;
    if (FORWARD) printf("%.15g", __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw));
    else dx[0] = 0, __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw), printf("%.15g", dx[0]);
}
"""


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("forward", [0, 1])
@pytest.mark.parametrize(("read", "right"), [("work[1] * x[0]", 1), ("left[1] * x[0]", 27)])
def test_a_static_pointer_to_an_argument(
    read: str, right: float, forward: int, level: str, linker: Path, tmp_path: Path
) -> None:
    """What an earlier call left is constant. If it leads to memory that has a shadow, what is put there is not lost without a word."""
    source, program = tmp_path / "f.c", tmp_path / "f"
    text = TWO_WAYS.replace("READ", read).replace("AT", "1").replace("FORWARD", str(forward))
    source.write_text(HEAD + text)
    words = [compiler("c"), f"-{level}", "-w", "-flto", f"--ld-path={linker}", str(source), "-o", str(program)]
    built = run([*words, "-lm", "-lopenblas"], tmp_path)
    assert built.returncode == 0, built.stderr
    apart, same = run([str(program)], tmp_path), run([str(program), "same"], tmp_path)
    assert apart.returncode == 0, apart.stderr
    assert float(apart.stdout) == pytest.approx(right)
    if "work" in read:
        assert same.returncode and "read through one with a shadow" in same.stderr, same.stdout
    else:
        assert same.returncode == 0, same.stderr
        assert float(same.stdout) == pytest.approx(right)


ALSO_AN_ARGUMENT = """
__attribute__((noinline)) static void put(double *w, int i, double v) { w[i] = v; }
__attribute__((noinline)) static double get(const double *w, int i) { return w[i]; }
static double f(double *x, double *w, int k) { put(w, 0, x[0] * x[1]); return get(w, k - 1) * x[k - 1]; }
extern int enzyme_const;
int main(int n, char **words) {
    (void)words;
    double x[2] = {3, 2}, dx[2] = {0}, w[2] = {1, 1};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n > 1 ? x : w, 1);
    printf("%.15g", dx[0]);
}
"""
WITHIN = """
extern int enzyme_const;
static double W[100], V[100];
extern int (*callback)(int);
__attribute__((annotate("enzyme_inactive"))) int called_outside(int);
double __enzyme_autodiff_inner(void *, ...);
__attribute__((noinline)) static void put(double *w, int i, double v) { w[i] = v; }
__attribute__((noinline)) static double get(const double *w, int i) { return w[i]; }
static double inner(double *y, double *v, int k) { put(v, 0, y[0] * y[0]); put(v, 1, get(v, k - 1) * y[0]); return get(v, k); }
static int twelve(int k) {
    double y[1] = {2}, dy[1] = {0};
    __enzyme_autodiff_inner((void *)inner, enzyme_dup, y, dy, enzyme_const, V, k);
    return (int)(dy[0] + 0.5);
}
static double outer(double *x, double *w, int k) {
    put(w, 0, x[0] * x[0]);
    int n = called_outside(k);
    return get(w, k - 1) * n + get(w, k);
}
int main(int n, char **words) {
    (void)words;
    double x[1] = {3}, dx[1] = {n > 1};
    W[1] = 1;
    callback = twelve;
    if (n > 1) printf("%.15g", __enzyme_fwddiff((void *)outer, enzyme_dup, x, dx, enzyme_const, W, 1));
    else __enzyme_autodiff((void *)outer, enzyme_dup, x, dx, enzyme_const, W, 1), printf("%.15g", dx[0]);
}
"""


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_the_input_is_also_given_as_constant(level: str, linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "f.c", tmp_path / "f"
    source.write_text(HEAD + ALSO_AN_ARGUMENT)
    words = [compiler("c"), f"-{level}", "-w", "-flto", f"--ld-path={linker}", str(source), "-o", str(program)]
    built = run([*words, "-lm", "-lopenblas"], tmp_path)
    assert built.returncode == 0, built.stderr
    apart, same = run([str(program)], tmp_path), run([str(program), "same"], tmp_path)
    assert (apart.returncode, apart.stdout) == (0, "12"), apart.stderr
    assert same.returncode and "read through one with a shadow" in same.stderr, same.stdout


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_a_derivative_within_a_derivative(level: str, linker: Path, tmp_path: Path) -> None:
    """The link does not see that one runs within the other: machine code calls it."""
    source, outside, program = tmp_path / "f.c", tmp_path / "outside.c", tmp_path / "f"
    source.write_text(HEAD + WITHIN)
    outside.write_text("int (*callback)(int);\nint called_outside(int k) { return callback(k); }\n")
    native = run([compiler("c"), "-O1", "-c", str(outside), "-o", str(tmp_path / "outside.o")], tmp_path)
    assert native.returncode == 0, native.stderr
    words = [compiler("c"), f"-{level}", "-w", "-flto", f"--ld-path={linker}", str(source), str(tmp_path / "outside.o")]
    built = run([*words, "-o", str(program), "-lm", "-lopenblas"], tmp_path)
    assert built.returncode == 0, built.stderr
    for more in ([], ["forward"]):
        ran = run([str(program), *more], tmp_path)
        assert (ran.returncode, ran.stdout) == (0, "72"), (more, ran.stderr)
