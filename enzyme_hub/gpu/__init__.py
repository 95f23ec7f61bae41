"""Kernels on a processor: the module of a GPU, with its gradients, runs where there is no GPU.

`load` reads bitcode or IR that clang or `enzyme-hub opt` wrote for a GPU; its kernels are called with numpy arrays.

    saxpy = enzyme_hub.gpu.load("kernels.bc")["saxpy"]
    saxpy[grid, block](x, y, 2.0)

around    the kernels around a function that another compiler wrote, of which derivatives are asked
from_numba, from_triton  kernels of numba-cuda's and of Triton's
triton_text  the IR of Triton, as our LLVM reads it
hosting   the module of a GPU as one of this machine
checking  what is looked at while it runs
running   launches
tape      the buffer for tapes
driver    launches on a GPU of NVIDIA's
runtime.c threads, barriers, warps
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_hub.gpu.from_numba import from_numba
from enzyme_hub.gpu.from_triton import from_triton

if TYPE_CHECKING:
    from enzyme_hub.gpu.running import Kernel, Library, load

__all__ = ["Kernel", "Library", "from_numba", "from_triton", "load"]


def __getattr__(name: str) -> Any:
    """What needs LLVM is imported when somebody asks for it: `driver` does not."""
    if name in ("Kernel", "Library", "load"):
        from enzyme_hub.gpu import running

        return getattr(running, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
