"""Replaces requests by calls of the derivatives they ask for."""

from __future__ import annotations

from enzyme_hub.differentiate.derivatives import Derivatives
from enzyme_hub.differentiate.request.base import Lowering
from enzyme_hub.differentiate.request.combined import Combined
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.request.split import AugmentedForward, SplitReverse, SplitTangent, TapeSize
from enzyme_hub.differentiate.request.tangent import Tangent

LOWERINGS: dict[str, type[Lowering]] = {
    "__enzyme_autodiff": Combined,
    "__enzyme_fwddiff": Tangent,
    "__enzyme_augmentfwd": AugmentedForward,
    "__enzyme_augmentsize": TapeSize,
    "__enzyme_reverse": SplitReverse,
    "__enzyme_fwdsplit": SplitTangent,
}


def lower(derivatives: Derivatives, request: Request) -> None:
    """Make the derivative and replace the call. Raises RequestError EH0209 if the result does not fit."""
    LOWERINGS[request.entry.name](derivatives, request).run()
