"""What LLVM IR itself can say of derivatives: metadata of functions, calls and globals, string attributes."""

from __future__ import annotations

import ctypes
import math

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm, pipeline
from enzyme_hub.errors import HubError

binding.initialize_native_target()
binding.initialize_native_asmprinter()

REQUEST = """
declare double @__enzyme_autodiff(ptr, double)
declare double @__enzyme_fwddiff(ptr, double, double)
define double @derivative(double %x) {
  %d = call double @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
"""
# The derivatives that are given are 10 times those of the square, so they show where they were used.
GIVEN = """
define double @augment(double %x) {
  %r = call double @square(double %x)
  ret double %r
}
define double @gradient(double %x, double %seed) {
  %t = fmul double %x, 20.0
  %r = fmul double %t, %seed
  ret double %r
}
"""
SQUARE = """
define double @square(double %x) noinline METADATA {
  %r = fmul double %x, %x
  ret double %r
}
"""
CALLER = """
define double @f(double %x) {
  %a = call double @square(double %x)CALL
  %b = call double @square(double %x)
  %r = fadd double %a, %b
  ret double %r
}
"""


def derivative(text: str, x: float, preopt: bool = True, name: str = "derivative") -> float:
    """What a function of the differentiated module returns, by default the derivative of f."""
    machine = binding.Target.from_default_triple().create_target_machine()
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{binding.get_process_triple()}"\n'
    module = llvm.parse_text(header + text + REQUEST, "test", llvm.new_context())
    done = llvm.text(pipeline.run(module, pipeline.Options(preopt=preopt)))
    engine = binding.create_mcjit_compiler(binding.parse_assembly(done), machine)
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(engine.get_function_address(name))
    return float(call(x))


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
def test_metadata_of_a_function(preopt: bool) -> None:
    text = (SQUARE + CALLER + GIVEN).replace("CALL", "").replace("METADATA", "!enzyme_augment !0 !enzyme_gradient !1")
    assert derivative(text + "!0 = !{ptr @augment}\n!1 = !{ptr @gradient}\n", 3.0, preopt) == 2 * 60.0


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
def test_metadata_of_a_call_is_about_that_call(preopt: bool) -> None:
    text = (SQUARE + CALLER + GIVEN).replace("METADATA", "").replace("CALL", ", !enzyme_gradient !0")
    assert derivative(text + "!0 = !{ptr @gradient}\n", 3.0, preopt) == 60.0 + 6.0


def test_a_call_may_be_inactive() -> None:
    text = (SQUARE + CALLER).replace("METADATA", "").replace("CALL", ", !enzyme_inactive !0")
    assert derivative(text + "!0 = !{}\n", 3.0) == 6.0


def test_metadata_that_says_nothing_known_is_refused() -> None:
    text = (SQUARE + CALLER).replace("METADATA", "!enzyme_gradiant !0").replace("CALL", "")
    with pytest.raises(HubError, match="enzyme_gradiant") as caught:
        derivative(text + "!0 = !{ptr @f}\n", 3.0)
    assert caught.value.code == "EH0211"


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [('"enzyme_math"="sin"', 2 * math.cos(3.0)), ('"enzyme_inactive"', 0.0)],
    ids=["like", "inactive"],
)
def test_string_attributes(attribute: str, expected: float) -> None:
    text = (SQUARE + CALLER).replace("METADATA", attribute).replace("CALL", "")
    assert derivative(text, 3.0) == pytest.approx(expected, rel=1e-14)


def test_attributes_that_are_not_supported_are_refused() -> None:
    text = (SQUARE + CALLER).replace("METADATA", '"enzyme_elementwise"="read"').replace("CALL", "")
    with pytest.raises(HubError, match="enzyme_elementwise") as caught:
        derivative(text, 3.0)
    assert caught.value.code == "EH0207"


SHADOWED = """
@g = GLOBAL double 2.0, !enzyme_shadow !0
@dg = internal global double 0.0
define double @f(double %x) {
  %v = load double, ptr @g
  %p = fmul double %v, %x
  store double %p, ptr @g
  %r = fmul double %p, %x
  ret double %r
}
define double @by_shadow(double %x) {
  store double 2.0, ptr @g
  store double 0.0, ptr @dg
  %unused = call double @__enzyme_autodiff(ptr @f, double %x)
  %d = load double, ptr @dg
  ret double %d
}
!0 = !{ptr @dg}
"""


@pytest.mark.parametrize("linkage", ["global", "internal global"])
def test_a_global_whose_shadow_is_named(linkage: str) -> None:
    text = SHADOWED.replace("GLOBAL", linkage)
    assert derivative(text, 3.0) == 2 * 2.0 * 3.0  # 2 g x
    assert derivative(text, 3.0, name="by_shadow") == 9.0  # x^2


def test_a_shadow_of_another_type_is_refused() -> None:
    text = SHADOWED.replace("GLOBAL", "global").replace("@dg = internal global double 0.0", "@dg = global float 0.0")
    with pytest.raises(HubError, match="cannot be the shadow") as caught:
        derivative(text, 3.0)
    assert caught.value.code == "EH0213"
