"""Kernels on one of NVIDIA's GPUs, through its driver: `libcuda` by ctypes, and nothing else.

Arrays of numpy are copied there and back; what has `__cuda_array_interface__` (CuPy, torch, numba)
is where it is. The context is the device's primary one, which those share.
"""

from __future__ import annotations

import ctypes
import re
import statistics
from collections.abc import Sequence
from functools import cache
from typing import Any

from enzyme_hub.errors import HubError, LinkError
from enzyme_hub.targets.buffer import VARIABLE

_LIBRARY = "libcuda.so.1"
_MAJOR, _MINOR = 75, 76  # attributes of a device: its compute capability
_DYNAMIC_SHARED = 8  # an attribute of a function: the most dynamic shared memory
_USUAL_SHARED = 48 * 1024  # bytes that need no such attribute
_ROUNDS, _FEWEST = 11, 3
_LONG = 2.0  # seconds after which no further round is begun


class NoDevice(LinkError):
    """There is no GPU here, or no driver for it."""


@cache
def _cuda() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError:
        raise NoDevice(
            "EH0406",
            f"{_LIBRARY} is not here, the driver of NVIDIA's GPUs",
            remedy="load bitcode, which runs on a processor",
        ) from None
    if library.cuInit(0):
        raise NoDevice("EH0406", "the driver finds no GPU here", remedy="load bitcode, which runs on a processor")
    return library


def _call(name: str, *arguments: Any) -> None:
    """A function of the driver's; raises HubError with what it says."""
    status = getattr(_cuda(), name)(*arguments)
    if status:
        said = ctypes.c_char_p()
        _cuda().cuGetErrorString(status, ctypes.byref(said))
        raise HubError("EH0701", f"{name} failed on the GPU", why=(said.value or b"").decode() or f"status {status}")


class Device:
    """A GPU. `architecture` is what ptxas calls it."""

    def __init__(self, index: int) -> None:
        self._device = ctypes.c_int()
        _call("cuDeviceGet", ctypes.byref(self._device), index)
        name = ctypes.create_string_buffer(256)
        _call("cuDeviceGetName", name, len(name), self._device)
        self.name = name.value.decode()
        self.architecture = f"sm_{self._attribute(_MAJOR)}{self._attribute(_MINOR)}"
        context = ctypes.c_void_p()
        _call("cuDevicePrimaryCtxRetain", ctypes.byref(context), self._device)
        _call("cuCtxSetCurrent", context)

    @staticmethod
    @cache
    def first() -> Device:
        """Raises NoDevice."""
        count = ctypes.c_int()
        _call("cuDeviceGetCount", ctypes.byref(count))
        if not count.value:
            raise NoDevice("EH0406", "there is no GPU here", remedy="load bitcode, which runs on a processor")
        return Device(0)

    def _attribute(self, which: int) -> int:
        value = ctypes.c_int()
        _call("cuDeviceGetAttribute", ctypes.byref(value), which, self._device)
        return value.value

    @property
    def free(self) -> int:
        """Bytes of memory that nobody has."""
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        _call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
        return free.value

    def load(self, code: bytes) -> Loaded:
        """The kernels of a cubin, or of PTX."""
        return Loaded(code)


class Loaded:
    """The kernels of a module on the GPU, by name."""

    def __init__(self, code: bytes) -> None:
        self._module = ctypes.c_void_p()
        self._tape: _Memory | None = None
        _call("cuModuleLoadData", ctypes.byref(self._module), code + b"\0")
        self.kernels = tuple(dict.fromkeys(re.findall(r"\.visible \.entry (\w+)", code.decode(errors="replace"))))

    def __getitem__(self, name: str) -> LoadedKernel:
        function = ctypes.c_void_p()
        _call("cuModuleGetFunction", ctypes.byref(function), self._module, name.encode())
        return LoadedKernel(name, function)

    def give_tape(self, threads: int, bytes_: int) -> None:
        """A buffer for the tapes of launches with so many threads, of so many bytes each (`Library.tape_bytes` counts them)."""
        address, size = ctypes.c_uint64(), ctypes.c_size_t()
        _call("cuModuleGetGlobal_v2", ctypes.byref(address), ctypes.byref(size), self._module, VARIABLE.encode())
        room = -(-int(bytes_) // 16) * 16
        self._tape = None  # released first: the next one may need its room
        self._tape = _Memory(int(threads) * room)
        _call("cuMemsetD8_v2", self._tape.address, 0, ctypes.c_size_t(int(threads) * room))
        said = (ctypes.c_uint64 * 4)(self._tape.address.value, int(threads), room, 0)
        _call("cuMemcpyHtoD_v2", address, said, ctypes.c_size_t(ctypes.sizeof(said)))


class LoadedKernel:
    """`kernel[grid, block, shared](...)` launches it and waits."""

    def __init__(self, name: str, function: ctypes.c_void_p) -> None:
        self.name = name
        self._function = function

    def __getitem__(self, shape: tuple[Any, ...]) -> Any:
        def launch(*arguments: Any) -> None:
            given = self.given(arguments)
            self.start(shape, given)
            _call("cuCtxSynchronize")
            for one in given:
                one.fetch()

        return launch

    def given(self, arguments: Sequence[Any]) -> list[_Argument]:
        """The arguments on the GPU, for this kernel or another that takes the like."""
        return [_Argument(self._function, k, one) for k, one in enumerate(arguments)]

    def start(self, shape: Sequence[Any], given: Sequence[_Argument]) -> None:
        """Launch it without waiting."""
        shared = int(shape[2]) if len(shape) > 2 else 0
        if shared > _USUAL_SHARED:
            _call("cuFuncSetAttribute", self._function, _DYNAMIC_SHARED, shared)
        addresses = (ctypes.c_void_p * max(1, len(given)))(*(ctypes.addressof(one.value) for one in given))
        _call("cuLaunchKernel", self._function, *_three(shape[0]), *_three(shape[1]), shared, None, addresses, None)


def clocked(
    launches: Sequence[tuple[LoadedKernel, Sequence[Any]]], arguments: Sequence[Any], restored: Sequence[int] = ()
) -> float:
    """Seconds of launches, one after the other with the same arguments, by the GPU's clock: the median of several rounds after one that
    counts for nothing. The arrays at the places `restored` are given their first values again before each round."""
    given = launches[0][0].given(arguments)
    kept = {place: given[place].copied() for place in restored}
    start, end = ctypes.c_void_p(), ctypes.c_void_p()
    for event in (start, end):
        _call("cuEventCreate", ctypes.byref(event), 0)
    taken: list[float] = []
    while len(taken) <= _FEWEST or (len(taken) <= _ROUNDS and sum(taken) < _LONG):
        for place, values in kept.items():
            given[place].restore(values)
        _call("cuEventRecord", start, None)
        for kernel, shape in launches:
            kernel.start(shape, given)
        _call("cuEventRecord", end, None)
        _call("cuEventSynchronize", end)
        milliseconds = ctypes.c_float()
        _call("cuEventElapsedTime", ctypes.byref(milliseconds), start, end)
        taken.append(milliseconds.value / 1e3)
    for event in (start, end):
        _call("cuEventDestroy_v2", event)
    return statistics.median(taken[1:])


class _Memory:
    """Memory of the GPU, released with this object."""

    def __init__(self, size: int) -> None:
        self.address = ctypes.c_uint64()
        _call("cuMemAlloc_v2", ctypes.byref(self.address), ctypes.c_size_t(max(size, 1)))

    def __del__(self) -> None:
        if self.address.value:
            _cuda().cuMemFree_v2(self.address)


class _Argument:
    """What a kernel is given: a number, or the address of an array, which may have been copied to the GPU for the launch."""

    def __init__(self, function: ctypes.c_void_p, index: int, given: Any) -> None:
        self._host, self._memory = None, None
        there, here = (getattr(given, f"__{word}_interface__", None) for word in ("cuda_array", "array"))
        if there is not None:
            self.value: Any = ctypes.c_void_p(there["data"][0])
        elif here is not None and here["shape"]:
            self._host, self._memory = given, _Memory(given.nbytes)
            _call(
                "cuMemcpyHtoD_v2", self._memory.address, ctypes.c_void_p(here["data"][0]), ctypes.c_size_t(given.nbytes)
            )
            self.value = ctypes.c_uint64(self._memory.address.value)
        else:
            self.value = _number(function, index, given)

    def copied(self) -> _Memory:
        """What a copied array has on the GPU, there once more."""
        assert self._host is not None and self._memory is not None
        copy = _Memory(self._host.nbytes)
        _call("cuMemcpyDtoD_v2", copy.address, self._memory.address, ctypes.c_size_t(self._host.nbytes))
        return copy

    def restore(self, copy: _Memory) -> None:
        assert self._host is not None and self._memory is not None
        _call("cuMemcpyDtoD_v2", self._memory.address, copy.address, ctypes.c_size_t(self._host.nbytes))

    def fetch(self) -> None:
        """Copy the array back."""
        if self._host is not None and self._memory is not None:
            address = ctypes.c_void_p(self._host.__array_interface__["data"][0])
            _call("cuMemcpyDtoH_v2", address, self._memory.address, ctypes.c_size_t(self._host.nbytes))


def _number(function: ctypes.c_void_p, index: int, given: Any) -> Any:
    """A number of the size that the kernel takes, as far as the driver can tell (since CUDA 12.4); else 32 bits for integers."""
    size, offset = ctypes.c_size_t(8 if isinstance(given, float) else 4), ctypes.c_size_t()
    ask = getattr(_cuda(), "cuFuncGetParamInfo", None)
    if ask is not None:
        ask(function, ctypes.c_size_t(index), ctypes.byref(offset), ctypes.byref(size))
    if isinstance(given, float):
        return ctypes.c_float(given) if size.value == 4 else ctypes.c_double(given)
    return {8: ctypes.c_int64, 2: ctypes.c_int16, 1: ctypes.c_int8}.get(size.value, ctypes.c_int32)(int(given))


def _three(size: Any) -> tuple[int, ...]:
    given = tuple(map(int, size)) if hasattr(size, "__len__") else (int(size),)
    return (*given, 1, 1, 1)[:3]
