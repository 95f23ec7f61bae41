"""What known functions of Swift's do to the memory a program can see. A count of owners is nobody's memory but the runtime's."""

from __future__ import annotations

from enzyme_hub.languages.memory import EVERY, NOTHING, READS, Row
from enzyme_hub.languages.swift.heap import ALIKE
from enzyme_hub.languages.swift.inactive import ACCESSOR, COUNTS, LIBRARY, METADATA, QUESTIONS, STOPS

ROWS: dict[str, Row] = {
    **dict.fromkeys(METADATA | QUESTIONS, NOTHING),
    **dict.fromkeys(STOPS, READS),
    **dict.fromkeys(COUNTS, Row(returns=(0,))),
    **{name: Row(returns=(pointer,)) for name, pointer in ALIKE.items()},
    "swift_beginAccess": Row(writes=(1,), captures=(1,)),
    "swift_endAccess": Row(reads=(0,), writes=(0,)),
    # What an initialiser writes are variables that nobody has seen before.
    "swift_once": Row(reads=EVERY, writes=(0,), reads_other=True, writes_other=True),
}


def of_name(name: str) -> Row | None:
    """What a function of Swift's does to memory."""
    row = ROWS.get(name)
    if row is None and LIBRARY.match(name) is not None:
        return Row(reads=EVERY, reads_other=True)
    if row is None and ACCESSOR.match(name) is not None:
        return NOTHING
    return row
