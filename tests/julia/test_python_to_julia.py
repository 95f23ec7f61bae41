"""Python to Julia by each way there is, each in a process of its own: `calls.py` has what is asked there.

ENZYME_HUB_TEST_JULIACALL names a folder with juliacall 0.4.3 (`pip install --target FOLDER/site juliacall==0.4.3`) and, in
`FOLDER/packages`, PythonCall 0.4.3 and the packages that it needs, in versions for Julia 1.5: where it is not set, that way is
not tested.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
JULIACALL = os.environ.get("ENZYME_HUB_TEST_JULIACALL", "")

pytestmark = [
    pytest.mark.julia,
    pytest.mark.skipif(toolchains.julia() is None, reason="julia is not installed (./dev toolchains julia)"),
]


def environment(folder: Path, through: str) -> dict[str, str]:
    found = {name: value for name, value in os.environ.items() if not name.startswith(("ENZYME_HUB_JULIA_T", "PYTEST"))}
    return {
        **found,
        "ENZYME_HUB_CACHE": "off",
        "ENZYME_HUB_JULIA_THROUGH": through,
        "JULIA_DEPOT_PATH": str(folder / "depot"),
        "PYTHONPATH": str(ROOT),
        "WANTED_THROUGH": through,
    }


def old_juliacall(folder: Path) -> dict[str, str]:
    """What juliacall 0.4.3 must be told to use Julia 1.5 and packages in a folder, without a network."""
    tool = toolchains.julia()
    assert tool is not None
    place = Path(tool.command[0]).resolve().parents[1]
    (library,) = place.glob("usr/lib/*-linux-gnu*/libjulia-embed.so")
    record = folder / "depot" / "environments" / "PythonCall" / "PythonCallPyMeta"
    record.parent.mkdir(parents=True)
    name = {"name": "PythonCall", "uuid": "6099a3de-0909-46bc-b1f4-468b9a2dfc0d", "dev": False, "compat": "= 0.4.3"}
    record.write_text(json.dumps({"meta_version": 1, "pkgs": [name]}))
    made = environment(folder, "juliacall")
    for variable in ("VIRTUAL_ENV", "CONDA_PREFIX", "PYTHON_JULIACALL_EXE"):
        made.pop(variable, None)
    return {
        **made,
        "JULIA_BINDIR": str(place / "usr" / "bin"),
        "JULIA_LOAD_PATH": f"@:@stdlib:{JULIACALL}/packages",
        "JULIA_PKG_SERVER": "",
        "JULIA_PYTHONCALL_EXE": sys.executable,
        "PYTHON_JULIACALL_LIB": str(library),
        "PYTHONPATH": f"{ROOT}:{JULIACALL}/site",
    }


def run(variables: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(
        command, capture_output=True, text=True, errors="replace", env=variables, check=False, timeout=900, cwd=HERE
    )


def all_calls(variables: dict[str, str]) -> None:
    done = run(
        variables, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "calls.py", "-o", "addopts="
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_libjulia(tmp_path: Path) -> None:
    all_calls(environment(tmp_path, "libjulia"))


@pytest.mark.skipif(not JULIACALL, reason="juliacall 0.4.3: ENZYME_HUB_TEST_JULIACALL names no folder with it")
def test_juliacall_of_julia_1_5(tmp_path: Path) -> None:
    all_calls(old_juliacall(tmp_path))


@pytest.mark.skipif(importlib.util.find_spec("juliacall") is None, reason="juliacall is not installed")
def test_juliacall_as_it_is_installed(tmp_path: Path) -> None:
    all_calls(environment(tmp_path, "juliacall"))


GRADIENT = "from enzyme_hub.julia import jl; print(jl.gradient('x -> x^2')(3.0), jl.through)"


def test_without_juliacall_it_is_libjulia(tmp_path: Path) -> None:
    variables = environment(tmp_path, "")
    done = run(variables, "-S", "-c", f"import site, sys; sys.modules['juliacall'] = None; site.main(); {GRADIENT}")
    assert done.stdout == "6.0 libjulia\n", done.stderr


def test_a_juliacall_that_does_not_start(tmp_path: Path) -> None:
    """It is there, it fails: Julia starts through libjulia, and says why when it is asked."""
    (tmp_path / "juliacall.py").write_text("raise Exception('no network')")
    variables = environment(tmp_path, "")
    variables["PYTHONPATH"] = f"{tmp_path}:{ROOT}"
    why = "from enzyme_hub.julia.calling.starting import session; print(session().why)"
    done = run(variables, "-c", f"{GRADIENT}; {why}")
    assert done.stdout == "6.0 libjulia\njuliacall does not start Julia: no network\n", done.stderr


def test_a_way_that_is_not_there(tmp_path: Path) -> None:
    variables = environment(tmp_path, "pyjulia")
    assert "say juliacall or libjulia" in run(variables, "-c", GRADIENT).stderr


def test_no_julia(tmp_path: Path) -> None:
    variables = environment(tmp_path, "libjulia")
    variables |= {"PATH": "/usr/bin:/bin", "ENZYME_HUB_TOOLCHAINS": str(tmp_path), "ENZYME_HUB_JULIA": ""}
    told = run(variables, "-c", GRADIENT).stderr
    assert "error[EH0406]: julia is not installed" in told and "help:" in told


def test_no_engine(tmp_path: Path) -> None:
    variables = {**environment(tmp_path, "libjulia"), "ENZYME_HUB": "/no/such/engine --quietly"}
    program = (
        "from enzyme_hub.julia import jl\nfor f in 'xy':\n    try: jl.gradient(f'{f} -> {f}^2')(3.0)\n"
        "    except Exception as error: print(error)\nprint(jl.function('sqrt')(4.0))"
    )
    done = run(variables, "-c", program)
    assert done.stdout.count("error[EH0401]: the engine cannot be started: /no/such/engine") == 2, done
    assert done.stdout.endswith("2.0\n")


def test_a_version_that_is_not_supported(tmp_path: Path) -> None:
    program = (
        "from enzyme_hub.julia import jl\njl.seval('import EnzymeHub')\n"
        "try: jl.seval('EnzymeHub.check_version(v\"1.7.2\")')\nexcept Exception as error: print(error)"
    )
    told = run(environment(tmp_path, "libjulia"), "-c", program).stdout
    assert told.startswith("error[EH0605]: Julia 1.7.2 is not supported") and "help:" in told
