"""Operations on tensors, on numpy arrays alone: derivatives of any order, batches. (The other files want their framework.)"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.python.op_running import check, part, run
from enzyme_hub.python.ops import Op, op

X = np.array([0.1, 0.7, 1.3])


def pulled(of: Op, inputs: list[Any], seeds: list[Any], lead: int = 0) -> list[Any]:
    back = of.pullback
    given = [*inputs, *seeds]
    found = run(back.op, [given[i] for i in back.takes], lead)
    return [part(found, one, lead) if one is not None else None for one in back.gives]


def pushed(of: Op, inputs: list[Any], tangents: list[Any]) -> list[Any]:
    ahead = of.pushforward
    given = [*inputs, *tangents]
    found = run(ahead.op, [given[i] for i in ahead.takes])
    return [part(found, one) for one in ahead.gives]


def jacobian(x: Any) -> Any:
    """Of the waves in ops.c: rows are outputs."""
    after = np.roll(x, -1)
    return np.diag(2 * x * np.sin(after)) + np.roll(np.diag(x * x * np.cos(after)), 1, axis=1)


def test_both_modes_and_batches(source: Path) -> None:
    waves = op(source, "waves")
    seed, many = np.array([1.0, 2.0, 3.0]), np.arange(12.0).reshape(4, 3) / 10
    np.testing.assert_allclose(run(waves, [X])[0], X * X * np.sin(np.roll(X, -1)))
    np.testing.assert_allclose(pulled(waves, [X], [seed])[0], seed @ jacobian(X))
    np.testing.assert_allclose(pushed(waves, [X], [seed])[0], jacobian(X) @ seed)
    batch = pulled(waves, [many], [np.broadcast_to(seed, (4, 3))], lead=1)[0]
    np.testing.assert_allclose(batch, [seed @ jacobian(x) for x in many])


def test_the_pullback_of_a_pullback(source: Path) -> None:
    waves = op(source, "waves")
    seed, weights, h = np.array([1.0, 2.0, 3.0]), np.array([0.3, 0.2, 0.1]), 1e-6
    by_x, by_seed = pulled(waves.pullback.op, [X, seed], [weights])
    moved = [[seed @ jacobian(X + s * h * e) @ weights for e in np.eye(3)] for s in (1, -1)]
    np.testing.assert_allclose(by_x, (np.array(moved[0]) - moved[1]) / (2 * h), rtol=1e-6)
    np.testing.assert_allclose(by_seed, jacobian(X) @ weights)


def test_numbers_whole_numbers_and_shapes(source: Path) -> None:
    energy, y = op(source, "energy"), np.array([1, 2, 3], "f4")
    by_a, by_y = pulled(energy, [np.float32(2), y], [np.float32(1)])
    assert by_a == 144 and (by_y == 12 * y * y).all()
    pick, at = op(source, "pick", out_shape=lambda x, at: at), np.array([2, 0, 0, 1], "i4")
    np.testing.assert_allclose(run(pick, [X, at])[0], X[at] * X[0] * X[1])
    assert pulled(pick, [X, at], [np.ones(4)])[1] is None


def test_what_does_not_fit(source: Path, tmp_path: Path) -> None:
    with pytest.raises(eh.EnzymeHubError, match=r"EH0501.*waves is of type float64"):
        check(op(source, "waves"), "waves", [((3,), "float32")])
    (tmp_path / "none.c").write_text("void none(const double *x, int n) {}\n")
    with pytest.raises(eh.EnzymeHubError, match=r"EH0502.*none is no operation"):
        op(tmp_path / "none.c", "none")


@pytest.mark.parametrize("name", ["jax", "tensorflow", "torch"])
def test_a_framework_that_is_not_installed(name: str) -> None:
    if find_spec(name) is not None:
        assert getattr(eh, name).op
        return
    with pytest.raises(eh.EnzymeHubError, match=rf"EH0406.*{name} is not installed(.|\n)*CLONE\[{name}\]"):
        getattr(eh, name)
