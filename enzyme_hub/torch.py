"""Compiled functions in PyTorch, as custom operators: autograd (any order), torch.func.vmap and torch.compile see them.

out = op("test.c", "f").apply(x)  # void f(const float *in, size_t n, float *out)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import torch

from enzyme_hub.errors import PythonError
from enzyme_hub.python.library import Library
from enzyme_hub.python.op_running import check, output_types, part, run
from enzyme_hub.python.ops import Op, Pullback, Shape
from enzyme_hub.python.ops import op as operation

_NUMBERS = count(1)


class op:
    """A compiled function whose `apply` takes and gives tensors (`enzyme_hub.python.ops.op` says which functions and how)."""

    def __init__(
        self,
        source: str | Path | Library,
        function: str,
        *,
        signature: str | None = None,
        out_shape: Shape | Callable[..., Shape] | None = None,
        flags: Sequence[str] = (),
    ) -> None:
        self.op = operation(source, function, signature=signature, out_shape=out_shape, flags=flags)
        self._name = function
        # What autograd asks for of first and second derivatives is registered now: torch.compile cannot trace a registration.
        self._custom = _registered(self.op)
        _registered(_registered(self.op.pullback.op) and self.op.pullback.op.pullback.op)

    def apply(self, *inputs: torch.Tensor) -> torch.Tensor:
        _check(self.op, self._name, inputs)
        if torch.compiler.is_compiling():
            (found,) = self._custom(list(inputs), 0)
        else:
            (found,) = _function(self.op).apply(0, *inputs)
        return found

    __call__ = apply


enzyme = op


@cache
def _function(op: Op) -> Any:
    """The operation as a function of the number of batch dimensions and tensors. Unlike custom operators, such functions work under all
    of torch.func; unlike them, custom operators work in compiled code.
    """

    class Operation(torch.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(lead: int, *inputs: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return tuple(torch.from_numpy(one) for one in run(op, [one.detach().numpy() for one in inputs], lead))

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.lead, *tensors = inputs
            ctx.save_for_backward(*tensors)
            ctx.save_for_forward(*tensors)

        @staticmethod
        def backward(ctx: Any, *seeds: Any) -> Any:
            back, tensors = op.pullback, ctx.saved_tensors
            given = [*tensors, *seeds]
            found = _function(back.op).apply(ctx.lead, *(given[i] for i in back.takes))
            return None, *_derivatives(found, back, tensors, ctx.lead)

        @staticmethod
        def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
            ahead, tensors = op.pushforward, ctx.saved_tensors
            given = [*tensors, *tangents]
            given = [torch.zeros_like(tensors[i - len(tensors)]) if one is None else one for i, one in enumerate(given)]
            found = _function(ahead.op).apply(ctx.lead, *(given[i] for i in ahead.takes))
            types = [type_ for _, type_ in output_types(op, [tuple(one.shape[ctx.lead :]) for one in tensors])]
            parts = [part(found, one, ctx.lead) for one in ahead.gives]
            return tuple(one.to(getattr(torch, str(type_))) for one, type_ in zip(parts, types, strict=True))

        @staticmethod
        def vmap(info: Any, dims: Any, lead: int, *inputs: torch.Tensor) -> Any:
            found = Operation.apply(lead + 1, *_moved(inputs, dims[1:], info.batch_size))
            return found, (0,) * len(found)

    return Operation


def _moved(inputs: Sequence[torch.Tensor], dims: Sequence[int | None], size: int) -> list[torch.Tensor]:
    """Tensors with the dimension of a batch in front."""
    return [
        one.expand(size, *one.shape) if dim is None else one.movedim(dim, 0)
        for one, dim in zip(inputs, dims, strict=True)
    ]


def _derivatives(found: Any, back: Pullback, tensors: Sequence[torch.Tensor], lead: int) -> list[torch.Tensor | None]:
    return [
        None if one is None else part(found, one, lead).to(tensor.dtype)
        for one, tensor in zip(back.gives, tensors, strict=True)
    ]


def _check(op: Op, name: str, inputs: Sequence[Any]) -> None:
    for one in inputs:
        if not isinstance(one, torch.Tensor) or one.device.type != "cpu":
            what = f"a tensor on {one.device}" if isinstance(one, torch.Tensor) else type(one).__name__
            raise PythonError(
                "EH0501",
                f"{what} does not fit {name}",
                where=op.signature.c,
                remedy="torch.as_tensor(...) or .cpu() makes a tensor that fits",
            )
    check(op, name, [(tuple(one.shape), str(one.dtype).removeprefix("torch.")) for one in inputs])


@cache
def _registered(op: Op) -> Any:
    """The operation as a custom operator of tensors and the number of batch dimensions, with its rules."""
    name = f"enzyme_hub::op{next(_NUMBERS)}"

    def call(inputs: list[torch.Tensor], lead: int) -> list[torch.Tensor]:
        return [torch.from_numpy(one) for one in run(op, [one.detach().numpy() for one in inputs], lead)]

    def fake(inputs: list[torch.Tensor], lead: int) -> list[torch.Tensor]:
        batch = tuple(inputs[0].shape[:lead])
        types = output_types(op, [tuple(one.shape[lead:]) for one in inputs])
        return [torch.empty(batch + tuple(shape), dtype=getattr(torch, str(type_))) for shape, type_ in types]

    def remember(ctx: Any, inputs: Any, output: Any) -> None:
        tensors, ctx.lead = inputs
        ctx.save_for_backward(*tensors)
        ctx.types = [(one.shape, one.dtype) for one in output]

    def backward(ctx: Any, seeds: Any) -> Any:
        tensors = ctx.saved_tensors
        seeds = [
            torch.zeros(shape, dtype=dtype) if one is None else one
            for one, (shape, dtype) in zip(seeds, ctx.types, strict=True)
        ]
        back = op.pullback
        given = [*tensors, *seeds]
        found = _registered(back.op)([given[i] for i in back.takes], ctx.lead)
        return _derivatives(found, back, tensors, ctx.lead), None

    def batched(info: Any, dims: Any, inputs: list[torch.Tensor], lead: int) -> Any:
        found = custom(_moved(inputs, dims[0], info.batch_size), lead + 1)
        return found, [0] * len(found)

    custom: Any = torch.library.custom_op(name, call, mutates_args=(), device_types="cpu")
    custom.register_fake(fake)
    custom.register_autograd(backward, setup_context=remember)
    custom.register_vmap(batched)
    return custom
