"""Blocks that run at once on several cores."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.errors import HubError
from tests.gpu.test_kernels import CLANG, FLAGS, KERNELS

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


def compiled(name: str, folder: Path) -> Path:
    made = folder / f"{name}.bc"
    assert CLANG is not None
    command = [
        CLANG,
        *FLAGS["nvptx64:sm_90"],
        "-O2",
        "-g",
        "-emit-llvm",
        "-c",
        str(KERNELS / f"{name}.cu"),
        "-o",
        str(made),
    ]
    subprocess.run(command, check=True)
    return made


@pytest.mark.parametrize(("name", "block", "outputs"), (("tree", 32, 20), ("bodies", 32, 640)))
def test_the_same_gradient(name: str, block: int, outputs: int, tmp_path: Path) -> None:
    """Shared memory, adjoints that all blocks add to, and a tape for each thread."""
    path, n = compiled(name, tmp_path), 640
    x = np.random.default_rng(5).uniform(0.5, 1.5, n)

    def gradient(cores: int) -> Any:
        library = gpu.load(path, cores=cores, checks=cores == 3)
        dx, y = np.zeros(n), np.zeros(outputs)
        for _ in range(3):
            library["gradient"][n // block, block](x, dx, y, np.ones(outputs), n)
        return dx

    expected = gradient(1)
    assert expected.any() and np.allclose(gradient(3), expected, rtol=1e-10)


def test_variables_of_all_blocks_run_on_one_core(tmp_path: Path) -> None:
    library = gpu.load(compiled("memory_kinds", tmp_path), cores=4)
    x, dx, y = np.ones(64), np.zeros(64), np.zeros(64)
    library["gradient"][2, 32](x, dx, y, np.ones(64), 64)
    assert dx.all()


def test_what_one_core_finds(tmp_path: Path) -> None:
    text = '#include "device.h"\nKERNEL k(double *x) { __shared__ double s[32]; if (thread_x() < 8) s[thread_x()] = 1;'
    text += " synchronise(); x[global_x()] = s[thread_x() / 2]; }\n"
    (tmp_path / "k.cu").write_text(text)
    assert CLANG is not None
    command = [CLANG, *FLAGS["nvptx64:sm_90"], "-O2", "-g", "-emit-llvm", "-c", f"-I{KERNELS}", "k.cu", "-o", "k.bc"]
    subprocess.run(command, check=True, cwd=tmp_path)
    with pytest.raises(HubError, match="nobody wrote"):
        gpu.load(tmp_path / "k.bc", checks=True, cores=2)["k"][4, 32](np.zeros(128))
