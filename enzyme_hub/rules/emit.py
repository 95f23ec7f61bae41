"""Emits rule expressions and calls of math functions as LLVM IR.

A math function becomes an LLVM intrinsic where LLVM 22 has one (it folds, vectorises and knows no errno), else a call
of the C library's function of the type, declared free of memory effects; on vectors, one call per element.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call, CallBase
from enzyme_hub.ir.literals import float_literal
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, Type, VectorType
from enzyme_hub.ir.values import Constant, ConstantFloat, ConstantInt, ConstantSplat, Value, null, poison
from enzyme_hub.rules import expressions as ex
from enzyme_hub.rules import names, zeros
from enzyme_hub.rules.expressions import RESULT, Evaluator, Expr
from enzyme_hub.rules.protocol import ADJOINT_FLAGS, Context

# Canonical names that LLVM 22 has an intrinsic of the same name for.
_SAME_NAME = (
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10", "log", "log2",
    "log10", "pow", "powi", "sqrt", "fabs", "copysign", "floor", "ceil", "trunc", "rint", "nearbyint", "round",
    "roundeven", "fma", "ldexp",
)  # fmt: skip
INTRINSICS = {name: f"llvm.{name}" for name in _SAME_NAME} | {"fmin": "llvm.minnum", "fmax": "llvm.maxnum"}

# These have an overload for the type of their second, integer operand too.
INTEGER_OVERLOADED = frozenset(("powi", "ldexp"))

_OVERLOADS = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "x86_fp80": "f80",
    "fp128": "f128",
    "ppc_fp128": "ppcf128",
}
PURE_CALL = ("nounwind", "willreturn", "memory(none)")
PURE_FUNCTION = "nofree nosync nounwind willreturn memory(none)"

WRITTEN: dict[str, Callable[[Module, FloatType], Function]] = {}
"""What writes functions that no library has into a module, by their canonical names."""


# -- constants -------------------------------------------------------------------------------------------------------


def constant(type_: Type, value: Fraction) -> Constant:
    """`value` rounded to a type: a float, an integer, or a vector of one."""
    if isinstance(type_, VectorType):
        return ConstantSplat(type_, constant(type_.element, value))
    if type_.is_int:
        assert value.denominator == 1
        return ConstantInt(type_, int(value))
    assert isinstance(type_, FloatType)
    if type_.kind == "x86_fp80":
        return ConstantFloat(type_, f"0xK{_wide_bits(value, 64):020X}", None)
    if type_.kind == "fp128":
        bits = _wide_bits(value, 113)
        sign_exponent, significand = bits >> 113, bits & ((1 << 112) - 1)
        bits = sign_exponent << 112 | significand
        return ConstantFloat(type_, f"0xL{bits & (2**64 - 1):016X}{bits >> 64:016X}", None)
    if type_.kind == "ppc_fp128":
        high = float(value)
        halves = (float_literal(types.f64, part)[2:] for part in (high, float(value - Fraction(high))))
        return ConstantFloat(type_, "0xM" + "".join(halves), None)
    return ConstantFloat(type_, float_literal(type_, float(value)), float(value))


def _wide_bits(value: Fraction, precision: int) -> int:
    """Sign, 15-bit exponent and a significand of `precision` bits with its leading one, of the nearest number."""
    if value == 0:
        return 0
    sign, magnitude = int(value < 0), abs(value)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    significand = round(magnitude / Fraction(2) ** (exponent - precision + 1))
    if significand == 1 << precision:
        significand, exponent = significand >> 1, exponent + 1
    return (sign << 15 | exponent + 16383) << precision | significand


# -- calls of math functions -----------------------------------------------------------------------------------------


def overload(type_: Type) -> str:
    """How a type is spelled in the name of an intrinsic: f64, v2f32, nxv4f32, i32."""
    if isinstance(type_, VectorType):
        return f"{'nx' if type_.scalable else ''}v{type_.count}{overload(type_.element)}"
    if isinstance(type_, FloatType):
        return _OVERLOADS[type_.kind]
    assert isinstance(type_, types.IntType), type_
    return f"i{type_.width}"


def math(module: Module, builder: Builder, name: str, *args: Value) -> Value:
    """A call of a canonical math function of the type of its floating-point operands."""
    type_ = next(arg.type for arg in args if arg.type.scalar.is_float)
    if name in INTRINSICS:
        stem = INTRINSICS[name] + "." + overload(type_)
        if name in INTEGER_OVERLOADED:
            stem += "." + overload(args[1].type)
        signature = types.function(type_, tuple(arg.type for arg in args))
        return _pure_call(builder, module.declare(stem, signature), signature, args)
    if isinstance(type_, VectorType):
        return _elementwise(module, builder, name, args, type_)
    assert isinstance(type_, FloatType)
    if type_.kind in ("half", "bfloat"):
        wide = [builder.cast("fpext", arg, types.f32) if arg.type is type_ else arg for arg in args]
        return builder.cast("fptrunc", math(module, builder, name, *wide), type_)
    signature = types.function(type_, tuple(arg.type for arg in args))
    return _pure_call(builder, _math_function(module, name, type_, signature), signature, args)


def _math_function(module: Module, name: str, type_: FloatType, signature: types.FunctionType) -> Function:
    if name in WRITTEN:
        return WRITTEN[name](module, type_)
    return library_function(module, library_name(module, name, type_), signature)


def library_function(module: Module, symbol: str, signature: types.FunctionType) -> Function:
    """The C library's function of that name, declared if need be."""
    found = module.functions.get(symbol)
    if found is None and not module.has_global(symbol):
        return module.declare(symbol, signature, PURE_FUNCTION)
    # A symbol of this name with a body of its own need not be the mathematical function.
    if found is None or not found.is_declaration:
        raise DifferentiationError(
            "EH0303",
            f"the derivative needs the mathematical function {symbol}, but the program defines that name itself",
            remedy=f"rename the program's own {symbol}, or differentiate without it",
        )
    return found


def library_name(module: Module, name: str, type_: FloatType) -> str:
    """The C library's name of a function for a type: sinf, sin, sinl, sinf128."""
    if type_.kind == "float":
        return name + "f"
    if type_.kind == "double":
        return name
    if type_.kind == "fp128" and module.triple.startswith(("x86_64", "i386", "i686")):
        return name + "f128"
    return name + "l"


def _pure_call(builder: Builder, callee: Function, signature: types.FunctionType, args: Sequence[Value]) -> Value:
    attributes = () if callee.is_intrinsic else PURE_CALL
    return builder.insert(Call(signature, callee, args, attributes=attributes))


def _elementwise(module: Module, builder: Builder, name: str, args: Sequence[Value], type_: VectorType) -> Value:
    if type_.scalable:
        raise DifferentiationError(
            "EH0303",
            f"{name} has no form for vectors of unknown length ({type_})",
            remedy="compile without scalable vectors",
        )
    result: Value = poison(type_)
    for lane in range(type_.count):
        index = ConstantInt(types.i64, lane)
        parts = [extract_element(builder, arg, index) if arg.type.is_vector else arg for arg in args]
        result = insert_element(builder, result, math(module, builder, name, *parts), index)
    return result


def extract_element(builder: Builder, vector: Value, index: Value) -> Value:
    from enzyme_hub.ir.instructions import ExtractElement

    return builder.insert(ExtractElement(vector, index))


def insert_element(builder: Builder, vector: Value, element: Value, index: Value) -> Value:
    from enzyme_hub.ir.instructions import InsertElement

    return builder.insert(InsertElement(vector, element, index))


def splat(builder: Builder, value: Value, like: VectorType) -> Value:
    """A vector with as many elements as `like`, each `value`."""
    from enzyme_hub.ir.instructions import ShuffleVector

    vector = types.vector(like.count, value.type, like.scalable)
    first = insert_element(builder, poison(vector), value, ConstantInt(types.i64, 0))
    mask = null(types.vector(like.count, types.i32, like.scalable))
    return builder.insert(ShuffleVector(first, poison(vector), mask))


# -- expressions -----------------------------------------------------------------------------------------------------

_FLOAT_OPCODES = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_INT_OPCODES = {"+": "add", "-": "sub", "*": "mul"}
_FLOAT_PREDICATES = {"lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "eq": "oeq", "uno": "uno"}
_INT_PREDICATES = {"lt": "slt", "le": "sle", "gt": "sgt", "ge": "sge", "eq": "eq"}

IRNumber = Value | Fraction  # a constant has no type until it meets a value


class IRAlgebra:
    """Expressions as instructions at the context's builder, of floating-point type `type`."""

    def __init__(self, g: Context, operands: Sequence[Value], result: Value | None, type_: Type) -> None:
        self.g = g
        self.operands = operands
        self.result = result
        self.type = type_
        self._primals: dict[int, Value] = {}
        self._roots: set[Value] = set()

    def operand(self, index: int) -> IRNumber:
        found = self._primals.get(index)
        if found is None:
            value = self._original(index)
            found = self._primals[index] = self.g.primal(value)
            if _is_root(value):
                self._roots.add(found)
        return found

    def _original(self, index: int) -> Value:
        value = self.result if index == RESULT else self.operands[index]
        assert value is not None
        return value

    def is_root(self, expr: Expr) -> bool:
        """True for a square root, whose reciprocal neither overflows nor underflows: all that divides by it may share one."""
        return isinstance(expr, ex.Operand) and _is_root(self._original(expr.index))

    def constant(self, value: Fraction) -> IRNumber:
        return value

    def typed(self, number: IRNumber, type_: Type | None = None) -> Value:
        """The number as a value; a constant is made one of `type_`, or of this algebra's type."""
        return constant(type_ or self.type, number) if isinstance(number, Fraction) else number

    def real(self, number: IRNumber) -> Value:
        """The number as a value of this algebra's type."""
        value = self.typed(number)
        if value.type is self.type:
            return value
        if not value.type.is_vector and isinstance(self.type, VectorType):
            return splat(self.g.builder, self.g.builder.cast("sitofp", value, self.type.element), self.type)
        return self.g.builder.cast("sitofp", value, self.type)

    def binary(self, operator: str, left: IRNumber, right: IRNumber) -> IRNumber:
        integer = _integer_type(left, right)
        if integer is not None and operator in _INT_OPCODES:
            return self.g.builder.binary(_INT_OPCODES[operator], self.typed(left, integer), self.typed(right, integer))
        if operator == "/" and right in self._roots:
            return self._by_root(left, self.real(right))
        return self.g.builder.binary(_FLOAT_OPCODES[operator], self.real(left), self.real(right), ADJOINT_FLAGS)

    def _by_root(self, left: IRNumber, root: Value) -> Value:
        """left / root, by the reciprocal, which has no flags: it is the same as one that the primal divides by."""
        reciprocal = self.g.builder.binary("fdiv", constant(root.type, Fraction(1)), root)
        if left == 1:
            return reciprocal
        return self.g.builder.binary("fmul", self.real(left), reciprocal, ADJOINT_FLAGS)

    def negate(self, value: IRNumber) -> IRNumber:
        return -value if isinstance(value, Fraction) else self.g.builder.unary("fneg", self.real(value), ADJOINT_FLAGS)

    def call(self, name: str, arguments: Sequence[IRNumber]) -> IRNumber:
        return self.g.math(name, *(self.typed(argument) for argument in arguments))

    def compare(self, predicate: str, left: IRNumber, right: IRNumber) -> Value:
        integer = _integer_type(left, right)
        if integer is not None:
            operands = self.typed(left, integer), self.typed(right, integer)
            return self.g.builder.compare("icmp", _INT_PREDICATES[predicate], *operands)
        return self.g.builder.compare("fcmp", _FLOAT_PREDICATES[predicate], self.real(left), self.real(right))

    def either(self, left: Value, right: Value) -> Value:
        return self.g.builder.binary("or", left, right)

    def select(self, condition: Value, if_true: IRNumber, if_false: IRNumber) -> IRNumber:
        return self.g.builder.select(condition, self.real(if_true), self.real(if_false))


def _integer_type(left: IRNumber, right: IRNumber) -> Type | None:
    """The type in which two numbers meet if both are integers or integer constants, else None."""
    found = [number.type for number in (left, right) if not isinstance(number, Fraction)]
    if any(not type_.scalar.is_int for type_ in found):
        return None
    constants = [number for number in (left, right) if isinstance(number, Fraction)]
    return found[0] if found and all(number.denominator == 1 for number in constants) else None


def product(g: Context, left: Value, right: Value) -> Value:
    """An adjoint or a tangent times a partial."""
    return zeros.strong(g, g.builder.binary("fmul", left, right, ADJOINT_FLAGS), left, right)


def quotient(g: Context, seed: Value, divisor: Value) -> Value:
    """An adjoint or a tangent times the reciprocal of a number."""
    divided = g.builder.binary("fdiv", seed, divisor, ADJOINT_FLAGS)
    if not g.strong_zero:
        return divided
    return zeros.strong(g, divided, seed, g.builder.binary("fdiv", constant(divisor.type, Fraction(1)), divisor))


class Scaler:
    """Multiplies seeds by partials: the seed multiplies last, but a leading reciprocal divides it.

    Where there are several lanes the reciprocal is a factor as any other: one division serves them all.
    """

    def __init__(self, algebra: IRAlgebra) -> None:
        self.algebra = algebra
        self.divides = algebra.g.width == 1
        self.evaluator: Evaluator[IRNumber, Value] = Evaluator(algebra)

    def scale(self, seed: Value, partial: Expr) -> Value | None:
        """seed * partial; None for zero."""
        algebra, builder = self.algebra, self.algebra.g.builder
        if ex.is_constant(partial, 0):
            return None
        if ex.is_constant(partial, 1):
            return seed
        if ex.is_constant(partial, -1):
            return builder.unary("fneg", seed, ADJOINT_FLAGS)
        if isinstance(partial, ex.Negate):
            inner = self.scale(seed, partial.value)
            return None if inner is None else builder.unary("fneg", inner, ADJOINT_FLAGS)
        if isinstance(partial, ex.Select):
            return self._select(seed, partial)
        if isinstance(partial, ex.Binary) and self._divides(partial):
            return quotient(algebra.g, seed, algebra.real(self.evaluator.value(partial.right)))
        if isinstance(partial, ex.Binary) and partial.operator == "*" and self._divides(partial.left):
            divided = self.scale(seed, partial.left)
            return None if divided is None else self.scale(divided, partial.right)
        if isinstance(partial, ex.Call) and partial.name in ("ldexp", "scalbln"):
            # Scaling the seed cannot overflow where scaling 1 would.
            return algebra.g.math(partial.name, seed, algebra.typed(self.evaluator.value(partial.arguments[1])))
        return product(algebra.g, seed, algebra.real(self.evaluator.value(partial)))

    def _divides(self, expr: Expr) -> bool:
        """True for a reciprocal by which the seed is divided."""
        if not self.divides or not isinstance(expr, ex.Binary) or expr.operator != "/":
            return False
        return ex.is_constant(expr.left, 1) and not self.algebra.is_root(expr.right)

    def _select(self, seed: Value, partial: ex.Select) -> Value:
        zero = constant(seed.type, Fraction(0))
        condition = self.evaluator.condition(partial.condition)
        if_true, if_false = self.scale(seed, partial.if_true), self.scale(seed, partial.if_false)
        return self.algebra.g.builder.select(
            condition, zero if if_true is None else if_true, zero if if_false is None else if_false
        )


def _is_root(value: Value) -> bool:
    known = (
        names.recognise(value.called_function.name) if isinstance(value, CallBase) and value.called_function else None
    )
    return known is not None and known[0] == "sqrt"
