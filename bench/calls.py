"""What a call of a compiled gradient from Python costs, beside cffi's own work and beside jax, torch and autograd where installed."""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
import timeit
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import enzyme_hub as eh
from bench._tools import table

SIZES = (10, 1_000, 1_000_000)
LIMIT = 3.0  # microseconds beyond cffi's own
SOURCE = r"""
double rosenbrock(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) {
        double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
        sum += 100 * a * a + b * b;
    }
    return sum;
}
void residuals(const double *x, int n, double *r) {
    for (int i = 0; i < n; i++) r[i] = x[i] * x[(i + 1) % n] - x[i] * x[i];
}
"""
MATRIX = 300  # rows and columns of the Jacobian and the Hessian


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "rosenbrock.c"
        source.write_text(SOURCE)
        library = eh.compile(source)
    function = library.rosenbrock
    gradient = eh.gradient(function)
    rows, beyond = [], 0.0
    for size in SIZES:
        x = np.linspace(0.5, 1.5, size)
        own = microseconds(cffi_alone(function, x))
        call, ours = microseconds(lambda x=x: function(x, x.size)), microseconds(lambda x=x: gradient(x, x.size))
        if size == SIZES[0]:
            beyond = ours - own
        others = [compared(other, x, gradient(x, size)) for other in OTHERS.values()]
        rows.append([f"{size:,}", f"{call:.2f}", f"{own:.2f}", f"{ours:.2f}", *others])
    table("Rosenbrock from Python, us a call", ["n", "value", "gradient, cffi alone", "gradient", *OTHERS], rows)
    print(f"beyond cffi's own on {SIZES[0]} elements: {beyond:.2f} us (at most {LIMIT:g})")
    matrices_in_lanes(library)
    return int(beyond > LIMIT)


def matrices_in_lanes(library: eh.Library) -> None:
    """A Hessian and a Jacobian, one direction at a time and several."""
    from enzyme_hub.python import matrices

    x, known, rows = np.linspace(0.5, 1.5, MATRIX), matrices.WIDTHS, []
    for widths in ((1,), known):
        matrices.WIDTHS = widths
        hessian, jacobian = eh.hessian(library.rosenbrock), eh.jacobian(library.residuals)
        times = [
            microseconds(lambda hessian=hessian: hessian(x, MATRIX)),
            microseconds(lambda jacobian=jacobian: jacobian(x, MATRIX, np.zeros(MATRIX))),
        ]
        rows.append([str(widths[-1]), *(f"{time / 1000:.2f}" for time in times)])
    matrices.WIDTHS = known
    table(f"{MATRIX} by {MATRIX}, ms", ["directions at once", "Hessian", "Jacobian"], rows)


def microseconds(call: Callable[[], Any]) -> float:
    """The best of many short runs: what a busy machine adds is left out."""
    timer = timeit.Timer(call)
    once = min(timer.repeat(3, 1))
    count = max(1, min(1000, int(5e-4 / once)))
    return min(timer.repeat(max(5, min(500, int(0.5 / (once * count)))), count)) / count * 1e6


def cffi_alone(function: eh.Function, x: Any) -> Callable[[], Any]:
    """The derivative called as one would with nothing but cffi: memory at hand, arrays handed on."""
    from cffi import FFI

    from enzyme_hub.python.transforms import _Pull

    entry, ffi = _Pull(function, [0]).entry.raw, FFI()
    array, shadow, results, size = ffi.typeof("double[]"), np.zeros_like(x), ffi.new("double[1]"), x.size

    def call() -> None:
        entry(ffi.from_buffer(array, x), ffi.from_buffer(array, shadow), size, 1.0, results)

    return call


def compared(make: Callable[[Any], Callable[[], Any]], x: Any, wanted: Any) -> str:
    """The time of another's gradient, which must be the same one."""
    try:
        call = make(x)
    except ImportError:
        return "-"
    np.testing.assert_allclose(np.asarray(call()), wanted, rtol=1e-9, atol=1e-9)
    return f"{microseconds(call):.2f}"


def objective(x: Any) -> Any:
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def by_jax(x: Any) -> Callable[[], Any]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = importlib.import_module("jax")
    jax.config.update("jax_enable_x64", True)
    gradient, given = jax.jit(jax.grad(objective)), jax.numpy.asarray(x)
    return lambda: gradient(given).block_until_ready()


def by_torch(x: Any) -> Callable[[], Any]:
    torch: Any = importlib.import_module("torch")
    given = torch.tensor(x, requires_grad=True)
    return lambda: torch.autograd.grad(objective(given), given)[0]


def by_autograd(x: Any) -> Callable[[], Any]:
    autograd: Any = importlib.import_module("autograd")
    gradient = autograd.grad(lambda y: autograd.numpy.sum(objective(y)))
    return lambda: gradient(x)


OTHERS = {"jax": by_jax, "torch": by_torch, "autograd": by_autograd}

if __name__ == "__main__":
    sys.exit(main())
