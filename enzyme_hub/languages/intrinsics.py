"""LLVM's intrinsics that are no arithmetic: a row for each family, whose name ends where an overload begins (`llvm.prefetch.p0`).

What arithmetic there is has rules (`rules`); the rest of what an intrinsic does to memory LLVM says in its attributes.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

from enzyme_hub.base.records import record
from enzyme_hub.languages.effects import NOTHING, Row


class Kind(Enum):
    COPY = auto()
    MOVE = auto()  # a copy whose two pieces of memory may overlap
    FILL = auto()
    MARK = auto()  # says something about memory, and does nothing
    SAME_POINTER = auto()  # returns its pointer
    INACTIVE = auto()  # has no value in the derivative
    OTHER = auto()


@record
class Family:
    """`row`: what it does to memory, where that is less than its attributes say."""

    kind: Kind
    row: Row | None = None


_POINTER = Row(returns=(0,))
FAMILIES: dict[str, Family] = {
    "memcpy": Family(Kind.COPY),
    "memmove": Family(Kind.MOVE),
    "memset": Family(Kind.FILL),
    **dict.fromkeys(("lifetime", "dbg", "experimental.noalias"), Family(Kind.MARK)),
    **dict.fromkeys(("assume", "invariant", "experimental.noalias.scope.decl"), Family(Kind.MARK, NOTHING)),
    **dict.fromkeys(
        ("launder.invariant", "strip.invariant", "threadlocal.address"), Family(Kind.SAME_POINTER, _POINTER)
    ),
    **dict.fromkeys(("ptrmask", "ptr.annotation"), Family(Kind.OTHER, _POINTER)),
    **dict.fromkeys(
        ("stacksave", "stackrestore", "prefetch", "donothing", "sideeffect", "pseudoprobe"),
        Family(Kind.INACTIVE, NOTHING),
    ),
    **dict.fromkeys(
        """
        trap debugtrap ubsantrap var.annotation annotation instrprof eh frameaddress returnaddress addressofreturnaddress
        readcyclecounter readsteadycounter va_start va_end va_copy stackprotector pcmarker is.constant objectsize type.test
        public.type.test allow codeview.annotation fake.use get.rounding set.rounding get.fpenv set.fpenv reset.fpenv
        localescape vscale
        """.split(),
        Family(Kind.INACTIVE),
    ),
}
_INACTIVE = (Kind.INACTIVE, Kind.MARK)


@lru_cache(maxsize=4096)
def family(name: str) -> Family | None:
    """The row of an intrinsic: that of the longest name which this one begins with."""
    stem = name.removeprefix("llvm.")
    while stem:
        if stem in FAMILIES:
            return FAMILIES[stem]
        stem = stem.rpartition(".")[0]
    return None


def is_inactive(name: str) -> bool:
    """True for an intrinsic without a value in the derivative."""
    found = family(name)
    return found is not None and found.kind in _INACTIVE
