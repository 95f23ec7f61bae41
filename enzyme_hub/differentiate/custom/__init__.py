"""Derivatives that the program gives: functions of our calling convention that call those of the user's.

To the rest they are derivatives like any other: `reverse` writes an augmented forward and a reverse, `forward` a forward
derivative and one over a tape. `calling` passes what a function of the user's takes, and takes apart what it returns;
`service` refuses what it cannot serve.
"""

from enzyme_hub.custom.given import given
from enzyme_hub.differentiate.custom.forward import tangent
from enzyme_hub.differentiate.custom.overwritten import answer_the_rest
from enzyme_hub.differentiate.custom.reverse import split
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.used import drop_used

__all__ = ["release", "split", "tangent"]


def release(module: Module) -> None:
    """Nobody needs to keep the user's functions any more, and nobody asks them."""
    answer_the_rest(module)
    for function in list(module.functions.values()):
        if (own := given(function)) is not None:
            for name in own.names:
                drop_used(module, module.functions[name])
