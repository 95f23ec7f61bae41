"""Programs whose requests check themselves: a wrong derivative is named, a right one is not, and the program notices nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

PROGRAMS = Path(__file__).parent / "programs"
LINKER = Path(sys.executable).parent / "enzyme-hub-ld"
TIMEOUT = 300


def compiler(tool: Tool | None) -> list[str]:
    if tool is None:
        pytest.skip("the compiler is not installed")
    return list(tool.command)


def built(name: str, folder: Path, *, options: str = "--check") -> Path:
    """A program, linked with these options of ours."""
    source, program = PROGRAMS / name, folder / f"program{options.strip('-')}"
    if source.suffix == ".rs":
        flags = ["-O", "-g", "--edition=2021", "-Clinker-plugin-lto", f"-Clinker={LINKER}"]
        command = [*compiler(toolchains.rustc()), *flags]
    elif source.suffix == ".f90":
        command = [*compiler(toolchains.flang()), "-O2", "-g", "-flto", f"-fuse-ld={LINKER}"]
    else:
        tool = toolchains.clangxx() if source.suffix == ".cpp" else toolchains.clang()
        command = [*compiler(tool), "-O2", "-g", "-flto", f"--ld-path={LINKER}", "-lm"]
    environment = dict(os.environ, ENZYME_HUB_OPTS=options)
    subprocess.run(
        [*command, str(source), "-o", str(program)], check=True, cwd=folder, env=environment, timeout=TIMEOUT
    )
    return program


def run(program: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, **variables)
    return subprocess.run(
        [str(program)],
        cwd=program.parent,
        env=environment,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )


def report(program: Path) -> tuple[subprocess.CompletedProcess[str], dict[str, Any]]:
    path = program.parent / "report.json"
    done = run(program, ENZYME_HUB_CHECK_REPORT=str(path))
    found: dict[str, Any] = json.loads(path.read_text())
    return done, found


def verdicts(found: dict[str, Any]) -> dict[str, str]:
    """What is said of each function."""
    words = ("disagree", "not_smooth", "unsettled", "not_finite", "skipped")
    return {
        request["function"].split("::")[-1]: next((word for word in words if request.get(word)), "agrees")
        for request in found["requests"]
    }


@pytest.mark.parametrize(
    ("name", "argument", "component", "value", "line"),
    [
        # d/dy[3] of 2 sum(x y) is 2 x[3] = 8
        pytest.param("wrong_gradient.c", "argument 2 (y)", 3, 8.0, 10, marks=pytest.mark.c),
        # d/dx[2] of x[0] sum(x^2) is 2 x[0] x[2] = 6
        pytest.param("wrong_slices.rs", "argument 1 (x)", 2, 6.0, 13, marks=pytest.mark.rust),
        # d/dw[1] of (sum(x w))^2 is 2 * 15 * x[1] = 30
        pytest.param("wrong_arrays.f90", "argument 2 (w)", 1, 30.0, 14, marks=pytest.mark.fortran),
    ],
)
def test_a_wrong_gradient_is_named(
    name: str, argument: str, component: int, value: float, line: int, tmp_path: Path
) -> None:
    plain = run(built(name, tmp_path, options="--time"))
    done, found = report(built(name, tmp_path))
    assert (done.stdout, done.returncode) == (plain.stdout, plain.returncode)
    expected = {"wrong": "disagree", "right": "agrees"}
    if name == "wrong_gradient.c":
        expected |= {"kink": "not_smooth", "single": "agrees"}
    assert verdicts(found) == expected
    (finding,) = [one for one in found["findings"] if "disagrees" in one["what"]]
    assert finding["of"] == "the result"
    assert finding["by"].startswith(f"{argument}, component {component}, used at ")
    assert finding["by"].endswith(f"{name}:{line}"), "the line that reads it"
    assert finding["finite_differences"] == pytest.approx(value, rel=1e-6)
    assert abs(finding["reverse"] - value) > 0.1 * value
    assert finding["forward"] is None
    assert "EH0312" in finding["without"], "there is no derivative for forward mode"
    assert f"the derivative of {finding['function']} disagrees" in done.stderr
    assert "1 DISAGREES" in done.stderr.splitlines()[-1]


@pytest.mark.c
def test_the_program_notices_nothing(tmp_path: Path) -> None:
    """What it prints, reads, counts and allocates is the same; the report is one line."""
    (tmp_path / "numbers.txt").write_text("".join(f"line {k}\n" for k in range(20000)))
    plain = run(built("changes_its_world.c", tmp_path, options="--time"))
    done = run(built("changes_its_world.c", tmp_path))
    assert plain.returncode == 0
    assert "read line 3" in plain.stdout
    assert (done.stdout, done.returncode) == (plain.stdout, plain.returncode)
    assert done.stderr == "enzyme-hub check: 1 request at 4 points: all derivatives agree\n"


@pytest.mark.c
def test_what_the_environment_says(tmp_path: Path) -> None:
    program = built("wrong_gradient.c", tmp_path)
    assert run(program).returncode == 3, "the program's own"
    assert run(program, ENZYME_HUB_CHECK_EXIT="77").returncode == 77
    off = run(program, ENZYME_HUB_CHECK_CALLS="0")
    assert (off.stderr, off.returncode) == ("", 3)


@pytest.mark.cpp
def test_every_mode(tmp_path: Path) -> None:
    done, found = report(built("modes_checked.cpp", tmp_path))
    assert done.returncode == 0
    told = [(one["function"].split("(")[0], one["disagree"], one["checked"]) for one in found["requests"]]
    assert sorted(told) == [
        ("bumps", 1, 1),
        ("cubes", 0, 1),
        ("powers", 0, 1),
        ("run", 0, 1),
        ("run", 0, 1),
        ("slope", 0, 1),
    ]
    (finding,) = found["findings"]
    assert finding["reverse"] is None
    assert finding["forward"] == pytest.approx(7.0)
    assert finding["finite_differences"] == pytest.approx(5.0, rel=1e-6), "2 x + 1"


@pytest.mark.c
def test_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = PROGRAMS / "wrong_gradient.c"
    saved = tmp_path / "saved"
    assert main(["check", str(source), "--json", f"--flags=-Wl,-plugin-opt=enzyme-save-link={saved}"]) == 1
    told = json.loads(capfd.readouterr().out)
    assert told["exit_status"] == 3
    assert verdicts(told) == {"wrong": "disagree", "right": "agrees", "kink": "not_smooth", "single": "agrees"}
    assert main(["check", str(saved)]) == 1
    text = capfd.readouterr().out
    assert "wrong: DISAGREES (1 of 1 calls checked)" in text
    assert "kink: not smooth there (1 of 1 calls checked)" in text
    assert "finite differences  -1 below, 1 above" in text


@pytest.mark.c
def test_the_command_where_all_is_right(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "numbers.txt").write_text("")
    assert main(["check", str(built("changes_its_world.c", tmp_path)), "--calls", "2"]) == 0
    assert "f: agrees (2 of 4 calls checked)" in capfd.readouterr().out


@pytest.mark.c
def test_the_command_where_nothing_is_checked(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "plain.c"
    source.write_text("int main(void) { return 0; }\n")
    assert main(["check", str(source)]) == 2
    assert "no request was checked" in capfd.readouterr().out


@pytest.mark.c
def test_what_is_not_checked_is_told_at_the_link(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "held.c"
    source.write_text(
        "struct held { double *at; double of[3]; };\n"
        "double __enzyme_fwddiff(void *, ...);\n"
        "double f(struct held x) { return x.of[0] * *x.at; }\n"
        "int main(void) {\n"
        "    double at = 2, dat = 0;\n"
        "    struct held x = {&at, {3}}, dx = {&dat, {1}};\n"
        "    return __enzyme_fwddiff((void *)f, &x, &dx) != 2;\n"
        "}\n"
    )
    assert main(["check", str(source)]) == 2
    out = capfd.readouterr().out
    assert "held.c:7 about f is not checked" in out
    assert "argument 1 is a struct in memory with pointers in it" in out


@pytest.mark.c
def test_points_without_a_derivative(tmp_path: Path) -> None:
    """Where the function is no finite number nothing is compared; an infinite derivative is right where the slope has no limit."""
    done, found = report(built("not_comparable.c", tmp_path))
    assert verdicts(found) == {
        "root": "not_finite",
        "energy": "not_finite",
        "barrier": "not_finite",
        "edge": "not_smooth",
        "edges": "not_smooth",
        "steep": "not_smooth",
        "pairs": "agrees",  # one of its two results is not a number
        "infinite": "disagree",
    }
    told = {one["function"]: one for one in found["findings"]}
    assert (told["root"]["value"], told["root"]["at"]) == ("nan", "argument 1 (x) = 0.5")
    assert told["barrier"]["value"] == "inf"
    assert told["energy"]["at"].startswith("argument 2 (y), component 1, ")
    assert told["energy"]["at"].endswith(" = nan")
    for name, where in (
        ("edge", "argument 1 (x)"),
        ("edges", "argument 1 (x), component 0"),
        ("steep", "argument 1 (x)"),
    ):
        assert told[name]["by"].startswith(where)
        assert (told[name]["reverse"], told[name]["forward"]) == ("inf", "inf")
    assert told["infinite"]["reverse"] == "inf"
    assert told["infinite"]["forward"] is None
    assert told["infinite"]["finite_differences"] == pytest.approx(12.0, rel=1e-6), "4 x"
    assert "the function itself is not a number here" in done.stderr
    assert "1 DISAGREES, 3 not smooth there, 3 not finite there" in done.stderr.splitlines()[-1]


@pytest.mark.c
def test_the_command_where_the_function_is_not_a_number(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "root.c"
    source.write_text(
        "#include <math.h>\n"
        "double __enzyme_autodiff(void *, ...);\n"
        "static double root(double x) { return sqrt(x - 1); }\n"
        "int main(void) { return __enzyme_autodiff((void *)root, 0.5) == 1; }\n"
    )
    assert main(["check", str(source), "--flags=-g"]) == 2, "nothing was checked"
    text = capfd.readouterr().out
    assert "root: not finite there (0 of 1 calls checked)" in text
    assert "  at                  argument 1 (x) = 0.5" in text


INCLUDES = """
#include <enzyme_hub.h>
#include <factor.h>

double f(double x) { return FACTOR * x * x; }

int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 8.0; }
"""

USES = """
program main
  use enzyme_hub
  implicit none
  real(8) :: x = 2, dx = 0
  call enzyme_gradient(f, x, dx)
  if (abs(dx - 8) > 1d-12) stop 1
contains
  real(8) function f(x)
    real(8), intent(in) :: x
    f = 2 * x * x
  end function
end program
"""


@pytest.mark.parametrize(("name", "text"), [("f.c", INCLUDES), ("f.f90", USES)])
def test_sources_find_our_headers_and_those_beside_them(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiler(toolchains.clang() if name == "f.c" else toolchains.flang())
    folder, elsewhere = tmp_path / "project", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / name).write_text(text)
    (folder / "factor.h").write_text("#define FACTOR 2.0\n")
    (folder / "math.h").write_text("#error of the project, not of the system\n")
    monkeypatch.chdir(elsewhere)
    assert main(["check", str(folder / name), "--flags=-include math.h" if name == "f.c" else "--flags="]) == 0
    assert "f: agrees (1 of 1 calls checked)" in capfd.readouterr().out
    assert list(elsewhere.iterdir()) == []
