"""Where the tapes of kernels are: registers and local memory, or one buffer in which threads lie side by side."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.commands.cli import main

KERNELS = Path(__file__).parent / "kernels"
CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
FLAGS = (
    "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    " -O2 -g -emit-llvm -c"
).split()
SPLIT = """
#include "device.h"
template <class R, class... T> __device__ R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> __device__ R __enzyme_reverse(void *, T...);
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[i];
#pragma nounroll
  for (int k = 0; k < n; k++) v = v * v + 0.01 * k;
  y[i] = v;
}
KERNEL primal(const double *x, double *y, int n) { f(x, y, n); }
KERNEL forward(const double *x, double *dx, double *y, double *dy, int n, void **tapes) {
  tapes[global_x()] = __enzyme_augmentfwd<void *>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
KERNEL reverse(const double *x, double *dx, double *y, double *dy, int n, void **tapes) {
  __enzyme_reverse<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n, tapes[global_x()]);
}
"""
# Loops of unknown length around one another, and one that is left early: buffers that grow, several at once.
NESTS = """
#include "device.h"
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[i], w = 1;
  for (int k = 0; k < 3 + i % 5; k++) {
    double u = v;
    while (u < 40.0 + i) u = u * u * 0.3 + u + 0.5;
    v = v * 0.9 + u * 1e-3;
    for (int j = 0; j < k; j++) w = 1 / (1 + w * w) + 0.2 * v * x[(i + j) % n];
  }
  y[i] = v * w;
}
KERNELS(f)
"""
# Threads that save different numbers of values, of different sizes, while all the others have their tapes as well.
LENGTHS = """
#include "device.h"
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[i];
#pragma nounroll
  for (int k = 0; k < 2 + i * 5 % 7; k++) {
    if (x[(i + k) % n] > 1) v = v * v * 0.5 + 0.3; else v = v * x[k];
    y[i] = v;
  }
  synchronise();
}
KERNELS(f)
"""
# A word and a bit are saved in each iteration, as the distance is halved: records of five bytes would lie across units of 16.
MAXIMUM = """
#include "device.h"
struct Halves { int low, high; };
__device__ static double down(double v, int by) {
  Halves h;
  __builtin_memcpy(&h, &v, 8);
  h.low = __nvvm_shfl_sync_down_i32(~0u, h.low, by, 31);
  h.high = __nvvm_shfl_sync_down_i32(~0u, h.high, by, 31);
  __builtin_memcpy(&v, &h, 8);
  return v;
}
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[i];
#pragma nounroll
  for (int d = 16; d > 0; d >>= 1) {
    double other = down(v, d);
    if (other > v) v = other;
  }
  y[i] = v * x[i];
}
KERNELS(f)
"""

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


def compiled(folder: Path, source: Path | str) -> Path:
    made = folder / "kernel.bc"
    if isinstance(source, str):
        (folder / "kernel.cu").write_text(source)
        source = folder / "kernel.cu"
    assert CLANG is not None
    subprocess.run([CLANG, *FLAGS, f"-I{KERNELS}", str(source), "-o", str(made)], check=True)
    return made


@pytest.mark.parametrize("name", ("saxpy", "stencil", "bodies_apart", "reduction", "softmax", "local_array"))
def test_no_tape_in_global_memory(name: str, tmp_path: Path) -> None:
    made = tmp_path / "kernel.ll"
    path = compiled(tmp_path, KERNELS / f"{name}.cu")
    assert main(["opt", str(path), "--target", "nvptx64:sm_90", "-o", str(made)]) == 0
    text = made.read_text()
    assert "@malloc" not in text and "enzyme_tape" not in text


def test_threads_lie_side_by_side(tmp_path: Path) -> None:
    """What thread t saves in two iterations is the next unit of 16 bytes for each thread, behind two such units."""
    library = gpu.load(compiled(tmp_path, SPLIT))
    threads, rounds = 64, 5
    x, dx = np.random.default_rng(2).uniform(0.1, 0.9, threads), np.zeros(threads)
    y, dy, tapes = np.zeros(threads), np.ones(threads), np.zeros(threads, np.uint64)
    library["forward"][2, 32](x, dx, y, dy, rounds, tapes)
    assert library.tape_bytes == 32 + 48
    saved = np.frombuffer(library.tape_memory, np.float64, 6 * threads, 32 * threads).reshape(3, threads, 2)
    v, d = x.copy(), np.ones(threads)
    for k in range(rounds):
        assert np.allclose(saved[k // 2, :, k % 2], v)
        d *= 2 * v
        v = v * v + 0.01 * k
    library["reverse"][2, 32](x, dx, y, dy, rounds, tapes)
    assert np.allclose(dx, d)


def test_buffers_that_grow(tmp_path: Path) -> None:
    library = gpu.load(compiled(tmp_path, NESTS))
    n = 48
    x, y = np.random.default_rng(2).uniform(0.5, 1.5, n), np.zeros(n)
    for _ in range(3):  # the slices are empty again afterwards
        dx, dy, weights = np.zeros(n), np.zeros(n), np.random.default_rng(3).uniform(-1, 1, n)
        direction = np.random.default_rng(4).uniform(-1, 1, n)
        library["gradient"][3, 16](x, dx, y, weights.copy(), n)
        library["tangent"][3, 16](x, direction, y, dy, n)
        assert np.isclose(dx @ direction, weights @ dy, rtol=1e-10)
    needed = library.tape_bytes
    library["gradient"][3, 16](x, dx, y, weights.copy(), n)
    assert library.tape_bytes == needed > 64
    assert not np.frombuffer(library.tape_memory, np.uint64, 2 * n)[1::2].any()  # no block is left


def test_threads_with_tapes_of_different_lengths(tmp_path: Path) -> None:
    """What one thread saves is not where another one saves something else: all are at the barrier with full tapes."""
    library = gpu.load(compiled(tmp_path, LENGTHS))
    n, rng = 64, np.random.default_rng(2)
    x, direction, weights = rng.uniform(0.5, 1.5, n), rng.uniform(-1, 1, n), rng.uniform(-1, 1, n)
    y, dy, dx = np.zeros(n), np.zeros(n), np.zeros(n)
    library["tangent"][2, 32](x, direction, y, dy, n)
    library["gradient"][2, 32](x, dx, np.zeros(n), weights.copy(), n)
    assert library.tape_bytes > 32
    assert np.isclose(dx @ direction, weights @ dy, rtol=1e-10)


def test_records_lie_within_units(tmp_path: Path) -> None:
    library = gpu.load(compiled(tmp_path, MAXIMUM))
    x = np.random.default_rng(2).uniform(0.5, 1.5, 32)
    y, dx, weights, expected = np.zeros(32), np.zeros(32), np.arange(1.0, 33.0), np.zeros(32)
    library["gradient"][1, 32](x, dx, y, weights.copy(), 32)
    for i in range(32):  # lane i has seen those up to i + 31 that are there
        largest = i + x[i:].argmax()
        assert y[i] == x[largest] * x[i]
        expected[i] += weights[i] * x[largest]
        expected[largest] += weights[i] * x[i]
    assert np.allclose(dx, expected)


def test_explain_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(compiled(tmp_path, NESTS))]) == 0
    assert "where: in the thread's slice of the launch's tape" in capsys.readouterr().out
