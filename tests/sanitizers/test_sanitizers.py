"""Programs that are compiled with sanitizers, and what `./dev sanitize` finds."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains
from tests.programs.test_programs import HERE
from tests.sanitizers.checked import complaint

BEGINNING = """
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
"""
READS_TOO_FAR = (
    BEGINNING
    + """
__attribute__((noinline)) static double f(const double *x, int n) {
    double s = 0, squares[4];
    for (int i = 0; i < n; i++) {
        squares[i & 3] = x[i] * x[i];
        s += squares[i & 3] * x[0];
    }
    return s;
}
int main(int argc, char **argv) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, argc > 1 ? atoi(argv[1]) : 4);
    printf("%g %g %g %g", dx[0], dx[1], dx[2], dx[3]);
}
"""
)
GRADIENT_LEAKS = (
    BEGINNING
    + """
__attribute__((noinline)) static double square(double x) { return x * x; }
static double gradient(double x, double seed) {
    volatile double *lost = malloc(sizeof *lost);
    *lost = 2 * x * seed;
    return *lost;
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square, (void *)gradient};
static double f(double x) { return 3 * square(x); }
int main(void) {
    return __enzyme_autodiff((void *)f, 2.0) != 12;
}
"""
)

IN_THREADS = """// flags: -fopenmp
#include <omp.h>
""" + GRADIENT_LEAKS.replace(
    """static double f(double x) { return 3 * square(x); }
""",
    """static double f(double x) {
    double s = 0;
#pragma omp parallel for num_threads(3) reduction(+ : s)
    for (int i = 0; i < 3; i++) s += square(x);
    return s;
}
""",
)


def complaint_of(text: str, folder: Path) -> str:
    clang()
    source = folder / "leaks.c"
    source.write_text(text)
    return complaint(source, folder)


def clang() -> str:
    found = toolchains.clang()
    if found is None:
        pytest.skip("clang is not installed")
    words = [*found.command, "-print-file-name=libclang_rt.asan-x86_64.a", "-print-resource-dir"]
    folder = Path(subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()[-1])
    if not list(folder.glob("lib/*/libclang_rt.asan*")):
        pytest.skip("the sanitizers' runtime library is not installed (libclang-rt-dev)")
    return found.command[0]


@pytest.mark.c
@pytest.mark.parametrize("sanitizer", ["address", "undefined"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_program_that_is_compiled_with_sanitizers(level: str, sanitizer: str, linker: Path, tmp_path: Path) -> None:
    """The checks that the compiler put into a function are made in its derivative as well."""
    (tmp_path / "program.c").write_text(READS_TOO_FAR)
    words = [
        level,
        "-g",
        "-flto",
        f"-fsanitize={sanitizer}",
        f"--ld-path={linker}",
        "program.c",
        "-o",
        "program",
        "-lm",
    ]
    subprocess.run([clang(), *words], cwd=tmp_path, check=True)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(tmp_path / "program"), *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "ASAN_OPTIONS": ""}, check=False
        )

    done = run()
    assert (done.returncode, done.stdout) == (0, "32 4 6 8"), done.stderr  # x0 times the sum of squares
    assert sanitizer != "address" or "stack-buffer-overflow" in run("5").stderr


@pytest.mark.c
def test_what_a_gradient_loses_is_found(tmp_path: Path) -> None:
    assert "detected memory leaks" in complaint_of(GRADIENT_LEAKS, tmp_path)


@pytest.mark.c
def test_what_a_gradient_loses_in_threads_is_found(tmp_path: Path) -> None:
    """OpenMP's own leaks are known, those of what it calls are not."""
    assert "leaked in 3 allocation" in complaint_of(IN_THREADS, tmp_path)


@pytest.mark.c
def test_a_program_may_say_that_it_leaks(tmp_path: Path) -> None:
    assert complaint_of("// leaks: on purpose\n" + GRADIENT_LEAKS, tmp_path) == ""


@pytest.mark.c
def test_a_clean_program_is_clean(tmp_path: Path) -> None:
    clang()
    assert complaint(HERE / "c" / "malloc_in_loop.c", tmp_path) == ""
