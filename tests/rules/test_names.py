"""Which calls are known functions: spellings, types, and what must not be taken for one."""

from __future__ import annotations

import pytest
import rule_jit as jit

from enzyme_hub import rules
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.rules import names
from enzyme_hub.rules.functions import TABLE, ZERO_FUNCTIONS
from enzyme_hub.rules.instructions import FormulaRule

KNOWN = [
    ("double", "sin", "double", "sin"),
    ("float", "sinf", "float", "sin"),
    ("x86_fp80", "sinl", "x86_fp80", "sin"),
    ("fp128", "sinl", "fp128", "sin"),
    ("fp128", "sinf128", "fp128", "sin"),
    ("double", "__exp_finite", "double", "exp"),
    ("float", "__powf_finite", "float, float", "pow"),
    ("double", "llvm.sin.f64", "double", "sin"),
    ("<4 x float>", "llvm.sin.v4f32", "<4 x float>", "sin"),
    ("half", "llvm.exp.f16", "half", "exp"),
    ("double", "llvm.powi.f64.i32", "double, i32", "powi"),
    ("double", "llvm.fmuladd.f64", "double, double, double", "fma"),
    ("double", "llvm.minimumnum.f64", "double, double", "fmin"),
    ("double", "llvm.maximum.f64", "double, double", "fmax"),
    ("double", "llvm.ldexp.f64.i32", "double, i32", "ldexp"),
    ("double", "llvm.arithmetic.fence.f64", "double", "arithmetic.fence"),
    ("<2 x double>", "_ZGVbN2v_sin", "<2 x double>", "sin"),
    ("<4 x double>", "_ZGVdN4vv_pow", "<4 x double>, <4 x double>", "pow"),
    ("<8 x float>", "_ZGVdN8v_sinf", "<8 x float>", "sin"),
    ("<4 x double>", "__svml_sin4", "<4 x double>", "sin"),
    ("<8 x float>", "__svml_sinf8", "<8 x float>", "sin"),
    ("<4 x double>", "amd_vrd4_exp", "<4 x double>", "exp"),
    ("<8 x float>", "amd_vrs8_expf", "<8 x float>", "exp"),
    ("<4 x double>", "Sleef_sind4_u10", "<4 x double>", "sin"),
    ("<4 x double>", "Sleef_exp10d4_u10avx2", "<4 x double>", "exp10"),
    ("<8 x float>", "Sleef_finz_powf8_u10avx2", "<8 x float>, <8 x float>", "pow"),
    ("<4 x double>", "Sleef_ldexpd4", "<4 x double>, <4 x i32>", "ldexp"),
    ("<4 x double>", "Sleef_frfrexpd4", "<4 x double>", "significand"),
    ("double", "Sleef_sin_u10", "double", "sin"),
    ("float", "Sleef_fastpowf_u3500", "float, float", "pow"),
    ("double", "Sleef_cinz_tand1_u10purec", "double", "tan"),
    ("double", "scalbn", "double, i32", "ldexp"),
    ("double", "drem", "double, double", "remainder"),
    ("double", "lgamma_r", "double, ptr", "lgamma_r"),
    ("float", "lgammaf_r", "float, ptr", "lgamma_r"),
    ("double", "__lgamma_r_finite", "double, ptr", "lgamma_r"),
    ("double", "_FortranAModReal8", "double, double, ptr, i32", "_FortranAModReal"),
    ("float", "_FortranAErfcScaled4", "float", "_FortranAErfcScaled"),
    ("fp128", "_FortranASinF128", "fp128", "sin"),
    ("fp128", "_FortranAPowF128", "fp128, fp128", "pow"),
]
ZERO = [
    ("double", "floor", "double"),
    ("float", "llvm.floor.f32", "float"),
    ("i64", "lround", "double"),
    ("i64", "lroundf", "float"),
    ("i32", "ilogb", "double"),
    ("i32", "llvm.lround.i32.f64", "double"),
    ("i32", "llvm.fptosi.sat.i32.f64", "double"),
    ("double", "nearbyint", "double"),
    ("double", "_FortranASpacing8", "double"),
    ("<4 x double>", "Sleef_floord4", "<4 x double>"),
    ("<4 x i32>", "Sleef_expfrexpd4", "<4 x double>"),
    ("i32", "_FortranAExponent8_4", "double"),
    ("i1", "llvm.is.fpclass.f64", "double, i32 immarg"),
]
UNKNOWN = [
    ("double", "sinf", "double"),  # not C's sinf
    ("float", "sin", "float"),
    ("double", "sin", "double, double"),
    ("i32", "sin", "i32"),
    ("void", "pow", "double, double"),
    ("double", "my_sin", "double"),
    ("double", "sinus", "double"),
    ("double", "gamma", "double"),  # lgamma here, tgamma there
    ("double", "enzyme_hub.digamma.f64", "double"),
    ("<4 x double>", "_ZGVdM4v_sin", "<4 x double>"),  # masked
    ("<4 x double>", "Sleef_sind4", "<4 x float>"),
    ("double", "Sleef_sincos_u10", "double"),
]


def call_of(result: str, name: str, parameters: str) -> CallBase:
    types = [word.removesuffix(" immarg").strip() for word in parameters.split(",")]
    declared = ", ".join(f"{type_} %p{number}" for number, type_ in enumerate(types) if "immarg" not in parameters)
    if "immarg" in parameters:
        declared = f"{types[0]} %p0"
    given = [f"{type_} %p{number}" for number, type_ in enumerate(types)]
    if "immarg" in parameters:
        given[-1] = "i32 3"
    module = jit.read(
        f'declare {result} @"{name}"({parameters})\n'
        f"define void @caller({declared}) {{\n"
        f'  {"" if result == "void" else "%r = "}call {result} @"{name}"({", ".join(given)})\n  ret void\n}}\n'
    )
    call = module.functions["caller"].entry.instructions[0]
    assert isinstance(call, CallBase)
    return call


@pytest.mark.parametrize(("result", "name", "parameters", "canonical"), KNOWN)
def test_known(result: str, name: str, parameters: str, canonical: str) -> None:
    rule = rules.for_call(call_of(result, name, parameters))
    assert isinstance(rule, FormulaRule)
    assert rule.formula is TABLE[canonical]


@pytest.mark.parametrize(("result", "name", "parameters"), ZERO)
def test_declared_zero(result: str, name: str, parameters: str) -> None:
    rule = rules.for_call(call_of(result, name, parameters))
    assert rule is not None and rule.kind == "zero"


@pytest.mark.parametrize(("result", "name", "parameters"), UNKNOWN)
def test_not_taken_for_known(result: str, name: str, parameters: str) -> None:
    assert rules.for_call(call_of(result, name, parameters)) is None


def test_a_body_decides_for_itself() -> None:
    module = jit.read(
        "define double @j1(double %x) {\n  ret double %x\n}\n"
        "define double @f(double %x) {\n  %r = call double @j1(double %x)\n  ret double %r\n}\n"
    )
    call = jit.named(module.functions["f"], "r")
    assert isinstance(call, CallBase)
    assert rules.for_call(call) is None
    assert not rules.is_known(module.functions["j1"])


def test_the_attribute_names_the_function() -> None:
    module = jit.read(
        'define double @fast_sine(double %x) "enzyme_math"="sin" {\n  ret double %x\n}\n'
        "define double @f(double %x) {\n  %r = call double @fast_sine(double %x)\n  ret double %r\n}\n"
    )
    call = jit.named(module.functions["f"], "r")
    assert isinstance(call, CallBase)
    rule = rules.for_call(call)
    assert isinstance(rule, FormulaRule) and rule.formula is TABLE["sin"]
    assert rules.is_known(module.functions["fast_sine"])


def test_no_spelling_is_ambiguous() -> None:
    """A suffix never makes one function's name out of another's: each plain name means itself."""
    for name in (*TABLE, *ZERO_FUNCTIONS):
        if "." not in name and not name.startswith("_") and name != "canonicalize":
            assert names.spellings()[name] == (name, ("double",))


def test_overloads_are_stripped() -> None:
    assert names.intrinsic_stem("llvm.vector.reduce.fadd.nxv4f32") == "vector.reduce.fadd"
    assert names.intrinsic_stem("llvm.experimental.constrained.fadd.f64") == "experimental.constrained.fadd"
    assert names.intrinsic_stem("llvm.fptosi.sat.i32.f64") == "fptosi.sat"
