"""C++, with the libraries of GNU and LLVM."""

from enzyme_hub.languages.cpp import allocators, classes, inactive, memory, std_function, strings, text
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.by_name,
    is_fixed=allocators.is_fixed,
    native=memory.native,
    replaces_nothing=memory.LEAVE_POINTERS_ALONE.__contains__,
    replaces_own=lambda name: inactive.is_inactive(name) or memory.is_bounded(name),
    is_of_strings=strings.is_member,
    is_bounded=memory.is_bounded,
    thrown=inactive.thrown,
    holds_text=text.is_text,
    is_string_stream=text.is_string_stream,
    is_table=classes.is_table_of_class,
    may_enter=std_function.may_enter,
)
