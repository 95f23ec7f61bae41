"""Julia: what its compiler writes becomes plain IR (`importing`), by what is known of its runtime library (`known`, `runtime.c`)."""

from enzyme_hub.languages.julia import allocators, inert, memory
from enzyme_hub.languages.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    allocator=allocators.NAMES.get,
    native=memory.ROWS.get,
    is_own_shadow=inert.is_inert,
)
