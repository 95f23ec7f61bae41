"""Adjoints that lanes of a warp add to one place: joined where they have it in common, and only there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu, llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import LinkError
from enzyme_hub.targets import output, toolkit
from tests.gpu.compiling import bitcode
from tests.gpu.test_kernels import CLANG

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")

PLACES = 64
# y[thread] = x[place] * x[64 + thread] for threads with a place; the kernel `where` tells the places.
SOURCE = """
#include "device.h"
AXIS(z)
typedef REAL real;
__device__ static int tables[32] = {3, 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7, 9};
extern "C" {
__device__ unsigned long long additions = 0;
}
KERNEL counted(unsigned long long *to) { *to = additions; }
__device__ static int me() {
  int in = (thread_z() * size_y() + thread_y()) * size_x() + thread_x();
  return block_x() * size_x() * size_y() * size_z() + in;
}
__device__ static int place(int n) {
  int X = thread_x(), Y = thread_y(), Z = thread_z(), B = block_x();
  BODY
}
KERNEL where(int *y, int n) { y[me()] = place(n); }
__device__ static void f(const real *x, real *y, int n) {
  int i = me(), a = place(n);
  SHARED
  if (a < 0) return;
  y[i] = MEMORY[a] * x[64 + i];
}
KERNEL primal(const real *x, real *y, int n) { f(x, y, n); }
KERNEL gradient(const real *x, real *dx, real *y, real *dy, int n) {
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
"""
IN_SHARED = """
  __shared__ real s[64];
  for (int k = thread_x() + size_x() * (thread_y() + size_y() * thread_z()); k < 64; k += size_x() * size_y() * size_z()) s[k] = x[k];
  synchronise();
"""
BODIES = {
    "one": "return 7;",
    "by_block": "return B + 3;",
    "by_row": "return Y % 64;",
    "by_column": "return X % 64;",
    "by_plane": "return Z + 1;",
    "modulo": "return X % 8;",
    "quarter": "return X / 4 % 64;",
    "far_bits": "return X >> 5;",  # in rows of 48 it differs within a warp
    "far_rows": "return Y >> 5;",
    "linear": "return (Y * size_x() + X) / 8 % 64;",
    "block_of_four": "return B * 4 + X % 4;",
    "xor": "return (X ^ Y ^ 5) & 7;",
    "xor_away": "return ((X ^ 16) & 15) + 1;",
    "borrow": "return (67 - X % 64) >> 3;",  # a low bit is borrowed from a high one
    "carry": "return (X % 32 + n) >> 2;",
    "product": "return X * 5 % 16;",
    "square": "return X * X % 64;",
    "negative": "return 63 - X % 64 / 2;",
    "minus": "return (X * -3 & 24) >> 1;",
    "shift_by": "return X % 32 >> (n & 3);",
    "shift_of": "return n << (X & 3) & 63;",
    "choice": "return X % 32 < 11 ? 5 : 9;",
    "choice_by_row": "return Y & 1 ? 5 : 9;",
    "choice_of_row": "return X & 4 ? Y % 32 : 40;",
    "largest": "return X % 32 > Y ? X % 32 : Y % 64;",
    "divided": "return X % 32 / (n % 7 + 1);",
    "remainder": "return X % 32 % 3;",
    "table": "return tables[X % 32];",
    "early": "if (X == 3) return -1; return 7;",
    "alternating": "if (X & 1) return -1; return 7;",
    "every_other_warp": "if (X >> 5 & 1) return -1; return 7;",
    "rounds": "int a = 1; for (int k = 0; k < X % 5; k++) { a += 2; if (a == n) return 60; } return a;",
    "same_rounds": "int a = 1; for (int k = 0; k < n % 16; k++) a = a * 3 % 50; return a;",
    "ways": "int a; if (X & 2) { a = 3; if (n == 77) __builtin_trap(); } else { a = 5; if (n == 78) __builtin_trap(); } return a;",
    "ways_of_all": "int a; if (n & 2) { a = 3; if (n == 77) __builtin_trap(); } else { a = X & 3; if (n == 78) __builtin_trap(); }"
    " return a;",
    "left_early": "int k = 0; for (;; k++) { if (k * 3 > X % 32) break; if (k > n) break; } return k;",
    "left_by_lane": "int a = 1, k = 0; do a = (a * 3 + k) % 50; while (++k < X % 5 + n % 3 + 1); return a;",
    "left_by_row": "int a = 1, k = 0; do a = (a * 3 + k) % 50; while (++k < Y % 5 + n % 3 + 1); return a;",
    "float_bits": "return (int)((float)X * 0.25f) % 64;",
    "narrow": "return (unsigned char)(X << 6) >> 6;",
    "signed": "return (signed char)(X << 5) >> 5 & 15;",
    "low_lane": "return (thread_x() & 31) == 0 ? 2 : 3;",
}
BLOCKS = (32, 64, 48, (48, 2), 33, (16, 16), (8, 4), (8, 12), (1, 64), (16, 3), (12, 8), (4, 2, 8), (4, 3, 8), (2, 64))


class Compiler:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def source(self, body: str, real: str, shared: bool) -> str:
        text = SOURCE.replace("BODY", body).replace("REAL", real)
        return text.replace("SHARED", IN_SHARED if shared else "").replace("MEMORY", "s" if shared else "x")

    def bitcode(self, text: str, target: str = "nvptx64:sm_90", level: str = "-O3") -> bytes:
        return bitcode(self.folder, text, target, level)


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    return Compiler(tmp_path)


def check(library: gpu.Library, real: str, block: Any, n: int = 6) -> None:
    """The gradient at every place, of what the places are."""
    type_ = np.float32 if real == "float" else np.float64
    blocks, threads = 2, int(np.prod(block))
    rng = np.random.default_rng(5)
    where = np.zeros(blocks * threads, np.int32)
    library["where"][blocks, block](where, n)
    x, dy = rng.uniform(0.5, 1.5, PLACES + where.size).astype(type_), rng.uniform(-1, 1, where.size).astype(type_)
    y, dx, seeds = np.zeros(where.size, type_), np.zeros(x.size, type_), dy.copy()
    library["gradient"][blocks, block](x, dx, y, seeds, n)
    there = where >= 0
    expected = np.zeros(x.size)
    factors = x[PLACES:].astype(float)
    np.add.at(expected, where[there], (dy * factors)[there])
    expected[PLACES:][there] = (dy * x[np.maximum(where, 0)])[there]
    tolerance = 1e-4 if real == "float" else 1e-12
    assert np.allclose(y[there], (x[np.maximum(where, 0)] * factors)[there], rtol=1e-6)
    assert np.allclose(dx, expected, rtol=tolerance, atol=tolerance * threads)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", BODIES)
def test_every_shape(name: str, compiler: Compiler) -> None:
    """In global memory, of all shapes of blocks; each level and target in turn."""
    number = list(BODIES).index(name)
    level = ("-O1", "-O3")[number % 2]
    library = gpu.load(
        compiler.bitcode(compiler.source(BODIES[name], "double", False), level=level), checks=level == "-O1"
    )
    for block in BLOCKS:
        check(library, "double", block)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", BODIES)
def test_every_shape_in_shared_memory(name: str, compiler: Compiler) -> None:
    number = list(BODIES).index(name)
    real, level = ("double", "float")[number % 2], ("-O3", "-O1")[number // 2 % 2]
    text = compiler.source(BODIES[name].replace("return -1", "return -1 - X"), real, True)
    library = gpu.load(compiler.bitcode(text, level=level), checks=level == "-O1")
    for block in BLOCKS:
        check(library, real, block)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", [name for name in BODIES if name != "low_lane"][::2])
def test_every_shape_in_large_waves(name: str, compiler: Compiler) -> None:
    """AMD's, of 64 lanes."""
    library = gpu.load(compiler.bitcode(compiler.source(BODIES[name], "double", False), "amdgcn:gfx90a"))
    for block in (64, 48, (64, 2), (16, 16), (8, 12), (48, 4), (1, 128), (4, 4, 8)):
        check(library, "double", block)


@pytest.mark.parametrize("shared", [False, True])
def test_they_assemble(shared: bool, compiler: Compiler) -> None:
    for tool, target in ((toolkit.ptxas, "nvptx64:sm_90"), (toolkit.lld, "amdgcn:gfx90a")):
        try:
            tool()
        except LinkError as error:
            pytest.skip(error.what)
        for name in ("one", "by_row", "modulo", "ways_of_all"):
            for real in ("double", "float"):
                text = compiler.source(BODIES[name], real, shared)
                module = pipeline.run(llvm.read(compiler.bitcode(text, target), name))
                kind = "cubin" if target.startswith("nvptx") else "code object"
                made = output.emitted(module, kind, llvm.CodegenOptions(level=3, cpu=target.partition(":")[2]))
                assert made[:4] == b"\x7fELF"


# -- how many additions are left ---------------------------------------------------------------------------------------


def executed(bitcode: bytes, launch: Callable[[gpu.Library], None]) -> int:
    """How many atomic additions of numbers the threads make."""
    text, number = llvm.text(pipeline.run(llvm.read(bitcode, "the kernel"))), 0

    def counting(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        address = "addrspacecast (ptr addrspace(1) @additions to ptr)"
        return f"  %one.{number} = atomicrmw add ptr {address}, i64 1 monotonic, align 8\n{found[0]}"

    counted = re.sub(r"^  %\S+ = atomicrmw fadd ", counting, text, flags=re.MULTILINE)
    library = gpu.load(llvm.bitcode(llvm.parse_text(counted, "with a counter")), differentiate=False)
    launch(library)
    count = np.zeros(1, np.uint64)
    library["counted"][1, 1](count)
    return int(count[0])


# Name: block, additions to x[place] (each thread makes one more to its own x, and one to its own dy).
COUNTED: dict[str, tuple[Any, int]] = {
    "one": (64, 1),
    "by_block": (64, 1),
    "by_row": ((16, 16), 16),
    "by_column": ((16, 16), 16 * 8),
    "modulo": (64, 2 * 8),
    "quarter": (64, 2 * 8),
    "far_bits": (64, 2),
    "choice": (64, 64),  # might have a pattern, by the axes of the block
    "table": (64, 2 * 9),
    "every_other_warp": (64, 1),
    "alternating": (64, 1),
    "same_rounds": (64, 2),
    "ways_of_all": (64, 2 * 4),
}


@pytest.mark.parametrize("name", COUNTED)
def test_fewer_are_left(name: str, compiler: Compiler) -> None:
    block, expected = COUNTED[name]
    threads, taking_part = int(np.prod(block)), int(np.prod(block))
    if name in ("every_other_warp", "alternating"):
        taking_part = threads // 2

    def launch(library: gpu.Library) -> None:
        arrays = (np.ones(PLACES + threads), np.zeros(PLACES + threads), np.zeros(threads), np.ones(threads))
        library["gradient"][1, block](*arrays, 6)

    found = executed(compiler.bitcode(compiler.source(BODIES[name], "double", False)), launch)
    own = found - expected
    assert own in (taking_part, 2 * taking_part), found


TOGETHER = """
#include "device.h"
extern "C" {
__device__ unsigned long long additions = 0;
}
KERNEL counted(unsigned long long *to) { *to = additions; }
#define T 16
__device__ static void f(const double *x, double *y, int n) {
  __shared__ double a[T][T], b[T][T];
  int r = thread_y(), c = thread_x();
  a[r][c] = x[r * T + c];
  b[r][c] = x[T * T + r * T + c];
  synchronise();
  double sum = 0;
  for (int j = 0; j < T; j++) sum += a[r][j] * b[j][c];
  y[r * T + c] = sum;
}
KERNELS(f)
"""


def test_products_of_matrices(compiler: Compiler) -> None:
    """Of 512 additions to each matrix's numbers 16 are joined together; each is made by one thread of a warp."""
    rng = np.random.default_rng(2)
    a, b, seeds = (rng.uniform(-1, 1, (16, 16)) for _ in range(3))
    dx = np.zeros(512)

    def launch(library: gpu.Library) -> None:
        library["gradient"][1, (16, 16)](
            np.concatenate([a.ravel(), b.ravel()]), dx, np.zeros(256), seeds.ravel().copy(), 16
        )

    found = executed(compiler.bitcode(TOGETHER), launch)
    assert np.allclose(dx[:256].reshape(16, 16), seeds @ b.T)
    assert np.allclose(dx[256:].reshape(16, 16), a.T @ seeds)
    # Of 4096 to each: to a 256, of each of 8 warps 16 * 16 to b; a few of each thread's own.
    assert found <= 256 + 8 * 256 + 3 * 256


LOOPS = """
#include "device.h"
extern "C" {
__device__ unsigned long long additions = 0;
}
KERNEL counted(unsigned long long *to) { *to = additions; }
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[64 + i];
  for (int k = 0; k < n - LEFT; k++) v = v * x[k] + x[k + 1] * x[k + 2];
  y[i] = v;
}
KERNELS(f)
"""


@pytest.mark.parametrize("left", ["0", "(i % 3)", "(i / 40)"])
def test_loops_that_lanes_leave_at_different_times(left: str, compiler: Compiler) -> None:
    library = gpu.load(compiler.bitcode(LOOPS.replace("LEFT", left)))
    rng = np.random.default_rng(4)
    for block, grid in ((64, 2), (48, 1)):
        threads = block * grid
        x, direction = rng.uniform(0.2, 0.9, 64 + threads), rng.uniform(-1, 1, 64 + threads)
        weights, step = rng.uniform(-1, 1, threads), 1e-6
        values = []
        for at in (x + step * direction, x - step * direction):
            y = np.zeros(threads)
            library["primal"][grid, block](at, y, 9)
            values.append(weights @ y)
        dx, y = np.zeros(x.size), np.zeros(threads)
        library["gradient"][grid, block](x, dx, y, weights.copy(), 9)
        assert np.isclose(dx @ direction, (values[0] - values[1]) / (2 * step), rtol=1e-6)


def test_the_programs_own_are_left_alone(compiler: Compiler) -> None:
    text = (
        SOURCE.replace("BODY", "return me() & 7;")
        .replace("REAL", "double")
        .replace("SHARED", "")
        .replace("MEMORY", "x")
    )
    text += "KERNEL own(double *x) { __atomic_fetch_add(&x[3], 1.0, __ATOMIC_RELAXED); }\n"
    module = llvm.text(pipeline.run(llvm.read(compiler.bitcode(text), "own")))
    body = re.search(r"^define [^\n]*@own\(.*?^\}", module, re.MULTILINE | re.DOTALL)
    assert body is not None and "activemask" not in body[0] and "atomicrmw fadd" in body[0]
    assert "activemask" in module
