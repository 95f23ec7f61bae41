"""Where the tools for GPUs are: ptxas, libdevice, lld, and AMD's device libraries.

CUDA's are those of an installed toolkit ($CUDA_HOME, $CUDA_PATH, the PATH, /usr/local/cuda), or of the packages that
the extra `cuda` brings.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from enzyme_hub.base.installing import pip
from enzyme_hub.errors import LinkError

_LLD = ("ld.lld-22", "ld.lld", "ld.lld-21", "ld.lld-20", "ld.lld-19")
_CUDA = f"install a CUDA toolkit, or its ptxas and libdevice from PyPI (125 MB to fetch, 320 on disk): {pip('cuda')}"


def _cuda_folders() -> Iterator[Path]:
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if folder := os.environ.get(variable):
            yield Path(folder)
    if compiler := shutil.which("ptxas"):
        yield Path(compiler).resolve().parent.parent
    for folder in sys.path:
        for name in ("cu13", "cuda_nvcc"):
            yield Path(folder, "nvidia", name)
    yield Path("/usr/local/cuda")


def ptxas() -> Path:
    """NVIDIA's assembler. Raises LinkError."""
    found = next((path for folder in _cuda_folders() if (path := folder / "bin" / "ptxas").is_file()), None)
    if found is None:
        raise LinkError("EH0406", "ptxas is not here, which makes cubins of PTX", remedy=f"{_CUDA}, or ask for .ptx")
    return found


def libdevice() -> Path:
    """CUDA's library of mathematical functions, as bitcode. Raises LinkError."""
    for folder in _cuda_folders():
        if found := sorted((folder / "nvvm" / "libdevice").glob("libdevice*.bc")):
            return found[-1]
    raise LinkError("EH0406", "libdevice is not here, which has CUDA's mathematical functions", remedy=_CUDA)


def lld() -> str:
    """The linker that makes code objects for AMD's GPUs. Raises LinkError."""
    found = next(filter(None, map(shutil.which, _LLD)), None)
    if found is None:
        raise LinkError(
            "EH0406", "ld.lld is not here, which makes AMD's code objects", remedy="install lld 19 or newer"
        )
    return found


def amd_libraries(cpu: str) -> list[Path]:
    """AMD's device libraries for a processor: ocml, and what tells it of the processor. Raises LinkError."""
    variable = os.environ.get("HIP_DEVICE_LIB_PATH")
    folders = [variable] if variable else []
    folders += ["/opt/rocm/amdgcn/bitcode", "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/amdgcn/bitcode"]
    version = cpu.removeprefix("gfx")
    wanted = (
        "ocml.bc",
        "oclc_daz_opt_off.bc",
        "oclc_unsafe_math_off.bc",
        "oclc_finite_only_off.bc",
        "oclc_correctly_rounded_sqrt_on.bc",
        f"oclc_wavefrontsize64_{'off' if version.startswith(('10', '11', '12')) else 'on'}.bc",
        f"oclc_isa_version_{version}.bc",
    )
    for folder in map(Path, folders):
        if all((folder / name).is_file() for name in wanted):
            return [folder / name for name in wanted]
    raise LinkError(
        "EH0406",
        f"AMD's device libraries for {cpu} are not here, which have its mathematical functions",
        remedy="install rocm-device-libs, or say where they are in HIP_DEVICE_LIB_PATH",
    )
