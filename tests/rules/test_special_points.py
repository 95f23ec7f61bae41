"""Derivatives at zeros, kinks, infinities and NaN: the limits mathematics has, or the conventions the table states."""

from __future__ import annotations

import math

import pytest
import rule_jit as jit
from test_emitted_partials import differentiate, source

from enzyme_hub.rules.functions import INSTRUCTIONS, TABLE

INF, NAN = math.inf, math.nan
ROOT = math.sqrt(0.5)

# Function, operands, its result there, partials (in the order of the floating-point operands).
POINTS: list[tuple[str, tuple[float, ...], float, tuple[float, ...]]] = [
    ("fabs", (0.0,), 0.0, (1.0,)),
    ("fabs", (-0.0,), 0.0, (1.0,)),
    ("fabs", (-INF,), INF, (-1.0,)),
    ("sqrt", (0.0,), 0.0, (INF,)),
    ("sqrt", (INF,), INF, (0.0,)),
    ("cbrt", (0.0,), 0.0, (INF,)),
    ("log", (0.0,), -INF, (INF,)),
    ("log", (INF,), INF, (0.0,)),
    ("log1p", (-1.0,), -INF, (INF,)),
    ("exp", (-INF,), 0.0, (0.0,)),
    ("exp", (INF,), INF, (INF,)),
    ("expm1", (-INF,), -1.0, (0.0,)),
    ("expm1", (-40.0,), -1.0, (math.exp(-40),)),
    ("tanh", (INF,), 1.0, (0.0,)),
    ("tanh", (0.0,), 0.0, (1.0,)),
    ("atan", (INF,), math.pi / 2, (0.0,)),
    ("asinh", (1e200,), math.asinh(1e200), (1e-200,)),
    ("acosh", (1e200,), math.acosh(1e200), (1e-200,)),
    ("acosh", (1.0,), 0.0, (INF,)),
    ("asin", (1.0,), math.pi / 2, (INF,)),
    ("asin", (-1.0,), -math.pi / 2, (INF,)),
    ("acos", (1.0,), 0.0, (-INF,)),
    ("atanh", (0.0,), 0.0, (1.0,)),
    # 0^y: by x, y 0^(y-1); by y, zero while the exponent is positive.
    ("pow", (0.0, 2.0), 0.0, (0.0, 0.0)),
    ("pow", (0.0, 1.0), 0.0, (1.0, 0.0)),
    ("pow", (0.0, 3.5), 0.0, (0.0, 0.0)),
    ("pow", (0.0, 0.5), 0.0, (INF, 0.0)),
    ("pow", (0.0, 0.0), 1.0, (0.0, -INF)),
    ("pow", (5.0, 0.0), 1.0, (0.0, math.log(5))),
    ("pow", (1.0, 7.0), 1.0, (7.0, 0.0)),
    ("pow", (-2.0, 3.0), -8.0, (12.0, NAN)),
    ("pow", (INF, -1.0), 0.0, (-0.0, 0.0)),
    ("hypot", (3.0, 0.0), 3.0, (1.0, 0.0)),
    ("hypot", (0.0, 0.0), 0.0, (NAN, NAN)),
    ("hypot", (1e200, 1e200), 1e200 / ROOT, (ROOT, ROOT)),
    ("atan2", (0.0, 0.0), 0.0, (NAN, NAN)),
    ("atan2", (0.0, -2.0), math.pi, (-0.5, -0.0)),
    ("atan2", (2.0, 0.0), math.pi / 2, (0.0, -0.5)),
    # Ties go to the first operand, and NaN loses.
    ("fmax", (2.0, 2.0), 2.0, (1.0, 0.0)),
    ("fmin", (2.0, 2.0), 2.0, (1.0, 0.0)),
    ("fmax", (0.0, -0.0), 0.0, (1.0, 0.0)),
    ("fmax", (NAN, 2.0), 2.0, (0.0, 1.0)),
    ("fmax", (2.0, NAN), 2.0, (1.0, 0.0)),
    ("fmin", (NAN, 2.0), 2.0, (0.0, 1.0)),
    ("fmin", (2.0, NAN), 2.0, (1.0, 0.0)),
    ("fmax", (-INF, 1.0), 1.0, (0.0, 1.0)),
    ("fdim", (2.0, 2.0), 0.0, (0.0, 0.0)),
    ("fdim", (INF, 2.0), INF, (1.0, -1.0)),
    ("fmod", (6.0, 3.0), 0.0, (1.0, -2.0)),
    ("fmod", (1.0, INF), 1.0, (1.0, 0.0)),
    ("fmod", (-7.5, 2.0), -1.5, (1.0, 3.0)),
    # The quotient is 10 less 2e-16, and rounds to 10; the whole part is 9.
    ("fmod", (1.0, 0.1), math.fmod(1.0, 0.1), (1.0, -9.0)),
    ("frem", (1.0, 0.1), math.fmod(1.0, 0.1), (1.0, -9.0)),
    ("remainder", (7.5, 2.0), -0.5, (1.0, -4.0)),
    ("remainder", (5.0, 2.0), 1.0, (1.0, -2.0)),
    ("copysign", (3.0, -0.0), -3.0, (-1.0,)),
    ("copysign", (-3.0, -4.0), -3.0, (1.0,)),
    ("frexp", (0.0,), 0.0, (1.0,)),
    ("frexp", (1e-310,), math.frexp(1e-310)[0], (math.frexp(1e-310)[0] / 1e-310,)),
    ("j1", (0.0,), 0.0, (0.5,)),
    ("j0", (0.0,), 1.0, (0.0,)),
    ("erf", (0.0,), 0.0, (2 / math.sqrt(math.pi),)),
    ("erf", (INF,), 1.0, (0.0,)),
    # psi(1) = -gamma, psi(1/2) = -gamma - 2 log 2, psi(2) = 1 - gamma
    ("lgamma", (1.0,), 0.0, (-0.5772156649015329,)),
    ("lgamma", (0.5,), math.lgamma(0.5), (-0.5772156649015329 - 2 * math.log(2),)),
    ("lgamma", (2.0,), 0.0, (1 - 0.5772156649015329,)),
    ("lgamma", (1e17,), math.lgamma(1e17), (math.log(1e17),)),
    ("lgamma", (1e-300,), math.lgamma(1e-300), (-1e300,)),
    ("tgamma", (1.0,), 1.0, (-0.5772156649015329,)),
    ("fdiv", (1.0, 0.0), INF, (INF, -INF)),
    ("fmul", (0.0, INF), NAN, (INF, 0.0)),
]
# Powers with an integer exponent: (x, n), result, partial by x.
INTEGER_POINTS = [
    ("powi", 0.0, 0, 1.0, 0.0),
    ("powi", 0.0, 1, 0.0, 1.0),
    ("powi", 0.0, 2, 0.0, 0.0),
    ("powi", -2.0, 3, -8.0, 12.0),
    ("powi", 2.0, -1, 0.5, -0.25),
    ("ldexp", 1e-300, 2000, 1e-300 * 2.0**1000 * 2.0**1000, INF),
    ("ldexp", 3.0, -2, 0.75, 0.25),
    ("jn", 0.0, 1, 0.0, 0.5),
]


@pytest.fixture(scope="module", params=[1, 4], ids=["alone", "lanes"])
def compiled(request: pytest.FixtureRequest) -> jit.Compiled:
    names = sorted({point[0] for point in POINTS} | {point[0] for point in INTEGER_POINTS})
    module = jit.read("\n".join(source(name, "double") for name in names))
    for name in names:
        differentiate(module, name, "double", request.param)
    return jit.Compiled(module, optimise=True)


def same(got: float, want: float) -> bool:
    if math.isnan(want):
        return math.isnan(got)
    return got == want or abs(got - want) <= 8 * 2.0**-52 * abs(want)


@pytest.mark.parametrize(("name", "operands", "result", "partials"), POINTS)
def test_point(
    compiled: jit.Compiled, name: str, operands: tuple[float, ...], result: float, partials: tuple[float, ...]
) -> None:
    given = jit.encode_all("double", [*operands, result, 1.0]) + bytes(8)
    got = [float(x) for x in jit.decode_all("double", compiled.call(f"test.{name}", given, 8 * len(partials)))]
    assert all(map(same, got, partials)), got


@pytest.mark.parametrize(("name", "x", "n", "result", "partial"), INTEGER_POINTS)
def test_integer_point(compiled: jit.Compiled, name: str, x: float, n: int, result: float, partial: float) -> None:
    given = jit.encode_all("double", [x, result, 1.0]) + n.to_bytes(8, "little", signed=True)
    got = float(jit.decode("double", compiled.call(f"test.{name}", given, 8)))
    assert same(got, partial), got


def test_scaling_does_not_overflow_on_the_way(compiled: jit.Compiled) -> None:
    """2^2000 is no double, but the adjoint 2^-1000 times it is."""
    given = jit.encode_all("double", [1.0, INF, 2.0**-1000]) + (2000).to_bytes(8, "little")
    assert float(jit.decode("double", compiled.call("test.ldexp", given, 8))) == 2.0**1000


def test_a_zero_seed_stays_zero_where_the_operand_was_not_chosen(compiled: jit.Compiled) -> None:
    given = jit.encode_all("double", [1.0, 2.0, 2.0, INF])
    got = jit.decode_all("double", compiled.call("test.fmax", given + bytes(8), 16))
    assert [float(x) for x in got] == [0.0, INF]


def test_names_exist() -> None:
    assert {point[0] for point in POINTS} <= set(TABLE | INSTRUCTIONS)
