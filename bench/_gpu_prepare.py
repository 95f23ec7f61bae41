"""What a machine with a GPU is given (`_gpu_bundle`): all that needs a compiler, LLVM, or launches on the processor."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bench._gpu_bundle import Check, Prepared, write
from bench._gpu_cases import Case
from bench._gpu_compiled import compiled, ptx
from enzyme_hub import gpu


def prepare(path: Path, cases: Sequence[Case], cpu: str, with_tests: bool = True) -> None:
    with tempfile.TemporaryDirectory() as name:
        kernels = list(of_the_tests(Path(name), cpu)) if with_tests else []
        kernels += [of_a_case(case, Path(name), cpu) for case in cases]
    write(path, kernels)


def of_a_case(case: Case, folder: Path, cpu: str) -> Prepared:
    """With tables of the published sizes, launched at the small one."""
    tables = case.published_tables
    launch = case.launch(case.small, tables)
    path = compiled(case, folder, "-O2", tables=tables)
    library, x = gpu.load(path), case.inputs(launch, tables)
    expected = case.arrays(x, launch)
    library["gradient"][launch.grid, launch.block](*expected, launch.n)
    said: dict[str, Any] = {"n": launch.n, "inputs": float(x.sum()), "left": dict(enumerate(expected[1:], 1))}
    checks, hand = [Check([("gradient", launch.grid, launch.block, 0)], **said)], b""
    if case.by_hand is not None:
        hand = ptx(compiled(case, folder, "-O2", tables=tables, by_hand=True), cpu)
        checks.append(Check([(*one, 0) for one in case.by_hand(case.small)], by_hand=True, **said))
    return Prepared(case.name, True, library.tape_bytes, ptx(path, cpu), hand, checks)


def of_the_tests(folder: Path, cpu: str, names: str = "*") -> list[Prepared]:
    """The kernels of tests/gpu, each with its gradient and its tangent."""
    from tests.gpu import test_kernels as tests

    made = []
    for source in sorted(tests.KERNELS.glob(f"{names}.cu")):
        name, path = source.stem, folder / f"test-{source.stem}.bc"
        command = [
            str(tests.CLANG),
            *tests.FLAGS["nvptx64:sm_90"],
            "-O3",
            "-emit-llvm",
            "-c",
            str(source),
            "-o",
            str(path),
        ]
        subprocess.run(command, check=True)
        library, (grid, block, _, outputs, n) = gpu.load(path), tests.SHAPES[name]
        rng, x = np.random.default_rng(3), tests.inputs(name)
        gradient = (x, np.zeros(x.size), np.zeros(outputs), rng.uniform(-1, 1, outputs))
        tangent = (x, rng.uniform(-1, 1, x.size), np.zeros(outputs), np.zeros(outputs))
        checks = []
        for kernel, given in (("gradient", gradient), ("tangent", tangent)):
            left = tuple(array.copy() for array in given)
            tests.run(library[kernel], name, *left)
            launches = [(kernel, grid, block, 2 * tests.DYNAMIC.get(name, 0))]
            checks.append(Check(launches, n, given=dict(enumerate(given)), left=dict(enumerate(left))))
        made.append(Prepared(name, False, library.tape_bytes, ptx(path, cpu), b"", checks))
    return made
