"""Programs in Julia: `julia/*.jl`, each found by its place, and the package's own tests.

Julia starts once and runs all of them, each in a module of its own (`julia/run.jl`): its start takes longer than most programs.
Where several workers run tests, one of them runs all of these (`--dist loadgroup`); the others need not wait for Julia.
"""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent / "julia"
PACKAGE = Path(__file__).parents[2] / "lang" / "julia" / "EnzymeHub.jl"
SHARED = {"check.jl", "run.jl"}
PROGRAMS = sorted(path for path in HERE.glob("*.jl") if path.name not in SHARED)
_RESULT = re.compile(r"^== (\S+) ([\d.]+)\n((?:(?!== ).*\n)*)", re.MULTILINE)

pytestmark = [
    pytest.mark.julia,
    pytest.mark.xdist_group("julia"),
    pytest.mark.skipif(toolchains.julia() is None, reason="julia is not installed (./dev toolchains julia)"),
]


def run(words: list[str], folder: Path, cache: str = "off", **more: str) -> subprocess.CompletedProcess[str]:
    """Julia with these words, and the engine of this checkout."""
    tool = toolchains.julia()
    assert tool is not None
    environment = {
        **os.environ,
        "ENZYME_HUB": f"{sys.executable} -m enzyme_hub",
        "ENZYME_HUB_CACHE": cache,
        "JULIA_DEPOT_PATH": str(folder / "depot"),
        **more,
    }
    command = [*tool.command, "-O1", "--startup-file=no", *words]
    return subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=environment, check=False, timeout=900
    )


@pytest.fixture(scope="session")
def results(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What was wrong in each program that ran; nothing if all was right."""
    wanted = {item.callspec.params["program"] for item in request.session.items if _is_program(item)}  # type: ignore[attr-defined]
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    told, said = folder / "julia-results", folder / "julia-said"
    with open(folder / "julia-lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not said.exists():
            done = run([str(HERE / "run.jl"), str(PACKAGE), str(told), *sorted(map(str, wanted))], folder)
            said.write_text((done.stdout + done.stderr)[-5000:])
    found = {name: wrong for name, _, wrong in _RESULT.findall(told.read_text() if told.exists() else "")}
    last = said.read_text()
    return {path.name: found.get(path.name, f"Julia ended before the program did:\n{last}") for path in wanted}


def _is_program(item: pytest.Item) -> bool:
    return hasattr(item, "callspec") and item.path == Path(__file__) and "program" in item.callspec.params


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_program(program: Path, results: dict[str, str]) -> None:
    assert not results[program.name], results[program.name]


def test_what_was_made_is_kept(tmp_path: Path) -> None:
    """Another process finds the derivative, though Julia's objects lie elsewhere in it."""
    program = tmp_path / "twice.jl"
    program.write_text(
        f'push!(LOAD_PATH, "{PACKAGE}")\nusing EnzymeHub\n'
        "f(x) = sum([v^2 for v in x])\nprint(gradient(f, [1.0, 2.0]), gradient(x -> x[3], [1.0, 2.0, 3.0]))\n"
    )
    made = []
    for _ in range(2):
        done = run([str(program)], tmp_path, str(tmp_path / "cache"))
        assert done.stdout == "[2.0, 4.0][0.0, 0.0, 1.0]", done.stderr
        made.append({path: path.stat().st_ino for path in (tmp_path / "cache" / "kept-julia").glob("*.so")})
    assert len(made[0]) == 2
    assert made[0] == made[1]


def test_package(tmp_path: Path) -> None:
    """The package's own tests, as `Pkg.test` runs them: in a process that has nothing but the package."""
    done = run([f"--project={PACKAGE}", str(PACKAGE / "test" / "runtests.jl")], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_needs_no_arrays_of_python(tmp_path: Path) -> None:
    """Gradients, libraries and objects where neither numpy nor what calls compiled functions is installed."""
    absent = tmp_path / "absent"
    for name in ("numpy", "cffi", "pycparser"):
        (absent / name).mkdir(parents=True)
        (absent / name / "__init__.py").write_text(
            f"raise ModuleNotFoundError('{name} is not installed', name='{name}')\n"
        )
    (tmp_path / "model.c").write_text(
        "struct pair { double a; int n; };\ndouble of_pair(const struct pair *p) { return p->a * p->n; }\n"
        "double model(const double *x, long n) { return x[0] * x[0] * n; }\n"
    )
    program = tmp_path / "plain.jl"
    program.write_text(
        f'push!(LOAD_PATH, "{PACKAGE}")\nusing EnzymeHub\n'
        f'const MODEL = EnzymeHub.library("{tmp_path}/model.c", flags=`-g`)\n'
        "model(x) = ccall((:model, MODEL), Float64, (Ptr{Float64}, Clong), x, length(x))\n"
        "print(gradient(x -> model(x) + x[2]^2, [1.0, 2.0]))\n"
        f'energy(x::Float64) = x^2\nEnzymeHub.object("{tmp_path}/energy.o", "energy", energy, (Float64,))\n'
    )
    path = os.pathsep.join(filter(None, [str(absent), str(PACKAGE.parents[2]), os.environ.get("PYTHONPATH", "")]))
    assert (
        "not installed"
        in subprocess.run(
            [sys.executable, "-c", "import numpy"],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
        ).stderr
    )
    done = run([str(program)], tmp_path, PYTHONPATH=path)
    assert done.returncode == 0 and done.stdout == "[4.0, 4.0]", done.stderr
    assert (tmp_path / "energy.o").read_bytes()[:2] == b"BC"
