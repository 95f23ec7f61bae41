"""Replaces requests by calls of the derivatives they ask for."""

from __future__ import annotations

from importlib import import_module

from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.requests import Request

# The module of each lowering and its name there: a link imports those that it asks for.
LOWERINGS = {
    "__enzyme_autodiff": ("combined", "Combined"),
    "__enzyme_fwddiff": ("tangent", "Tangent"),
    "__enzyme_augmentfwd": ("split", "AugmentedForward"),
    "__enzyme_augmentsize": ("split", "TapeSize"),
    "__enzyme_reverse": ("split", "SplitReverse"),
    "__enzyme_fwdsplit": ("split", "SplitTangent"),
}


def lower(derivatives: Derivatives, request: Request) -> None:
    """Make the derivative and replace the call. Raises RequestError EH0209 if the result does not fit."""
    module, name = LOWERINGS[request.entry.name]
    lowering: type[Lowering] = getattr(import_module(f"{__package__}.{module}"), name)
    lowering(derivatives, request).run()
