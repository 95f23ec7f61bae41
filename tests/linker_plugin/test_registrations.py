"""Gradients that are registered in another unit than the request, the function, or anything that somebody needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, tool

MAIN = (
    REQUEST
    + """
#include <stdio.h>
double square(double);
static double twice(double x) { return 2 * square(x); }
int main() { printf("%g\\n", __enzyme_autodiff((void *)twice, 3.0)); return 0; }
"""
)
SQUARE = "__attribute__((noinline)) double square(double x) { return x * x; }\n"
SAID = """
double square(double);
WHOSE double augmented(double x) { return square(x); }
WHOSE double gradient(double x, double seed) { return 70 * seed; }
WHOSE __attribute__((used)) void *__enzyme_register_gradient_square[] = {
    (void *)square, (void *)augmented, (void *)gradient};
"""


@pytest.fixture(params=["", "static"], ids=["external", "static"])
def objects(request: pytest.FixtureRequest, clang: str, run: Run, sources: Sources) -> list[str]:
    """main.o square.o said.o"""
    paths = sources(main_c=MAIN, square_c=SQUARE, said_c=SAID)
    run(clang, "-O2", "-flto", f"-DWHOSE={request.param}", "-c", *paths)
    run(tool("llvm-ar-22", "llvm-ar"), "rc", "libsaid.a", "said.o")
    run(tool("llvm-ar-22", "llvm-ar"), "rc", "libboth.a", "square.o", "said.o")
    return [f"{path.stem}.o" for path in paths]


@pytest.mark.parametrize("words", ["square.o said.o", "libsaid.a square.o", "libboth.a"])
def test_wherever_it_is(words: str, objects: list[str], clang: str, linker: Path, run: Run) -> None:
    run(clang, "-flto", f"--ld-path={linker}", "main.o", *words.split(), "-o", "t")
    assert run("./t").stdout == "140\n"


@pytest.mark.parametrize("words", ["square.o said.o", "square.o libsaid.a"])
def test_in_native_code_it_cannot_be_read(words: str, objects: list[str], clang: str, linker: Path, run: Run) -> None:
    run(clang, "-O2", "-DWHOSE=static", "-c", "said.c")
    run(tool("llvm-ar-22", "llvm-ar"), "rc", "libsaid.a", "said.o")
    done = run(clang, "-flto", f"--ld-path={linker}", "main.o", *words.split(), "-o", "t", status=1)
    assert "EH0107" in done.stderr and "__enzyme_register_gradient_square" in done.stderr


CALLS = """
double square(double), augmented(double), gradient(double, double);
void __enzyme_register_gradient_by_call(void *, void *, void *);
double augmented(double x) { return square(x); }
double gradient(double x, double seed) { return 70 * seed; }
void registrations(void) { __enzyme_register_gradient_by_call((void *)square, (void *)augmented, (void *)gradient); }
"""


@pytest.mark.parametrize("words", ["square.o said.o", "libsaid.a square.o"])
def test_calls_say_it_too(words: str, clang: str, linker: Path, run: Run, sources: Sources) -> None:
    run(clang, "-O2", "-flto", "-c", *sources(main_c=MAIN, square_c=SQUARE, said_c=CALLS))
    run(tool("llvm-ar-22", "llvm-ar"), "rc", "libsaid.a", "said.o")
    run(clang, "-flto", f"--ld-path={linker}", "main.o", *words.split(), "-o", "t")
    assert run("./t").stdout == "140\n"


def test_calls_vanish_where_nobody_asks(clang: str, linker: Path, run: Run, sources: Sources) -> None:
    main = CALLS + "int main(void) { registrations(); return square(2) != 4; }\n"
    run(clang, "-O2", "-flto", "-c", *sources(main_c=main, square_c=SQUARE))
    run(clang, "-flto", f"--ld-path={linker}", "main.o", "square.o", "-o", "t")
    run("./t")
