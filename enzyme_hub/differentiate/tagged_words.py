"""Words that are a number under one tag and an integer under another (a union with a kind beside it).

Where the program computes with such a word as an integer, it must be none that somebody made of a number's bits: that would have
a derivative. Types cannot tell the two apart, and so the word is looked at when the program runs. An integer between -2^52 and
2^52 has the bits of no normal number: the word passes through a function that says so (`told_integers`), and the derivative
stops where that is not true. What is left is zero, which is both; so a condition must stand before it as well, as a tag is one.
Of the lower half of a double (an int beside a double) nothing is asked: it says of the number what rounding takes away,
and above it lies what was there before.

An integer that is made of such words, and put where a number may be (into a union again), takes the place of one of them in a
variable first: so the reverse sweep finds out whether somebody uses it as a number (`types/partial`).

A count needs no condition (`COUNT`): no number is made of it, anywhere, which `LostBits` sees to by following it.

This is done only where a number would be lost otherwise (`LostBits`), or where the types say that a word is a number and something
else, all alike; where no way is found the request is refused as ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import count

from enzyme_hub.analysis.activity.lost_bits import LostBits
from enzyme_hub.analysis.activity.told_integers import COUNT, PLACE, TOLD, is_told, is_told_count
from enzyme_hub.analysis.activity.uses import data_operands
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.types.bits import numbers_behind
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.analysis.types.nodes import Node, leaves, placed
from enzyme_hub.analysis.types.partial import is_counted_in_turn, is_in_turn
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import insert_behind
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantInt, Use, Value, const_int, null
from enzyme_hub.ir.walk import CHOICES
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import Call, Copy, Fill, Inactive, meaning

NUMBERS: dict[Type, FloatType] = {types.i64: types.f64, types.i32: types.f32}
_ARITHMETIC = inst.INT_BINARY | {"trunc", "zext", "sext"}
_COMPUTED = CHOICES | _ARITHMETIC
_TO_NUMBER = frozenset(("sitofp", "uitofp"))
_PURE = (
    _ARITHMETIC - {"sdiv", "udiv", "srem", "urem"}
    | _TO_NUMBER
    | {"fadd", "fsub", "fmul", "fdiv", "fneg", "fpext", "fptrunc"}
)
_INTRINSICS = ("llvm.umax.", "llvm.umin.", "llvm.smax.", "llvm.smin.", "llvm.ctlz.", "llvm.cttz.", "llvm.ctpop.")
_MOVED = (inst.Load, inst.Phi, inst.Select, inst.ExtractValue, inst.CallBase, Argument)
_USES_OF_INTEGERS = (inst.Compare, inst.GetElementPtr, inst.Switch, inst.InsertValue, inst.Return)
DEEPEST = 4  # conditions that are made of others


def tell_integers(module: Module, bits: LostBits) -> bool:
    """Let words be told to be integers where they are used as such. False if there are none."""
    changed = False
    for function in bits.places.functions:
        if function.name is None or not function.name.startswith(TOLD):
            changed |= _Words(module, function, bits).tell()
    return changed


class _Words:
    def __init__(self, module: Module, function: Function, bits: LostBits) -> None:
        self._module, self._function, self._places, self._bits = module, function, bits.places, bits
        self._numbers = count(sum((i.name or "").startswith(PLACE) for i in function.entry.instructions))
        self._as_numbers: dict[Value, Value] = {}

    @cached_property
    def _domtree(self) -> DominatorTree:
        return DominatorTree(self._function)

    @cached_property
    def _loops(self) -> LoopForest:
        return LoopForest(self._function, self._domtree)

    def tell(self) -> bool:
        computing = (i for i in self._function.instructions if _is_arithmetic(i) or i.opcode in _TO_NUMBER)
        told: list[tuple[inst.Call, Value]] = []
        changed = False
        used = [(one, index) for one in computing for index in self._words_of(one)]
        for i, index in used:
            word = i.operand(index)
            way = self._under_a_tag(i)
            is_count = way is None and self._is_in_turn(word) and _stays_integer(i)
            way = (None, 0) if is_count else way
            if way is None or not self._is_apart(word, i):
                continue
            changed = True
            call = self._tell(i, index, *way, is_count)
            if call is not None:
                told.append((call, word))
        for call, word in told:
            if not any(map(is_in_turn, (one for _, one in self._scalars(word)))):
                self._put_back(call, word)  # where pointers lie as well, the store itself is checked, or it is refused
        return changed

    # -- which words --------------------------------------------------------------------------------------------------------

    def _words_of(self, i: inst.Instruction) -> Iterator[int]:
        """The operands that are words which may be a number."""
        for index, word in enumerate(i.operands):
            if not (isinstance(word, _MOVED) or _is_read(word)) or is_told(word) or _is_arithmetic_call(word):
                continue
            numbers = numbers_behind(word)
            if numbers and all(map(_is_computed_number, numbers)):
                continue  # it is no integer, ever
            if (self._bits or self._is_in_turn(word)) and self._is_either(word):
                yield index

    def _is_either(self, word: Value) -> bool:
        """True if a word may be a number, and then is nothing but one."""
        kind = NUMBERS.get(word.type)
        if kind is None or not self._bits.may_be_number(word) or _is_computed(word):
            return False
        scalars = list(self._scalars(word))
        overlaps = self._places.overlaps
        scalars += [(0, other) for _, one in scalars for other in overlaps.of(one) if other.size != 1]
        return bool(scalars) and (
            self._is_low(word) or all(_is_part(one, kind, frozenset((start,))) for start, one in scalars)
        )

    def _is_low(self, word: Value) -> bool:
        """True for the lower half of a double, which says as little of the number as what a rounded number has lost."""
        return word.type is types.i32 and all(
            one.size is not None
            and one.evidence is not None
            and one.evidence.floats.keys() == {types.f64}
            and all(0 <= begin <= 4 - one.size for begin in one.evidence.begins(types.f64))
            for _, one in self._scalars(word)
        )

    def _scalars(self, word: Value) -> Iterator[tuple[int, Node]]:
        """The scalars that the word may be, in all contexts, with where they begin in it."""
        equations = self._places.types.equations
        for frame in equations.frames.of.get(self._function, ()):
            equations.frame = frame
            if isinstance(word, inst.Load):
                yield from placed(*equations.place(word.pointer), self._places.layout.size(word.type))
            else:
                yield from leaves(equations.node(word))

    def _is_in_turn(self, word: Value) -> bool:
        """True if the program uses what lies there as a number, and as something else, all alike; of the caller's numbers only
        where pointers lie as well."""
        found = [one for _, one in self._scalars(word)]
        return bool(found) and all(
            one.evidence is not None
            and one.evidence.contradicts_itself
            and (POINTER in one.evidence.facts or not self._bits.is_callers(one))
            for one in found
        )

    def _is_apart(self, word: Value, i: inst.Instruction) -> bool:
        """True unless the word is read as a number, and used as one where it is used as an integer, or nowhere."""
        if not _is_read(word):
            return True
        assert isinstance(word, inst.Cast) and i.block is not None
        others = [user for user in word.operand(0).users if user is not word]
        return bool(others) and all(self._is_elsewhere(user, word.operand(0), i) for user in others)

    def _is_elsewhere(self, user: inst.Instruction, number: Value, i: inst.Instruction) -> bool:
        """True if a number is not used where an integer is made of its word."""
        taker, here, block = _taker(i), user.block, i.block
        assert here is not None and block is not None
        if taker is not None:
            select, index = taker
            return (user is select and user.operand(3 - index) is number) or _taker(user) == (select, 3 - index)
        return not (self._domtree.dominates(here, block) or self._domtree.dominates(block, here))

    # -- tags -----------------------------------------------------------------------------------------------------------------

    def _under_a_tag(self, i: inst.Instruction) -> tuple[inst.Select | None, int] | None:
        """The select that takes what is made of the word, and as which operand; no select if it stands behind a branch. None if
        no condition stands before it.
        """
        taker = _taker(i)
        if taker is not None:
            return taker if self._is_test(taker[0].operand(0)) or _chosen_before(i, *taker) else None
        assert i.block is not None
        return (None, 0) if self._is_behind_test(i.block) else None

    def _is_behind_test(self, block: Block) -> bool:
        """True if a branch of the same round of a loop decides whether the block runs."""
        loop, above = self._loops.loop_of(block), self._domtree.idom(block)
        while above is not None and self._loops.loop_of(above) is loop:
            end = above.terminator
            test = end.operand(0) if isinstance(end, (inst.Branch, inst.Switch)) and len(above.successors) > 1 else None
            leaves = loop is not None and not all(map(loop.contains, above.successors))
            if test is not None and not leaves and self._is_test(test):
                if any(self._domtree.dominates_edge(above, to, block) for to in above.successors):
                    return True
                if isinstance(end, inst.Switch) and not self._runs_always(above, block):
                    return True
            above = self._domtree.idom(above)
        return False

    def _has_number(self, value: Value) -> bool:
        if isinstance(value, Constant):
            return False
        return any(one.evidence is not None and one.evidence.floats for _, one in self._scalars(value))

    def _runs_always(self, above: Block, block: Block) -> bool:
        """True if all ways of a switch lead through the block."""

        def others(one: Block) -> Iterator[Block]:
            return (to for to in one.successors if to is not block)

        loop = self._loops.loop_of(block)
        header = loop.header if loop is not None else None
        return all(one.successors and header not in one.successors for one in reachable(others(above), others))

    def _is_test(self, value: Value, depth: int = DEEPEST) -> bool:
        """True for a condition that no number has a part in."""
        if isinstance(value, Constant):
            return True
        if not depth:
            return False
        if isinstance(value, inst.Compare):
            is_of_words = (
                value.opcode == "icmp" and value.operand(0).type.is_int
            )  # pointers tell which function is called
            return is_of_words and not any(map(self._has_number, value.operands))
        if isinstance(value, (inst.BinaryOp, inst.Select, inst.Cast)):
            return all(self._is_test(one, depth - 1) for one in value.operands)
        return isinstance(value, _MOVED)

    # -- rewriting ------------------------------------------------------------------------------------------------------------

    def _tell(
        self, i: inst.Instruction, place: int, select: inst.Select | None, index: int, is_count: bool
    ) -> inst.Call | None:
        """Let an instruction be given a word that is told to be an integer."""
        word = i.operand(place)
        if select is not None and isinstance(word, inst.Select) and word.operand(0) is select.operand(0):
            i.set_operand(place, word.operand(index))
            return None
        is_looked_at = not (self._is_low(word) or _takes_lower_half(i, place))
        holds: Value = const_int(types.i1, int(is_looked_at))
        if select is not None and is_looked_at:
            self._move_to(i, select)
            holds = select.operand(0)
            if index == 2:
                other = inst.BinaryOp("xor", holds, const_int(types.i1, 1))
                other.insert_before(i)
                holds = other
        teller = _teller(self._module, f"{COUNT}." if is_count else "", word.type)
        call = inst.Call(teller.value_type, teller, (word, holds))
        call.attachments = {kind: text for kind, text in i.attachments.items() if kind == "dbg"}
        call.insert_before(i)
        i.set_operand(place, call)
        return call

    def _move_to(self, first: inst.Instruction, select: inst.Select) -> None:
        """Move what a select chooses behind all that decides."""
        block = select.block
        assert block is not None
        i = first
        while i is not select:
            following = next(iter(i._uses)).user
            block.instructions.remove(i)
            i.insert_before(select)
            i = following

    def _put_back(self, told: inst.Call, word: Value) -> None:
        """Integers that are made of the word, and go where numbers may be, take the place of a number."""
        work = Worklist(told.users)
        for value in work:
            for use in value.uses if _passes_on(value) else ():
                if _is_arithmetic(use.user) or (
                    _passes_on(use.user) and not self._goes_to_numbers(use, is_told_count(told))
                ):
                    work.add(use.user)
                elif (
                    value.type is word.type
                    and not self._is_low(word)
                    and self._goes_to_numbers(use, is_told_count(told))
                ):
                    use.user.set_operand(use.index, self._in_place(value, word, use))

    def _goes_to_numbers(self, use: Use, is_count: bool) -> bool:
        user = use.user
        if isinstance(user, inst.Store):
            leaves = self._places.at(self._function, user.pointer, 4) if use.index == 0 else ()
            goes = any(leaf.evidence is not None and leaf.evidence.floats for leaf in leaves)
            return goes and not is_counted_in_turn(self._places.types.function(self._function), user)
        if is_count:
            return False  # where it goes as an integer, it is followed
        if isinstance(user, (inst.Return, inst.CallBase, inst.InsertValue)):
            return not (is_told(user) or _takes_sizes(user))
        if isinstance(user, inst.Cast) and user.opcode == "bitcast":
            return True
        return isinstance(user, (inst.Phi, inst.Select)) and self._bits.may_be_number(user)

    def _number(self, word: Value) -> Value:
        """The word, read as a number; zero for an integer that is computed."""
        kind = NUMBERS[word.type]
        found = self._as_numbers.get(word)
        if found is not None:
            return found
        if isinstance(word, inst.Cast) and word.operand(0).type is kind:
            return word.operand(0)
        if isinstance(word, inst.Instruction) and (_is_arithmetic(word) or is_told(word)):
            return null(kind)
        number: inst.Instruction
        if isinstance(word, inst.Phi):
            number = self._as_numbers[word] = inst.Phi(kind)
            number.insert_before(word)
            for value, block in word.incoming:
                number.add_incoming(self._number(value), block)
            return number
        if isinstance(word, inst.Select):
            condition, first, second = word.operands
            number = inst.Select(condition, self._number(first), self._number(second))
            number.insert_before(word)
        elif isinstance(word, inst.Load):
            number = inst.Load(kind, word.pointer, word.align)
            number.insert_before(word)
        else:
            number = inst.Cast("bitcast", word, kind)
            if isinstance(word, Constant):
                self._function.entry.insert(0, number)
            else:
                insert_behind(word, number)
        self._as_numbers[word] = number
        return number

    def _in_place(self, value: inst.Instruction, word: Value, use: Use) -> Value:
        kind = NUMBERS[word.type]
        variable = inst.Alloca(kind, None, 8)
        variable.name = f"{PLACE}.{next(self._numbers)}"
        variable.insert_before(next(iter(self._function.entry.instructions)))
        number = self._number(word)
        loaded = inst.Load(kind, variable, 8)
        bits = inst.Cast("bitcast", loaded, word.type)
        block = value.block
        assert block is not None
        behind = block.instructions[block.instructions.index(value) + 1]
        for i in (inst.Store(number, variable, 8), inst.Store(value, variable, 8), loaded, bits):
            i.insert_before(behind)
        return bits


def _is_arithmetic_call(value: Value) -> bool:
    return isinstance(value, inst.CallBase) and _is_arithmetic(value)


def _is_arithmetic(i: inst.Instruction) -> bool:
    """True for what makes an integer of integers."""
    if isinstance(i, inst.CallBase):
        return i.type.is_int and (i.intrinsic or "").startswith(_INTRINSICS)
    return i.opcode in _ARITHMETIC


def _is_followed(i: inst.Instruction) -> bool:
    """True for a call of a function that the bits are followed into."""
    return isinstance(i, inst.CallBase) and isinstance(meaning(i), Call)


def _takes_sizes(i: inst.Instruction) -> bool:
    """True for a call to which integers say how many bytes it is about, or which gives nothing back: a panic."""
    what = meaning(i) if isinstance(i, inst.CallBase) else None
    is_inactive = isinstance(what, Inactive) and i.type.is_void
    return is_inactive or isinstance(what, (Allocation, Reallocation, Deallocation, Copy, Fill))


def _passes_on(i: inst.Instruction) -> bool:
    return _is_arithmetic(i) or isinstance(i, (inst.Phi, inst.Select))


def _stays_integer(i: inst.Instruction) -> bool:
    """True if an integer is an index, a size or a count: it is compared, stored, and computed with, and nobody makes a number
    or a pointer of it. Then a word that is zero, which is both, may be taken for an integer without a condition.
    """
    work = Worklist([i])
    for one in work:
        for use in one.uses:
            user = use.user
            if _passes_on(user):
                work.add(user)
            elif (
                not (_takes_sizes(user) or _is_followed(user))
                and not isinstance(user, _USES_OF_INTEGERS)
                and not (isinstance(user, inst.Store) and use.index == 0)
            ):
                return False
    return True


def _takes_lower_half(i: inst.Instruction, index: int) -> bool:
    """True if no more than the lower half of a double's word is used: what lies above an int is anything."""
    if i.operand(index).type is not types.i64:
        return False
    if i.opcode == "trunc":
        return i.type in (types.i32, types.i16, types.i8, types.i1)
    other = i.operand(1 - index) if len(i.operands) == 2 else None
    if not isinstance(other, ConstantInt):
        return False
    return (i.opcode == "and" and 0 <= other.value < 1 << 32) or (
        i.opcode == "shl" and index == 0 and other.value >= 32
    )


def _is_part(scalar: Node, kind: FloatType, starts: frozenset[int]) -> bool:
    """True if a scalar is no number, or the part of one of that kind that begins there."""
    evidence = scalar.evidence
    if evidence is None or not evidence.floats:
        return True
    return evidence.floats.keys() == {kind} and evidence.begins(kind) == starts


def _is_read(word: Value) -> bool:
    """True for the word of a number that is read from memory: LLVM reads both at once."""
    return isinstance(word, inst.Cast) and word.opcode == "bitcast" and isinstance(word.operand(0), inst.Load)


def _taker(i: inst.Instruction) -> tuple[inst.Select, int] | None:
    """The select that takes what an instruction computes, and nobody else, and as which operand."""
    last = i
    while True:
        users = list(last.users)
        if not users or any(user is not users[0] or user.block is not i.block for user in users):
            return None
        user = users[0]
        if isinstance(user, inst.Select):
            return next(
                ((user, k) for k in (1, 2) if user.operand(k) is last and user.operand(3 - k) is not last), None
            )
        if user.opcode not in _PURE:
            return None
        last = user


def _chosen_before(i: inst.Instruction, select: inst.Select, index: int) -> bool:
    """True if the word is chosen by the same condition: then it is the integer where the result is used."""
    words = [word for word in i.operands if isinstance(word, inst.Select)]
    return bool(words) and all(
        word.operand(0) is select.operand(0) and not _is_bits(word.operand(index)) for word in words
    )


def _is_computed(word: Value) -> bool:
    """True for an integer of the function's own: a counter."""
    work = Worklist([word])
    for one in work:
        if isinstance(one, inst.Instruction) and one.opcode in _COMPUTED:
            work.extend(data_operands(one))
        elif not isinstance(one, Constant):
            return False
    return True


def _is_computed_number(number: Value) -> bool:
    return isinstance(number, (inst.BinaryOp, inst.UnaryOp)) or (
        isinstance(number, inst.CallBase) and number.intrinsic is not None
    )


def _is_bits(value: Value) -> bool:
    return isinstance(value, inst.Cast) and value.operand(0).type.is_float


def _teller(module: Module, kind: str, type_: Type) -> Function:
    name = f"{TOLD}.{kind}{type_}"
    found = module.functions.get(name)
    if found is None:
        suffix = "alwaysinline nounwind willreturn memory(none)"
        found = module.define(
            name, types.function(type_, (type_, types.i1)), header_prefix="internal", header_suffix=suffix
        )
        Builder(found.add_block()).ret(found.arguments[0])
    return found
