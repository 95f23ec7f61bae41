"""A C function as a JAX operation, under jit, vmap and grad: `python waves_jax.py`."""

from pathlib import Path

import jax

from enzyme_hub.jax import op

jax.config.update("jax_enable_x64", True)
waves = op(Path(__file__).with_name("waves.c"), "waves")


def total(x):
    return (waves(x) ** 2).sum()


def analytic(x):
    return ((x * jax.numpy.sin(jax.numpy.roll(x, -1))) ** 2).sum()


x = jax.numpy.array([0.1, 0.7, 1.3])
many = jax.numpy.stack([x, 2 * x])
found = jax.jit(jax.vmap(jax.grad(total)))(many)
wanted = jax.vmap(jax.grad(analytic))(many)
for row in range(2):
    for i in range(3):
        what = f"sum of squares, row {row}, x[{i}] = {total(many[row]):.12g}"
        print(f"{what}   derivative = {found[row, i]:.12g}   analytic = {wanted[row, i]:.12g}")
