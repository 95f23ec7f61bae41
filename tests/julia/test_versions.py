"""Bitcode from each version of Julia that there is a way for: those that are found here; the others are skipped by name.

JULIA_1_10 and its like name the programs, or `julia-1.10`, or `julia` is of that version.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.julia.calling.starting import package
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.tools import output

pytestmark = pytest.mark.julia
UNTESTED = ("1.10", "1.11", "1.12")

PROGRAM = """
push!(LOAD_PATH, ARGS[1])
using EnzymeHub
struct Pair2; a::Float64; b::Float64; end
@noinline inner(x) = x > 2 ? sin(x) : x * x
@noinline label(x) = 2x
outer(p::Pair2, n::Int) = (s = 0.0; for i in 1:n; s += inner(p.a) * label(p.b); end; s)
made = EnzymeHub.bitcode(EnzymeHub.specialised(Tuple{typeof(outer),Pair2,Int}), ARGS[2])
println(made.entry)
println(join(map(last, made.known), ' '))
"""
GRADIENT = """
push!(LOAD_PATH, ARGS[1])
using EnzymeHub
f(x, n) = (s = 0.0; for i in 1:n; s += x^i * sin(x); end; s)
print(gradient(x -> f(x, 3), 0.7))
"""


@cache
def found(version: str) -> tuple[str, ...]:
    """The command of this version."""
    installed = toolchains.julia()
    named = os.environ.get("JULIA_" + version.replace(".", "_"), "")
    commands = [(named,), (shutil.which(f"julia-{version}") or "",), installed.command if installed else ("",)]
    for command in commands:
        if command[0] and output([*command, "--version"]).startswith(f"julia version {version}."):
            return tuple(command)
    return ()


def run(version: str, program: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = found(version)
    if not command:
        pytest.skip(f"Julia {version} is not installed (JULIA_{version.replace('.', '_')} names one)")
    (folder / "program.jl").write_text(program)
    variables = {
        **os.environ,
        "ENZYME_HUB": f"{sys.executable} -m enzyme_hub",
        "ENZYME_HUB_JULIA_UNTESTED": "1",
        "JULIA_DEPOT_PATH": str(folder / "depot"),
    }
    full = [*command, "-O1", "--startup-file=no", str(folder / "program.jl"), str(package()), *words]
    return subprocess.run(
        full, capture_output=True, text=True, errors="replace", env=variables, check=False, timeout=600
    )


@pytest.mark.parametrize("version", ["1.5", *UNTESTED])
def test_bitcode(version: str, tmp_path: Path) -> None:
    """One module with the entry and all that it calls, in which functions with a name in C are known."""
    done = run(version, PROGRAM, tmp_path, str(tmp_path / "code.bc"))
    assert done.returncode == 0, done.stderr
    entry, mathematics = done.stdout.split("\n")[:2]
    module = llvm.read((tmp_path / "code.bc").read_bytes(), "the code of Julia")
    module.verify()
    bodies = {one.name for one in module.functions if not one.is_declaration}
    assert entry in bodies
    assert any("inner" in name for name in bodies) and any("label" in name for name in bodies)
    assert "sin" in mathematics.split()


@pytest.mark.parametrize("version", ["1.5", *UNTESTED])
def test_gradient_of_a_number(version: str, tmp_path: Path) -> None:
    done = run(version, GRADIENT, tmp_path)
    x = 0.7
    value = sum(i * x ** (i - 1) * math.sin(x) + x**i * math.cos(x) for i in (1, 2, 3))
    assert done.returncode == 0, done.stderr
    assert abs(float(done.stdout) - value) < 1e-12


@pytest.mark.parametrize("version", UNTESTED)
def test_an_untested_version_says_so(version: str, tmp_path: Path) -> None:
    done = run(
        version, GRADIENT.replace("using EnzymeHub", 'using EnzymeHub; ENV["ENZYME_HUB_JULIA_UNTESTED"] = ""'), tmp_path
    )
    assert f"Julia {version}" in done.stderr and "was never tested" in done.stderr and "help:" in done.stderr


def test_a_version_without_a_way(tmp_path: Path) -> None:
    program = (
        'push!(LOAD_PATH, ARGS[1]); using EnzymeHub; ENV["ENZYME_HUB_JULIA_UNTESTED"] = ""\n'
        'for v in (v"1.7.2", v"1.11.4", v"2.0.0"); try; EnzymeHub.check_version(v); catch e; showerror(stdout, e); println(); end; end'
    )
    done = run("1.5", program, tmp_path)
    assert done.stdout.count("Julia 1.7.2 is not supported") == done.stdout.count("Julia 2.0.0 is not supported") == 1
    assert "Julia 1.11.4 was never tested" in done.stdout and done.stdout.count("help:  use Julia 1.5") == 3
