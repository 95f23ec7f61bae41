"""Paths of mangled Rust names, enough to recognise functions of the standard library.

Only the path of the function itself is read, never that of its type arguments: `user::show::<core::fmt::Arguments>` is
the user's. v0 mangling is RFC 2603; the older scheme is Itanium's with a hash at the end.
"""

from __future__ import annotations

import re
from functools import lru_cache

_V0_TO_CRATE = re.compile(r"_R(?:I|N[A-Za-z]|[MX](?:s[0-9A-Za-z]*_)?)*C(?:s[0-9A-Za-z]*_)?(?=\d)")
_LEGACY = re.compile(r"_ZN(.+)17h[0-9a-f]{16}E(?:\.llvm\.\d+)?$")
_LENGTH = re.compile(r"(\d+)")


@lru_cache(maxsize=4096)
def rust_path(name: str) -> tuple[str, ...]:
    """The leading identifiers of a mangled Rust path (`("core", "panicking", "panic")`); empty if it is none."""
    if name.startswith("_R"):
        match = _V0_TO_CRATE.match(name)
        return _identifiers(name[match.end() :], v0=True) if match else ()
    legacy = _LEGACY.match(name)
    return _identifiers(legacy.group(1), v0=False) if legacy else ()


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
