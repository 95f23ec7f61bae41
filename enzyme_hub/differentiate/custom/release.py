"""What was only there for given derivatives goes, once all are written."""

from __future__ import annotations

from enzyme_hub.custom.given import given
from enzyme_hub.differentiate.custom.questions import answer_the_rest
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.used import drop_used


def release(module: Module) -> None:
    """Nobody needs to keep the user's functions any more, and nobody asks them."""
    answer_the_rest(module)
    for function in list(module.functions.values()):
        if (own := given(function)) is not None:
            for name in own.names:
                drop_used(module, module.functions[name])
