"""What `./dev test` leaves to longer campaigns: of several ways to try the same thing it takes one or two in turn.

Which is a matter of the name alone, so that it is the same in every run, whatever else there is. `./dev levels` tries all.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")
ALL = os.environ.get("TEST_LEVELS") == "all"


def is_turn(name: str, of: int) -> bool:
    """True for one in `of` names."""
    return crc32(name.encode()) % of == 0


def in_turn(name: str, ways: Sequence[T]) -> T:
    """The one of these ways that is the turn of what has this name."""
    return ways[crc32(name.encode()) % len(ways)]
