"""Forward mode: the primal with the tangent of each active number, and the shadow of each pointer, computed beside it.

`derivation` declares and writes a derivative; `tangents` copies the primal and says for each instruction what its tangent
is; `calls` does so for calls, by their meaning; `replay` writes the tangents of a function that has already run. Tangents
are what shadows are: one value in each lane, of the type of the primal's, so a struct's holds the tangents of its numbers
and the shadows of its pointers.
"""

from enzyme_hub.differentiate.forward.derivation import declare, write
from enzyme_hub.differentiate.forward.replay import declare_replay, write_replay

__all__ = ["declare", "declare_replay", "write", "write_replay"]
