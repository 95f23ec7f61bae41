"""Why a call of a library has no derivative, for messages."""

from __future__ import annotations

from enzyme_hub.ir.module import Function
from enzyme_hub.languages import sorting
from enzyme_hub.languages.blas import missing as blas

_REASONS = (blas.reason, sorting.reason)


def reason(function: Function) -> tuple[str, str] | None:
    """What is missing, and what to do; None for functions that are in no library we know."""
    return next((found for each in _REASONS if (found := each(function)) is not None), None)
