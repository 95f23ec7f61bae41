"""C++, with the libraries of GNU and LLVM."""

from enzyme_hub.languages.cpp import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.by_name,
    is_fixed=allocators.is_fixed,
    native=memory.native,
    replaces_nothing=memory.LEAVE_POINTERS_ALONE.__contains__,
    is_bounded=memory.is_bounded,
    thrown=inactive.thrown,
)
