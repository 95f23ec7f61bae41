"""Brings `c ? s + y : s` into the form `s + (c ? y : 0)`, in which the adjoint of `s` depends on no condition.

The compiler makes the first form of `if (c) s += y`. In reverse it splits the adjoint of `s` in two and adds these up again; in
a loop, each iteration waits for the one before. In the second form the adjoint of a sum over the loop is one number.

The zero is the one that changes no number, not even a zero: -0 where it is added, 0 where it is subtracted. Flags that say
more of `s + y` than of the choice do not hold for the new sum. `fmuladd` may round its product, and does so here.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, const_float

_ZERO = {"fadd": -0.0, "fsub": 0.0}


def restore(function: Function) -> None:
    """Rewrite the choices of `function` that are of that form."""
    for i in list(function.instructions):
        if isinstance(i, inst.Select) and i.type.scalar.is_float:
            _, if_true, if_false = i.operands
            _ = _rewrite(i, if_true, if_false, True) or _rewrite(i, if_false, if_true, False)


def _rewrite(choice: inst.Select, changed: Value, kept: Value, if_true: bool) -> bool:
    """Rewrite a choice of `changed`, which is `kept` and something, or `kept`. False if it is of another form."""
    if not isinstance(changed, inst.Instruction) or len(changed.uses) != 1:
        return False
    parts = _parts(changed, kept)
    if parts is None:
        return False
    opcode, product = parts
    term: Value
    if len(product) == 2:
        term = inst.BinaryOp("fmul", *product, changed.flags)
        term.insert_before(choice)
    else:
        (term,) = product
    zero = const_float(choice.type, _ZERO[opcode])
    chosen = inst.Select(choice.operand(0), *((term, zero) if if_true else (zero, term)))
    chosen.insert_before(choice)
    flags = tuple(flag for flag in changed.flags if flag in choice.flags)
    total = inst.BinaryOp(opcode, kept, chosen, flags)
    total.insert_before(choice)
    total.attachments.update(changed.attachments)
    choice.replace_all_uses_with(total)
    choice.erase()
    changed.erase()
    return True


def _parts(changed: inst.Instruction, kept: Value) -> tuple[str, tuple[Value, ...]] | None:
    """The operation and the term of which `changed` is the sum with `kept`; the term's factors if it is a product."""
    if isinstance(changed, inst.Call):
        function = changed.called_function
        if function is None or not (function.name or "").startswith("llvm.fmuladd."):
            return None
        *factors, added = changed.arguments
        return ("fadd", tuple(factors)) if added is kept and kept not in factors else None
    left, right = changed.operands[:2] if changed.opcode in _ZERO else (None, None)
    if left is kept and right is not kept and right is not None:
        return changed.opcode, (right,)
    if changed.opcode == "fadd" and right is kept and left is not None:
        return "fadd", (left,)
    return None
