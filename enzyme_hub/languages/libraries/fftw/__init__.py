"""Derivatives of FFTW's transforms, complex and real, in double and single precision.

A transform is linear, so its derivatives are transforms of the shadows (`rules.c`). They are given for the functions that
execute a plan on arrays that are named; where `fftw_execute` executes a plan that the same function makes, the arrays are those of the plan
(`normalise/library_calls`). What a plan does is noted while the program runs (`runtime.c`): all calls in the module that make
plans, or destroy them, go through there.
"""

from __future__ import annotations

from enzyme_hub.languages.effects import EVERY, Row
from enzyme_hub.languages.heap import Allocation, Deallocation, Known
from enzyme_hub.languages.libraries.fftw.names import is_inactive, plans
from enzyme_hub.languages.vocabulary import Vocabulary

_ALLOCATORS: dict[str, Known] = {
    "fftw_malloc": Allocation((0,), "fftw_free"),
    "fftw_free": Deallocation(0),
    "fftwf_malloc": Allocation((0,), "fftwf_free"),
    "fftwf_free": Deallocation(0),
}


def _row(name: str) -> Row | None:
    """A plan keeps its arrays; what making it leaves in them, nobody may read."""
    if not is_inactive(name):
        return None
    made = plans(name)
    return (
        Row(reads=EVERY, writes=made.arrays, captures=made.arrays, spoils=True)
        if made
        else Row(EVERY, EVERY, (), EVERY)
    )


VOCABULARY = Vocabulary(allocator=_ALLOCATORS.get, native=_row)
