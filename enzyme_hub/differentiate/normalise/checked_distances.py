"""The distance between two pointers, subtracted with a check as unoptimised Rust does it, is a subtraction and a comparison.

A subtraction of addresses is known as a distance everywhere, which nothing is lost in. A call of
`llvm.ssub.with.overflow.i64` would get pointers out of sight as integers.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import null

CHECKED = {"llvm.ssub.with.overflow.": "slt", "llvm.usub.with.overflow.": "ult"}


def restore(function: Function) -> bool:
    """Rewrite such calls. False if there are none."""
    changed = False
    for block in function.blocks:
        for i in list(block.instructions):
            less = _comparison(i) if isinstance(i, inst.Call) else None
            if less is not None:
                _rewrite(i, less)
                changed = True
    return changed


def _comparison(call: inst.Call) -> str | None:
    """What tells whether a checked distance is negative."""
    less = next((word for name, word in CHECKED.items() if (call.intrinsic or "").startswith(name)), None)
    is_distance = all(map(inst.is_address, call.arguments))
    return less if is_distance and all(isinstance(user, inst.ExtractValue) for user in call.users) else None


def _rewrite(call: inst.Instruction, less: str) -> None:
    to, start = call.operands[:2]
    distance = inst.BinaryOp("sub", to, start)
    over: inst.Instruction = inst.Compare("icmp", less, to, start)
    made = [distance, over]
    if less == "slt":
        negative = inst.Compare("icmp", "slt", distance, null(distance.type))
        over = inst.BinaryOp("xor", over, negative)
        made += [negative, over]
    for one in made:
        one.insert_before(call)
    for user in list(call.users):
        assert isinstance(user, inst.ExtractValue)
        user.replace_all_uses_with(distance if user.indices[0] == 0 else over)
        user.erase()
    call.erase()
