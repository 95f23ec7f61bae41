"""Each line of the table, evaluated in multi-precision arithmetic, against the derivative of its function."""

from __future__ import annotations

import random

import pytest
from mpmath import mpf
from rule_reference import REFERENCE, Exact, derivative, sample, value

from enzyme_hub.rules.expressions import Evaluator
from enzyme_hub.rules.functions import INSTRUCTIONS, TABLE, Formula

FORMULAS: dict[str, Formula] = TABLE | INSTRUCTIONS


def test_every_line_has_a_reference() -> None:
    assert set(FORMULAS) == set(REFERENCE)
    for name, formula in FORMULAS.items():
        assert len(formula.partials) == len(REFERENCE[name].domain), name
        for partial, domain in zip(formula.partials, REFERENCE[name].domain, strict=True):
            assert (partial is None) == (domain is None or isinstance(domain, range)), name


@pytest.mark.parametrize("name", FORMULAS)
def test_partials_equal_the_derivative(name: str) -> None:
    random_ = random.Random(name)
    for _ in range(8):
        operands = sample(name, random_)
        evaluator = Evaluator(Exact(operands, value(name, operands)))
        for index, partial in enumerate(FORMULAS[name].partials):
            if partial is None:
                continue
            got, want = evaluator.value(partial), derivative(name, operands, index)
            assert abs(got - want) <= mpf(10) ** -22 * (1 + abs(want)), (name, operands, index)
