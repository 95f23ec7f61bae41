"""What a module defines, and who may refer to it."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from enzyme_hub import llvm

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_KEPT_LISTS = ("llvm.used", "llvm.compiler.used")


def keep_bodies(module: ModuleRef, wanted: set[str]) -> ModuleRef:
    """Reduce `module` to the bodies of `wanted` and what they need, as copies of definitions that exist elsewhere.

    The definitions proper are native code in an archive, and the linker may take them as well. `linkonce_odr` lets both
    stand: where they meet, the linker keeps one. (`available_externally` would say it better, but the optimiser drops
    such bodies before differentiation sees them.)
    """
    for value in _definitions(module):
        if value.name not in wanted and _visible(value):
            value.linkage = "available_externally"
    for value in module.global_variables:
        if value.name in _KEPT_LISTS:  # what they list stays with the definitions proper
            value.name, value.linkage = "", "internal"
    llvm.remove_unused(module)
    for value in _definitions(module):
        if _visible(value):
            value.linkage = "linkonce_odr"
    return module


def keep_copies(module: ModuleRef) -> None:
    """Let functions that are copies of definitions elsewhere (C99's `inline`) live until differentiation sees them."""
    for value in module.functions:
        if value.linkage.name == "available_externally":
            value.linkage = "linkonce_odr"


def name_all(module: ModuleRef) -> None:
    """Let each function and variable that the module defines have a name."""
    for value in _definitions(module):
        if not value.name:
            value.name = "unnamed"  # LLVM appends a number


def keep_only(module: ModuleRef, wanted: set[str]) -> ModuleRef:
    """Reduce `module` to the definitions of `wanted`; what else they need is defined elsewhere."""
    for value in _definitions(module):
        if value.name not in wanted:
            value.linkage, value.visibility = "available_externally", "default"
    for value in module.global_variables:
        if value.name.startswith("llvm."):
            value.name, value.linkage = "", "internal"
    llvm.remove_unused(module)
    return module


# What keeps a definition although nothing in its module refers to it, and says no more of it than it was.
_HELD = {"internal": "external", "private": "external", "linkonce": "weak", "linkonce_odr": "weak_odr"}


def hold(module: ModuleRef, names: set[str]) -> dict[str, tuple[str, str]]:
    """Let other modules refer to these definitions for a while; what `let_go` needs to take that back."""
    held = {}
    for value in _named(module, names):
        linkage, visibility = value.linkage.name, value.visibility.name
        if linkage in _HELD:
            held[value.name] = (linkage, visibility)
            value.linkage = _HELD[linkage]
            if linkage in ("internal", "private"):
                value.visibility = "hidden"
    return held


def let_go(module: ModuleRef, held: dict[str, tuple[str, str]]) -> None:
    for value in _named(module, held):
        linkage, value.visibility = held[value.name]
        value.linkage = linkage


def internalise(module: ModuleRef, names: Collection[str]) -> None:
    """Make these functions and variables the module's own, so that the optimiser knows all their uses."""
    for value in _named(module, names):
        value.linkage = "internal"


def weaken(module: ModuleRef, names: Collection[str]) -> None:
    """Let other modules' definitions of these functions and variables prevail."""
    for value in _named(module, names):
        if value.linkage.name == "external":
            value.linkage = "weak_any"


def remove(module: ModuleRef, names: set[str], kept: set[str]) -> None:
    """Remove the definitions of these functions and variables, which nothing but each other refers to.

    What is `kept` stays, also if the module may drop it. Other definitions of its own that are not used go as well.
    """
    internalise(module, names)
    held = [(value, value.linkage.name) for value in _named(module, kept)]
    for value, _ in held:
        value.linkage = "external"
    llvm.remove_unused(module)
    for value, linkage in held:
        value.linkage = linkage


def drop_unused(module: ModuleRef, names: Collection[str]) -> None:
    """Remove those of these definitions that nothing refers to, and what only they need."""
    held = {value.name: (value.linkage.name, value.visibility.name) for value in _named(module, names)}
    internalise(module, held.keys())
    llvm.remove_unused(module)
    for value in _named(module, held):
        value.linkage, value.visibility = held[value.name]


def hide(module: ModuleRef) -> None:
    """Keep what the module defines inside of the program or library that it is linked into."""
    for value in _definitions(module):
        if _visible(value):
            value.visibility = "hidden"


def _definitions(module: ModuleRef) -> list[Any]:
    return [value for group in (module.functions, module.global_variables) for value in group if _defined(value)]


def _named(module: ModuleRef, names: Collection[str]) -> list[Any]:
    """Those of these names that the module defines.

    To ask for each function is quicker than to look at all that there are. Of variables llvmlite finds none that is private.
    """
    found = []
    for name in sorted(names):
        with suppress(NameError):
            found.append(module.get_function(name))
    found += [value for value in module.global_variables if value.name in names]
    return [value for value in found if _defined(value)]


def _defined(value: Any) -> bool:
    return not value.is_declaration and not value.name.startswith("llvm.")


def _visible(value: Any) -> bool:
    return value.linkage.name not in ("internal", "private", "appending")
