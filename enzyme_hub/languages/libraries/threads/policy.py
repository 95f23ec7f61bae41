"""std::async that may choose starts a thread. If none could be started it would do the work later, in the same type of future.

Which of the two it did would be known to nobody who looks for the types of what it keeps. So where a request reaches it, the exception that
says that there is no thread goes on to the caller, and so does that of `operator new`, which it looks at as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_as_call
from enzyme_hub.ir.erasing import drop_unreachable, erase_call
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantExpr
from enzyme_hub.languages import known

_CAUGHT, _LATER, _NONE = "_ZTISt12system_error", "_Deferred_state", "_ZSt20__throw_system_errori"


def choose(functions: Iterable[Function]) -> bool:
    """Let std::async in these functions start a thread, or throw. True if there was one: the module has to be optimised again."""
    found = False
    for function in functions:
        invokes = [b.terminator for b in function.blocks if isinstance(b.terminator, inst.Invoke)]
        asked = [i for i in invokes if _is_asked(i)]
        if asked and any(map(_may_be_later, function.instructions)):
            for invoke in asked:
                _goes_on(invoke)
            drop_unreachable(function.entry, list(function.blocks))
            found = True
    return found


def _may_be_later(i: inst.Instruction) -> bool:
    """True where a state for work that is done later gets its table of virtual functions."""
    if not isinstance(i, inst.Store):
        return False
    table = i.value.operands[0] if isinstance(i.value, ConstantExpr) else i.value
    return _LATER in (table.name or "")


def _is_asked(invoke: inst.Invoke) -> bool:
    name = invoke.callee.name or ""
    if name != _NONE and known.allocator(name) is None:
        return False
    pad = next(i for i in invoke.unwind.instructions if i.opcode != "phi")
    return isinstance(pad, inst.LandingPad) and any(clause.name == _CAUGHT for clause in pad.operands)


def _goes_on(invoke: inst.Invoke) -> None:
    """An exception leaves the function."""
    call = clone_as_call(invoke, lambda value: value)
    call.insert_before(invoke)
    invoke.replace_all_uses_with(call)
    erase_call(invoke)
    if call.callee.name == _NONE:
        block = call.block
        assert block is not None and block.terminator is not None
        for phi in block.successors[0].phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(lambda one: one is not block)
        block.terminator.erase()
        Builder(block).unreachable()
