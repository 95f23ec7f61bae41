"""Which further attempts there are at a module that is refused."""

from __future__ import annotations

import pytest

from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.driver import attempts
from enzyme_hub.errors import DifferentiationError


@pytest.mark.parametrize("code", ["EH0302", "EH0310", "EH0208"])
def test_functions_that_no_object_leads_to_are_left_out(code: str) -> None:
    """What is refused of them, a body that is missing too, is no matter."""
    error = DifferentiationError(code, "f is refused", why="it fits", remedy="leave it out")

    def attempt(strategy: Strategy) -> str:
        if strategy.by_objects:
            return "made"
        raise error

    assert attempts.attempts(attempt, error, lambda _: True, has_choices=True) == "made"
