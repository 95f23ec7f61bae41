"""Julia: what its compiler writes becomes plain IR (`importing`), by what is known of its runtime library (`known`, `runtime.c`)."""

from enzyme_hub.languages.julia import allocators, inactive, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    is_inactive=inactive.NAMES.__contains__,
    row=memory.ROWS.get,
)
