"""What allocates for Julia in the module that the engine sees: native code of ours over the collector (`native.ll`), which zeroes.

Shadows are made by the same calls, so they are objects of the same type.
"""

from __future__ import annotations

from enzyme_hub.languages.heap import Allocation, Known

NAMES: dict[str, Known] = {
    "ehub_julia_object": Allocation((0,), None, zeroed=True),
    "ehub_julia_header": Allocation((0,), None, zeroed=True),
    "ehub_julia_buffer": Allocation((0,), None, zeroed=True),
    "ehub_julia_like": Allocation((), None, zeroed=True),
    "ehub_julia_shaped": Allocation((), None, zeroed=True),
    "ehub_julia_shared": Allocation((), None, zeroed=True),
}
