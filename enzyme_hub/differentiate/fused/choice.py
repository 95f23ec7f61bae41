"""Which loops run forward and backward at once, and what keeps others from it.

An iteration may run when the reverse sweep comes to it, if it can run at any time: it writes to memory of its own alone, what it
reads is as it was until the function returns, it hands nothing on to the next iteration but sums, and of these nobody needs the value,
neither behind the loop nor in an adjoint. The adjoint of a sum is the same in all iterations. (If the value is needed, the
function would run twice; then the tape is kept.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.effects import analysis_of
from enzyme_hub.analysis.memory.modref import ModRef
from enzyme_hub.analysis.memory.written_first import WrittenFirst, accesses
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Argument, Constant, ConstantInt, Value
from enzyme_hub.languages.meaning import Inactive, Math, meaning
from enzyme_hub.records import record

Own = dict[inst.Alloca, tuple[inst.CallBase, ...]]
"""The variables of which each iteration may have its own, with the marks of their lives."""


@record
class Obstacle:
    """What keeps a loop from it, and why."""

    at: inst.Instruction
    why: str


@record
class Independent:
    """A loop whose iterations share nothing but sums.

    `sums` are the phis that hold them; `counters` are the other phis of the header. `ways` is what counts and decides whether there is
    another iteration, in the order of computing. `own` are the variables of which each iteration may have its own, with the
    marks of their lives.
    """

    loop: Loop
    sums: tuple[inst.Phi, ...]
    counters: tuple[inst.Phi, ...]
    ways: tuple[inst.Instruction, ...]
    own: Own


class Choice:
    """Answers about the loops of a function. `gives_value`: its derivative returns its result as well."""

    def __init__(self, function: Function, gives_value: bool) -> None:
        self._function = function
        self._gives_value = gives_value
        self.forest = LoopForest(function)
        returns = [block for block in self.forest.cfg.blocks if isinstance(block.terminator, inst.Return)]
        self._live = self.forest.cfg.reaching(returns)

    @cached_property
    def _pointers(self) -> PointerInfo:
        return PointerInfo(self._function)

    @cached_property
    def _modref(self) -> ModRef:
        return ModRef(self._function, pointers=self._pointers)

    def found(self) -> Iterator[tuple[Loop, Independent | Obstacle]]:
        """The outermost loops, and in place of those that cannot be fused also the loops in them."""
        work = [loop for loop in reversed(self.forest.outermost) if loop.header in self._live]
        while work:
            loop = work.pop()
            found = self.judge(loop)
            yield loop, found
            if isinstance(found, Obstacle):
                work.extend(reversed(loop.children))

    def judge(self, loop: Loop) -> Independent | Obstacle:
        form = self._form(loop)
        if isinstance(form, Obstacle):
            return form
        sums, counters, ways = form
        obstacle = self._handed_on(loop, sums, set(ways)) or self._wanted(loop, sums)
        own = obstacle or self._memory(loop)
        return own if isinstance(own, Obstacle) else Independent(loop, sums, counters, ways, own)

    # -- control and what goes round ----------------------------------------------------------------------------------------

    def _form(
        self, loop: Loop
    ) -> tuple[tuple[inst.Phi, ...], tuple[inst.Phi, ...], tuple[inst.Instruction, ...]] | Obstacle:
        header, latch = loop.header.terminator, loop.latch
        exits = [edge for edge in loop.exits if edge[1] in self._live]
        if latch is None or loop.preheader is None or [source for source, _ in exits] != [latch]:
            return Obstacle(header, "it is not left at its end alone")
        if self.forest.irreducible or not isinstance(latch.terminator, inst.Branch):
            return Obstacle(header, "its control flow is not that of a counted loop")
        sums: list[inst.Phi] = []
        counters: list[inst.Phi] = []
        for phi in loop.header.phis:
            assert isinstance(phi, inst.Phi)
            (sums if phi.type.scalar.is_float else counters).append(phi)
        if not sums:
            memory = self._memory(loop)
            return memory if isinstance(memory, Obstacle) else Obstacle(header, "it adds nothing up")
        wanted = [phi.incoming_from(latch) for phi in counters]
        ways = self._computed_anew(loop, [*wanted, latch.terminator.condition], set(counters))
        if isinstance(ways, Obstacle):
            return ways
        return tuple(sums), tuple(counters), ways

    def _computed_anew(
        self, loop: Loop, values: list[Value], counters: set[inst.Phi]
    ) -> tuple[inst.Instruction, ...] | Obstacle:
        """What the values are computed from in the loop, if that is nothing but arithmetic on counters."""
        needed: set[inst.Instruction] = set()
        work = list(values)
        while work:
            value = work.pop()
            if loop.is_invariant(value) or value in counters or value in needed:
                continue
            assert isinstance(value, inst.Instruction)
            if not value.is_pure or isinstance(value, (inst.Phi, inst.CallBase)):
                return Obstacle(value, "what an iteration computes decides how it goes on")
            needed.add(value)
            work.extend(value.operands)
        return tuple(i for block in loop.blocks for i in block.instructions if i in needed)

    def _handed_on(self, loop: Loop, sums: tuple[inst.Phi, ...], ways: set[inst.Instruction]) -> Obstacle | None:
        """Sums go nowhere but into sums; nothing else of an iteration is used behind the loop."""
        latch = loop.latch
        assert latch is not None
        handed_on = {*sums, *(phi.incoming_from(latch) for phi in sums)}
        for phi in sums:
            found = _not_added(phi, loop)
            if found is not None:
                return Obstacle(found, "it computes with what earlier iterations have handed on")
        for block in loop.blocks:
            for i in block.instructions:
                if i in handed_on or i in ways or (block is loop.header and isinstance(i, inst.Phi)):
                    continue
                if any(user.block not in loop.blocks and user.block in self._live for user in i.users):
                    return Obstacle(i, "the last iteration leaves it behind")
        return None

    def _wanted(self, loop: Loop, sums: tuple[inst.Phi, ...]) -> Obstacle | None:
        """Whether anybody needs the value of a sum."""
        latch = loop.latch
        assert latch is not None
        for phi in sums:
            found = self._user_of_value([phi, phi.incoming_from(latch)], loop)
            if found is not None:
                return Obstacle(found, "the value of the sum is needed")
        return None

    def _user_of_value(self, values: list[Value], loop: Loop) -> inst.Instruction | None:
        seen = set(values)
        work = list(values)
        while work:
            value = work.pop()
            for user in value.users:
                if user.block in loop.blocks or user.block not in self._live:
                    continue
                if isinstance(user, inst.Return) and not self._gives_value:
                    continue
                if not _is_linear(user, value):
                    return user
                if user not in seen:
                    seen.add(user)
                    work.append(user)
        return None

    def _grows(self, loop: Loop) -> Obstacle | None:
        """A loop inside that hands on numbers for nobody knows how long: its tape would begin small in each iteration."""
        for inner in self.forest.loops:
            if inner is loop or not loop.contains(inner) or trip_count(inner, self.forest) is not None:
                continue
            if any(phi.type.scalar.is_float for phi in inner.header.phis):
                return Obstacle(inner.header.terminator, "nobody knows how long a loop in it goes on")
        return None

    # -- memory -------------------------------------------------------------------------------------------------------------

    def _memory(self, loop: Loop) -> Own | Obstacle:
        """The variables that each iteration may have of its own, if nothing else that it does lasts or depends on when it runs."""
        own = self._grows(loop) or self._own(loop)
        if isinstance(own, Obstacle):
            return own
        found = ((i, self._lasting(i, own)) for block in loop.blocks for i in block.instructions)
        return next((Obstacle(i, why) for i, why in found if why is not None), own)

    def _own(self, loop: Loop) -> Own | Obstacle:
        """The variables that nobody but an iteration accesses, if each writes them before it reads them."""
        found: Own = {}
        first = WrittenFirst(loop, self.forest)
        for i in self._function.entry.instructions:
            if not isinstance(i, inst.Alloca) or not isinstance(i.count, ConstantInt) or not i.is_used:
                continue
            known = accesses(i)
            if known is None or not known[0] or any(one.block not in loop.blocks for one in known[0]):
                continue
            if any(not loop.contains(place) and not is_place_beside(place) for place in _places(i)):
                continue
            ends = {(mark.intrinsic or "").split(".")[2] for mark in known[1]}
            begins_anew = len(ends) == 2 and all(mark.block in loop.blocks for mark in known[1])
            left = None if begins_anew else first.unwritten(i, known[0])
            if left is not None:
                return Obstacle(left, "it may read what an earlier iteration has written")
            if not first.is_filled(i, known[0]):
                return Obstacle(i, "each iteration would fill a large variable with zeros")
            found[i] = tuple(known[1])
        return found

    def _lasting(self, i: inst.Instruction, own: Own) -> str | None:
        """What others see of an instruction, or how it depends on when it runs; None if it may be run again at any time."""
        if isinstance(i, inst.Load):
            if i.is_volatile_or_atomic:
                return "it is a volatile or an atomic access"
            if not self._is_own(i.pointer, own) and self._modref.overwritten(i, ignore_free=True) is not None:
                return "what it reads is overwritten before the function returns"
            if not self._is_own(i.pointer, own) and self._is_of_bytes(i):
                return "it reads bytes of memory that begins in this function"
            return None
        if isinstance(i, inst.Store):
            return None if self._is_own(i.pointer, own) and not i.is_volatile_or_atomic else "others see what it writes"
        if isinstance(i, inst.CallBase):
            return self._lasting_of_call(i, own)
        if isinstance(i, inst.Alloca):
            return "it takes memory from the stack in each iteration"
        return "others see what it does" if i.may_write or i.may_read else None

    def _lasting_of_call(self, i: inst.CallBase, own: Own) -> str | None:
        name = i.intrinsic or ""
        if isinstance(i, inst.Invoke):
            return "an exception of it may be caught"
        if name.startswith(("llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias")):
            return None
        if name.startswith(("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")):
            if not self._is_own(i.arguments[0], own):
                return "others see what it writes"
            is_copy = not name.startswith("llvm.memset.")
            if is_copy and not self._is_own(i.arguments[1], own) and self._modref.overwritten(i, ignore_free=True):
                return "what it reads is overwritten before the function returns"
            return None
        return None if may_be_repeated(i) else "it calls a function that may do more than compute"

    def _is_of_bytes(self, load: inst.Load) -> bool:
        """True for bytes of the function's own memory, a text say: as the argument of an iteration it would need a shadow, and whoever
        else copies it would have to know what it is."""
        is_small = isinstance(load.type, IntType) and load.type.width < 32
        return is_small and not all(
            isinstance(base, (Argument, GlobalVariable)) for base in self._pointers.all_bases(load.pointer)
        )

    def _is_own(self, pointer: Value, own: Own) -> bool:
        return all(base in own for base in self._pointers.all_bases(pointer))


def may_be_repeated(i: inst.CallBase) -> bool:
    """True for calls that only compute a number of numbers."""
    if any(argument.type.holds_pointer for argument in i.arguments) or i.type.holds_pointer:
        return False
    what = meaning(i)
    if isinstance(what, Math):
        return True
    effects = analysis_of(i.function.module).of_call(i)
    is_still = not (effects.may_write or effects.may_read or effects.may_free or effects.meets)
    return is_still and isinstance(what, Inactive) and what.is_pure


def is_place_beside(value: Value) -> bool:
    """True for a constant distance from another place."""
    if not isinstance(value, inst.GetElementPtr) or not value.type.is_pointer:
        return False
    return all(isinstance(index, ConstantInt) for index in value.indices)


def _places(variable: inst.Alloca) -> Iterator[inst.GetElementPtr]:
    """The places in a variable that pointers are made of."""
    work: list[Value] = [variable]
    while work:
        for user in work.pop().users:
            if isinstance(user, inst.GetElementPtr):
                yield user
                work.append(user)


def _not_added(phi: inst.Phi, loop: Loop) -> inst.Instruction | None:
    """What in the loop does something else with a sum, or what is made of it, than to add to it."""
    seen: set[inst.Instruction] = {phi}
    work: list[inst.Instruction] = [phi]
    while work:
        value = work.pop()
        for user in value.users:
            if user in seen or user.block not in loop.blocks:
                continue
            if not _is_linear(user, value):
                return user
            seen.add(user)
            work.append(user)
    return None


def _is_linear(user: inst.Instruction, value: Value) -> bool:
    """True for an operation whose adjoint with respect to `value` needs nothing but constants."""
    if isinstance(user, inst.Phi) or user.opcode in ("fadd", "fsub", "fneg", "fpext", "fptrunc"):
        return True
    if isinstance(user, inst.Select):
        return user.operand(0) is not value
    if user.opcode in ("fmul", "fdiv"):
        left, right = user.operands
        return _is_inactive(right) or (_is_inactive(left) and user.opcode == "fmul")
    if isinstance(user, inst.CallBase) and (user.intrinsic or "").startswith(("llvm.fmuladd.", "llvm.fma.")):
        left, right, _ = user.arguments
        others = [one for one in (left, right) if one is not value]
        return len(others) == 2 or (len(others) == 1 and _is_inactive(others[0]))
    return False


def _is_inactive(value: Value) -> bool:
    """True for a number that surely has no derivative."""
    return isinstance(value, Constant) or (isinstance(value, inst.Cast) and value.opcode in ("sitofp", "uitofp"))
