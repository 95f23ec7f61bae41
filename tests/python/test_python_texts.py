"""Text as an argument, from Python to C and Fortran, against closed forms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
X = np.array([1.0, 2.0])


def compiled(source: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield eh.compile(HERE / source)


@pytest.fixture(scope="module")
def lib(tmp_path_factory: pytest.TempPathFactory) -> Any:
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    yield from compiled("texts.c", tmp_path_factory)


@pytest.fixture(scope="module")
def fortran(tmp_path_factory: pytest.TempPathFactory) -> Any:
    if toolchains.flang() is None:
        pytest.skip("flang is not installed")
    yield from compiled("texts.f90", tmp_path_factory)


@pytest.mark.parametrize("text", ["cubes", b"cubes", np.frombuffer(b"cubes\0", "i1")])
def test_of_c(lib: eh.Library, text: Any) -> None:
    for f in (lib.energy, lib.function("double energy(const char *kind, const double *x, int n)")):
        assert f(text, X, 2) == 5 * 9
        value, slopes = eh.value_and_gradient(f, argnums=1)(text, X, 2)
        assert value == 5 * 9
        np.testing.assert_array_equal(slopes, 5 * 3 * X**2)
        np.testing.assert_array_equal(eh.hessian(f, argnums=1)(text, X, 2), np.diag(5 * 6 * X))
        assert eh.jvp(f, (text, X, 2), (None, X, None))[1] == 5 * 3 * (1 + 8)
    eh.check_grads(lib.energy, (text, X, 2))


def test_other_texts(lib: eh.Library) -> None:
    assert lib.energy("", X, 2) == 0 and lib.energy("ä", X, 2) == 2 * 5  # two bytes in UTF-8
    assert eh.gradient(lib.weighed, argnums=2)(b"\1\0\2", 3, 2.0) == 2 * 3 * 2
    assert lib.function("double letter(char c, double x)")(65, 2.0) == lib.letter(65, 2.0) == 130
    text = np.frombuffer(b"text\0", "i1").copy()
    assert lib.put(text, 3.0) == 9 and text.tobytes() == b"aext\0"


def test_of_fortran(fortran: eh.Library) -> None:
    said = fortran.function("double energy(const char *kind, const double *x, const int *n, const char *unit)")
    for f in (fortran.energy, said):
        slopes = eh.gradient(f, argnums=1)
        np.testing.assert_array_equal(slopes("cubes", X, 2, "m"), 3 * X**2)
        np.testing.assert_array_equal(slopes("cubes", X, 2, b"mm"), 3000 * X**2)
        np.testing.assert_array_equal(slopes("four", X, 2, ""), 4 * 2 * X)
        np.testing.assert_array_equal(slopes("", X, 2, "mm"), 0 * X)
        np.testing.assert_array_equal(eh.hessian(f, argnums=1)("abc", X, 2, ""), 6 * np.eye(2))
    assert eh.gradient(fortran.fixed, argnums=1)("cubes", 2.0) == 3 * 2**2
    assert eh.gradient(fortran.fixed, argnums=1)("cubesxyz", 2.0) == 1
    assert eh.gradient(fortran.for_c, argnums=1)("some", 3.0) == 4 * 2 * 3


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda lib: lib.put("text", 1.0), ["EH0501", "may change the text", "numpy.frombuffer", "const"]),
        (lambda lib: lib.energy("a\0b", X, 2), ["EH0501", "zero character inside", "bytes are passed"]),
        (lambda lib: lib.energy("\ud800", X, 2), ["EH0501", "no form in UTF-8"]),
        (lambda lib: lib.energy(3, X, 2), ["EH0501", "text, or an array of int8", "a str or bytes"]),
        (lambda lib: lib.energy("text", "x", 2), ["EH0501", "str does not fit the argument x", "array of float64"]),
        (lambda lib: lib.energy("text", X, "2"), ["EH0501", "str does not fit the argument n", "int32_t"]),
    ],
)
def test_misuse(lib: eh.Library, call: Any, words: list[str]) -> None:
    check_refused(lib, call, words)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda lib: lib.fixed("far too long", 1.0), ["EH0501", "12 bytes", "character(len=8)"]),
        (lambda lib: lib.fixed(np.zeros(3, "i1"), 1.0), ["EH0501", "character(len=8)", "a str is made so long"]),
        (lambda lib: lib.listed, ["EH0502", "texts is of type character, and an array", "len=*"]),
        (lambda lib: lib.deferred, ["EH0502", "text is of type character, and allocatable", "len=*"]),
        (lambda lib: lib.sized, ["EH0502", "its length is not that of the text that is passed", "len=*"]),
        (lambda lib: lib.changed, ["EH0502", "the procedure may change it"]),
    ],
)
def test_misuse_of_fortran(fortran: eh.Library, call: Any, words: list[str]) -> None:
    check_refused(fortran, call, words)


def check_refused(library: eh.Library, call: Any, words: list[str]) -> None:
    with pytest.raises(eh.EnzymeHubError) as caught:
        call(library)
    for word in words:
        assert word in str(caught.value)
