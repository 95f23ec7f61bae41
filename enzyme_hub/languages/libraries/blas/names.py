"""What a symbol says: `cblas_ddot`, `ddot_`, `ddot_64_` and `ddot` are the routine dot, for double, in four flavours."""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.base.records import record
from enzyme_hub.languages.libraries.blas.routines import LAPACK, OTHERS, ROUTINES, Routine

_SYMBOL = re.compile(r"(?P<before>cblas_|LAPACKE_)?(?P<name>[a-z]\w*?)(?P<end>(?:_?64)?_?)")
LAPACKE = "LAPACKE_"
NUMBERS = {"s": "float", "d": "double", "c": "float", "z": "double"}


def _spelled(letter: str, stem: str) -> str:
    """The name of a routine for a type of number: complex ones with real results, or by real numbers, have two letters."""
    part = {"c": "s", "z": "d"}.get(letter, "")
    if part and stem in ("nrm2", "asum"):
        return part + letter + stem
    if part and stem in ("dscal", "drot"):
        return letter + part + stem[1:]
    return letter + stem


_STEMS = OTHERS.union(*ROUTINES.values())
_NAMES = {_spelled(letter, stem): (letter, stem) for letter in NUMBERS for stem in _STEMS}


@record
class Flavour:
    """How a library is called: its names are `before`, a letter for the type, the routine, `behind`.

    By reference, as Fortran does, all arguments are pointers, and behind them may be the lengths of the flags. LAPACKE is
    no library to rules: its functions get bodies (`lapacke`).
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
        """The type of a number, or of the parts of a complex one."""
        return NUMBERS[self.letter]

    @property
    def is_complex(self) -> bool:
        return self.letter in "cz"

    @property
    def scalar(self) -> str:
        """The type of a number."""
        return f"{{ {self.number}, {self.number} }}" if self.is_complex else self.number

    @property
    def routine(self) -> Routine | None:
        """The routine, if we ship its derivatives for that type. cblas has none of LAPACK."""
        found = ROUTINES[self.letter].get(self.stem) if self.flavour.before != LAPACKE else None
        return found if self.flavour.by_reference or found not in LAPACK else None

    def sibling(self, stem: str) -> str:
        """The name of another routine of the same library, for the same type."""
        written = "_sub" if stem in ("dotu", "dotc") and not self.flavour.by_reference else ""
        return f"{self.flavour.before}{_spelled(self.letter, stem)}{written}{self.flavour.behind}"

    @property
    def prefix(self) -> str:
        """Of the names of functions that are there once for each type and library."""
        return f"ehub.{self.flavour.before}{self.letter}{self.flavour.behind}."


@lru_cache(maxsize=4096)
def symbol(name: str) -> Symbol | None:
    """What a name says; None if it is no routine of BLAS or LAPACK."""
    found = _SYMBOL.fullmatch(name)
    if found is None:
        return None
    known = _NAMES.get(found["name"].removesuffix("_sub") if found["before"] else found["name"])
    return Symbol(Flavour(found["before"] or "", found["end"]), *known) if known else None
