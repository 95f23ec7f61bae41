"""Loops in which an iteration rarely goes a way that cannot be run again: it allocates what later ones use.

    for (...) { step(u, v); if (length(u) != length(v)) u = realloc(u, ...); copy(u, v); }

The iterations that go the usual way are a loop of their own in the loop:

    header ---> usual header ... latch ---> (back to the usual header, or out of both loops)
       ^            |
       |            v
       +------ the rest of an iteration that allocates

The inner loop has checkpoints, the outer one keeps a tape of the iterations that allocate. LLVM separates such loops, too.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.loops import Loop


def usual_way(loop: Loop) -> Loop | None:
    """The loop in `loop` that its iterations run through the usual way, if there is one: it is there that `loop` is left."""
    for inner in loop.children:
        if inner.preheader is loop.header and any(not loop.contains(target) for _, target in inner.exits):
            return inner
    return None
