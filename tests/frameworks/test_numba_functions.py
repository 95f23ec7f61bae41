"""`eh.from_numba` against closed forms and differences."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh

numba = pytest.importorskip("numba")
X = np.array([0.1, 0.2, 0.7])


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@numba.njit
def waves(x: Any, a: Any) -> Any:
    total = 0.0
    for i in range(x.shape[0]):
        total += math.sin(x[i]) * a / x[0]
    return total


@numba.njit
def weighted(x: Any, w: Any, y: Any) -> None:
    inner = np.zeros(x.size)
    for i in range(x.size):
        inner[i] = x[i] * w[i, 1]
    y[:] = np.exp(inner) * np.sum(inner)


@numba.njit
def power(z: Any, n: Any) -> Any:
    total = np.float32(0)
    for i in range(n):
        total += z[i].real * z[i].real * z[i].imag
    return total


@numba.njit
def doubled(x: Any) -> Any:
    return 2 * x


def test_a_function_that_returns_a_number() -> None:
    assert waves(X, 2.0) > 0  # compiles it
    f = eh.from_numba(waves)
    assert f(X, 2.0) == pytest.approx(waves(X, 2.0))
    by_x, by_a = eh.gradient(f, (0, 1))(X, 2.0)
    wanted = 2 * np.cos(X) / X[0]
    wanted[0] -= 2 * np.sum(np.sin(X)) / X[0] ** 2
    np.testing.assert_allclose(by_x, wanted)
    assert by_a == pytest.approx(np.sum(np.sin(X)) / X[0])
    eh.check_grads(f, (X, 2.0))
    np.testing.assert_allclose(eh.hessian(f)(X, 2.0) @ X, eh.hvp(f)(X, X, 2.0))
    for call in (f, eh.gradient(f)):
        with pytest.raises(eh.EnzymeHubError, match=r"EH0506.*raises an exception"):
            call(np.zeros(3), 1.0)
    assert f(X, 2.0) > 0


def test_matrices_memory_of_its_own_and_results_in_an_argument() -> None:
    w = np.linspace(0.5, 1, 6).reshape(3, 2)
    f = eh.from_numba(weighted, "void(float64[::1], float64[:, ::1], float64[::1])")
    y = np.zeros(3)
    f(X, w, y)
    inner = X * w[:, 1]
    np.testing.assert_allclose(y, np.exp(inner) * np.sum(inner))
    wanted = np.exp(inner)[:, None] * (np.diag(np.full(3, np.sum(inner))) + 1) * w[:, 1]
    np.testing.assert_allclose(eh.jacobian(f)(X, w, y), wanted)
    eh.check_grads(f, (X, w, y))
    for misfit, words in (
        (np.asfortranarray(w), "in C order"),
        (w.ravel(), "2 dimensions"),
        (w.astype("f4"), "float64"),
    ):
        with pytest.raises(eh.EnzymeHubError, match=words):
            f(X, misfit, y)
    with pytest.raises(eh.EnzymeHubError, match="EH0501"):
        f(X, w)


def test_complex_numbers_in_single_precision() -> None:
    z = np.array([1 + 2j, 3 - 1j], dtype="c8")
    f = eh.from_numba(power, "float32(complex64[::1], int64)")
    np.testing.assert_allclose(eh.gradient(f)(z, 2), 2 * z.real * z.imag - 1j * z.real**2)


def test_what_cannot_be_taken() -> None:
    for call, words in (
        (lambda: eh.from_numba(doubled), "compiled for 0 kinds"),
        (lambda: eh.from_numba(doubled, "float64[::1](float64[::1])"), "takes or returns array"),
        (lambda: eh.from_numba(math.sin), "no function of numba"),
    ):
        with pytest.raises(eh.EnzymeHubError, match=words) as caught:
            call()
        assert caught.value.code == "EH0502"
