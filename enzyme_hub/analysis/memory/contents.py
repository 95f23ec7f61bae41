"""Which objects the pointers in a function's own memory may lead to.

Problem: which allocations may `free(q)` release, where q was read from a list, a vector or a local variable? Inclusion
constraints over the objects that begin in this function (allocas, calls that return new memory), solved by iteration, with
no regard to the order of instructions (L. O. Andersen, "Program Analysis and Specialization for the C Programming Language",
1994). All other memory is one object, `ELSEWHERE`. An object whose address gets there `leaves`: others may then put into
it what they like, and what lies in it leaves with it. A program that keeps addresses in integers moves them as integers, from
memory to memory too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Argument, ConstantExpr, ConstantWord, GlobalValue, Value
from enzyme_hub.ir.walk import MEMBERS, MOVES, uses_through
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import Copy, Fill, MemoryAnnotation, meaning

ELSEWHERE = Value(types.ptr, "memory of others")
Objects = frozenset[Value]
NOTHING: Objects = frozenset()


class Contents:
    """The objects of the function that `instructions` are of. `leaving` are those whose address gets to others.

    `is_address` is true for a loaded integer that may be an address.
    """

    def __init__(
        self,
        instructions: Iterable[inst.Instruction],
        pointers: PointerInfo,
        is_address: Callable[[inst.Load], bool] = lambda _: False,
    ) -> None:
        self._pointers = pointers
        listed = list(instructions)
        words = [i for i in listed if isinstance(i, inst.Load) and not i.type.holds_pointer and is_address(i)]
        self._words: dict[inst.Instruction, list[inst.Load]] = {}  # by what may keep them
        for word in words:
            for user in dict.fromkeys(_keeping(word)):
                self._words.setdefault(user, []).append(word)
        moving = {*words, *self._words}
        self._instructions = [i for i in listed if _matters(i) or i in moving]
        self._in: dict[Value, set[Value]] = {ELSEWHERE: {ELSEWHERE}}
        self._loaded: dict[Value, Objects] = {}
        self.leaving: set[Value] = set()
        for i in self._instructions:
            if isinstance(i, inst.Alloca) or (isinstance(i, inst.CallBase) and pointers.is_fresh(i)):
                is_empty = not isinstance(i, inst.CallBase) or isinstance(meaning(i), (Allocation, Reallocation))
                self._in[i] = set() if is_empty else {ELSEWHERE}
        self._changed = True
        while self._changed:
            self._changed = False
            for i in self._instructions:
                self._apply(i)

    # -- questions ------------------------------------------------------------------------------------------------------

    def objects(self, pointer: Value) -> Objects:
        """The objects that the pointer may point into; null points nowhere."""
        found: set[Value] = set()
        for base in self._pointers.all_bases(pointer):
            found |= self._of_base(base)
        return frozenset(found)

    def inside(self, objects: Iterable[Value]) -> Objects:
        """What pointers in these objects lead to, directly or not."""
        return frozenset(reachable((one for outer in objects for one in self._in[outer]), self._in.__getitem__))

    def _of_base(self, base: Value) -> Objects:
        if base in self._in:
            return frozenset((base,))
        if isinstance(base, (ConstantWord, ConstantExpr)):
            return NOTHING  # null, or the dangling pointer of an empty vector
        if isinstance(base, inst.Load):
            return self._loaded.get(base, NOTHING)
        if isinstance(base, inst.ExtractValue):
            return self.objects(base.operand(0))
        if isinstance(base, (Argument, GlobalValue, inst.CallBase)):
            return frozenset((ELSEWHERE,))
        return frozenset(self._in)  # made from an integer, exchanged, or one of too many

    def _of_words(self, user: inst.Instruction) -> Objects:
        """What the integers that an instruction is given may be addresses of."""
        return frozenset(one for word in self._words.get(user, ()) for one in self._loaded.get(word, NOTHING))

    # -- constraints ----------------------------------------------------------------------------------------------------

    def _apply(self, i: inst.Instruction) -> None:
        if isinstance(i, inst.Load):
            found = self._loaded.get(i, NOTHING)
            loaded = self._directly_in(i.pointer)
            if not loaded <= found:
                self._loaded[i] = found | loaded
                self._changed = True
        elif isinstance(i, inst.Store):
            found = self.objects(i.value) if i.value.type.holds_pointer else self._of_words(i)
            self._put(found, self.objects(i.pointer))
        elif isinstance(i, inst.Return):
            self._leave(self.objects(i.operand(0)) if i.operand(0).type.holds_pointer else self._of_words(i))
        elif isinstance(i, inst.CallBase):
            self._leave(self._of_words(i))
            self._apply_call(i)
        else:  # an address that may be kept as an integer, or exchanged
            self._leave(o for operand in i.operands if operand.type.holds_pointer for o in self.objects(operand))

    def _apply_call(self, call: inst.CallBase) -> None:
        what = meaning(call)
        if isinstance(what, Reallocation):
            self._put(self._directly_in(call.arguments[what.pointer]), {call})
            return
        if isinstance(what, Copy):
            self._put(self._directly_in(call.arguments[what.source]), self.objects(call.arguments[what.target]))
            return
        effects = self._pointers.effects.of_call(call)
        written = [o for k in effects.writes for o in self.objects(call.arguments[k])]
        self._put((ELSEWHERE,), written)
        for k in effects.reads | effects.captures:
            found = self.objects(call.arguments[k])
            handed_on = self.inside(found) | (found if k in effects.captures else NOTHING)
            self._put(handed_on, written)
            is_kept = k in effects.captures and not effects.writes
            if effects.writes_other or is_kept or (call.type.holds_pointer and effects.returns_other):
                self._leave(handed_on)

    def _directly_in(self, pointer: Value) -> set[Value]:
        return {inner for place in self.objects(pointer) for inner in self._in[place]}

    def _put(self, objects: Iterable[Value], places: Iterable[Value]) -> None:
        """Pointers to these objects may get into these places."""
        objects = set(objects)
        for place in places:
            if place is ELSEWHERE or place in self.leaving:
                self._leave(objects)
            here = self._in[place]
            if place is not ELSEWHERE and not objects <= here:
                here |= objects
                self._changed = True

    def _leave(self, objects: Iterable[Value]) -> None:
        work = Worklist(objects)
        for one in work:
            if one is not ELSEWHERE and one not in self.leaving:
                self.leaving.add(one)
                self._changed = True
                work.extend(self._in[one])
                self._in[one].add(ELSEWHERE)


def _matters(i: inst.Instruction) -> bool:
    """True if the instruction makes an object, or moves addresses to or from memory."""
    if isinstance(i, inst.CallBase):
        what = meaning(i)
        return isinstance(what, Copy) or (
            i.intrinsic is None and not isinstance(what, (Deallocation, Fill, MemoryAnnotation))
        )
    if isinstance(i, inst.Store):
        return i.value.type.holds_pointer
    if isinstance(i, inst.Return):
        return bool(i.operands) and i.operand(0).type.holds_pointer
    if i.opcode == "ptrtoint":
        return _may_come_back(i)
    return isinstance(i, inst.Alloca) or (isinstance(i, inst.Load) and i.type.holds_pointer) or _exchanges(i)


def _exchanges(i: inst.Instruction) -> bool:
    return i.opcode in ("cmpxchg", "atomicrmw") and any(o.type.holds_pointer for o in i.operands[1:])


def _may_come_back(address: inst.Instruction) -> bool:
    """True if an address made an integer may become a pointer again: it is more than compared and subtracted."""
    return next(_keeping(address), None) is not None


_MOVES_INTEGER = MOVES | MEMBERS | {"add", "sub", "and", "or", "xor", "shl", "lshr", "zext", "trunc", "bitcast"}


def _keeping(address: inst.Instruction) -> Iterator[inst.Instruction]:
    """What may keep an address that is an integer, or make a pointer of it: it is moved to there."""
    users = (use.user for use in uses_through(address, _MOVES_INTEGER))
    return (
        one for one in users if isinstance(one, (inst.Store, inst.CallBase, inst.Return)) or one.opcode == "inttoptr"
    )
