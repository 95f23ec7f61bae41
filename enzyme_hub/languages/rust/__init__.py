"""Rust."""

from enzyme_hub.languages.rust import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.by_name,
    is_fixed=allocators.is_fixed,
    native=memory.native,
    returns_text=memory.returns_text,
    thrown=inactive.thrown,
    stands_for_empty=allocators.stands_for_empty,
)
