"""Text of kernels made bitcode, as the tests' own kernels are."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.gpu.test_kernels import CLANG, KERNELS, flags


def bitcode(folder: Path, text: str, target: str = "nvptx64:sm_90", level: str = "-O3") -> bytes:
    source, made = folder / "kernel.cu", folder / "kernel.bc"
    source.write_text(text)
    assert CLANG is not None
    command = [CLANG, *flags(target), level, "-g", f"-I{KERNELS}", "-emit-llvm", "-c", str(source), "-o", str(made)]
    subprocess.run(command, check=True)
    return made.read_bytes()
