"""Functions written in LLVM IR itself: instructions and intrinsics that source programs seldom show, against differences.

Each file of `functions/` defines `double @f(ptr %x)` on four doubles; a comment `x: ...` gives values for them, and
`refused: EHnnnn` says that an error is expected (`unoptimised`: only as it stands there). What the optimiser makes of it
is differentiated, and what stands there.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import DifferentiationError

FILES = sorted((Path(__file__).parent / "functions").glob("*.ll"))
POINT = (0.7, 0.39, 1.32, -0.23)
UNARY = (
    "sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10 sqrt fabs floor ceil trunc rint nearbyint"
)
BINARY = "pow copysign minnum maxnum minimum maximum minimumnum maximumnum atan2"
REQUEST = """
@enzyme_dup = external global i32
declare double @__enzyme_autodiff(ptr, ...)
define void @gradient(ptr %x, ptr %dx) {
  call double (ptr, ...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  ret void
}
"""

binding.initialize_native_target()
binding.initialize_native_asmprinter()

Array = ctypes.c_double * len(POINT)


def comment(text: str, name: str) -> list[str]:
    return next((line.split()[2:] for line in text.splitlines() if line.startswith(f"; {name}: ")), [])


def compiled(text: str, preopt: bool) -> tuple[Callable[..., float], Callable[..., None], object]:
    """f as it stands there, its gradient, and what must stay alive while they are called."""
    machine = binding.Target.from_default_triple().create_target_machine()
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{binding.get_process_triple()}"\n'
    module = llvm.parse_text(header + text + REQUEST, "test", llvm.new_context())
    done = llvm.text(pipeline.run(module, pipeline.Options(preopt=preopt, keeps_tapes=False)))
    derivative = loaded(done)
    # The functions that are differentiated are rewritten first; that must not change what they compute.
    original = loaded(done if "__enzyme_" in text else header + text)
    f = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p)(original.get_function_address("f"))
    gradient = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(derivative.get_function_address("gradient"))
    return f, gradient, (original, derivative)


def loaded(text: str) -> binding.ExecutionEngine:
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(text), machine)
    engine.finalize_object()
    return engine


def agrees_with_differences(text: str, x: Sequence[float], preopt: bool) -> None:
    f, gradient, _engine = compiled(text, preopt)
    dx = Array()
    gradient(Array(*x), dx)
    for index, derivative in enumerate(dx):
        expected = 0.0
        for offset, weight in ((-2, 1), (-1, -8), (1, 8), (2, -1)):
            moved = Array(*x)
            moved[index] += offset * 1e-3
            expected += weight * f(moved) / (12 * 1e-3)
        assert derivative == pytest.approx(expected, rel=1e-7, abs=1e-7), f"d/dx[{index}]"


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_function(file: Path, preopt: bool) -> None:
    text = file.read_text()
    x = [float(word) for word in comment(text, "x")] or POINT
    code = comment(text, "refused")
    if code and not (preopt and "unoptimised" in code):
        with pytest.raises(DifferentiationError) as refusal:
            compiled(text, preopt)
        assert refusal.value.code == code[0]
    else:
        agrees_with_differences(text, x, preopt)


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
@pytest.mark.parametrize("name", UNARY.split())
def test_unary_intrinsic(name: str, preopt: bool) -> None:
    """As a number and lane by lane, of a square."""
    text = f"""
    define double @f(ptr %x) {{
      %v = load <2 x double>, ptr %x, align 8
      %w = fmul <2 x double> %v, %v
      %a = extractelement <2 x double> %w, i64 0
      %s = call double @llvm.{name}.f64(double %a)
      %u = call <2 x double> @llvm.{name}.v2f64(<2 x double> %w)
      %e = extractelement <2 x double> %u, i64 1
      %r = fmul double %s, %e
      ret double %r
    }}
    declare double @llvm.{name}.f64(double)
    declare <2 x double> @llvm.{name}.v2f64(<2 x double>)"""
    agrees_with_differences(text, POINT, preopt)


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
@pytest.mark.parametrize("name", BINARY.split())
def test_binary_intrinsic(name: str, preopt: bool) -> None:
    text = f"""
    define double @f(ptr %x) {{
      %p = getelementptr double, ptr %x, i64 3
      %a = load double, ptr %x
      %b = load double, ptr %p
      %r = call double @llvm.{name}.f64(double %a, double %b)
      %t = fmul double %r, %a
      ret double %t
    }}
    declare double @llvm.{name}.f64(double, double)"""
    agrees_with_differences(text, POINT, preopt)


def test_a_call_with_an_argument_too_many() -> None:
    """The optimiser takes such a call for one that never happens."""
    text = """
    define double @f(ptr %x) {
      %a = load double, ptr %x
      %r = call double @square(double %a, i32 5)
      ret double %r
    }

    define double @square(double %a) noinline {
      %r = fmul double %a, %a
      ret double %r
    }
    """
    with pytest.raises(DifferentiationError, match="other arguments") as refusal:
        compiled(text, preopt=False)
    assert refusal.value.code == "EH0302"
