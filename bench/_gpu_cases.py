"""The kernels of `bench gpu`: how large they are at scale 1, where they were published at what size, and their launches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Shape = tuple[int, int]


@dataclass(frozen=True)
class Launch:
    """One launch: grid and block, how many numbers go in and come out, and the integer that the kernel is given."""

    grid: Any
    block: Any
    inputs: int
    outputs: int
    n: int


@dataclass(frozen=True)
class Case:
    """A kernel. `launch` is of a size, `small` of which serves for checks, `published` for timing on a GPU."""

    name: str
    launch: Callable[[int], Launch]
    small: int
    published: int
    whose: str
    low: float = 0.5  # inputs are evenly distributed between these
    high: float = 1.5
    fill: Callable[[Any, Launch], None] | None = None
    has_tape: bool | None = None  # False: none in global memory is promised
    no_spills: bool = False


def _blocks(count: int, size: int) -> int:
    return -(-count // size)


def _lulesh_nodes(x: Any, launch: Launch) -> None:
    """A grid of boxes whose corners are moved a little."""
    n, m = launch.n, launch.n + 1
    z, y, x_ = np.meshgrid(*(np.arange(float(m)),) * 3, indexing="ij")
    for axis, values in enumerate((x_, y, z)):
        x[axis * m**3 : (axis + 1) * m**3] = values.ravel() + 0.2 * (x[axis * m**3 : (axis + 1) * m**3] - 1)
    assert x.size == 3 * m**3 + n**3


def _sorted_grid(x: Any, launch: Launch) -> None:
    x[launch.n : launch.n + 64] = np.linspace(0.4, 1.6, 64)


def _spread(x: Any, launch: Launch) -> None:
    """Poles away from the axis."""
    x[launch.n + 1 :: 5] += 1


CASES = (
    Case(
        "saxpy", lambda n: Launch(_blocks(n, 128), 128, n + 1, n, n), 200, 1 << 24, "-", has_tape=False, no_spills=True
    ),
    Case(
        "stencil",
        lambda n: Launch((_blocks(n, 16), _blocks(n, 8)), (16, 8), n * n, n * n, n),
        20,
        8192,
        "-",
        has_tape=False,
        no_spills=True,
    ),
    Case(
        "reduction",
        lambda n: Launch(_blocks(n, 128), 128, n, _blocks(n, 128), n),
        200,
        1 << 24,
        "-",
        has_tape=False,
        no_spills=True,
    ),
    Case("softmax", lambda n: Launch(n, 128, 128 * n, 128 * n, n), 2, 65536, "-", has_tape=False, no_spills=True),
    Case("matmul", lambda n: Launch((n // 16, n // 16), (16, 16), 2 * n * n, n * n, n), 32, 2048, "-"),
    Case("nbody", lambda n: Launch(n // 64, 64, 4 * n, 3 * n, n), 128, 16384, "-"),
    Case(
        "lbm",
        lambda n: Launch(_blocks(n**3, 64), 64, 19 * n**3, 19 * n**3, n),
        5,
        128,
        "Parboil, 120 x 120 x 150",
        has_tape=False,
    ),
    Case(
        "lulesh",
        lambda n: Launch(_blocks(n**3, 64), 64, 3 * (n + 1) ** 3 + n**3, 3 * (n + 1) ** 3, n),
        4,
        96,
        "LULESH, 45 to 90 cubed",
        fill=_lulesh_nodes,
    ),
    Case(
        "xsbench",
        lambda n: Launch(_blocks(n, 64), 64, n + 64 + 12 + 12 * 64 * 5, 5 * n, n),
        100,
        17_000_000,
        "XSBench, 17 million lookups",
        fill=_sorted_grid,
    ),
    Case(
        "rsbench",
        lambda n: Launch(_blocks(n, 64), 64, n + 8 * 12 * 5, 2 * n, n),
        100,
        10_200_000,
        "RSBench, 10.2 million lookups",
        fill=_spread,
    ),
    Case("dg", lambda n: Launch(n, 64, n * 67 + 16, 64 * n, n), 4, 32768, "order 3"),
)


def inputs(case: Case, launch: Launch, seed: int = 7) -> Any:
    x = np.random.default_rng(seed).uniform(case.low, case.high, launch.inputs)
    if case.fill is not None:
        case.fill(x, launch)
    return x
