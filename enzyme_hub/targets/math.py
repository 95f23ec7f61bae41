"""Mathematical functions in a GPU's module under the names that its library has for them.

Derivatives are made with LLVM's intrinsics and C's names, for which a GPU has code only where it has an instruction. The rest is
called by the library's name (`__nv_cos`, `__ocml_cos_f64`), which `output` links.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_hub.rules import names

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.targets.target import Target

# Of these a GPU has instructions, or LLVM writes them with some.
_INSTRUCTIONS = frozenset(
    "sqrt fma fmuladd fabs floor ceil trunc rint nearbyint round roundeven minnum maxnum minimum maximum copysign canonicalize".split()
)
_DECLARATION = re.compile(r"^declare [^\n@]*?\b(float|double) @([-\w.$]+)\([^\n]*\n", re.MULTILINE)
_RETURNED = {"powi": "powi", "ldexp": "ldexp"}


def with_device_names(module: ModuleRef, target: Target) -> ModuleRef:
    """The module, which calls mathematical functions by the names that they have in the target's library."""
    from enzyme_hub import llvm

    before = llvm.text(module)
    after = renamed(before, target)
    return module if after == before else llvm.parse_text(after, "the module with its library's names", module._context)


def renamed(text: str, target: Target) -> str:
    assert target.math is not None
    others: dict[str, str] = {}
    for found in _DECLARATION.finditer(text):
        kind, name = found[1], found[2]
        canonical = _canonical(name)
        other = target.math(canonical, kind) if canonical is not None else None
        if other is not None:
            others[name] = other
    if not others:
        return text
    present = {found[2] for found in _DECLARATION.finditer(text)} - others.keys()
    present |= set(re.findall(r"^define [^\n]*?@([-\w.$]+)\(", text, re.MULTILINE))

    def declaration(found: re.Match[str]) -> str:
        other = others.get(found[2])
        if other is None:
            return found[0]
        if other in present:
            return ""
        present.add(other)
        return found[0]

    text = _DECLARATION.sub(declaration, text)
    return re.sub(r"@([-\w.$]+)(?=\()", lambda found: "@" + others.get(found[1], found[1]), text)


def _canonical(name: str) -> str | None:
    """Of an intrinsic without an instruction, or of a function of the C library, what it is called there."""
    if name.startswith("llvm."):
        stem = names.intrinsic_stem(name)
        if not name.startswith(names.CONSTRAINED) and stem not in _INSTRUCTIONS and names.recognise(name) is not None:
            return names.INTRINSIC_ALIASES.get(stem, stem)
        return None
    known = names.spellings().get(name)
    return known[0] if known is not None else None
