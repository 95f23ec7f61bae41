"""When the main job can be done, and when not."""

from __future__ import annotations

import pytest

from enzyme_hub.commands import doctor
from enzyme_hub.commands.doctor import BAD, GOOD, WEAK, Finding
from enzyme_hub.languages import toolchains

COMPLETE = {
    "LLVM (llvmlite)": GOOD,
    "enzyme-hub-ld": GOOD,
    "C: clang": GOOD,
    "C++: clang++": GOOD,
    "C: ziglang": WEAK,
    "Rust: rustc": GOOD,
    "Rust: cargo": GOOD,
    "Fortran: flang": GOOD,
    "linker": GOOD,
    "cc": GOOD,
}


def findings(**changes: str) -> list[Finding]:
    """A healthy machine but for the changes; underscores stand for what Python's names cannot hold."""
    names = {name.replace(": ", "_").split(" ")[0].replace("-", "_").replace("++", "pp"): name for name in COMPLETE}
    states = COMPLETE | {names[key]: state for key, state in changes.items()}
    return [Finding(name, state, "") for name, state in states.items()]


def test_a_healthy_machine() -> None:
    assert doctor.verdict(findings()) == ""


@pytest.mark.parametrize("part", ["LLVM", "enzyme_hub_ld", "linker", "cc"])
def test_parts_without_which_nothing_goes(part: str) -> None:
    assert doctor.verdict(findings(**{part: BAD}))


def test_one_compiler_is_enough() -> None:
    assert doctor.verdict(findings(C_clang=WEAK, Rust_rustc=WEAK)) == ""
    assert doctor.verdict(findings(C_clang=WEAK, Rust_rustc=WEAK, Fortran_flang=WEAK))


def test_ziglang_is_compiler_and_linker() -> None:
    without = {"C_clang": WEAK, "Rust_rustc": WEAK, "Fortran_flang": WEAK, "linker": BAD, "cc": BAD}
    assert doctor.verdict(findings(C_ziglang=GOOD, **without)) == ""


def test_a_wrong_gradient_is_no_health() -> None:
    assert "gradient: C" in doctor.verdict([*findings(), Finding("gradient: C", BAD, "a wrong value")])


def test_it_runs_here(capsys: pytest.CaptureFixture[str]) -> None:
    status = doctor.run(quick=True)
    said = capsys.readouterr().out
    assert status in (0, 1)
    assert "LLVM 22" in said
    assert ("can be done" in said) == (status == 0)


def test_the_way_from_python_to_julia(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found, or why not: through libjulia here, and the reason is in the table."""
    if toolchains.julia() is None:
        pytest.skip("julia is not installed")
    monkeypatch.setenv("ENZYME_HUB_JULIA_THROUGH", "libjulia")
    (finding,) = doctor.from_python_to_julia()
    assert finding.state == GOOD and "1.5" in finding.found and "through libjulia" in finding.found
    assert "ENZYME_HUB_JULIA_THROUGH=libjulia" in finding.found
    monkeypatch.setenv("ENZYME_HUB_JULIA_THROUGH", "pyjulia")
    (finding,) = doctor.from_python_to_julia()
    assert finding.state == WEAK and "pyjulia" in finding.found and "libjulia" in finding.remedy


def test_a_gradient_in_each_language() -> None:
    """Each language whose compiler is here has a line with a right gradient, and the others a line that says what lacks."""
    compilers = {
        "C": toolchains.clang() or toolchains.zig(),
        "C++": toolchains.clangxx(),
        "Rust": toolchains.rustc(),
        "Fortran": toolchains.flang(),
        "Swift": toolchains.swiftc(),
        "Julia": toolchains.julia(),
    }
    found = {finding.what.removeprefix("gradient: "): finding for finding in doctor.gradients()}
    for language, compiler in compilers.items():
        assert found[language].state == (WEAK if compiler is None else GOOD), found[language]
        assert ("not tried: no " if compiler is None else ": right, in ") in found[language].found
    assert "Python, C" in found
