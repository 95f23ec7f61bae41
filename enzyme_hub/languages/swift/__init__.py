"""Swift.

Objects are counted. A derivative gives each object that may hold differentiated data a shadow object of the same class, counts
owners of both alike, and lets the last release of either wait until it is done (`differentiate/counted`).
"""

from enzyme_hub.languages.swift import allocators, inactive, memory, witnesses
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_fixed=lambda name: name in allocators.NAMES or name in allocators.ALIKE or inactive.is_inactive(name),
    native=memory.native,
    is_compilers=inactive.is_inactive,
    row=memory.row,
    alike=allocators.ALIKE.get,
    stands_for_empty=allocators.is_always_empty,
    works_on_text=inactive.is_text,
    is_value_witness=witnesses.is_value_witness,
)
