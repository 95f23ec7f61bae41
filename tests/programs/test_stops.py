"""Programs that stop with a message where a derivative cannot go on: what decides that is known when they run only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, run

HALVES = """
#include <check.h>
#include <stdint.h>
typedef union {
    double number;
    struct {
        uint32_t low, high;
    } words;
} Both;
__attribute__((noinline)) static void cut(Both *b, int which) {
    if (which & 1) b->words.low = 0;
    if (which & 2) b->words.high = 0x3ff00000;
}
static double f(double *x, int which) {
    Both b;
    b.number = x[0] * 1.1;
    cut(&b, which);
    return which & 4 ? x[0] * x[0] : b.number * b.number;
}
int main(int count, char **words) {
    double x[1] = {1.2}, t[1] = {1}, d[1] = {0};
    int which = atoi(words[1]);
    printf("%.9g ", __enzyme_fwddiff_check((void *)f, x, t, which));
    fflush(stdout);
    __enzyme_autodiff((void *)f, x, d, which);
    printf("%.9g\\n", d[0]);
    return count != 2;
}
"""


def test_a_number_of_which_the_exponent_was_overwritten_is_not_used(linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "halves.c", tmp_path / "halves"
    source.write_text(HALVES)
    flags = ["-O2", "-flto", "-fno-strict-aliasing", f"--ld-path={linker}", "-I", str(HERE / "c")]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    whole, rounded, unused = (run([str(program), which], tmp_path).stdout.split() for which in "017")
    assert whole == ["2.904", "2.904"]
    assert [float(one) for one in rounded] == pytest.approx([2.904, 2.904], rel=1e-6)
    assert unused == ["2.4", "2.4"]
    for which in "23":
        used = run([str(program), which], tmp_path)
        assert used.returncode != 0 and "an integer takes the place of a part of a number" in used.stderr, used.stderr
        assert used.stdout.strip().lstrip("-") == "nan", used.stdout


SHIFTED = """
#include <check.h>
__attribute__((noinline)) static double f(double *x, int bytes, int size) {
    double y[6] = {0}, z[6], sum = 0;
    for (int i = 0; i < 6; i++) z[i] = 2 * x[i];
    memcpy(y, (char *)z + bytes, size);
    for (int i = 0; i < 6; i++) sum += y[i] * y[i];
    return sum;
}
int main(int count, char **words) {
    double x[6] = {1, 2, 3, 4, 5, 6}, t[6] = {0, 1}, d[6] = {0};
    int bytes = atoi(words[2]);
    if (words[1][0] == 'f') printf("%g\\n", __enzyme_fwddiff_check((void *)f, x, t, bytes, 24));
    else __enzyme_autodiff((void *)f, x, d, bytes, 24), printf("%g\\n", d[1]);
    return count != 3;
}
"""


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_numbers_are_copied_from_where_one_begins(level: str, linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "shifted.c", tmp_path / "shifted"
    source.write_text(SHIFTED)
    flags = [f"-{level}", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c")]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    for mode in "fr":
        whole = [run([str(program), mode, count], tmp_path).stdout for count in ("0", "8", "16")]
        assert whole == ["16\n", "16\n", "0\n"], mode
        between = run([str(program), mode, "4"], tmp_path)
        assert between.returncode != 0 and "that begin inside of a number" in between.stderr, between.stderr


SHAPES = """
module model
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    f = sum(x**2)
  end function
  real(8) function g(x) bind(C)
    real(8), value :: x
    g = x**2
  end function
  subroutine h(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    y = x(1) * x(2)
  end subroutine
end module
program main
  use enzyme_hub
  use model
  implicit none
  real(8) :: x(2), dx(3), y(2), j(2, 3)
  character(1) :: which
  call get_command_argument(1, which)
  x = 1
  dx = 0
  if (which == "1") call enzyme_gradient(f, x, dx)
  if (which == "2") call enzyme_gradient(g, x, dx(1:2))
  if (which == "3") call enzyme_jacobian(h, x, y, j)
end program
"""


@pytest.mark.fortran
def test_arrays_that_do_not_fit_each_other(linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "shapes.f90", tmp_path / "shapes"
    source.write_text(SHAPES)
    module = HERE.parents[1] / "lang" / "fortran" / "enzyme_hub.f90"
    flags = ["-O2", "-flto", f"-fuse-ld={linker}", "-J", str(tmp_path), str(module)]
    built = run([compiler("fortran"), *flags, str(source), "-o", str(program)], tmp_path)
    assert built.returncode == 0, built.stderr
    told = {which: run([str(program), which], tmp_path) for which in "123"}
    assert all(ran.returncode != 0 for ran in told.values())
    assert "x and dx differ in shape" in told["1"].stderr and "dx has the shape 3" in told["1"].stderr
    assert "f takes a number by value, and x is an array" in told["2"].stderr
    assert "a row for each element of y" in told["3"].stderr and "jacobian has the shape 2 x 3" in told["3"].stderr


TAGS_THAT_LIE = """
#include <check.h>
struct value {
    int kind;
    union {
        double number;
        long bits;
    } as;
};
enum { N = 4 };
__attribute__((noinline)) static void fill(struct value *v, const double *x) {
    for (int i = 0; i < N; i++) v[i].kind = i == 1, v[i].as.number = (x[i] - MOVED) * x[0];
}
__attribute__((noinline)) static double logarithm(const struct value *v) {
    return v->kind ? v->as.bits * 0x1p-52 - 1023 : log2(v->as.number);
}
__attribute__((noinline)) static void change(struct value *v) {
    if (v->kind) v->as.bits = v->as.bits * 3 + 1;
    else v->as.number *= v->as.number;
}
__attribute__((noinline)) static double get(const struct value *v) { return v->as.number; }
static double f(double *x) {
    struct value v[N];
    double s = 0;
    fill(v, x);
    for (int i = 0; i < N; i++) WAY;
    return s;
}
int main(int argc, char **argv) {
    double x[N] = {1.5, 2.5, 3, 4}, dx[N] = {1, 1, 1, 1};
    if (argc > 1) printf("%g\\n", __enzyme_fwddiff_check((void *)f, x, dx));
    else __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
"""


@pytest.mark.c
@pytest.mark.parametrize("level", ["O1", "O2"])
@pytest.mark.parametrize(
    ("way", "moved", "message"),
    [
        ("s += logarithm(v + i)", "0", "it has the bits of a number"),
        ("change(v + i), s += get(v + i)", "0", "it has the bits of a number"),
        ("change(v + i), s += get(v + i)", "2.5", "the number is used after that"),
    ],
)
def test_numbers_under_the_tag_of_integers(
    way: str, moved: str, message: str, level: str, linker: Path, tmp_path: Path
) -> None:
    source, program = tmp_path / "tags.c", tmp_path / "tags"
    source.write_text(TAGS_THAT_LIE.replace("WAY", way).replace("MOVED", moved))
    flags = [f"-{level}", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-Wno-everything"]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    assert ran.returncode != 0 and message in ran.stderr, ran.stderr
    forward = run([str(program), "forward"], tmp_path)
    assert message in forward.stderr or "nan" in forward.stdout, forward.stdout


WORDS_THAT_LIE = """
#include "check.h"
typedef struct {
    long is_number;
    union {
        double number;
        double *pointer;
        long count;
    } u;
} word;
__attribute__((noinline)) static void change(word *w) { w->u.count = w->u.count + 1; }
__attribute__((noinline)) static void move(word *to, const word *from) { *to = *from; }
__attribute__((noinline)) static double value(const word *w) { return w->is_number ? w->u.number : *w->u.pointer; }
static double f(double x, int n) {
    word v, w;
    double y = 3 * x;
    v.is_number = n > 3;
    if (n > 3) v.u.number = STORED;
    else v.u.pointer = &y;
    if (n > 4) change(&v);
    move(&w, &v);
    return value(&w);
}
int main(int n, char **words) {
    (void)words;
    if (__enzyme_autodiff((void *)f, 2.0, n + 2) != 3 || __enzyme_autodiff((void *)f, 2.0, n + 3) != SLOPE) return 2;
    __enzyme_autodiff((void *)f, 2.0, n + 4);
    return 3;
}
"""


@pytest.mark.c
@pytest.mark.parametrize(
    ("stored", "slope", "message"),
    [("x", "1", "it has the bits of a number"), ("x - 2", "1", "the number is used after that")],
)
def test_numbers_that_are_counted_where_pointers_lie(
    stored: str, slope: str, message: str, linker: Path, tmp_path: Path
) -> None:
    source, program = tmp_path / "words.c", tmp_path / "words"
    source.write_text(WORDS_THAT_LIE.replace("STORED", stored).replace("SLOPE", slope))
    flags = ["-O1", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-Wno-everything"]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    assert ran.returncode not in (0, 2, 3) and message in ran.stderr, (ran.returncode, ran.stderr)


AROUND = """
#include <check.h>
#include <omp.h>
#include <pthread.h>
enum { N = 12 };
static double total, work[N];
static int calls;
static double all_of_it(double *x, int n) {
    double s = 0;
    #pragma omp single
    total = 0;
    for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) s += x[i] * x[i];
    #pragma omp critical
    total += s;
    #pragma omp barrier
    return total * total;
}
static double one_at_a_time(double *x, int n) {
    double s = 0;
    #pragma omp critical
    {
        for (int i = 0; i < n; i++) work[i] = x[i] * x[n - 1 - i];
        for (int i = 0; i < n; i++) s += sin(work[i]);
    }
    return s;
}
static double each_its_part(double *x, int n) {
    double s = 0;
    #pragma omp for
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
static double counted(double *x, int n) {
    double s = 0;
    #pragma omp critical
    calls++;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, outer = PTHREAD_MUTEX_INITIALIZER;
static double locked(double *x, int n) {
    double s = 0;
    pthread_mutex_lock(&mutex);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[n - 1 - i];
    for (int k = 0; k < 500; k++)
        for (int i = 0; i < n; i++) work[i] = sin(work[i]);
    for (int i = 0; i < n; i++) s += work[i];
    pthread_mutex_unlock(&mutex);
    return s;
}
static void *gradients(void *is_alone) {
    for (int k = 0; k < 200; k++) {
        double x[N] = {1, 2, 3}, dx[N] = {0};
        if (is_alone) pthread_mutex_lock(&outer);
        __enzyme_autodiff((void *)locked, enzyme_dup, x, dx, N);
        if (is_alone) pthread_mutex_unlock(&outer);
    }
    return 0;
}
static void several(void *is_alone) {
    pthread_t threads[3];
    for (int k = 0; k < 3; k++) pthread_create(&threads[k], 0, gradients, is_alone);
    for (int k = 0; k < 3; k++) pthread_join(threads[k], 0);
}
#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        double x[N], own[4][N] = {0}, want[N] = {0};                                                                   \
        for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;                                                              \
        __enzyme_autodiff((void *)f, enzyme_dup, x, want, N);                                                          \
        check_differences(#f, f, x, want, N);                                                                          \
        _Pragma("omp parallel num_threads(4)")                                                                         \
        __enzyme_autodiff((void *)f, enzyme_dup, x, own[omp_get_thread_num()], N);                                     \
        for (int i = 0; i < N; i++)                                                                                    \
            CHECK(own[0][i] + own[1][i] + own[2][i] + own[3][i], (f == counted ? 4 : 1) * want[i]);                    \
    } while (0)
int main(int count, char **words) {
    if (words[1][0] == '0') RUN(each_its_part);
    if (words[1][0] == '1') RUN(counted);
    if (words[1][0] == '4') several(words);
    if (words[1][0] == '5') several(0);
    if (words[1][0] == '2') RUN(all_of_it);
    if (words[1][0] == '3') RUN(one_at_a_time);
    return count != 2 || check_failures != 0;
}
"""


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_threads_around_a_derivative_tell_each_other_nothing(level: str, linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "around.c", tmp_path / "around"
    source.write_text(AROUND)
    flags = [f"-{level}", "-flto", "-fopenmp", f"--ld-path={linker}", "-I", str(HERE / "c")]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    for which in "014":
        ran = run([str(program), which], tmp_path)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    whats = (
        ("2", "a barrier of a parallel region around"),
        ("3", "a critical section, in"),
        ("5", "two threads run this"),
    )
    for which, what in whats:
        stopped = run([str(program), which], tmp_path)
        assert stopped.returncode != 0 and what in stopped.stderr, stopped.stdout + stopped.stderr


NESTED = """
#include "check.h"
#include <omp.h>
static double *mine;
#pragma omp threadprivate(mine)
double f(double *x, int n) {
    double y[2] = {0};
#pragma omp parallel for num_threads(2)
    for (int k = 0; k < 2; k++) {
#pragma omp parallel num_threads(2)
        {
            mine = malloc(2 * sizeof *mine);
            mine[0] = x[2] * x[omp_get_thread_num()], mine[1] = x[k] * mine[0];
#pragma omp critical
            y[k] += mine[1] * mine[0];
            free(mine);
        }
    }
    return y[0] * y[1];
}
int main(void) {
    omp_set_max_active_levels(2);
    for (int again = 0; again < 100; again++) {
        double x[3] = {1, 2, 3}, dx[3] = {0};
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
        CHECK_DIFFERENCES(f, x, dx, 3);
        if (check_failures) return 2;
    }
    return 0;
}
"""


def test_pointers_of_threads_in_nested_teams(linker: Path, tmp_path: Path) -> None:
    """They are right, or the program stops where a nested team has other threads in reverse: none has another's pointer."""
    source, program = tmp_path / "nested.c", tmp_path / "nested"
    source.write_text(NESTED)
    flags = ["-O1", "-flto", "-fopenmp", f"--ld-path={linker}", "-I", str(HERE / "c")]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    assert ran.returncode == 0 or "got other threads than the region had" in ran.stderr, ran.stdout + ran.stderr


WORDS_FETCHED = """
#include "check.h"
typedef struct {
    long leads;
    union {
        double number;
        double *pointer;
    } u;
} word;
__attribute__((noinline)) static KIND fetch(const word *w) { return w->u.MEMBER; }
__attribute__((noinline)) static void put(word *w, KIND of) { w->u.MEMBER = of; }
__attribute__((noinline)) static double value(const word *w) { return w->leads ? *w->u.pointer : w->u.number; }
static double f(double x, int n) {
    word v, w;
    double y = 3 * x;
    v.leads = w.leads = n % 2;
    if (n % 2) v.u.pointer = &y;
    else v.u.number = x * x;
    put(&w, fetch(&v));
    return value(&w);
}
int main(int n, char **words) {
    (void)words;
    if (__enzyme_autodiff((void *)f, 2.0, n + FINE) != SLOPE) return 2;
    __enzyme_autodiff((void *)f, 2.0, n + 1 - FINE);
    return 3;
}
"""


@pytest.mark.c
@pytest.mark.parametrize(
    ("kind", "member", "fine", "slope", "message"),
    [
        ("double", "number", "1", "4", "a pointer is moved as a number"),
        ("double *", "pointer", "0", "3", "a number is moved as a pointer"),
    ],
)
def test_words_that_calls_fetch_and_put(
    kind: str, member: str, fine: str, slope: str, message: str, linker: Path, tmp_path: Path
) -> None:
    source, program = tmp_path / "words.c", tmp_path / "words"
    text = WORDS_FETCHED.replace("KIND", kind).replace("MEMBER", member).replace("FINE", fine)
    source.write_text(text.replace("SLOPE", slope))
    flags = ["-O1", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-Wno-everything"]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    assert ran.returncode not in (0, 2, 3) and message in ran.stderr, (ran.returncode, ran.stderr)


@pytest.mark.c
def test_words_put_by_a_function_called_reverse(linker: Path, tmp_path: Path) -> None:
    """LLVM renames the second of two static functions `reverse` to `reverse.3`: that makes no derivative of it."""
    other = "__attribute__((noinline)) static double reverse(double x) { return 1 / x; }\n"
    (tmp_path / "other.c").write_text(f"{other}double other(double x) {{ return reverse(x); }}\n")
    text = (
        WORDS_FETCHED.replace("KIND", "double")
        .replace("MEMBER", "number")
        .replace("FINE", "1")
        .replace("put(", "reverse(")
    )
    text = text.replace("reverse(&w, fetch(&v));", "reverse(&w, fetch(&v));\n    if (n > 100) y = other(y);")
    source, program = tmp_path / "words.c", tmp_path / "words"
    source.write_text("double other(double x);\n" + text.replace("SLOPE", "4"))
    flags = ["-O1", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-Wno-everything"]
    files = [str(tmp_path / "other.c"), str(source)]
    built = run([compiler("c"), *flags, *files, "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    message = "a pointer is moved as a number"
    assert ran.returncode not in (0, 2, 3) and message in ran.stderr, (ran.returncode, ran.stderr)


CONSTANT_SCRATCH = """
#include "check.h"
extern int enzyme_runtime_activity;
struct context { double *work, *more, *x; };
__attribute__((noinline)) static void put(double *w, int i, double v) { w[i] = v; }
__attribute__((noinline)) static double get(const double *w, int i) {
    return w[i]; // here
}
__attribute__((noinline)) static void move(double *to, const double *from, int n) { memcpy(to, from, n * sizeof *to); }
static double f(struct context *c, int i) {
    put(c->work, 0, c->x[0] * c->x[0]);
    FURTHER;
    return get(c->READ, i) * 3;
}
int main(int n, char **words) {
    (void)words;
    double w[200] = {0}, more[200] = {0}, x[1] = {2}, dx[1] = {0};
    struct context c = {w, more, x}, dc = {w, more, dx};
    MODE;
    return 3;
}
"""


GIVEN = "(void *)f, enzyme_runtime_activity, enzyme_dup, &c, &dc, enzyme_const, n - 1"
TWO_CALLS = f"""struct forward {{ void *tape; double result; }} __enzyme_augmentfwd(void *, ...);
    void __enzyme_reverse_void(void *, ...);
    struct forward a = __enzyme_augmentfwd({GIVEN});
    __enzyme_reverse_void({GIVEN}, 1.0, a.tape); printf("%g", dx[0])"""
SCRATCH_MODES = {
    "reverse": f'__enzyme_autodiff({GIVEN}); printf("%g", dx[0])',
    "forward": f'dx[0] = 1; printf("%g", __enzyme_fwddiff_check({GIVEN}))',
    "two calls": TWO_CALLS,
}


@pytest.mark.c
@pytest.mark.parametrize("mode", SCRATCH_MODES)
@pytest.mark.parametrize(
    ("further", "read"),
    [
        ("", "work"),
        ("move(c->more, c->work, 100)", "more"),
        ("for (int k = 1; k < 200; k++) put(c->work, k, c->x[0] * k)", "work"),
        ("memcpy(c->more, c->work, 8 * i + 8)", "more"),
    ],
)
def test_scratch_that_is_constant_at_run_time(mode: str, further: str, read: str, linker: Path, tmp_path: Path) -> None:
    """A number that was put there is read again. Where the sweeps are two calls, nothing is kept between them: the derivative stops at
    the line of the read, and is never zero."""
    source, program = tmp_path / "scratch.c", tmp_path / "scratch"
    text = CONSTANT_SCRATCH.replace("FURTHER", further).replace("READ", read).replace("MODE", SCRATCH_MODES[mode])
    source.write_text(text)
    line = next(number for number, one in enumerate(text.splitlines(), 1) if "// here" in one)
    flags = ["-O1", "-g", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-Wno-everything"]
    built = run([compiler("c"), *flags, str(source), "-o", str(program), "-lm"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    if mode == "two calls":
        message = f"scratch.c:{line}: a number that was put into constant memory"
        assert ran.returncode not in (0, 3) and message in ran.stderr, (ran.stdout, ran.stderr)
    else:
        assert (ran.returncode, ran.stdout) == (3, "12"), (ran.stdout, ran.stderr)


NO_MEMORY = """
#include <math.h>
#include <sys/resource.h>
void __enzyme_autodiff(void *, ...);
static double chain(const double *x, long n) {
    double t = .1;
    for (long i = 0; i < n; i++) t = sin(t * x[i & 7] + 1);
    return t;
}
int main(void) {
    struct rlimit room = {1l << 30, 1l << 30};
    double x[8] = {1, 1, 1, 1, 1, 1, 1, 1}, d[8] = {0};
    setrlimit(RLIMIT_AS, &room);
    __enzyme_autodiff((void *)chain, x, d, 500000000L);
    return 0;
}
"""


def test_no_memory_for_a_tape(linker: Path, tmp_path: Path) -> None:
    """It says how much was asked for, and what helps."""
    (tmp_path / "chain.c").write_text(NO_MEMORY)
    flags = ["-O2", "-flto", f"--ld-path={linker}", "-lm"]
    built = run([compiler("c"), *flags, "chain.c", "-o", "chain"], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run(["./chain"], tmp_path)
    assert ran.returncode != 0 and "no memory is left for a tape, which asks for 4294967296 bytes more" in ran.stderr
    assert "--tape-limit" in ran.stderr
