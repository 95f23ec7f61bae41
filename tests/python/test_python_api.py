"""`import enzyme_hub as eh`: compiled functions and their derivatives, against closed forms and differences."""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
X = np.array([0.1, 0.2, 0.7])


@pytest.fixture(scope="module", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(folder))
        yield folder / "kept-python"


@pytest.fixture(scope="module")
def lib() -> eh.Library:
    return compiled("energy.c", toolchains.clang())


def compiled(name: str, tool: Any) -> eh.Library:
    if tool is None:
        pytest.skip("the compiler is not installed")
    return eh.compile(HERE / name)


def differences(f: Any, x: Any, h: float = 1e-6) -> Any:
    steps = np.eye(x.size).reshape(x.size, *x.shape) * h
    return np.array([(f(x + s) - f(x - s)) / (2 * h) for s in steps]).reshape(x.shape)


def test_a_gradient(lib: eh.Library) -> None:
    x = X.copy()
    value, gradient = eh.value_and_gradient(lib.energy)(x, 3)
    np.testing.assert_allclose(value, np.sum(np.sin(X) * X * np.roll(X, -1)))
    np.testing.assert_allclose(gradient, differences(lambda y: lib.energy(y, 3), X), rtol=1e-6)
    assert gradient.dtype == x.dtype and (x == X).all()


def test_state_is_shared_with_derivatives(lib: eh.Library) -> None:
    before = eh.gradient(lib.energy)(X, 3)
    lib.set_scale(2.0)
    try:
        np.testing.assert_array_equal(eh.gradient(lib.energy)(X, 3), 2 * before)
    finally:
        lib.set_scale(1.0)


def test_numbers_and_argnums(lib: eh.Library) -> None:
    assert eh.gradient(lib.pair)(3.0, 4.0) == 24.0
    assert eh.gradient(lib.pair, 1)(3, 4) == 9.0
    assert eh.value_and_gradient(lib.pair, (1, 0))(3.0, 4.0) == (36.0, (9.0, 24.0))
    assert eh.gradient(lib.pair, argnums=-1)(3.0, 4.0) == 9.0


def test_single_precision(lib: eh.Library) -> None:
    v = X.astype("f4")
    by_a, by_v = eh.gradient(lib.single, (0, 1))(2.0, v, 3)
    np.testing.assert_allclose(by_a, np.sum(v * v), rtol=1e-6)
    np.testing.assert_allclose(by_v, 4 * v, rtol=1e-6)
    assert by_v.dtype == np.float32


def test_outputs_in_arrays(lib: eh.Library) -> None:
    wanted = np.diag(2 * X * X[0])
    wanted[:, 0] += X * X
    y = np.full(3, 7.0)
    np.testing.assert_allclose(eh.jacobian(lib.squares)(X, 3, y), wanted)
    assert (y == 7).all()
    value, tangent = eh.jvp(lib.squares, (X, 3, y), (np.ones(3), None, None))
    np.testing.assert_allclose(value, X * X * X[0])
    np.testing.assert_allclose(tangent, wanted @ np.ones(3))
    lib.squares(X, 3, y)
    np.testing.assert_allclose(y, X * X * X[0])


def test_a_pullback_may_be_called_again_and_sees_no_later_changes(lib: eh.Library) -> None:
    x, seed = X.copy(), np.array([1.0, 0.5, 0.0])
    jacobian = eh.jacobian(lib.squares)(X, 3, np.zeros(3))
    _, pullback = eh.vjp(lib.squares, x, 3, np.zeros(3))
    x[:] = 0
    for _ in range(2):
        by_x, by_n, by_y = pullback(seed)
        np.testing.assert_allclose(by_x, seed @ jacobian)
        assert by_n is None and (by_y == 0).all() and seed[1] == 0.5


def test_a_function_that_changes_its_argument(lib: eh.Library) -> None:
    x = X.copy()
    np.testing.assert_allclose(eh.jacobian(lib.double_in_place)(x, 3), np.diag(4 * X))
    assert (x == X).all()
    lib.double_in_place(x, 3)
    np.testing.assert_allclose(x, 2 * X * X)


def test_second_derivatives(lib: eh.Library) -> None:
    hessian = eh.hessian(lib.energy)(X, 3)
    columns = [differences(lambda y, i=i: eh.gradient(lib.energy)(y, 3)[i], X) for i in range(3)]
    np.testing.assert_allclose(hessian, columns, rtol=1e-5)
    v = np.array([1.0, -2.0, 0.5])
    np.testing.assert_allclose(eh.hvp(lib.energy)(X, v, 3), hessian @ v)
    assert eh.hessian(lib.pair)(3.0, 4.0) == 8.0 and eh.hvp(lib.pair, 1)(3.0, 4.0, 1.0) == 0.0


def test_what_a_function_writes_beside_its_result(lib: eh.Library) -> None:
    parts = np.full(3, 7.0)
    gradient, aux = eh.gradient(lib.with_parts, has_aux=True)(X, 3, parts)
    np.testing.assert_allclose(gradient, 2 * X)
    np.testing.assert_allclose(aux, X * X)
    (value, aux), gradient = eh.value_and_gradient(lib.with_parts, has_aux=True)(X, 3, parts)
    assert value == pytest.approx(X @ X) and (aux == X * X).all() and (gradient == 2 * X).all()
    assert (parts == 7).all()
    np.testing.assert_allclose(eh.jacobian(lib.with_parts)(X, 3, parts)[1], np.diag(2 * X))


def test_check_grads(lib: eh.Library) -> None:
    eh.check_grads(lib.energy, (X, 3))
    eh.check_grads(lib.squares, (X, 3, np.zeros(3)))
    eh.check_grads(lib.single, (2.0, X.astype("f4"), 3))


def test_check_grads_finds_a_wrong_derivative(tmp_path: Path) -> None:
    source = tmp_path / "wrong.c"
    source.write_text(
        "__attribute__((noinline)) double f(double x) { return x * x; }\n"
        "double g(double x, double seed) { return 3 * x * seed; }\n"
        "void *__enzyme_register_gradient_f[] = {(void *)f, (void *)f, (void *)g};\n"
        "double h(double x) { return f(x); }\n"
    )
    with pytest.raises(AssertionError, match="reverse mode of h"):
        eh.check_grads(eh.compile(source).h, (1.5,), modes=("rev",))


def test_a_signature_that_is_said(lib: eh.Library) -> None:
    said = lib.function("double energy(double x[], int n)")
    np.testing.assert_array_equal(eh.gradient(said)(X, 3), eh.gradient(lib.energy)(X, 3))
    assert "const double *x" in repr(lib.energy) and lib.function("pair") is lib.pair


def test_two_dimensions_keep_their_order(lib: eh.Library) -> None:
    """A pointer of C's knows no order but C's: an array in Fortran's would be read as another one."""
    x = np.array([[0.1, 0.2], [0.3, 0.7]])
    found = eh.gradient(lib.energy)(x, 4)
    assert found.shape == x.shape and found.strides == x.strides
    np.testing.assert_allclose(found, differences(lambda y: lib.energy(y, 4), x), rtol=1e-6)
    said = lib.function("double energy(double *x, int n)")  # not const: a gradient is given a copy
    for f in (lib.energy, said):
        for call in (f, eh.gradient(f), eh.value_and_gradient(f), eh.hessian(f)):
            with pytest.raises(eh.EnzymeHubError, match=r"in C order(.|\n)*ascontiguousarray"):
                call(np.asfortranarray(x), 4)


def test_fortran_keeps_its_order(tmp_path: Path) -> None:
    """Also where all arguments are common ones, and where a gradient is given a copy of what the function changes."""
    if toolchains.flang() is None:
        pytest.skip("the compiler is not installed")
    source = tmp_path / "order.f90"
    source.write_text(
        "real(8) function first(a)\n  real(8), intent(in) :: a(2, 3)\n  first = a(2, 1) * a(1, 3)\nend function\n"
        "real(8) function doubled(a)\n  real(8), intent(inout) :: a(2, 3)\n  a = 2 * a\n  doubled = a(2, 1) * a(1, 3)\nend function\n"
        "real(8) function third(x)\n  real(8), intent(in) :: x(*)\n  third = x(3)**2\nend function\n"
    )
    lib = eh.compile(source)
    a = np.arange(1.0, 7).reshape(2, 3)
    wanted = np.array([[0, 0, a[1, 0]], [a[0, 2], 0, 0]])
    for f, factor in ((lib.first, 1), (lib.doubled, 4), (lib.function("double first(const double *a)"), 1)):
        np.testing.assert_array_equal(eh.gradient(f)(np.asfortranarray(a)), factor * wanted)
        assert f(np.asfortranarray(a)) == factor * a[1, 0] * a[0, 2]
        for call in (f, eh.gradient(f)):
            with pytest.raises(eh.EnzymeHubError, match=r"in F order(.|\n)*asfortranarray"):
                call(a)
    np.testing.assert_array_equal(eh.gradient(lib.third)(np.asfortranarray(a)), [[0, 2 * a[0, 1], 0], [0, 0, 0]])


def test_lengths(lib: eh.Library) -> None:
    """A count that is larger than the array is an error before the call, in every way to call."""
    checked = lib.function("energy", lengths={"x": "n"})
    assert checked(X, 3) == lib.energy(X, 3) and checked(X, np.int32(2)) == lib.energy(X, 2) and checked(X, -1) == 0
    wanted = eh.gradient(lib.energy)(X, 3)
    by_lengths = eh.gradient(lib.energy, lengths={"x": "n"})
    np.testing.assert_array_equal(by_lengths(X, 3), wanted)
    np.testing.assert_array_equal(eh.gradient(checked)(X, 3), wanted)
    calls = [
        lambda: checked(X, 4),
        lambda: checked(X, np.int32(4)),
        lambda: by_lengths(X, 4),
        lambda: eh.value_and_gradient(lib.energy, lengths={"x": "n"})(X, 4),
        lambda: eh.gradient(checked)(X, 2_000_000_000),
        lambda: eh.jvp(checked, (X, 4), (X, None)),
        lambda: eh.vjp(checked, X, 4),
        lambda: eh.jacobian(checked)(X, 4),
        lambda: eh.hessian(checked)(X, 4),
        lambda: eh.check_grads(checked, (X, 4)),
        lambda: lib.function("double energy(const double *y, int m)", {"y": ["m"]})(X, 4),
        lambda: lib.function("double energy(const double x[n], int n)")(X, 4),
    ]
    for call in calls:
        with pytest.raises(eh.EnzymeHubError, match=r"EH0501(.|\n)*elements, and it has 3"):
            call()
    a, b = np.ones((2, 3)), np.ones((3, 2))
    for matrices in (
        lib.function("quadratic", lengths={"a": ("m", "n"), "b": ("n", "m")}),
        lib.function("double quadratic(int m, int n, const double a[m][n], const double b[n][m])"),
    ):
        assert matrices(2, 3, a, b) == lib.quadratic(2, 3, a, b)
        with pytest.raises(
            eh.EnzymeHubError, match=r"argument b(.|\n)*n \* m says that it has 6 elements, and it has 4"
        ):
            matrices(2, 3, a, b[:2])


def test_lengths_of_fortran() -> None:
    fortran = compiled("waves.f90", toolchains.flang()).function("energy", {"x": "n"})
    assert fortran(X, 3) == pytest.approx(np.sum(np.sin(X)) * X[0] * (fortran(X, 1) / (np.sin(X[0]) * X[0])))
    for count in (4, np.array([4], "i4")):
        with pytest.raises(eh.EnzymeHubError, match=r"n says that it has 4 elements, and it has 3"):
            eh.gradient(fortran)(X, count)


def test_what_a_declaration_must_not_say(tmp_path: Path) -> None:
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    source = tmp_path / "rows.c"
    source.write_text(
        "struct point { double x, y; };\n"
        "double rows(double **a, int n) { return a[0][0] * n; }\n"
        "double every(double (*f)(double), double x) { return f(x); }\n"
        "double first(const float *x) { return x[0]; }\n"
        "double far(const struct point *p) { return p[1].x * p[1].y; }\n"
        "double any(const void *x) { return ((const double *)x)[1]; }\n"
        "double count(const long *n) { return n[0]; }\n"
        "union both { double x; long n; };\n"
        "double of_union(const union both *x) { return x->x; }\n"
        "double of_opaque(const struct opaque *x, int n) { return ((const double *)x)[n]; }\n"
        "double wide(const long double *x) { return x[0]; }\n"
        "double squared(double _Complex *z) { return __real__ (*z * *z); }\n"
    )
    lib = eh.compile(source)
    with pytest.raises(eh.EnzymeHubError) as caught:
        _ = lib.rows
    assert caught.value.code == "EH0502" and "a is a pointer to pointers" in str(caught.value)
    assert "lib.function" not in (caught.value.help or "") and "in one array" in (caught.value.help or "")
    for declaration, why in (
        ("double rows(const double *a, int n)", "a is a pointer to pointers"),
        ("double every(double *f, double x)", "f is the address of a function"),
        ("double first(const double *x)", "x is double * in the declaration, and float * in the source"),
        ("double far(const float *p)", "p is float *"),
        ("double count(const double *n)", "n is double *"),
        ("double wide(const double *x)", "x is long double"),
        (
            "double of_union(const double *x)",
            "x is double * in the declaration, and in the source x is neither a number",
        ),
        ("double of_opaque(const double *x, int n)", "x is opaque, of which no members are known"),
    ):
        with pytest.raises(eh.EnzymeHubError) as caught:
            lib.function(declaration)
        assert caught.value.code == "EH0502" and why in str(caught.value), str(caught.value)
    # What says more than the source, or the same in other words.
    opaque = lib.function("struct opaque { double x, y; }; double of_opaque(const struct opaque *x, int n)")
    assert eh.gradient(opaque)({"x": 1.0, "y": 2.0}, 1) == {"x": 0.0, "y": 1.0}
    with pytest.raises(eh.EnzymeHubError) as caught:
        _ = lib.of_opaque
    assert "lib.function" not in str(caught.value) and "write a function around it" in str(caught.value)
    np.testing.assert_array_equal(eh.gradient(lib.function("double any(const double *x)"))(X), [0, 1, 0])
    x = np.array([1.0, 2.0, 3.0, 5.0])
    np.testing.assert_array_equal(eh.gradient(lib.function("double far(const double *p)"))(x), [0, 0, 5, 3])
    np.testing.assert_array_equal(eh.gradient(lib.function("double squared(const double *z)"))(x[:2]), [2, -4])
    assert lib.function("double count(const unsigned long *n)")(np.array([3], "u8")) == 3


def test_matrices_lie_as_the_language_has_them(lib: eh.Library) -> None:
    a, b = np.arange(1.0, 7).reshape(2, 3), np.arange(2.0, 8).reshape(3, 2)
    factors = 1 + np.arange(2)[:, None] + 2 * np.arange(3)
    for f in (
        lib.quadratic,
        lib.function("double quadratic(int m, int n, const double a[2][3], const double b[3][2])"),
    ):
        by_a, by_b = eh.gradient(f, (2, 3))(2, 3, a, b)
        np.testing.assert_allclose(by_a, 2 * factors * a * b.T)
        np.testing.assert_allclose(by_b, (factors * a * a).T)
        np.testing.assert_allclose(eh.gradient(f, 2)(2, 3, a.ravel(), b), by_a.ravel())
        with pytest.raises(eh.EnzymeHubError, match="in C order"):
            f(2, 3, np.asfortranarray(a), b)
    fortran = compiled("waves.f90", toolchains.flang())
    factors = np.arange(1, 3)[:, None] * np.arange(1, 4) ** 2
    np.testing.assert_allclose(eh.gradient(fortran.quadratic)(np.asfortranarray(a), 2, 3), 2 * factors * a)
    with pytest.raises(eh.EnzymeHubError, match=r"in F order(.|\n)*asfortranarray"):
        fortran.quadratic(a, 2, 3)


def test_fortran() -> None:
    lib = compiled("waves.f90", toolchains.flang())
    gradient = np.cos(X) * X[0]
    gradient[0] += np.sum(np.sin(X))
    np.testing.assert_allclose(eh.gradient(lib.energy)(X, 3), gradient)
    lib.tune(2.0)
    np.testing.assert_allclose(eh.gradient(lib.energy)(X, 3), 2 * gradient)
    by_a, by_p = eh.jacobian(lib.norm, (0, 2))(X, 3, 2.5, np.zeros(1))
    np.testing.assert_allclose(by_a, [2.5 * X**1.5])
    np.testing.assert_allclose(by_p, [np.sum(X**2.5 * np.log(X))])
    by_pair = eh.gradient(lib.product_of)({"left": 3.0, "right": np.arange(6.0).reshape(3, 2)})
    assert by_pair["left"] == 6.0
    np.testing.assert_array_equal(by_pair["right"], [[0, 9], [0, 0], [0, 0]])
    z = np.array([1 + 2j, 3 - 1j])
    np.testing.assert_allclose(eh.gradient(lib.power)(z, 2), 2 * z.real * z.imag - 1j * z.real**2)


def test_cpp() -> None:
    lib = compiled("model.cpp", toolchains.clangxx())
    np.testing.assert_allclose(eh.gradient(lib.total)(X, 3), np.exp(X) * (1 + X) * [2, 1, 1])
    assert eh.gradient(lib.cube)(2.0) == 12.0
    found = eh.gradient(lib.product)({"Base": {"left": 3.0}, "right": 2.0})
    assert found == {"Base": {"left": 12.0}, "right": 9.0}
    z = np.array([1 + 2j, 3 - 1j])
    by_z = 3 * z.real**2 + z.imag**2 - 2j * z.real * z.imag
    np.testing.assert_allclose(eh.gradient(lib.power)(z, 2), by_z)
    with pytest.raises(eh.EnzymeHubError, match="does not pass its structs as C does"):
        lib.noted({"x": 1.0})


def test_rust() -> None:
    lib = compiled("cubes.rs", toolchains.rustc())
    np.testing.assert_allclose(eh.gradient(lib.cubes)(X, 3), 3 * X * X)
    pair = {"left": 3.0, "right": 2.0}
    assert eh.gradient(lib.product)(pair) == {"left": 12.0, "right": 9.0}
    assert eh.gradient(lib.scaled, (0, 1))(2.0, pair, 5) == (90.0, {"left": 120.0, "right": 90.0})
    assert eh.vjp(lib.turned, pair)[1]({"left": 1.0, "right": 0.5}) == ({"left": 0.5, "right": 4.0},)


def test_what_is_not_common_gives_the_same(lib: eh.Library) -> None:
    """Straight code takes the common arguments, the checked way what else fits."""
    wanted = eh.value_and_gradient(lib.energy)(X, 3)

    class Special(np.ndarray[Any, Any]): ...

    for x, n in ((X.view(Special), 3), (X, np.int32(3)), (X.view(pickle.loads(pickle.dumps(X.dtype))), True + 2)):
        value, found = eh.value_and_gradient(lib.energy)(x, n)
        assert value == wanted[0] and (found == wanted[1]).all() and lib.energy(x, n) == value


def test_a_source_that_speaks_to_the_linker(tmp_path: Path) -> None:
    lib = compiled("speaks.c", toolchains.clang())
    lib.set_scale(2.0)
    assert lib.slope(3.0) == 2 * 27.0  # 3 scale x^2
    assert eh.gradient(lib.slope)(3.0) == 2 * 18.0
    assert lib.hinted(np.array([3.0])) == 9.0
    assert eh.gradient(lib.hinted)(np.array([3.0])) == [6.0]
    by_rate = eh.gradient(lib.logistic)(0.001, 1000)
    np.testing.assert_allclose(by_rate, (lib.logistic(0.00101, 1000) - lib.logistic(0.00099, 1000)) / 2e-5, rtol=1e-4)
    assert lib.last_snapshots() == 10

    rules = tmp_path / "rules.toml"
    rules.write_text(
        '[[rule]]\nfunction = "cube"\ngradient = { augment = "cube_augmented", reverse = "cube_gradient" }\n'
    )
    assert eh.compile(HERE / "speaks.c", rules=rules).slope(3.0) == 300.0


def test_several_sources_bitcode_and_archives(tmp_path: Path) -> None:
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("the compiler is not installed")
    (tmp_path / "inner.c").write_text("double inner(double x) { return x * x * x; }\n")
    (tmp_path / "native.c").write_text("int twice(int n) { return 2 * n; }\n")
    outer = tmp_path / "outer.c"
    outer.write_text("double inner(double);\nint twice(int);\ndouble outer(double x) { return twice(2) * inner(x); }\n")
    for words in (["-flto", "-c", "inner.c"], ["-c", "-fPIC", "native.c"]):
        subprocess.run([*clang.command, "-O1", "-g", *words], cwd=tmp_path, check=True)
    subprocess.run(["ar", "rc", "libinner.a", "inner.o"], cwd=tmp_path, check=True)
    lib = eh.compile([outer, tmp_path / "libinner.a", tmp_path / "native.o"], flags=["-O1"])
    assert eh.gradient(lib.function("double outer(double x)"))(2.0) == 48.0


def test_another_process_finds_what_was_made(lib: eh.Library, cache: Path) -> None:
    wanted = eh.gradient(lib.energy)(X, 3)
    before = {path.name for path in cache.iterdir()}
    program = (
        "import enzyme_hub as eh, numpy as np, sys\n"
        f"lib = eh.compile({str(HERE / 'energy.c')!r})\n"
        "print(*eh.gradient(lib.energy)(np.array([0.1, 0.2, 0.7]), 3))\n"
    )
    words = [sys.executable, "-c", program]
    running = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) for _ in range(2)]
    for one in running:
        np.testing.assert_allclose([float(word) for word in one.communicate()[0].split()], wanted)
    assert {path.name for path in cache.iterdir()} == before


def test_memory_is_not_lost(lib: eh.Library) -> None:
    """The arrays of a call live as long as it, and no longer."""
    gradient = eh.gradient(lib.energy)
    x = np.random.default_rng(1).random(100_000)
    before = sys.getrefcount(x)
    found = gradient(x, x.size)
    gc.collect()
    assert sys.getrefcount(x) == before
    np.testing.assert_allclose(
        found, np.sin(x) * np.roll(x, -1) + x * np.cos(x) * np.roll(x, -1) + np.roll(np.sin(x) * x, 1)
    )


# -- what does not fit ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda lib: lib.energy(X.astype("f4"), 3),
            ["EH0501", "argument x of energy", "float32", "astype(numpy.float64)"],
        ),
        (lambda lib: lib.energy(X[::2], 2), ["EH0501", "strides", "ascontiguousarray"]),
        (lambda lib: lib.energy([1.0, 2.0], 2), ["EH0501", "list does not fit", "numpy.asarray"]),
        (lambda lib: lib.energy(X, 1 << 31), ["EH0501", "argument n", "is not between -2147483648 and 2147483647"]),
        (lambda lib: lib.double_in_place(np.broadcast_to(1.0, 1), 1), ["EH0501", "cannot be written"]),
        (lambda lib: lib.energy(X), ["EH0501", "takes 2 arguments"]),
        (lambda lib: lib.energy(X, 3.5), ["EH0501", "argument n"]),
        (lambda lib: lib.pair("2", 1.0), ["EH0501", "str does not fit", "a number of type double"]),
        (lambda lib: eh.gradient(lib.energy, 1), ["EH0501", "n, which is of type int"]),
        (lambda lib: eh.gradient(lib.energy, 5), ["EH0501", "no argument 5"]),
        (lambda lib: eh.gradient(lib.squares), ["EH0501", "eh.jacobian"]),
        (lambda lib: eh.jacobian(lib.count)(X, 3), ["EH0501", "gives out no numbers"]),
        (lambda lib: eh.jvp(lib.energy, (X, 3), (np.ones(2), None)), ["EH0501", "shape"]),
        (lambda lib: eh.jvp(lib.energy, (X, 3), (X, 1)), ["EH0501", "no tangent"]),
        (lambda lib: eh.hvp(lib.energy)(X, np.ones(4), 3), ["EH0501", "shape"]),
        (lambda lib: lib.nothing, ["EH0504", "no function nothing", "energy"]),
        (lambda lib: lib.of_list, ["EH0502", "of_list", "refers to itself"]),
        (lambda lib: lib.function("double energy(double *x, ..."), ["EH0502"]),
        (lambda lib: lib.function("double energy(void *x)"), ["EH0502", "neither a number nor an array"]),
        (lambda lib: lib.function("double energy(const double *x)"), ["EH0502", "compiled it is double (ptr, i32)"]),
        (lambda lib: lib.function("energy", {"x": "m"}), ["EH0501", "no argument m", 'lengths={"x": "n"}']),
        (lambda lib: lib.function("energy", {"n": "n"}), ["EH0501", "n is no array"]),
        (lambda lib: eh.gradient(lib.energy, lengths={"x": "x"}), ["EH0501", "x is no integer"]),
        (lambda lib: eh.compile("nowhere.c"), ["EH0505", "nowhere.c"]),
        (lambda lib: eh.compile(__file__), ["EH0505", "ending"]),
    ],
)
def test_misuse(lib: eh.Library, call: Any, words: list[str]) -> None:
    with pytest.raises(eh.EnzymeHubError) as caught:
        call(lib)
    assert all(word in str(caught.value) for word in words), str(caught.value)
    assert caught.value.code == words[0]


def test_a_source_that_does_not_compile(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("double f(double x) { return y; }\n")
    with pytest.raises(eh.EnzymeHubError) as caught:
        eh.compile(source)
    assert caught.value.code == "EH0503" and "broken.c:1" in (caught.value.why or "")


def test_what_is_missing_at_the_link_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(cache))
    source = tmp_path / "missing.c"
    source.write_text("double nowhere(double);\ndouble f(double x) { return nowhere(x); }\n")
    with pytest.raises(eh.EnzymeHubError) as caught:
        eh.compile(source)
    assert caught.value.code == "EH0505" and "nowhere" in (caught.value.why or "")
    assert sorted(path.name for path in (cache / "kept-python").iterdir()) == ["CACHEDIR.TAG", "key"]


def test_two_processes_fill_the_cache_at_once(lib: eh.Library, tmp_path: Path) -> None:
    """Both get the right numbers, each file is made once, and nothing else stays."""
    program = (
        "import enzyme_hub as eh, numpy as np\n"
        f"lib = eh.compile({str(HERE / 'energy.c')!r})\n"
        "print(*eh.gradient(lib.energy)(np.array([0.1, 0.2, 0.7]), 3))\n"
    )
    environment = dict(os.environ, ENZYME_HUB_CACHE=str(tmp_path))
    words = [sys.executable, "-c", program]
    running = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(2)]
    wanted = eh.gradient(lib.energy)(X, 3)
    for one in running:
        np.testing.assert_allclose([float(word) for word in one.communicate()[0].split()], wanted)
    left = sorted(
        path.suffix for path in (tmp_path / "kept-python").iterdir() if path.name not in ("CACHEDIR.TAG", "key")
    )
    assert left == [".seal", ".seal", ".so", ".so"], left


def test_what_cannot_be_differentiated(tmp_path: Path) -> None:
    source = tmp_path / "opaque.c"
    source.write_text('double f(double x) { __asm__("fsqrt" : "+t"(x)); return x; }\n')
    f = eh.compile(source).f
    assert f(4.0) == 2.0
    with pytest.raises(eh.EnzymeHubError) as caught:
        eh.gradient(f)(4.0)
    assert caught.value.code == "EH0304" and "opaque.c:1" in (caught.value.where or "")
