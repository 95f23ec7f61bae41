"""Kernels of Triton's, differentiated from the IR that it makes of them, without a GPU.

They are in float32: expected values are from numpy in doubles, and the tangent is compared with the gradient.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

triton = pytest.importorskip("triton")

import triton.language as tl  # noqa: E402
from triton.language.extra import libdevice  # noqa: E402

from enzyme_hub.errors import HubError  # noqa: E402
from enzyme_hub.gpu import from_triton  # noqa: E402

RNG = np.random.default_rng(5)


def numbers(*shape: int) -> Any:
    return RNG.uniform(0.5, 1.5, shape).astype("f")


@triton.jit
def elementwise(out, x, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    v = tl.load(x + i, mask=mask)
    tl.store(out + i, v * v * tl.sin(v) + libdevice.tanh(v) + tl.sqrt(v) + tl.log(v) / tl.exp(v), mask=mask)


def test_functions_under_a_mask() -> None:
    kernels = from_triton(elementwise, {"out": "*fp32", "x": "*fp32", "n": "i32"}, {"BLOCK": 256})
    x, w = numbers(300), numbers(300)
    out, dx, dout = np.zeros(300, "f"), np.zeros(300, "f"), w.copy()
    kernels["gradient"][2](out, dout, x, dx, 300)
    v = x.astype("d")
    slope = (
        2 * v * np.sin(v) + v * v * np.cos(v) + 1 - np.tanh(v) ** 2 + 0.5 / np.sqrt(v) + (1 / v - np.log(v)) / np.exp(v)
    )
    assert np.allclose(dx, w * slope, rtol=1e-5)
    assert not dout.any()
    ptx = kernels.code("PTX")
    assert b".entry gradient" in ptx and b".entry tangent" in ptx


@triton.jit
def softmax(out, x, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * n + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * n + i, e / tl.sum(e, axis=0), mask=i < n)


def test_softmax_of_rows() -> None:
    """Reductions through shuffles and shared memory."""
    kernels = from_triton(softmax, {"out": "*fp32", "x": "*fp32", "n": "i32"}, {"BLOCK": 256})
    x, w = numbers(3, 200), numbers(3, 200)
    out, dx, dout = np.zeros_like(x), np.zeros_like(x), w.copy()
    kernels["gradient"][3](out, dout, x, dx, 200)
    e = np.exp(x.astype("d"))
    y = e / e.sum(1, keepdims=True)
    assert np.allclose(out, y, rtol=1e-5)
    assert np.allclose(dx, y * (w - (w * y).sum(1, keepdims=True)), rtol=1e-4, atol=5e-7)
    direction, tangent = numbers(3, 200), np.zeros_like(x)
    kernels["tangent"][3](out, tangent, x, direction, 200)
    assert np.allclose(tangent, y * (direction - (direction * y).sum(1, keepdims=True)), rtol=1e-4, atol=5e-7)


@triton.jit
def gather(out, x, index, keep, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    j = tl.load(index + i, mask=i < n, other=0, eviction_policy="evict_last")
    k = tl.load(keep + i, mask=i < n, other=0)
    v = tl.load(x + j, cache_modifier=".cg")
    w = tl.load(x + j + 1, mask=k != 0, other=2.0, eviction_policy="evict_first")
    tl.store(out + i, tl.where(k != 0, v * w, v), mask=i < n, cache_modifier=".wb")


def test_indices_and_hints() -> None:
    types = {"out": "*fp32", "x": "*fp32", "index": "*i32", "keep": "*i8", "n": "i32"}
    kernels = from_triton(gather, types, {"BLOCK": 128})
    x, index = numbers(65), RNG.integers(0, 64, 100).astype("i4")
    keep, w = (RNG.random(100) < 0.5).astype("i1"), numbers(100)
    dx, expected = np.zeros(65, "f"), np.zeros(65)
    kernels["gradient"][1](np.zeros(100, "f"), w.copy(), x, dx, index, keep, 100)
    np.add.at(expected, index, w * np.where(keep, x[index + 1], 1))
    np.add.at(expected, index + 1, w * np.where(keep, x[index], 0))
    assert np.allclose(dx, expected, rtol=1e-5)


@triton.jit
def running(out, x, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n)
    t = tl.cumsum(v, axis=0)
    tl.store(out + i, tl.rsqrt(t * t + 1) * tl.sigmoid(v) + tl.maximum(v, 1.0), mask=i < n)


def test_running_sums() -> None:
    """A scan: shuffles by which values move up, some of whose results nobody uses."""
    kernels = from_triton(running, {"out": "*fp32", "x": "*fp32", "n": "i32"}, {"BLOCK": 128})
    x, w = numbers(128), numbers(128)
    dx = np.zeros(128, "f")
    kernels["gradient"][1](np.zeros(128, "f"), w.copy(), x, dx, 128)
    v = x.astype("d")
    t, s = v.cumsum(), 1 / (1 + np.exp(-v))
    by_sum = -t * (t * t + 1) ** -1.5 * s * w
    expected = by_sum[::-1].cumsum()[::-1] + w * (s * (1 - s) / np.sqrt(t * t + 1) + (v > 1))
    assert np.allclose(dx, expected, rtol=1e-4)


@triton.jit
def sums(total, by_rest, x, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0.0)
    tl.atomic_add(total, tl.sum(v * v, axis=0))
    tl.atomic_add(by_rest + i % 4, v * v * v)


def test_sums_that_blocks_add_to() -> None:
    kernels = from_triton(sums, {"total": "*fp32", "by_rest": "*fp32", "x": "*fp32", "n": "i32"}, {"BLOCK": 128})
    x, w = numbers(300), numbers(4)
    total, dtotal, rests, drests, dx = (
        np.zeros(1, "f"),
        np.full(1, 0.7, "f"),
        np.zeros(4, "f"),
        w.copy(),
        np.zeros(300, "f"),
    )
    kernels["gradient"][3](total, dtotal, rests, drests, x, dx, 300)
    v = x.astype("d")
    assert np.isclose(total[0], (v * v).sum(), rtol=1e-5)
    assert np.allclose(dx, 2 * 0.7 * v + 3 * v * v * w[np.arange(300) % 4], rtol=1e-5)
    assert np.allclose(dtotal, 0.7) and np.allclose(drests, w)  # a sum that goes on keeps its adjoint


@triton.jit
def powers(out, x, k, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i)
    for j in range(n):
        v = v * tl.load(x + i + j * BLOCK) * k
    tl.store(out + i, v)


def test_a_loop_over_wide_loads() -> None:
    kernels = from_triton(powers, {"out": "*fp64", "x": "*fp64", "k": "fp64", "n": "i32"}, {"BLOCK": 512})
    x, w = RNG.uniform(0.5, 1.5, (4, 512)), RNG.uniform(0.5, 1.5, 512)
    out, dx, dout = np.zeros(512), np.zeros_like(x), w.copy()
    kernels["gradient"][1](out, dout, x, dx, 0.9, 4)
    y = x[0] * x.prod(0) * 0.9**4
    assert np.allclose(out, y)
    assert np.allclose(dx, w * y / x * np.array([2, 1, 1, 1])[:, None])


@triton.jit
def product(c, a, b, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    sum = tl.zeros((BM, BN), dtype=tl.float32)
    for s in range(0, K, BK):
        ours = tl.load(a + m[:, None] * K + (s + k)[None, :], mask=(m[:, None] < M) & ((s + k)[None, :] < K), other=0.0)
        theirs = tl.load(
            b + (s + k)[:, None] * N + n[None, :], mask=((s + k)[:, None] < K) & (n[None, :] < N), other=0.0
        )
        sum += tl.dot(ours, theirs, input_precision="ieee")
    tl.store(c + m[:, None] * N + n[None, :], sum, mask=(m[:, None] < M) & (n[None, :] < N))


def test_a_product_of_matrices_in_tiles() -> None:
    """Shared memory that is written again in each step of a loop."""
    types = {**dict.fromkeys("cab", "*fp32"), **dict.fromkeys("MNK", "i32")}
    kernels = from_triton(product, types, {"BM": 16, "BN": 16, "BK": 16})
    a, b, w = numbers(20, 40), numbers(40, 24), numbers(20, 24)
    c, dc, da, db = np.zeros((20, 24), "f"), w.copy(), np.zeros_like(a), np.zeros_like(b)
    kernels["gradient"][2, 2](c, dc, a, da, b, db, 20, 24, 40)
    assert np.allclose(c, a @ b, rtol=1e-4)
    assert np.allclose(da, w @ b.T, rtol=1e-4)
    assert np.allclose(db, a.T @ w, rtol=1e-4)


def test_what_does_not_fit() -> None:
    with pytest.raises(HubError, match="array of float16"):
        from_triton(elementwise, {"out": "*fp16", "x": "*fp32", "n": "i32"}, {"BLOCK": 256})
    with pytest.raises(HubError, match="neither a pointer nor a number"):
        from_triton(elementwise, {"out": "tensor", "x": "*fp32", "n": "i32"}, {"BLOCK": 256})
    kernels = from_triton(elementwise, {"out": "*fp32", "x": "*fp32", "n": "i32"}, {"BLOCK": 256})
    with pytest.raises(HubError, match="float32 is wanted"):
        kernels["primal"][1](np.zeros(3), np.zeros(3, "f"), 3)
