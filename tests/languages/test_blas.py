"""Derivatives of BLAS and LAPACK are supplied where a routine is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_hub import irtext, llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.languages.libraries.blas import reached
from enzyme_hub.languages.libraries.blas.declared import expected
from enzyme_hub.languages.libraries.blas.names import Flavour, Symbol
from enzyme_hub.languages.libraries.blas.names import symbol as symbol_of
from enzyme_hub.languages.libraries.blas.routines import COMPLEX, LAPACK, REAL, ROUTINES
from enzyme_hub.languages.libraries.blas.supplement import COMPLEX_FILES, LAPACKE, REAL_FILES, load

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


@pytest.mark.parametrize("names", [REAL_FILES, [f"{name}.complex" for name in COMPLEX_FILES]], ids=["real", "complex"])
def test_a_name_is_one_function(names: list[str]) -> None:
    """The files are put together as one: what several of them have must be the same."""
    found: dict[str, str] = {}
    for name in names:
        text = text_of("enzyme_hub.languages.libraries.blas", name)
        for one, it in irtext.ModuleText(text).functions.items():
            assert found.setdefault(one, text[it.start : it.end]) == text[it.start : it.end], f"{one} in {name}"


def test_only_what_a_request_reaches_is_supplied() -> None:
    text = reached.supplied(REQUEST)
    llvm.parse_text(text)
    assert "@__enzyme_register_gradient_cblas_ddot" in text
    assert "dcopy_.gradient" not in text


def test_a_module_is_supplied_once() -> None:
    twice = reached.supplied(reached.supplied(REQUEST))
    assert twice.count("@cblas_ddot.gradient(") == 1


SECOND = """
define double @g(i32 %n, ptr %x) {
  %s = call double @cblas_dasum(i32 %n, ptr %x, i32 1)
  ret double %s
}
define void @second(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @g, i32 3, ptr %x, ptr %dx)
  ret void
}
declare double @cblas_dasum(i32, ptr, i32)
"""


def test_a_later_round_adds_rules_of_its_own() -> None:
    """Those of an earlier one may be another function by now: the optimiser takes parameters away."""
    text = reached.supplied(reached.supplied(REQUEST) + SECOND)
    llvm.parse_text(text)
    assert "@ehub.cblas_d.vector_copy(" in text and "@ehub.cblas_d.2.vector_copy(" in text


@pytest.mark.parametrize("change", [("i32 1, ptr %x", "i64 1, ptr %x"), ("@cblas_ddot", "@cblas_ddots")])
def test_what_is_called_otherwise_is_left_alone(change: tuple[str, str]) -> None:
    text = REQUEST.replace(*change).replace("(i32, ptr, i32, ptr, i32)", "(i32, ptr, ptr, ptr, i32)")
    assert reached.supplied(text) is text


def test_native_code_and_registrations_of_the_program_come_first() -> None:
    assert reached.supplied(REQUEST, {"cblas_ddot"}) is REQUEST
    own = "@__enzyme_register_gradient_mine = global [3 x ptr] [ptr @cblas_ddot, ptr @f, ptr @f]\n"
    assert "@cblas_ddot.gradient" not in reached.supplied(REQUEST + own)


@pytest.mark.parametrize("name", ["dgemm_", "dgemm", "dgemm_64_", "cblas_dgemm", "cblas_sgemm64_", "sgemm_64"])
def test_names(name: str) -> None:
    symbol = symbol_of(name)
    assert symbol is not None and symbol.routine is REAL["gemm"]
    assert symbol.sibling("gemm") == name


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("zgemm_", "gemm"),
        ("dznrm2_", "nrm2"),
        ("scnrm2", "nrm2"),
        ("cblas_dzasum", "asum"),
        ("zdscal_", "dscal"),
        ("cblas_csscal", "dscal"),
        ("cscal_64_", "scal"),
        ("csrot_", "drot"),
        ("zdotu_", "dotu"),
        ("cblas_cdotc_sub", "dotc"),
        ("cblas_zdotu_sub64_", "dotu"),
    ],
)
def test_names_for_complex_numbers(name: str, stem: str) -> None:
    symbol = symbol_of(name)
    assert symbol is not None and symbol.routine is COMPLEX[stem]
    assert symbol.sibling(stem) == name


def test_routines_that_are_there_for_other_numbers_only() -> None:
    symbol = symbol_of("zsymv_")
    assert symbol is not None and symbol.routine is None


@pytest.mark.parametrize("name", ["gemm_", "xgemm_", "dgem", "my_dgemm", "cblas_gemm", "sin", "scan", "drand48"])
def test_no_names(name: str) -> None:
    assert symbol_of(name) is None


def test_the_page_lists_the_routines() -> None:
    page = (Path(__file__).parents[2] / "docs" / "custom-derivatives.md").read_text().partition("## BLAS and LAPACK")[2]
    cells = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("|")][2:]
    rows = [(kind.split(",")[0].strip(), names.split()) for kind, names in cells]
    routines = [*(f"real {name}" for name in REAL), *(f"complex {name}" for name in COMPLEX)]
    assert sorted(f"{kind} {name}" for kind, names in rows for name in names) == sorted(routines)


@pytest.mark.parametrize("flavour", [("cblas_", ""), ("", "_"), ("", "_64_")], ids="".join)
@pytest.mark.parametrize("letter", "sdcz")
def test_all_routines_have_all_functions(letter: str, flavour: tuple[str, str]) -> None:
    """The text for each routine is valid, also in single precision and with integers of 64 bits."""
    before, behind = flavour
    calls, declarations, names = [], [], []
    for stem, routine in ROUTINES[letter].items():
        symbol = Symbol(Flavour(before, behind), letter, stem)
        assert symbol_of(symbol.sibling(stem)) == symbol
        if symbol.routine is None:
            assert before and routine in LAPACK
            continue
        names.append(symbol.sibling(stem))
        result, parameters = expected(symbol)
        arguments = ", ".join(f"{one} {ZERO.get(one, '1')}" for one in parameters)
        calls.append(f"  call {result} @{names[-1]}({arguments})")
        declarations.append(f"declare {result} @{names[-1]}({', '.join(parameters)})")
    text = "\n".join(["define void @f(ptr %x) {", *calls, "  ret void", "}", *declarations, MAIN])
    supplied = reached.supplied(text)
    llvm.parse_text(supplied)
    for name in names:
        for word in ("augment", "gradient", "derivative"):
            assert f"@{name}.{word}(" in supplied


LAPACKE_CALL = """
define void @f(ptr %x) {{
  %info = call i32 @LAPACKE_{letter}{stem}({arguments})
  ret void
}}
define void @other(ptr %x) {{
  %info = call i32 @LAPACKE_{letter}{stem}({arguments})
  ret void
}}
declare i32 @LAPACKE_{letter}{stem}({parameters})
"""
GETRF = {"parameters": "i32, i32, i32, ptr, i32, ptr", "arguments": "i32 101, i32 2, i32 2, ptr %x, i32 2, ptr null"}


@pytest.mark.parametrize("letter", "sdcz")
def test_lapacke_calls_lapack_where_a_request_reaches_it(letter: str) -> None:
    text = reached.supplied(LAPACKE_CALL.format(letter=letter, stem="getrf", **GETRF) + MAIN)
    llvm.parse_text(text)
    assert f"@{letter}getrf_.gradient(" in text
    functions = irtext.ModuleText(text).functions
    bodies = {name: text[functions[name].start : functions[name].end] for name in ("f", "other")}
    assert f"@LAPACKE_{letter}getrf(" not in bodies["f"] and f"@LAPACKE_{letter}getrf(" in bodies["other"]


def test_lapacke_that_is_declared_otherwise_is_left_alone() -> None:
    words = {name: value.replace(", i32 2, ptr null", ", i64 2, ptr null") for name, value in GETRF.items()}
    words["parameters"] = words["parameters"].replace("i32, ptr", "i64, ptr")
    text = LAPACKE_CALL.format(letter="d", stem="getrf", **words) + MAIN
    assert reached.supplied(text) is text


def test_every_routine_of_lapack_has_a_body_for_lapacke() -> None:
    for letter in "dz":
        rules = load((LAPACKE,), "double", letter == "z")
        bodies = {name.removeprefix("lapacke_") for name in rules.functions if name.startswith("lapacke_")}
        assert bodies == {routine.name for routine in LAPACK} & set(ROUTINES[letter])
