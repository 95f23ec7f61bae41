"""Names as people write them: `std::vector<double>::push_back` for `_ZNSt6vectorIdSaIdEE9push_backERKd`.

For messages alone: what is decided by a name is decided by the mangled one. Each room has its own `names`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.languages.cpp import names as cpp
from enzyme_hub.languages.fortran import names as fortran
from enzyme_hub.languages.julia import names as julia
from enzyme_hub.languages.rust import names as rust
from enzyme_hub.languages.swift import names as swift

_MANGLED = re.compile(r"(?<![\w$])(_ZN[\w$.]+17h[0-9a-f]{16}E|_Z\w+|_R[A-Z]\w+|_Q[MFPSEC]\w*)")
_ROOMS = (rust, fortran, swift, julia, cpp)  # Rust's older names look like C++'s


def readable(text: str) -> str:
    """A text with the mangled names in it spelled out."""
    return _MANGLED.sub(lambda match: spelled(match[1]), text)


@lru_cache(maxsize=1024)
def spelled(name: str) -> str:
    """A name without its hash, parameters and default allocators; the name itself if it is not mangled."""
    return next((found for room in _ROOMS if (found := room.spelled(name)) is not None), name)
