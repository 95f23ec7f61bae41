"""What a native function does to the memory that a program can see, in six words: it reads, writes, moves, calls, frees, returns.

Positions are those of the arguments. Streams, the heap's own books, errno and the like are not visible memory.
"""

from __future__ import annotations

from typing import TypeAlias

from enzyme_hub.base.records import record

EVERY = (-1,)  # all pointer arguments
Positions: TypeAlias = "tuple[int, ...]"
RESULT = -1
EACH = -2
"""In `moves`: every pointer argument."""
PRINTED = -3
"""In `moves`: the arguments that the format prints as text (`%s`)."""
ELSEWHERE = -4
"""In `moves`: memory that the program may be handed later (the environment)."""
HANDLERS = -5
"""In `calls`: the functions that the program gave to `signal` and its kin."""
Moves: TypeAlias = "tuple[tuple[int, int], ...]"


@record
class Row:
    """Which arguments' memory is read, written, released, of which a copy of the pointer is kept, which the result may point
    into; and whether other memory is touched.

    `moves`: bytes go from the memory of one argument (first) to that of another (second) as they are, so numbers among them
    would go along. `calls`: functions of the program that run before the call is done. `is_text`: what is moved ends at a zero byte.
    `spoils`: what is written there is nothing that a program may read, so the numbers that were there are not asked about.
    `loses_nothing`: it is given memory that nobody has used yet, or writes words in between numbers.
    """

    reads: Positions = ()
    writes: Positions = ()
    frees: Positions = ()
    captures: Positions = ()
    returns: Positions = ()
    reads_other: bool = False
    writes_other: bool = False
    moves: Moves = ()
    calls: Positions = ()
    frees_other: bool = False
    is_text: bool = False
    spoils: bool = False
    loses_nothing: bool = False


NOTHING = Row()
READS = Row(reads=EVERY)
ANYTHING = Row(EVERY, EVERY, EVERY, EVERY, EVERY, True, True, frees_other=True)
