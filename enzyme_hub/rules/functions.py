"""The table: each differentiable function with its partials, one line each.

A line reads `rule(name, partial by the first operand, partial by the second, ...)`; a partial is a function of the
operands and, last, of the result r. An operand that is not differentiated (an integer, where an integer result goes, a
source position) has None in its place. Spellings (sinf, sinl, llvm.sin.v4f64,
__sin_finite, vector libraries) are the business of `names`.

Conventions where the derivative does not exist (`docs/conventions.md` has them for users):
- fabs at 0 has derivative 1, as the spelling `x < 0 ? -x : x` would have.
- fmin and fmax: equal operands give all to the first; a NaN operand gives all to the other one.
- fdim has derivative 0 at x = y.
- floor, round and their like have derivative 0 everywhere, jumps included.
- sqrt, asin, acosh and others with a vertical tangent give infinity there; hypot and atan2 at the origin give NaN.
- pow by its exponent is 0 where the result is 0 (base 0, positive exponent); for a negative base it is NaN.
- frexp at 0 has derivative 1; copysign has derivative 0 by its second operand.

A reciprocal that is the first factor (`1 / r * x`) divides the seed: partials with a common denominator share one
division.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from enzyme_hub.base.records import record
from enzyme_hub.rules.expressions import RESULT, Constant, Expr, Number, Operand, equal, function, is_nan, lift, where

Partial = Callable[..., Number]

# 45 digits, enough for quadruple precision.
PI = Constant(Fraction("3.141592653589793238462643383279502884197169399"))
LN2 = Constant(Fraction("0.693147180559945309417232121458176568075500134"))
LN10 = Constant(Fraction("2.302585092994045684017991454684364207601101488"))
INVERSE_LN2 = Constant(Fraction("1.442695040888963407359924681001892137426645954"))
INVERSE_LN10 = Constant(Fraction("0.434294481903251827651128918916605082294397005"))
INVERSE_PI = Constant(Fraction("0.318309886183790671537767526745028724068919291"))
TWO_OVER_SQRT_PI = Constant(Fraction("1.128379167095512573896158903121545171688101258"))

sin, cos, sinh, cosh = function("sin"), function("cos"), function("sinh"), function("cosh")
exp, log, sqrt, hypot, rint = function("exp"), function("log"), function("sqrt"), function("hypot"), function("rint")
exp2, exp10 = function("exp2"), function("exp10")
pow, powi = function("pow"), function("powi")
copysign, ldexp, scalbln = function("copysign"), function("ldexp"), function("scalbln")
sinpi, cospi, digamma = function("sinpi"), function("cospi"), function("digamma")
j0, j1, jn, y0, y1, yn = (function(name) for name in ("j0", "j1", "jn", "y0", "y1", "yn"))


@record
class Formula:
    """A function and its partials, one per operand; None for an integer operand."""

    name: str
    partials: tuple[Expr | None, ...]


TABLE: dict[str, Formula] = {}


def formula(name: str, *partials: Partial | None) -> Formula:
    operands = [Operand(index) for index in range(len(partials))]
    built = [None if partial is None else lift(partial(*operands, Operand(RESULT))) for partial in partials]
    return Formula(name, tuple(built))


def rule(name: str, *partials: Partial | None) -> None:
    assert name not in TABLE, name
    TABLE[name] = formula(name, *partials)


def zero_at_origin(x: Expr, y: Expr, value: Expr) -> Expr:
    """`value`, or 0 where x and y are. Where only y is, it still varies with y: a second derivative sees that."""
    return where(equal(y, 0), where(equal(x, 0), 0, value), value)


# -- trigonometric ---------------------------------------------------------------------------------------------------
rule("sin", lambda x, r: cos(x))
rule("cos", lambda x, r: -sin(x))
rule("tan", lambda x, r: 1 + r * r)
rule("asin", lambda x, r: 1 / sqrt((1 - x) * (1 + x)))
rule("acos", lambda x, r: -(1 / sqrt((1 - x) * (1 + x))))
rule("atan", lambda x, r: 1 / (1 + x * x))
rule("atan2", lambda y, x, r: 1 / (x * x + y * y) * x, lambda y, x, r: -(1 / (x * x + y * y) * y))
rule("sinpi", lambda x, r: PI * cospi(x))
rule("cospi", lambda x, r: -(PI * sinpi(x)))
rule("tanpi", lambda x, r: PI * (1 + r * r))
rule("asinpi", lambda x, r: INVERSE_PI / sqrt((1 - x) * (1 + x)))
rule("acospi", lambda x, r: -(INVERSE_PI / sqrt((1 - x) * (1 + x))))
rule("atanpi", lambda x, r: INVERSE_PI / (1 + x * x))

# -- hyperbolic ------------------------------------------------------------------------------------------------------
rule("sinh", lambda x, r: cosh(x))
rule("cosh", lambda x, r: sinh(x))
rule("tanh", lambda x, r: 1 - r * r)
rule("asinh", lambda x, r: 1 / hypot(1, x))
rule("acosh", lambda x, r: 1 / (sqrt(x - 1) * sqrt(x + 1)))
rule("atanh", lambda x, r: 1 / ((1 - x) * (1 + x)))

# -- exponentials and logarithms -------------------------------------------------------------------------------------
rule("exp", lambda x, r: r)
rule("exp2", lambda x, r: LN2 * r)
rule("exp10", lambda x, r: LN10 * r)
rule("expm1", lambda x, r: exp(x))
rule("exp2m1", lambda x, r: LN2 * exp2(x))
rule("exp10m1", lambda x, r: LN10 * exp10(x))
rule("log", lambda x, r: 1 / x)
rule("log2", lambda x, r: INVERSE_LN2 / x)
rule("log10", lambda x, r: INVERSE_LN10 / x)
rule("log1p", lambda x, r: 1 / (1 + x))
rule("log2p1", lambda x, r: INVERSE_LN2 / (1 + x))
rule("log10p1", lambda x, r: INVERSE_LN10 / (1 + x))

# -- powers and roots ------------------------------------------------------------------------------------------------
rule("pow", lambda x, y, r: zero_at_origin(x, y, y * pow(x, y - 1)), lambda x, y, r: where(equal(r, 0), 0, r * log(x)))
rule("powi", lambda x, n, r: where(equal(n, 0), 0, n * powi(x, n - 1)), None)
rule("sqrt", lambda x, r: 0.5 / r)
rule("rsqrt", lambda x, r: -(r * r * (0.5 * r)))
rule("cbrt", lambda x, r: 1 / (3 * (r * r)))
rule("hypot", lambda x, y, r: 1 / r * x, lambda x, y, r: 1 / r * y)
rule("fma", lambda x, y, z, r: y, lambda x, y, z, r: x, lambda x, y, z, r: 1)

# -- sign, minimum, remainder, scaling -------------------------------------------------------------------------------
rule("fabs", lambda x, r: where(x < 0, -1, 1))
rule("fmax", lambda x, y, r: where((x >= y) | is_nan(y), 1, 0), lambda x, y, r: where((x >= y) | is_nan(y), 0, 1))
rule("fmin", lambda x, y, r: where((x <= y) | is_nan(y), 1, 0), lambda x, y, r: where((x <= y) | is_nan(y), 0, 1))
rule("fdim", lambda x, y, r: where(x <= y, 0, 1), lambda x, y, r: where(x <= y, 0, -1))
# x - r is a whole multiple of y, so the rounding only removes the error of the division.
rule("fmod", lambda x, y, r: 1, lambda x, y, r: -rint((x - r) / y))
rule("remainder", lambda x, y, r: 1, lambda x, y, r: -rint((x - r) / y))
rule("copysign", lambda x, y, r: copysign(1, x) * copysign(1, y), lambda x, y, r: 0)
rule("ldexp", lambda x, n, r: ldexp(1, n), None)
rule("scalbln", lambda x, n, r: scalbln(1, n), None)
rule("nextafter", lambda x, y, r: 1, lambda x, y, r: 0)

# r / x is a power of two, exactly.
rule("frexp", lambda x, p, r: where(equal(x, 0), 1, r / x), None)
rule("significand", lambda x, r: where(equal(x, 0), 1, r / x))
rule("remquo", lambda x, y, p, r: 1, lambda x, y, p, r: -rint((x - r) / y), None)
rule("nexttoward", lambda x, y, r: 1, None)

# -- special functions -----------------------------------------------------------------------------------------------
rule("erf", lambda x, r: TWO_OVER_SQRT_PI * exp(-(x * x)))
rule("erfc", lambda x, r: -(TWO_OVER_SQRT_PI * exp(-(x * x))))
rule("tgamma", lambda x, r: r * digamma(x))
rule("lgamma", lambda x, r: digamma(x))
rule("lgamma_r", lambda x, p, r: digamma(x), None)
rule("j0", lambda x, r: -j1(x))
rule("j1", lambda x, r: where(equal(x, 0), 0.5, j0(x) - r / x))
rule("jn", None, lambda n, x, r: 0.5 * (jn(n - 1, x) - jn(n + 1, x)))
rule("y0", lambda x, r: -y1(x))
rule("y1", lambda x, r: y0(x) - r / x)
rule("yn", None, lambda n, x, r: 0.5 * (yn(n - 1, x) - yn(n + 1, x)))

# -- the identity under other names: it only rounds, or forbids the optimiser something ------------------------------
rule("canonicalize", lambda x, r: 1)
rule("arithmetic.fence", lambda x, r: 1)

# -- the Fortran runtime library of flang; the name goes on with the kind of the operand (4, 8, 10, 16) --------------
# The last two operands of these are the source position.
rule("_FortranAModReal", lambda x, y, _f, _n, r: 1, lambda x, y, _f, _n, r: -rint((x - r) / y), None, None)
rule("_FortranAModuloReal", lambda x, y, _f, _n, r: 1, lambda x, y, _f, _n, r: -rint((x - r) / y), None, None)
rule("_FortranAErfcScaled", lambda x, r: 2 * (x * r) - TWO_OVER_SQRT_PI)
rule("_FortranAFraction", lambda x, r: where(equal(x, 0), 1, r / x))
rule("_FortranASetExponent", lambda x, n, r: where(equal(x, 0), 0, r / x), None)
rule("_FortranAScale", lambda x, n, r: scalbln(1, n), None)
rule("_FortranARRSpacing", lambda x, r: where(equal(x, 0), 0, r / x))
rule("_FortranANearest", lambda x, up, r: 1, None)

# -- instructions ----------------------------------------------------------------------------------------------------
INSTRUCTIONS: dict[str, Formula] = {
    entry.name: entry
    for entry in (
        formula("fadd", lambda x, y, r: 1, lambda x, y, r: 1),
        formula("fsub", lambda x, y, r: 1, lambda x, y, r: -1),
        formula("fmul", lambda x, y, r: y, lambda x, y, r: x),
        formula("fdiv", lambda x, y, r: 1 / y, lambda x, y, r: -(1 / y * r)),
        formula("frem", lambda x, y, r: 1, lambda x, y, r: -rint((x - r) / y)),
        formula("fneg", lambda x, r: -1),
    )
}

# Derivative zero by declaration: they are constant between jumps, or their result is an integer or a truth value.
ZERO_FUNCTIONS = frozenset(
    (
        "floor", "ceil", "trunc", "round", "roundeven", "rint", "nearbyint", "lround", "llround", "lrint", "llrint",
        "logb", "ilogb", "llogb", "isnan", "isinf", "finite", "isfinite", "signbit", "fpclassify", "is.fpclass",
        "nan", "fptosi.sat", "fptoui.sat", "_FortranASpacing", "_FortranAExponent",
    )
)  # fmt: skip
