"""rayon, above our own pool of threads (`lang/rust/rayon-core`): rustc has inlined that of `rayon-core` before anybody sees it.

`joins` makes plain calls of what is handed to the pool, and work for the pool of their derivatives; `names` has what marks them, and what
the pool's other functions mean.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.ir.roles import Role
from enzyme_hub.languages.libraries.rayon.names import ENTRIES, REFUSED

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module in which work that requests hand to the pool is called."""
    if not any(value.name in ENTRIES for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.rayon import joins

    text = llvm.text(module)
    if Role.PAIR.value in text:
        return module  # it was done in an earlier round
    changed = joins.open_joins(text)
    return module if changed is None else llvm.parse_text(changed, "the module with what a pool of threads does")


def reason(function: Function) -> tuple[str, str] | None:
    """Why work for the pool has no derivative, and what to do; None for other functions."""
    if function.name not in REFUSED:
        return None
    why = "rayon runs it at any time, or once on each thread of the pool, so there is no order to go back in"
    return why, "use join, parallel iterators, or tasks of a scope"
