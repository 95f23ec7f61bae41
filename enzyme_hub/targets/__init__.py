"""The machines that derivatives are made for. The engine asks `of(triple)` and knows none by name.

target    the questions
cpu       answers for the host's processors        nvptx, amdgpu   for GPUs
spaces    address spaces: none while the engine works, back when it is done
atomics   what several threads of a program add to
math      functions of the C library under the names that a GPU's library has for them
toolkit   where assemblers, linkers and libraries of device functions are
buffer    what the host gives derivatives that save on a GPU: names, without LLVM
tapes     what those derivatives take memory from
output    code for a GPU: PTX and cubins, objects and code objects
"""

from __future__ import annotations

from functools import cache

from enzyme_hub.targets.target import Target

__all__ = ["Target", "of"]


@cache
def of(triple: str) -> Target:
    """The target of a module."""
    if triple.startswith("nvptx"):
        from enzyme_hub.targets.nvptx import NVPTX

        return NVPTX
    if triple.startswith("amdgcn"):
        from enzyme_hub.targets.amdgpu import AMDGPU

        return AMDGPU
    from enzyme_hub.targets.cpu import CPU

    return CPU
