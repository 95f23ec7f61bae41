"""Functions of C's library that compilers know: their calls may have become instructions, which nobody can give a derivative."""

from __future__ import annotations

from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.statements import Like, NoDerivative, What
from enzyme_hub.ir.module import Function

# Compilers have instructions for these, or write x * x for pow(x, 2).
_REPLACED = frozenset(
    "fabs copysign fma fmin fmax pow exp2 exp10 ldexp cabs floor ceil trunc rint nearbyint round roundeven memcpy memmove memset".split()
)
_STEPS = frozenset("floor ceil trunc rint nearbyint round roundeven".split())


def replaced_calls(function: Function, what: What | None) -> str:
    """What compilers may have done with calls of this function, by its name; nothing if they do not know it."""
    name = function.name or ""
    stem = name[:-1] if name[-1:] in ("f", "l") and name not in _REPLACED else name
    if not isinstance(what, (CustomDerivative, Like, NoDerivative)) or (
        isinstance(what, NoDerivative) and stem in _STEPS
    ):
        return ""
    functions = function.module.functions
    if stem not in _REPLACED and not any(other.startswith(f"llvm.{stem}.") for other in functions):
        return ""
    if function.linkage in ("internal", "private") or all(_keeps_calls(other, name) for other in functions.values()):
        return ""
    return "replaced its calls by instructions"


def _keeps_calls(caller: Function, name: str) -> bool:
    """True if it was compiled with the option to leave calls of the name alone."""
    return caller.is_declaration or not {'"no-builtins"', f'"no-builtin-{name}"'}.isdisjoint(caller.attributes)
