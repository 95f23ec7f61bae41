"""Names as people write them: `std::vector<double>::push_back` for `_ZNSt6vectorIdSaIdEE9push_backERKd`.

For messages alone: what is decided by a name is decided by the mangled one. C++ names are demangled by the C++ library of
the machine (through cxxfilt) and stay as they are where it has none; of Rust and Fortran names the path is told.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.languages.rust.names import rust_path

_MANGLED = re.compile(r"(?<![\w$])(_ZN[\w$.]+17h[0-9a-f]{16}E|_Z\w+|_R[A-Z]\w+|_Q[MFPSEC]\w*)")
_FLANG = re.compile(r"_Q((?:[MFPSEC][a-z0-9_$]*)+)$")  # modules, hosts and the procedure, each behind a capital letter
_LEGACY = (
    ("$LT$", "<"),
    ("$GT$", ">"),
    ("$RF$", "&"),
    ("$C$", ","),
    ("$BP$", "*"),
    ("$u20$", " "),
    ("$u7b$", "{"),
    ("$u7d$", "}"),
    ("..", "::"),
)
_ALLOCATOR = re.compile(r", std::allocator<(?:[^<>]|<[^<>]*>)*>")
_INNER_NAMESPACE = re.compile(r"\b(?:__cxx11|__1|_V2)::")


def readable(text: str) -> str:
    """A text with the mangled names in it spelled out."""
    return _MANGLED.sub(lambda match: spelled(match[1]), text)


@lru_cache(maxsize=1024)
def spelled(name: str) -> str:
    """A name without its hash, parameters and default allocators; the name itself if it is not mangled."""
    path = rust_path(name)
    if path:
        return "::".join(map(_identifier, path))
    if flang := _FLANG.match(name):
        return "::".join(filter(None, re.split("[A-Z]", flang[1])))
    whole = demangled(name) if name.startswith("_Z") else None
    return _shortened(whole) if whole is not None else name


def _identifier(word: str) -> str:
    for code, meaning in _LEGACY:
        word = word.replace(code, meaning)
    return word.lstrip("_") if word.startswith("_<") else word


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
