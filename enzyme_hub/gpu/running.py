"""Launches: kernels are called with numpy arrays and numbers.

The code is compiled into this process. A launch runs its blocks one after the other; it ends with an error where the kernel waits
in vain, stops itself, or does with shared memory what it must not (`checks`).
"""

from __future__ import annotations

import ctypes
import math
import mmap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from enzyme_hub import llvm
from enzyme_hub.errors import HubError, InputError
from enzyme_hub.gpu.hosting import IN_ASSEMBLY, Hosted, hosted
from enzyme_hub.gpu.tape import TapeBuffer
from enzyme_hub.ir import types
from enzyme_hub.ir.types import Type
from enzyme_hub.targets import tapes

_MOST_THREADS = 1024
_SCALARS: dict[Type, Any] = {
    types.f64: ctypes.c_double,
    types.f32: ctypes.c_float,
    types.i64: ctypes.c_int64,
    types.i32: ctypes.c_int32,
    types.i16: ctypes.c_int16,
    types.i8: ctypes.c_int8,
    types.i1: ctypes.c_bool,
    types.ptr: ctypes.c_void_p,
}


def load(
    path: str | Path | bytes,
    *,
    differentiate: bool = True,
    checks: bool = False,
    level: int = 3,
    counts: bool = False,
) -> Library:
    """The kernels in a file of bitcode or IR for a GPU, made for this machine; those of a cubin or of PTX run on a GPU.

    Requests for derivatives in bitcode are served first, unless somebody did so before. `checks`: report what a GPU leaves undefined.
    `level` is the level of optimisation on this machine. With `counts` the instructions that threads go through are counted.
    Raises HubError: `driver.NoDevice` where a GPU is needed and not here.
    """
    from enzyme_hub import pipeline

    name = "the module" if isinstance(path, bytes) else str(path)
    try:
        data = path if isinstance(path, bytes) else Path(path).read_bytes()
    except OSError as error:
        raise InputError("EH0104", f"{name} cannot be read", why=error.strerror) from None
    if data[:4] == b"\x7fELF" or b".target sm_" in data[:4096]:
        from enzyme_hub.gpu.driver import Device

        return Device.first().load(data)  # type: ignore[return-value]  # launches have the same form
    module = llvm.read(data, name)
    if differentiate:
        module = pipeline.run(module)
    return Library(hosted(module, checks, counts), checks, level)


class Library:
    """The kernels of a module."""

    def __init__(self, made: Hosted, checks: bool, level: int) -> None:
        self._made = made
        options = llvm.CodegenOptions(level=level, cpu="native")
        if level:
            llvm.optimise(made.module, "post", options)
        llvm.check_resolved(made.module, IN_ASSEMBLY)
        self._jit = llvm.Jit(made.module, options=options)
        self._launch = self._jit.function("hub_launch", ctypes.c_uint32, *(ctypes.c_void_p,) * 5, ctypes.c_uint64)
        ctypes.c_uint32.from_address(self._jit.address("hub_checks")).value = int(checks)
        ctypes.c_uint32.from_address(self._jit.address("hub_warp")).value = made.warp
        has_tape = any(one.name == tapes.VARIABLE for one in made.module.global_variables)
        self._tape = TapeBuffer(self._jit.address(tapes.VARIABLE)) if has_tape else None

    @property
    def kernels(self) -> tuple[str, ...]:
        return tuple(self._made.kernels)

    @property
    def instructions(self) -> int:
        """How many instructions (of LLVM's) the threads of all launches have gone through, where they are counted."""
        return int(ctypes.c_uint64.from_address(self._jit.address("hub_instructions")).value)

    @property
    def tape_bytes(self) -> int:
        """How many bytes of tape a thread of the launches so far has needed at most: what a GPU is to be given for each thread."""
        return self._tape.needed if self._tape is not None else 0

    @property
    def tape_memory(self) -> mmap.mmap | None:
        """The buffer that the last launch had for them."""
        return self._tape.memory if self._tape is not None else None

    def __getitem__(self, name: str) -> Kernel:
        if name not in self._made.kernels:
            there = ", ".join(self.kernels) or "none"
            raise HubError("EH0504", f"there is no kernel {name}", why=f"the module has {there}")
        return Kernel(self, name, self._made.kernels[name])

    def run(self, name: str, grid: Sequence[int], block: Sequence[int], given: Sequence[Any], shared: int) -> None:
        pointers = (ctypes.c_void_p * max(1, len(given)))(*(ctypes.addressof(one) for one in given))
        one = self._jit.address(f"hub.one.{name}")
        whole = 0 if self._made.waits else self._jit.address(f"hub.whole.{name}")
        if self._tape is not None:
            self._tape.prepare(math.prod(grid) * math.prod(block))
        sizes = [(ctypes.c_uint32 * 3)(*size) for size in (grid, block)]
        if self._launch(one, whole or None, ctypes.addressof(pointers), *map(ctypes.addressof, sizes), shared):
            if self._tape is not None:
                self._tape.forget()
            what, where, why = (
                ctypes.string_at(self._jit.address("hub_message")).decode(errors="replace").split("\n", 2)
            )
            raise HubError("EH0701", f"{name}: {what}", where=where or None, why=why or None)


class Kernel:
    """A kernel: `kernel[grid, block](...)` launches it, `kernel[grid, block, bytes]` with so much dynamic shared memory."""

    def __init__(self, library: Library, name: str, parameters: tuple[Type, ...]) -> None:
        self._library = library
        self.name = name
        self.parameters = parameters

    def __getitem__(self, shape: tuple[Any, ...]) -> Any:
        grid, block = _three(shape[0]), _three(shape[1])
        shared = int(shape[2]) if len(shape) > 2 else 0
        threads = block[0] * block[1] * block[2]
        if not 0 < threads <= _MOST_THREADS or min(grid) < 1:
            raise HubError("EH0501", f"{self.name}: a block has 1 to {_MOST_THREADS} threads, and not {threads}")

        def launch(*arguments: Any) -> None:
            if len(arguments) != len(self.parameters):
                raise HubError(
                    "EH0501", f"{self.name} takes {len(self.parameters)} arguments, and {len(arguments)} are given"
                )
            given = [self._value(k, one) for k, one in enumerate(arguments)]
            self._library.run(self.name, grid, block, given, shared)

        return launch

    def _value(self, index: int, argument: Any) -> Any:
        """The argument as ctypes has it."""
        type_ = self.parameters[index]
        kind = _SCALARS.get(type_)
        what = f"argument {index + 1} of {self.name}"
        if kind is None:
            raise HubError("EH0501", f"{what} is of type {type_}, which cannot be passed from Python")
        if type_ is types.ptr:
            interface = getattr(argument, "__array_interface__", None)
            if interface is None:
                raise HubError(
                    "EH0501", f"{what} is a pointer: pass an array", why=f"it is given a {type(argument).__name__}"
                )
            if interface.get("strides") is not None:
                raise HubError("EH0501", f"{what} is not contiguous", remedy="pass a copy: numpy.ascontiguousarray(x)")
            return ctypes.c_void_p(interface["data"][0])
        if hasattr(argument, "__len__"):
            raise HubError("EH0501", f"{what} is a number, and it is given a {type(argument).__name__}")
        return kind(argument if type_.is_float else int(argument))


def _three(size: Any) -> tuple[int, int, int]:
    given = tuple(map(int, size)) if hasattr(size, "__len__") else (int(size),)
    return (*given, 1, 1, 1)[:3]  # type: ignore[return-value]
