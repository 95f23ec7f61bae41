"""What functions of Swift's runtime do to visible memory. A count of owners is nobody's memory but the runtime's."""

from __future__ import annotations

from enzyme_hub.languages.effects import EVERY, NOTHING, READS, Row
from enzyme_hub.languages.swift.allocators import ALIKE
from enzyme_hub.languages.swift.inactive import (
    ACCESSOR,
    COUNTS,
    HASHING,
    LIBRARY,
    METADATA,
    OF_INTEGERS,
    QUESTIONS,
    STOPS,
    TEXT,
    is_inactive,
)

_ROWS: dict[str, Row] = {
    **dict.fromkeys(METADATA | QUESTIONS | OF_INTEGERS, NOTHING),
    **dict.fromkeys(STOPS, READS),
    **dict.fromkeys(COUNTS, Row(returns=(0,))),
    **{name: Row(returns=(pointer,)) for name, pointer in ALIKE.items()},
    "__ehub_swift_argument": NOTHING,
    "__ehub_swift_part": Row(returns=(0,)),
    "swift_beginAccess": Row(writes=(1,), captures=(1,)),
    "swift_endAccess": Row(reads=(0,), writes=(0,)),
    # What an initialiser writes are variables that nobody has seen before.
    "swift_once": Row(reads=EVERY, writes=(0,), reads_other=True, writes_other=True),
}


def native(name: str) -> Row | None:
    """What a function through which no derivative flows does."""
    return row(name) if is_inactive(name) else None


def row(name: str) -> Row | None:
    """What a function does to visible memory."""
    found = _ROWS.get(name)
    if found is None and LIBRARY.match(name) is not None:
        return Row(reads=EVERY, reads_other=True)
    if found is None and (TEXT.match(name) or HASHING.match(name)) is not None:
        return Row(reads=EVERY, writes=EVERY, reads_other=True)
    if found is None and ACCESSOR.match(name) is not None:
        return NOTHING
    return found
