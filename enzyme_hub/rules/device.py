"""Mathematical functions of GPUs' libraries: CUDA's libdevice (`__nv_sinf`) and AMD's ocml (`__ocml_sin_f32`).

Each is one of C's under another name. What is there for a rounding mode, or in a faster version, has the derivative of what it rounds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

_NVIDIA = re.compile(r"__nv_(?P<name>\w+)")
_AMD = re.compile(r"__ocml_(?:native_)?(?P<name>\w+?)(?:_rt[enpz])?_(?P<kind>f16|f32|f64)")
_AMDS_KINDS = {"f16": "half", "f32": "float", "f64": "double"}
_ROUNDED = re.compile(r"(?P<kind>[df]?)(?P<name>add|sub|mul|div|sqrt|rsqrt|fma)(?P<float>f?)_r[nzud]")
_ARITHMETIC = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_FAST = re.compile(r"fast_(?P<name>\w+)f")
_CONVERSION = re.compile(r"(?P<kind>double|float)2u?(?:int|ll)_r[nzud]")
_OTHERS = {
    "fast_fdividef": ("fdiv", ("float",)),
    "isnand": ("isnan", ("double",)),
    "isinfd": ("isinf", ("double",)),
    "isfinited": ("isfinite", ("double",)),
    "finitef": ("isfinite", ("float",)),
    "signbitd": ("signbit", ("double",)),
    "double2float_rn": ("conversion", None),
    "powi": ("powi", ("double",)),
    "powif": ("powi", ("float",)),
    "rsqrt": ("rsqrt", ("double",)),
    "rsqrtf": ("rsqrt", ("float",)),
}
_AMDS_NAMES = {"pown": "powi", "powr": "pow", "div": "fdiv", "add": "fadd", "sub": "fsub", "mul": "fmul"}

Known = tuple[str, "tuple[str, ...] | None"]


@cache
def recognise(name: str, c: Callable[[str], Known | None]) -> Known | None:
    """The canonical name of a function and the kinds of number it takes; `c` knows C's functions."""
    if (found := _NVIDIA.fullmatch(name)) is not None:
        return _of_nvidia(found["name"], c)
    if (found := _AMD.fullmatch(name)) is not None:
        canonical = c(_AMDS_NAMES.get(found["name"], found["name"]))
        if found["name"] in ("div", "add", "sub", "mul"):
            canonical = (_AMDS_NAMES[found["name"]], None)
        return (canonical[0], (_AMDS_KINDS[found["kind"]],)) if canonical is not None else None
    return None


def _of_nvidia(name: str, c: Callable[[str], Known | None]) -> Known | None:
    if name in _OTHERS:
        known = _OTHERS[name]
        return known if known[0] != "conversion" else None
    if (found := _ROUNDED.fullmatch(name)) is not None:
        kind = "float" if found["kind"] == "f" or found["float"] else "double"
        return _ARITHMETIC.get(found["name"], found["name"]), (kind,)
    if (found := _CONVERSION.fullmatch(name)) is not None:
        return "fptosi.sat", (found["kind"],)
    if (found := _FAST.fullmatch(name)) is not None:
        known_fast = c(found["name"])
        return (known_fast[0], ("float",)) if known_fast is not None else None
    return c(name)
