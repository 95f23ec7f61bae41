"""The kernels of these tests on a GPU, beside the processor. Skipped with the reason where there is none: `./dev gpu`."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu, llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import HubError
from enzyme_hub.gpu import driver
from enzyme_hub.targets import output
from tests.gpu.test_kernels import CLANG, DYNAMIC, FLAGS, KERNELS, SHAPES, inputs, run

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


@pytest.fixture(scope="module")
def device() -> driver.Device:
    try:
        return driver.Device.first()
    except driver.NoDevice as reason:
        pytest.skip(reason.what)


@pytest.mark.parametrize("name", sorted(path.stem for path in KERNELS.glob("*.cu")))
def test_as_on_the_processor(name: str, device: driver.Device, tmp_path: Path) -> None:
    made = tmp_path / "kernel.bc"
    assert CLANG is not None
    command = [CLANG, *FLAGS["nvptx64:sm_90"], "-O3", "-emit-llvm", "-c", str(KERNELS / f"{name}.cu"), "-o", str(made)]
    subprocess.run(command, check=True)
    host = gpu.load(made)
    module = pipeline.run(llvm.read(made.read_bytes(), made.name))
    loaded = device.load(output.emitted(module, "PTX", llvm.CodegenOptions(level=3, cpu=device.architecture)))
    grid, block, _, outputs, n = SHAPES[name]
    x, weights = inputs(name), np.random.default_rng(3).uniform(-1, 1, outputs)

    def arrays() -> tuple[Any, ...]:
        return x.copy(), np.zeros(x.size), np.zeros(outputs), weights.copy()

    expected, found = arrays(), arrays()
    run(host["gradient"], name, *expected)
    if host.tape_bytes:
        loaded.give_tape(int(np.prod(grid) * np.prod(block)), host.tape_bytes)
    loaded["gradient"][grid, block, 2 * DYNAMIC.get(name, 0)](*found, n)
    for one, other in zip(found, expected, strict=True):
        assert np.allclose(one, other, rtol=1e-9, atol=1e-12)


def test_what_is_said_without_one() -> None:
    """A cubin is no bitcode: where there is no GPU, that is said."""
    try:
        driver.Device.first()
    except HubError as error:
        assert error.code == "EH0406"
        with pytest.raises(HubError, match=r"libcuda|no GPU"):
            gpu.load(b".version 7.8\n.target sm_90\n")
    else:
        pytest.skip("there is a GPU")
