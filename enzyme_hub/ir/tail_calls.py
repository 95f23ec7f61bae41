"""Calls that must be tail calls (`musttail`: coroutines that go on in another one) are followed by a return, which LLVM's pass that gives
a function one return takes from them. They get it back here, or LLVM refuses the module. A function that is differentiated does without
such calls, and has one return.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_hub.ir.instructions import Branch, Call
    from enzyme_hub.ir.module import Function
    from enzyme_hub.ir.values import Block

_WORD = "musttail call"


def with_returns(text: str) -> str:
    """The module's text with a return behind each of them."""
    if _WORD not in text:
        return text
    from enzyme_hub.ir.reader import read_module
    from enzyme_hub.ir.writer import write_module

    module = read_module(text)
    for function in module.functions.values():
        if _WORD in (function.body_text or ""):
            _return_after(function)
    return write_module(module)


def forbid_tail_calls(function: Function) -> bool:
    """Nothing must be a tail call any more. True if anything had to: then the function may be given one return."""
    from enzyme_hub.ir.instructions import Call

    found = [i for i in function.instructions if isinstance(i, Call) and i.tail == "musttail"]
    for call in found:
        call.tail = "tail"
    return bool(found)


def _return_after(function: Function) -> None:
    from enzyme_hub.ir.instructions import Branch, Call

    for block in function.blocks:
        *_, call, end = (None, None, *block.instructions)
        if isinstance(call, Call) and call.tail == "musttail" and isinstance(end, Branch):
            _leave(block, call, end)


def _leave(block: Block, call: Call, end: Branch) -> None:
    from enzyme_hub.ir.instructions import Phi, Return

    (target,) = block.successors
    for phi in target.phis:
        assert isinstance(phi, Phi)
        phi.keep_incoming(lambda source: source is not block)
    end.erase()
    block.insert(len(block.instructions), Return(None if call.type.is_void else call))
