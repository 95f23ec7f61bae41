"""How a forward derivative is called: (primals, each followed by its tangents) -> (primal, tangents), absent ones dropped."""

from __future__ import annotations

from enzyme_hub.differentiate.signature import DerivativeOptions, Key
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument

# Attributes of a parameter that hold for its shadows as well.
_KEPT = ("byval", "align", "noalias")


def kept_attributes(parameter: Argument, options: DerivativeOptions) -> tuple[str, ...]:
    """What is true of a parameter of the derivative, and of its shadows, as it is of the primal's.

    A shadow that may be the primal itself is somebody else's, too.
    """
    kept = (word for word in parameter.attributes if word.startswith(_KEPT))
    return tuple(word for word in kept if word != "noalias" or not options.runtime_activity)


def results(key: Key) -> list[Type]:
    """The types of the result and of its tangents."""
    type_ = key.function.return_type
    primal = [] if type_.is_void else [type_]
    return primal + primal * (key.width if key.returns_tangent else 0)
