"""Ways to ask for derivatives in kernels, and kinds of memory, against closed forms and finite differences."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.commands.cli import main
from enzyme_hub.errors import LinkError
from enzyme_hub.targets import toolkit

CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
FLAGS = (
    "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    " -g -emit-llvm -c"
).split()

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


@pytest.fixture(scope="module", params=("-O0", "-O2"))
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> gpu.Library:
    made = tmp_path_factory.mktemp("modes") / "modes.bc"
    assert CLANG is not None
    source = Path(__file__).with_name("modes.cu")
    subprocess.run([CLANG, *FLAGS, request.param, str(source), "-o", str(made)], check=True)
    return gpu.load(made, checks=True)


def numbers(count: int, seed: int = 1) -> Any:
    return np.random.default_rng(seed).uniform(0.5, 1.5, count)


def differences(kernel: Any, x: Any, weights: Any, step: float = 1e-6) -> Any:
    """The gradient of weights @ y."""

    def value(at: Any) -> Any:
        y = np.zeros(weights.size)
        kernel(at, y)
        return weights @ y

    return np.array([(value(x + unit) - value(x - unit)) / (2 * step) for unit in step * np.eye(x.size)])


def test_floats_and_constant_memory(library: gpu.Library) -> None:
    n = 40
    x, y, dx, dy = numbers(n).astype("f4"), np.zeros(n, "f4"), np.zeros(n, "f4"), np.ones(n, "f4")
    library["floats_gradient"][2, 32](x, dx, y, dy, n)
    table = np.array([0.5, 1.5, -2, 3])[np.arange(n) % 4]
    assert np.allclose(dx, np.exp(x) * np.roll(x, -1) + table + np.exp(np.roll(x, 1)), rtol=1e-5)


def test_a_number_by_value(library: gpu.Library) -> None:
    n, a = 40, 0.7
    x, dx, da = numbers(n), np.zeros(n), np.zeros(1)
    library["scaled_gradient"][2, 32](a, x, dx, da, n)
    assert np.isclose(da[0], (np.cos(a * x) * x * a + np.sin(a * x)).sum())
    assert np.allclose(dx, np.cos(a * x) * a * a)


def test_structs_in_shared_memory_and_derivatives_in_a_loop(library: gpu.Library) -> None:
    x, dx, y, dy = numbers(32), np.zeros(32), np.zeros(32), np.ones(32)
    library["structs_gradient"][1, 32](x, dx, y, dy, 3)
    once = 2 * x * np.roll(x, 1) + np.roll(x * x, -1) + 1
    assert np.allclose(dx, (1 + 2 + 4) * once, rtol=1e-6)


def test_dynamic_shared_memory_as_an_argument(library: gpu.Library) -> None:
    x, dx, y, weights = numbers(16), np.zeros(16), np.zeros(16), numbers(16, 2)
    library["given_gradient"][1, 16, 256](x, dx, y, weights.copy())
    assert np.allclose(dx, differences(library["given_primal"][1, 16, 256], x, weights), rtol=1e-6, atol=1e-8)


def test_three_dimensions(library: gpu.Library) -> None:
    x, dx, y, weights = numbers(64), np.zeros(64), np.zeros(64), numbers(64, 2)
    library["cube_gradient"][1, (4, 4, 4)](x, dx, y, weights.copy())
    assert np.allclose(dx, differences(library["cube_primal"][1, (4, 4, 4)], x, weights), rtol=1e-6)


def test_two_launches(library: gpu.Library) -> None:
    x, dx, y, weights, tapes = numbers(64), np.zeros(64), np.zeros(64), numbers(64, 2), np.zeros(64, np.uint64)
    dy = weights.copy()
    library["halves_forward"][2, 32](x, dx, y, dy, tapes)
    assert not dx.any()
    library["halves_reverse"][2, 32](x, dx, y, dy, tapes)
    assert np.allclose(dx, differences(library["halves_primal"][2, 32], x, weights), rtol=1e-6, atol=1e-8)


def test_shuffles(library: gpu.Library) -> None:
    x, y, weights, direction = 0.5 * numbers(64), np.zeros(64), numbers(64, 2), numbers(64, 3) - 1
    value = np.zeros(64)
    library["shuffled_primal"][2, 32](x, value)
    dx, dy = np.zeros(64), np.zeros(64)
    library["shuffled_tangent"][2, 32](x, direction, y, dy)
    assert np.allclose(y, value, rtol=1e-12)
    library["shuffled_gradient"][2, 32](x, dx, y, weights.copy())
    assert np.isclose(dx @ direction, weights @ dy, rtol=1e-10)
    expected = differences(library["shuffled_primal"][2, 32], x, weights)
    assert np.allclose(dx, expected, rtol=1e-5, atol=1e-6 * abs(expected).max())


def test_shuffles_of_floats(library: gpu.Library) -> None:
    x, dx, y, dy = numbers(32).astype("f4"), np.zeros(32, "f4"), np.zeros(32, "f4"), np.ones(32, "f4")
    library["partners_gradient"][1, 32](x, dx, y, dy)
    assert np.allclose(dx, 2 * x[np.arange(32) ^ 1] + 3, rtol=1e-6)


@pytest.mark.parametrize("kernel", ("second", "twice"))
def test_derivatives_of_gradients(library: gpu.Library, kernel: str) -> None:
    """H v of the sum over threads of x[i]^3 sin(x[i + 1]); H is symmetric, so both modes give it."""
    x, v, dx, given = numbers(33), numbers(33, 2), np.zeros(33), np.zeros(33)
    if kernel == "second":
        library[kernel][1, 32](x, v, dx, given)
    else:
        library[kernel][1, 32](x, given, dx, v.copy())
    a, b, va, vb = x[:-1], x[1:], v[:-1], v[1:]
    expected = np.zeros(33)
    expected[:-1] += 6 * a * np.sin(b) * va + 3 * a**2 * np.cos(b) * vb
    expected[1:] += 3 * a**2 * np.cos(b) * va - a**3 * np.sin(b) * vb
    assert np.allclose(given, expected, rtol=1e-12)


def test_assembles(tmp_path: Path) -> None:
    try:
        toolkit.ptxas()
    except LinkError as error:
        pytest.skip(error.what)
    assert CLANG is not None
    source, made = Path(__file__).with_name("modes.cu"), tmp_path / "modes.bc"
    subprocess.run([CLANG, *FLAGS, "-O2", str(source), "-o", str(made)], check=True)
    assert main(["opt", str(made), "--target", "nvptx64:sm_90", "-o", str(tmp_path / "modes.cubin")]) == 0
