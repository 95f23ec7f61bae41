"""Kernels of numba-cuda's, differentiated from the IR that it makes of them, without a GPU."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")
cuda = pytest.importorskip("numba.cuda")
pytest.importorskip("numba_cuda")

from enzyme_hub.errors import HubError  # noqa: E402
from enzyme_hub.gpu.from_numba import from_numba  # noqa: E402


def neighbours(x: Any, y: Any, a: float) -> None:
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i] = a * math.sin(x[i]) * x[(i + 1) % x.shape[0]]


def tile(x: Any, y: Any) -> None:
    s = cuda.shared.array(32, dtype="float64")
    i, j = cuda.threadIdx.x, cuda.blockIdx.x
    s[i] = x[j, i] * x[j, i]
    cuda.syncthreads()
    y[j, i] = s[31 - i] * x[j, i]


def checked(kernels: Any, grid: int, block: int, x: Any, *numbers: Any) -> None:
    rng = np.random.default_rng(3)
    direction, weights = rng.uniform(-1, 1, x.shape), rng.uniform(-1, 1, x.shape)

    def value(at: Any) -> Any:
        y = np.zeros(x.shape)
        kernels["primal"][grid, block](at, y, *numbers)
        return (weights * y).sum()

    dx, dy = np.zeros(x.shape), np.zeros(x.shape)
    kernels["gradient"][grid, block](x, dx, np.zeros(x.shape), weights.copy(), *numbers)
    kernels["tangent"][grid, block](x, direction, np.zeros(x.shape), dy, *numbers)
    difference = (value(x + 1e-6 * direction) - value(x - 1e-6 * direction)) / 2e-6
    assert np.isclose((dx * direction).sum(), difference, rtol=1e-6)
    assert np.isclose((weights * dy).sum(), difference, rtol=1e-6)


def test_a_kernel() -> None:
    kernels = from_numba(cuda.jit(neighbours), "void(float64[::1], float64[::1], float64)")
    checked(kernels, 2, 32, np.random.default_rng(1).uniform(0.5, 1.5, 50), 0.7)
    assert b".entry gradient" in kernels.code("PTX")


def test_shared_memory_and_two_axes() -> None:
    kernels = from_numba(tile, "void(float64[:, ::1], float64[:, ::1])")
    checked(kernels, 3, 32, np.random.default_rng(1).uniform(0.5, 1.5, (3, 32)))


def test_what_does_not_fit() -> None:
    with pytest.raises(HubError, match="contiguous"):
        from_numba(neighbours, "void(float64[:], float64[:], float64)")
    kernels = from_numba(neighbours, "void(float64[::1], float64[::1], float64)")
    with pytest.raises(HubError, match="arguments are wanted"):
        kernels["gradient"][1, 32](np.zeros(3), np.zeros(3), 1.0)
