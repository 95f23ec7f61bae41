"""Numbers rounded by a large constant pass through a function that says so; what is everyday arithmetic stays as it is."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.rounding import mark
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

M = "0x4338000000000000"  # 1.5 * 2^52
MINUS_M = "0xC338000000000000"
HEAD = f"@c = internal global double {M}\ndeclare double @llvm.copysign.f64(double, double)\n"
HEAD += "declare double @llvm.fmuladd.f64(double, double, double)\n"


def marked(body: str, type_: str = "double") -> str:
    """The names of the values that are passed through, and what is left of the text."""
    source = f"{HEAD}define {type_} @f({type_} %x, {type_} %y, ptr %p) {{\n{body}\n  ret {type_} %k\n}}\n"
    module = read_module(llvm.text(llvm.parse_text(source)))
    mark([module.functions["f"]])
    mark([module.functions["f"]])  # again: nothing more
    text = llvm.text(llvm.parse_text(write_module(module)))
    return " ".join(text[text.index("@f(") :].split())


ROUNDED = [
    f"%t = fadd double %x, {M}\n%k = fsub double %t, {M}",
    f"%t = fadd double {M}, %x\n%k = fadd double %t, {MINUS_M}",
    f"%t = fadd double %x, {MINUS_M}\n%k = fadd double {M}, %t",
    f"%t = fsub double %x, {M}\n%k = fadd double %t, {M}",
    f"%t = fsub double {M}, %x\n%k = fsub double {M}, %t",
    f"%t = fadd reassoc double %x, {M}\n%k = fsub double %t, {M}",
    "%t = fadd double %x, 0x4330000000000000\n%k = fsub double %t, 0x4330000000000000",  # 2^52
    "%t = fadd double %x, 0x43380000000003FF\n%k = fsub double %t, 0x43380000000003FF",  # and 1023
    "%t = fadd double %x, 0x42E8000000000000\n%k = fsub double %t, 0x42E8000000000000",  # 1.5 * 2^47, exp2's
    f"%t = call double @llvm.fmuladd.f64(double %x, double %y, double {M})\n%k = fsub double %t, {M}",
    f"%s = call double @llvm.copysign.f64(double {M}, double %x)\n%t = fadd double %x, %s\n%k = fsub double %t, %s",
    f"%c = fcmp olt double %x, %y\n%s = select i1 %c, double {M}, double {MINUS_M}\n"
    "%t = fadd double %x, %s\n%k = fsub double %t, %s",
]


@pytest.mark.parametrize("body", ROUNDED)
def test_the_sum_is_passed_through(body: str) -> None:
    text = marked(body)
    assert text.count("call double @__ehub_rounded.f64(double %t)") == 1
    assert "double %t," not in text and ", %t" not in text  # everybody uses what is passed through


@pytest.mark.parametrize(
    ("type_", "constant"),
    [
        ("float", "0x4168000000000000"),  # 1.5 * 2^23
        ("x86_fp80", "0xK403E8000000000000000"),  # 2^63
        ("<2 x double>", f"<double {M}, double {M}>"),
        ("<4 x float>", "splat (float 0x4168000000000000)"),
    ],
)
def test_in_other_types(type_: str, constant: str) -> None:
    text = marked(f"%t = fadd {type_} %x, {constant}\n%k = fsub {type_} %t, {constant}", type_)
    assert text.count(f"call {type_} @__ehub_rounded.") == 1


def test_the_bits_of_the_sum_are_those_of_an_integer() -> None:
    text = marked(
        f"%t = fadd double %x, {M}\n%b = bitcast double %t to i64\nstore i64 %b, ptr %p\n%k = fsub double %t, {M}"
    )
    assert "__ehub_rounded.f64(double %t)" in text and "bitcast double %1 to i64" in text


@pytest.mark.parametrize(
    "body",
    [
        f"%t = fadd double %x, {M}\nstore double %t, ptr %p\n%k = fsub double %t, {M}",
        f"%t = fadd double %x, {M}\n%k = fsub double %t, %y",
        f"%t = fadd double %x, {M}\n%k = fsub double %t, 0x4330000000000000",
        f"%t = fadd double %x, {M}\n%k = fmul double %t, %y",
        f"%t = fadd double %x, {M}\n%c = fcmp olt double %t, %y\n%k = select i1 %c, double %t, double %y",
    ],
)
def test_the_sum_is_rounded_whatever_becomes_of_it(body: str) -> None:
    text = marked(body)
    assert text.count("__ehub_rounded.f64(double %t)") == 1 and text.count("%t") == 2


@pytest.mark.parametrize("body", [f"%t = fadd reassoc double %x, {M}\n%k = fsub reassoc double %t, {M}"])
def test_what_is_rounded_cannot_become_the_number_again(body: str) -> None:
    assert "%t = fadd double" in marked(body)


SEVERAL = [
    f"%c = fcmp olt double %x, %y\n%s = select i1 %c, double {M}, double 1.0\n%t = fadd double %x, %s",
    f"%c = fcmp olt double %x, %y\n%s = select i1 %c, double {M}, double %y\n%t = fadd double %x, %s",
    f"store double {M}, ptr %p\n%s = load volatile double, ptr %p\n%t = fadd double %x, %s",
    f"store volatile double {M}, ptr %p\n%t = fadd double %x, %y",
    "%s = load volatile double, ptr @c\n%t = fsub double %x, %s",
]


@pytest.mark.parametrize("body", SEVERAL)
def test_where_a_constant_may_be_one_that_rounds_the_program_looks(body: str) -> None:
    text = marked(f"{body}\n%k = fmul double %t, %x")
    assert "__ehub_rounded.f64(double %t)" in text
    assert f"fcmp oeq double %{'y' if '%s' not in body else 's'}, {M}" in text and "fmul double %t" not in text


@pytest.mark.parametrize("type_", ["double", "float", "<2 x double>"])
def test_where_a_number_is_added_and_taken_away_the_program_looks(type_: str) -> None:
    text = marked(f"%t = fadd {type_} %x, %y\n%k = fsub {type_} %t, %y", type_)
    assert f"bitcast {type_} %y to" in text and f"select {'<2 x i1>' if '<' in type_ else 'i1'}" in text
    assert text.count(f"call {type_} @__ehub_rounded") == 1


def test_each_lane_is_asked_where_lanes_differ() -> None:
    text = marked(f"%k = fadd <2 x double> %x, <double {M}, double 1.0>", "<2 x double>")
    assert "select <2 x i1>" in text and "__ehub_rounded.v2f64(<2 x double> %k)" in text


@pytest.mark.parametrize(
    ("type_", "body"),
    [
        ("double", "%t = fadd double %x, 1000.0\n%k = fsub double %t, 1000.0"),
        ("double", "%t = fadd double %x, 0x4300000000000000\n%k = fsub double %t, 0x4300000000000000"),  # 2^49
        ("double", "%t = fadd double %x, %y\n%b = fsub double %t, %y\n%k = fmul double %t, %b"),  # an error-free sum
        ("double", "%t = fadd double %x, %y\n%k = fadd double %t, %y"),
        ("half", "%t = fadd half %x, %y\n%k = fsub half %t, %y"),
        ("double", "%t = fadd double %x, 1.7e18\n%k = fsub double %t, 1.7e18"),  # a time in nanoseconds
        ("float", "%t = fadd float %x, 7.864320e+05\n%k = fmul float %t, %y"),  # 1024 * 768 pixels
        ("float", "%k = fsub float 7.864320e+05, %x"),
        ("half", "%t = fadd half %x, 0xH6600\n%k = fsub half %t, 0xH6600"),
    ],
)
def test_everyday_arithmetic(type_: str, body: str) -> None:
    assert "__ehub_rounded" not in marked(body, type_)
