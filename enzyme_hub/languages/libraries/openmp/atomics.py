"""Atomic operations on numbers that threads share.

A sum whose value nobody reads is a call of a function with a derivative (`rules.c`): its terms come in any order. Whatever else is
done atomically depends on the order in which threads come, so it becomes a critical section, which is gone through in the
opposite order in reverse. The machine's operation and a critical section would not see each other, so where there is one of these
all sums are critical sections, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.atomics import NUMBER_OF, is_cast, moves_number
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.libraries.openmp.names import THREAD
from enzyme_hub.languages.runtime import ATOMIC_ADD

LOCK = "__ehub_atomic_lock"


@record
class Update:
    """memory = new, computed from what `load` has read: of a loop that tries until nobody came in between."""

    load: inst.Load
    old: inst.Phi
    exchange: inst.CompareExchange
    number: Type

    @property
    def term(self) -> Value | None:
        """What is added, if it is a sum whose earlier value nobody else reads."""
        reads = [user for user in self.old.users if user is not self.exchange]
        if len(reads) != 1 or len(list(reads[0].users)) != 1:
            return None
        total = next(reads[0].users)
        if not isinstance(total, inst.BinaryOp) or not _becomes(total, self.exchange.operand(2)):
            return None
        left, right = total.operands
        if left is right or total.opcode not in ("fadd", "fsub") or (total.opcode == "fsub" and left is not reads[0]):
            return None
        return right if left is reads[0] else left

    @property
    def is_difference(self) -> bool:
        """True if the term is subtracted."""
        return any(isinstance(i, inst.BinaryOp) and i.opcode == "fsub" for read in self.old.users for i in read.users)


def _becomes(number: inst.Instruction, word: Value) -> bool:
    """True if the word has the number's bits, which go through a variable where nothing is optimised; and nobody else reads it."""
    users = list(number.users)
    if isinstance(word, inst.Cast) and word.opcode == "bitcast":
        return word.operand(0) is number and len(users) == 1
    if not isinstance(word, inst.Load) or len(users) != 1 or not isinstance(users[0], inst.Store):
        return False
    return users[0].pointer is word.pointer and isinstance(word.pointer, inst.Alloca)


def open_atomics(module: Module, functions: Iterable[Function]) -> bool:
    """Rewrite the atomic operations on numbers in these functions; False if there are none."""
    found = [one for function in functions for one in find(function)]
    if all(term_of(one) is not None for one in found):
        for one in found:
            add(one)
    else:
        lock = _Lock(module)
        for one in found:
            lock.protect(one)
    return bool(found)


Atomic: TypeAlias = "Update | inst.AtomicRMW | inst.Load | inst.Store"


def find(function: Function) -> Iterator[Atomic]:
    """The atomic operations on numbers that are known; not the one in a function that is called in the place of such."""
    if (function.name or "").startswith(ATOMIC_ADD):
        return
    for block in function.blocks:
        for i in block.instructions:
            if isinstance(i, inst.AtomicRMW):
                if i.type in (types.f32, types.f64) and i.operation in ("fadd", "fsub", "fmin", "fmax", "xchg"):
                    yield i
            elif isinstance(i, inst.CompareExchange):
                if (update := _update(i)) is not None:
                    yield update
            elif isinstance(i, (inst.Load, inst.Store)) and "atomic" in i.flags and moves_number(i):
                yield from () if _begins_attempts(i) else (i,)


def _begins_attempts(i: inst.Load | inst.Store) -> bool:
    """True for what a loop reads at first that exchanges the same memory, in a form that is not known here (`threads/sums`)."""
    users = i.pointer.users if isinstance(i, inst.Load) else ()
    return any(isinstance(user, inst.CompareExchange) and user.operand(0) is i.pointer for user in users)


def _update(exchange: inst.CompareExchange) -> Update | None:
    pointer, old, _ = exchange.operands
    if (
        old.type not in NUMBER_OF
        or not isinstance(old, inst.Phi)
        or old.block is not exchange.block
        or "volatile" in exchange.flags
    ):
        return None
    if not all(isinstance(user, inst.ExtractValue) for user in exchange.users):
        return None
    if not any(is_cast(user) for user in old.users):
        return None
    loads = [(value, block) for value, block in old.incoming if isinstance(value, inst.Load)]
    again = [
        value for value, _ in old.incoming if isinstance(value, inst.ExtractValue) and value.operand(0) is exchange
    ]
    if len(loads) != 1 or len(again) != 1 or len(old.incoming) != 2:
        return None
    load, block = loads[0]
    alone = load.block is block and len(list(load.users)) == 1 and block.successors == (old.block,)
    if not alone or load.pointer is not pointer or "atomic" not in load.flags:
        return None
    return Update(load, old, exchange, NUMBER_OF[old.type])


# -- sums -------------------------------------------------------------------------------------------------------------------


def term_of(one: Atomic) -> Value | None:
    """What is added, if that is all that is done."""
    if isinstance(one, Update):
        return one.term
    is_sum = isinstance(one, inst.AtomicRMW) and one.operation in ("fadd", "fsub") and not one.is_used
    return one.operand(1) if is_sum and isinstance(one, inst.AtomicRMW) else None


def add(one: Atomic) -> None:
    """Make a sum a call."""
    term = term_of(one)
    assert term is not None
    i = one.exchange if isinstance(one, Update) else one
    assert isinstance(i, (inst.AtomicRMW, inst.CompareExchange))
    is_negative = (
        one.is_difference if isinstance(one, Update) else isinstance(i, inst.AtomicRMW) and i.operation == "fsub"
    )
    add_before(i, term, is_negative)
    if isinstance(one, Update):
        _succeeds(one)
        _Code.replace(one.load, null(one.load.type))
    else:
        i.erase()


def add_before(i: inst.Instruction, term: Value, is_negative: bool) -> None:
    """Call the function that adds (or subtracts) atomically, to what the first operand of an instruction points to."""
    code = _Code(i)
    if is_negative:
        term = code.add(inst.UnaryOp("fneg", term, ()))
    type_ = types.function(types.void, (types.ptr, term.type))
    code.call(f"{ATOMIC_ADD}{term.type}", type_, [i.operand(0), term])


def _succeeds(update: Update) -> None:
    """Nobody comes in between."""
    for user in list(update.exchange.users):
        assert isinstance(user, inst.ExtractValue)
        user.replace_all_uses_with(const_int(types.i1, 1) if user.indices == (1,) else update.old)
        user.erase()
    update.exchange.erase()


class _Code:
    """Puts instructions in front of another one."""

    def __init__(self, before: inst.Instruction) -> None:
        self.before = before

    def add(self, i: inst.Instruction) -> inst.Instruction:
        block = self.before.block
        assert block is not None
        if (place := self.before.attachments.get("dbg")) is not None:
            i.attachments["dbg"] = place
        return block.insert(block.instructions.index(self.before), i)

    def call(self, name: str, type_: types.FunctionType, arguments: list[Value]) -> inst.Instruction:
        return self.add(inst.Call(type_, self.before.function.module.declare(name, type_), arguments))

    @staticmethod
    def replace(i: inst.Instruction, value: Value) -> None:
        i.replace_all_uses_with(value)
        i.erase()


# -- everything else ----------------------------------------------------------------------------------------------------------


class _Lock:
    """The lock of all atomic operations that depend on the order of threads."""

    def __init__(self, module: Module) -> None:
        self._lock = module.variables.get(LOCK) or self._variable(module, LOCK, types.array(8, types.i32), False)
        place = f"{LOCK}.place"
        self._place = module.variables.get(place) or self._variable(module, place, types.array(6, types.i32), True)

    @staticmethod
    def _variable(module: Module, name: str, type_: Type, is_constant: bool) -> GlobalVariable:
        made = GlobalVariable(
            name, type_, is_constant_data=is_constant, prefix="internal", suffix=", align 8", initializer=null(type_)
        )
        module.variables[name] = made
        return made

    def _change(self, code: _Code, name: str) -> None:
        thread = code.call(THREAD, types.function(types.i32, (types.ptr,)), [self._place])
        type_ = types.function(types.void, (types.ptr, types.i32, types.ptr))
        code.call(name, type_, [self._place, thread, self._lock])

    def protect(self, one: Atomic) -> None:
        if isinstance(one, Update):
            self._update(one)
            return
        code = _Code(one)
        self._change(code, "__kmpc_critical")
        if isinstance(one, inst.Load):
            number = NUMBER_OF.get(one.type, one.type)
            read: Value = code.add(inst.Load(number, one.pointer, one.align))
            if number is not one.type:
                read = code.add(inst.Cast("bitcast", read, one.type))
            one.replace_all_uses_with(read)
        elif isinstance(one, inst.Store):
            code.add(inst.Store(self._number(code, one.value), one.pointer, one.align))
        else:
            pointer, value = one.operands
            old = code.add(inst.Load(one.type, pointer, one.align))
            code.add(inst.Store(_result(code, one.operation, old, value), pointer, one.align))
            one.replace_all_uses_with(old)
        self._change(code, "__kmpc_end_critical")
        one.erase()

    def _update(self, one: Update) -> None:
        code = _Code(one.load)
        self._change(code, "__kmpc_critical")
        read = code.add(inst.Load(one.number, one.load.pointer, one.load.align))
        word = code.add(inst.Cast("bitcast", read, one.load.type))
        code.replace(one.load, word)
        code = _Code(one.exchange)
        code.add(inst.Store(self._number(code, one.exchange.operand(2)), one.exchange.operand(0), one.exchange.align))
        self._change(code, "__kmpc_end_critical")
        _succeeds(one)

    @staticmethod
    def _number(code: _Code, value: Value) -> Value:
        number = NUMBER_OF.get(value.type)
        return value if number is None else code.add(inst.Cast("bitcast", value, number))


def _result(code: _Code, operation: str, old: Value, value: Value) -> Value:
    if operation in ("fmin", "fmax"):
        name = f"llvm.{operation[1:]}num.{'f64' if old.type is types.f64 else 'f32'}"
        return code.call(name, types.function(old.type, (old.type, old.type)), [old, value])
    return value if operation == "xchg" else code.add(inst.BinaryOp(operation, old, value, ()))
