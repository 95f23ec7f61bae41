"""The digamma function that lgamma and tgamma need, in each type, against multi-precision arithmetic."""

from __future__ import annotations

import math
import random

import pytest
import rule_jit as jit
from mpmath import mp

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.rules.digamma import bernoulli, digamma

# Errors relative to max(1, |psi|): near its zeros only the absolute error is small.
ALLOWED = {"float": 0.51, "double": 8.0, "x86_fp80": 8.0}


def compiled(kind: str) -> jit.Compiled:
    module = jit.read("")
    type_ = types.float_(kind)
    function = module.define("f", types.function(types.void, (types.ptr, types.ptr)))
    builder = Builder(function.add_block())
    value = builder.call(digamma(module, type_), [builder.load(type_, function.arguments[0])])
    builder.store(value, function.arguments[1])
    builder.ret()
    assert digamma(module, type_) is digamma(module, type_), "made once per module"
    return jit.Compiled(module, optimise=True)


@pytest.mark.parametrize("kind", jit.KINDS)
def test_digamma(kind: str) -> None:
    random_ = random.Random(kind)
    points = [random_.uniform(-10, 10) for _ in range(150)]
    points += [10 ** random_.uniform(-4, 6) for _ in range(100)]
    points += [1.4616321449683623, -0.5040830082644554, 0.5, 1.0, 2.0, 9.999999, 10.0, 12.0, 20.0, 1e30]
    code = compiled(kind)
    for point in points:
        x = jit.round_to("float" if kind == "float" else "double", point)
        got, want = jit.decode(kind, code.call("f", jit.encode(kind, x), 16)), mp.digamma(x)
        error = abs(got - want) / max(abs(want), 1) / jit.EPSILON[kind]
        assert error <= ALLOWED[kind], (kind, mp.nstr(x, 17), mp.nstr(error, 4))


def test_ends() -> None:
    code = compiled("double")

    def at(x: float) -> float:
        return float(jit.decode("double", code.call("f", jit.encode("double", x), 8)))

    assert at(math.inf) == math.inf
    assert math.isnan(at(math.nan))
    assert abs(at(0.0)) == math.inf
    assert not math.isfinite(at(-3.0))
    assert at(1e300) == pytest.approx(math.log(1e300), rel=1e-15)


def test_bernoulli_numbers() -> None:
    known = {2: "1/6", 4: "-1/30", 6: "1/42", 8: "-1/30", 10: "5/66", 12: "-691/2730", 14: "7/6"}
    assert {n: str(bernoulli(n)) for n in known} == known
