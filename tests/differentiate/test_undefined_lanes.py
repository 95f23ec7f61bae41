"""Undefined lanes and operands get values; what was defined stays as it was. Checked on the text, and by LLVM's verifier."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.undefined_lanes import fill
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module


def filled(body: str, parameters: str, result: str = "<2 x double>") -> str:
    module = read_module(llvm.text(llvm.parse_text(f"define {result} @f({parameters}) {{\n{body}\n}}\n")))
    fill(module.functions["f"])
    text = llvm.text(llvm.parse_text(write_module(module)))
    return " ".join(text[text.index("@f(") :].split())


@pytest.mark.parametrize(
    ("mask", "operand", "expected"),
    [
        ("<i32 1, i32 poison>", "%w", "<i32 1, i32 1>"),
        ("<i32 undef, i32 0>", "%w", "zeroinitializer"),
        ("<i32 0, i32 3>", "poison", "zeroinitializer"),
        ("<i32 3, i32 1>", "poison", "<i32 1, i32 1>"),
        ("<i32 0, i32 3>", "%w", "<i32 0, i32 3>"),
    ],
)
def test_shuffles(mask: str, operand: str, expected: str) -> None:
    body = f"  %s = shufflevector <2 x double> %v, <2 x double> {operand}, <2 x i32> {mask}\n  ret <2 x double> %s"
    text = filled(body, "<2 x double> %v, <2 x double> %w")
    assert f"<2 x i32> {expected} ret" in text


def test_a_shuffle_of_nothing_is_zero() -> None:
    body = "  %s = shufflevector <2 x double> %v, <2 x double> %v, <2 x i32> poison\n  ret <2 x double> %s"
    text = filled(body, "<2 x double> %v")
    assert "shufflevector <2 x double> zeroinitializer" in text and "poison" not in text


def test_a_vector_built_lane_by_lane_starts_from_zero() -> None:
    body = """
      %a = insertelement <2 x double> poison, double %x, i64 0
      %b = insertelement <2 x double> %a, double %y, i64 1
      ret <2 x double> %b"""
    text = filled(body, "double %x, double %y")
    assert "%a = insertelement <2 x double> zeroinitializer, double %x, i64 0" in text


def test_a_vector_left_incomplete_is_full_of_the_element() -> None:
    """1 / v would be infinite in a lane of zero."""
    body = """
      %a = insertelement <4 x double> poison, double %x, i64 2
      %b = fdiv <4 x double> splat (double 1.0), %a
      %c = extractelement <4 x double> %b, i64 2
      ret double %c"""
    text = filled(body, "double %x", "double")
    assert "shufflevector <4 x double> %" in text and "<4 x i32> zeroinitializer" in text
    assert "poison" not in text


def test_operands_and_phis() -> None:
    body = """
    entry:
      %s = fadd <2 x double> %v, <double 3.0, double poison>
      br i1 %c, label %then, label %end
    then:
      br label %end
    end:
      %p = phi <2 x double> [ undef, %entry ], [ %s, %then ]
      ret <2 x double> %p"""
    text = filled(body, "<2 x double> %v, i1 %c")
    assert "splat (double 3.000000e+00)" in text
    assert "[ zeroinitializer, %entry ]" in text


def test_defined_code_is_left_alone() -> None:
    body = """
      %a = insertelement <2 x double> %v, double %x, i64 0
      %b = fmul <2 x double> %a, <double 1.0, double 2.0>
      %s = shufflevector <2 x double> %b, <2 x double> %v, <2 x i32> <i32 3, i32 0>
      ret <2 x double> %s"""
    module = llvm.parse_text(f"define <2 x double> @f(<2 x double> %v, double %x) {{\n{body}\n}}\n")
    before = " ".join(llvm.text(module)[llvm.text(module).index("@f(") :].split())
    assert filled(body, "<2 x double> %v, double %x") == before
