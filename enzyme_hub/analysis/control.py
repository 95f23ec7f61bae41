"""Which branch decides how control came to a merge block."""

from __future__ import annotations

from enzyme_hub.analysis.dominators import DominatorTree
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.values import Block


def branch_selector(block: Block, domtree: DominatorTree) -> tuple[Instruction, dict[int, Block]] | None:
    """(terminator, successor position -> predecessor of `block`) if one dominating branch decides, else None."""
    return None
