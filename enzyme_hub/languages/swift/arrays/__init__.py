"""Bodies for functions of Swift's standard library on arrays of references, where a request reaches them.

They are native code in a program, and a derivative does the same with the shadows: see arrays.c.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from enzyme_hub._bitcode import text_of
from enzyme_hub.languages import supplying

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_DEFINED = re.compile(r'^define [^\n]*@"?((?:\$s|swift_)\w+)"?\(', re.MULTILINE)


@cache
def arrays() -> str:
    """The bodies as text. They are inlined where they are called, for the elements are of other types at each place."""
    text = text_of(__name__, "arrays")
    return re.sub(r"^(define [^\n]*) \{$", r"\1 alwaysinline {", text, flags=re.MULTILINE)


@cache
def entries() -> frozenset[str]:
    """The library's functions for which there is a body."""
    return frozenset(_DEFINED.findall(arrays()))


def supply(module: ModuleRef) -> ModuleRef:
    """The module with a body for each such function that a request reaches."""
    return supplying.join_bodies(module, arrays(), entries(), "the bodies for arrays")


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code that counts owners of elements."""
    return supplying.complete(module, __name__)
