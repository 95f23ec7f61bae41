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
    torch.library.opcheck(made._operator, (x, 0))
    compiled = torch.compile(squares(made.apply), backend="aot_eager", fullgraph=True)
    found, wanted = (torch.autograd.grad(g(x), x)[0] for g in (compiled, squares(waves)))
    torch.testing.assert_close(found, wanted)


@pytest.mark.parametrize(
    "transform", ["jvp", "jacfwd", "hessian", "jacfwd of jacfwd", "jacrev of jacfwd", "jvp in vmap"]
)
def test_compiled_forward_mode(source: Path, x: Any, transform: str) -> None:
    """Tangents are what PyTorch has of the same function, and not zero: at each level of derivatives in derivatives."""
    from enzyme_hub.torch import op

    func, v = torch.func, torch.tensor([1.0, -2.0, 0.5], dtype=torch.float64)
    transforms = {
        "jvp": lambda f: lambda x: func.jvp(f, (x,), (v,)),
        "jacfwd": func.jacfwd,
        "hessian": lambda f: func.hessian(squares(f)),
        "jacfwd of jacfwd": lambda f: func.jacfwd(func.jacfwd(f)),
        "jacrev of jacfwd": lambda f: func.jacrev(func.jacfwd(f)),
        "jvp in vmap": lambda f: func.vmap(lambda v: func.jvp(f, (x.detach(),), (v,))[1]),
    }
    torch._dynamo.reset()
    transformed, fixed = transforms[transform], x.detach()
    given = torch.stack([fixed, v]) if transform == "jvp in vmap" else fixed
    wanted = transformed(waves)(given)
    torch.testing.assert_close(transformed(op(source, "waves").apply)(given), wanted)
    compiled = torch.compile(transformed(op(source, "waves").apply), backend="aot_eager", fullgraph=True)
    torch.testing.assert_close(compiled(given), wanted)


def test_batches_of_gradients(source: Path, x: Any) -> None:
    from enzyme_hub.torch import op

    f, rows = op(source, "waves").apply, torch.eye(3, dtype=torch.float64)
    for again in (False, True):
        found, wanted = (
            torch.autograd.grad(g(x), x, rows, is_grads_batched=True, create_graph=again)[0] for g in (f, waves)
        )
        torch.testing.assert_close(found, wanted)
    found, wanted = (torch.autograd.functional.jacobian(g, x.detach(), vectorize=True) for g in (f, waves))
    torch.testing.assert_close(found, wanted)
    checks = {"check_batched_grad": True, "check_forward_ad": True, "check_batched_forward_grad": True}
    assert torch.autograd.gradcheck(f, (x,), **checks)
    assert torch.autograd.gradgradcheck(f, (x,), check_batched_grad=True, check_fwd_over_rev=True)


def test_views_that_stand_for_other_numbers(source: Path, x: Any) -> None:
    from enzyme_hub.torch import op

    f = op(source, "waves").apply
    z = torch.complex(x.detach(), x.detach() + 1).requires_grad_()
    view = z.conj().imag
    assert view.is_neg()
    torch.testing.assert_close(f(view), waves(view))
    found, wanted = (torch.autograd.grad(g(z.conj().imag).sum(), z)[0] for g in (f, waves))
    torch.testing.assert_close(found, wanted)
    found, wanted = (torch.autograd.grad(g(x), x, z.detach().conj().imag)[0] for g in (f, waves))
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
        with pytest.raises(eh.EnzymeHubError, match="called through a pointer") as caught:
            torch.autograd.grad(f(x + 9), x)
        assert (caught.value.code, caught.value.line) == ("EH0305", 26)
        torch.testing.assert_close(torch.autograd.grad(f(x), x)[0], 2 * x.detach())
