"""Fortran's assumed-shape arguments (`x(:)`) from Python, against closed forms and differences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains

X = np.array([0.3, -1.2, 0.7, 2.0, 0.5, 1.1])
A = np.arange(1.0, 7).reshape(2, 3)


@pytest.fixture(scope="module")
def lib() -> eh.Library:
    if toolchains.flang() is None:
        pytest.skip("the compiler is not installed")
    return eh.compile(Path(__file__).parent / "shapes.f90")


def energy(x: Any) -> Any:
    return np.sum(x[1:] * x[:-1] ** 2)


def by_energy(x: Any) -> Any:
    found = np.zeros_like(x)
    found[1:] += x[:-1] ** 2
    found[:-1] += 2 * x[1:] * x[:-1]
    return found


@pytest.mark.parametrize("x", [X, X[::2], X[::-1], np.repeat(X, 3).reshape(6, 3)[:, 1], X[:0]])
def test_one_dimension(lib: eh.Library, x: Any) -> None:
    before = x.copy()
    assert lib.energy(x) == pytest.approx(energy(x))
    value, found = eh.value_and_gradient(lib.energy)(x)
    assert value == pytest.approx(energy(x)) and found.shape == x.shape
    np.testing.assert_allclose(found, by_energy(x))
    assert (x == before).all()


def test_data_that_would_be_a_descriptor(lib: eh.Library) -> None:
    np.testing.assert_array_equal(eh.gradient(lib.energy)(np.zeros(20)), np.zeros(20))
    np.testing.assert_allclose(eh.gradient(lib.energy)(np.ones(20)), by_energy(np.ones(20)))


def test_every_derivative(lib: eh.Library) -> None:
    eh.check_grads(lib.energy, (X,))
    v = np.linspace(1, 2, 6)
    value, tangent = eh.jvp(lib.energy, (X,), (v,))
    assert value == pytest.approx(energy(X)) and tangent == pytest.approx(by_energy(X) @ v)
    hessian = np.diag(2 * np.append(X[1:], 0)) + np.diag(2 * X[:-1], 1) + np.diag(2 * X[:-1], -1)
    np.testing.assert_allclose(eh.hessian(lib.energy)(X), hessian)
    np.testing.assert_allclose(eh.hvp(lib.energy)(X, v), hessian @ v)
    np.testing.assert_allclose(eh.vjp(lib.energy, X[::-1])[1](2.0)[0], 2 * by_energy(X[::-1]))
    np.testing.assert_allclose(eh.jacobian(lib.energy)(X), by_energy(X))


@pytest.mark.parametrize("a", [A, np.asfortranarray(A), np.asfortranarray(A.T).T, np.tile(A, (2, 2))[::2, ::2]])
def test_two_dimensions(lib: eh.Library, a: Any) -> None:
    w, j = np.array([2.0, 3.0, 5.0])[: a.shape[0]], np.arange(1, a.shape[1] + 1)
    factors = w[:, None] * j
    assert lib.weighted(a, w) == pytest.approx(np.sum(factors * a**2))
    by_a, by_w = eh.gradient(lib.weighted, (0, 1))(a, w)
    np.testing.assert_allclose(by_a, 2 * factors * a)
    np.testing.assert_allclose(by_w, np.sum(j * a**2, axis=1))
    eh.check_grads(lib.weighted, (a, w))
    second = eh.hessian(lib.weighted)(a, w)
    np.testing.assert_allclose(second, np.diag((2 * factors).ravel()).reshape(a.shape * 2))


def test_contiguous_arrays_lie_in_fortrans_order(lib: eh.Library) -> None:
    a = np.arange(1.0, 7).reshape(2, 3)
    weights = np.arange(1, 7).reshape(2, 3, order="F")
    for one in (a, np.asfortranarray(a), a[:, ::-1][:, ::-1]):
        assert lib.packed(one) == np.sum(weights * a**2)
        np.testing.assert_array_equal(eh.gradient(lib.packed)(one), 2 * weights * a)


def test_three_dimensions(lib: eh.Library) -> None:
    a = np.random.default_rng(1).random((2, 2, 3))
    wanted = np.zeros_like(a)
    wanted[1, 0, 2], wanted[0, 1, 0] = a[0, 1, 0], a[1, 0, 2]
    for one in (a, np.asfortranarray(a), np.ascontiguousarray(a.transpose(1, 0, 2)).transpose(1, 0, 2)):
        assert lib.largest(one) == a[1, 0, 2] * a[0, 1, 0]
        np.testing.assert_array_equal(eh.gradient(lib.largest)(one), wanted)


def test_outputs(lib: eh.Library) -> None:
    y = np.full(6, 7.0)
    lib.squares(X, y, 2.0)
    np.testing.assert_allclose(y, 2 * X**2)
    every = np.full(12, 7.0)
    lib.squares(X[::-1], every[::2], 2.0)
    np.testing.assert_allclose(every[::2], 2 * X[::-1] ** 2)
    assert (every[1::2] == 7).all()
    by_x, by_scale = eh.jacobian(lib.squares, (0, 2))(X, y, 2.0)
    np.testing.assert_allclose(by_x, np.diag(4 * X))
    np.testing.assert_allclose(by_scale, X**2)
    value, tangent = eh.jvp(lib.squares, (X[::2], every[:6:2], 2.0), (np.ones(3), None, None))
    np.testing.assert_allclose(value, 2 * X[::2] ** 2)
    np.testing.assert_allclose(tangent, 4 * X[::2])
    assert (every[::2] == 2 * X[::-1] ** 2).all()
    eh.check_grads(lib.squares, (X, y, 2.0))


def test_arrays_that_are_changed(lib: eh.Library) -> None:
    x = X.copy()
    np.testing.assert_allclose(eh.jacobian(lib.grow)(x[1::2]), np.diag(3 * X[1::2] ** 2))
    assert (x == X).all()
    lib.grow(x[1::2])
    np.testing.assert_allclose(x[1::2], X[1::2] ** 3)
    assert (x[::2] == X[::2]).all()
    with pytest.raises(eh.EnzymeHubError, match="cannot be written"):
        lib.grow(np.broadcast_to(1.0, 3))


def test_integers_and_truth_values(lib: eh.Library) -> None:
    places, mask = np.array([1, 9, 3, 9, 3], "i4")[::2], np.array([1, 0, 1, 1], "i4")
    wanted = 3 * (X[0] ** 2 + 2 * X[2] ** 2)
    assert lib.chosen(X, places, mask) == pytest.approx(wanted)
    np.testing.assert_allclose(eh.gradient(lib.chosen)(X, places, mask), 3 * np.array([2, 0, 4, 0, 0, 0]) * X)
    numbers = np.zeros((3, 2), "i4")
    lib.number_all(numbers[:, 1])
    assert numbers.tolist() == [[0, 10], [0, 20], [0, 30]]


def test_other_numbers(lib: eh.Library) -> None:
    z = np.array([1 + 2j, 5j, 3 - 1j, 1])[::2]
    np.testing.assert_allclose(eh.gradient(lib.power)(z), 2 * z.real * z.imag - 1j * z.real**2)
    x = X.astype("f4")
    assert lib.single(x) == pytest.approx(X @ X, rel=1e-6)
    np.testing.assert_allclose(eh.gradient(lib.single)(x), 2 * x, rtol=1e-6)
    y = np.ones(6)
    lib.of_c(X, y)
    np.testing.assert_allclose(y, 1 + np.sin(X))
    np.testing.assert_allclose(eh.jacobian(lib.of_c)(X, y), np.diag(np.cos(X)))


def test_intrinsics_of_arrays(lib: eh.Library) -> None:
    x = X[:3]
    assert lib.product_of(A, x) == pytest.approx(np.sum((A @ x) ** 2) + x.max())
    by_a, by_x = eh.gradient(lib.product_of, (0, 1))(A, x)
    np.testing.assert_allclose(by_a, 2 * np.outer(A @ x, x))
    np.testing.assert_allclose(by_x, 2 * A.T @ (A @ x) + (x == x.max()))


def test_arrays_that_are_handed_on(lib: eh.Library) -> None:
    factors = np.array([1.0, 0, 1, 0, 1, 0])
    np.testing.assert_allclose(eh.gradient(lib.handed_on)(X), 2 * factors * X)
    np.testing.assert_allclose(eh.gradient(lib.horner)(X[::2]), 2 * np.array([1, 2, 4]) * X[::2])
    np.testing.assert_allclose(eh.gradient(lib.perhaps, (0, 1))(X, X[3:])[1], [X.sum(), 0, 0])
    for f in (lib.horner, lib.twice_norm):  # no function that is called changes anything
        assert f.signature.parameters[0].is_read
    np.testing.assert_allclose(eh.jacobian(lib.twice_norm)(X), 2 * X / np.linalg.norm(X))
    said = lib.function("double handed_on(const double *x)")
    np.testing.assert_allclose(eh.jacobian(said)(X), 2 * factors * X)


def test_an_array_that_is_returned_comes_first(lib: eh.Library) -> None:
    assert [one.name for one in lib.doubled.signature.given] == ["result", "n", "x"]
    np.testing.assert_array_equal(eh.jacobian(lib.doubled, 2)(np.zeros(2), 2, X[:3]), [[2, 0, 0], [0, 2, 0]])


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O3"])
def test_levels(level: str) -> None:
    if toolchains.flang() is None:
        pytest.skip("the compiler is not installed")
    lib = eh.compile(Path(__file__).parent / "shapes.f90", flags=[level])
    np.testing.assert_allclose(eh.gradient(lib.energy)(X[::2]), by_energy(X[::2]))
    np.testing.assert_allclose(eh.gradient(lib.packed)(A), 2 * np.arange(1, 7).reshape(2, 3, order="F") * A)
    every = np.zeros(6)
    lib.squares(X[:3], every[::2], 2.0)
    np.testing.assert_allclose(every[::2], 2 * X[:3] ** 2)


def test_a_declaration_says_what_is_only_read(lib: eh.Library) -> None:
    said = lib.function("double energy(double *x)")
    np.testing.assert_allclose(eh.jacobian(said)(X)[0], by_energy(X))
    np.testing.assert_allclose(eh.jvp(said, (X,), (X,))[0][1], X)
    read = lib.function("void squares(const double *x, double *y, const double *scale)")
    np.testing.assert_allclose(eh.jacobian(read)(X, X, 2.0), np.diag(4 * X))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda lib: lib.energy(A),
            ["EH0501", "argument x of energy", "double energy(const double *x)", "1 dimension,", "this one 2"],
        ),
        (lambda lib: lib.energy(3.0), ["EH0501", "float does not fit", "numpy.asarray"]),
        (lambda lib: lib.energy(X.astype("f4")), ["EH0501", "float32", "astype"]),
        (lambda lib: lib.allocated_, ["EH0502", "x is allocatable", "x(n)"]),
        (lambda lib: lib.allocated_number, ["EH0502", "x is allocatable", "without these words"]),
        (lambda lib: lib.pointed, ["EH0502", "x is a pointer", "x(n)"]),
        (lambda lib: lib.any_rank, ["EH0502", "x is of assumed rank", "x(n)"]),
        (lambda lib: lib.of_pairs, ["EH0502", "x is an assumed-shape array of a derived type", "x(n)"]),
        (lambda lib: lib.of_class, ["EH0502", "x is allocatable, a pointer"]),
        (lambda lib: lib.of_texts, ["EH0502", "x is of type character"]),
        (lambda lib: lib.of_text, ["EH0502", "of type character", "write a procedure around it"]),
        (lambda lib: lib.function("double of_text(const double *x, char *t, long n)"), ["EH0502", "of type character"]),
        (lambda lib: lib.function("double _Complex as_complex(const double *x)"), ["EH0502", "no complex numbers"]),
        (lambda lib: lib.perhaps(X, None), ["EH0501", "NoneType does not fit the argument y"]),
        (lambda lib: lib.given, ["EH0502", "result is allocatable", "result(n)"]),
        (lambda lib: lib.function("double pointed(const double *x)"), ["EH0502", "x is a pointer"]),
        (lambda lib: lib.function("double energy(const float *x)"), ["EH0502", "x is float *", "double *"]),
    ],
)
def test_misuse(lib: eh.Library, call: Any, words: list[str]) -> None:
    with pytest.raises(eh.EnzymeHubError) as caught:
        call(lib)
    assert all(word in str(caught.value) for word in words), str(caught.value)


def test_without_debug_information_nothing_is_taken_for_a_descriptor(tmp_path: Path) -> None:
    if toolchains.flang() is None:
        pytest.skip("the compiler is not installed")
    source = tmp_path / "bare.f90"
    source.write_text(
        "real(8) function total(x)\n  real(8) :: x(3)\n  total = sum(x)\nend function\n"
        "real(8) function all_of(x) bind(c)\n  real(8) :: x(:)\n  all_of = sum(x)\nend function\n"
    )
    other = tmp_path / "other.c"
    other.write_text("double first(const double *x) { return x[0]; }\n")
    for sources in ([source], [source, other]):
        lib = eh.compile(sources, flags=["-g0"])
        for said in ("total", "all_of", "double total(const double *x)", "double all_of(const double *x)"):
            with pytest.raises(eh.EnzymeHubError, match="-g"):
                lib.function(said)
    assert lib.function("double first(const double *x)")(X) == X[0]
