"""Mangled C++ names as people write them.

They are demangled by the C++ library of the machine (through cxxfilt), and stay as they are where it has none.
"""

from __future__ import annotations

import re

from enzyme_hub.languages.c.names import WORDS

__all__ = ["WORDS", "demangled", "spelled", "without_result"]

_ALLOCATOR = re.compile(r", std::allocator<(?:[^<>]|<[^<>]*>)*>")
_INNER_NAMESPACE = re.compile(r"\b(?:__cxx11|__1|_V2)::")


def spelled(name: str) -> str | None:
    """A name without its parameters and default allocators; None for a name that is not C++'s, or cannot be told."""
    whole = demangled(name) if name.startswith("_Z") else None
    return _shortened(whole) if whole is not None else None


def demangled(name: str) -> str | None:
    """A C++ name with its parameters, as C++ writes it; None if it is none."""
    try:
        import cxxfilt
    except (ImportError, OSError):
        return None
    try:
        found: str = cxxfilt.demangle(name, external_only=False)
    except (cxxfilt.Error, ValueError):
        return None
    return found if found != name else None


def _shortened(name: str) -> str:
    name = _INNER_NAMESPACE.sub("", name.removesuffix(" const"))
    while _ALLOCATOR.search(name):
        name = _ALLOCATOR.sub("", name)
    name = name.replace(" >", ">")
    if name.endswith(")"):
        name = name[: _opening(name)]
    return name[_result_end(name) :]


def without_result(name: str) -> str:
    """A demangled name without the type of the result, which templates have in front."""
    end = name.removesuffix(" const")
    return name[_result_end(end[: _opening(end)]) :] if end.endswith(")") else name


def _opening(name: str) -> int:
    """Where the parameters begin that end the name."""
    depth = 0
    for at in range(len(name) - 1, -1, -1):
        depth += (name[at] == ")") - (name[at] == "(")
        if depth == 0:
            return at
    return len(name)


def _result_end(name: str) -> int:
    """Where the type of the result ends, which templates have in front: after the last blank outside of brackets."""
    depth, end = 0, 0
    for at, sign in enumerate(name):
        depth += (sign in "<({[") - (sign in ">)}]")
        if sign == " " and depth == 0 and "operator" not in name[:at]:
            end = at + 1
    return end
