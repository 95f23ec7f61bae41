"""What ships for native libraries: text that joins a module, made from C.

A library has `rules`, which are differentiated or are derivatives themselves, so they come before anything else is done, and a
`runtime`, native code as far as derivatives are concerned: nobody looks into it, and it joins when they are all written.
`enzyme_hub._bitcode` makes the text of the C files.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.llvm import definitions, irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

OWN = "__ehub_"  # in front of all names that these have
_REGISTERED = re.compile(r"^@(__enzyme_register_\w+) = ", re.MULTILINE)
_DEFINED = re.compile(r"^define (?!internal )[^\n]*?@([-\w$.]+)\(", re.MULTILINE)


@cache
def defined(text: str) -> frozenset[str]:
    """The functions that text of ours defines for others."""
    return frozenset(_DEFINED.findall(text))


def registered(text: str) -> frozenset[str]:
    """The registrations that text of ours makes."""
    return frozenset(_REGISTERED.findall(text))


# -- steps ----------------------------------------------------------------------------------------------------------------


def supply(module: ModuleRef, package: str) -> ModuleRef:
    """The module with those of the package's `rules` that calls in it were led to."""
    rules = text_of(package, "rules")
    if wanted := declared(module) & defined(rules):
        module = llvm.link([module, definitions.keep_bodies(llvm.parse_text(rules, f"the rules of {package}"), wanted)])
        definitions.internalise(module, wanted)
    return module


def join_bodies(module: ModuleRef, bodies: str, entries: frozenset[str], what: str) -> ModuleRef:
    """The module with the body for each of the native functions `entries` that a request reaches; `what` is for messages."""
    lacking = {value.name for value in module.functions if value.is_declaration and value.name in entries}
    if not lacking:
        return module
    text = irtext.ModuleText(llvm.text(module))
    wanted = lacking & text.reachable(irtext.request_roots(text))
    if not wanted:
        return module
    whole = llvm.link([module, definitions.keep_bodies(llvm.parse_text(bodies, what), wanted)])
    definitions.internalise(whole, wanted)
    return whole


def complete(module: ModuleRef, package: str, runtime: str = "runtime") -> ModuleRef:
    """The module with the native code that its derivatives need."""
    lacking = declared(module)
    if not lacking:
        return module
    text = text_of(package, runtime)
    if lacking & defined(text):
        module = llvm.link([module, llvm.parse_text(text, f"the {runtime} of {package}")])
        definitions.internalise(module, set(defined(text)))
    return module


def declared(module: ModuleRef) -> set[str]:
    """The functions of ours that a module lacks."""
    return {value.name for value in module.functions if value.is_declaration and value.name.startswith(OWN)}
