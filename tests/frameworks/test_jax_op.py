"""`enzyme_hub.jax` against the same functions written in JAX."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh

jax = pytest.importorskip("jax")
jnp = jax.numpy
equal = np.testing.assert_allclose


@pytest.fixture(autouse=True)
def _double() -> None:
    jax.config.update("jax_enable_x64", True)


def waves(x: Any) -> Any:
    return x * x * jnp.sin(jnp.roll(x, -1))


def squares(of: Any) -> Any:
    return lambda x: (of(x) ** 2).sum()


def test_under_transformations(source: Path) -> None:
    from enzyme_hub.jax import op

    f = op(source, "waves")
    x, many = jnp.array([0.1, 0.7, 1.3]), jnp.arange(12.0).reshape(4, 3) / 10
    equal(jax.jit(f)(x), waves(x))
    equal(jax.vmap(f, 1, 1)(many.T), jax.vmap(waves, 1, 1)(many.T))
    equal(jax.jit(jax.vmap(jax.grad(squares(f))))(many), jax.vmap(jax.grad(squares(waves)))(many))
    for derivative in (jax.jacfwd, jax.jacrev):
        equal(derivative(f)(x), derivative(waves)(x))
        for second in (jax.jacfwd, jax.jacrev):
            equal(second(derivative(f))(x), second(derivative(waves))(x), atol=1e-12)
    with pytest.raises(eh.EnzymeHubError, match=r"EH0501.*float64, and this tensor of float32"):
        f(x.astype("float32"))


def test_numbers_and_whole_numbers(source: Path) -> None:
    from enzyme_hub.jax import op

    energy, y = op(source, "energy"), jnp.array([1, 2, 3], "float32")
    by_a, by_y = jax.jit(jax.grad(energy, (0, 1)))(2.0, y)
    assert by_a == 144 and (by_y == 12 * y * y).all()
    equal(jax.vmap(jax.grad(energy), (0, None))(jnp.arange(3, dtype="float32"), y), [0, 72, 144])
    pick, at = op(source, "pick", out_shape=lambda x, at: at), jnp.array([2, 0, 0, 1], "int32")
    x = jnp.array([0.1, 0.7, 1.3])
    equal(jax.hessian(pick)(x, at), jax.hessian(lambda x: x[at] * x[0] * x[1])(x), atol=1e-12)


def test_a_derivative_that_stops(source: Path) -> None:
    from enzyme_hub.jax import op

    f, x = op(source, "stays"), jnp.array([1.0, 2.0, 3.0])
    f(x + 9)
    for _ in range(2):
        with pytest.raises(eh.EnzymeHubError, match="called through a pointer") as caught:
            jax.grad(f)(x + 9)
        assert (caught.value.code, caught.value.line) == ("EH0305", 26)
        with pytest.raises(jax.errors.JaxRuntimeError, match=r"EnzymeHubError EH0305: .*ops.c:26: "):
            jax.block_until_ready(jax.jit(jax.vmap(jax.grad(f)))(jnp.array([x, x + 9])))
        equal(jax.grad(f)(x), 2 * x)
