"""The functions of our `rayon-core` (`lang/rust/rayon-core`) to which work is handed, and what marks that work in a module."""

from __future__ import annotations

from enzyme_hub.languages.effects import NOTHING, Row
from enzyme_hub.languages.runtime import JOIN
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.languages.vocabulary import Vocabulary

ENTRIES: dict[str, tuple[int, ...]] = {JOIN: (0, 2), "__ehub_pool_run": (1,), "__ehub_scope_spawn": (1,)}
"""Functions that call others; the positions of these, behind each of which is what it is given."""

ASKS = ("__ehub_pool_migrated", "__ehub_pool_threads", "__ehub_pool_index", "__ehub_pool_yield",
        "__ehub_scope_begin", "__ehub_scope_end")  # fmt: skip
"""Functions that carry no derivative. What they return depends on who has time, so a derivative keeps it."""

REFUSED = ("__ehub_pool_spawn", "__ehub_pool_spawn_on_all", "__ehub_pool_broadcast", "__ehub_scope_spawn_on_all")
"""Functions that start what nobody waits for, or what depends on the number of threads."""

ERRAND = '"ehub-errand"'
"""The attribute of a function that stands for an entry: the name of that."""
KEPT = '"ehub-kept"'
"""That of a function which LLVM is not told all calls of, for it is to leave its parameters as they are."""

_POOL = frozenset((*ENTRIES, *ASKS, *REFUSED))
_ROWS: dict[str, Row] = dict.fromkeys(ASKS, NOTHING)
VOCABULARY = Vocabulary(row=_ROWS.get)


def is_of_pool(name: str) -> bool:
    """True for what is best left to the linker: what the pool does is no part of what is differentiated."""
    return name in _POOL


def is_of_crate(name: str) -> bool:
    """True for any function of the crate: what nobody names is the pool's business."""
    return rust_path(name)[:1] == ("rayon_core",)


def is_of_stock_pool(name: str) -> bool:
    """True for a function of the crate in whose place ours should be."""
    return rust_path(name)[:2] == ("rayon_core", "registry")
