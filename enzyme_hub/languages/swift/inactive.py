"""Functions of Swift's runtime and standard library through which no derivative flows: books, traps, printing."""

from __future__ import annotations

import re

_NAMES = frozenset(
    """
    swift_retain swift_release swift_retain_n swift_release_n swift_getTypeByMangledNameInContext
    swift_bridgeObjectRetain swift_bridgeObjectRelease swift_unexpectedError swift_errorRetain swift_errorRelease
    swift_initStackObject swift_getWitnessTable swift_setDeallocating swift_once swift_deletedMethodError
    swift_beginAccess swift_endAccess
    """.split()
)
_STANDARD_LIBRARY = re.compile(
    r"\$ss(?:5print|10debugPrint|17_assertionFailure|18_fatalErrorMessage|27_diagnoseUnexpected)"
)


def is_inactive(name: str) -> bool:
    """True for these."""
    return name in _NAMES or _STANDARD_LIBRARY.match(name) is not None
