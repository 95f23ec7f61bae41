"""Asking for the function that one call names to be inlined there, when the module is optimised next."""

from __future__ import annotations

from enzyme_hub.ir.instructions import CallBase

_INLINED = "alwaysinline"


def is_asked(call: CallBase) -> bool:
    return _INLINED in call.attributes


def ask(call: CallBase) -> None:
    call.attributes = (*call.attributes, _INLINED)
