"""`enzyme-hub explain` and `--report`: what they tell is true of the derivative, and stands beside the right line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

LINKER = Path(sys.executable).parent / "enzyme-hub-ld"

SOURCE = """\
double __enzyme_autodiff(void *, ...);
double sin(double), floor(double);
void *malloc(unsigned long);
__attribute__((noinline)) double steps(double v) {
    return floor(v) + (int)v;
}
__attribute__((noinline)) double relax(double *u, const double *k, int n, double scale, double unused) {
    for (int i = 0; i < n; i++)
        u[i] = sin(u[i]) * k[i];
    double total = 0;
    for (int i = 0; i < n; i++)
        total += u[i] * u[i];
    return total + steps(scale);
}
int sink;
void gradient(double *u, double *du, double *k, double *dk, int n) {
    __enzyme_autodiff((void *)relax, u, du, k, dk, n, 3.0, 1.0);
}
"""


def compiler(tool: Tool | None) -> list[str]:
    if tool is None:
        pytest.skip("the compiler is not installed")
    return list(tool.command)


def bitcode(folder: Path, text: str = SOURCE, level: str = "-O2", name: str = "relax.c") -> Path:
    source, out = folder / name, folder / "relax.bc"
    source.write_text(text)
    clang = compiler(toolchains.clang())
    subprocess.run([*clang, level, "-g", "-emit-llvm", "-c", str(source), "-o", str(out)], check=True, cwd=folder)
    return out


def explained(module: Path, *words: str, status: int = 0) -> dict[str, Any]:
    out = module.with_suffix(".json")
    assert main(["explain", str(module), "-o", str(out), *words]) == status
    found: dict[str, Any] = json.loads(out.read_text())
    return found


def derivative(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in found["derivatives"] if one["function"] == name)


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_arguments_are_active_or_it_is_said_why_not(tmp_path: Path) -> None:
    found = explained(bitcode(tmp_path))
    arguments = {one["name"]: one for one in derivative(found, "relax")["arguments"]}
    assert {name: one["is_active"] for name, one in arguments.items()} == {
        "u": True,
        "k": True,
        "n": False,
        "scale": False,
        "unused": False,
    }
    ends = line_of(SOURCE, "floor(v) +")
    assert f"relax.c:{ends}: floor has derivative zero" in arguments["scale"]["why"]
    assert f"relax.c:{ends}: an integer has no derivative" in arguments["scale"]["why"]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_lines_are_active_or_constant(tmp_path: Path, level: str) -> None:
    found = explained(bitcode(tmp_path, level=level))
    relax = {one["place"]["line"]: one for one in derivative(found, "relax")["lines"]}
    assert relax[line_of(SOURCE, "sin(u[i])")]["active"] and "`u`" in relax[line_of(SOURCE, "sin(u[i])")]["why"]
    ends = line_of(SOURCE, "floor(v) +")  # inlined, or not
    rounding = next(one for each in found["derivatives"] for one in each["lines"] if one["place"]["line"] == ends)
    assert not rounding["active"] and rounding["constant"]


def test_every_place_where_a_derivative_ends_is_told(tmp_path: Path) -> None:
    found = explained(bitcode(tmp_path))
    ends = {(one["place"]["line"], one["why"]) for one in derivative(found, "steps")["stops"]}
    line = line_of(SOURCE, "floor(v) +")
    assert ends == {(line, "floor has derivative zero"), (line, "an integer has no derivative")}


COUNTING = """
#include <stdio.h>
#include <stdlib.h>
void gradient(double *u, double *du, double *k, double *dk, int n);
static size_t all;
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size) { all += size; return __real_malloc(size); }
int main(void) {
    size_t before = 0;
    for (int n = 1000; n <= 2000; n += 1000) {
        double *u = calloc(4 * n, sizeof *u);
        all = 0;
        gradient(u, u + n, u + 2 * n, u + 3 * n, n);
        if (before) printf("%g", (all - before) / 1000.0);
        before = all;
    }
}
"""


@pytest.mark.parametrize("pointer", ["double *u, const double *k", "double *restrict u, const double *restrict k"])
def test_what_is_saved_in_a_loop_is_what_the_gradient_allocates(tmp_path: Path, pointer: str) -> None:
    """Bytes an iteration, as told, against the growth of what the gradient asks malloc for.

    The gradient leaves as IR: there each call allocates its tape by itself, where an object takes it from the thread's pool.
    """
    text = SOURCE.replace("double *u, const double *k", pointer)
    module = bitcode(tmp_path, text, "-O1")  # at -O2 an iteration is two of the source: clang unrolls the loop
    saved = derivative(explained(module), "relax")["saved"]
    told = sum(one["size"] for one in saved if one["is_in_loop"])
    (tmp_path / "count.c").write_text(COUNTING)
    clang = compiler(toolchains.clang())
    gradient = tmp_path / "relax.ll"
    assert main(["opt", str(module), "-o", str(gradient)]) == 0
    words = [*clang, "count.c", gradient.name, "-Wl,--wrap=malloc", "-lm", "-o", "count"]
    subprocess.run(words, check=True, cwd=tmp_path)
    done = subprocess.run([tmp_path / "count"], capture_output=True, text=True, check=True)
    assert told * 0.98 <= float(done.stdout) <= 1.02 * -(-told // 16) * 16  # records are aligned


def test_what_would_avoid_saving_does_avoid_it(tmp_path: Path) -> None:
    plain = derivative(explained(bitcode(tmp_path)), "relax")["saved"]
    of_k = [one for one in plain if one["what"] == "what is read from `k`"]
    assert of_k and all("restrict" in one["remedy"] for one in of_k)
    apart = SOURCE.replace("double *u, const double *k", "double *restrict u, const double *restrict k")
    better = derivative(explained(bitcode(tmp_path, apart)), "relax")["saved"]
    assert not any(one["what"] == "what is read from `k`" for one in better)


def test_a_function_that_nobody_asks_about(tmp_path: Path) -> None:
    """A request with default arguments is made for it; the other requests of the module are told as well."""
    text = "double area(double a, double b, int n) { return n * a * b; }\n"
    found = explained(bitcode(tmp_path, text), "--function", "area")
    arguments = {one["name"]: one["is_active"] for one in derivative(found, "area")["arguments"]}
    assert arguments == {"a": True, "b": True, "n": False}


def test_a_function_that_is_not_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(bitcode(tmp_path)), "--function", "relaxed"]) == 1
    said = capfd.readouterr().err
    assert "EH0201" in said and "relax" in said and "steps" in said


def test_what_is_refused_is_told_with_what_is_known(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = SOURCE.replace("total + steps(scale)", "total + unseen(scale)").replace("int sink;", "")
    module = bitcode(tmp_path, "double unseen(double);\n" + text)
    found = explained(module, status=1)
    assert found["requests"][0]["function"] == "relax"
    assert "EH0208" in found["refused"][0] and "unseen" in found["refused"][0]


def test_the_text_has_the_source_with_marks_and_bytes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(bitcode(tmp_path))]) == 0
    out = capfd.readouterr().out
    line = next(line for line in out.splitlines() if "sin(u[i]) * k[i]" in line)
    assert line.split("|")[1].startswith("*") and "bytes an iteration of relax.c:" in line
    assert f"relax.c:{line_of(SOURCE, '__enzyme_autodiff((')}: __enzyme_autodiff of relax, in gradient" in out


class _Rows(HTMLParser):
    """The classes of the rows, by line number, and whether all tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.row = ""
        self.rows: dict[int, str] = {}
        self.is_number = False

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        words = dict(attributes)
        if tag == "tr":
            self.row = words.get("class") or ""
        self.is_number = words.get("class") == "number"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.is_number and data.isdigit():
            self.rows.setdefault(int(data), self.row)


def test_the_page_shades_active_lines(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["explain", str(bitcode(tmp_path)), "-o", str(out)]) == 0
    page = _Rows()
    page.feed(out.read_text())
    page.close()
    assert not page.open
    assert "active" in page.rows[line_of(SOURCE, "sin(u[i])")]
    assert {"constant", "stop"} <= set(page.rows[line_of(SOURCE, "floor(v) +")].split())


def link(folder: Path, text: str, *words: str, status: int = 0) -> str:
    (folder / "program.c").write_text(text)
    clang = compiler(toolchains.clang())
    done = subprocess.run(
        [*clang, "-O2", "-g", "-flto", f"--ld-path={LINKER}", "program.c", "-o", "program", "-lm"],
        cwd=folder,
        env=dict(os.environ, ENZYME_HUB_OPTS=" ".join(words)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stderr


REGISTERED = """\
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double met(double x) { return x * x; }
__attribute__((noinline)) double missed(double x) { return x * x; }
double gradient(double x, double seed) { return seed * 2 * x; }
void *__enzyme_register_gradient_met[] = {(void *)met, (void *)met, (void *)gradient};
void *__enzyme_register_gradient_missed[] = {(void *)missed, (void *)missed, (void *)gradient};
double f(double x) { return met(x) * x; }
int main(void) { return (int)__enzyme_autodiff((void *)f, 2.0) + (int)missed(0.0); }
"""


def test_a_registration_that_nobody_uses_is_a_warning_under_report(tmp_path: Path) -> None:
    assert link(tmp_path, REGISTERED) == ""
    said = link(tmp_path, REGISTERED, "--report", "report.txt")
    assert "warning: the derivative of missed is never used, as __enzyme_register_gradient_missed says" in said
    assert "derivative of met " not in said
    report = (tmp_path / "report.txt").read_text()
    assert "not used: the derivative of missed" in report
    assert "\nused: the derivative of met, as __enzyme_register_gradient_met says\n" in report


def test_a_rule_that_is_about_nothing_is_one_too(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('[[rule]]\nfunction = "gsl_*"\ninactive = true\n')
    assert link(tmp_path, REGISTERED, "--rules", "rules.toml", "--quiet") == ""
    said = link(tmp_path, REGISTERED, "--rules", "rules.toml", "--report", "report.json")
    assert "warning: the rule for gsl_* is never used" in said and "rules.toml:1:1" in said
    unused = [one["where"] for one in json.loads((tmp_path / "report.json").read_text())["unused"]]
    assert any("rules.toml:1:1" in where for where in unused) and "__enzyme_register_gradient_missed" in unused


def test_a_report_of_a_link_that_is_refused(tmp_path: Path) -> None:
    text = (
        "double __enzyme_autodiff(void *, ...);\ndouble native(double);\ndouble f(double x) { return native(x) * x; }\n"
    )
    text += "int main(void) { return (int)__enzyme_autodiff((void *)f, 2.0); }\n"
    link(tmp_path, text, "--report", "report.txt", status=1)
    report = (tmp_path / "report.txt").read_text()
    assert "EH0208" in report and "program.c:4: __enzyme_autodiff of f, in main" in report


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    assert "EH0402" in link(tmp_path, REGISTERED, "--report", "nowhere/report.txt", status=1)


SOURCES = {
    "twice.c": """#include "factor.h"
double twice(double x) { return FACTOR * x * x; }
""",
    "twice.cpp": """#include <enzyme_hub.hpp>
#include <factor.h>
double twice(double x) { return FACTOR * x * x; }
double slope(double x) { return enzyme::autodiff<enzyme::Reverse>(twice, enzyme::active(x)); }
""",
    "twice.f90": """program main
  use enzyme_hub
  implicit none
  real(8) :: x = 3, dx = 0
  call enzyme_gradient(twice, x, dx)
  print *, dx
contains
  real(8) function twice(x)
    real(8), intent(in) :: x
    twice = 2 * x * x
  end function
end program
""",
    "twice.rs": """#[no_mangle]
pub extern "C" fn twice(x: f64) -> f64 { 2.0 * x * x }
""",
}
TOOLS = {"c": toolchains.clang, "cpp": toolchains.clangxx, "f90": toolchains.flang, "rs": toolchains.rustc}


@pytest.mark.parametrize("name", SOURCES)
def test_sources_are_explained(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They find our headers and modules, and those beside them, wherever the command runs; nothing is left where it does."""
    compiler(TOOLS[name.partition(".")[2]]())
    folder, elsewhere = tmp_path / "project", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (folder / "factor.h").write_text("#define FACTOR 2.0\n")
    (folder / name).write_text(SOURCES[name])
    monkeypatch.chdir(elsewhere)
    found = explained(folder / name, *(() if name == "twice.f90" else ("--function", "twice")))
    (only,) = (one for one in found["derivatives"] if "twice" in one["function"])
    line = line_of(SOURCES[name], "x * x")
    assert line in [one["place"]["line"] for one in only["lines"] if one["active"]]
    assert list(elsewhere.iterdir()) == []


def test_a_source_that_does_not_compile(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    compiler(toolchains.clang())
    (tmp_path / "bad.c").write_text("double f(double x) { return y; }\n")
    assert main(["explain", str(tmp_path / "bad.c")]) == 1
    said = capfd.readouterr().err
    assert "error[EH0503]" in said and "undeclared identifier 'y'" in said
    assert main(["explain", str(tmp_path / "bad.c"), "--flags=-Dy=x", "--function", "f"]) == 0
    assert main(["explain", str(tmp_path / "none.c")]) == 1
    assert "error[EH0104]" in capfd.readouterr().err


@pytest.mark.parametrize("name", ["notes.txt", "why.json", "why.html"])
def test_an_explanation_takes_the_place_of_no_other_file(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    module, out = bitcode(tmp_path), tmp_path / name
    out.write_text("of the user")
    assert main(["explain", str(module), "-o", str(out)]) == 1
    assert f"error[EH0402]: -o {out} would write over a file that is no report" in capfd.readouterr().err
    assert out.read_text() == "of the user"
    out.unlink()
    for _ in range(2):
        assert main(["explain", str(module), "-o", str(out)]) == 0
    assert "enzyme-hub report" in out.read_text()[:200]
