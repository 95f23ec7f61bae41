"""The entry points and the markers that users write (INTERFACE.md, sections 1 and 2), as tables."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from enzyme_hub.analysis.activity.analysis import Kind


class Direction(enum.Enum):
    """Which way derivatives travel."""

    REVERSE = "reverse"  # numbers by value are OUT: their derivative is returned
    FORWARD = "forward"  # numbers by value are DUAL: their tangent follows them


@dataclass(frozen=True)
class Entry:
    """An entry point. A request is a call of a function without a body whose name contains `name`."""

    name: str
    direction: Direction
    takes_seed: bool = False  # the adjoint of the result may follow the arguments


@dataclass(frozen=True)
class Marker:
    """What a marker says: the `kind` of the argument behind it, or a `flag` of the whole request, which may have a number."""

    name: str
    kind: Kind | None = None
    flag: str | None = None
    has_operand: bool = False
    only: Direction | None = None


PREFIX = "__enzyme_"

ENTRIES: dict[str, Entry] = {
    entry.name: entry
    for entry in (
        Entry("__enzyme_autodiff", Direction.REVERSE, takes_seed=True),
        Entry("__enzyme_fwddiff", Direction.FORWARD),
    )
}

# Names that start like an entry point and are none.
NO_ENTRY = (
    "__enzyme_register_",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_inactive",
    "__enzyme_nofree",
)
HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")

MARKERS: dict[str, Marker] = {
    marker.name: marker
    for marker in (
        Marker("enzyme_const", kind=Kind.CONST),
        Marker("enzyme_dup", kind=Kind.DUP),
        Marker("enzyme_dupnoneed", kind=Kind.DUP),
        Marker("enzyme_out", kind=Kind.OUT, only=Direction.REVERSE),
        Marker("enzyme_primal_return", flag="primal_return"),
        Marker("enzyme_width", flag="width", has_operand=True, only=Direction.FORWARD),
    )
}
LATER = frozenset(
    (
        "enzyme_dupv", "enzyme_dupnoneedv", "enzyme_interleave", "enzyme_byref", "enzyme_not_overwritten",
        "enzyme_tape", "enzyme_allocated", "enzyme_nofree", "enzyme_noret", "enzyme_const_return", "enzyme_dup_return",
        "enzyme_active_return", "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_vector",
    )
)  # fmt: skip


def entry_of(name: str) -> Entry | None:
    """The entry point that a function's name contains, or None; the longest if there are several."""
    return max((e for e in ENTRIES.values() if e.name in name), key=lambda e: len(e.name), default=None)
