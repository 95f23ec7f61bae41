"""Kernels and their derivatives on a processor, against finite differences of the kernel itself, and assembled for GPUs."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.commands.cli import main
from enzyme_hub.errors import LinkError
from enzyme_hub.targets import toolkit
from tests.turns import ALL, in_turn

KERNELS = Path(__file__).parent / "kernels"
CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
FLAGS = {
    "nvptx64:sm_90": (
        "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version"
        " --cuda-feature=+ptx78"
    ).split(),
    "amdgcn:gfx90a": "-x hip --cuda-device-only --offload-arch=gfx90a -nogpuinc -nogpulib".split(),
}


def flags(target: str) -> list[str]:
    """Of a target, or of another processor of AMD's."""
    usual = FLAGS.get(target) or FLAGS["amdgcn:gfx90a"]
    return [word.replace("gfx90a", target.partition(":")[2]) for word in usual]


# Name: grid, block, how many numbers go in and come out, what n is.
SHAPES: dict[str, tuple[Any, Any, int, int, int]] = {
    "saxpy": (3, 16, 40, 40, 40),
    "stencil": ((2, 2), (8, 4), 128, 128, 128),
    "bodies": (2, 8, 36, 36, 36),
    "bodies_apart": (2, 8, 36, 36, 36),
    "reduction": (2, 32, 60, 2, 60),
    "matmul": ((2, 2), (8, 8), 512, 256, 16),
    "softmax": (2, 32, 64, 64, 64),
    "local_array": (2, 16, 24, 24, 24),
    "helper": (2, 32, 64, 64, 64),
    "divergent_loop": (2, 16, 24, 24, 24),
    "atomic_sum": (2, 16, 30, 3, 30),
    "in_place": (2, 16, 32, 32, 64),
    "queue": (2, 32, 64, 64, 64),
    "tree": (2, 32, 60, 2, 60),
    "exchange": (1, 32, 32, 34, 32),
    "lanes": (2, 64, 128, 128, 128),
    "ragged": (2, 44, 88, 88, 88),
    "memory_kinds": (2, 32, 64, 64, 64),
    "rounds": (2, 32, 64, 64, 64),
}
LEVELS = ("-O1", "-O3")
TRIED = [
    pytest.param(name, target, level, id=f"{name}-{target}{level}")
    for name in sorted(path.stem for path in KERNELS.glob("*.cu"))
    for target in FLAGS
    for level in (LEVELS if ALL else [in_turn(f"{name} {target}", LEVELS)])
]
DYNAMIC = {"rounds": 2 * 32 * 8}  # bytes of shared memory that a launch of the primal asks for

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str, str], Path]:
    """A kernel as bitcode for a GPU."""
    folder = tmp_path_factory.mktemp("kernels")

    def compiled(name: str, target: str, level: str) -> Path:
        made = folder / f"{name}{target.replace(':', '-')}{level}.bc"
        if not made.exists():
            assert CLANG is not None
            command = [
                CLANG,
                *flags(target),
                level,
                "-g",
                "-emit-llvm",
                "-c",
                str(KERNELS / f"{name}.cu"),
                "-o",
                str(made),
            ]
            subprocess.run(command, check=True)
        return made

    return compiled


def inputs(name: str) -> Any:
    return np.random.default_rng(7).uniform(0.5, 1.5, SHAPES[name][2])


def run(kernel: gpu.Kernel, name: str, *arrays: Any) -> None:
    grid, block, _, _, n = SHAPES[name]
    bytes_ = DYNAMIC.get(name, 0) * (1 if kernel.name == "primal" else 2)
    kernel[grid, block, bytes_](*arrays, n)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "target", "level"), TRIED)
def test_gradient_and_tangent(name: str, target: str, level: str, compiled: Callable[[str, str, str], Path]) -> None:
    library = gpu.load(compiled(name, target, level), checks=level == "-O1")
    x, outputs = inputs(name), SHAPES[name][3]

    def value(at: Any) -> Any:
        y = np.zeros(outputs)
        run(library["primal"], name, at, y)
        return y

    rng = np.random.default_rng(3)
    direction, weights = rng.uniform(-1, 1, x.size), rng.uniform(-1, 1, outputs)
    step = 1e-6
    expected = (value(x + step * direction) - value(x - step * direction)) / (2 * step)
    y, dy = np.zeros(outputs), np.zeros(outputs)
    run(library["tangent"], name, x, direction, y, dy)
    assert np.allclose(y, value(x), rtol=1e-12)
    assert np.allclose(dy, expected, rtol=1e-6, atol=1e-7 * abs(expected).max())
    y, dx = np.zeros(outputs), np.zeros(x.size)
    run(library["gradient"], name, x, dx, y, weights.copy())
    assert np.allclose(y, value(x), rtol=1e-12)
    assert np.isclose(dx @ direction, weights @ dy, rtol=1e-10)
    for k in rng.choice(x.size, 6, replace=False):
        unit = np.zeros(x.size)
        unit[k] = step
        difference = weights @ (value(x + unit) - value(x - unit)) / (2 * step)
        assert np.isclose(dx[k], difference, rtol=1e-5, atol=1e-6 * abs(dx).max())


@pytest.mark.parametrize("level", ("-O1", "-O3"))
@pytest.mark.parametrize("name", sorted(path.stem for path in KERNELS.glob("*.cu")))
def test_assembles_for_nvidia(name: str, level: str, compiled: Callable[[str, str, str], Path], tmp_path: Path) -> None:
    made = tmp_path / "kernel.cubin"
    assemble(compiled(name, "nvptx64:sm_90", level), "nvptx64:sm_90", made, toolkit.ptxas)
    assert made.read_bytes()[:4] == b"\x7fELF"


@pytest.mark.parametrize(
    ("name", "cpu"),
    [
        *((name, cpu) for name in ("stencil", "tree") for cpu in ("gfx90a", "gfx942", "gfx1100")),
        *(("lanes", cpu) for cpu in ("gfx90a", "gfx942")),  # of waves of 64
        ("exchange", "gfx90a"),
        ("rounds", "gfx1100"),
    ],
)
def test_assembles_for_amd(name: str, cpu: str, compiled: Callable[[str, str, str], Path], tmp_path: Path) -> None:
    made = tmp_path / "kernel.co"
    assemble(compiled(name, f"amdgcn:{cpu}", "-O2"), f"amdgcn:{cpu}", made, toolkit.lld)
    assert made.read_bytes()[:4] == b"\x7fELF"


def test_a_module_for_another_processor_is_refused(
    compiled: Callable[[str, str, str], Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source, made = compiled("stencil", "amdgcn:gfx1100", "-O2"), tmp_path / "kernel.co"
    assert main(["opt", str(source), "--target", "amdgcn:gfx90a", "-o", str(made)]) == 1
    said = capfd.readouterr().err
    assert "the module is compiled for gfx1100, not for gfx90a" in said and "--target amdgcn:gfx1100" in said
    assert not made.exists()


def assemble(source: Path, target: str, made: Path, tool: Callable[[], object]) -> None:
    try:
        tool()
    except LinkError as error:
        pytest.skip(error.what)
    assert main(["opt", str(source), "--target", target, "-o", str(made)]) == 0
