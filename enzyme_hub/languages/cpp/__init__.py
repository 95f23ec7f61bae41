"""C++, with the libraries of GNU and LLVM."""

from enzyme_hub.languages.cpp import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.by_name,
    is_fixed=allocators.is_fixed,
    is_inactive=inactive.is_inactive,
    row=memory.row,
    replaces_nothing=memory.LEAVE_POINTERS_ALONE.__contains__,
    replaces_own=lambda name: inactive.is_inactive(name) or memory.is_bounded(name),
    is_of_strings=inactive.is_member_of_string,
    is_bounded=memory.is_bounded,
    bytes_taken=inactive.bytes_taken,
    thrown=inactive.thrown,
)
