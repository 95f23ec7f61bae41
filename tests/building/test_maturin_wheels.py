"""lang/rust/python-example: both wheels by `maturin build` with our linker, installed in a fresh environment, on numpy arrays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

EXAMPLE = Path(__file__).parents[2] / "lang/rust/python-example"
PROGRAM = """
import numpy as np, chain_pyo3
from chain_cffi import ffi, lib

x, by_cffi, by_pyo3 = np.array([0.0, 1.5, 2.0, 4.0]), np.zeros(4), np.zeros(4)
stretch = np.diff(x) - 1
wanted = np.zeros(4)
wanted[1:] += 4 * stretch**3
wanted[:-1] -= 4 * stretch**3
lib.chain_gradient(ffi.from_buffer("double[]", x), ffi.from_buffer("double[]", by_cffi), 4)
chain_pyo3.gradient(x, by_pyo3)
np.testing.assert_allclose(by_cffi, wanted)
np.testing.assert_allclose(by_pyo3, wanted)
assert chain_pyo3.energy(x) == lib.chain_energy(ffi.from_buffer("double[]", x), 4) == np.sum(stretch**4)
for bad in (x, np.zeros(3), np.zeros(8)[::2]):
    try:
        chain_pyo3.gradient(x, bad)
    except ValueError:
        continue
    raise AssertionError(bad)
"""


def test_both_wheels(tmp_path: Path) -> None:
    maturin, cargo, linker = shutil.which("maturin"), toolchains.cargo(), toolchains.hub_linker()
    if maturin is None or cargo is None or linker is None:
        pytest.skip("maturin, cargo or enzyme-hub-ld is not installed")
    project, wheels, fresh = tmp_path / "project", tmp_path / "wheels", tmp_path / "fresh"
    shutil.copytree(EXAMPLE, project, ignore=shutil.ignore_patterns("target"))
    path = os.pathsep.join([str(Path(linker).parent), os.environ["PATH"]])
    environment = dict(os.environ, PATH=path, CARGO_TARGET_DIR=str(tmp_path / "target"))

    def run(*words: object, check: bool = True) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*map(str, words)], cwd=project, env=environment, capture_output=True, text=True, check=False
        )
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    if run(*cargo.command, "fetch", "--locked", check=False).returncode:
        pytest.skip("pyo3 cannot be fetched here")
    facts = run("rustc", "-vV").stdout
    target = next(line.split()[1] for line in facts.splitlines() if line.startswith("host:"))
    for kind in ("cffi", "pyo3"):
        # With a target, what runs while building (procedural macros) is linked by the system's linker: that is faster.
        words = ["--release", "--offline", "--target", target, "-i", sys.executable, "-o", wheels]
        run(maturin, "build", "-m", f"with-{kind}/Cargo.toml", *words)
    run(sys.executable, "-m", "venv", "--without-pip", fresh)
    python = fresh / "bin/python"
    # numpy and cffi come from here, not from the network.
    (next(fresh.glob("lib/python*/site-packages")) / "here.pth").write_text(sysconfig.get_path("purelib"))
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", *wheels.glob("*.whl"))
    run(python, "-c", PROGRAM)
