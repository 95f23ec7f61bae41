"""Calling conventions of declarations in Swift.

`@_silgen_name("f") func f(...)` declares a Swift function, and people declare functions of C with it. As long as nothing is
generic and nothing throws, Swift's convention passes arguments as C's does, so native code works. LLVM takes a call in another
convention than the function's for something that never happens, and drops the code. Where it sees both, the call is made as
the function wants it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.llvm import irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_CALL = re.compile(r'swiftcc (?P<before>[^\n@]*)@(?P<name>[\w$.]+|"[^"]+")\((?P<operands>[^\n]*)')
_OWN = ("swiftself", "swifterror", "swiftasync")  # what C has no place for


def agree(module: ModuleRef) -> ModuleRef:
    """The module in which calls of functions of C that are here use C's convention."""
    if not any(value.name.startswith("$s") for value in module.functions):
        return module
    text = llvm.text(module)
    of_c = set(_functions_of_c(irtext.ModuleText(text)))

    def as_defined(call: re.Match[str]) -> str:
        is_of_c = call["name"].strip('"') in of_c and not any(word in call["operands"] for word in _OWN)
        return call[0].removeprefix("swiftcc ") if is_of_c else call[0]

    changed = _CALL.sub(as_defined, text)
    return module if changed == text else llvm.parse_text(changed, "the module with calls as their functions want them")


def _functions_of_c(module: irtext.ModuleText) -> Iterator[str]:
    """The functions with bodies that are of C's convention."""
    for name, definition in module.functions.items():
        header = module.text[definition.start : definition.body]
        if not re.match(r"define [^@]*\b(?:\w+cc|cc \d+)\b[^@]*@", header):
            yield name
