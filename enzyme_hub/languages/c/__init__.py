"""C, and what POSIX adds."""

from enzyme_hub.languages.c import allocators, memory, native
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_fixed=allocators.FIXED.__contains__,
    native=native.NATIVE.get,
    replaces_nothing=native.NATIVE.__contains__,
    row=memory.ROWS.get,
    is_bounded=memory.is_bounded,
    callback=memory.CALLS_BACK.get,
    format_argument=native.FORMATS.get,
    registers_handlers=native.REGISTERS_HANDLERS.__contains__,
)
