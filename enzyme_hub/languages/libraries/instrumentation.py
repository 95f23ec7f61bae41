"""What the compilers' instrumentation calls: counters and checks. Those that move data (__asan_memcpy) are C's."""

from __future__ import annotations

import re

from enzyme_hub.languages.effects import EVERY, Row
from enzyme_hub.languages.vocabulary import Vocabulary

_NAMES = re.compile(
    r"__(?:ubsan|sanitizer|llvm_profile|gcov)_|__[amt]san_(?!mem(?:cpy|move|set)|atomic|volatile|unaligned)"
)
_ROW = Row(reads=EVERY, writes=EVERY)


def _row(name: str) -> Row | None:
    return _ROW if _NAMES.match(name) is not None else None


VOCABULARY = Vocabulary(native=_row)
