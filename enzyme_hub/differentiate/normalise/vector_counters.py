"""Counters that a vectoriser keeps in vectors become a scalar counter and constant distances.

`<i, i+1, i+2, i+3>`, which grows by `<4, 4, 4, 4>`, is a value that changes from iteration to iteration: the reverse sweep would have to
find it on a tape, and with it all that is computed from it. Of a scalar counter it is known what it is in each iteration. The
vector is made of it by adding the constants that the lanes begin with.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import Block, Constant, ConstantSplat, Value, const_int
from enzyme_hub.rules.emit import splat


def restore(function: Function) -> bool:
    """Rewrite the counters of `function` that are such vectors. False if there are none."""
    changed = False
    for block in function.blocks:
        for phi in [i for i in block.instructions if isinstance(i, inst.Phi)]:
            changed |= _rewrite(phi, block)
    return changed


def _rewrite(phi: inst.Phi, block: Block) -> bool:
    type_ = phi.type
    if not isinstance(type_, VectorType) or type_.scalable or not type_.element.is_int or len(phi.incoming) != 2:
        return False
    entry, latch = phi.incoming
    if _step(entry[0], phi) is not None:
        entry, latch = latch, entry
    step, start = _step(latch[0], phi), entry[0]
    if step is None or not isinstance(start, Constant):
        return False
    counter = inst.Phi(type_.element)
    block.insert(0, counter)
    count = sum(isinstance(i, inst.Phi) for i in block.instructions)
    rest = block.instructions[count:]
    del block.instructions[count:]
    b = Builder(block)
    lanes = b.binary("add", splat(b, counter, type_), start)
    counter.add_incoming(const_int(type_.element, 0), entry[1])
    counter.add_incoming(b.binary("add", counter, step), latch[1])
    block.instructions.extend(rest)
    phi.replace_all_uses_with(lanes)
    phi.erase()
    return True


def _step(following: Value, phi: inst.Phi) -> Value | None:
    """What is added to each lane of the counter in each iteration, if that is all that happens to it."""
    if not isinstance(following, inst.BinaryOp) or following.opcode != "add":
        return None
    left, right = following.operands
    step = right if left is phi else left if right is phi else None
    return step.element if isinstance(step, ConstantSplat) else None
