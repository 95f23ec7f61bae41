"""Mangled Rust names: their paths, enough to recognise functions of the standard library.

Only the path of the function itself is read, never that of its type arguments: `user::show::<core::fmt::Arguments>` is
the user's. v0 mangling is RFC 2603; the older scheme is Itanium's with a hash at the end.
"""

from __future__ import annotations

import re
from functools import lru_cache

_V0_TO_CRATE = re.compile(r"_R(?:I|N[A-Za-z]|[MX](?:s[0-9A-Za-z]*_)?)*C(?:s[0-9A-Za-z]*_)?(?=\d)")
_LEGACY = re.compile(r"_ZN(.+)17h[0-9a-f]{16}E(?:\.llvm\.\d+)?$")
_LENGTH = re.compile(r"(\d+)")
_CODES = (
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

# What LLVM's types are called.
WORDS = {"double": "f64", "float": "f32", "ptr": "pointer", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "i1": "bool",
         "void": "()"}  # fmt: skip


@lru_cache(maxsize=4096)
def rust_path(name: str) -> tuple[str, ...]:
    """The leading identifiers of a mangled Rust path (`("core", "panicking", "panic")`); empty if it is none."""
    if name.startswith("_R"):
        match = _V0_TO_CRATE.match(name)
        return _identifiers(name[match.end() :], v0=True) if match else ()
    legacy = _LEGACY.match(name)
    return _identifiers(legacy.group(1), v0=False) if legacy else ()


def starts_threads(name: str) -> bool:
    """True for what the standard library starts a thread by, and joins one, on whatever system."""
    path = rust_path(name)
    return (
        path[:2] == ("std", "sys")
        and "thread" in path
        and name.partition(".")[0].endswith(("6Thread3new", "6Thread4join"))
    )


def _identifiers(text: str, v0: bool) -> tuple[str, ...]:
    found, at = [], 0
    while match := _LENGTH.match(text, at):
        at = match.end()
        length = int(match.group(1))
        if v0 and text[at : at + 1] == "_":
            at += 1  # separates the length from an identifier that starts with a digit or an underscore
        found.append(text[at : at + length])
        at += length
    return tuple(found)


def spelled(name: str) -> str | None:
    """The path as people write it; None for a name that is not Rust's."""
    path = rust_path(name)
    return "::".join(map(_identifier, path)) if path else None


def _identifier(word: str) -> str:
    for code, meaning in _CODES:
        word = word.replace(code, meaning)
    return word.lstrip("_") if word.startswith("_<") else word
