"""Launches: kernels are called with numpy arrays and numbers.

The code is compiled into this process, once for each core, whose blocks run one after the other. A launch ends with an error where the
kernel waits in vain, stops itself, or does with shared memory what it must not (`checks`).
"""

from __future__ import annotations

import ctypes
import math
import mmap
import weakref
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from enzyme_hub import llvm
from enzyme_hub.errors import HubError, InputError
from enzyme_hub.gpu.hosting import IN_ASSEMBLY, Hosted, hosted
from enzyme_hub.gpu.tape import TapeBuffer
from enzyme_hub.ir import types
from enzyme_hub.ir.types import Type
from enzyme_hub.targets.buffer import VARIABLE

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

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
    cores: int = 1,
) -> Library:
    """The kernels in a file of bitcode or IR for a GPU, made for this machine; those of a cubin or of PTX run on a GPU.

    Requests for derivatives in bitcode are served first, unless somebody did so before. `checks`: report what a GPU leaves
    undefined. `level` is the level of optimisation on this machine. With `counts` the instructions that threads go through are
    counted. `cores`: so many blocks run at once (one, where the module has variables that all blocks share). Raises HubError:
    `driver.NoDevice` where a GPU is needed and not here.
    """
    from enzyme_hub.driver import pipeline

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
    return Library(hosted(module, checks, counts), checks, level, cores)


class Library:
    """The kernels of a module."""

    def __init__(self, made: Hosted, checks: bool, level: int, cores: int = 1) -> None:
        self._made = made
        options = llvm.CodegenOptions(level=level, cpu="native")
        if level:
            llvm.optimise(made.module, "post", options)
        llvm.check_resolved(made.module, IN_ASSEMBLY)
        code = llvm.bitcode(made.module) if cores > 1 and not made.variables else b""
        others = [llvm.read(code, "the kernels") for _ in range(cores - 1)] if code else []
        self._cores = [_Core(one, made, checks, options) for one in (made.module, *others)]

    @property
    def kernels(self) -> tuple[str, ...]:
        return tuple(self._made.kernels)

    @property
    def instructions(self) -> int:
        """How many instructions (of LLVM's) the threads of all launches have gone through, where they are counted."""
        return sum(core.word("hub_instructions").value for core in self._cores)

    @property
    def tape_bytes(self) -> int:
        """How many bytes of tape a thread of the launches so far has needed at most: what a GPU is to be given for each thread."""
        return max(core.tape.needed if core.tape is not None else 0 for core in self._cores)

    @property
    def tape_memory(self) -> mmap.mmap | None:
        """The buffer that the last launch had for them."""
        return self._cores[0].tape.memory if self._cores[0].tape is not None else None

    def __getitem__(self, name: str) -> Kernel:
        if name not in self._made.kernels:
            there = ", ".join(self.kernels) or "none"
            raise HubError("EH0504", f"there is no kernel {name}", why=f"the module has {there}")
        return Kernel(self, name, self._made.kernels[name])

    def run(self, name: str, grid: Sequence[int], block: Sequence[int], given: Sequence[Any], shared: int) -> None:
        pointers = (ctypes.c_void_p * max(1, len(given)))(*(ctypes.addressof(one) for one in given))
        sizes = [(ctypes.c_uint32 * 3)(*size) for size in (grid, block)]
        cores = self._cores[: math.prod(grid)]
        first = cores[0].tape
        if first is not None:
            first.prepare(math.prod(grid) * math.prod(block))
            for core in cores[1:]:
                assert core.tape is not None
                core.tape.share(first)

        def part(number: int) -> str | None:
            places = (ctypes.addressof(pointers), *map(ctypes.addressof, sizes))
            return cores[number].launch(name, places, shared, number, len(cores))

        if len(cores) == 1:
            said = [part(0)]
        else:
            with ThreadPoolExecutor(len(cores)) as pool:
                said = list(pool.map(part, range(len(cores))))
        if (message := next(filter(None, said), None)) is not None:
            if first is not None:
                first.forget()
            what, where, why = message.split("\n", 2)
            raise HubError("EH0701", f"{name}: {what}", where=where or None, why=why or None)


class _Core:
    """The code once, with variables of its own: shared memory, and where its threads are. Several run at once."""

    def __init__(self, module: ModuleRef, made: Hosted, checks: bool, options: llvm.CodegenOptions) -> None:
        self._waits = made.waits
        self._jit = llvm.Jit(module, options=options)
        self._launch = self._jit.function(
            "hub_launch", ctypes.c_uint32, *(ctypes.c_void_p,) * 5, *(ctypes.c_uint64,) * 3
        )
        # The stacks of threads: a process may have as many as a few dozen of these modules need, and no more.
        released = weakref.finalize(self, self._jit.function("hub_release", None))
        released.atexit = False
        self.tape = TapeBuffer(self._jit.address(VARIABLE)) if made.has_tape else None
        self.word("hub_checks").value = int(checks)
        self.word("hub_warp").value = made.warp

    def word(self, name: str) -> Any:
        """A variable of the runtime."""
        kind = ctypes.c_uint64 if name == "hub_instructions" else ctypes.c_uint32
        return kind.from_address(self._jit.address(name))

    def launch(self, name: str, places: tuple[int, ...], shared: int, first: int, step: int) -> str | None:
        """Every `step`-th block from the first one on; what went wrong, or None."""
        one = self._jit.address(f"hub.one.{name}")
        whole = 0 if self._waits else self._jit.address(f"hub.whole.{name}")
        if not self._launch(one, whole or None, *places, shared, first, step):
            return None
        return ctypes.string_at(self._jit.address("hub_message")).decode(errors="replace")


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
