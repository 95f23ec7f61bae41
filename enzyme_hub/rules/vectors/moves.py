"""Forms that move elements: permutations, and accesses of memory as masked loads, stores, gathers and scatters.

Parts of 128 bits are what most of the processor's operations that move elements work in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_hub.ir import types
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import ConstantInt, ConstantSplat, Value, null, poison
from enzyme_hub.rules import emit
from enzyme_hub.rules.vectors.pieces import Pieces, is_scalable, length, part


class Moves(Pieces):
    """The forms that move."""

    # -- moves ---------------------------------------------------------------------------------------------------------------

    def permuted_in_parts(self) -> Value:
        """Each element is taken from its own part, which one of doubles tells by the second bit of its index."""
        x, indices = self.arguments
        step = part(x)
        shift = 1 if step == 2 else 0
        return self._permuted(x, indices, shift, step, lambda k: k - k % step)

    def permuted(self) -> Value:
        x, indices = self.arguments
        return self._permuted(x, indices, 0, length(x), lambda k: 0)

    def permuted_of_two(self) -> Value:
        """Of (a, indices, b): elements of a and b one after the other."""
        x, indices, y = self.arguments
        count = length(x)
        both = self.shuffle(x, y, range(2 * count))
        return self._permuted(both, indices, 0, 2 * count, lambda k: 0)

    def _permuted(self, x: Value, indices: Value, shift: int, count: int, base: Callable[[int], int]) -> Value:
        result: Value = poison(self.call.type)
        integer = indices.type.scalar
        for k in range(length(indices)):
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
        x, otherwise, mask = self.arguments
        return self._compressed(x, otherwise, mask)

    def _compressed(self, x: Value, result: Value, mask: Value) -> Value:
        place: Value = ConstantInt(types.i64, 0)
        for k in range(length(x)):
            chosen = self.lane(mask, k)
            result = self.b.select(chosen, self.with_lane(result, self.lane(x, k), place), result)
            place = self._after(place, chosen, length(x))
        return result

    def expanded(self) -> Value:
        """Of (x, otherwise, mask): elements of x one after the other go where the mask is on."""
        x, result, mask = self.arguments
        place: Value = ConstantInt(types.i64, 0)
        for k in range(length(x)):
            chosen = self.lane(mask, k)
            taken = self.b.select(chosen, self.lane(x, place), self.lane(result, k))
            result = self.with_lane(result, taken, k)
            place = self._after(place, chosen, length(x))
        return result

    def compressed_by_llvm(self) -> Value | None:
        """Of (x, mask, otherwise): the places that are left have elements of `otherwise`, in place."""
        x, mask, otherwise = self.arguments
        return None if is_scalable(x) else self._compressed(x, otherwise, mask)

    def reversed(self) -> Value | None:
        (x,) = self.arguments
        return None if is_scalable(x) else self.shuffle(x, x, range(length(x))[::-1])

    def spliced(self) -> Value | None:
        """Of two vectors one behind the other, those from an element on; a negative number counts from the end of the first."""
        x, y, place = self.arguments
        if is_scalable(x) or not isinstance(place, ConstantInt):
            return None
        first = place.value % length(x) if ".right." not in self.name else length(x) - place.value
        return self.shuffle(x, y, range(first, first + length(x)))

    def interleaved(self) -> Value | None:
        if is_scalable(self.arguments[0]):
            return None
        whole, n = self._joined(self.arguments), len(self.arguments)
        each = length(self.arguments[0])
        return self.shuffle(whole, whole, [k // n + k % n * each for k in range(n * each)])

    def deinterleaved(self) -> Value | None:
        (x,) = self.arguments
        assert isinstance(self.call.type, StructType)
        n = len(self.call.type.fields)
        if is_scalable(x):
            return None
        result: Value = poison(self.call.type)
        for k in range(n):
            result = self.b.insert_value(result, self.shuffle(x, x, range(k, length(x), n)), k)
        return result

    def part_taken(self) -> Value | None:
        """Of (x, place)."""
        x, place = self.arguments
        if is_scalable(x) or is_scalable(self.call) or not isinstance(place, ConstantInt):
            return None
        return self.shuffle(x, x, range(place.value, place.value + length(self.call)))

    def part_put(self) -> Value | None:
        """Of (x, part, place)."""
        x, y, place = self.arguments
        if is_scalable(x) or is_scalable(y) or not isinstance(place, ConstantInt):
            return None
        wide = self.shuffle(y, y, [min(k, length(y) - 1) for k in range(length(x))])
        inside = range(place.value, place.value + length(y))
        return self.shuffle(x, wide, [length(x) + k - place.value if k in inside else k for k in range(length(x))])

    def _joined(self, vectors: Sequence[Value]) -> Value:
        """Vectors of one type one behind the other."""
        whole, each = vectors[0], length(vectors[0])
        for count, vector in enumerate(vectors[1:], start=1):
            wide = self.shuffle(vector, vector, [min(k, each - 1) for k in range(count * each)])
            whole = self.shuffle(whole, wide, range((count + 1) * each))
        return whole

    def _after(self, place: Value, chosen: Value, count: int) -> Value:
        """The next place if this one is taken; the last that there is stays in bounds."""
        more = self.b.binary("add", place, self.b.cast("zext", chosen, types.i64))
        return self.b.binary("and", more, ConstantInt(types.i64, count - 1))

    # -- memory --------------------------------------------------------------------------------------------------------------

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
        count = min(length(indices), length(otherwise))
        chosen = self._chosen(mask, count)
        short = otherwise if length(otherwise) == count else self.shuffle(otherwise, otherwise, range(count))
        pointers = self._places(base, indices, count)
        name = f"llvm.masked.gather.{emit.overload(short.type)}.v{count}p0"
        signature = types.function(short.type, (pointers.type, chosen.type, short.type))
        found = self.b.call(self.module.declare(name, signature), [pointers, chosen, short])
        if short.type is otherwise.type:
            return found
        return self.shuffle(found, null(short.type), range(length(otherwise)))

    def scattered(self) -> None:
        """Of (base, mask, indices, value, scale)."""
        base, mask, indices, value = self.arguments[:4]
        count = min(length(indices), length(value))
        short = value if length(value) == count else self.shuffle(value, value, range(count))
        pointers, chosen = self._places(base, indices, count), self._chosen(mask, count)
        name = f"llvm.masked.scatter.{emit.overload(short.type)}.v{count}p0"
        signature = types.function(types.void, (short.type, pointers.type, chosen.type))
        self.b.call(self.module.declare(name, signature), [short, pointers, chosen])

    def _chosen(self, mask: Value, count: int) -> Value:
        if not mask.type.is_vector or mask.type.scalar is types.i1:
            return self.bits(mask, count)
        signs = self.signs(mask)
        return signs if length(signs) == count else self.shuffle(signs, signs, range(count))

    def _places(self, base: Value, indices: Value, count: int) -> Value:
        if length(indices) != count:
            indices = self.shuffle(indices, indices, range(count))
        wide = types.vector(count, types.i64)
        if indices.type is not wide:
            indices = self.b.cast("sext", indices, wide)
        scale = ConstantSplat(wide, ConstantInt(types.i64, self.number(4)))
        return self.b.gep(types.i8, base, [self.b.binary("mul", indices, scale)])
