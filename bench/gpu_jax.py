"""Some of the kernels of `bench gpu` as JAX's: value and gradient, compiled, in double precision, on a GPU.

`bench gpu` runs it at its own sizes, in a process of its own: `python -m bench.gpu_jax '{"saxpy": 1000}'` prints a line of JSON for each.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

from bench._gpu_cases import CASES, Case

_ROUNDS, _FEWEST, _LONG = 11, 3, 2.0  # a median of so many; of fewer where they take long
_BODIES = 1024  # at once, of which each has a row of distances to all others


def main() -> int:
    """The table of JAX's alone."""
    found = measured({case.name: case.published for case in CASES}, say=lambda one: None)
    if "missing" in found:
        print(f"JAX on a GPU: skipped: {found['missing']}")
        return 0
    for name, one in found.items():
        if isinstance(one, dict):
            print(f"{name:10} value {one['value']:.3f} ms, gradient {one['gradient']:.3f} ms")
    return 0


def measured(sizes: Mapping[str, int], say: Callable[[dict[str, Any]], None], device: str = "gpu") -> dict[str, Any]:
    """By kernel, milliseconds of value and gradient; or under `missing` why there are none. What one takes is said when it is known."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        import jax

        jax.config.update("jax_enable_x64", True)
        jax.devices(device)
    except (ImportError, RuntimeError) as error:
        missing = {"missing": str(error).splitlines()[0]}
        say(missing)
        return missing
    found: dict[str, Any] = {"version": jax.__version__}
    say(found)
    for name, make in functions().items():
        if name in sizes:
            case = next(case for case in CASES if case.name == name)
            try:
                found[name] = both(make(sizes[name]), case, sizes[name], jax.devices(device)[0])
            except Exception as error:  # too little memory, or what its compiler says: the others go on
                found.setdefault("failed_ones", {})[name] = str(error)[:300]
                say({"failed_ones": found["failed_ones"]})
                continue
            say({name: found[name]})
    return found


def both(function: Callable[[Any, Any], Any], case: Case, size: int, device: Any) -> dict[str, float]:
    """Of y = function(x, y): the milliseconds of y, and of y with x's adjoint of the same weights as ours."""
    import jax

    launch = case.launch(size, case.published_tables)
    x, _, y, weights = (
        jax.device_put(array, device) for array in case.arrays(case.inputs(launch, case.published_tables), launch)
    )

    def gradient(x: Any, y: Any, weights: Any) -> Any:
        value, back = jax.vjp(function, x, y)
        return value, back(weights)

    return {"value": clocked(jax.jit(function), x, y), "gradient": clocked(jax.jit(gradient), x, y, weights)}


def clocked(run: Callable[..., Any], *arguments: Any) -> float:
    import jax

    jax.block_until_ready(run(*arguments))
    taken: list[float] = []
    while len(taken) < _FEWEST or (len(taken) < _ROUNDS and sum(taken) < _LONG):
        start = time.perf_counter()
        jax.block_until_ready(run(*arguments))
        taken.append(time.perf_counter() - start)
    return 1e3 * statistics.median(taken)


def functions() -> dict[str, Callable[[int], Callable[[Any, Any], Any]]]:
    """By kernel, for a size, y from x and what was in y before."""
    import jax
    import jax.numpy as jnp

    def saxpy(n: int) -> Callable[[Any, Any], Any]:
        return lambda x, y: x[n] * x[:n] + y

    def stencil(n: int) -> Callable[[Any, Any], Any]:
        def run(x: Any, y: Any) -> Any:
            x = x.reshape(n, n)
            c = x[1:-1, 1:-1]
            flow = x[1:-1, 2:] + x[1:-1, :-2] + x[2:, 1:-1] + x[:-2, 1:-1] - 4 * c
            return y.reshape(n, n).at[1:-1, 1:-1].set(c + 0.1 * flow * c + 0.05 * c * (1 - c)).ravel()

        return run

    def reduction(n: int) -> Callable[[Any, Any], Any]:
        return lambda x, y: jnp.pad(x * x * x, (0, -n % 128)).reshape(-1, 128).sum(axis=1)

    def softmax(n: int) -> Callable[[Any, Any], Any]:
        def run(x: Any, y: Any) -> Any:
            e = jnp.exp(x.reshape(n, 128))
            return (e / e.sum(axis=1, keepdims=True)).ravel()

        return run

    def matmul(n: int) -> Callable[[Any, Any], Any]:
        def run(x: Any, y: Any) -> Any:
            a, b = x.reshape(2, n, n)
            return jnp.matmul(a, b, precision=jax.lax.Precision.HIGHEST).ravel()

        return run

    def nbody(n: int) -> Callable[[Any, Any], Any]:
        """In blocks of bodies, each computed again in the reverse sweep: all distances at once would not fit."""
        size = min(_BODIES, n)

        def run(x: Any, y: Any) -> Any:
            places, masses = x[: 3 * n].reshape(3, n), x[3 * n :]

            @jax.checkpoint  # type: ignore[untyped-decorator,unused-ignore]
            def block(own: Any) -> Any:
                apart = places[:, None, :] - own[:, :, None]
                inverse = jax.lax.rsqrt((apart**2).sum(axis=0) + 0.01)
                return (masses * inverse**3 * apart).sum(axis=2)

            blocks = places.reshape(3, n // size, size).transpose(1, 0, 2)
            return jax.lax.map(block, blocks).transpose(1, 0, 2).ravel()

        return run

    return {
        "saxpy": saxpy,
        "stencil": stencil,
        "reduction": reduction,
        "softmax": softmax,
        "matmul": matmul,
        "nbody": nbody,
    }


if __name__ == "__main__":
    measured(
        json.loads(sys.argv[1]), say=lambda one: print(json.dumps(one), flush=True), device=(*sys.argv[2:], "gpu")[0]
    )
