"""Complex functions of C99 and the compilers' helpers: the same table, over complex numbers.

All are holomorphic but cabs and carg. With the adjoint of z = x + iy held as the pair (dL/dx, dL/dy), a holomorphic
function with partial p contributes seed * conj(p) (W. Wirtinger, 1927, as in JAX and PyTorch up to conjugation).

How a complex number travels depends on the platform's calling convention; we read it off the call: two floats, one
vector of two (x86-64, float), or a struct or array of two; `complex_memory` rewrites what travels through memory (x86-64,
long double). Division is by the conjugate, without scaling: it loses numbers whose squares leave the exponent range.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from fractions import Fraction

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Call, CallBase, Instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import ArrayType, FunctionType, StructType, Type, VectorType
from enzyme_hub.ir.values import ConstantInt, Value, null, poison
from enzyme_hub.rules.complex import memory as complex_memory
from enzyme_hub.rules.emit import (
    PURE_CALL,
    IRAlgebra,
    IRNumber,
    constant,
    extract_element,
    insert_element,
    library_function,
    product,
    quotient,
)
from enzyme_hub.rules.expressions import RESULT, Evaluator, Expr, function
from enzyme_hub.rules.functions import INVERSE_LN10, Formula, formula
from enzyme_hub.rules.protocol import ADJOINT_FLAGS, Context, Contributions, Rule, add
from enzyme_hub.rules.singular import has_poles

csin, ccos, csinh, ccosh = function("csin"), function("ccos"), function("csinh"), function("ccosh")
clog, csqrt, cpow, cpowi = function("clog"), function("csqrt"), function("cpow"), function("cpowi")

COMPLEX: dict[str, Formula] = {
    entry.name: entry
    for entry in (
        formula("cmul", lambda z, w, r: w, lambda z, w, r: z),
        formula("cdiv", lambda z, w, r: 1 / w, lambda z, w, r: -(r / w)),
        formula("cexp", lambda z, r: r),
        formula("clog", lambda z, r: 1 / z),
        formula("clog10", lambda z, r: INVERSE_LN10 / z),
        formula("csqrt", lambda z, r: 0.5 / r),
        formula("cpow", lambda z, w, r: w * cpow(z, w - 1), lambda z, w, r: r * clog(z)),
        formula("cpowi", lambda z, n, r: n * cpowi(z, n - 1), None),
        formula("csin", lambda z, r: ccos(z)),
        formula("ccos", lambda z, r: -csin(z)),
        formula("ctan", lambda z, r: 1 + r * r),
        formula("casin", lambda z, r: 1 / csqrt(1 - z * z)),
        formula("cacos", lambda z, r: -(1 / csqrt(1 - z * z))),
        formula("catan", lambda z, r: 1 / (1 + z * z)),
        formula("csinh", lambda z, r: ccosh(z)),
        formula("ccosh", lambda z, r: csinh(z)),
        formula("ctanh", lambda z, r: 1 - r * r),
        formula("casinh", lambda z, r: 1 / csqrt(1 + z * z)),
        formula("cacosh", lambda z, r: 1 / (csqrt(z - 1) * csqrt(z + 1))),
        formula("catanh", lambda z, r: 1 / (1 - z * z)),
    )
}
REAL_VALUED = ("cabs", "carg")


@record
class Part:
    """Where one real number lies: operand `index`, and its lane or member if the operand holds two."""

    index: int
    lane: int | None


@record
class Layout:
    """How the complex operands of a call travel: real and imaginary part of each; the integer operand of a power."""

    operands: tuple[tuple[Part, Part], ...]
    integer: int | None


def pair_element(type_: Type) -> Type | None:
    """The float type of a vector, struct or array of two equal floats."""
    if isinstance(type_, (VectorType, ArrayType)) and type_.count == 2 and type_.element.is_float:
        return type_.element
    if isinstance(type_, StructType) and type_.elements is not None and len(type_.elements) == 2:
        first, second = type_.elements
        return first if first is second and first.is_float else None
    return None


def layout(signature: FunctionType) -> Layout | None:
    """The layout of calls whose operands are all complex but perhaps a last, integer one; None if it is another."""
    parts: list[Part] = []
    integer = None
    for index, type_ in enumerate(signature.parameters):
        if type_.is_float:
            parts.append(Part(index, None))
        elif pair_element(type_) is not None:
            parts += [Part(index, 0), Part(index, 1)]
        elif type_.is_int and index == len(signature.parameters) - 1:
            integer = index
        else:
            return None
    if len(parts) % 2:
        return None
    return Layout(tuple(zip(parts[::2], parts[1::2], strict=True)), integer)


def take(g: Context, value: Value, lane: int | None) -> Value:
    """A member of a pair, or the value itself."""
    if lane is None:
        return value
    if value.type.is_vector:
        return extract_element(g.builder, value, ConstantInt(types.i64, lane))
    return g.builder.extract_value(value, lane)


def pack(g: Context, type_: Type, real: Value, imaginary: Value) -> Value:
    """A pair of that type."""
    pair: Value = poison(type_)
    for lane, part in enumerate((real, imaginary)):
        if type_.is_vector:
            pair = insert_element(g.builder, pair, part, ConstantInt(types.i64, lane))
        else:
            pair = g.builder.insert_value(pair, part, lane)
    return pair


Complex = tuple[IRNumber, IRNumber]


class ComplexAlgebra:
    """Complex numbers as pairs of real ones; integers have the imaginary part zero."""

    def __init__(self, g: Context, call: CallBase, layout: Layout, real: IRAlgebra) -> None:
        self.g, self.instruction, self.layout, self.real = g, call, layout, real

    def operand(self, index: int) -> Complex:
        if index == RESULT:
            result = self.g.primal(self.instruction)
            return take(self.g, result, 0), take(self.g, result, 1)
        if index == len(self.layout.operands) and self.layout.integer is not None:
            return self.g.primal(self.instruction.operand(self.layout.integer)), Fraction(0)
        real, imaginary = (
            take(self.g, self.g.primal(self.instruction.operand(part.index)), part.lane)
            for part in self.layout.operands[index]
        )
        return real, imaginary

    def constant(self, value: Fraction) -> Complex:
        return value, Fraction(0)

    def negate(self, value: Complex) -> Complex:
        return self._negate(value[0]), self._negate(value[1])

    def binary(self, operator: str, left: Complex, right: Complex) -> Complex:
        (a, b), (c, d) = left, right
        if operator in "+-":
            return self._real(operator, a, c), self._real(operator, b, d)
        if operator == "*":
            return (
                self._real("-", self._real("*", a, c), self._real("*", b, d)),
                self._real("+", self._real("*", a, d), self._real("*", b, c)),
            )
        square = self._real("+", self._real("*", c, c), self._real("*", d, d))
        real, imaginary = self.binary("*", left, (c, self._negate(d)))
        return self._real("/", real, square), self._real("/", imaginary, square)

    def product(self, left: Complex, right: Complex) -> tuple[Value, Value]:
        """An adjoint or a tangent times a partial."""
        if not self.g.strong_zero:
            real, imaginary = self.binary("*", left, right)
            return self.real.real(real), self.real.real(imaginary)
        (a, b), (c, d) = (tuple(map(self.real.real, one)) for one in (left, right))
        builder = self.g.builder
        return (
            builder.binary("fsub", product(self.g, a, c), product(self.g, b, d), ADJOINT_FLAGS),
            builder.binary("fadd", product(self.g, a, d), product(self.g, b, c), ADJOINT_FLAGS),
        )

    def _negate(self, value: IRNumber) -> IRNumber:
        return self.real.negate(value)

    def _real(self, operator: str, left: IRNumber, right: IRNumber) -> IRNumber:
        """Real arithmetic, folding what constants decide."""
        zero_left, zero_right = left == Fraction(0), right == Fraction(0)
        if operator == "*" and (zero_left or zero_right):
            return Fraction(0)
        if operator == "/" and zero_left:
            return Fraction(0)
        if operator in "+-" and zero_right:
            return left
        if operator == "+" and zero_left:
            return right
        if operator == "-" and zero_left:
            return self._negate(right)
        return self.real.binary(operator, left, right)

    def call(self, name: str, arguments: Sequence[Complex]) -> Complex:
        """A call of another complex function, by the calling convention of this one."""
        g, values, where = self.g, list[Value](), iter(self.layout.operands)
        for real, imaginary in arguments:
            if isinstance(real, Value) and real.type.is_int:
                values.append(real)
                continue
            part = next(where)[0]
            if part.lane is None:
                values += [self.real.real(real), self.real.real(imaginary)]
            else:
                type_ = self.instruction.operand(part.index).type
                values.append(pack(g, type_, self.real.real(real), self.real.real(imaginary)))
        symbol = self._symbol(name)
        if (self.instruction.callee.name or "").startswith(complex_memory.PREFIX):
            callee = complex_memory.scalar_function(g.module, symbol, self.instruction.type, len(arguments))
            signature = callee.value_type
        else:
            signature = types.function(self.instruction.type, tuple(value.type for value in values))
            callee = library_function(g.module, symbol, signature)
        result = g.builder.insert(Call(signature, callee, values, attributes=PURE_CALL))
        return take(g, result, 0), take(g, result, 1)

    def _symbol(self, name: str) -> str:
        own = self.instruction.callee.name
        if name == "cpowi":
            assert own is not None
            return own
        suffix = {"float": "f", "double": ""}.get(str(self.real.type), "l")
        return name + suffix

    def compare(self, predicate: str, left: Complex, right: Complex) -> Value:
        raise NotImplementedError("complex numbers are not ordered")

    def either(self, left: Value, right: Value) -> Value:
        raise NotImplementedError("complex numbers are not ordered")

    def select(self, condition: Value, if_true: Complex, if_false: Complex) -> Complex:
        raise NotImplementedError("complex numbers are not ordered")


class ComplexRule(Rule):
    """A complex function of complex operands; `formula` is None for cabs and carg."""

    def __init__(self, name: str, formula: Formula | None) -> None:
        self.name, self.formula = name, formula

    def fits(self, signature: FunctionType) -> bool:
        """True if a call has the operands and the result that the function has."""
        found = layout(signature)
        if found is None or not found.operands:
            return False
        if self.formula is None:
            return signature.result.is_float and len(found.operands) == 1 and found.integer is None
        partials = self.formula.partials
        return (
            pair_element(signature.result) is not None
            and len(found.operands) == sum(partial is not None for partial in partials)
            and (found.integer is not None) == (None in partials)
        )

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return tuple(sorted({part.index for pair in _layout(instruction).operands for part in pair}))

    def _partial(self, number: int) -> Expr | None:
        return None if self.formula is None else self.formula.partials[number]

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        if seed is None:
            return []
        assert isinstance(instruction, CallBase)
        found = _layout(instruction)
        result = pair_element(instruction.type) or instruction.type
        real = IRAlgebra(g, instruction.operands, instruction, result)
        algebra = ComplexAlgebra(g, instruction, found, real)
        contributions: Contributions = []
        for number, pair in enumerate(found.operands):
            if any(part.index in wanted for part in pair):
                value = self._one(g, seed, algebra, number)
                partial = self._partial(number)
                if _takes_care(g, partial):
                    value = _zero_for_zero(g, seed, value)
                contributions += self._unpack(g, instruction, pair, value, wanted)
        return contributions

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        """The sum over the operands of partial times tangent, a product of complex numbers."""
        assert isinstance(instruction, CallBase)
        found = _layout(instruction)
        type_ = pair_element(instruction.type) or instruction.type
        real = IRAlgebra(g, instruction.operands, instruction, type_)
        algebra = ComplexAlgebra(g, instruction, found, real)
        total: tuple[Value | None, ...] = (None, None)
        for number, pair in enumerate(found.operands):
            if not any(part.index in tangents for part in pair):
                continue
            given = tuple(
                take(g, tangents[part.index], part.lane) if part.index in tangents else null(type_) for part in pair
            )
            value = self._tangent_of(g, (given[0], given[1]), algebra, number)
            total = tuple(add(g, left, right) for left, right in zip(total, value, strict=True))
        first, second = total
        if first is None:
            return None
        return first if second is None else pack(g, instruction.type, first, second)

    def _tangent_of(
        self, g: Context, given: tuple[Value, Value], algebra: ComplexAlgebra, number: int
    ) -> tuple[Value | None, ...]:
        """What the tangent of one operand contributes: real and imaginary part."""
        partial = self._partial(number)
        if partial is None:
            one = constant(given[0].type, Fraction(1))
            gradient = self._real_valued(g, one, algebra)
            products = [product(g, p, t) for p, t in zip(gradient, given, strict=True)]
            total = g.builder.binary("fadd", products[0], products[1], ADJOINT_FLAGS)
            return g.zero_for_zero(given, [total])[0], None
        evaluator: Evaluator[Complex, Value] = Evaluator(algebra)
        value = algebra.product(evaluator.value(partial), given)
        return g.zero_for_zero(given, value) if _takes_care(g, partial) else value

    def _one(self, g: Context, seed: Value, algebra: ComplexAlgebra, number: int) -> tuple[Value, Value]:
        partial = self._partial(number)
        if partial is None:
            return self._real_valued(g, seed, algebra)
        evaluator: Evaluator[Complex, Value] = Evaluator(algebra)
        p, q = evaluator.value(partial)
        return algebra.product((take(g, seed, 0), take(g, seed, 1)), (p, algebra._negate(q)))

    def _real_valued(self, g: Context, seed: Value, algebra: ComplexAlgebra) -> tuple[Value, Value]:
        """cabs: seed * z / |z|; carg: seed * iz / |z|^2."""
        x, y = (algebra.real.real(part) for part in algebra.operand(0))
        b = g.builder
        if self.name == "cabs":
            scaled = quotient(g, seed, g.primal(algebra.instruction))
            return product(g, scaled, x), product(g, scaled, y)
        squares = [b.binary("fmul", part, part, ADJOINT_FLAGS) for part in (x, y)]
        scaled = quotient(g, seed, b.binary("fadd", squares[0], squares[1], ADJOINT_FLAGS))
        return b.unary("fneg", product(g, scaled, y), ADJOINT_FLAGS), product(g, scaled, x)

    def _unpack(
        self, g: Context, call: CallBase, pair: tuple[Part, Part], value: tuple[Value, Value], wanted: Set[int]
    ) -> Contributions:
        if pair[0].lane is not None:
            index = pair[0].index
            return [(index, pack(g, call.operand(index).type, *value))]
        return [(part.index, number) for part, number in zip(pair, value, strict=True) if part.index in wanted]


def _takes_care(g: Context, partial: Expr | None) -> bool:
    """True if the partial may be infinite where a seed of zero must contribute zero."""
    return g.strong_zero or partial is None or has_poles(partial, ("clog", "cpow", "cpowi"))


def _zero_for_zero(g: Context, seed: Value, value: tuple[Value, Value]) -> tuple[Value, Value]:
    """An adjoint that is zero contributes zero, however infinite the partial is."""
    parts = (seed,) if seed.type.is_float else (take(g, seed, 0), take(g, seed, 1))
    first, second = g.zero_for_zero(parts, value)
    return first, second


def _layout(instruction: Instruction) -> Layout:
    assert isinstance(instruction, CallBase)
    found = layout(instruction.function_type)
    assert found is not None
    return found


def _rules() -> dict[str, ComplexRule]:
    rules = {name: ComplexRule(name, entry) for name, entry in COMPLEX.items()}
    return rules | {name: ComplexRule(name, None) for name in REAL_VALUED}


RULES = _rules()


def _spellings() -> dict[str, str]:
    found = {
        name + suffix: name for name in RULES for suffix in ("", "f", "l") if name not in ("cmul", "cdiv", "cpowi")
    }
    for kind in "hsdxt":
        found[f"__mul{kind}c3"], found[f"__div{kind}c3"] = "cmul", "cdiv"
    for letter in ("cpowi", "cpowk", "zpowi", "zpowk"):  # flang, by kind of the number and of the exponent
        found[f"_FortranA{letter}"] = "cpowi"
    return found


SPELLINGS = _spellings()


def scalarise(function: Function) -> None:
    """Bring the calls of complex functions into the form that rules read."""
    complex_memory.scalarise(function, frozenset(SPELLINGS))


def find(name: str, signature: FunctionType) -> Rule | None:
    """The rule of a complex function of that name, if calls have its shape."""
    canonical = SPELLINGS.get(name)
    if canonical is None:
        return None
    rule = RULES[canonical]
    return rule if rule.fits(signature) else None
