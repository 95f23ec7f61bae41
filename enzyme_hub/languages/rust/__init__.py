"""Rust."""

from enzyme_hub.languages.rust import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.by_name,
    is_fixed=allocators.is_fixed,
    is_inactive=inactive.is_inactive,
    row=memory.row,
    thrown=inactive.thrown,
    stands_for_empty=allocators.stands_for_empty,
)
