"""What the processor's intrinsics are in plain IR: a form is a function from a call to the value that takes its place.

A form that cannot serve a call (an unusual way of rounding) returns None: the call stays, and is refused where it is active.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, ConstantInt, Value, null
from enzyme_hub.rules.vectors.moves import Moves
from enzyme_hub.rules.vectors.names import PREFIXES, X86, form_of, mask_of
from enzyme_hub.rules.vectors.pieces import integers_like, is_scalable, length, part

# Predicates of comparisons, by the operand that chooses; beyond 16 they are the same with other exceptions.
PREDICATES = (
    "oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord", "ueq", "ult", "ule", "false", "one", "oge", "ogt", "true",
)  # fmt: skip
ROUNDINGS = {0: "roundeven", 1: "floor", 2: "ceil", 3: "trunc", 4: "rint"}  # by the low bits of the operand
OPCODES = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


def expand(function: Function) -> None:
    """Write the operations on vectors in `function` as plain IR, where they have a form."""
    for block in function.blocks:
        for i in list(block.instructions):
            if is_scalable(i) and i.type.scalar.is_float:
                raise _has_no_length(i)
            name = i.callee.name if isinstance(i, inst.Call) else None
            if name is not None and name.startswith(PREFIXES):
                assert isinstance(i, inst.Call)
                _expand(i, name)


def _has_no_length(i: inst.Instruction) -> DifferentiationError:
    return DifferentiationError(
        "EH0302",
        f"{i.function.name} works on vectors of a length that the processor chooses ({i.type})",
        where=i.where,
        why="how much memory its values need is not known when the derivative is written",
        remedy="compile the function without scalable vectors (-fno-vectorize, or for a processor without them)",
    )


def _expand(call: inst.Call, name: str) -> None:
    form, mask = form_of(name), mask_of(name)
    if form is None and mask is None:
        return
    scratch = Block(call.function)
    work = Forms(Builder(scratch), call, name.removeprefix(X86))
    made: Callable[[], Value | None] | None = getattr(work, form) if form is not None else None
    value = made() if made is not None else work.unmasked(mask or 0)
    if value is None and not call.type.is_void:
        return
    for i in scratch.instructions:
        i.insert_before(call)
    if value is not None:
        call.replace_all_uses_with(value)
    call.erase()


class Forms(Moves):
    """The forms that compute."""

    def extreme(self, predicate: str, left: Value, right: Value) -> Value:
        """The processor's own minimum or maximum: the second operand if they are equal, or one is NaN."""
        return self.b.select(self.b.compare("fcmp", predicate, left, right), left, right)

    def combined(self, operation: str, left: Value, right: Value) -> Value:
        if operation in OPCODES:
            return self.b.binary(OPCODES[operation], left, right)
        return self.extreme("olt" if operation == "min" else "ogt", left, right)

    def first(self, value: Value) -> Value:
        """The first operand with another first element."""
        return self.with_lane(self.arguments[0], value, 0)

    def firsts(self) -> list[Value]:
        return [self.lane(argument, 0) for argument in self.arguments[:2]]

    def unmasked(self, index: int) -> Value | None:
        """The same call with a mask of all ones, and a choice."""
        mask, otherwise = self.arguments[index], self.arguments[index - 1]
        ones = ConstantInt(mask.type, -1)
        count = length(self.call)
        if isinstance(mask, ConstantInt) and not ~mask.value & ((1 << count) - 1):
            if mask.value == -1 and otherwise.is_constant:
                return None  # as it is left below
            return self._again(index, ones)
        return self.b.select(self.bits(mask, count), self._again(index, ones), otherwise)

    def _again(self, index: int, ones: Value) -> Value:
        arguments = list(self.arguments)
        arguments[index - 1 : index + 1] = [null(arguments[index - 1].type), ones]
        return self.b.insert(inst.Call(self.call.function_type, self.call.callee, arguments))

    # -- arithmetic ----------------------------------------------------------------------------------------------------------

    def minimum(self) -> Value | None:
        return self.extreme("olt", *self.arguments[:2]) if self.rounds_plainly(2, exact=True) else None

    def maximum(self) -> Value | None:
        return self.extreme("ogt", *self.arguments[:2]) if self.rounds_plainly(2, exact=True) else None

    def first_minimum(self) -> Value:
        return self.first(self.extreme("olt", *self.firsts()))

    def first_maximum(self) -> Value:
        return self.first(self.extreme("ogt", *self.firsts()))

    def first_masked(self) -> Value | None:
        """Of (a, b, otherwise, mask, rounding)."""
        operation = self.name.split(".")[2]
        if not self.rounds_plainly(4, exact=operation in ("min", "max")):
            return None
        value = self.combined(operation, *self.firsts())
        chosen = self.lane(self.bits(self.arguments[3], 1), 0)
        return self.first(self.b.select(chosen, value, self.lane(self.arguments[2], 0)))

    def arithmetic(self) -> Value | None:
        operation = self.name.split(".")[1]
        return self.combined(operation, *self.arguments[:2]) if self.rounds_plainly(2) else None

    def square_root(self) -> Value | None:
        return self.math("sqrt", self.arguments[0]) if self.rounds_plainly(1) else None

    def fused(self) -> Value | None:
        return self.math("fma", *self.arguments[:3]) if self.rounds_plainly(3) else None

    def fused_alternating(self) -> Value | None:
        if not self.rounds_plainly(3):
            return None
        x, y, z = self.arguments[:3]
        count = length(x)
        less, more = self.math("fma", x, y, self.b.unary("fneg", z)), self.math("fma", x, y, z)
        return self.shuffle(less, more, [k + count * (k % 2) for k in range(count)])

    def alternating(self) -> Value:
        x, y = self.arguments
        count = length(x)
        less, more = self.b.binary("fsub", x, y), self.b.binary("fadd", x, y)
        return self.shuffle(less, more, [k + count * (k % 2) for k in range(count)])

    def horizontal_sum(self) -> Value:
        return self._horizontal("fadd")

    def horizontal_difference(self) -> Value:
        return self._horizontal("fsub")

    def _horizontal(self, opcode: str) -> Value:
        """Neighbours combined, in each part first those of the one operand, then of the other."""
        x, y = self.arguments
        count, step = length(x), part(x)
        pairs = [base + start + k for start in range(0, count, step) for base in (0, count) for k in range(0, step, 2)]
        return self.b.binary(opcode, self.shuffle(x, y, pairs), self.shuffle(x, y, [k + 1 for k in pairs]))

    def dot_product(self) -> Value:
        """In each part the sum of the products that high bits choose, put where low bits say."""
        x, y = self.arguments[:2]
        chosen, count, step = self.number(2), length(x), part(x)
        zeros = null(x.type)
        products = self.b.binary("fmul", x, y)
        masked = self.shuffle(products, zeros, [k if chosen >> (4 + k % step) & 1 else count + k for k in range(count)])
        result: Value = zeros
        for start in range(0, count, step):
            terms = [self.lane(masked, start + k) for k in range(step)]
            while len(terms) > 1:
                terms = [self.b.binary("fadd", a, b) for a, b in zip(terms[::2], terms[1::2], strict=True)]
            for k in range(step):
                if chosen >> k & 1:
                    result = self.with_lane(result, terms[0], start + k)
        return result

    def first_rounded(self) -> Value | None:
        """Of (a, b, rounding): the first element of b rounded."""
        rounded = self._rounded(self.lane(self.arguments[1], 0), self.number(2))
        return None if rounded is None else self.first(rounded)

    def first_rounded_masked(self) -> Value | None:
        """Of (a, b, otherwise, mask, rounding, exceptions)."""
        rounded = self._rounded(self.lane(self.arguments[1], 0), self.number(4))
        if rounded is None:
            return None
        chosen = self.lane(self.bits(self.arguments[3], 1), 0)
        return self.first(self.b.select(chosen, rounded, self.lane(self.arguments[2], 0)))

    def _rounded(self, value: Value, how: int) -> Value | None:
        """Rounded to an integer; the high bits would ask for a multiple of something smaller."""
        name = ROUNDINGS.get(how & 7 if not how & 4 else 4)
        return None if how >> 4 or name is None else self.math(name, value)

    def first_approximated(self) -> Value:
        """The operation on whole vectors, which has a rule."""
        name = X86 + self.name.replace(".ss", ".ps")
        whole = self.b.call(self.module.declare(name, self.call.function_type), self.arguments)
        return self.first(self.lane(whole, 0))

    # -- comparisons and choices ---------------------------------------------------------------------------------------------

    def compared(self) -> Value:
        """All ones or all zeros for each element."""
        x, y = self.arguments[:2]
        found = self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y)
        return self.b.cast("bitcast", self.b.cast("sext", found, integers_like(x.type)), x.type)

    def first_compared(self) -> Value:
        x, y = self.firsts()
        found = self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y)
        return self.first(self.b.cast("bitcast", self.b.cast("sext", found, integers_like(x.type)), x.type))

    def compared_to_mask(self) -> Value:
        x, y, mask = self.arguments[0], self.arguments[1], self.arguments[3]
        return self.b.binary("and", self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y), mask)

    def blended(self) -> Value:
        otherwise, chosen, mask = self.arguments
        return self.b.select(self.signs(mask), chosen, otherwise)

    # -- conversions ---------------------------------------------------------------------------------------------------------

    def narrowed(self) -> Value:
        return self.b.cast("fptrunc", self.arguments[0], self.call.type)

    def narrowed_below(self) -> Value:
        """Two floats from doubles, and zeros."""
        floats = self.b.cast("fptrunc", self.arguments[0], types.vector(2, types.f32))
        return self.shuffle(floats, null(floats.type), (0, 1, 2, 3))

    def first_narrowed(self) -> Value:
        return self.first(self.b.cast("fptrunc", self.lane(self.arguments[1], 0), types.f32))

    def narrowed_masked(self) -> Value | None:
        return self._converted("fptrunc") if self.rounds_plainly(3) else None

    def widened_masked(self) -> Value | None:
        return self._converted("fpext")

    def _converted(self, opcode: str) -> Value:
        value = self.b.cast(opcode, self.arguments[0], self.call.type)
        return self.b.select(self.bits(self.arguments[2], length(value)), value, self.arguments[1])
