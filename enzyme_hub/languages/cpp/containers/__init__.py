"""Bodies for functions of the GNU C++ library that link the nodes of containers, where a request reaches them.

They are native code and move pointers, as the derivative has to do with the shadows' pointers: see nodes.c, of which
`python -m enzyme_hub.languages.cpp.containers` makes nodes.ll.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from enzyme_hub import irtext, llvm

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_DEFINED = re.compile(r"^define [^\n]*@(_Z\w+)\(", re.MULTILINE)


@cache
def nodes() -> str:
    """The bodies as text."""
    return files(__name__).joinpath("nodes.ll").read_text(encoding="utf-8")


@cache
def entries() -> frozenset[str]:
    """The library's functions for which there is a body."""
    return frozenset(_DEFINED.findall(nodes()))


def supply(module: ModuleRef) -> ModuleRef:
    """The module with a body for each such function that a request reaches."""
    declared = {value.name for value in module.functions if value.is_declaration and value.name in entries()}
    if not declared:
        return module
    text = irtext.ModuleText(llvm.text(module))
    wanted = declared & text.reachable(irtext.request_roots(text))
    if not wanted:
        return module
    bodies = llvm.keep_bodies(llvm.parse_text(nodes(), "the bodies for containers"), wanted)
    whole = llvm.link([module, bodies])
    llvm.internalise(whole, wanted)
    return whole
