"""The kernels of `bench gpu`: the sizes of checks and those they were published at, their launches and inputs. Needs numpy alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

MATERIALS = 12  # of the lookups
Sizes = Mapping[str, int]


@dataclass(frozen=True)
class Launch:
    """One launch: grid and block, how many numbers go in and come out, and the integer that the kernel is given."""

    grid: Any
    block: Any
    inputs: int
    outputs: int
    n: int

    @property
    def threads(self) -> int:
        return int(np.prod(self.grid) * np.prod(self.block))


Shapes = tuple[tuple[str, Any, Any], ...]  # kernels, each with grid and block; all take what a gradient takes


@dataclass(frozen=True)
class Case:
    """A kernel. `launch` is of a size, `small` of which serves for checks, `published` for timing on a GPU, and of the sizes of its
    tables: `tables` for checks, `published_tables` else, which the compiler is given as macros."""

    name: str
    launch: Callable[[int, Sizes], Launch]
    small: int
    published: int
    whose: str
    tables: Sizes = field(default_factory=dict)
    published_tables: Sizes = field(default_factory=dict)
    low: float = 0.5  # inputs are evenly distributed between these
    high: float = 1.5
    fill: Callable[[Any, Launch, Sizes], None] | None = None
    kinks: Callable[[Any, Launch, Sizes], None] | None = (
        None  # clears what differences at the published size must leave alone
    )
    by_hand: Callable[[int], Shapes] | None = None  # the launches of the gradient written by hand
    reads_y: bool = False
    tape_grows: bool = False  # with the size, in each thread
    has_tape: bool | None = None  # False: none in global memory is promised
    no_spills: bool = False

    def inputs(self, launch: Launch, tables: Sizes, seed: int = 7) -> Any:
        x = np.random.default_rng(seed).uniform(self.low, self.high, launch.inputs)
        if self.fill is not None:
            self.fill(x, launch, tables)
        return x

    def weights(self, launch: Launch) -> Any:
        """The adjoints of what comes out."""
        return np.random.default_rng(3).uniform(-1, 1, launch.outputs)

    def arrays(self, x: Any, launch: Launch) -> tuple[Any, ...]:
        """What a gradient is given: x, dx, y, dy."""
        return x, np.zeros(launch.inputs), np.ones(launch.outputs), self.weights(launch)

    def bytes_moved(self, launch: Launch) -> int:
        """Each number that the kernel takes and gives once."""
        return 8 * (launch.inputs + launch.outputs * (2 if self.reads_y else 1))


def apart(found: Any, expected: Any) -> float:
    """The largest difference, beside the largest number that is expected; infinite where something is no number."""
    difference = float(abs(found - expected).max())
    return difference / float(abs(expected).max() or 1.0) if difference == difference else math.inf


def _blocks(count: int, size: int) -> int:
    return -(-count // size)


def _lulesh_nodes(x: Any, launch: Launch, tables: Sizes) -> None:
    """A grid of boxes whose corners are moved a little."""
    n, m = launch.n, launch.n + 1
    z, y, x_ = np.meshgrid(*(np.arange(float(m)),) * 3, indexing="ij")
    for axis, values in enumerate((x_, y, z)):
        x[axis * m**3 : (axis + 1) * m**3] = values.ravel() + 0.2 * (x[axis * m**3 : (axis + 1) * m**3] - 1)
    assert x.size == 3 * m**3 + n**3


def _xs_launch(n: int, tables: Sizes) -> Launch:
    data = tables["NUCLIDES"] * tables["POINTS"] * 6
    return Launch(_blocks(n, 64), 64, n + MATERIALS * tables["FUEL"] + data, 5 * n, n)


def _xs_points(x: Any, launch: Launch, tables: Sizes) -> Any:
    return x[launch.n + MATERIALS * tables["FUEL"] :].reshape(tables["NUCLIDES"], tables["POINTS"], 6)[:, :, 0]


def _xs_fill(x: Any, launch: Launch, tables: Sizes) -> None:
    """Energies from 0 to 1, and in each nuclide's grid of them points at uneven distances."""
    x[: launch.n] -= 0.5
    points = _xs_points(x, launch, tables)
    points[:] = (np.arange(tables["POINTS"]) + 0.4 * (points - 1)) / (tables["POINTS"] - 1)


def _xs_kinks(x: Any, launch: Launch, tables: Sizes) -> None:
    x[: launch.n] = 0
    _xs_points(x, launch, tables)[:] = 0


def _rs_launch(n: int, tables: Sizes) -> Launch:
    most = tables["POLES"] + tables["POLES"] // 2
    data = tables["NUCLIDES"] * (4 + tables["WINDOWS"] * (3 + most * 8))
    return Launch(_blocks(n, 64), 64, n + MATERIALS * tables["FUEL"] + data, 4 * n, n)


def _rs_fill(x: Any, launch: Launch, tables: Sizes) -> None:
    """Energies from 0 to 1, poles of each window near its root of energy and away from the axis."""
    windows, most = tables["WINDOWS"], tables["POLES"] + tables["POLES"] // 2
    x[: launch.n] = 0.01 + 0.98 * (x[: launch.n] - 0.5)
    poles = x[-tables["NUCLIDES"] * windows * most * 8 :].reshape(tables["NUCLIDES"], windows, most, 8)
    middles = np.sqrt((np.arange(windows) + 0.5) / windows)[None, :, None]
    poles[..., 0] = middles + 0.1 * (poles[..., 0] - 1)
    poles[..., 1] += 1


def _rs_kinks(x: Any, launch: Launch, tables: Sizes) -> None:
    """An energy chooses the window."""
    x[: launch.n] = 0


def _two_axes(n: int) -> tuple[Any, Any]:
    return (_blocks(n, 16), _blocks(n, 8)), (16, 8)


CASES = (
    Case(
        "saxpy",
        lambda n, _: Launch(_blocks(n, 256), 256, n + 1, n, n),
        200,
        1 << 24,
        "-",
        by_hand=lambda n: (("by_hand", min(_blocks(n, 256), 1056), 256),),
        reads_y=True,
        has_tape=False,
        no_spills=True,
    ),
    Case(
        "stencil",
        lambda n, _: Launch(*_two_axes(n), n * n, n * n, n),
        20,
        8192,
        "-",
        by_hand=lambda n: tuple((kernel, *_two_axes(n)) for kernel in ("by_hand", "clear")),
        has_tape=False,
        no_spills=True,
    ),
    Case(
        "reduction",
        lambda n, _: Launch(_blocks(n, 128), 128, n, _blocks(n, 128), n),
        200,
        1 << 24,
        "-",
        has_tape=False,
        no_spills=True,
    ),
    Case(
        "softmax",
        lambda n, _: Launch(n, 128, 128 * n, 128 * n, n),
        2,
        65536,
        "-",
        by_hand=lambda n: (("by_hand", n, 128),),
        has_tape=False,
        no_spills=True,
    ),
    Case(
        "matmul",
        lambda n, _: Launch((n // 16, n // 16), (16, 16), 2 * n * n, n * n, n),
        32,
        2048,
        "-",
        by_hand=lambda n: (("by_hand", (n // 16, n // 16), (16, 16)), ("clear", _blocks(n * n, 256), 256)),
        tape_grows=True,
    ),
    Case(
        "nbody",
        lambda n, _: Launch(n // 64, 64, 4 * n, 3 * n, n),
        128,
        16384,
        "-",
        by_hand=lambda n: (("by_hand", n // 64, 64), ("clear", _blocks(3 * n, 256), 256)),
        tape_grows=True,
    ),
    Case(
        "lbm",
        lambda n, _: Launch(_blocks(n**3, 64), 64, 19 * n**3, 19 * n**3, n),
        5,
        128,
        "Parboil, 120 x 120 x 150",
        has_tape=False,
    ),
    Case(
        "lulesh",
        lambda n, _: Launch(_blocks(n**3, 64), 64, 3 * (n + 1) ** 3 + n**3, 3 * (n + 1) ** 3, n),
        4,
        96,
        "LULESH, 45 to 90 cubed",
        fill=_lulesh_nodes,
        reads_y=True,
    ),
    Case(
        "xsbench",
        _xs_launch,
        100,
        17_000_000,
        "XSBench, small: 17 million lookups",
        tables={"NUCLIDES": 30, "FUEL": 27, "POINTS": 24},
        published_tables={"NUCLIDES": 68, "FUEL": 34, "POINTS": 11303},
        fill=_xs_fill,
        kinks=_xs_kinks,
    ),
    Case(
        "rsbench",
        _rs_launch,
        100,
        10_200_000,
        "RSBench, small: 10.2 million lookups",
        tables={"NUCLIDES": 10, "FUEL": 10, "WINDOWS": 6, "POLES": 10},
        published_tables={"NUCLIDES": 68, "FUEL": 34, "WINDOWS": 100, "POLES": 10},
        fill=_rs_fill,
        kinks=_rs_kinks,
    ),
    Case("dg", lambda n, _: Launch(n, 64, n * 67, 64 * n, n), 4, 32768, "order 3"),
)
