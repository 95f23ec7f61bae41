"""Partial derivatives as expressions over operands and result, built by operator overloading.

The table writes `1 / (1 + x * x)`; what is held is a tree that knows which operands it reads (`reads`), and that any
`Algebra` can evaluate: LLVM IR in `emit`, multi-precision numbers in the tests. One line is thus the rule, and what
it is checked against.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeVar, Union

T = TypeVar("T")
C = TypeVar("C")
Number = Union["Expr", int, float, Fraction]


class Expr:
    """A real- (or complex-) valued expression. `reads` are the operands it reads, RESULT standing for the result."""

    __slots__ = ("reads",)
    reads: frozenset[int]

    def __add__(self, other: Number) -> Expr:
        return Binary("+", self, lift(other))

    def __radd__(self, other: Number) -> Expr:
        return Binary("+", lift(other), self)

    def __sub__(self, other: Number) -> Expr:
        return Binary("-", self, lift(other))

    def __rsub__(self, other: Number) -> Expr:
        return Binary("-", lift(other), self)

    def __mul__(self, other: Number) -> Expr:
        return Binary("*", self, lift(other))

    def __rmul__(self, other: Number) -> Expr:
        return Binary("*", lift(other), self)

    def __truediv__(self, other: Number) -> Expr:
        return Binary("/", self, lift(other))

    def __rtruediv__(self, other: Number) -> Expr:
        return Binary("/", lift(other), self)

    def __neg__(self) -> Expr:
        return Negate(self)

    def __lt__(self, other: Number) -> Condition:
        return Compare("lt", self, lift(other))

    def __le__(self, other: Number) -> Condition:
        return Compare("le", self, lift(other))

    def __gt__(self, other: Number) -> Condition:
        return Compare("gt", self, lift(other))

    def __ge__(self, other: Number) -> Condition:
        return Compare("ge", self, lift(other))


RESULT = -1


class Operand(Expr):
    """Operand number `index` of the instruction, or its result."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index
        self.reads = frozenset((index,))


class Constant(Expr):
    """An exact (or long enough) rational number."""

    __slots__ = ("value",)

    def __init__(self, value: Fraction) -> None:
        self.value = value
        self.reads = frozenset()


class Binary(Expr):
    __slots__ = ("left", "operator", "right")

    def __init__(self, operator: str, left: Expr, right: Expr) -> None:
        self.operator, self.left, self.right = operator, left, right
        self.reads = left.reads | right.reads


class Negate(Expr):
    __slots__ = ("value",)

    def __init__(self, value: Expr) -> None:
        self.value = value
        self.reads = value.reads


class Call(Expr):
    """A call of the math function with that canonical name."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, arguments: Sequence[Number]) -> None:
        self.name = name
        self.arguments = tuple(map(lift, arguments))
        self.reads = frozenset().union(*(argument.reads for argument in self.arguments))


class Condition:
    """A truth value; `reads` as for an expression."""

    __slots__ = ("reads",)
    reads: frozenset[int]

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)


class Compare(Condition):
    """An ordered comparison (lt le gt ge eq: false if an operand is NaN), or `uno`: true if an operand is NaN."""

    __slots__ = ("left", "predicate", "right")

    def __init__(self, predicate: str, left: Expr, right: Expr) -> None:
        self.predicate, self.left, self.right = predicate, left, right
        self.reads = left.reads | right.reads


class Either(Condition):
    __slots__ = ("left", "right")

    def __init__(self, left: Condition, right: Condition) -> None:
        self.left, self.right = left, right
        self.reads = left.reads | right.reads


class Select(Expr):
    """`if_true` where the condition holds, else `if_false`. Both are evaluated."""

    __slots__ = ("condition", "if_false", "if_true")

    def __init__(self, condition: Condition, if_true: Number, if_false: Number) -> None:
        self.condition, self.if_true, self.if_false = condition, lift(if_true), lift(if_false)
        self.reads = condition.reads | self.if_true.reads | self.if_false.reads


def lift(value: Number) -> Expr:
    return value if isinstance(value, Expr) else Constant(Fraction(value))


def function(name: str) -> Callable[..., Expr]:
    """The math function of that name, for use in expressions."""
    return lambda *arguments: Call(name, arguments)


def where(condition: Condition, if_true: Number, if_false: Number) -> Expr:
    return Select(condition, if_true, if_false)


def equal(left: Expr, right: Number) -> Condition:
    return Compare("eq", left, lift(right))


def is_nan(value: Expr) -> Condition:
    return Compare("uno", value, value)


def is_constant(expr: Expr, value: int) -> bool:
    return isinstance(expr, Constant) and expr.value == value


class Algebra(Protocol[T, C]):
    """Something expressions can be evaluated in: T is its numbers, C its truth values."""

    def operand(self, index: int) -> T: ...

    def constant(self, value: Fraction) -> T: ...

    def binary(self, operator: str, left: T, right: T) -> T: ...

    def negate(self, value: T) -> T: ...

    def call(self, name: str, arguments: Sequence[T]) -> T: ...

    def compare(self, predicate: str, left: T, right: T) -> C: ...

    def either(self, left: C, right: C) -> C: ...

    def select(self, condition: C, if_true: T, if_false: T) -> T: ...


@dataclass
class Evaluator(Generic[T, C]):
    """Evaluates expressions in an algebra."""

    algebra: Algebra[T, C]

    def value(self, expr: Expr) -> T:
        algebra = self.algebra
        if isinstance(expr, Operand):
            return algebra.operand(expr.index)
        if isinstance(expr, Constant):
            return algebra.constant(expr.value)
        if isinstance(expr, Binary):
            return algebra.binary(expr.operator, self.value(expr.left), self.value(expr.right))
        if isinstance(expr, Negate):
            return algebra.negate(self.value(expr.value))
        if isinstance(expr, Call):
            return algebra.call(expr.name, [self.value(argument) for argument in expr.arguments])
        assert isinstance(expr, Select)
        return algebra.select(self.condition(expr.condition), self.value(expr.if_true), self.value(expr.if_false))

    def condition(self, condition: Condition) -> C:
        if isinstance(condition, Compare):
            return self.algebra.compare(condition.predicate, self.value(condition.left), self.value(condition.right))
        assert isinstance(condition, Either)
        return self.algebra.either(self.condition(condition.left), self.condition(condition.right))
