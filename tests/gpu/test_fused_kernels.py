"""Kernels whose loops run each iteration forward and backward at once: right, and without a tape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from tests.gpu.compiling import bitcode
from tests.gpu.test_kernels import CLANG

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")

N = 40
# x has N numbers, y two for each thread.
BODIES = {
    "stored": """double s = 0, t = 0;
        for (int k = 0; k < n; k++) s += sin(x[k] * x[i % n]), t += x[k] * x[k];
        y[2 * i] = s, y[2 * i + 1] = 3 * t;""",
    "scaled": """double s = 0;
        for (int k = 0; k < n; k++) s += sin(x[k] * x[i % n]);
        y[2 * i] = s * x[3] / x[i % n];""",
    "nested": """double s = 0, t = 0;
        for (int k = 0; k < n; k++) {
          double u = x[k], v = 0;
          for (int j = 0; j < 2 + (i + k) % 5; j++) u += x[j] * sin(x[(k + j) % n]), v += sin(x[j] * x[k]) + x[j];
          s += x[k] * u, t += x[(k + 1) % n] * (v - u);
        }
        y[2 * i] = s, y[2 * i + 1] = t;""",
    "scratch": """double s = 0;
        for (int k = 0; k < n; k++) {
          double w[4], v = 0;
          for (int l = 0; l < 4; l++) w[l] = sin(x[k] * (l + 1));
          for (int j = 0; j < 2 + (i + k) % 5; j++) v += w[(j + i) % 4] * x[j] * x[j];
          s += x[k] * v;
        }
        y[2 * i] = s;""",
    "counted_down": """double s = 0;
        for (int k = 0; k < 15 - (i * 7 % 11); k++) s += sin(x[k]) * x[i % n];
        y[2 * i] = s;""",
    "some_threads": """if (i % 3 == 1) return;
        double s = 0;
        for (int k = 0; k < n - i % 4; k++) s += sin(x[k]) * x[i % n];
        y[2 * i] = s;""",
    "squared": """double s = 0;
        for (int k = 0; k < n; k++) s += sin(x[k]) * x[i % n];
        y[2 * i] = s * s;""",
    "read_again": """double s = 0;
        for (int k = 0; k < n; k++) s += sin(x[k]) * x[i % n];
        y[2 * i] = s, y[2 * i + 1] = y[2 * i] * x[1];""",
}
CASES = [(name, "nvptx64:sm_90", level) for name in BODIES for level in ("-O1", "-O3")]
CASES += [
    (name, "amdgcn:gfx1100", "-O1") for name in BODIES if name != "scratch"
]  # there clang makes vectors, which are refused
HEAD = """
#include "device.h"
#define SHAPE(name, ...)                                                                              \\
  __device__ static void name(const double *__restrict__ x, double *__restrict__ y, int n) {          \\
    int i = block_x() * size_x() + thread_x();                                                        \\
    __VA_ARGS__                                                                                       \\
  }                                                                                                   \\
  KERNEL primal_##name(const double *x, double *y, int n) { name(x, y, n); }                          \\
  KERNEL gradient_##name(const double *x, double *dx, double *y, double *dy, int n) {                 \\
    __enzyme_autodiff<void>((void *)name, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);     \\
  }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fused")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "target", "level"), CASES)
def test_gradient(name: str, target: str, level: str, folder: Path) -> None:
    code = bitcode(folder, f"{HEAD}SHAPE({name}, {BODIES[name]})\n", target, level)
    library, rng = gpu.load(code, checks=level == "-O1"), np.random.default_rng(4)
    x, direction, step = rng.uniform(0.5, 1.5, N), rng.uniform(-1, 1, N), 1e-5
    for grid, block in ((2, 32), (1, 50)):
        weights = rng.uniform(-1, 1, 2 * grid * block)

        def value(at: Any, grid: int = grid, block: int = block, weights: Any = weights) -> Any:
            y = np.ones(weights.size)
            library[f"primal_{name}"][grid, block](at, y, N)
            return weights @ y

        dx, y, dy = np.zeros(N), np.ones(weights.size), weights.copy()
        library[f"gradient_{name}"][grid, block](x, dx, y, dy, N)
        assert np.isclose(weights @ y, value(x), rtol=1e-14)
        expected = (value(x + step * direction) - value(x - step * direction)) / (2 * step)
        assert np.isclose(dx @ direction, expected, rtol=1e-7)
        assert (
            library.tape_bytes == 0 or level == "-O3" or "amdgcn" in target
        )  # there clang makes vectors, which are saved
