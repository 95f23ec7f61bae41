"""Fortran, as flang compiles it."""

from enzyme_hub.languages.fortran import allocators, memory, objects
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_fixed=memory.is_runtime,
    native=memory.native,
    alike=objects.ALIKE.get,
    row=memory.row,
    replaces_nothing=memory.LEAVE_NULL.__contains__,
    is_bounded=memory.is_runtime,
)
