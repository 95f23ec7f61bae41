"""`enzyme_hub.torch` against the same functions written in PyTorch, and against its own checks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import enzyme_hub as eh

torch = pytest.importorskip("torch")


def waves(x: Any) -> Any:
    return x * x * torch.sin(torch.roll(x, -1))


def squares(of: Any) -> Any:
    return lambda x: (of(x) ** 2).sum()


@pytest.fixture
def x() -> Any:
    return torch.tensor([0.1, 0.7, 1.3], dtype=torch.float64, requires_grad=True)


def test_autograd_and_func(source: Path, x: Any) -> None:
    from torch_enzyme import enzyme

    f, func, equal = enzyme(source, "waves").apply, torch.func, torch.testing.assert_close
    f(x).sum().backward()
    equal(x.grad, torch.autograd.grad(waves(x).sum(), x)[0])
    assert torch.autograd.gradcheck(f, (x,)) and torch.autograd.gradgradcheck(f, (x,))
    many, fixed = torch.arange(12.0, dtype=torch.float64).reshape(4, 3) / 10, x.detach()
    equal(func.vmap(f, 1, 1)(many.T), func.vmap(waves, 1, 1)(many.T))
    equal(func.vmap(func.grad(squares(f)))(many), func.vmap(func.grad(squares(waves)))(many))
    equal(func.hessian(squares(f))(fixed), func.hessian(squares(waves))(fixed))
    with pytest.raises(eh.EnzymeHubError, match=r"EH0501.*float64, and this tensor of float32"):
        f(x.float())


def test_compiled(source: Path, x: Any) -> None:
    from enzyme_hub.torch import op

    made = op(source, "waves")
    torch.library.opcheck(made._custom, ([x], 0))
    compiled = torch.compile(squares(made.apply), backend="aot_eager", fullgraph=True)
    found, wanted = (torch.autograd.grad(g(x), x)[0] for g in (compiled, squares(waves)))
    torch.testing.assert_close(found, wanted)


def test_numbers_and_whole_numbers(source: Path, x: Any) -> None:
    from enzyme_hub.torch import op

    a = torch.tensor(2.0, requires_grad=True)
    y = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    by_a, by_y = torch.autograd.grad(op(source, "energy").apply(a, y), (a, y))
    assert by_a == 144 and (by_y == 12 * y * y).all()
    at = torch.tensor([2, 0, 0, 1], dtype=torch.int32)
    pick = op(source, "pick", out_shape=lambda x, at: at)
    found, wanted = (
        torch.autograd.functional.jacobian(g, x.detach())
        for g in (lambda x: pick.apply(x, at), lambda x: x[at] * x[0] * x[1])
    )
    torch.testing.assert_close(found, wanted)


def test_a_derivative_that_stops(source: Path, x: Any) -> None:
    from enzyme_hub.torch import op

    f = op(source, "stays").apply
    f(x + 9)
    for _ in range(2):
        with pytest.raises(eh.EnzymeHubError, match="an earlier call left") as caught:
            torch.autograd.grad(f(x + 9), x)
        assert (caught.value.code, caught.value.line) == ("EH0306", 24)
        torch.testing.assert_close(torch.autograd.grad(f(x), x)[0], 2 * x.detach())
