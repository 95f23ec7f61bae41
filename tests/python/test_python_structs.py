"""Structs and complex numbers from Python, against closed forms."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
P = {"x": 2.0, "y": 3.0}
POINT = np.dtype([("x", "f8"), ("y", "f8")])
BODY = {"at": {"x": 1.0, "y": 2.0}, "m": 3.0, "tag": 4, "v": np.ones((2, 3))}
Z = np.array([1 + 2j, 3 - 1j])


@pytest.fixture(scope="module")
def lib(tmp_path_factory: pytest.TempPathFactory) -> Any:
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield eh.compile(HERE / "bodies.c")


def test_a_struct_by_value_and_by_address(lib: eh.Library) -> None:
    for f in (lib.of_struct, lib.at_address):
        assert eh.value_and_gradient(f)(P) == (12.0, {"x": 12.0, "y": 4.0})
        element = np.array([(2.0, 3.0)], POINT)[0]
        found = eh.gradient(f)(element)
        assert found.x == 12.0 and found["y"] == 4.0
        assert eh.hvp(f)(P, {"x": 1.0}) == {"x": 6.0, "y": 4.0}
    assert P == {"x": 2.0, "y": 3.0}


def test_arrays_of_structs_are_not_copied(lib: eh.Library) -> None:
    one = np.zeros(2, POINT)
    one["x"] = 2.0
    lib.move(one, 3.0)
    assert one[0].item() == (6.0, 18.0) and one[1].item() == (2.0, 0.0)
    body = {"names": ["at", "m", "tag", "v"], "formats": [POINT, "f8", "i4", ("f4", (2, 3))]}
    bodies = np.zeros(2, np.dtype({**body, "offsets": [0, 16, 24, 28], "itemsize": 56}))
    bodies["at"], bodies["m"], bodies["v"] = (1.0, 2.0), [3.0, 5.0], 1.0
    found = eh.gradient(lib.total)(bodies, 2)
    np.testing.assert_array_equal(found["m"], [2.0, 2.0])
    np.testing.assert_array_equal(found["at"]["y"], [3.0, 5.0])
    np.testing.assert_array_equal(found["v"][:, 1], [[0, 0, 6], [0, 0, 10]])
    assert (found["tag"] == 0).all()


def test_integers_of_any_size_in_dicts(lib: eh.Library) -> None:
    for n, power in ((2, -3), (np.uint64(2), np.int8(-3)), (np.int32(2), np.int64(-3)), (True + 1, -3)):
        found = eh.gradient(lib.of_counted)({"x": np.array([1.0, 2.0]), "n": n, "power": power})
        np.testing.assert_array_equal(found["x"], [-6.0, -12.0])


def test_nested_structs_in_dicts(lib: eh.Library) -> None:
    found = eh.gradient(lib.total)(BODY, 1)
    assert found["at"] == {"x": 6.0, "y": 3.0} and found["m"] == 2.0 and found["tag"] is None
    np.testing.assert_array_equal(found["v"], [[0, 0, 0], [0, 0, 6]])


def test_structs_that_are_returned(lib: eh.Library) -> None:
    cos, sin = np.cos(0.3), np.sin(0.3)
    value, tangent = eh.jvp(lib.turn, (P, 0.3), ({"x": 1.0}, None))
    np.testing.assert_allclose(value.item(), lib.turn(P, 0.3).item())
    np.testing.assert_allclose([value.x, tangent.x, tangent.y], [2 * cos - 3 * sin, cos, sin])
    _, pullback = eh.vjp(lib.turn, P, 0.3)
    by_p, by_a = pullback({"x": 1.0})
    np.testing.assert_allclose([by_p["x"], by_p["y"], by_a], [cos, -sin, -2 * sin - 3 * cos])
    grown, tangent = eh.jvp(lib.grow, (BODY, 2.0), ({"v": np.full((2, 3), 0.5)}, 1.0))
    assert (grown.m, grown.tag, tangent.m) == (6.0, 4, 3.0)
    np.testing.assert_array_equal(tangent.v, [[0.5, 1.0, 0.5], [0.5, 0.5, 0.5]])


def test_a_struct_that_is_changed(lib: eh.Library) -> None:
    p = dict(P)
    value, tangent = eh.jvp(lib.move, (p, 2.0), ({"y": 1.0}, 1.0))
    assert value == {"x": 4.0, "y": 11.0} and tangent == {"x": 2.0, "y": 9.0} and p == P
    lib.move(p, 2.0)
    assert p == {"x": 4.0, "y": 11.0}
    (by_p, by_a) = eh.vjp(lib.move, P, 2.0)[1]({"x": 0.0, "y": 1.0})
    assert by_p == {"x": 4.0, "y": 1.0} and by_a == 8.0


def test_pointers_in_structs(lib: eh.Library) -> None:
    x = np.array([0.3, 0.4])
    model = {"w": np.array([1.0, 2.0]), "n": 2, "bias": 0.5, "c": {"x": 3.0, "y": 1.0}}
    by_model, by_x = eh.gradient(lib.eval, (0, 1))(model, x)
    np.testing.assert_allclose(by_model.pop("w"), 3 * x * x)
    np.testing.assert_allclose(by_x, 6 * np.array([1.0, 2.0]) * x)
    assert by_model == {"n": None, "bias": 3.0, "c": {"x": pytest.approx(0.91), "y": 0.0}}
    second = eh.hvp(lib.eval)(model, {"w": np.ones(2)}, x)
    assert second["c"]["x"] == pytest.approx(0.25)
    assert lib.eval({**model, "n": 0, "w": None}, x) == 1.5


def test_complex_numbers_as_in_jax(lib: eh.Library) -> None:
    """The gradient of u(x + iy) is du/dx - i du/dy; a pullback of a holomorphic function multiplies by its derivative."""
    np.testing.assert_allclose(eh.gradient(lib.power)(Z, 2), 2 * Z.real * Z.imag - 1j * Z.real**2)
    tangent = eh.jvp(lib.power, (Z, 2), (np.array([1j, 0]), None))[1]
    assert tangent == Z[0].real ** 2
    assert lib.cube(1 + 2j) == -11 - 2j
    assert eh.jvp(lib.cube, (1 + 2j,), (1j,))[1] == 3j * (1 + 2j) ** 2
    assert eh.vjp(lib.cube, 1 + 2j)[1](1 + 1j) == (3 * (1 + 2j) ** 2 * (1 + 1j),)
    by_z, _, _ = eh.vjp(lib.squares, Z, 2, 0 * Z)[1](np.array([1, 1j]))
    np.testing.assert_allclose(by_z, [2 * Z[0], 2j * Z[1]])
    jacobian = eh.jacobian(lib.squares, holomorphic=True)(Z, 2, 0 * Z)
    np.testing.assert_allclose(jacobian, np.diag(2 * Z))
    for call in ((lib.power, (Z, 2)), (lib.squares, (Z, 2, 0 * Z)), (lib.cube, (0.3 + 0.2j,))):
        eh.check_grads(*call)


def test_structs_and_complex_numbers_of_a_declaration(lib: eh.Library) -> None:
    said = lib.function("struct p { double x; double y; }; double of_struct(struct p which);")
    assert eh.gradient(said)(P) == {"x": 12.0, "y": 4.0}
    said = lib.function(
        "typedef struct { double x, y; } point; struct m { const double *w; int n; double bias; point *c; };"
        "double eval(const struct m *model, const double *x)"
    )
    model = {"w": np.ones(1), "n": 1, "bias": 0.5, "c": {"x": 3.0, "y": 1.0}}
    np.testing.assert_allclose(eh.gradient(said)(model, np.ones(1))["w"], [3.0])
    said = lib.function("double power(double complex z[], int n)")
    np.testing.assert_allclose(eh.gradient(said)(Z, 2), 2 * Z.real * Z.imag - 1j * Z.real**2)


def test_signatures_of_a_header(lib: eh.Library, tmp_path: Path) -> None:
    """Bitcode without debug information, and a header with what headers have."""
    clang = toolchains.clang()
    assert clang is not None
    words = [*clang.command, "-O2", "-flto", "-c", str(HERE / "bodies.c"), "-o", "bodies.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    (tmp_path / "types.h").write_text("#define N 3\ntypedef struct { double x, y; } point;\n")
    header = tmp_path / "bodies.h"
    header.write_text(
        '#pragma once\n#include <complex.h>\n#include <stdio.h>\n#include "types.h"\n'
        "enum kind { LIGHT, HEAVY = 1 << 2 };\n"
        "struct body { point at; double m; enum kind tag; float v[N - 1][N]; };\n"
        '#ifdef __cplusplus\nextern "C" {\n#endif\n'
        "extern double total(const struct body *restrict b, int n) __attribute__((pure));\n"
        "point turn(point p, double a);\n"
        "double power(const double complex z[], int n);\n"
        "void report(FILE *to, const char *format, ...);\n"
        "static inline double half(double x) { return x / 2; }\n"
        "#ifdef __cplusplus\n}\n#endif\n"
    )
    bare = eh.compile(tmp_path / "bodies.o", header=header)
    assert eh.gradient(bare.total)(BODY, 1)["at"] == {"x": 6.0, "y": 3.0}
    np.testing.assert_allclose(bare.turn(P, 0.3).item(), lib.turn(P, 0.3).item())
    np.testing.assert_allclose(eh.gradient(bare.power)(Z, 2), eh.gradient(lib.power)(Z, 2))
    for name, why in (("of_struct", "no debug information"), ("report", "no function report")):
        with pytest.raises(eh.EnzymeHubError, match=why):
            getattr(bare, name)
    with pytest.raises(eh.EnzymeHubError, match="EH0505"):
        eh.compile(tmp_path / "bodies.o", header=tmp_path / "nowhere.h")
    header.write_text("double total(;\n")
    with pytest.raises(eh.EnzymeHubError, match="EH0502"):
        eh.compile(tmp_path / "bodies.o", header=header)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda lib: lib.at_address({"x": 1.0}),
            ["EH0501", "argument p of at_address", "y of struct point is missing"],
        ),
        (lambda lib: lib.at_address({"x": 1.0, "y": 1.0, "z": 1.0}), ["EH0501", "has no z"]),
        (lambda lib: lib.at_address({"x": "a", "y": 1.0}), ["EH0501", "x is of type double"]),
        (lambda lib: lib.total({**BODY, "tag": 1.5}, 1), ["EH0501", "tag is of type int"]),
        (
            lambda lib: lib.of_counted({"x": np.ones(2), "n": -1, "power": 1}),
            ["EH0501", "n is of type uint64_t, which does not hold it"],
        ),
        (lambda lib: lib.of_counted({"x": np.ones(2), "n": 2**70, "power": 1}), ["EH0501", "n is of type uint64_t"]),
        (
            lambda lib: lib.of_counted({"x": np.ones(2), "n": 2, "power": 300}),
            ["EH0501", "power is of type", "does not hold it"],
        ),
        (lambda lib: lib.total({**BODY, "v": np.ones(3)}, 1), ["EH0501", "v has the shape (2, 3)"]),
        (lambda lib: lib.of_struct(np.zeros(2, POINT)), ["EH0501", "it is one struct point"]),
        (lambda lib: lib.of_struct(np.zeros((2, 2))), ["EH0501", "of_struct"]),
        (lambda lib: lib.of_struct(1.0), ["EH0501", "a dict with x, y"]),
        (lambda lib: lib.eval(np.zeros(1, "V32"), Z.real), ["EH0501", "holds pointers", "dict"]),
        (lambda lib: lib.eval({"w": [1.0], "n": 1, "bias": 0.0, "c": None}, Z.real), ["EH0501", "w is an array"]),
        (lambda lib: lib.power(Z.real, 2), ["EH0501", "complex128"]),
        (lambda lib: eh.jacobian(lib.squares)(Z, 2, 0 * Z), ["EH0501", "holomorphic=True"]),
        (lambda lib: eh.jacobian(lib.at_address)(P), ["EH0501", "is a struct"]),
        (lambda lib: eh.check_grads(lib.at_address, (P,)), ["EH0501", "no structs"]),
        (lambda lib: eh.gradient(lib.cube), ["EH0501", "returns no number"]),
        (lambda lib: lib.function("struct p { double x; }; double of_struct(struct p p);"), ["EH0502", "as C does"]),
    ],
)
def test_misuse_of_structs(lib: eh.Library, call: Any, words: list[str]) -> None:
    with pytest.raises(eh.EnzymeHubError) as caught:
        call(lib)
    assert all(word in str(caught.value) for word in words), str(caught.value)
