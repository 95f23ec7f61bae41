"""Which functions have a rule, by their names alone."""

from __future__ import annotations

from enzyme_hub.rules.complex.functions import SPELLINGS
from enzyme_hub.rules.names import recognise


def is_mathematical(name: str) -> bool:
    """True for the name of a function with a rule; a function of that name with a body may be another."""
    return recognise(name) is not None or name in SPELLINGS
