"""Compiled functions in JAX: under jit, vmap, grad, jvp, vjp and what is made of them (docs/frameworks.md).

f = op("test.c", "f")  # void f(const float *in, size_t n, float *out)
jax.grad(lambda x: f(x).sum())(x)
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from enzyme_hub.python.library import Library
from enzyme_hub.python.op_running import check, output_types, part
from enzyme_hub.python.ops import Op, Shape
from enzyme_hub.python.ops import op as operation
from enzyme_hub.python.signatures import Number
from enzyme_hub.python.stopped import stop_in
from enzyme_hub.python.xla import SYMBOL, handler

_call = Primitive("enzyme_hub_call")
_tangents = Primitive("enzyme_hub_tangents")  # inputs, then tangents, to the tangents of outputs; linear in tangents
_call.multiple_results = _tangents.multiple_results = True


def op(
    source: str | Path | Library,
    function: str,
    *,
    signature: str | None = None,
    out_shape: Shape | Callable[..., Shape] | None = None,
    flags: Sequence[str] = (),
) -> Callable[..., Any]:
    """A compiled function as a function of JAX arrays (`enzyme_hub.python.ops.op` says which functions and how)."""
    made = operation(source, function, signature=signature, out_shape=out_shape, flags=flags)

    def call(*inputs: Any) -> Any:
        arrays = [
            _array(one, made.slots[place].parameter.number) for one, place in zip(inputs, made.inputs, strict=False)
        ]
        arrays += inputs[len(arrays) :]
        check(made, function, [(np.shape(one), str(one.dtype)) for one in arrays])
        (found,) = _call.bind(*arrays, op=made, lead=0)
        return found

    call.__name__ = call.__qualname__ = function
    return call


def _array(value: Any, wanted: Number) -> Any:
    """An array. What has no type of its own (Python's numbers do not) takes the wanted one, as in JAX."""
    is_free = getattr(value, "weak_type", not hasattr(value, "dtype"))
    return jnp.asarray(value, wanted.dtype if is_free and wanted.is_float else None)


def _types(*inputs: Any, op: Op, lead: int) -> list[Any]:
    found = output_types(op, [one.shape[lead:] for one in inputs])
    return [jax.core.ShapedArray(inputs[0].shape[:lead] + shape, type_) for shape, type_ in found]


def _tangent_types(*inputs: Any, op: Op, lead: int) -> list[Any]:
    return _types(*inputs[: len(op.inputs)], op=op, lead=lead)


def _lowered(ctx: Any, *inputs: Any, op: Op, lead: int) -> Any:
    shapes = [one.shape for one in ctx.avals_in]
    counts = np.array([math.prod(one) for one in op.shapes([one[lead:] for one in shapes])], np.int64)
    return jax.ffi.ffi_lowering(_target(op))(ctx, *inputs, batch=np.int64(math.prod(shapes[0][:lead])), counts=counts)


@cache
def _target(op: Op) -> str:
    """The name of the operation's handler, which is registered."""
    path = handler(op, jax.ffi.include_dir())
    name = f"enzyme_hub_{path.stem}"
    jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(ctypes.CDLL(str(path)), SYMBOL)), platform="cpu")
    return name


@cache
def _compiled(primitive: Any, op: Op, lead: int) -> Any:
    return jax.jit(partial(primitive.bind, op=op, lead=lead))


def _called(primitive: Any, op: Op, lead: int, inputs: Sequence[Any]) -> Any:
    """A call outside of compiled code. A derivative that stops is an exception of ours; in compiled code it is one of JAX's."""
    try:
        found = _compiled(primitive, op, lead)(*inputs)
        return jax.block_until_ready(found) if op.may_stop or primitive is _tangents else found
    except jax.errors.JaxRuntimeError as error:
        if (stop := stop_in(str(error))) is None:
            raise
        raise stop from None


def _is_float(value: Any) -> bool:
    return bool(jnp.issubdtype(value.dtype, jnp.floating))


def _tangents_called(*inputs: Any, op: Op, lead: int) -> list[Any]:
    """The tangents by a call."""
    forward = op.pushforward
    found = _call.bind(*(inputs[i] for i in forward.takes), op=forward.op, lead=lead)
    types = _types(*inputs[: len(op.inputs)], op=op, lead=lead)
    return [part(found, one, lead).astype(type_.dtype) for one, type_ in zip(forward.gives, types, strict=True)]


def _of_floats(inputs: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
    """Tangents as arrays of the inputs' types; zeros for whole numbers, which have none."""
    return [
        ad.instantiate_zeros(tangent) if _is_float(one) else jnp.zeros(one.shape, one.dtype)
        for one, tangent in zip(inputs, tangents, strict=True)
    ]


def _jvp(inputs: Sequence[Any], tangents: Sequence[Any], *, op: Op, lead: int) -> tuple[Any, Any]:
    given = _of_floats(inputs, tangents)
    return _call.bind(*inputs, op=op, lead=lead), _tangents.bind(*inputs, *given, op=op, lead=lead)


def _jvp_of_tangents(inputs: Sequence[Any], tangents: Sequence[Any], **how: Any) -> tuple[Any, Any]:
    given = tuple(
        ad.instantiate_zeros(tangent) if _is_float(one) else np.zeros(one.shape, jax.dtypes.float0)
        for one, tangent in zip(inputs, tangents, strict=True)
    )
    return jax.jvp(partial(_tangents_called, **how), tuple(inputs), given)  # type: ignore[no-any-return]


def _transposed(seeds: Sequence[Any], *inputs: Any, op: Op, lead: int) -> list[Any]:
    count = len(op.inputs)
    primals, linear = inputs[:count], inputs[count:]
    back = op.pullback
    given = [*primals, *(ad.instantiate_zeros(one) for one in seeds)]
    found = _call.bind(*(given[i] for i in back.takes), op=back.op, lead=lead)
    derivatives = [
        part(found, one, lead).astype(primal.dtype) if one is not None and ad.is_undefined_primal(wanted) else None
        for one, primal, wanted in zip(back.gives, primals, linear, strict=True)
    ]
    return [None] * count + derivatives


def _batched(primitive: Any, inputs: Sequence[Any], axes: Sequence[Any], *, op: Op, lead: int) -> tuple[Any, Any]:
    size = next(one.shape[axis] for one, axis in zip(inputs, axes, strict=True) if axis is not None)
    moved = [
        jnp.broadcast_to(one, (size, *one.shape)) if axis is None else jnp.moveaxis(one, axis, 0)
        for one, axis in zip(inputs, axes, strict=True)
    ]
    found = primitive.bind(*moved, op=op, lead=lead + 1)
    return found, [0] * len(found)


for _primitive, _result_types in ((_call, _types), (_tangents, _tangent_types)):
    _primitive.def_abstract_eval(_result_types)
    _primitive.def_impl(lambda *inputs, op, lead, primitive=_primitive: _called(primitive, op, lead, inputs))
    batching.primitive_batchers[_primitive] = partial(_batched, _primitive)
mlir.register_lowering(_call, _lowered, platform="cpu")
mlir.register_lowering(_tangents, mlir.lower_fun(_tangents_called, multiple_results=True))
ad.primitive_jvps[_call] = _jvp
ad.primitive_jvps[_tangents] = _jvp_of_tangents
ad.primitive_transposes[_tangents] = _transposed
