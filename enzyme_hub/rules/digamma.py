"""The digamma function, psi(x) = d/dx log|gamma(x)|, which no C library has: built as IR, once per module and type.

Method (Abramowitz and Stegun, Handbook of Mathematical Functions, 6.3.5, 6.3.7 and 6.3.18):
- x <= 0 is reflected, psi(x) = psi(1 - x) - pi / tan(pi x), the argument of tan reduced first by the nearest integer;
- small x is moved up by psi(x) = psi(x + 1) - 1/x until it is at least SHIFT;
- there the asymptotic series psi(x) ~ log x - 1/(2x) - sum of B(2k) / (2k x^(2k)) holds to working precision.
The poles (0, -1, -2, ...) give an infinity or NaN. `float` is computed in double. The arithmetic carries no flags: the
order of the sums matters here.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value
from enzyme_hub.rules import emit
from enzyme_hub.rules.functions import PI

# By kind: the least argument of the series and the number of its terms; the first term left out is below half an ulp.
SERIES = {"double": (10, 8), "x86_fp80": (12, 10), "fp128": (20, 16), "ppc_fp128": (20, 16)}


def bernoulli(n: int) -> Fraction:
    """The Bernoulli number B(n)."""
    numbers: list[Fraction] = []
    for m in range(n + 1):
        numbers.append(Fraction(int(m == 0)) - sum(comb(m, k) * numbers[k] / (m - k + 1) for k in range(m)))
    return numbers[n]


def digamma(module: Module, type_: FloatType) -> Function:
    """The function of that type, made if the module does not have it yet."""
    name = f"enzyme_hub.digamma.{emit.overload(type_)}"
    found = module.functions.get(name)
    if found is not None:
        return found
    function = module.define(
        name,
        types.function(type_, (type_,)),
        parameter_names=["x"],
        header_prefix="internal",
        header_suffix=emit.PURE_FUNCTION,
    )
    if type_.kind == "float":
        _through_double(module, function)
    else:
        _define(module, function, type_)
    return function


def _through_double(module: Module, function: Function) -> None:
    builder = Builder(function.add_block("entry"))
    wide = builder.cast("fpext", function.arguments[0], types.f64)
    builder.ret(builder.cast("fptrunc", builder.call(digamma(module, types.f64), [wide]), types.f32))


class _Arithmetic:
    """Flagless arithmetic of one type at a builder."""

    def __init__(self, module: Module, builder: Builder, type_: FloatType) -> None:
        self.module, self.builder, self.type = module, builder, type_

    def number(self, value: Fraction | int) -> Value:
        return emit.constant(self.type, Fraction(value))

    def add(self, left: Value, right: Value) -> Value:
        return self.builder.binary("fadd", left, right)

    def sub(self, left: Value, right: Value) -> Value:
        return self.builder.binary("fsub", left, right)

    def mul(self, left: Value, right: Value) -> Value:
        return self.builder.binary("fmul", left, right)

    def div(self, left: Value, right: Value) -> Value:
        return self.builder.binary("fdiv", left, right)

    def math(self, name: str, value: Value) -> Value:
        return emit.math(self.module, self.builder, name, value)


def _define(module: Module, function: Function, type_: FloatType) -> None:
    shift, terms = SERIES[type_.kind]
    x = function.arguments[0]
    entry, reflect = function.add_block("entry"), function.add_block("reflect")
    check, step, series = function.add_block("check"), function.add_block("step"), function.add_block("series")

    a = _Arithmetic(module, Builder(entry), type_)
    zero, one = a.number(0), a.number(1)
    a.builder.branch_if(a.builder.compare("fcmp", "ole", x, zero), reflect, check)

    a.builder = Builder(reflect)
    angle = a.mul(a.number(PI.value), a.sub(x, a.math("rint", x)))
    cotangent = a.div(a.number(PI.value), a.math("tan", angle))
    mirrored = a.sub(one, x)
    a.builder.branch(check)

    a.builder = Builder(check)
    position = a.builder.phi(type_, [(x, entry), (mirrored, reflect)])
    moved = a.builder.phi(type_, [(zero, entry), (cotangent, reflect)])  # what is to be subtracted at the end
    a.builder.branch_if(a.builder.compare("fcmp", "olt", position, a.number(shift)), step, series)

    a.builder = Builder(step)
    position.add_incoming(a.add(position, one), step)
    moved.add_incoming(a.add(moved, a.div(one, position)), step)
    a.builder.branch(check)

    a.builder = Builder(series)
    inverse = a.div(one, position)
    square = a.mul(inverse, inverse)
    tail: Value = zero
    for k in range(terms, 0, -1):
        tail = a.mul(square, a.add(tail, a.number(bernoulli(2 * k) / (2 * k))))
    corrections = a.add(a.add(a.mul(a.number(Fraction(1, 2)), inverse), tail), moved)
    a.builder.ret(a.sub(a.math("log", position), corrections))
