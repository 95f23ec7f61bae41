"""The kernels of `bench gpu` without a GPU: checked on the processor, told by ptxas, and what each optimisation brings."""

from __future__ import annotations

import multiprocessing
import re
import subprocess
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bench._gpu_cases import CASES, Case, apart
from bench._gpu_compiled import PLAIN, compiled, ptx
from bench._tools import table
from enzyme_hub import gpu, llvm
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import HubError
from enzyme_hub.targets import toolkit

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_ENTRY = re.compile(
    r"Compiling entry function '(?P<name>\w+)'.*?(?P<stack>\d+) bytes stack frame, (?P<stores>\d+) bytes spill stores, "
    r"(?P<loads>\d+) bytes spill loads.*?Used (?P<registers>\d+) registers",
    re.DOTALL,
)
_STEP = 1e-6


@dataclass(frozen=True)
class Code:
    """What ptxas says of a kernel: 32-bit registers, and bytes."""

    registers: int
    spilled: int
    local: int

    def __str__(self) -> str:
        return f"{self.registers}/{self.spilled}/{self.local}"


# --- on the processor


def on_the_processor(chosen: Sequence[Case], bitcode: dict[str, Path], folder: Path) -> int:
    """How many kernels have another gradient than differences, or than was written by hand."""
    rows, failed = [], 0
    for case in chosen:
        row, is_right = checked(case, bitcode[case.name])
        beside = beside_by_hand(case, bitcode[case.name], folder)
        rows.append((*row, "-" if beside is None else f"{beside:.0e}" + (" WRONG" if beside > 1e-10 else "")))
        failed += not is_right or (beside or 0.0) > 1e-10
    columns = ["kernel", "error", "tape, bytes a thread", "10^6 instructions/s", "gradient/kernel", "beside by hand"]
    table("On the processor", columns, rows)
    return failed


def beside_by_hand(case: Case, path: Path, folder: Path) -> float | None:
    """How far our gradient is from the one by hand, beside the largest number."""
    if case.by_hand is None:
        return None
    launch = case.launch(case.small, case.tables)
    x = case.inputs(launch, case.tables)
    ours, others = ([array.copy() for array in case.arrays(x, launch)] for _ in range(2))
    gpu.load(path)["gradient"][launch.grid, launch.block](*ours, launch.n)
    library = gpu.load(compiled(case, folder, "-O2", by_hand=True))
    for kernel, grid, block in case.by_hand(case.small):
        library[kernel][grid, block](*others, launch.n)
    return max(apart(one, other) for one, other in zip(others, ours, strict=True))


def checked(case: Case, path: Path) -> tuple[tuple[str, ...], bool]:
    """The gradient against finite differences along a direction; what it needs and how fast it is simulated."""
    launch, library = case.launch(case.small, case.tables), gpu.load(path)
    x, weights = case.inputs(launch, case.tables), case.weights(launch)
    direction = np.random.default_rng(5).uniform(-1, 1, x.size)

    def run(of: gpu.Library, kernel: str, *arrays: Any) -> None:
        of[kernel][launch.grid, launch.block](*arrays, launch.n)

    def value(at: Any) -> Any:
        y = np.ones(launch.outputs)
        run(library, "primal", at, y)
        return weights @ y

    dx = np.zeros(x.size)
    run(library, "gradient", x, dx, np.ones(launch.outputs), weights.copy())
    difference = (value(x + _STEP * direction) - value(x - _STEP * direction)) / (2 * _STEP)
    error = abs(dx @ direction - difference) / max(abs(difference), 1e-3)
    module = pipeline.run(llvm.read(path.read_bytes(), case.name))
    work = {
        kernel: counted(case, llvm.read(llvm.bitcode(module), case.name), kernel)[0]
        for kernel in ("primal", "gradient")
    }
    arrays = (x, dx, np.ones(launch.outputs), weights.copy())
    speed = work["gradient"] / shortest(lambda: run(library, "gradient", *arrays)) / 1e6
    has_tape = library.tape_bytes > 0
    is_right = error < 1e-5 and not (case.has_tape is False and has_tape)
    row = (
        case.name,
        f"{error:.0e}" if error < 1e-5 else f"{error:.0e} WRONG",
        str(library.tape_bytes) if has_tape else "none",
        f"{speed:.0f}",
        f"{work['gradient'] / work['primal']:.1f}",
    )
    return row, is_right


def shortest(run: Any) -> float:
    """Seconds of the shortest of several runs, of the processor's time."""
    best, rounds = float("inf"), 0
    while rounds < 3:
        start = time.process_time()
        run()
        best, rounds = min(best, time.process_time() - start), rounds + 1
    return max(best, 1e-7)


# --- as ptxas tells


def told_by_ptxas(chosen: Sequence[Case], bitcode: dict[str, Path], folder: Path) -> int:
    try:
        toolkit.ptxas()
    except HubError as error:
        print(f"registers and spills: skipped: {error.what}")
        return 0
    rows, failed = [], 0
    for case in chosen:
        before = of_plain_code(case, folder)
        after = codes(bitcode[case.name], pipeline.Options())
        failed += case.no_spills and after["gradient"].spilled > 0
        rows.append((case.name, str(after["primal"]), before, str(after["gradient"]), case.whose))
    title = "Registers, bytes spilled and bytes of local memory (ptxas, sm_90)"
    table(title, ["kernel", "kernel itself", "gradient of plain code", "gradient", "published as"], rows)
    return failed


def of_plain_code(case: Case, folder: Path) -> str:
    """What the gradient of code costs that nobody optimised before."""
    try:
        return str(codes(compiled(case, folder, *PLAIN), pipeline.Options(preopt=False))["gradient"])
    except HubError as error:
        return f"refused, {error.code}"


def codes(path: Path, options: pipeline.Options) -> dict[str, Code]:
    """By kernel."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name, "kernel.ptx")
        source.write_bytes(ptx(path, "sm_90", options))
        command = [str(toolkit.ptxas()), "-v", "-arch=sm_90", str(source), "-o", str(source.with_suffix(".cubin"))]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    return {
        one["name"]: Code(int(one["registers"]), int(one["stores"]) + int(one["loads"]), int(one["stack"]))
        for one in _ENTRY.finditer(said)
    }


# --- what each optimisation brings


WITHOUT = {
    "all of it": pipeline.Options(),
    "nothing read again": pipeline.Options(tuning=Tuning(reading=1e6)),
    "nothing computed again": pipeline.Options(tuning=Tuning(saving=1e-6)),
    "not optimised before": pipeline.Options(preopt=False),
    "not optimised after": pipeline.Options(postopt=False),
}
"""Gradients with one of the optimisations left out: values that memory still holds are saved, values are saved as soon as the reverse
sweep needs them, the kernel is differentiated as clang wrote it, LLVM leaves the gradient as it was written."""


def left_out(chosen: Sequence[Case]) -> int:
    """Instructions of the gradient for one of the kernel's, and bytes of tape a thread; how many gradients crash. Each is counted in a
    process of its own, as that may be."""
    rows, failed = [], 0
    for case in chosen:
        row = [case.name]
        for way in WITHOUT:
            try:
                with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
                    row.append(pool.submit(of_a_way, case.name, way).result())
            except BrokenProcessPool:
                row.append("CRASHES")
                failed += 1
        rows.append(tuple(row))
    table("Instructions of the gradient over the kernel's, bytes of tape a thread", ["kernel", *WITHOUT], rows)
    return failed


def of_a_way(name: str, way: str) -> str:
    case, options = next(case for case in CASES if case.name == name), WITHOUT[way]
    with tempfile.TemporaryDirectory() as folder:
        optimised = compiled(case, Path(folder), "-O2")
        path = optimised if options.preopt else compiled(case, Path(folder), *PLAIN)
        of_kernel = counted(case, pipeline.run(llvm.read(optimised.read_bytes(), name)), "primal")[0]
        try:
            work, tape = counted(case, pipeline.run(llvm.read(path.read_bytes(), name), options), "gradient")
        except HubError as error:
            return f"refused, {error.code}"
    return f"{work / of_kernel:.1f}, {tape}"


def counted(case: Case, module: ModuleRef, kernel: str) -> tuple[int, int]:
    """The instructions of a launch on the processor, and the bytes of tape of a thread."""
    launch = case.launch(case.small, case.tables)
    library = gpu.load(llvm.bitcode(module), differentiate=False, counts=True)
    x, y = case.inputs(launch, case.tables), np.ones(launch.outputs)
    arrays = (x, y) if kernel == "primal" else (x, np.zeros(x.size), y, np.ones(launch.outputs))
    library[kernel][launch.grid, launch.block](*arrays, launch.n)
    return library.instructions, library.tape_bytes
