"""What a symbol says: `cblas_ddot`, `ddot_`, `ddot_64_` and `ddot` are the routine dot, for double, in four flavours."""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.languages.blas.routines import LAPACK, OTHERS, ROUTINES, Routine
from enzyme_hub.records import record

_SYMBOL = re.compile(r"(?P<cblas>cblas_)?(?P<letter>[sdcz])(?P<stem>[a-z]\w*?)(?P<end>(?:_?64)?_?)")
NUMBERS = {"s": "float", "d": "double"}


@record
class Flavour:
    """How a library is called: its names are `before`, a letter for the type, the routine, `behind`.

    By reference, as Fortran does, all arguments are pointers, and behind them may be the lengths of the flags.
    """

    before: str
    behind: str

    @property
    def by_reference(self) -> bool:
        return not self.before

    @property
    def integer(self) -> str:
        """The integers behind pointers."""
        return "i64" if "64" in self.behind else "i32"


@record
class Symbol:
    flavour: Flavour
    letter: str
    stem: str

    @property
    def number(self) -> str:
        return NUMBERS[self.letter]

    @property
    def routine(self) -> Routine | None:
        """The routine, if we ship its derivatives for that type. cblas has none of LAPACK."""
        found = ROUTINES.get(self.stem) if self.letter in NUMBERS else None
        return found if self.flavour.by_reference or found not in LAPACK else None

    def sibling(self, stem: str) -> str:
        """The name of another routine of the same library, for the same type."""
        return f"{self.flavour.before}{self.letter}{stem}{self.flavour.behind}"


@lru_cache(maxsize=4096)
def symbol(name: str) -> Symbol | None:
    """What a name says; None if it is no routine of BLAS or LAPACK."""
    found = _SYMBOL.fullmatch(name)
    if found is None or (found["stem"] not in ROUTINES and found["stem"] not in OTHERS):
        return None
    return Symbol(Flavour(found["cblas"] or "", found["end"]), found["letter"], found["stem"])
