"""Sums: what is done with them in a loop, and what the adjoint of one is before the reverse sweep has begun.

Behind its loop a sum may go to the result of the function, or to memory, by additions, and products with what is known before the loop. Its
adjoint is then the seed of the result, or what the shadow of the place holds, times those, and known at once (`Ways`, `adjoint`). If the
loop does nothing but add to it, that is its adjoint in each iteration.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator

from enzyme_hub.analysis.flow.dominators import PostDominatorTree
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.fused.names import sums_of
from enzyme_hub.differentiate.fused.stored import Places
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.roles import is_iteration
from enzyme_hub.ir.values import Block, Constant, Value

_MOST = 40  # operations between a sum and the result
_PRODUCTS = ("llvm.fmuladd.", "llvm.fma.")
ENDS = (inst.Return, inst.Store)
"""What hands a number on to others."""


def other_use(phi: inst.Phi, loop: Loop) -> inst.Instruction | None:
    """What in the loop does something else with a sum, or what is made of it, than to add to it."""
    work = Worklist[inst.Instruction]([phi])
    for value in work:
        for user in value.users:
            if user.block in loop.blocks:
                if not is_linear(user, value):
                    return user
                work.add(user)
    return None


def is_linear(user: inst.Instruction, value: Value) -> bool:
    """True for an operation whose adjoint with respect to `value` needs nothing but constants."""
    if isinstance(user, inst.Phi) or user.opcode in ("fadd", "fsub", "fneg", "fpext", "fptrunc"):
        return True
    if isinstance(user, inst.Select):
        return user.operand(0) is not value
    if user.opcode in ("fmul", "fdiv"):
        left, right = user.operands
        return _is_inactive(right) or (_is_inactive(left) and user.opcode == "fmul")
    if isinstance(user, inst.CallBase) and (user.intrinsic or "").startswith(_PRODUCTS):
        left, right, _ = user.arguments
        others = [one for one in (left, right) if one is not value]
        return len(others) == 2 or (len(others) == 1 and _is_inactive(others[0]))
    return False


def _is_inactive(value: Value) -> bool:
    """True for a number that surely has no derivative."""
    return isinstance(value, Constant) or (isinstance(value, inst.Cast) and value.opcode in ("sitofp", "uitofp"))


def only_adds(phi: inst.Phi, loop: Loop) -> bool:
    """True if each iteration hands on the sum plus a number, once: the adjoint of the sum is the same in all of them."""
    start: list[Value] = [phi]
    made = set(reachable(start, lambda value: (user for user in value.users if user.block in loop.blocks)))
    return phi.incoming_from(loop.only_latch) in made and all(
        _adds_once(i, made) for i in made if i is not phi and isinstance(i, inst.Instruction)
    )


def _adds_once(i: inst.Instruction, made: Container[Value]) -> bool:
    if isinstance(i, inst.Phi):
        return all(value in made for value, _ in i.incoming)
    if isinstance(i, inst.Select):
        return all(value in made for value in i.operands[1:])
    places = [index for index, operand in enumerate(i.operands) if operand in made]
    if i.opcode in ("fadd", "fsub"):
        return places == [0] or (places == [1] and i.opcode == "fadd")
    return isinstance(i, inst.CallBase) and places == [2] and is_linear(i, i.operand(2))


@record
class Way:
    """A step of a number on its way to the result: operand `index` of `user`, and what follows; nothing behind a return or a store."""

    user: inst.Instruction
    index: int
    rest: tuple[Way, ...]


class Ways:
    """The ways of the sums of a loop to the result of its function, and to memory."""

    def __init__(self, loop: Loop, forest: LoopForest, pointers: PointerInfo) -> None:
        self._loop = loop
        self._left = 0
        after = PostDominatorTree(loop.header.function, forest.cfg, returning=True)
        behind = [target for source, target in loop.exits if source is loop.latch]
        self._surely = {
            block
            for block in forest.cfg.blocks
            if forest.loop_of(block) is None and all(after.dominates(block, target) for target in behind)
        }
        self.places = Places(loop, forest, pointers, after)

    def of(self, phi: inst.Phi) -> tuple[Way, ...] | None:
        """All of them for one sum; None if a coefficient is not known before the loop, or the loop may run more than once, or what the
        last iteration began with is wanted: that iteration has another adjoint then."""
        latch = self._loop.latch
        if self._loop.parent is not None or latch is None:
            return None
        if any(user.block not in self._loop.blocks for user in phi.users):
            return None
        self._left = _MOST
        return self._follow(phi.incoming_from(latch))

    def _follow(self, value: Value) -> tuple[Way, ...] | None:
        found = []
        for use in value.uses:
            user, index = use.user, use.index
            if user.block in self._loop.blocks:
                continue
            self._left -= 1
            if self._left < 0 or not self._is_known(user, index):
                return None
            rest = () if isinstance(user, ENDS) else self._follow(user)
            if rest is None:
                return None
            found.append(Way(user, index, rest))
        return tuple(found)

    def _is_known(self, user: inst.Instruction, index: int) -> bool:
        if user.block not in self._surely or isinstance(user, inst.Select):
            return False
        if isinstance(user, inst.Phi):
            source = user.incoming[index // 2][1]
            return source in self._loop.blocks or (source in self._surely and len(source.successors) == 1)
        if isinstance(user, inst.Return):
            return True
        if isinstance(user, inst.Store):
            return index == 0 and self.places.is_known(user)
        if isinstance(user, inst.InsertValue):
            return len(user.uses) == 1  # a struct of sums on its way to the return
        return _scales(user, index) and all(map(self.places.can_be_early, _factors(user, index)))


def _scales(user: inst.Instruction, index: int) -> bool:
    """True for what is linear in an operand, whatever the others are."""
    if user.opcode == "fmul" or (user.opcode == "fdiv" and index == 0):
        return True
    if isinstance(user, inst.CallBase) and (user.intrinsic or "").startswith(_PRODUCTS):
        return index < 3
    return is_linear(user, user.operand(index))


def _factors(user: inst.Instruction, index: int) -> list[Value]:
    """What the operand is multiplied with, or divided by."""
    if user.opcode in ("fmul", "fdiv"):
        return [user.operand(1 - index)]
    return [user.operand(1 - index)] if isinstance(user, inst.CallBase) and index < 2 else []


def user_of_value(
    values: Iterable[Value],
    loop: Loop,
    live: Container[Block],
    gives_value: bool,
    unread: Container[inst.Instruction] = (),
) -> inst.Instruction | None:
    """What needs the values of sums behind their loop: a return (if the caller wants that) or a store only if nothing else does, and not
    one that is `unread`."""
    handed_on: inst.Instruction | None = None
    work = Worklist(values)
    for value in work:
        for user in value.users:
            is_part = isinstance(user, (inst.ExtractValue, inst.InsertValue)) or _is_added_to(user, value)
            if user in unread or user.block not in live or (user.block in loop.blocks and not is_part):
                continue
            if isinstance(user, ENDS):
                handed_on = user if gives_value or isinstance(user, inst.Store) else handed_on
            elif not is_part and not is_linear(user, value):
                return user
            else:
                work.add(user)
    return handed_on


def _is_added_to(user: inst.Instruction, value: Value) -> bool:
    """True if an iteration of another loop is given the value as a sum, to which it adds."""
    return isinstance(user, inst.CallBase) and is_iteration(user.called_function) and value in sums_of(user)


def _steps(found: tuple[Way, ...]) -> Iterator[Way]:
    for way in found:
        yield way
        yield from _steps(way.rest)


def stores_at_ends(found: tuple[Way, ...]) -> Iterator[inst.Store]:
    """The stores that the ways lead to."""
    return (way.user for way in _steps(found) if isinstance(way.user, inst.Store))


def computed_of(found: tuple[Way, ...]) -> Iterator[Value]:
    """What the adjoint of what goes those ways is computed of: where it is stored, and what it is scaled by."""
    for way in _steps(found):
        if isinstance(way.user, inst.Store):
            yield way.user.pointer
        else:
            yield from _factors(way.user, way.index)


def adjoint(
    b: Builder,
    found: tuple[Way, ...],
    seed: Callable[[inst.Instruction], Value | None],
    bring: Callable[[Value], Value],
    guard: Callable[[Way, Value, Value], Value],
) -> Value | None:
    """The adjoint of what goes those ways; None if it is zero. `seed` gives that of what a return or a store has, `bring` gives factors,
    `guard` what a step makes of an adjoint and its product with a factor, where the adjoint may be zero and the factor infinite."""
    total: Value | None = None
    for way in found:
        behind = seed(way.user) if isinstance(way.user, ENDS) else adjoint(b, way.rest, seed, bring, guard)
        if behind is not None:
            one = _back(b, way, behind, bring, guard)
            total = one if total is None else b.binary("fadd", total, one)
    return total


def _back(
    b: Builder,
    way: Way,
    behind: Value,
    bring: Callable[[Value], Value],
    guard: Callable[[Way, Value, Value], Value],
) -> Value:
    user, type_ = way.user, way.user.operand(way.index).type
    if isinstance(user, inst.InsertValue):
        return behind if way.index == 0 else b.extract_value(behind, *user.indices)
    if user.opcode in ("fpext", "fptrunc"):
        return b.cast("fptrunc" if user.opcode == "fpext" else "fpext", behind, type_)
    if user.opcode == "fneg" or (user.opcode == "fsub" and way.index == 1):
        return b.unary("fneg", behind)
    factors = _factors(user, way.index)
    if not factors:
        return behind
    product = b.binary("fdiv" if user.opcode == "fdiv" else "fmul", behind, bring(factors[0]))
    return guard(way, behind, product)
