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
    bound = bind(f.signature, arguments)
    floats = [one.parameter.number.is_float for one in bound]
    tangents = [
        random.standard_normal(np.shape(one.value)) if is_float else None
        for one, is_float in zip(bound, floats, strict=True)
    ]
    kind = min((one.parameter.number.dtype for one in bound if one.parameter.number.is_float), default="f8")
    step = STEP[kind]

    def moved(by: float) -> list[Any]:
        return [
            a
            if t is None
            else np.asarray(a + by * t, dtype=np.asarray(a).dtype if np.ndim(a) else float)
            if np.ndim(a)
            else float(a + by * t)
            for a, t in zip(arguments, tangents, strict=True)
        ]

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
            float(np.sum(np.asarray(p) * t))
            for p, t in zip(pulled, tangents, strict=True)
            if t is not None and p is not None
        )
        along = float(np.dot(_flat(weights), difference))
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


def _flat(value: Any) -> Any:
    parts = value if isinstance(value, tuple) else (value,)
    return np.concatenate([np.ravel(np.asarray(one, dtype=float)) for one in parts])


def _like(value: Any, random: np.random.Generator) -> Any:
    """Random numbers in the form of what a function gives out."""
    if isinstance(value, tuple):
        return tuple(_like(one, random) for one in value)
    return random.standard_normal(np.shape(value)) if np.ndim(value) else float(random.standard_normal())
