"""From the name of a called function to the canonical name of the mathematical function it is.

    sin sinf sinl sinf128           the C library, by type
    __sin_finite __sinf_finite      glibc under -ffinite-math-only
    llvm.sin.f64 llvm.sin.v4f32     LLVM's intrinsics, any overload
    _ZGVbN2v_sin __svml_sin4        vector libraries (GNU and SLEEF ABI, SVML, AMD, SLEEF, MASSV)
    _FortranAModReal8 _FortranASinF128   flang's runtime library, by kind of the operand

A name alone is no proof: `canonical` also checks that the function's type is that of the function it is taken for.
"""

from __future__ import annotations

import re
from functools import cache

from enzyme_hub.rules import device
from enzyme_hub.rules.functions import TABLE, ZERO_FUNCTIONS

OUTPUTS = ("sincos", "sincospi", "modf")
"""Functions with results through pointers (`outputs`)."""

# Second names of the same function. Not here: `gamma`, which is one function on some systems and another on others.
ALIASES = {
    "pow10": "exp10",
    "drem": "remainder",
    "scalbn": "ldexp",
    "logp1": "log1p",
    "powr": "pow",
    "frfrexp": "significand",  # SLEEF: the fraction alone, and the exponent alone
    "expfrexp": "ilogb",
    "fminimum": "fmin",
    "fmaximum": "fmax",
    "fminimum_num": "fmin",
    "fmaximum_num": "fmax",
    "__exp10": "exp10",
    "__sinpi": "sinpi",
    "__cospi": "cospi",
    "__tanpi": "tanpi",
    "__isnan": "isnan",
    "__isinf": "isinf",
    "__finite": "finite",
    "__signbit": "signbit",
    "__fpclassify": "fpclassify",
}

INTRINSIC_ALIASES = {
    "minnum": "fmin",
    "maxnum": "fmax",
    "minimum": "fmin",
    "maximum": "fmax",
    "minimumnum": "fmin",
    "maximumnum": "fmax",
    "fmuladd": "fma",
}

# The C library's suffixes and the kinds of float they go with.
SUFFIXES = {
    "": ("double",),
    "f": ("float",),
    "l": ("x86_fp80", "fp128", "ppc_fp128", "double"),
    "f128": ("fp128",),
    "f64": ("double",),
    "f32": ("float",),
}

CONSTRAINED = "llvm.experimental.constrained."  # in a floating-point environment of its own

_VECTOR_LIBRARIES = tuple(
    re.compile(pattern)
    for pattern in (
        r"_ZGV[a-zA-Z]N(?:\d+|x)v+_(?P<name>\w+)",
        r"__svml_(?P<name>[a-z0-9]+?)(?:2|4|8|16)(?:_ha|_la|_ep)?",
        r"amd_vr[sd](?:2|4|8|16)_(?P<name>\w+)",
        r"Sleef_(?:[cf]inz_)?(?P<name>[a-z0-9]+?)[df](?:1|2|4|8|16|x)(?:_u\d\d)?\w*",
        r"Sleef_(?:[cf]inz_)?(?:fast)?(?P<name>[a-z0-9]+)(?:_u\d+)?(?:purec\w*)?",
        r"__(?P<name>[a-z0-9]+?)(?:d2|f4)(?:_massv)?",
    )
)
_FORTRAN_KINDS = {"4": ("float",), "8": ("double",), "10": ("x86_fp80",), "16": ("fp128",)}
_FORTRAN = re.compile(r"(?P<stem>_FortranA[A-Za-z]+?)(?P<kind>4|8|10|16)(?:_\d)?")
_FORTRAN_QUADRUPLE = re.compile(r"_FortranA(?P<name>[A-Z][A-Za-z0-9]*?)F128")
_OVERLOAD = re.compile(r"(?:nx)?(?:v\d+)*(?:f16|bf16|f32|f64|f80|f128|ppcf128|i\d+|p\d+)$")


@cache
def intrinsic_stem(name: str) -> str:
    """`llvm.vector.reduce.fadd.v4f64` without prefix and overloads: `vector.reduce.fadd`."""
    parts = name.split(".")[1:]
    while len(parts) > 1 and _OVERLOAD.match(parts[-1]):
        parts.pop()
    return ".".join(parts)


@cache
def spellings() -> dict[str, tuple[str, tuple[str, ...] | None]]:
    """Each name of the C library: its canonical name and the kinds of float it takes."""
    found: dict[str, tuple[str, tuple[str, ...] | None]] = {}
    library = (name for name in (*TABLE, *OUTPUTS, *ZERO_FUNCTIONS) if "." not in name and not name.startswith("_"))
    for stem, canonical in ({name: name for name in library} | ALIASES).items():
        for suffix, kinds in SUFFIXES.items():
            spelling = f"lgamma{suffix}_r" if stem == "lgamma_r" else stem + suffix
            found[spelling] = found[f"__{spelling}_finite"] = (canonical, kinds)
    del found["canonicalize"]  # C23's works through pointers
    return found


@cache
def recognise(name: str) -> tuple[str, tuple[str, ...] | None] | None:
    """The canonical name, and the kinds of float that spelling takes (None: any); None if it is no known function."""
    if name.startswith("llvm."):
        stem = intrinsic_stem(name)
        stem = INTRINSIC_ALIASES.get(stem, stem)
        return (stem, None) if stem in TABLE or stem in ZERO_FUNCTIONS else None
    return spellings().get(name) or _vector_library(name) or _fortran(name) or device.recognise(name, spellings().get)


def _vector_library(name: str) -> tuple[str, None] | None:
    for pattern in _VECTOR_LIBRARIES:
        match = pattern.fullmatch(name)
        found = spellings().get(match["name"]) if match else None
        if found is not None:
            return found[0], None
    return None


def _fortran(name: str) -> tuple[str, tuple[str, ...]] | None:
    match = _FORTRAN_QUADRUPLE.fullmatch(name)
    if match:
        canonical = match["name"].lower()
        return (canonical, ("fp128",)) if canonical in TABLE else None
    match = _FORTRAN.fullmatch(name)
    if match and (match["stem"] in TABLE or match["stem"] in ZERO_FUNCTIONS):
        return match["stem"], _FORTRAN_KINDS[match["kind"]]
    return None
