"""What is divided by a square root is multiplied by one reciprocal, which the function's own division gives."""

from __future__ import annotations

import re

import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline

TEXT = """
declare {type} @llvm.sqrt.{suffix}({type})
declare {type} @__enzyme_autodiff(ptr, ...)
define internal {type} @f({type} %x) {{
  %square = fmul {type} %x, %x
  %sum = fadd {type} %square, 1.0
  %root = call {type} @llvm.sqrt.{suffix}({type} %sum)
  %r = fdiv {type} 1.0, %root
  ret {type} %r
}}
define {type} @gradient({type} %x) {{
  %d = call {type} (ptr, ...) @__enzyme_autodiff(ptr @f, {type} %x)
  ret {type} %d
}}
"""


@pytest.mark.parametrize(("type_", "suffix"), [("double", "f64"), ("float", "f32")])
def test_one_division(type_: str, suffix: str) -> None:
    module = llvm.parse_text(TEXT.format(type=type_, suffix=suffix), "roots.ll")
    made = llvm.text(pipeline.run(module, pipeline.Options()))
    gradient = re.search(r"define [^\n]*@gradient\(.*?^}", made, re.S | re.M)
    assert gradient is not None
    assert gradient[0].count("fdiv") == 1 and "sqrt" in gradient[0]
