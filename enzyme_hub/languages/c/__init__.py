"""C, and what POSIX adds."""

from enzyme_hub.languages.c import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_fixed=allocators.FIXED.__contains__,
    is_inactive=inactive.NAMES.__contains__,
    replaces_nothing=inactive.NAMES.__contains__,
    row=memory.ROWS.get,
    is_bounded=memory.is_bounded,
    callback=memory.CALLS_BACK.get,
)
