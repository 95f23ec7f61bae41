"""Commands that compile sources find the project's own headers, and say where the user wrote a request."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.driver import project_headers
from enzyme_hub.languages import toolchains

ENERGY = """\
#include "model.hpp"
#include <cstdio>
#include <enzyme_hub.hpp>
double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += model(x[i]);
    return sum;
}
int main() {
    double x[2] = {1, 2}, d[2] = {0, 0};
    enzyme::autodiff<enzyme::Reverse>(energy,
        enzyme::duplicated(x, d), enzyme::constant(2));
    std::printf("%g %g\\n", d[0], d[1]);
}
"""
MODEL = "inline double model(double x) { return SCALE * x * x; }\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    if toolchains.clangxx() is None:
        pytest.skip("clang is not installed")
    for name in ("src/deep", "include", "build"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "src" / "deep" / "energy.cpp").write_text(ENERGY)
    (tmp_path / "include" / "model.hpp").write_text(f"#define SCALE 1\n{MODEL}")
    (tmp_path / "CMakeLists.txt").write_text("")
    return tmp_path


@pytest.mark.parametrize("command", ["check", "explain", "survey"])
def test_headers_above_a_source(project: Path, command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([command, str(project / "src" / "deep" / "energy.cpp")]) == 0
    said = capfd.readouterr().out
    if command != "survey":
        assert "energy.cpp:11" in said and "calls.hpp" not in said  # where the user wrote the request


def test_what_the_build_says_comes_first(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (project / "other").mkdir()
    (project / "other" / "model.hpp").write_text(MODEL)
    source = project / "src" / "deep" / "energy.cpp"
    words = ["c++", "-I../other", "-DSCALE=3.0", "-std=c++20", "-O0", "-o", "x.o", "-c", str(source)]
    entries = [{"directory": str(project / "build"), "file": "../src/deep/energy.cpp", "arguments": words}]
    (project / "build" / "compile_commands.json").write_text(json.dumps(entries))
    found = project_headers.words(source)
    assert found == ["-I", str(project / "build" / "../other"), "-DSCALE=3.0", "-std=c++20"]
    assert main(["check", str(source)]) == 0
    assert "6 12" in capfd.readouterr().out
    entries[0]["command"] = " ".join(str(word) for word in entries[0].pop("arguments"))
    (project / "build" / "compile_commands.json").write_text(json.dumps(entries))
    assert project_headers.words(source) == found


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"file": 3}]', '[{"file": "energy.cpp", "command": "\\"" }]'])
def test_commands_that_cannot_be_read_do_no_harm(project: Path, text: str) -> None:
    (project / "compile_commands.json").write_text(text)
    found = project_headers.words(project / "src" / "deep" / "energy.cpp")
    assert str(project / "include") in found


def test_folders_beyond_the_project_do_not_count(project: Path) -> None:
    inner = project / "src"
    (inner / ".git").mkdir()
    found = project_headers.words(inner / "deep" / "energy.cpp")
    assert str(inner) in found and str(project) not in found and str(project / "include") not in found


def test_folders_that_others_may_write_to_do_not_count(project: Path) -> None:
    project.chmod(0o777)
    assert str(project / "include") not in project_headers.words(project / "src" / "deep" / "energy.cpp")
