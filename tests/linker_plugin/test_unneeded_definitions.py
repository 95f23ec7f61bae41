"""What a program does not use is not in it, and what somebody may use is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, tool

# f(x) = x^3, at 2: 12. Of the others each is used in its own way, or in none.
PROGRAM = (
    REQUEST
    + """
#include <stdio.h>
double unused_number = 1.5;
double unused(double x) { return x + unused_number; }
double unused_caller(double x) { return unused(x) * unused(-x); }
double named_by_assembly(double x) { return x + 2; }
double kept_by_attribute(double x) __attribute__((used));
double kept_by_attribute(double x) { return x + 3; }
double in_a_table(double x) { return x + 4; }
double called_by_native(double x) { return x + 5; }
double gradient_of_other(double x, double seed) { return 7 * seed; }
__attribute__((noinline)) double other(double x) { return 6 * x; }
double augmented_of_other(double x) { return 6 * x; }
void *__enzyme_register_gradient_other[] = {(void *)other, (void *)augmented_of_other, (void *)gradient_of_other};
__attribute__((constructor)) void first(void) { setbuf(stdout, NULL); }
double (*volatile table[])(double) = {in_a_table};
asm(".pushsection .data.words,\\"aw\\"; .quad named_by_assembly; .popsection");
double native(void);
double unused_once_inlined(double x);
double f(double x) { return x * x * unused_once_inlined(x); }
double g(double x) { return other(x); }
int main() {
    printf("%.1f %.1f %.1f %.1f\\n", __enzyme_autodiff((void *)f, 2.0), __enzyme_autodiff((void *)g, 2.0), native(), table[0](1));
    return 0;
}
"""
)
OTHER = "double unused_once_inlined(double x) { return x; }\n"
NATIVE = "double called_by_native(double); double native(void) { return called_by_native(1); }\n"
UNUSED = {"unused", "unused_number", "unused_caller", "unused_once_inlined"}
USED = {"named_by_assembly", "kept_by_attribute", "called_by_native", "main"}

Defined = Callable[..., set[str]]


@pytest.fixture
def defined(clang: str, linker: Path, run: Run, sources: Sources, tmp_path: Path) -> Defined:
    """Link the program with these words; what the output defines."""
    sources(main_c=PROGRAM, other_c=OTHER, native_c=NATIVE)
    run(clang, "-O2", "-flto", "-fPIC", "-c", "main.c", "other.c")
    run(clang, "-O2", "-fPIC", "-c", "native.c")
    (tmp_path / "list").write_text("{ unused*; };")

    def link(*words: str) -> set[str]:
        run(clang, "-flto", f"--ld-path={linker}", "main.o", "other.o", "native.o", *words, "-o", "t")
        printed = run(tool("llvm-nm-22", "llvm-nm", "nm"), "--defined-only", "t").stdout
        return {line.split()[-1] for line in printed.splitlines()}

    return link


def test_a_program(defined: Defined, run: Run) -> None:
    found = defined()
    assert not found & UNUSED
    assert found >= USED
    assert run("./t").stdout == "12.0 7.0 6.0 5.0\n"


@pytest.mark.parametrize("word", ["-rdynamic", "-shared", "-Wl,--dynamic-list=list"])
def test_symbols_that_others_may_know(defined: Defined, word: str) -> None:
    assert defined(word) >= UNUSED | USED
