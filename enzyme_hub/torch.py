"""Compiled functions in PyTorch, as operators of its own kind: autograd (any order), torch.func and torch.compile see them.

out = op("test.c", "f").apply(x)  # void f(const float *in, size_t n, float *out)
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd.forward_ad import _set_fwd_grad_enabled

from enzyme_hub.errors import PythonError
from enzyme_hub.python.library import Library
from enzyme_hub.python.op_running import check, output_types, part, run
from enzyme_hub.python.ops import Op, Pullback, Shape
from enzyme_hub.python.ops import op as operation

_LIBRARY = torch.library.Library("enzyme_hub", "FRAGMENT")
_USED = Counter[str]()
_BACK, _AHEAD = "_back", "_ahead"  # in the names of derivatives


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
        name = _name_of(self.op)
        self._operator = _operator(self.op, name)
        _register_derivatives(
            self.op, name, 2
        )  # now: what torch.compile has kept of an earlier run calls them by their names

    def apply(self, *inputs: torch.Tensor) -> torch.Tensor:
        _check(self.op, self._name, inputs)
        (found,) = _several(self._operator(*inputs, 0))
        return found

    __call__ = apply


enzyme = op


def _name_of(op: Op) -> str:
    """The name of an operator, by which compiled code that is kept calls it in other runs: it says which function it is."""
    told = hashlib.sha256(op.path.read_bytes() + op.signature.c.encode()).hexdigest()[:24]
    name = f"{op.signature.symbol}_{told}" if op.signature.symbol.isidentifier() else f"op_{told}"
    _USED[name] += 1
    return name if _USED[name] == 1 else f"{name}_{_USED[name]}"


def _register_derivatives(op: Op, name: str, order: int) -> None:
    if order:
        for derivative, suffix in ((op.pullback.op, _BACK), (op.pushforward.op, _AHEAD)):
            _operator(derivative, name + suffix)
            _register_derivatives(derivative, name + suffix, order - 1)


@cache
def _operator(op: Op, name: str) -> Any:
    """The operation as an operator of tensors and the number of batch dimensions, with its rules.

    PyTorch asks for them at each level of differentiation, in eager and in compiled code. (`torch.library.custom_op` has no rule of
    forward mode: compiled code would take tangents for zero.) Each tensor is a parameter of its own: of lists of tensors PyTorch makes
    no batches of gradients (`is_grads_batched`).
    """
    tensors = [f"Tensor x{k}" for k in range(len(op.inputs))]
    outputs = ["Tensor"] * op.number_of_outputs
    schema = f"{name}({', '.join(tensors)}, int lead) -> ({', '.join(outputs)})"
    _LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))
    operator = getattr(torch.ops.enzyme_hub, name).default

    def compute(*given: Any) -> Any:
        *inputs, lead = given
        return _one_or_all([torch.from_numpy(one) for one in run(op, [_array(one) for one in inputs], lead)])

    def fake(*given: Any) -> Any:
        *inputs, lead = given
        batch = tuple(inputs[0].shape[:lead])
        outputs = output_types(op, [tuple(one.shape[lead:]) for one in inputs])
        return _one_or_all([torch.empty(batch + tuple(shape), dtype=_dtype(type_)) for shape, type_ in outputs])

    class Derivatives(torch.autograd.function._SingleLevelFunction):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, *given: Any) -> Any:
            *inputs, ctx.lead = given
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)
            with torch.enable_grad(), _set_fwd_grad_enabled(True), torch._C._AutoDispatchBelowAutograd():
                return operator(*given)  # at the levels around this one, too, whose derivatives a Function turns off

        @staticmethod
        def backward(ctx: Any, *seeds: Any) -> Any:
            back, inputs = op.pullback, ctx.saved_tensors
            given = [*inputs, *seeds]
            found = _several(_operator(back.op, name + _BACK)(*(given[i] for i in back.takes), ctx.lead))
            return *_derivatives(found, back, inputs, ctx.lead), None

        @staticmethod
        def jvp(ctx: Any, *given: Any) -> Any:
            *tangents, _ = given
            ahead, inputs = op.pushforward, ctx.saved_tensors
            pairs = zip(inputs, tangents, strict=True)
            values = [*inputs, *(torch.zeros_like(one) if tangent is None else tangent for one, tangent in pairs)]
            found = _several(_operator(ahead.op, name + _AHEAD)(*(values[i] for i in ahead.takes), ctx.lead))
            outputs = output_types(op, [tuple(one.shape[ctx.lead :]) for one in inputs])
            parts = [part(found, one, ctx.lead) for one in ahead.gives]
            return _one_or_all([one.to(_dtype(type_)) for one, (_, type_) in zip(parts, outputs, strict=True)])

    def differentiable(*given: Any) -> Any:
        with enable_single_level_autograd_function():
            return Derivatives.apply(*given)

    def batched(info: Any, dims: Any, *given: Any) -> Any:
        *inputs, lead = given
        found = operator(*_moved(inputs, dims[:-1], info.batch_size), lead + 1)
        return found, (0,) * len(found) if isinstance(found, tuple) else 0

    _LIBRARY.impl(name, compute, "CPU")
    _LIBRARY.impl(name, differentiable, "Autograd")
    torch.library.register_fake(f"enzyme_hub::{name}", fake, lib=_LIBRARY)
    torch.library.register_vmap(f"enzyme_hub::{name}", batched, lib=_LIBRARY)
    return operator


def _one_or_all(tensors: Sequence[torch.Tensor]) -> Any:
    """What an operator returns: several outputs, or the only one itself."""
    return tensors[0] if len(tensors) == 1 else tuple(tensors)


def _several(found: Any) -> Sequence[torch.Tensor]:
    return found if isinstance(found, (tuple, list)) else (found,)


def _array(tensor: torch.Tensor) -> Any:
    """The numbers of a tensor, which may be the negative or the conjugate of what is in its memory."""
    return tensor.detach().resolve_conj().resolve_neg().numpy()


def _dtype(type_: Any) -> Any:
    return getattr(torch, str(type_))


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
