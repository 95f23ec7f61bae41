"""Runs in the reference's environment: one call of the C++ that is the first word, with the options that follow.

Its argument is when the compiler began.
"""

import sys
import time

import jax

jax.config.update("jax_enable_x64", True)

from enzyme_ad.jax import cpp_call  # noqa: E402

source, *options = sys.argv[1:]
shape = jax.core.ShapedArray([1], jax.numpy.float64)


def whole(x):
    return cpp_call(x, out_shapes=[shape], source=source, fn="called", argv=tuple(options))


jax.block_until_ready(jax.jit(whole)(jax.numpy.array([time.monotonic()])))
