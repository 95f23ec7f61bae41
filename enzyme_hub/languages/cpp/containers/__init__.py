"""Bodies for functions of the GNU C++ library that link the nodes of containers, where a request reaches them.

They are native code and move pointers, as the derivative has to do with the shadows' pointers: see nodes.c.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from enzyme_hub._bitcode import text_of
from enzyme_hub.languages import supplying

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_DEFINED = re.compile(r"^define [^\n]*@(_Z\w+)\(", re.MULTILINE)


@cache
def nodes() -> str:
    """The bodies as text."""
    return text_of(__name__, "nodes")


@cache
def entries() -> frozenset[str]:
    """The library's functions for which there is a body."""
    return frozenset(_DEFINED.findall(nodes()))


def supply(module: ModuleRef) -> ModuleRef:
    """The module with a body for each such function that a request reaches."""
    return supplying.join_bodies(module, nodes(), entries(), "the bodies for containers")
