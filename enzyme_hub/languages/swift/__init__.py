"""Swift."""

from enzyme_hub.languages.swift import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_inactive=inactive.is_inactive,
    row=memory.ROWS.get,
)
