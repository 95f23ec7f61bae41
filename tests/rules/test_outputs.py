"""Several results: sincos and modf through pointers, LLVM's structs, reductions of vectors; vectors element by element."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest
import rule_jit as jit

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import ConstantInt


def run(text: str, inputs: Sequence[float], count: int, wanted: Sequence[int], kind: str = "double") -> list[float]:
    """Differentiates %r of @f in `text`. Contributions go to `%out`, one after the other; %seed is the seed, if there is
    one; the shadow of an output %o is %shadow.o."""
    module = jit.read(text)
    function = module.functions["f"]
    values = {i.name: i for i in function.instructions} | {a.name: a for a in function.arguments}
    call = values.get("r") or next(i for i in function.instructions if i.opcode == "call")
    rule = jit.rule_of(call)
    assert rule is not None
    ret = function.entry.instructions.pop()
    place = jit.Place(module, Builder(function.entry))
    place.shadows = {value: values[f"shadow.{name}"] for name, value in values.items() if f"shadow.{name}" in values}
    found = rule.adjoint(place, call, values.get("seed"), frozenset(wanted))
    size = jit.SIZE[kind]
    at = 0
    for _, value in found:
        place.builder.store(value, place.builder.gep(types.i8, values["out"], [ConstantInt(types.i64, at)]), align=4)
        at += size * (value.type.count if isinstance(value.type, types.VectorType) else 1)
    place.builder.insert(ret)
    if not call.is_used:
        call.erase()
    out = jit.Compiled(module).call("f", jit.encode_all(kind, inputs), count * size)
    return [float(number) for number in jit.decode_all(kind, out)]


# -- through pointers -------------------------------------------------------------------------------------------------

SINCOS = """
declare void @sincos(double, ptr, ptr)
define void @f(ptr %in, ptr %out) {
  %s = alloca double
  %c = alloca double
  %shadow.s = getelementptr double, ptr %out, i64 1
  %shadow.c = getelementptr double, ptr %out, i64 2
  %x = load double, ptr %in
  %q = getelementptr double, ptr %in, i64 1
  %ds = load double, ptr %q
  %t = getelementptr double, ptr %in, i64 2
  %dc = load double, ptr %t
  store double %ds, ptr %shadow.s
  store double %dc, ptr %shadow.c
  call void @sincos(double %x, ptr %s, ptr %c)
  ret void
}
"""


def test_sincos_reads_and_clears_both_shadows() -> None:
    x, ds, dc = 0.7, 3.0, -2.0
    got = run(SINCOS, [x, ds, dc], 3, [0, 1, 2])
    assert got[0] == pytest.approx(ds * math.cos(x) - dc * math.sin(x), rel=1e-15)
    assert got[1:] == [0.0, 0.0]


def test_sincos_with_one_active_output() -> None:
    got = run(SINCOS, [0.7, 3.0, -2.0], 3, [0, 2])
    assert got == [pytest.approx(2 * math.sin(0.7), rel=1e-15), 3.0, 0.0]


def test_sincos_of_a_constant_still_clears_what_it_overwrote() -> None:
    assert run(SINCOS, [0.7, 3.0, -2.0], 3, [1, 2])[1:] == [0.0, 0.0]


def test_modf() -> None:
    text = """
    declare double @modf(double, ptr)
    define void @f(ptr %in, ptr %out) {
      %whole = alloca double
      %shadow.whole = getelementptr double, ptr %out, i64 1
      store double 5.0, ptr %shadow.whole
      %x = load double, ptr %in
      %q = getelementptr double, ptr %in, i64 1
      %seed = load double, ptr %q
      %r = call double @modf(double %x, ptr %whole)
      ret void
    }"""
    assert run(text, [2.75, 3.0], 2, [0, 1]) == [3.0, 0.0]


# -- structs ----------------------------------------------------------------------------------------------------------


def struct_call(name: str, result: str) -> str:
    return f"""
    declare {result} @llvm.{name}(double)
    define void @f(ptr %in, ptr %out) {{
      %x = load double, ptr %in
      %q = getelementptr double, ptr %in, i64 1
      %seed = load {result}, ptr %q
      %r = call {result} @llvm.{name}(double %x)
      ret void
    }}"""


def test_struct_results() -> None:
    x, a, b = 0.7, 3.0, -2.0
    pair = "{ double, double }"
    assert run(struct_call("sincos.f64", pair), [x, a, b], 1, [0]) == [
        pytest.approx(a * math.cos(x) - b * math.sin(x), rel=1e-14)
    ]
    assert run(struct_call("modf.f64", pair), [x, a, b], 1, [0]) == [a]
    # 12 = 0.75 * 2^4
    assert run(struct_call("frexp.f64.i32", "{ double, i32 }"), [12.0, a, 0.0], 1, [0]) == [a / 16]
    assert run(struct_call("frexp.f64.i32", "{ double, i32 }"), [0.0, a, 0.0], 1, [0]) == [a]


# -- reductions -------------------------------------------------------------------------------------------------------


def reduction(name: str, start: bool) -> str:
    first = "double, " if start else ""
    given = "double %start, " if start else ""
    return f"""
    declare double @llvm.vector.reduce.{name}.v4f64({first}<4 x double>)
    define void @f(ptr %in, ptr %out) {{
      %seed = load double, ptr %in
      %q = getelementptr double, ptr %in, i64 1
      %start = load double, ptr %q
      %t = getelementptr double, ptr %in, i64 2
      %v = load <4 x double>, ptr %t, align 8
      %r = call double @llvm.vector.reduce.{name}.v4f64({given}<4 x double> %v)
      ret void
    }}"""


@pytest.mark.parametrize(
    ("name", "vector", "expected"),
    [
        ("fadd", [1.0, 2.0, 3.0, 4.0], [2.0, 2.0, 2.0, 2.0, 2.0]),
        ("fmul", [1.0, 2.0, 3.0, 4.0], [48.0, 240.0, 120.0, 80.0, 60.0]),
        ("fmul", [1.0, 0.0, 3.0, 4.0], [0.0, 0.0, 120.0, 0.0, 0.0]),
        ("fmul", [1.0, 0.0, 0.0, 4.0], [0.0, 0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_sum_and_product(name: str, vector: list[float], expected: list[float]) -> None:
    assert run(reduction(name, start=True), [2.0, 5.0, *vector], 5, [0, 1]) == expected


@pytest.mark.parametrize(
    ("name", "vector", "lane"),
    [
        ("fmax", [1.0, 7.0, 3.0, 4.0], 1),
        ("fmin", [1.0, 7.0, 3.0, -4.0], 3),
        ("fmax", [1.0, 7.0, 7.0, 4.0], 1),
        ("fmax", [math.nan, 7.0, 7.0, 4.0], 1),
        ("fminimum", [1.0, 7.0, 3.0, -4.0], 3),
    ],
)
def test_extremes_go_to_the_first(name: str, vector: list[float], lane: int) -> None:
    expected = [0.0] * 4
    expected[lane] = 2.0
    assert run(reduction(name, start=False), [2.0, 0.0, *vector], 4, [0]) == expected


# -- vectors ----------------------------------------------------------------------------------------------------------


def elementwise(name: str, extra: str = "", overload: str = "") -> str:
    parameter = f", {extra.split()[0]}" if extra else ""
    return f"""
    declare <2 x double> @{name}(<2 x double>{parameter})
    define void @f(ptr %in, ptr %out) {{
      %seed = load <2 x double>, ptr %in, align 8
      %q = getelementptr double, ptr %in, i64 2
      %v = load <2 x double>, ptr %q, align 8
      %r = call <2 x double> @{name}(<2 x double> %v{", " + extra if extra else ""})
      ret void
    }}"""


def test_vectors() -> None:
    seeds, x = [2.0, 3.0], [0.5, 1.25]

    def expect(partial: list[float]) -> list[object]:
        return [pytest.approx(s * p, rel=1e-14) for s, p in zip(seeds, partial, strict=True)]

    assert run(elementwise("llvm.sin.v2f64"), [*seeds, *x], 2, [0]) == expect([math.cos(v) for v in x])
    # the derivative of asinh calls hypot, which has no vector form
    assert run(elementwise("_ZGVbN2v_asinh"), [*seeds, *x], 2, [0]) == expect([1 / math.hypot(1, v) for v in x])
    assert run(elementwise("llvm.powi.v2f64.i32", "i32 3"), [*seeds, *x], 2, [0]) == expect([3 * v * v for v in x])
    assert run(elementwise("llvm.fabs.v2f64"), [*seeds, -1.0, 4.0], 2, [0]) == [-2.0, 3.0]
    digamma = [-1.9635100260214235, 1 - 0.5772156649015329]  # at 1/2 and 2
    assert run(elementwise("_ZGVbN2v_lgamma"), [*seeds, 0.5, 2.0], 2, [0]) == expect(digamma)


def test_constrained_arithmetic() -> None:
    text = """
    declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
    define void @f(ptr %in, ptr %out) strictfp {
      %x = load double, ptr %in
      %q = getelementptr double, ptr %in, i64 1
      %y = load double, ptr %q
      %seed = fadd double 1.0, 0.0
      %r = call double @llvm.experimental.constrained.fdiv.f64(double %x, double %y,
           metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
      ret void
    }"""
    assert run(text, [3.0, 4.0], 2, [0, 1]) == [0.25, -3 / 16]


def test_conversions_go_back() -> None:
    text = """
    define void @f(ptr %in, ptr %out) {
      %x = load double, ptr %in
      %h = load float, ptr %in
      %seed = fptrunc double %x to float
      %r = fptrunc double %x to float
      ret void
    }"""
    assert run(text, [0.1], 1, [0]) == [0.10000000149011612]


# -- names the program took -------------------------------------------------------------------------------------------


def test_a_program_with_its_own_j1_is_refused_where_the_derivative_needs_the_mathematical_one() -> None:
    text = """
    declare double @j0(double)
    define double @j1(double %x) {
      ret double %x
    }
    define void @f(ptr %in, ptr %out) {
      %x = load double, ptr %in
      %seed = load double, ptr %in
      %r = call double @j0(double %x)
      ret void
    }"""
    with pytest.raises(DifferentiationError) as caught:
        run(text, [1.0], 1, [0])
    assert caught.value.code == "EH0303" and "j1" in str(caught.value)
