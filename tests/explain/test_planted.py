"""Places where a derivative stops while it runs: told by `explain` and `--report`, refused by `--strict`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, run

SOURCE = """
#include <check.h>
typedef double kernel(double);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static kernel *volatile other;
static kernel *of(int which) { return which == 0 ? square : which == 1 ? cube : other; }
static double f(double x, int which) {
    return of(which)(x); // line 9
}
static double plain(double x, int which) { return which ? x * x : x; }
static volatile int which = 1;
int main(void) { CHECK(__enzyme_autodiff((void *)FUNCTION, 3.0, which), EXPECTED); return check_result(); }
"""
FUNCTIONS = {"f": "27", "plain": "6"}


def built(name: str, linker: Path, folder: Path, *options: str, level: str = "O2") -> tuple[int, str]:
    source = folder / "stops.c"
    source.write_text(SOURCE.replace("FUNCTION", name).replace("EXPECTED", FUNCTIONS[name]))
    flags = [f"-{level}", "-g", "-flto", f"--ld-path={linker}", "-I", str(HERE / "c")]
    words = [f"-Wl,-plugin-opt=enzyme-{one}" for one in options]
    made = run([compiler("c"), *flags, *words, str(source), "-o", str(folder / "stops"), "-lm"], folder)
    return made.returncode, made.stderr


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_a_strict_link_has_no_stops(level: str, linker: Path, tmp_path: Path) -> None:
    assert built("plain", linker, tmp_path, "strict", level=level)[0] == 0
    assert run([str(tmp_path / "stops")], tmp_path).returncode == 0
    status, said = built("f", linker, tmp_path, "strict", level=level)
    assert status != 0 and "error[EH0802]: there is a place where a derivative may stop" in said
    assert "stops.c:9: the derivative of a function that is called through a pointer" in said and "[EH0305]" in said


def test_reports_list_stops(linker: Path, tmp_path: Path) -> None:
    for name, count in (("f", 1), ("plain", 0)):
        assert built(name, linker, tmp_path, "report=r.json")[0] == 0
        planted = json.loads((tmp_path / "r.json").read_text())["planted"]
        assert [(Path(one["file"]).name, one["line"], one["code"]) for one in planted] == [
            ("stops.c", 9, "EH0305")
        ] * count
        assert built(name, linker, tmp_path, "report=r.txt")[0] == 0
        text = (tmp_path / "r.txt").read_text()
        assert ("a derivative stops while it runs, if this is met:\n" in text) == bool(count)
        assert built(name, linker, tmp_path, "report=r.html")[0] == 0
        assert ("Where a derivative stops while it runs" in (tmp_path / "r.html").read_text()) == bool(count)


def test_the_commands(tmp_path: Path) -> None:
    source, bitcode = tmp_path / "stops.c", tmp_path / "stops.bc"
    source.write_text(SOURCE.replace("FUNCTION", "f").replace("EXPECTED", "27"))
    flags = ["-O2", "-g", "-flto", "-c", "-I", str(HERE / "c")]
    assert run([compiler("c"), *flags, str(source), "-o", str(bitcode)], tmp_path).returncode == 0
    refused = run(["enzyme-hub", "opt", "--strict", str(bitcode), "-o", str(tmp_path / "out.ll")], tmp_path)
    assert refused.returncode != 0 and "EH0802" in refused.stderr and not (tmp_path / "out.ll").exists()
    explained = run(["enzyme-hub", "explain", str(bitcode)], tmp_path)
    assert "stops.c:9: the derivative of a function" in explained.stdout and "[EH0305]" in explained.stdout
