"""Which intrinsic on vectors is what: patterns of names (most after `llvm.x86.`), each with its form or rule.

pd and ps are vectors of doubles and floats, sd and ss their first element alone. AVX-512 adds a mask (`mask.`), and last
an operand that says how to round.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from enzyme_hub.ir.types import FunctionType
from enzyme_hub.rules.expressions import equal, function, where
from enzyme_hub.rules.functions import Formula, formula
from enzyme_hub.rules.instructions import FormulaRule
from enzyme_hub.rules.protocol import ZERO_RULE, Rule

X86 = "llvm.x86."
MOVES = "llvm.vector."
PREFIXES = (X86, MOVES)

T = TypeVar("T")

# What an intrinsic is in plain IR: a form in `forms`.
FORMS: dict[str, str] = {
    r"(?:sse2?|avx|avx512)\.min\.p[ds](?:\.256|\.512)?": "minimum",
    r"(?:sse2?|avx|avx512)\.max\.p[ds](?:\.256|\.512)?": "maximum",
    r"sse2?\.min\.s[ds]": "first_minimum",
    r"sse2?\.max\.s[ds]": "first_maximum",
    r"avx512\.mask\.(?:min|max|add|sub|mul|div)\.s[ds]\.round": "first_masked",
    r"avx512\.(?:add|sub|mul|div)\.p[ds]\.512": "arithmetic",
    r"avx512\.sqrt\.p[ds]\.512": "square_root",
    r"avx512\.vfmadd\.(?:p[ds]\.512|f32|f64)": "fused",
    r"(?:fma|avx512)\.vfmaddsub\.p[ds](?:\.256|\.512)?": "fused_alternating",
    r"(?:sse2?|avx)\.cmp\.p[ds](?:\.256)?": "compared",
    r"sse2?\.cmp\.s[ds]": "first_compared",
    r"avx512\.mask\.cmp\.p[ds]\.(?:128|256|512)": "compared_to_mask",
    r"(?:sse3|avx)\.addsub\.p[ds](?:\.256)?": "alternating",
    r"(?:sse3|avx)\.hadd\.p[ds](?:\.256)?": "horizontal_sum",
    r"(?:sse3|avx)\.hsub\.p[ds](?:\.256)?": "horizontal_difference",
    r"sse41\.dpp[ds]|avx\.dp\.ps\.256": "dot_product",
    r"(?:sse41|avx)\.blendv\.?p[ds](?:\.256)?": "blended",
    r"sse41\.round\.s[ds]": "first_rounded",
    r"avx512\.mask\.rndscale\.s[ds]": "first_rounded_masked",
    r"sse\.(?:rcp|rsqrt)\.ss": "first_approximated",
    r"sse2\.cvtpd2ps": "narrowed_below",
    r"sse2\.cvtsd2ss": "first_narrowed",
    r"avx\.cvt\.pd2\.ps\.256": "narrowed",
    r"avx512\.mask\.cvtpd2ps\.512": "narrowed_masked",
    r"avx512\.mask\.cvtps2pd\.512": "widened_masked",
    r"avx\.vpermilvar\.p[ds](?:\.256)?|avx512\.vpermilvar\.p[ds]\.512": "permuted_in_parts",
    r"avx2\.perm(?:d|ps)|avx512\.permvar\.[ds][fi]\.(?:256|512)": "permuted",
    r"avx512\.vpermi2var\.(?:p[ds]|[dq])\.(?:128|256|512)": "permuted_of_two",
    r"avx512\.mask\.compress\.v\w+": "compressed",
    r"avx512\.mask\.expand\.v\w+": "expanded",
    r"avx2?\.maskload\.(?:p[ds]|[dq])(?:\.256)?": "masked_load",
    r"avx2?\.maskstore\.(?:p[ds]|[dq])(?:\.256)?": "masked_store",
    r"avx2\.gather\.[dq]\.(?:p[ds]|[dq])(?:\.256)?": "gathered",
    r"avx512\.(?:mask\.)?gather(?:\.[dq]p[dsiq]\.512|3(?:di|si)v\d\.[ds][fi])": "gathered",
    r"avx512\.(?:mask\.)?scatter(?:\.[dq]p[dsiq]\.512|(?:di|si)v\d\.[ds][fi])": "scattered",
}
# LLVM's own moves of elements, after `llvm.vector.`; what is behind the name are types.
MOVE_FORMS: dict[str, str] = {
    r"reverse\..+": "reversed",
    r"splice\..+|splice\.left\..+|splice\.right\..+": "spliced",
    r"interleave\d\..+": "interleaved",
    r"deinterleave\d\..+": "deinterleaved",
    r"extract\..+": "part_taken",
    r"insert\..+": "part_put",
    r"compress\..+": "compressed_by_llvm",
}
# AVX-512's masked forms, whose mask is taken apart from what they compute: where the mask's operand is.
MASKED: dict[str, int] = {
    r"avx512\.mask\.(?:rndscale|reduce|getmant)\.p[ds]\.(?:128|256|512)": 3,
    r"avx512\.mask\.getexp\.p[ds]\.(?:128|256|512)": 2,
    r"avx512\.mask\.scalef\.p[ds]\.(?:128|256|512)": 3,
    r"avx512\.(?:rcp14|rsqrt14)\.p[ds]\.(?:128|256|512)": 2,
    r"avx512\.mask\.cvtt?p[ds]2u?(?:dq|qq)\.(?:128|256|512)": 2,
}
# Derivative zero: they round, or make an integer, a truth value or a mask.
ZEROS = (
    r"(?:sse41|avx)\.round\.p[ds](?:\.256)?",
    r"avx512\.mask\.(?:rndscale|getexp)\.p[ds]\.(?:128|256|512)",
    r"(?:sse2?|avx)\.movmsk\.p[ds](?:\.256)?",
    r"sse2?\.u?comi(?:eq|ge|gt|le|lt|neq)\.s[ds]",
    r"avx\.vtest(?:c|z|nzc)\.p[ds](?:\.256)?",
    r"sse2?\.cvtt?s[ds]2si(?:64)?",
    r"(?:sse2?|avx)\.cvtt?\.?p[ds]2dq(?:\.256)?",
    r"avx512\.cvtt?s[ds]2u?si(?:32|64)?|avx512\.vcvts[ds]2u?si(?:32|64)",
    r"avx512\.mask\.cvtt?p[ds]2u?(?:dq|qq)\.(?:128|256|512)",
    r"avx512\.vcomi\.s[ds]",
    r"avx512\.mask\.cmp\.s[ds]",
    r"avx512\.(?:mask\.)?fpclass\.[ps][ds](?:\.(?:128|256|512))?",
)
_exp2, _floor = function("exp2"), function("floor")
# What has a derivative and no plain form. The partials of approximations are those of what they approximate.
FORMULAS: dict[str, Formula] = {
    r"(?:sse|avx)\.rcp\.ps(?:\.256)?": formula("rcp", lambda x, r: -(1 / x / x)),
    r"(?:sse|avx)\.rsqrt\.ps(?:\.256)?": formula("rsqrt", lambda x, r: -(1 / x * (0.5 * r))),
    r"avx512\.rcp14\.p[ds]\.(?:128|256|512)": formula("rcp14", lambda x, w, k, r: -(1 / x / x), None, None),
    r"avx512\.rsqrt14\.p[ds]\.(?:128|256|512)": formula("rsqrt14", lambda x, w, k, r: -(1 / x * (0.5 * r)), None, None),
    r"avx512\.mask\.reduce\.p[ds]\.(?:128|256)": formula("reduce", lambda x, n, w, k, r: 1, None, None, None),
    r"avx512\.mask\.reduce\.p[ds]\.512": formula("reduce", lambda x, n, w, k, m, r: 1, None, None, None, None),
    r"avx512\.mask\.getmant\.p[ds]\.(?:128|256)": formula(
        "getmant", lambda x, n, w, k, r: where(equal(x, 0), 1, r / x), None, None, None
    ),
    r"avx512\.mask\.getmant\.p[ds]\.512": formula(
        "getmant", lambda x, n, w, k, m, r: where(equal(x, 0), 1, r / x), None, None, None, None
    ),
    r"avx512\.mask\.scalef\.p[ds]\.(?:128|256)": formula(
        "scalef", lambda x, y, w, k, r: _exp2(_floor(y)), lambda x, y, w, k, r: 0, None, None
    ),
    r"avx512\.mask\.scalef\.p[ds]\.512": formula(
        "scalef", lambda x, y, w, k, m, r: _exp2(_floor(y)), lambda x, y, w, k, m, r: 0, None, None, None
    ),
}


def _matching(patterns: Mapping[str, T], name: str) -> T | None:
    return next((found for pattern, found in patterns.items() if re.fullmatch(pattern, name)), None)


@cache
def form_of(name: str) -> str | None:
    """The form of the intrinsic of that whole name."""
    if name.startswith(MOVES):
        return _matching(MOVE_FORMS, name.removeprefix(MOVES))
    return _matching(FORMS, name.removeprefix(X86))


@cache
def mask_of(name: str) -> int | None:
    """The operand that is the mask of an intrinsic whose mask is taken apart; what stands where it is off is before it."""
    return _matching(MASKED, name.removeprefix(X86))


@cache
def find(name: str, signature: FunctionType) -> Rule | None:
    """The rule of an intrinsic that keeps its name; its mask, if it has one, is all ones."""
    stem = name.removeprefix(X86)
    if any(re.fullmatch(pattern, stem) for pattern in ZEROS):
        return ZERO_RULE
    found = _matching(FORMULAS, stem)
    return FormulaRule(found) if found is not None and len(found.partials) == len(signature.parameters) else None
