"""Asking for the function that one call names to be inlined there, when the module is optimised next."""

from __future__ import annotations

from enzyme_hub.ir.instructions import CallBase

_INLINED, _KEPT = "alwaysinline", "noinline"


def is_asked(call: CallBase) -> bool:
    return _INLINED in call.attributes


def ask(call: CallBase) -> None:
    """Also where the program says of the call, or rustc of one on a cold path, that it is not to be inlined."""
    words = call.function.module.expand_attributes(" ".join(call.attributes))
    if _KEPT in words:
        call.attributes = tuple(word for word in words if word != _KEPT)
    call.attributes = (*call.attributes, _INLINED)
