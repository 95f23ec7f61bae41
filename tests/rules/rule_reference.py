"""What the rule table is checked against: each function in multi-precision arithmetic, and where it is sampled.

The derivative that a partial must equal is mpmath's numerical derivative of the function itself at 60 digits, so it knows
nothing of the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import mpmath
from mpmath import mp, mpf

from enzyme_hub.rules.expressions import RESULT

DIGITS = 60
mp.dps = DIGITS

Interval = tuple[float, float]
Integers = range


@dataclass(frozen=True)
class Reference:
    """A function, and for each operand an interval of floats, a range of integers, or None for what is not a number."""

    function: Callable[..., Any]
    domain: tuple[Interval | Integers | None, ...]


def fraction_part(x: Any) -> Any:
    return mp.frexp(x)[0]


def trunc(x: Any) -> Any:
    return mp.floor(x) if x >= 0 else mp.ceil(x)


def rint(x: Any) -> Any:
    below = mp.floor(x)
    rest = x - below
    if rest == mpf(1) / 2:
        return below if int(below) % 2 == 0 else below + 1
    return below if rest < mpf(1) / 2 else below + 1


def fmod(x: Any, y: Any) -> Any:
    return x - trunc(x / y) * y


def remainder(x: Any, y: Any) -> Any:
    return x - rint(x / y) * y


def sign(x: Any) -> Any:
    return mpf(-1) if x < 0 else mpf(1)


def power(x: Any, y: Any) -> Any:
    return mp.power(x, y)


def scale(x: Any, n: Any) -> Any:
    return x * mpf(2) ** int(n)


def rrspacing(x: Any) -> Any:
    return abs(fraction_part(x)) * 2**53


def log_gamma(x: Any) -> Any:
    return mp.log(abs(mp.gamma(x)))


ANY, POSITIVE, UNIT = (-9.0, 9.0), (0.05, 40.0), (-0.99, 0.99)
SMALL = range(-6, 7)

REFERENCE: dict[str, Reference] = {
    "sin": Reference(mp.sin, (ANY,)),
    "cos": Reference(mp.cos, (ANY,)),
    "tan": Reference(mp.tan, ((-1.5, 1.5),)),
    "asin": Reference(mp.asin, (UNIT,)),
    "acos": Reference(mp.acos, (UNIT,)),
    "atan": Reference(mp.atan, (ANY,)),
    "atan2": Reference(mp.atan2, (ANY, ANY)),
    "sinpi": Reference(mp.sinpi, (ANY,)),
    "cospi": Reference(mp.cospi, (ANY,)),
    "tanpi": Reference(lambda x: mp.tan(mp.pi * x), ((-0.4, 0.4),)),
    "asinpi": Reference(lambda x: mp.asin(x) / mp.pi, (UNIT,)),
    "acospi": Reference(lambda x: mp.acos(x) / mp.pi, (UNIT,)),
    "atanpi": Reference(lambda x: mp.atan(x) / mp.pi, (ANY,)),
    "sinh": Reference(mp.sinh, (ANY,)),
    "cosh": Reference(mp.cosh, (ANY,)),
    "tanh": Reference(mp.tanh, ((-4.0, 4.0),)),
    "asinh": Reference(mp.asinh, (ANY,)),
    "acosh": Reference(mp.acosh, ((1.01, 40.0),)),
    "atanh": Reference(mp.atanh, (UNIT,)),
    "exp": Reference(mp.exp, (ANY,)),
    "exp2": Reference(lambda x: mpf(2) ** x, (ANY,)),
    "exp10": Reference(lambda x: mpf(10) ** x, (ANY,)),
    "expm1": Reference(mp.expm1, (ANY,)),
    "exp2m1": Reference(lambda x: mpf(2) ** x - 1, (ANY,)),
    "exp10m1": Reference(lambda x: mpf(10) ** x - 1, (ANY,)),
    "log": Reference(mp.log, (POSITIVE,)),
    "log2": Reference(lambda x: mp.log(x) / mp.ln2, (POSITIVE,)),
    "log10": Reference(lambda x: mp.log(x) / mp.ln10, (POSITIVE,)),
    "log1p": Reference(mp.log1p, ((-0.95, 40.0),)),
    "log2p1": Reference(lambda x: mp.log1p(x) / mp.ln2, ((-0.95, 40.0),)),
    "log10p1": Reference(lambda x: mp.log1p(x) / mp.ln10, ((-0.95, 40.0),)),
    "pow": Reference(power, (POSITIVE, (-5.0, 5.0))),
    "powi": Reference(power, (ANY, SMALL)),
    "sqrt": Reference(mp.sqrt, (POSITIVE,)),
    "rsqrt": Reference(lambda x: 1 / mp.sqrt(x), (POSITIVE,)),
    "cbrt": Reference(lambda x: sign(x) * mp.cbrt(abs(x)), (ANY,)),
    "hypot": Reference(mp.hypot, (ANY, ANY)),
    "fma": Reference(lambda x, y, z: x * y + z, (ANY, ANY, ANY)),
    "fabs": Reference(abs, (ANY,)),
    "fmax": Reference(max, (ANY, ANY)),
    "fmin": Reference(min, (ANY, ANY)),
    "fdim": Reference(lambda x, y: max(x - y, mpf(0)), (ANY, ANY)),
    "fmod": Reference(fmod, ((-50.0, 50.0), (0.5, 5.0))),
    "remainder": Reference(remainder, ((-50.0, 50.0), (0.5, 5.0))),
    "remquo": Reference(remainder, ((-50.0, 50.0), (-5.0, -0.5), None)),
    "copysign": Reference(lambda x, y: abs(x) * sign(y), (ANY, ANY)),
    "ldexp": Reference(scale, (ANY, SMALL)),
    "scalbln": Reference(scale, (ANY, SMALL)),
    "nextafter": Reference(lambda x, y: x, (ANY, ANY)),
    "nexttoward": Reference(lambda x: x, (ANY, None)),
    "frexp": Reference(fraction_part, (ANY, None)),
    "significand": Reference(lambda x: 2 * fraction_part(x), (ANY,)),
    "erf": Reference(mp.erf, ((-3.0, 3.0),)),
    "erfc": Reference(mp.erfc, ((-3.0, 5.0),)),
    "tgamma": Reference(mp.gamma, ((-4.9, 20.0),)),
    "lgamma": Reference(log_gamma, ((-4.9, 60.0),)),
    "lgamma_r": Reference(log_gamma, ((-4.9, 60.0), None)),
    "j0": Reference(mp.j0, ((-20.0, 20.0),)),
    "j1": Reference(mp.j1, ((-20.0, 20.0),)),
    "jn": Reference(mp.besselj, (range(-3, 8), (0.5, 20.0))),
    "y0": Reference(lambda x: mp.bessely(0, x), ((0.1, 20.0),)),
    "y1": Reference(lambda x: mp.bessely(1, x), ((0.1, 20.0),)),
    "yn": Reference(mp.bessely, (range(-3, 8), (0.5, 20.0))),
    "canonicalize": Reference(lambda x: x, (ANY,)),
    "arithmetic.fence": Reference(lambda x: x, (ANY,)),
    "_FortranAModReal": Reference(fmod, ((-50.0, 50.0), (-5.0, -0.5), None, None)),
    "_FortranAModuloReal": Reference(lambda x, y: x - mp.floor(x / y) * y, ((-50.0, 50.0), (-5.0, -0.5), None, None)),
    "_FortranAErfcScaled": Reference(lambda x: mp.exp(x * x) * mp.erfc(x), ((-3.0, 3.0),)),
    "_FortranAFraction": Reference(fraction_part, (ANY,)),
    "_FortranASetExponent": Reference(lambda x, n: scale(fraction_part(x), n), (ANY, SMALL)),
    "_FortranAScale": Reference(scale, (ANY, SMALL)),
    "_FortranARRSpacing": Reference(rrspacing, (ANY,)),
    "_FortranANearest": Reference(lambda x: x, (ANY, None)),
    # instructions
    "fadd": Reference(lambda x, y: x + y, (ANY, ANY)),
    "fsub": Reference(lambda x, y: x - y, (ANY, ANY)),
    "fmul": Reference(lambda x, y: x * y, (ANY, ANY)),
    "fdiv": Reference(lambda x, y: x / y, (ANY, ANY)),
    "frem": Reference(fmod, ((-50.0, 50.0), (0.5, 5.0))),
    "fneg": Reference(lambda x: -x, (ANY,)),
}

# What partials call.
CALLS: dict[str, Callable[..., Any]] = {name: entry.function for name, entry in REFERENCE.items()} | {
    "rint": rint,
    "digamma": mp.digamma,
}


def sample(name: str, random_: random.Random, rounded: Callable[[float], float] = float) -> list[Any]:
    """Operands of a function in its domain: mpf (exactly `rounded`), int, or None."""
    operands: list[Any] = []
    for domain in REFERENCE[name].domain:
        if domain is None:
            operands.append(None)
        elif isinstance(domain, range):
            operands.append(random_.choice(domain))
        else:
            operands.append(mpf(rounded(random_.uniform(*domain))))
    return operands


def value(name: str, operands: Sequence[Any]) -> Any:
    return mpf(REFERENCE[name].function(*(operand for operand in operands if operand is not None)))


def derivative(name: str, operands: Sequence[Any], index: int) -> Any:
    """The derivative by operand `index`, by differences at many digits."""

    def along(x: Any) -> Any:
        return value(name, [*operands[:index], x, *operands[index + 1 :]])

    with mpmath.workdps(DIGITS):
        return mp.diff(along, operands[index])


class Exact:
    """Expressions in multi-precision numbers."""

    def __init__(self, operands: Sequence[Any], result: Any) -> None:
        self.operands, self.result = operands, result

    def operand(self, index: int) -> Any:
        return self.result if index == RESULT else self.operands[index]

    def constant(self, value: Fraction) -> Any:
        return mpf(value.numerator) / value.denominator

    def binary(self, operator: str, left: Any, right: Any) -> Any:
        if operator == "+":
            return left + right
        if operator == "-":
            return left - right
        return left * right if operator == "*" else left / right

    def negate(self, value: Any) -> Any:
        return -value

    def call(self, name: str, arguments: Sequence[Any]) -> Any:
        return CALLS[name](*arguments)

    def compare(self, predicate: str, left: Any, right: Any) -> bool:
        if predicate == "uno":
            return bool(mp.isnan(left) or mp.isnan(right))
        return {"lt": left < right, "le": left <= right, "gt": left > right, "ge": left >= right, "eq": left == right}[
            predicate
        ]

    def either(self, left: bool, right: bool) -> bool:
        return left or right

    def select(self, condition: bool, if_true: Any, if_false: Any) -> Any:
        return if_true if condition else if_false


Bounded = tuple[Any, Any]


class Bound:
    """Expressions as pairs (exact value, bound of the error that floating-point arithmetic of `epsilon` makes).

    The running error analysis of N. Higham, Accuracy and Stability of Numerical Algorithms, 3.3. Math functions are
    allowed 4 units in the last place, Bessel functions and digamma 4 epsilon of absolute error more.
    """

    LOOSE = frozenset(("j0", "j1", "jn", "y0", "y1", "yn", "digamma"))

    def __init__(self, operands: Sequence[Any], result: Any, epsilon: Any) -> None:
        self.exact = Exact(operands, result)
        self.epsilon = epsilon

    def operand(self, index: int) -> Bounded:
        value = self.exact.operand(index)
        return value, abs(value) * self.epsilon if index == RESULT else mpf(0)

    def constant(self, value: Fraction) -> Bounded:
        number = self.exact.constant(value)
        return number, abs(number) * self.epsilon

    def binary(self, operator: str, left: Bounded, right: Bounded) -> Bounded:
        (a, da), (b, db) = left, right
        result = self.exact.binary(operator, a, b)
        if operator in "+-":
            error = da + db
        elif operator == "*":
            error = abs(a) * db + abs(b) * da + da * db
        else:
            error = (da + abs(result) * db) / (abs(b) - db)
        return result, error + abs(result) * self.epsilon

    def negate(self, value: Bounded) -> Bounded:
        return -value[0], value[1]

    def call(self, name: str, arguments: Sequence[Bounded]) -> Bounded:
        values = [argument[0] for argument in arguments]
        result = self.exact.call(name, values)
        error = 4 * self.epsilon * abs(result)
        if name in self.LOOSE:
            error += 4 * self.epsilon * max(abs(result), mpf(1)) * (4 if name[0] in "jy" else 1)
        for index, (number, bound) in enumerate(arguments):
            if bound == 0 or name == "rint":
                continue
            for moved in (number - bound, number + bound):
                error += abs(self.exact.call(name, [*values[:index], moved, *values[index + 1 :]]) - result)
        return result, error

    def compare(self, predicate: str, left: Bounded, right: Bounded) -> bool:
        return self.exact.compare(predicate, left[0], right[0])

    def either(self, left: bool, right: bool) -> bool:
        return left or right

    def select(self, condition: bool, if_true: Bounded, if_false: Bounded) -> Bounded:
        return if_true if condition else if_false
