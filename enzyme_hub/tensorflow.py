"""Compiled functions in TensorFlow: in eager mode, in tf.function and under gradient tapes of any order.

out = enzyme(inp, filename="test.c", function="f")  # void f(const float *in, size_t n, float *out)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import tensorflow as tf

from enzyme_hub.errors import EnzymeHubError
from enzyme_hub.python.library import Library
from enzyme_hub.python.op_running import check, output_types, part, run
from enzyme_hub.python.ops import Op, Shape
from enzyme_hub.python.ops import op as operation


def op(
    source: str | Path | Library,
    function: str,
    *,
    signature: str | None = None,
    out_shape: Shape | Callable[..., Shape] | None = None,
    flags: Sequence[str] = (),
) -> Callable[..., Any]:
    """A compiled function as a function of tensors (`enzyme_hub.python.ops.op` says which functions and how)."""
    made = operation(source, function, signature=signature, out_shape=out_shape, flags=flags)

    def call(*inputs: Any) -> Any:
        tensors = [tf.convert_to_tensor(one) for one in inputs]
        check(made, function, [(tuple(one.shape), one.dtype.name) for one in tensors])
        return _called(made)(*tensors)[0]

    call.__name__ = call.__qualname__ = function
    return call


def enzyme(*inputs: Any, filename: str | Path, function: str, **how: Any) -> Any:
    """What the function of this file makes of tensors. The file is compiled again when it has changed."""
    path = Path(filename).resolve()
    return _made(path, path.stat().st_mtime_ns if path.exists() else 0, function, tuple(sorted(how.items())))(*inputs)


@cache
def _made(path: Path, changed: int, function: str, how: tuple[tuple[str, Any], ...]) -> Callable[..., Any]:
    return op(path, function, **dict(how))


def _run(op: Op, inputs: Sequence[Any], outputs: Sequence[Any]) -> Any:
    """The outputs. A derivative that stops is an exception of ours, and within a graph one of TensorFlow's that tells of it."""
    stopped: list[EnzymeHubError] = []

    def work(*arrays: Any) -> Any:
        try:
            return run(op, arrays)
        except EnzymeHubError as error:
            stopped.append(error)
            raise

    try:
        return tf.numpy_function(work, inputs, outputs, stateful=False)
    except tf.errors.OpError:
        if stopped:
            raise stopped.pop() from None
        raise


@cache
def _called(op: Op) -> Any:
    """The operation on tensors, to lists of tensors, with its gradient."""

    def call(*inputs: Any) -> Any:
        types = output_types(op, [tuple(one.shape) for one in inputs])
        # (What has one output comes as it is.)
        outputs = [type_ for _, type_ in types]
        found = tf.nest.flatten(_run(op, inputs, outputs))
        for one, (shape, _) in zip(found, types, strict=True):
            one.set_shape(shape)

        def gradient(*seeds: Any) -> list[Any]:
            back = op.pullback
            given = [*inputs, *seeds]
            pulled = _called(back.op)(*(given[i] for i in back.takes))
            return [
                None if one is None else tf.cast(part(pulled, one), tensor.dtype)
                for one, tensor in zip(back.gives, inputs, strict=True)
            ]

        return found, gradient

    return tf.custom_gradient(call)
