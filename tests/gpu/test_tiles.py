"""Tiles of shared memory that loops fill: what they held is filled in again in the reverse sweep, where that is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from tests.gpu.compiling import bitcode
from tests.gpu.test_kernels import CLANG, LEVELS
from tests.turns import ALL, in_turn

THREADS, N = 16, 48  # of a block; numbers in and out, three tiles
HEAD = """
#include "device.h"
#define T 16
#define EACH for (int k = 0; k < n; k += T)
#define WAIT synchronise();
#define TILE(size) __shared__ double s[size];
#define BEGIN __device__ static void f(const double *__restrict__ x, double *__restrict__ y, int n) { int t = thread_x(); double a = 0;
#define END y[t] = a; }
"""
# The body of a function, and the bytes of tape that a thread may need in each of the three iterations (None: any number).
SHAPES: dict[str, tuple[str, int | None]] = {
    "plain": (
        "TILE(T) EACH { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT }",
        0,
    ),
    "barrier first": (
        "TILE(T) EACH { WAIT s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; }",
        0,
    ),
    "two barriers behind": (
        "TILE(T) EACH { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT"
        " a *= 1 + 0.1 * s[(t + 5) % T]; WAIT a = a * a; }",
        None,
    ),
    "two stores to a place": (
        "TILE(T) EACH { s[t] = 7; s[t] = x[k + t] + a; s[t] = s[t] * 1.5; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT }",
        None,
    ),
    "part of the threads": (
        "TILE(T) s[t] = x[t] * x[t]; WAIT EACH { if (t < 5) s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t]; WAIT }",
        None,
    ),
    "places that move": (
        "TILE(2 * T) s[t] = s[t + T] = x[t]; WAIT EACH { s[(k / T + t) % (2 * T)] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t + T]; WAIT }",
        None,
    ),
    "two loops": (
        "TILE(T) EACH { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t]; WAIT }"
        "EACH { s[T - 1 - t] = x[k + t]; WAIT a += s[(t + 7) % T] * s[t] * a; WAIT }",
        None,
    ),
    "places of which one loop leaves some out": (
        "TILE(2 * T) EACH { s[t] = x[k + t]; s[t + T] = a; WAIT a += s[(t + 3) % T] * s[T + t / 2]; WAIT }"
        "EACH { s[t] = x[k + t] * a; WAIT a += s[(t + 3) % T] * s[T + (t + 1) % T]; WAIT }",
        None,
    ),
    "peeled": (
        "TILE(T) s[t] = x[t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT"
        " for (int k = T; k < n; k += T) { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT }",
        16,
    ),
    "of another tile": (
        "__shared__ double s[T], r[T]; EACH { s[t] = x[k + t]; WAIT r[t] = s[(t + 1) % T] * s[t]; WAIT a += r[(t + 3) % T] * r[t]; WAIT }",
        None,
    ),
    "indices": (
        "__shared__ int s[T]; EACH { s[t] = (7 * t + k) % n; WAIT double v = x[s[(t + 3) % T]]; a += v * v * x[s[t / 2]]; WAIT }",
        0,
    ),
    "in another loop": (
        "TILE(T) for (int r = 1; r < n / 16; r++) EACH { s[t] = x[k + t] * r; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT }",
        0,
    ),
    "moved by a loop around": (
        "TILE(2 * T) s[t] = s[t + T] = x[t]; WAIT for (int r = 1; r < 3; r++) EACH { s[t + T * (r % 2)] = x[k + t] * r; WAIT"
        " a += s[(t + 3) % T] * s[t + T]; WAIT }",
        None,
    ),
    "it decides": (
        "TILE(T) EACH { s[t] = x[k + t]; WAIT for (int j = 0; j < T; j++) if (s[j] > 1) a += s[j] * s[t]; else a -= s[j] * s[j];"
        " WAIT }",
        None,
    ),
    "left in the middle": (
        "TILE(T) for (int k = 0;; k += T) { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t]; if (k + T >= n) break;"
        " a += s[(t + 5) % T] * s[t / 2]; WAIT }",
        None,
    ),
    "read behind the loop": (
        "TILE(T) EACH { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT } a *= s[(t + 1) % T];",
        None,
    ),
    "read before it is filled": (
        "TILE(T) s[t] = x[t]; WAIT EACH { a += s[(t + 3) % T] * s[t / 2]; WAIT s[t] = x[k + t]; WAIT }",
        None,
    ),
    "added to": (
        "TILE(T) s[t] = 1; WAIT EACH { s[t] += x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT }",
        None,
    ),
    "with what came before": (
        "TILE(T) EACH { s[t] = x[k + t] + a; WAIT a = 0.5 * s[(t + 3) % T] * s[t / 2]; WAIT }",
        None,
    ),
}
KERNEL_LINES = {
    "alone": "KERNELS(f)",
    # The kernel goes on: what the derivative may no longer rely on.
    "writes": """
KERNEL primal(const double *x, double *y, int n) { f(x, y, n); }
KERNEL gradient(double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
  for (int k = 0; k < n; k += T) x[k + (thread_x() + 1) % T] = 1e6;
}""",
}

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


def library(text: str, level: str, folder: Path) -> gpu.Library:
    return gpu.load(bitcode(folder, text, level=level), checks=True)


def check(found: gpu.Library, outputs: int = THREADS) -> None:
    rng = np.random.default_rng(1)
    x, weights = rng.uniform(0.5, 1.5, N), rng.uniform(-1, 1, outputs)

    def value(at: Any) -> Any:
        y = np.zeros(outputs)
        found["primal"][1, THREADS](at, y, N)
        return weights @ y

    dx = np.zeros(N)
    found["gradient"][1, THREADS](x.copy(), dx, np.zeros(outputs), weights.copy(), N)
    step = 1e-6
    expected = [(value(x + step * unit) - value(x - step * unit)) / (2 * step) for unit in np.eye(N)]
    assert np.allclose(dx, expected, rtol=1e-6, atol=1e-6 * np.abs(expected).max())


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("shape", "kernel", "level"),
    [
        (shape, kernel, level)
        for shape in SHAPES
        for kernel in KERNEL_LINES
        for level in (LEVELS if ALL else [in_turn(f"{shape} {kernel}", LEVELS)])
    ],
)
def test_gradient(shape: str, kernel: str, level: str, tmp_path: Path) -> None:
    body, tape = SHAPES[shape]
    found = library(f"{HEAD} BEGIN {body} END {KERNEL_LINES[kernel]}", level, tmp_path)
    check(found)
    if tape is not None and kernel == "alone":
        assert found.tape_bytes <= 3 * tape


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_a_tile_that_others_know(level: str, tmp_path: Path) -> None:
    """The kernel reads what the derivative's function left in the tile."""
    text = """
__shared__ static double s[T];
BEGIN EACH { s[t] = x[k + t]; WAIT a += s[(t + 3) % T] * s[t / 2]; WAIT } END
KERNEL primal(const double *x, double *y, int n) { f(x, y, n); y[T + thread_x()] = s[thread_x()]; }
KERNEL gradient(const double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
  y[T + thread_x()] = s[thread_x()];
}"""
    found = library(HEAD + text, level, tmp_path)
    x, y = np.random.default_rng(1).uniform(0.5, 1.5, N), np.zeros(2 * THREADS)
    found["gradient"][1, THREADS](x, np.zeros(N), y, np.ones(2 * THREADS), N)
    assert np.array_equal(y[THREADS:], x[-THREADS:])
