"""The entry points and the markers that users write (docs/modes.md), as tables."""

from __future__ import annotations

import enum

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.base.records import record


class Direction(enum.Enum):
    """Which way derivatives travel."""

    REVERSE = "reverse"  # numbers by value are OUT: their derivative is returned
    FORWARD = "forward"  # numbers by value are DUAL: their tangent follows them
    NONE = "batch"  # the function itself is called, in each lane
    INACTIVE = "inactive"  # the function itself is called, and nothing flows through it

    def __str__(self) -> str:
        return self.value


@record
class Entry:
    """An entry point. A request is a call of a function without a body whose name contains `name`."""

    name: str
    direction: Direction
    takes_seed: bool = False  # the adjoint of the result may follow the arguments
    takes_tape: bool = False  # the tape comes last
    markers_only: bool = False  # the arguments are named by their markers alone
    is_split: bool = False  # one of several calls that share a tape


class Operand(enum.Enum):
    """What stands behind a marker."""

    NUMBER = "a constant greater than zero"
    VALUE = "any value"


class Returned(enum.Enum):
    """What the user says of the function's result."""

    NOTHING = "enzyme_noret"  # not returned, not differentiated
    CONST = "enzyme_const_return"  # not differentiated
    ACTIVE = "enzyme_active_return"  # a number: it has an adjoint, or a tangent
    DUP = "enzyme_dup_return"  # it has a shadow, or a tangent


@record
class Marker:
    """What a marker says: the `kind` of the argument behind it, another fact about that argument, or one about the request.

    The facts are fields of `RequestArgument` and `Request`; `value` says what they become, or what is taken for it.
    """

    name: str
    kind: Kind | None = None
    of_argument: str | None = None
    of_request: str | None = None
    value: bool | Returned | Operand = True
    only: Direction | None = None
    entries: tuple[str, ...] = ()  # the only entry points that it belongs to, if it does not belong to all


PREFIX = "__enzyme_"
# In the name of an entry point: a Swift closure is passed, which is a function and its context (null where it has none).
WITH_CONTEXT = "_with_context"

ENTRIES: dict[str, Entry] = {
    entry.name: entry
    for entry in (
        Entry("__enzyme_autodiff", Direction.REVERSE, takes_seed=True),
        Entry("__enzyme_fwddiff", Direction.FORWARD),
        Entry("__enzyme_augmentfwd", Direction.REVERSE, is_split=True),
        Entry("__enzyme_augmentsize", Direction.REVERSE, markers_only=True, is_split=True),
        Entry("__enzyme_reverse", Direction.REVERSE, takes_seed=True, takes_tape=True, is_split=True),
        Entry("__enzyme_fwdsplit", Direction.FORWARD, takes_tape=True, is_split=True),
        Entry("__enzyme_batch", Direction.NONE),
        Entry("__enzyme_call_inactive", Direction.INACTIVE),
    )
}

# Names that start like an entry point and are none.
NO_ENTRY = (
    "__enzyme_register_",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_inactive",
    "__enzyme_nofree",
    "__enzyme_checkpoint",
)
HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")

_SPLIT = ("__enzyme_augmentfwd", "__enzyme_reverse", "__enzyme_fwdsplit")
_DERIVATIVES = tuple(entry.name for entry in ENTRIES.values() if entry.direction is not Direction.NONE)
MARKERS: dict[str, Marker] = {
    marker.name: marker
    for marker in (
        Marker("enzyme_const", kind=Kind.CONST),
        Marker("enzyme_dup", kind=Kind.DUP),
        Marker("enzyme_dupnoneed", kind=Kind.DUP),
        Marker("enzyme_dupv", kind=Kind.DUP, of_argument="stride", value=Operand.VALUE),
        Marker("enzyme_dupnoneedv", kind=Kind.DUP, of_argument="stride", value=Operand.VALUE),
        Marker("enzyme_vector", kind=Kind.DUP, entries=("__enzyme_batch",)),
        Marker("enzyme_out", kind=Kind.OUT, only=Direction.REVERSE),
        Marker("enzyme_primal_return", of_request="primal_return", entries=_DERIVATIVES),
        *(Marker(said.value, of_request="returned", value=said, entries=_DERIVATIVES) for said in Returned),
        Marker("enzyme_interleave", of_request="shadows_follow_all", entries=_DERIVATIVES),
        Marker("enzyme_byref", of_argument="size_by_reference", value=Operand.NUMBER, entries=_DERIVATIVES),
        Marker("enzyme_width", of_request="width", value=Operand.NUMBER),
        Marker("enzyme_tape", of_request="tape", value=Operand.VALUE, entries=_SPLIT),
        Marker("enzyme_allocated", of_request="allocated", value=Operand.VALUE, entries=_SPLIT),
        Marker("enzyme_nofree", of_request="keeps_tape", entries=("__enzyme_reverse",)),
        Marker("enzyme_not_overwritten", of_argument="is_overwritten", value=False, entries=_DERIVATIVES),
        Marker("enzyme_strong_zero", of_request="strong_zero", entries=_DERIVATIVES),
        Marker("enzyme_runtime_activity", of_request="runtime_activity", entries=_DERIVATIVES),
        Marker("enzyme_shared", of_request="shared", entries=_DERIVATIVES),
    )
}


def entry_of(name: str) -> Entry | None:
    """The entry point that a function's name contains, or None; the longest if there are several."""
    return max((e for e in ENTRIES.values() if e.name in name), key=lambda e: len(e.name), default=None)
