"""Pointers that are carried as integers become pointers again.

LLVM merges `ptrtoint` of a block's address with a constant (an empty vector's dangling pointer) in an integer phi and
makes a pointer of the result. Nobody can follow the memory through that; as a phi of pointers everybody can. Where a
program aligns a pointer, or steps by a constant, as an integer, the result is the one pointer it started from, moved by a
distance; the shadow moves by the same distance, whatever its own alignment is. So does the result of C++'s dynamic_cast.
A word that is a pointer in one variant of an enum and an index in another (an iterator over a slice or by strides) is
stepped by constants in both: as the index it becomes a pointer that nobody reads through.
"""

from __future__ import annotations

from typing import TypeGuard

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.normalise.distances import is_beside_pointer
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Constant, ConstantExpr, ConstantInt, Value, const_int, null


def restore_pointers(function: Function) -> bool:
    """Rewrite each inttoptr of what comes from pointers; leaves alone what comes from several, or from none.

    False if nothing was changed.
    """
    restored = [_restore(i) for i in list(function.instructions)]
    return any(restored)


def _restore(i: inst.Instruction) -> bool:
    """Rewrite the instruction if it is one of those that may make a pointer of an integer; False if it is none."""
    if i.opcode == "inttoptr" and i.type is types.ptr:
        restorer = _Restorer()
        if restorer.can(i.operand(0)):
            _replace(i, restorer.pointer(i.operand(0)))
        elif (word := _word_with_marks(i.operand(0))) is not None:
            _read_as_pointer(word)
            return _restore(i)
        elif (origin := _origin(i.operand(0))) is not None:
            _replace(i, _moved(i, origin, i.operand(0)))
    elif isinstance(i, inst.Call) and (i.callee.name or "").startswith("llvm.ptrmask.p0."):
        _replace(i, _masked(i))
    elif isinstance(i, inst.Call) and i.callee.name == "__dynamic_cast":
        _follow_cast(i)
    elif isinstance(i, inst.Store) and _is_pointer_word(i.value):
        i.set_operand(0, _Restorer().pointer(i.value))
    elif isinstance(i, inst.Store) and _is_pointer_word(marked := _without_marks(i.value)):
        i.set_operand(0, _moved(i, _Restorer().pointer(marked), i.value))
    else:
        return False
    return True


def _is_pointer_word(value: Value) -> bool:
    """True for the bits of a pointer, or of one of several. What was loaded may be a number's bits."""
    choices = value.operands if isinstance(value, (inst.Phi, inst.Select)) else (value,)
    is_address = any(isinstance(o, inst.Cast) and o.opcode == "ptrtoint" for o in choices)
    return is_address and _Restorer(with_loads=False).can(value)


def _is_step(value: Value) -> TypeGuard[inst.BinaryOp]:
    return isinstance(value, inst.BinaryOp) and value.opcode == "add" and isinstance(value.operand(1), ConstantInt)


def _is_moved_back(value: Value) -> TypeGuard[inst.BinaryOp]:
    """True for the address of a pointer less a distance by which it is moved as a pointer, too."""
    if not isinstance(value, inst.BinaryOp) or value.opcode != "sub":
        return False
    base = value.operand(0)
    is_address = isinstance(base, inst.Cast) and base.opcode == "ptrtoint" and base.operand(0).type is types.ptr
    return is_address and isinstance(base, inst.Cast) and is_beside_pointer(value, base.operand(0))


def _replace(i: inst.Instruction, pointer: Value) -> None:
    i.replace_all_uses_with(pointer)
    i.erase()


def _origin(value: Value) -> Value | None:
    """The one pointer that an integer was computed from with constants alone: any other number may be the distance to
    another object."""
    found: dict[Value, None] = {}
    work = Worklist([value])
    for one in work:
        if isinstance(one, ConstantInt):
            continue
        if not isinstance(one, inst.Instruction):
            return None
        if one.opcode == "ptrtoint" and one.operand(0).type is types.ptr:
            found[one.operand(0)] = None
        elif one.opcode in ("add", "and", "or"):
            work.extend(one.operands)
        else:
            return None
    return next(iter(found)) if len(found) == 1 else None


def _word_with_marks(value: Value) -> inst.Load | None:
    """The word of memory that is a pointer when its marks are taken away."""
    if not isinstance(value, inst.BinaryOp) or value.opcode != "and":
        return None
    word, mask = value.operands
    takes_marks = isinstance(mask, ConstantInt) and (mask.value & _ADDRESS) == _ADDRESS
    is_word = isinstance(word, inst.Load) and word.type is types.i64 and not word.is_volatile_or_atomic
    return word if takes_marks and is_word and isinstance(word, inst.Load) else None


def _read_as_pointer(word: inst.Load) -> None:
    pointer = inst.Load(types.ptr, word.pointer, word.align)
    address = inst.Cast("ptrtoint", pointer, types.i64)
    for made in (pointer, address):
        made.insert_before(word)
    _replace(word, address)


def _without_marks(value: Value) -> Value:
    """The word that an integer is but for its first or last bits."""
    while isinstance(value, inst.BinaryOp) and value.type is types.i64:
        word, mark = value.operands
        if value.opcode in ("or", "xor") and possible_bits(mark) & _ADDRESS:
            word, mark = mark, word
        takes_marks = value.opcode == "and" and isinstance(mark, ConstantInt) and mark.value & _ADDRESS == _ADDRESS
        puts_marks = value.opcode in ("or", "xor") and possible_bits(mark) & _ADDRESS == 0
        if not takes_marks and not puts_marks:
            break
        value = word
    return value


def possible_bits(value: Value, depth: int = 6) -> int:
    """The bits of an integer that may be ones, as its last operations tell."""
    if isinstance(value, ConstantInt):
        return value.value & _ALL
    if depth == 0 or not isinstance(value, inst.Instruction):
        return _ALL
    if (
        isinstance(value, inst.Cast)
        and value.opcode == "zext"
        and isinstance(type_ := value.operand(0).type, types.IntType)
    ):
        return possible_bits(value.operand(0), depth - 1) & ((1 << type_.width) - 1)
    if isinstance(value, inst.Select):
        return possible_bits(value.operand(1), depth - 1) | possible_bits(value.operand(2), depth - 1)
    if not isinstance(value, inst.BinaryOp):
        return _ALL
    left, right = value.operands
    if value.opcode == "and":
        return possible_bits(left, depth - 1) & possible_bits(right, depth - 1)
    if value.opcode in ("or", "xor"):
        return possible_bits(left, depth - 1) | possible_bits(right, depth - 1)
    if value.opcode in ("shl", "lshr") and isinstance(right, ConstantInt):
        moved = possible_bits(left, depth - 1)
        return (moved << right.value) & _ALL if value.opcode == "shl" else moved >> right.value
    return _ALL


def _moved(at: inst.Instruction, origin: Value, address: Value) -> Value:
    """`origin` moved to `address`, built in front of `at`."""
    b = Builder(Block(at.function))
    result = b.gep(types.i8, origin, [b.binary("sub", address, b.cast("ptrtoint", origin, address.type))])
    for made in b.block.instructions:
        made.insert_before(at)
    return result


def _follow_cast(call: inst.Call) -> None:
    """C++'s dynamic_cast finds another part of the same object, or null: the pointer it is given, moved to there."""
    assert call.block is not None
    uses = [(use.user, use.index) for use in call.uses]
    if all(user.opcode == "ptrtoint" for user, _ in uses):
        return  # done before
    following = call.block.instructions[call.block.instructions.index(call) + 1]
    address = inst.Cast("ptrtoint", call, types.i64)
    address.insert_before(following)
    moved = _moved(following, call.arguments[0], address)
    for user, index in uses:
        user.set_operand(index, moved)


def _masked(call: inst.Call) -> Value:
    pointer, mask = call.arguments
    address = inst.Cast("ptrtoint", pointer, mask.type)
    masked = inst.BinaryOp("and", address, mask)
    for made in (address, masked):
        made.insert_before(call)
    return _moved(call, pointer, masked)


_ADDRESS = (1 << 48) - 16  # the bits of an address that marks leave alone
_ALL = (1 << 64) - 1


class _Restorer:
    def __init__(self, with_loads: bool = True) -> None:
        self._with_loads = with_loads
        self._seen: set[Value] = set()
        self._made: dict[Value, Value] = {}

    def can(self, value: Value) -> bool:
        """True if the integer is only a pointer, or a constant, or a word of memory, or one of such, moved by a constant; or beside a
        pointer that is moved as far."""
        if value.type is not types.i64:
            return False
        if value in self._seen or isinstance(value, Constant):
            return True
        self._seen.add(value)
        if isinstance(value, inst.Phi):
            return all(self.can(incoming) for incoming, _ in value.incoming)
        if isinstance(value, inst.Select):
            return all(self.can(choice) for choice in value.operands[1:])
        if isinstance(value, inst.Load):
            return self._with_loads and not value.is_volatile_or_atomic
        if _is_step(value) or isinstance(value, inst.Freeze):
            return self.can(value.operand(0))
        if _is_moved_back(value):
            return True
        return isinstance(value, inst.Cast) and value.opcode == "ptrtoint" and value.operand(0).type is types.ptr

    def pointer(self, value: Value) -> Value:
        found = self._made.get(value)
        if found is not None:
            return found
        if isinstance(value, ConstantInt) and value.value == 0:
            return null(types.ptr)
        if isinstance(value, Constant):
            return ConstantExpr(types.ptr, "inttoptr", (value,))
        assert isinstance(value, inst.Instruction) and value.block is not None
        if isinstance(value, inst.Cast):
            return value.operand(0)
        if isinstance(value, inst.Load):
            load = self._made[value] = inst.Load(types.ptr, value.pointer, value.align)
            load.insert_before(value)
            return load
        if _is_step(value):
            base = self.pointer(value.operand(0))
            if value not in self._made:  # a loop may have led here already
                step = self._made[value] = inst.GetElementPtr(types.i8, base, [value.operand(1)])
                step.insert_before(value)
            return self._made[value]
        if _is_moved_back(value):
            back = inst.BinaryOp("sub", const_int(types.i64, 0), value.operand(1))
            moved = self._made[value] = inst.GetElementPtr(types.i8, self.pointer(value.operand(0)), [back])
            for made in (back, moved):
                made.insert_before(value)
            return moved
        if isinstance(value, inst.Freeze):
            frozen = inst.Freeze(self.pointer(value.operand(0)))
            self._made.setdefault(value, frozen)
            if self._made[value] is frozen:
                frozen.insert_before(value)
            return self._made[value]
        if isinstance(value, inst.Phi):
            phi = inst.Phi(types.ptr)
            self._made[value] = phi
            value.block.insert(0, phi)
            for incoming, block in value.incoming:
                phi.add_incoming(self.pointer(incoming), block)
            return phi
        condition, if_true, if_false = value.operands
        select = inst.Select(condition, self.pointer(if_true), self.pointer(if_false))
        self._made[value] = select
        select.insert_before(value)
        return select
