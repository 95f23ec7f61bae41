"""BLAS and LAPACK by other libraries than OpenBLAS: the reference implementation, and archives; and other spellings.

FFTW as an archive, and plans that other files make."""

from __future__ import annotations

import glob
import subprocess
from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, run

pytestmark = pytest.mark.c


def found(pattern: str) -> str:
    """A file of a library of the distribution."""
    matches = sorted(glob.glob(pattern))
    if not matches:
        pytest.skip(f"{pattern} is not there: ./dev installs it")
    return matches[0]


def reference() -> list[str]:
    """The words for the reference implementation, whatever else is the default."""
    folders = [str(Path(found(f"/usr/lib/*/{name}/lib{name}.so")).parent) for name in ("lapack", "blas")]
    return [word for folder in folders for word in (f"-L{folder}", f"-Wl,-rpath,{folder}")] + ["-llapack", "-lblas"]


def link_and_run(linker: Path, folder: Path, source: Path, libraries: list[str], *flags: str) -> None:
    output = folder / "program"
    command = [compiler("c"), "-O2", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c"), "-w", *flags, str(source)]
    built = run([*command, *libraries, "-lm", "-o", str(output)], folder)
    assert built.returncode == 0, built.stderr
    ran = run([str(output)], folder)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    "name",
    [
        "cblas",
        "blas_by_reference",
        "lapack",
        "complex_cblas",
        "complex_cblas_matrices",
        "complex_blas_by_reference",
        "complex_lapack",
    ],
)
def test_reference_implementation(name: str, linker: Path, tmp_path: Path) -> None:
    link_and_run(linker, tmp_path, HERE / "c" / f"{name}.c", reference())


def test_an_archive_is_a_library(linker: Path, tmp_path: Path) -> None:
    """Its members are native code that the link takes, and yet no code of the program's own."""
    archive, library = found("/usr/lib/*/blas/libblas.a"), found("/usr/lib/*/libgfortran.so.5")
    link_and_run(linker, tmp_path, HERE / "c" / "blas_by_reference.c", [archive, library])


WRAPPER = """
#include <stdint.h>
double {name}(const {integer} *n, const double *x, const {integer} *incx, const double *y, const {integer} *incy) {{
    double sum = 0;
    for ({integer} i = 0; i < *n; i++) sum += x[i * *incx] * y[i * *incy];
    return sum;
}}
void {axpy}(const {integer} *n, const double *a, const double *x, const {integer} *incx, double *y, const {integer} *incy) {{
    for ({integer} i = 0; i < *n; i++) y[i * *incy] += *a * x[i * *incx];
}}
"""
CALLER = """
#include <stdint.h>
double {name}(const {integer} *, const double *, const {integer} *, const double *, const {integer} *);
double __enzyme_autodiff(void *, ...);
double f(const double *x) {{ {integer} n = 3, one = 1; return {name}(&n, x, &one, x, &one); }}
int main(void) {{
    double x[] = {{1, 2, 3}}, dx[3] = {{0}};
    __enzyme_autodiff((void *)f, x, dx);
    return dx[0] != 2 || dx[1] != 4 || dx[2] != 6;
}}
"""


@pytest.mark.parametrize(
    ("name", "axpy", "integer"),
    [("ddot_64_", "daxpy_64_", "int64_t"), ("ddot", "daxpy", "int32_t"), ("ddot_", "daxpy_", "int32_t")],
)
def test_spellings(name: str, axpy: str, integer: str, linker: Path, tmp_path: Path) -> None:
    """A shared library with names of that kind."""
    words = {"name": name, "axpy": axpy, "integer": integer}
    library, caller = tmp_path / "wrapper.c", tmp_path / "caller.c"
    library.write_text(WRAPPER.format(**words))
    caller.write_text(CALLER.format(**words))
    shared = tmp_path / "libmine.so"
    made = run([compiler("c"), "-shared", "-fPIC", "-O1", str(library), "-o", str(shared)], tmp_path)
    assert made.returncode == 0, made.stderr
    link_and_run(linker, tmp_path, caller, [str(shared), f"-Wl,-rpath,{tmp_path}"])


F2C = """
#include <complex.h>
void zdotc_(double complex *result, const int *n, const double complex *x, const int *incx, const double complex *y,
            const int *incy) {
    *result = 0;
    for (int i = 0; i < *n; i++) *result += conj(x[i * *incx]) * y[i * *incy];
}
void zaxpy_(const int *n, const double complex *a, const double complex *x, const int *incx, double complex *y,
            const int *incy) {
    for (int i = 0; i < *n; i++) y[i * *incy] += *a * x[i * *incx];
}
"""
F2C_CALLER = """
#include <complex.h>
void zdotc_(double complex *, const int *, const double complex *, const int *, const double complex *, const int *);
double __enzyme_autodiff(void *, ...);
double f(const double complex *x) {
    int n = 2, one = 1;
    double complex d;
    zdotc_(&d, &n, x, &one, x + 2, &one);
    return creal(d) + 3 * cimag(d);
}
int main(void) {
    double complex x[] = {1 + I, 2, 3 - I, 4 * I}, dx[4] = {0}, seed = 1 + 3 * I;
    __enzyme_autodiff((void *)f, x, dx);
    for (int i = 0; i < 2; i++)
        if (dx[i] != conj(seed) * x[i + 2] || dx[i + 2] != seed * x[i]) return 1;
    return 0;
}
"""


def test_complex_results_in_memory(linker: Path, tmp_path: Path) -> None:
    """As f2c translates Fortran, a complex result is written where the first argument points to."""
    library, caller, shared = tmp_path / "wrapper.c", tmp_path / "caller.c", tmp_path / "libmine.so"
    library.write_text(F2C)
    caller.write_text(F2C_CALLER)
    made = run([compiler("c"), "-shared", "-fPIC", "-O1", str(library), "-o", str(shared)], tmp_path)
    assert made.returncode == 0, made.stderr
    link_and_run(linker, tmp_path, caller, [str(shared), f"-Wl,-rpath,{tmp_path}"])


def test_native_code_of_the_program_is_no_library(linker: Path, tmp_path: Path) -> None:
    """Who defines `ddot_` in an object of the program may mean something else by it."""
    words = {"name": "ddot_", "axpy": "daxpy_", "integer": "int32_t"}
    library, caller, native = tmp_path / "wrapper.c", tmp_path / "caller.c", tmp_path / "wrapper.o"
    library.write_text(WRAPPER.format(**words))
    caller.write_text(CALLER.format(**words))
    assert run([compiler("c"), "-c", str(library), "-o", str(native)], tmp_path).returncode == 0
    command = [
        compiler("c"),
        "-O2",
        "-flto",
        f"--ld-path={linker}",
        str(caller),
        str(native),
        "-o",
        str(tmp_path / "p"),
    ]
    built = run(command, tmp_path)
    assert built.returncode == 1 and "error[EH0208]" in built.stderr, built.stderr


PLANS = """
#include <fftw3.h>
fftw_plan made(int n) {
    fftw_complex *room = fftw_alloc_complex(n);
    fftw_plan plan = fftw_plan_dft_1d(n, room, room, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    fftw_free(room);
    return plan;
}
"""
EXECUTES = """
#include <fftw3.h>
#include <stdio.h>
#include <math.h>
fftw_plan made(int);
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double power(fftw_plan plan, const double *x) {
    fftw_complex y[4];
    double sum = 0;
    for (int i = 0; i < 8; i++) ((double *)y)[i] = x[i];
    fftw_execute_dft(plan, y, y);
    for (int i = 0; i < 8; i++) sum += ((double *)y)[i] * ((double *)y)[i];
    return sum;
}
int main(void) {
    fftw_plan plan = made(4);
    double x[8] = {1, -2, 3, 4, 5, -6, 7, 8}, dx[8] = {0};
    __enzyme_autodiff((void *)power, enzyme_const, plan, enzyme_dup, x, dx);
    fftw_destroy_plan(plan);
    for (int i = 0; i < 8; i++)
        if (fabs(dx[i] - 8 * x[i]) > 1e-13) return 1;
    return 0;
}
"""


def executing(linker: Path, folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run a program that executes a plan made by another file, which is compiled with these flags."""
    found("/usr/include/fftw3.h")
    plans, executes, program = folder / "plans.c", folder / "executes.c", folder / "program"
    plans.write_text(PLANS)
    executes.write_text(EXECUTES)
    assert run([compiler("c"), "-O2", *flags, "-c", str(plans)], folder).returncode == 0
    command = [compiler("c"), "-O2", "-flto", f"--ld-path={linker}", str(executes), str(folder / "plans.o")]
    built = run([*command, "-lfftw3", "-lm", "-o", str(program)], folder)
    assert built.returncode == 0, built.stderr
    return run([str(program)], folder)


def test_a_plan_of_another_file(linker: Path, tmp_path: Path) -> None:
    """Nobody calls that file from what is differentiated, and yet what its plans do is known."""
    ran = executing(linker, tmp_path, "-flto")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_plan_of_native_code_stops_the_program(linker: Path, tmp_path: Path) -> None:
    ran = executing(linker, tmp_path)
    assert ran.returncode < 0, ran.stdout
    assert "FFTW executes a plan of unknown size" in ran.stderr


@pytest.mark.parametrize("name", ["fftw", "fftw_lanes"])
def test_fftw_as_an_archive(name: str, linker: Path, tmp_path: Path) -> None:
    archives = [found(f"/usr/lib/*/lib{library}.a") for library in ("fftw3", "fftw3f")]
    link_and_run(linker, tmp_path, HERE / "c" / f"{name}.c", archives)
