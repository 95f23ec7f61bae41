"""`./dev` and nox: where the sessions find what they need, and how to go on after the demo."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent.parent
PATH = "/usr/local/bin:/usr/bin:/bin"

NOX = "from nox.__main__ import main; main()"
WITHOUT_LLVMLITE = f"""
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "llvmlite" else find(name, *rest)
{NOX}
"""


def nox(tmp_path: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run nox, by a Python that is not in the PATH; pip finds no packages."""
    environment = {"PATH": PATH, "HOME": str(tmp_path), "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    line = [sys.executable, "-c", program, "-f", str(HERE / "noxfile.py"), "--envdir", str(tmp_path / "envs"), *words]
    return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)


def test_sessions_run_in_the_environment_of_nox(tmp_path: Path) -> None:
    """Nothing is made nor installed, and `python` is the one of nox although no PATH names it."""
    done = nox(tmp_path, NOX, "-s", "matrix", "--", "--help")
    assert done.returncode == 0, done.stderr
    assert "each language calls" in done.stdout
    assert "pip" not in done.stderr
    assert not (tmp_path / "envs").exists()


def test_any_other_nox_makes_an_environment(tmp_path: Path) -> None:
    """It installs the checkout and what the tests need, which fails here for want of packages."""
    done = nox(tmp_path, WITHOUT_LLVMLITE, "-s", "matrix", "--", "--help")
    assert done.returncode != 0
    assert "pip install -e '.[dev]'" in done.stderr
    assert list((tmp_path / "envs").glob("*/bin/python"))
    assert "No module named" not in done.stdout + done.stderr


def test_every_session_is_one_of_dev() -> None:
    """`./dev` passes its first word on, so that both know the same names."""
    done = subprocess.run(
        [sys.executable, "-c", NOX, "-f", str(HERE / "noxfile.py"), "--list-sessions", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    sessions = {one["session"] for one in json.loads(done.stdout)}
    accepted = {
        word
        for line in (HERE / "dev").read_text().splitlines()
        if "demo | test |" in line
        for word in line.strip(" );").split(" | ")
    }
    assert sessions - {"tests"} <= accepted
    assert "test" in accepted


@pytest.mark.parametrize("is_inside", [True, False])
def test_the_way_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_inside: bool) -> None:
    """The command works: after it the shell finds enzyme-hub-ld."""
    folder = Path(sys.executable).parent
    if not (folder / "enzyme-hub-ld").exists():
        pytest.skip("enzyme-hub-ld is not installed beside this Python")
    monkeypatch.delenv("ENZYME_HUB_WAY_IN", raising=False)
    monkeypatch.setenv("PATH", f"{folder}:{PATH}" if is_inside else PATH)
    if is_inside:
        assert toolchains.way_in() == ""
        return
    assert shutil.which("enzyme-hub-ld") is None
    shell = ["bash", "-c", f"{toolchains.way_in()} && command -v enzyme-hub-ld"]
    found = subprocess.run(shell, capture_output=True, text=True, check=True, env={"PATH": PATH}).stdout
    assert Path(found.strip()) == folder / "enzyme-hub-ld"


def test_dev_says_the_way_in_for_the_shell_that_called_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), PATH]))
    monkeypatch.setenv("ENZYME_HUB_WAY_IN", "source .venv/bin/activate")
    assert toolchains.way_in() == "source .venv/bin/activate"
