"""Kernels for GPUs and their gradients: checked on the processor, told by ptxas, and timed where there is a GPU.

`--only PATTERN` takes some of the kernels. Published sizes are for GPUs; checks run small ones.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bench._gpu_cases import CASES, Case, inputs
from bench._tools import ROOT, asked, clang, table
from enzyme_hub import gpu, llvm, pipeline
from enzyme_hub.errors import HubError
from enzyme_hub.gpu import driver
from enzyme_hub.targets import output, toolkit
from enzyme_hub.tuning import Tuning

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_FLAGS = (
    "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    " -emit-llvm -c"
).split()
_PLAIN = ("-O2", "-Xclang", "-disable-llvm-passes")  # nothing is optimised before differentiating
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


def main() -> int:
    chosen = [case for case in CASES if fnmatch(case.name, asked.only or "*")]
    with tempfile.TemporaryDirectory() as name:
        bitcode = {case.name: compiled(case, Path(name), "-O2") for case in chosen}
        rows, failed = [], 0
        for case in chosen:
            row, is_right = checked(case, bitcode[case.name])
            rows.append(row)
            failed += not is_right
        table(
            "On the processor",
            ["kernel", "error", "tape, bytes a thread", "10^6 instructions/s", "gradient/kernel"],
            rows,
        )
        failed += told_by_ptxas(chosen, bitcode, Path(name))
        left_out(chosen, bitcode, Path(name))
        timed(chosen, bitcode)
    return failed


def compiled(case: Case, folder: Path, *flags: str) -> Path:
    made = folder / f"{case.name}{len(flags)}.bc"
    subprocess.run(
        [clang(), *_FLAGS, *flags, str(ROOT / "bench" / "gpu" / f"{case.name}.cu"), "-o", str(made)], check=True
    )
    return made


# --- on the processor


def checked(case: Case, path: Path) -> tuple[tuple[str, ...], bool]:
    """The gradient against finite differences along a direction; what it needs and how fast it is simulated."""
    launch, library = case.launch(case.small), gpu.load(path)
    rng, x = np.random.default_rng(3), inputs(case, case.launch(case.small))
    direction, weights = rng.uniform(-1, 1, x.size), rng.uniform(-1, 1, launch.outputs)

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


def told_by_ptxas(chosen: list[Case], bitcode: dict[str, Path], folder: Path) -> int:
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
        return str(codes(compiled(case, folder, *_PLAIN), pipeline.Options(preopt=False))["gradient"])
    except HubError as error:
        return f"refused, {error.code}"


def codes(path: Path, options: pipeline.Options) -> dict[str, Code]:
    """By kernel."""
    module = pipeline.run(llvm.read(path.read_bytes(), path.name), options)
    ptx = output.emitted(module, "PTX", llvm.CodegenOptions(level=3, cpu="sm_90"))
    with tempfile.TemporaryDirectory() as name:
        source = Path(name, "kernel.ptx")
        source.write_bytes(ptx)
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


def left_out(chosen: list[Case], bitcode: dict[str, Path], folder: Path) -> None:
    """Instructions of the gradient for one of the kernel's, and bytes of tape a thread."""
    rows = []
    for case in chosen:
        of_kernel = counted(case, pipeline.run(llvm.read(bitcode[case.name].read_bytes(), case.name)), "primal")[0]
        row = [case.name]
        for options in WITHOUT.values():
            path = bitcode[case.name] if options.preopt else compiled(case, folder, *_PLAIN)
            try:
                work, tape = counted(case, pipeline.run(llvm.read(path.read_bytes(), case.name), options), "gradient")
            except HubError as error:
                row.append(f"refused, {error.code}")
                continue
            row.append(f"{work / of_kernel:.1f}, {tape}")
        rows.append(tuple(row))
    table("Instructions of the gradient over the kernel's, bytes of tape a thread", ["kernel", *WITHOUT], rows)


def counted(case: Case, module: ModuleRef, kernel: str) -> tuple[int, int]:
    """The instructions of a launch on the processor, and the bytes of tape of a thread."""
    launch = case.launch(case.small)
    library = gpu.load(llvm.bitcode(module), differentiate=False, counts=True)
    x, y = inputs(case, launch), np.ones(launch.outputs)
    arrays = (x, y) if kernel == "primal" else (x, np.zeros(x.size), y, np.ones(launch.outputs))
    library[kernel][launch.grid, launch.block](*arrays, launch.n)
    return library.instructions, library.tape_bytes


# --- on a GPU


def timed(chosen: list[Case], bitcode: dict[str, Path]) -> None:
    """Gradient over kernel, medians by the GPU's clock, and the result beside the processor's."""
    try:
        device = driver.Device.first()
    except driver.NoDevice as reason:
        print(f"times on a GPU: skipped: {reason.what}")
        return
    rows = []
    for case in chosen:
        module = pipeline.run(llvm.read(bitcode[case.name].read_bytes(), case.name))
        ptx = output.emitted(module, "PTX", llvm.CodegenOptions(level=3, cpu=device.architecture))
        library = device.load(ptx)
        launch = case.launch(case.small)
        x, y, dx = inputs(case, launch), np.ones(launch.outputs), np.zeros(launch.inputs)
        dy = np.ones(launch.outputs)
        host = gpu.load(bitcode[case.name])
        here = [np.zeros(launch.inputs), np.ones(launch.outputs), np.ones(launch.outputs)]
        host["gradient"][launch.grid, launch.block](x, *here, launch.n)
        if host.tape_bytes:
            library.give_tape(np.prod(launch.grid) * np.prod(launch.block), host.tape_bytes)
        library["gradient"][launch.grid, launch.block](x, dx, y, dy, launch.n)
        error = abs(dx - here[0]).max() / abs(here[0]).max()
        launch = case.launch(case.published)
        if host.tape_bytes:  # loops may be longer there
            library.give_tape(
                np.prod(launch.grid) * np.prod(launch.block), host.tape_bytes * case.published // case.small
            )
        x, y = inputs(case, launch), np.ones(launch.outputs)
        primal = library["primal"].clocked(launch.grid, launch.block, x, y, launch.n)
        arrays = (x, np.zeros(launch.inputs), y, np.ones(launch.outputs))
        gradient = library["gradient"].clocked(launch.grid, launch.block, *arrays, launch.n)
        rows.append(
            (case.name, f"{error:.0e}", f"{1e3 * primal:.3f}", f"{1e3 * gradient:.3f}", f"{gradient / primal:.2f}")
        )
    table(f"On {device.name}", ["kernel", "beside the processor", "kernel, ms", "gradient, ms", "ratio"], rows)


if __name__ == "__main__":
    sys.exit(main())
