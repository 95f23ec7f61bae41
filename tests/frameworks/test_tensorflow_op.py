"""`enzyme_hub.tensorflow` against the same functions written in TensorFlow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh

tf = pytest.importorskip("tensorflow")


def waves(x: Any) -> Any:
    return x * x * tf.sin(tf.roll(x, -1, 0))


def derivatives(of: Any, x: Any) -> list[Any]:
    """Value, gradient and Hessian."""
    with tf.GradientTape(persistent=True) as second:
        with tf.GradientTape() as first:
            value = tf.reduce_sum(tf.sigmoid(of(x)))
        gradient = first.gradient(value, x)
    return [value, gradient, second.jacobian(gradient, x, experimental_use_pfor=False)]


def test_under_tapes_and_in_functions(source: Path) -> None:
    from tf_enzyme import enzyme

    x = tf.Variable(np.array([0.1, 0.7, 1.3]))

    def ours() -> list[Any]:
        return derivatives(lambda x: enzyme(x, filename=source, function="waves"), x)

    for found in (ours(), tf.function(ours)()):
        for one, wanted in zip(found, derivatives(waves, x), strict=True):
            np.testing.assert_allclose(one, wanted, rtol=1e-10)
    with pytest.raises(eh.EnzymeHubError, match=r"EH0501.*float64, and this tensor of float32"):
        enzyme(tf.constant([1.0, 2.0]), filename=source, function="waves")


def test_numbers(source: Path) -> None:
    from enzyme_hub.tensorflow import op

    a, y = tf.constant(2.0), tf.constant([1.0, 2.0, 3.0])
    with tf.GradientTape() as tape:
        tape.watch([a, y])
        value = op(source, "energy")(a, y)
    by_a, by_y = tape.gradient(value, [a, y])
    assert value == 144 and by_a == 144
    np.testing.assert_array_equal(by_y, 12 * y * y)


def test_a_derivative_that_stops(source: Path) -> None:
    from enzyme_hub.tensorflow import op

    f, x = op(source, "stays"), tf.constant([1.0, 2.0, 3.0], tf.float64)

    def gradient(x: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            value = f(x)
        return tape.gradient(value, x)

    f(x + 9)
    for _ in range(2):
        with pytest.raises(eh.EnzymeHubError, match="called through a pointer") as caught:
            gradient(x + 9)
        assert (caught.value.code, caught.value.line) == ("EH0305", 26)
        with pytest.raises(tf.errors.OpError, match="EnzymeHubError"):
            tf.function(gradient)(x + 9)
        np.testing.assert_allclose(gradient(x), 2 * x)
