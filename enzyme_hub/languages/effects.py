"""What a known function does to the memory that a program can see.

Streams, the heap's own books, errno and the like are not visible memory.
"""

from __future__ import annotations

from typing import TypeAlias

from enzyme_hub.records import record

EVERY = (-1,)  # all pointer arguments
Positions: TypeAlias = "tuple[int, ...]"


@record
class Row:
    """Which arguments' memory is read, written, released, of which a copy is kept, which the result may point into; and
    whether other memory is touched."""

    reads: Positions = ()
    writes: Positions = ()
    frees: Positions = ()
    captures: Positions = ()
    returns: Positions = ()
    reads_other: bool = False
    writes_other: bool = False


NOTHING = Row()
READS = Row(reads=EVERY)
ANYTHING = Row(EVERY, EVERY, EVERY, EVERY, EVERY, True, True)
