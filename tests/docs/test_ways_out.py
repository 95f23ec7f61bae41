"""docs/refused.md: what it calls refused is refused with that code, and what it calls differentiated has the right derivative."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains
from tests.docs.pages.blocks import read

EXAMPLE = re.compile(r"// (?:refused: (EH\d+)|differentiated)\n")
PAGE = [block.text for block in read("docs/refused.md")]
EXAMPLES = [(found[1], text[found.end() :]) for text in PAGE if (found := EXAMPLE.match(text))]

BEFORE = """
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;
"""
REQUEST = "double request(double x) { return __enzyme_autodiff((void *)f, x); }\n"
MAIN = """
int main(void) {
    const double x = 1.3, h = STEP;
    const volatile double above = f(x + h), below = f(x - h);
    printf("%.9g %.9g\\n", request(x), (above - below) / (2 * h));
}
"""
STEPS = {False: 1e-5, True: 1e-2}
NATIVE = "double drag(double speed) { return speed * speed; }\nvoid trace(const double *where) { (void)where; }\n"


def test_every_example_is_one_or_the_other() -> None:
    assert len(PAGE) == len(EXAMPLES) >= 16


@pytest.mark.c
@pytest.mark.parametrize(("code", "body"), EXAMPLES)
def test_example(code: str | None, body: str, tmp_path: Path) -> None:
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("the compiler is not installed")
    (tmp_path / "native.c").write_text(NATIVE)
    request = "" if " request(" in body else REQUEST
    (tmp_path / "example.c").write_text(BEFORE + body + request + MAIN)
    subprocess.run([*clang.command, "-O1", "-c", "native.c"], cwd=tmp_path, check=True)
    words = [
        f"-DSTEP={STEPS['float' in body]}",
        "-O1",
        "-g",
        "-flto",
        "--ld-path=enzyme-hub-ld",
        "example.c",
        "native.o",
        "-lm",
        "-o",
        "example",
    ]
    done = subprocess.run([*clang.command, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    if code:
        assert f"error[{code}]" in done.stderr, done.stderr
        return
    assert done.returncode == 0, done.stderr
    ran = subprocess.run([tmp_path / "example"], capture_output=True, text=True, check=True)
    derivative, difference = map(float, ran.stdout.split())
    assert derivative == pytest.approx(difference, rel=1e-3 if "float" in body else 1e-6)
    assert derivative != 0
