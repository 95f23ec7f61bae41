"""Who takes a stop: what a derivative finds, while it runs, that it must not go on with (docs/stops.md)."""

from __future__ import annotations

from enum import Enum

STOP = "enzyme_hub_stop"
"""The function through which all stops go. A program may define its own."""


HOOKS = frozenset((STOP, "enzyme_hub_checkpointed"))
"""The functions of a program that only derivatives call, which are made later."""


class Taken(Enum):
    """What becomes of a stop in a link."""

    ENDS = "the program ends"  # also where a function that the link does not know of takes it
    HANDED = "the program's own function is called"
    NOTED = "the derivative returns, and its caller asks"
