"""Text of kernels made bitcode, as the tests' own kernels are."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.gpu.test_kernels import CLANG, FLAGS, KERNELS

_FLAGS = {
    **FLAGS,
    "amdgcn:gfx1100": "-x hip --cuda-device-only --offload-arch=gfx1100 -nogpuinc -nogpulib".split(),  # waves of 32
}


def bitcode(folder: Path, text: str, target: str = "nvptx64:sm_90", level: str = "-O3") -> bytes:
    source, made = folder / "kernel.cu", folder / "kernel.bc"
    source.write_text(text)
    assert CLANG is not None
    command = [CLANG, *_FLAGS[target], level, "-g", f"-I{KERNELS}", "-emit-llvm", "-c", str(source), "-o", str(made)]
    subprocess.run(command, check=True)
    return made.read_bytes()
