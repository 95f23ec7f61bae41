"""What the kind sanitizer finds, and a part of the corpus under it; `./dev kinds` tries all."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import enzyme_hub
from enzyme_hub.languages import toolchains
from tests.kinds.__main__ import programs
from tests.kinds.observed import contradictions
from tests.turns import is_turn

RUNTIME = Path(enzyme_hub.__file__).parent / "differentiate" / "kinds" / "kinds.c"
ONE_OF = 80  # programs is tried by `./dev test`
PREAMBLE = """
#include <stdint.h>
void __ehub_kinds_note(const void *, uint64_t, const char *);
static double x = 2.7182818, *p = &x;
static float y = 2.7182818f;
static struct { double a; int64_t n; double b; } of_three[2] = {{1.1, 7, 2.2}, {3.3, 8, 4.4}};
int main(void) {
"""


def told(calls: str, folder: Path) -> str:
    """What the runtime says after a program that made these calls."""
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    (folder / "main.c").write_text(PREAMBLE + calls + "}\n")
    subprocess.run([*clang.command, "main.c", str(RUNTIME), "-o", "main"], cwd=folder, check=True)
    return subprocess.run([folder / "main"], capture_output=True, text=True, check=True).stderr


@pytest.mark.c
@pytest.mark.parametrize(
    "calls",
    [
        '__ehub_kinds_note(&x, 8, "8 0D\\nload"); __ehub_kinds_note(&x, 8, "8 0i\\ncopy");',
        '__ehub_kinds_note(&x, 8, "8 0a\\ncopy"); __ehub_kinds_note(&x, 8, "8 0D\\nload");',
        '__ehub_kinds_note(&y, 4, "4 0i\\ncopy"); __ehub_kinds_note(&y, 4, "4 0F\\nload");',
        '__ehub_kinds_note(of_three, 48, "24 0d 8i 20i\\ncopy"); __ehub_kinds_note(&of_three[1].b, 8, "8 0D\\nload");'
        '__ehub_kinds_note(of_three, 48, "24 0d 8i\\ncopy");',
    ],
)
def test_a_number_that_is_claimed_to_be_none(calls: str, tmp_path: Path) -> None:
    assert "kinds: copy: the analysis says that a word is no number; load: it was a number" in told(calls, tmp_path)


@pytest.mark.c
def test_a_pointer_that_is_claimed_to_be_a_number(tmp_path: Path) -> None:
    calls = '__ehub_kinds_note(&p, 8, "8 0d\\ncopy"); __ehub_kinds_note(&p, 8, "8 0P\\nload");'
    assert "kinds: copy: the analysis says that a word is a number; load: it was a pointer" in told(calls, tmp_path)


@pytest.mark.c
def test_claims_that_are_true(tmp_path: Path) -> None:
    calls = """
    for (int k = 0; k < 2; k++) __ehub_kinds_note(&of_three[k].n, 8, "8 0i\\nload");
    __ehub_kinds_note(of_three, 48, "24 0d 8i 16d\\ncopy");
    __ehub_kinds_note(&of_three[1].b, 8, "8 0D\\nload");
    __ehub_kinds_note(&p, 8, "8 0p\\ncopy");
    __ehub_kinds_note(&p, 8, "8 0P\\nload");
    """
    assert told(calls, tmp_path) == ""


ALL = programs("*", ["O0", "O2"])


@pytest.mark.parametrize(
    ("source", "level"),
    [
        pytest.param(source, level, id=f"{source.parent.name}/{source.stem}-{level}")
        for source, level in ALL
        if is_turn(f"{source.name} {level}", ONE_OF)
    ],
)
def test_programs_move_what_the_analysis_says(source: Path, level: str, tmp_path: Path) -> None:
    assert contradictions(source, level, tmp_path) == ""
