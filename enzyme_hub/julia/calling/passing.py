"""Values of Python's as Julia gets them: addresses of what lies in memory, and nothing is copied.

`eh_passed` is `Passed` of lang/julia/EnzymeHub.jl/src/python.jl.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from enzyme_hub.errors import PythonError
from enzyme_hub.julia.calling.libjulia import ffi

ffi.cdef("""
    typedef struct {
        int32_t kind, element, rows, rank;
        int64_t shape[8];
        void *data, *shadow;
        int64_t handle;
    } eh_passed;
""")

Passed: TypeAlias = Any  # memory of cffi's
Array: TypeAlias = npt.NDArray[Any]

NOTHING, NUMBER, ARRAY, TEXT, OBJECT, TUPLE, ERROR = range(7)
_NAMES = "float64 float32 complex128 complex64 bool int8 int16 int32 int64 uint8 uint16 uint32 uint64"
ELEMENTS = tuple(np.dtype(name) for name in _NAMES.split())
_PLACES = {element: place for place, element in enumerate(ELEMENTS)}
RANKS = 8


def is_number(value: object) -> bool:
    return isinstance(value, (bool, int, float, complex, np.generic))


def number(value: Any, name: str) -> Array:
    """A number as an array without indices, whose memory is passed."""
    made = np.array(value)
    if made.dtype not in _PLACES or made.ndim:
        raise PythonError(
            "EH0501",
            f"{name} is {value!r} ({type(value).__name__}), which is no number that Julia has memory for",
            remedy=f"pass one of {_NAMES}",
        )
    return made


def checked(value: Array, name: str) -> Array:
    """The array, if Julia can use its memory."""
    kind = f"{name} is an array of {value.dtype} with the shape {value.shape}"
    if isinstance(value, np.ma.MaskedArray):
        raise PythonError("EH0501", f"{name} is a masked array: Julia would not see the mask", remedy="x.filled(...)")
    if value.dtype not in _PLACES or not value.dtype.isnative:
        raise PythonError("EH0501", kind, why=f"Julia takes arrays of {_NAMES}", remedy="x.astype(float) makes one")
    if value.ndim > RANKS:
        raise PythonError("EH0501", kind, why=f"there may be {RANKS} indices", remedy="x.reshape(...)")
    if not (value.flags.f_contiguous or value.flags.c_contiguous):
        raise PythonError(
            "EH0501",
            f"{kind} and the strides {value.strides}: it does not lie in one piece",
            why="arrays are passed as they are, without a copy",
            remedy="numpy.asfortranarray(x), or numpy.ascontiguousarray(x)",
        )
    if not value.flags.aligned:
        raise PythonError("EH0501", f"{kind} at an odd address", remedy="x.copy()")
    if not value.flags.writeable:
        raise PythonError("EH0501", f"{kind} that is read-only: Julia has no such arrays", remedy="x.copy()")
    return value


def fill(target: Passed, value: Array, kind: int, shadow: Array | None = None) -> None:
    """Tell where an array lies, and its shadow of the same form."""
    rows = not value.flags.f_contiguous
    shape = value.shape[::-1] if rows else value.shape
    target.kind, target.element, target.rows, target.rank = kind, _PLACES[value.dtype], rows, value.ndim
    target.shape[0 : value.ndim] = shape
    target.data = ffi.cast("void *", value.ctypes.data)
    target.shadow = ffi.NULL if shadow is None else ffi.cast("void *", shadow.ctypes.data)


def array_of(source: Passed) -> Array:
    """A copy of an array of Julia's."""
    element, shape = ELEMENTS[source.element], tuple(source.shape[0 : source.rank])
    size = int(np.prod(shape, dtype=np.int64)) * element.itemsize
    if size == 0:
        return np.empty(shape, element, order="F")
    flat: Array = np.frombuffer(ffi.buffer(source.data, size), element).copy()
    return flat.reshape(shape, order="F")


def text_of(source: Passed) -> str:
    return bytes(ffi.buffer(source.data, source.shape[0])).decode(errors="replace") if source.shape[0] else ""
