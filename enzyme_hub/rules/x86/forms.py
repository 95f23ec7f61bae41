"""What the processor's intrinsics are in plain IR: a form is a function from a call to the value that takes its place.

A form that cannot serve a call (an unusual way of rounding) returns None: the call stays, and is refused where it is active.
Parts of 128 bits are what most operations that move elements work in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import IntType, Type, VectorType
from enzyme_hub.ir.values import Block, ConstantAggregate, ConstantInt, ConstantSplat, Value, null, poison
from enzyme_hub.rules import emit
from enzyme_hub.rules.emit import extract_element, insert_element
from enzyme_hub.rules.x86.names import PREFIX, form_of, mask_of

# The operand that says how to round: as the program has set it, or without exceptions (for what does not round).
AS_SET, QUIETLY = 4, 8
PART = 128
# Predicates of comparisons, by the operand that chooses; beyond 16 they are the same with other exceptions.
PREDICATES = (
    "oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord", "ueq", "ult", "ule", "false", "one", "oge", "ogt", "true",
)  # fmt: skip
ROUNDINGS = {0: "roundeven", 1: "floor", 2: "ceil", 3: "trunc", 4: "rint"}  # by the low bits of the operand
OPCODES = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


def expand(function: Function) -> None:
    """Write the processor's operations in `function` as plain IR."""
    for block in function.blocks:
        for i in list(block.instructions):
            name = i.callee.name if isinstance(i, inst.Call) else None
            if name is not None and name.startswith(PREFIX):
                assert isinstance(i, inst.Call)
                _expand(i, name)


def _expand(call: inst.Call, name: str) -> None:
    form, mask = form_of(name), mask_of(name)
    if form is None and mask is None:
        return
    scratch = Block(call.function)
    work = _Form(Builder(scratch), call, name.removeprefix(PREFIX))
    value = _FORMS[form](work) if form is not None else work.unmasked(mask or 0)
    if value is None and not call.type.is_void:
        return
    for i in scratch.instructions:
        i.insert_before(call)
    if value is not None:
        call.replace_all_uses_with(value)
    call.erase()


class _Form:
    """Builds what takes the place of one call."""

    def __init__(self, builder: Builder, call: inst.Call, name: str) -> None:
        self.b = builder
        self.call = call
        self.name = name
        self.arguments: Sequence[Value] = call.arguments
        self.module = call.function.module

    # -- pieces ------------------------------------------------------------------------------------------------------------

    def number(self, index: int) -> int:
        """The operand `index`, which is a constant by the definition of the intrinsic."""
        value = self.arguments[index]
        assert isinstance(value, ConstantInt)
        return value.value & 0xFF

    def lane(self, vector: Value, index: int | Value) -> Value:
        return extract_element(self.b, vector, ConstantInt(types.i64, index) if isinstance(index, int) else index)

    def with_lane(self, vector: Value, element: Value, index: int | Value) -> Value:
        place = ConstantInt(types.i64, index) if isinstance(index, int) else index
        return insert_element(self.b, vector, element, place)

    def shuffle(self, left: Value, right: Value, lanes: Sequence[int]) -> Value:
        if len(lanes) == 0:
            return left
        numbers = tuple(ConstantInt(types.i32, lane) for lane in lanes)
        mask = ConstantAggregate(types.vector(len(lanes), types.i32), numbers)
        return self.b.insert(inst.ShuffleVector(left, right, mask))

    def extreme(self, predicate: str, left: Value, right: Value) -> Value:
        """The processor's own minimum or maximum: the second operand if they are equal, or one is NaN."""
        return self.b.select(self.b.compare("fcmp", predicate, left, right), left, right)

    def combined(self, operation: str, left: Value, right: Value) -> Value:
        if operation in OPCODES:
            return self.b.binary(OPCODES[operation], left, right)
        return self.extreme("olt" if operation == "min" else "ogt", left, right)

    def math(self, name: str, *arguments: Value) -> Value:
        return emit.math(self.module, self.b, name, *arguments)

    def rounds_plainly(self, index: int, exact: bool = False) -> bool:
        """True if the operand `index`, if there is one, asks for no rounding of its own."""
        if index >= len(self.arguments):
            return True
        return self.number(index) in ((AS_SET, QUIETLY) if exact else (AS_SET,))

    def first(self, value: Value) -> Value:
        """The first operand with another first element."""
        return self.with_lane(self.arguments[0], value, 0)

    def firsts(self) -> list[Value]:
        return [self.lane(argument, 0) for argument in self.arguments[:2]]

    # -- masks -------------------------------------------------------------------------------------------------------------

    def signs(self, mask: Value) -> Value:
        """AVX's masks: the condition that the sign of each element is set."""
        if isinstance(mask, inst.Cast) and mask.opcode == "bitcast" and _count(mask.operand(0)) == _count(mask):
            mask = mask.operand(0)
        if isinstance(mask, inst.Cast) and mask.opcode == "sext" and mask.operand(0).type.scalar is types.i1:
            return mask.operand(0)
        if mask.type.scalar.is_float:
            mask = self.b.cast("bitcast", mask, _integers_like(mask.type))
        return self.b.compare("icmp", "slt", mask, null(mask.type))

    def bits(self, mask: Value, count: int) -> Value:
        """AVX-512's masks: the condition that each of the low bits of an integer is set."""
        if mask.type.is_vector:
            return mask if _count(mask) == count else self.shuffle(mask, mask, range(count))
        assert isinstance(mask.type, IntType)
        type_ = types.vector(count, types.i1)
        if isinstance(mask, ConstantInt):
            return ConstantAggregate(type_, tuple(ConstantInt(types.i1, mask.value >> k & 1) for k in range(count)))
        if isinstance(mask, inst.Cast) and mask.opcode == "bitcast" and mask.operand(0).type is type_:
            return mask.operand(0)
        wide = self.b.cast("bitcast", mask, types.vector(mask.type.width, types.i1))
        return self.bits(wide, count)

    def unmasked(self, index: int) -> Value | None:
        """The same call with a mask of all ones, and a choice."""
        mask, otherwise = self.arguments[index], self.arguments[index - 1]
        ones = ConstantInt(mask.type, -1)
        count = _count(self.call)
        if isinstance(mask, ConstantInt) and not ~mask.value & ((1 << count) - 1):
            if mask.value == -1 and otherwise.is_constant:
                return None  # as it is left below
            return self._again(index, ones)
        return self.b.select(self.bits(mask, count), self._again(index, ones), otherwise)

    def _again(self, index: int, ones: Value) -> Value:
        arguments = list(self.arguments)
        arguments[index - 1 : index + 1] = [null(arguments[index - 1].type), ones]
        return self.b.insert(inst.Call(self.call.function_type, self.call.callee, arguments))

    # -- arithmetic --------------------------------------------------------------------------------------------------------

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
        count = _count(x)
        less, more = self.math("fma", x, y, self.b.unary("fneg", z)), self.math("fma", x, y, z)
        return self.shuffle(less, more, [k + count * (k % 2) for k in range(count)])

    def alternating(self) -> Value:
        x, y = self.arguments
        count = _count(x)
        less, more = self.b.binary("fsub", x, y), self.b.binary("fadd", x, y)
        return self.shuffle(less, more, [k + count * (k % 2) for k in range(count)])

    def horizontal_sum(self) -> Value:
        return self._horizontal("fadd")

    def horizontal_difference(self) -> Value:
        return self._horizontal("fsub")

    def _horizontal(self, opcode: str) -> Value:
        """Neighbours combined, in each part first those of the one operand, then of the other."""
        x, y = self.arguments
        count, step = _count(x), _part(x)
        pairs = [base + start + k for start in range(0, count, step) for base in (0, count) for k in range(0, step, 2)]
        return self.b.binary(opcode, self.shuffle(x, y, pairs), self.shuffle(x, y, [k + 1 for k in pairs]))

    def dot_product(self) -> Value:
        """In each part the sum of the products that high bits choose, put where low bits say."""
        x, y = self.arguments[:2]
        chosen, count, step = self.number(2), _count(x), _part(x)
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
        name = PREFIX + self.name.replace(".ss", ".ps")
        whole = self.b.call(self.module.declare(name, self.call.function_type), self.arguments)
        return self.first(self.lane(whole, 0))

    # -- comparisons and choices -------------------------------------------------------------------------------------------

    def compared(self) -> Value:
        """All ones or all zeros for each element."""
        x, y = self.arguments[:2]
        found = self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y)
        return self.b.cast("bitcast", self.b.cast("sext", found, _integers_like(x.type)), x.type)

    def first_compared(self) -> Value:
        x, y = self.firsts()
        found = self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y)
        return self.first(self.b.cast("bitcast", self.b.cast("sext", found, _integers_like(x.type)), x.type))

    def compared_to_mask(self) -> Value:
        x, y, mask = self.arguments[0], self.arguments[1], self.arguments[3]
        return self.b.binary("and", self.b.compare("fcmp", PREDICATES[self.number(2) & 15], x, y), mask)

    def blended(self) -> Value:
        otherwise, chosen, mask = self.arguments
        return self.b.select(self.signs(mask), chosen, otherwise)

    # -- conversions -------------------------------------------------------------------------------------------------------

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
        return self.b.select(self.bits(self.arguments[2], _count(value)), value, self.arguments[1])

    # -- moves -------------------------------------------------------------------------------------------------------------

    def permuted_in_parts(self) -> Value:
        """Each element is taken from its own part, which one of doubles tells by the second bit of its index."""
        x, indices = self.arguments
        step = _part(x)
        shift = 1 if step == 2 else 0
        return self._permuted(x, indices, shift, step, lambda k: k - k % step)

    def permuted(self) -> Value:
        x, indices = self.arguments
        return self._permuted(x, indices, 0, _count(x), lambda k: 0)

    def permuted_of_two(self) -> Value:
        """Of (a, indices, b): elements of a and b one after the other."""
        x, indices, y = self.arguments
        count = _count(x)
        both = self.shuffle(x, y, range(2 * count))
        return self._permuted(both, indices, 0, 2 * count, lambda k: 0)

    def _permuted(self, x: Value, indices: Value, shift: int, count: int, base: Callable[[int], int]) -> Value:
        result: Value = poison(self.call.type)
        integer = indices.type.scalar
        for k in range(_count(indices)):
            index = self.lane(indices, k)
            if shift:
                index = self.b.binary("lshr", index, ConstantInt(integer, shift))
            index = self.b.binary("and", index, ConstantInt(integer, count - 1))
            if base(k):
                index = self.b.binary("or", index, ConstantInt(integer, base(k)))
            result = self.with_lane(result, self.lane(x, index), k)
        return result

    def compressed(self) -> Value:
        """Of (x, otherwise, mask): the chosen elements one after the other, and what follows them of the other."""
        x, result, mask = self.arguments
        place: Value = ConstantInt(types.i64, 0)
        for k in range(_count(x)):
            chosen = self.lane(mask, k)
            result = self.b.select(chosen, self.with_lane(result, self.lane(x, k), place), result)
            place = self._after(place, chosen, _count(x))
        return result

    def expanded(self) -> Value:
        """Of (x, otherwise, mask): elements of x one after the other go where the mask is on."""
        x, result, mask = self.arguments
        place: Value = ConstantInt(types.i64, 0)
        for k in range(_count(x)):
            chosen = self.lane(mask, k)
            taken = self.b.select(chosen, self.lane(x, place), self.lane(result, k))
            result = self.with_lane(result, taken, k)
            place = self._after(place, chosen, _count(x))
        return result

    def _after(self, place: Value, chosen: Value, count: int) -> Value:
        """The next place if this one is taken; the last that there is stays in bounds."""
        more = self.b.binary("add", place, self.b.cast("zext", chosen, types.i64))
        return self.b.binary("and", more, ConstantInt(types.i64, count - 1))

    # -- memory ------------------------------------------------------------------------------------------------------------

    def masked_load(self) -> Value:
        pointer, mask = self.arguments
        signs = self.signs(mask)
        name = f"llvm.masked.load.{emit.overload(self.call.type)}.p0"
        signature = types.function(self.call.type, (pointer.type, signs.type, self.call.type))
        return self.b.call(self.module.declare(name, signature), [pointer, signs, null(self.call.type)])

    def masked_store(self) -> None:
        pointer, mask, value = self.arguments
        signs = self.signs(mask)
        name = f"llvm.masked.store.{emit.overload(value.type)}.p0"
        signature = types.function(types.void, (value.type, pointer.type, signs.type))
        self.b.call(self.module.declare(name, signature), [value, pointer, signs])

    def gathered(self) -> Value:
        """Of (otherwise, base, indices, mask, scale); where there are fewer indices than elements the rest is zero."""
        otherwise, base, indices, mask = self.arguments[:4]
        count = min(_count(indices), _count(otherwise))
        chosen = self._chosen(mask, count)
        short = otherwise if _count(otherwise) == count else self.shuffle(otherwise, otherwise, range(count))
        pointers = self._places(base, indices, count)
        name = f"llvm.masked.gather.{emit.overload(short.type)}.v{count}p0"
        signature = types.function(short.type, (pointers.type, chosen.type, short.type))
        found = self.b.call(self.module.declare(name, signature), [pointers, chosen, short])
        if short.type is otherwise.type:
            return found
        return self.shuffle(found, null(short.type), range(_count(otherwise)))

    def scattered(self) -> None:
        """Of (base, mask, indices, value, scale)."""
        base, mask, indices, value = self.arguments[:4]
        count = min(_count(indices), _count(value))
        short = value if _count(value) == count else self.shuffle(value, value, range(count))
        pointers, chosen = self._places(base, indices, count), self._chosen(mask, count)
        name = f"llvm.masked.scatter.{emit.overload(short.type)}.v{count}p0"
        signature = types.function(types.void, (short.type, pointers.type, chosen.type))
        self.b.call(self.module.declare(name, signature), [short, pointers, chosen])

    def _chosen(self, mask: Value, count: int) -> Value:
        if not mask.type.is_vector or mask.type.scalar is types.i1:
            return self.bits(mask, count)
        signs = self.signs(mask)
        return signs if _count(signs) == count else self.shuffle(signs, signs, range(count))

    def _places(self, base: Value, indices: Value, count: int) -> Value:
        if _count(indices) != count:
            indices = self.shuffle(indices, indices, range(count))
        wide = types.vector(count, types.i64)
        if indices.type is not wide:
            indices = self.b.cast("sext", indices, wide)
        scale = ConstantSplat(wide, ConstantInt(types.i64, self.number(4)))
        return self.b.gep(types.i8, base, [self.b.binary("mul", indices, scale)])


def _count(value: Value) -> int:
    assert isinstance(value.type, VectorType)
    return value.type.count


def _width(type_: Type) -> int:
    return 64 if str(type_.scalar) in ("double", "i64") else 32


def _part(value: Value) -> int:
    """How many elements are in a part."""
    return PART // _width(value.type)


def _integers_like(type_: Type) -> Type:
    integer = types.int_(_width(type_))
    return types.vector(type_.count, integer, type_.scalable) if isinstance(type_, VectorType) else integer


_FORMS: dict[str, Callable[[_Form], Value | None]] = {
    name: getattr(_Form, name) for name in vars(_Form) if not name.startswith("_")
}
