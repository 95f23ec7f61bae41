"""`check_grads`: derivatives against differences, and modes against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.python.arguments import bind
from enzyme_hub.python.library import Function
from enzyme_hub.python.transforms import jvp, vjp

STEP = {"f8": 1e-6, "f4": 3e-3}
TOLERANCE = {"f8": 1e-5, "f4": 2e-2}


def check_grads(
    f: Function, arguments: Sequence[Any], order: int = 1, modes: Sequence[str] = ("fwd", "rev"), seed: int = 0
) -> None:
    """Compare the derivatives of `f` at `arguments` with central differences, along a random direction.

    Modes are "fwd" and "rev". Raises AssertionError with both numbers where they differ.
    """
    if order != 1 or not set(modes) <= {"fwd", "rev"}:
        raise PythonError("EH0501", f"check_grads of order {order} in modes {tuple(modes)} is not known")
    random = np.random.default_rng(seed)
    numbers = [one.number for one in f.signature.given]
    if any(one.parameter.number.kind == "V" for one in bind(f.signature, arguments)):
        raise PythonError("EH0501", "check_grads moves numbers and arrays of them, and no structs", where=f.signature.c)
    tangents = [
        _direction(np.asarray(a), one.kind == "c", random) if one.is_float else None
        for a, one in zip(arguments, numbers, strict=True)
    ]
    kind = min((f"f{one.size // (1 + (one.kind == 'c'))}" for one in numbers if one.is_float), default="f8")
    step = STEP[kind]

    def moved(by: float) -> list[Any]:
        return [a if t is None else _moved(a, by * t) for a, t in zip(arguments, tangents, strict=True)]

    above, below = _flat(vjp(f, *moved(step))[0]), _flat(vjp(f, *moved(-step))[0])
    difference = (above - below) / (2 * step)
    scale = 1 + np.max(np.abs(difference), initial=0)
    if "fwd" in modes:
        found = _flat(jvp(f, arguments, tangents)[1])
        _compare("forward mode", found, difference, TOLERANCE[kind] * scale, f)
    if "rev" in modes:
        value, pullback = vjp(f, *arguments)
        weights = _like(value, random)
        pulled = pullback(weights)
        by_reverse = sum(
            float(np.sum(np.real(np.asarray(p) * t)))
            for p, t in zip(pulled, tangents, strict=True)
            if t is not None and p is not None
        )
        along = float(np.dot(_flat(_conjugate(weights)), difference))
        _compare(
            "reverse mode", np.array([by_reverse]), np.array([along]), TOLERANCE[kind] * scale * difference.size, f
        )


def _compare(mode: str, found: Any, wanted: Any, tolerance: float, f: Function) -> None:
    wrong = ~(np.abs(found - wanted) <= tolerance)
    if np.any(wrong):
        place = int(np.argmax(wrong))
        raise AssertionError(
            f"{mode} of {f.__name__}: result {place} is {found[place]!r}, differences give {wanted[place]!r}"
        )


def _moved(value: Any, by: Any) -> Any:
    moved = np.asarray(value + by)
    return moved.astype(value.dtype, copy=False) if isinstance(value, np.ndarray) else moved.item()


def _flat(value: Any) -> Any:
    """All numbers, complex ones as two."""
    parts = [np.ravel(np.asarray(one)) for one in (value if isinstance(value, tuple) else (value,))]
    return np.concatenate([one.view(one.real.dtype).astype(float) for one in parts])


def _conjugate(value: Any) -> Any:
    return tuple(map(np.conj, value)) if isinstance(value, tuple) else np.conj(value)


def _like(value: Any, random: np.random.Generator) -> Any:
    """Random numbers in the form of what a function gives out."""
    if isinstance(value, tuple):
        return tuple(_like(one, random) for one in value)
    return _direction(np.asarray(value), np.iscomplexobj(value), random)


def _direction(value: Any, is_complex: bool, random: np.random.Generator) -> Any:
    made = random.standard_normal(value.shape) + (1j * random.standard_normal(value.shape) if is_complex else 0)
    return made if value.ndim else made.item() if isinstance(made, np.ndarray) else made
