"""The kernels of `bench gpu` as bitcode and as PTX."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from bench._tools import ROOT, clang
from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.targets import output

if TYPE_CHECKING:
    from bench._gpu_cases import Case, Sizes

_FLAGS = (
    "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    " -emit-llvm -c"
).split()
PLAIN = ("-O2", "-Xclang", "-disable-llvm-passes")  # nothing is optimised before differentiating


def compiled(case: Case, folder: Path, *flags: str, tables: Sizes | None = None, by_hand: bool = False) -> Path:
    """The kernel with its request for a gradient, or the gradient by hand; with tables of the sizes for checks unless others are given."""
    sizes = case.tables if tables is None else tables
    where = ROOT / "bench" / "gpu" / ("by_hand" if by_hand else "")
    made = folder / f"{case.name}-{'-'.join(map(str, sizes.values()))}-{by_hand}-{len(flags)}.bc"
    macros = [f"-D{name}={value}" for name, value in sizes.items()]
    subprocess.run([clang(), *_FLAGS, *flags, *macros, str(where / f"{case.name}.cu"), "-o", str(made)], check=True)
    return made


def ptx(path: Path, cpu: str, options: pipeline.Options | None = None) -> bytes:
    module = pipeline.run(llvm.read(path.read_bytes(), path.name), options or pipeline.Options())
    return output.emitted(module, "PTX", llvm.CodegenOptions(level=3, cpu=cpu))
