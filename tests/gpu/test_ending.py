"""Sums of all threads that are added where a kernel ends: blocks of all sizes, additions that nobody makes, memory that calls share."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from enzyme_hub import gpu
from tests.gpu.compiling import bitcode
from tests.gpu.test_kernels import CLANG, FLAGS

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


class Compiler:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def bitcode(self, text: str, target: str = "nvptx64:sm_90", level: str = "-O3") -> bytes:
        return bitcode(self.folder, text, target, level)


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    return Compiler(tmp_path)


ENDING = """
#include "device.h"
typedef REAL real;
__device__ static void f(const real *ALONE x, real *ALONE y, int n) {
  BODY
}
KERNEL primal(const real *x, real *y, int n) { f(x, y, n); }
KERNEL gradient(const real *x, real *dx, real *y, real *dy, int n) {
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
"""
OWN = "int in = thread_y() * size_x() + thread_x(), i = block_x() * size_x() * size_y() + in; "
ENDINGS = {
    "one": "y[i] = x[7] * x[64 + i];",
    "by_size": "y[i] = x[n] * x[n + 1] * x[64 + i];",
    "by_block": "y[i] = x[block_x() + 1] * x[64 + i];",
    "squared": "y[i] = x[7] * x[7] * x[64 + i];",
    "returns": "if (i % 3 == 1) return; y[i] = x[7] * x[64 + i]; if (i % 2) return; y[i] *= x[8];",
    "rounds": "real v = x[64 + i]; for (int k = 0; k < 2 + i % 4; k++) v = v * x[7] + x[8]; y[i] = v;",
    "barriers": "__shared__ real s[1024]; s[in] = x[64 + i] * x[7]; synchronise();"
    " y[i] = s[(in + 1) % (size_x() * size_y())] * x[7]; synchronise();",
    "seldom": "y[i] = x[64 + i]; if (i == 5) y[i] *= x[7];",
    "never": "if (n > 50) y[i] = x[n - 1000000000] * x[64 + i]; else y[i] = x[64 + i];",
    "absent": "if (n > 50) y[i] = x[7] * x[64 + i];",
    "divided": "if (n - 20) y[i] = x[40 / (n - 20)] * x[64 + i]; else y[i] = x[64 + i];",
}


def ending(compiler: Compiler, body: str, real: str = "double", alone: str = "__restrict__", **how: str) -> bytes:
    text = ENDING.replace("BODY", OWN + body).replace("REAL", real).replace("ALONE", alone)
    return compiler.bitcode(text, **how)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("target", FLAGS)
@pytest.mark.parametrize("name", ENDINGS)
def test_sums_that_wait(name: str, target: str, compiler: Compiler) -> None:
    """Against differences, for blocks with and without whole warps."""
    number = list(ENDINGS).index(name)
    real, level = ("double", "float")[number % 3 == 2], ("-O1", "-O3")[number % 2]
    bitcode = ending(compiler, ENDINGS[name], real, target=target, level=level)
    library, exact = (
        gpu.load(bitcode, checks=level == "-O1"),
        gpu.load(ending(compiler, ENDINGS[name], target=target)),
    )
    type_, rng = np.float32 if real == "float" else np.float64, np.random.default_rng(4)
    for block in (1, 5, 32, 33, 48, 64, 100, (16, 16), (16, 3), 1024):
        threads = 3 * int(np.prod(block))
        x, direction = rng.uniform(0.5, 1, 64 + threads), rng.uniform(-1, 1, 64 + threads)
        weights, values = rng.uniform(-1, 1, threads), []
        for sign in (1e-6, -1e-6):
            y = np.zeros(threads)
            exact["primal"][3, block](x + sign * direction, y, 20)
            values.append(weights @ y)
        dx, y = np.zeros(x.size, type_), np.zeros(threads, type_)
        library["gradient"][3, block](x.astype(type_), dx, y, weights.astype(type_), 20)
        difference = (values[0] - values[1]) / 2e-6
        assert np.isclose(dx @ direction, difference, rtol=1e-5, atol=1e-6 if real == "double" else 1e-4)


def test_nothing_waits_where_it_may_be_read(compiler: Compiler) -> None:
    """Without __restrict__ the output may be the input: the adjoint is read and cleared when it is."""
    body = "y[3] = x[3] * x[5]; y[5] = x[3] * x[3] + x[n - 1];"
    bitcode = ending(compiler, body, alone="")
    library = gpu.load(bitcode)
    x = np.random.default_rng(1).uniform(0.5, 1, 8)
    seeds = np.random.default_rng(2).uniform(-1, 1, 8)
    dx, at = seeds.copy(), x.copy()
    library["gradient"][1, 1](at, dx, at, dx, 8)
    for k in range(8):
        values = []
        for sign in (1e-6, -1e-6):
            moved = x.copy()
            moved[k] += sign
            library["primal"][1, 1](moved, moved, 8)
            values.append(seeds @ moved)
        assert np.isclose(dx[k], (values[0] - values[1]) / 2e-6, rtol=1e-6)


def test_calls_in_a_loop_may_share_memory(compiler: Compiler) -> None:
    """What one call of a function keeps apart, the next one may not: x[7] is twice x[0], then y is x[7] * x[1]."""
    body = "if (n & 1) y[i] = x[7] * x[1]; else y[i] = 2 * x[0];"
    text = ENDING.replace("BODY", OWN + body).replace("REAL", "double").replace("ALONE", "__restrict__")
    text += """
KERNEL chain(double *x, double *dx, int rounds) {
  for (int k = rounds - 1; k >= 0; k--) {
    double *y = x + 7 + 2 * k, *dy = dx + 7 + 2 * k;
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, k);
  }
}
"""
    library = gpu.load(compiler.bitcode(text))
    x, dx = np.random.default_rng(1).uniform(0.5, 1, 16), np.zeros(16)
    x[7] = 2 * x[0]
    dx[9] = 1.0
    library["chain"][1, 1](x, dx, 2)
    assert np.allclose(dx[:2], [2 * x[1], 2 * x[0]]) and not dx[2:].any()
