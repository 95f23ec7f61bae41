"""Derivatives of BLAS and LAPACK are supplied where a routine is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.languages import blas
from enzyme_hub.languages.blas.adapters import expected
from enzyme_hub.languages.blas.routines import LAPACK, ROUTINES

REQUEST = """
define double @f(i32 %n, ptr %x) {
  %s = call double @cblas_ddot(i32 %n, ptr %x, i32 1, ptr %x, i32 1)
  ret double %s
}
define void @other(ptr %n, ptr %x, ptr %y) {
  call void @dcopy_(ptr %n, ptr %x, ptr %n, ptr %y, ptr %n)
  ret void
}
define void @main(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, i32 3, ptr %x, ptr %dx)
  ret void
}
declare double @cblas_ddot(i32, ptr, i32, ptr, i32)
declare void @dcopy_(ptr, ptr, ptr, ptr, ptr)
declare void @__enzyme_autodiff(...)
"""
ZERO = {"ptr": "%x", "double": "0.0", "float": "0.0"}
MAIN = """
define void @main(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
declare void @__enzyme_autodiff(...)
"""


def test_only_what_a_request_reaches_is_supplied() -> None:
    text = blas.supplied(REQUEST)
    llvm.parse_text(text)
    assert "@__enzyme_register_gradient_cblas_ddot" in text
    assert "dcopy_.gradient" not in text


def test_a_module_is_supplied_once() -> None:
    twice = blas.supplied(blas.supplied(REQUEST))
    assert twice.count("@cblas_ddot.gradient(") == 1


@pytest.mark.parametrize("change", [("i32 1, ptr %x", "i64 1, ptr %x"), ("@cblas_ddot", "@cblas_ddots")])
def test_what_is_called_otherwise_is_left_alone(change: tuple[str, str]) -> None:
    text = REQUEST.replace(*change).replace("(i32, ptr, i32, ptr, i32)", "(i32, ptr, ptr, ptr, i32)")
    assert blas.supplied(text) is text


def test_native_code_and_registrations_of_the_program_come_first() -> None:
    assert blas.supplied(REQUEST, {"cblas_ddot"}) is REQUEST
    own = "@__enzyme_register_gradient_mine = global [3 x ptr] [ptr @cblas_ddot, ptr @f, ptr @f]\n"
    assert "@cblas_ddot.gradient" not in blas.supplied(REQUEST + own)


@pytest.mark.parametrize("name", ["dgemm_", "dgemm", "dgemm_64_", "cblas_dgemm", "cblas_sgemm64_", "sgemm_64"])
def test_names(name: str) -> None:
    symbol = blas.symbol(name)
    assert symbol is not None and symbol.routine is ROUTINES["gemm"]
    assert symbol.sibling("gemm") == name


@pytest.mark.parametrize("name", ["gemm_", "xgemm_", "dgem", "my_dgemm", "cblas_gemm", "sin", "scan", "drand48"])
def test_no_names(name: str) -> None:
    assert blas.symbol(name) is None


def test_the_page_lists_the_routines() -> None:
    page = (Path(__file__).parents[2] / "docs" / "custom-derivatives.md").read_text().partition("## BLAS and LAPACK")[2]
    rows = [line.split("|")[2].split() for line in page.splitlines() if line.startswith("|")][2:]
    assert sorted(name for row in rows for name in row) == sorted(ROUTINES)


@pytest.mark.parametrize("flavour", [("cblas_", ""), ("", "_"), ("", "_64_")], ids="".join)
@pytest.mark.parametrize("letter", "sd")
def test_all_routines_have_all_functions(letter: str, flavour: tuple[str, str]) -> None:
    """The text for each routine is valid, also in single precision and with integers of 64 bits."""
    before, behind = flavour
    calls, declarations, names = [], [], []
    for stem, routine in ROUTINES.items():
        symbol = blas.symbol(f"{before}{letter}{stem}{behind}")
        assert symbol is not None
        if symbol.routine is None:
            assert before and routine in LAPACK
            continue
        names.append(symbol.sibling(stem))
        result, parameters = expected(symbol)
        arguments = ", ".join(f"{one} {ZERO.get(one, '1')}" for one in parameters)
        calls.append(f"  call {result} @{names[-1]}({arguments})")
        declarations.append(f"declare {result} @{names[-1]}({', '.join(parameters)})")
    text = "\n".join(["define void @f(ptr %x) {", *calls, "  ret void", "}", *declarations, MAIN])
    supplied = blas.supplied(text)
    llvm.parse_text(supplied)
    for name in names:
        for word in ("augment", "gradient", "derivative"):
            assert f"@{name}.{word}(" in supplied
