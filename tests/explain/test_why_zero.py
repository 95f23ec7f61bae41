"""`explain --why-zero`: the lines of the way on which what depends on an argument ends."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.languages import toolchains

SOURCE = """\
#include <math.h>
#include <stdio.h>
struct all { double v, text, unused, kept, x; };
struct all __enzyme_autodiff(void *, ...);
int enzyme_dup, enzyme_const, enzyme_out;
__attribute__((noinline)) static void table(double v, double *out) {
    double twice = 2 * v;
    out[0] = floor(twice);
}
__attribute__((noinline)) static double level(double v) {
    double w = sin(v);
    return w * w;
}
static double flow(double v, double text, double unused, double kept, double x, double *cache, int n) {
    double place[2];
    table(v, place);
    double h = level(v);
    int steps = h + 1;
    printf("%g\\n", text);
    cache[n] = 3 * kept;
    return x * x * place[0] * steps;
}
struct all gradient(double *u, double *cache) {
    return __enzyme_autodiff((void *)flow, enzyme_out, 1.0, enzyme_out, 2.0, enzyme_out, 3.0, enzyme_out, 4.0,
                             enzyme_out, 5.0, enzyme_const, cache, enzyme_const, 3);
}
"""


def told(tmp_path: Path, level: str, argument: str, capfd: pytest.CaptureFixture[str], *more: str) -> str:
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    (tmp_path / "flow.c").write_text(SOURCE)
    words = [*clang.command, level, "-g", "-w", "-emit-llvm", "-c", "flow.c", "-o", "flow.bc"]
    subprocess.run(words, check=True, cwd=tmp_path)
    assert main(["explain", str(tmp_path / "flow.bc"), "--why-zero", argument, *more]) == 0
    return capfd.readouterr().out


def line_of(part: str) -> int:
    return next(number for number, line in enumerate(SOURCE.splitlines(), 1) if part in line)


def ways(text: str) -> list[tuple[list[int], str]]:
    """The lines of each way, and why it ends."""
    found = []
    for block in text.split("\n\n")[1:]:
        lines = [int(one) for one in re.findall(r"^  flow.c:(\d+) +\|", block, re.MULTILINE)]
        found.append((lines, block.rpartition(": ")[2].strip()))
    return found


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_the_way_leads_through_functions(tmp_path: Path, level: str, capfd: pytest.CaptureFixture[str]) -> None:
    text = told(tmp_path, level, "v", capfd)
    assert "the derivative of flow by v is zero" in text
    found = {why: lines for lines, why in ways(text)}
    rounded, counted = found["floor has derivative zero"], found["an integer has no derivative"]
    assert rounded[-2:] == [line_of("twice ="), line_of("floor(twice)")]
    order = [line_of("w = sin"), line_of("return w * w"), line_of("steps = ")]
    assert [line for line in counted if line in order] == order
    assert counted[0] == line_of("static double flow")
    assert f"flow.c:{line_of('steps = ')} | int steps = h + 1;" in text


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_other_ends(tmp_path: Path, level: str, capfd: pytest.CaptureFixture[str]) -> None:
    text = told(tmp_path, level, "text", capfd)
    assert ways(text) == [([line_of("static double flow"), line_of("printf")], "printf has derivative zero")]
    text = told(tmp_path, level, "kept", capfd)
    assert ways(text)[0][0][-1] == line_of("cache[n] =")
    assert "memory that is constant" in text
    text = told(tmp_path, level, "unused", capfd)
    assert "the derivative of flow by unused is zero" in text and "does not depend on it" in text


def test_what_is_not_zero_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = told(tmp_path, "-O1", "x", capfd)
    assert "goes through x" in text and "is zero\n" not in text
    text = told(tmp_path, "-O1", "v", capfd, "--function", "level")
    assert "the derivative of level goes through v" in text


def test_an_argument_that_is_not_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    told(tmp_path, "-O1", "x", capfd)
    assert main(["explain", str(tmp_path / "flow.bc"), "--why-zero", "y"]) == 1
    said = capfd.readouterr().err
    assert "EH0201" in said and "kept" in said


def test_a_function_by_its_path(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang = toolchains.clangxx()
    if clang is None:
        pytest.skip("clang is not installed")
    text = "namespace flow { double level(double v, double w) { return (int)v * w; } }\n"
    (tmp_path / "flow.cpp").write_text(text)
    words = ["explain", str(tmp_path / "flow.cpp"), "--function", "flow::level(double, double)", "--why-zero"]
    assert main([*words, "v"]) == 0
    assert "by v is zero" in capfd.readouterr().out
    assert main([*words, "w"]) == 0
    assert "goes through w" in capfd.readouterr().out
