"""Iterations that run forward and backward at once, by their combined derivative.

*Late*: when the reverse sweep comes to them. In the forward sweep there is the call as it was, which goes if nobody wants the sums, and
the iteration does not end there.
*Early*: in the forward sweep, where the caller or memory wants the value of the sums and their adjoints are known by then. Contributions to
adjoints in memory may come earlier than others, for nothing of what an iteration reads is written to behind it; those to numbers wait
until the reverse sweep is in front of the loop.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from enzyme_hub import rules
from enzyme_hub.base.records import record
from enzyme_hub.differentiate.fused.linear import Way, adjoint
from enzyme_hub.differentiate.fused.names import AGAIN, always_returns, sums_of
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.reverse.reverse_call import reverse_call
from enzyme_hub.differentiate.signature import Key, packed
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Block, Value, null, poison
from enzyme_hub.rules import emit, zeros


def forward_iteration(f: Augmenting, i: inst.CallBase, key: Key) -> Reverse:
    return _early(f, i, key) if f.early(i) is not None else _late(f, i, key)


def _late(f: Augmenting, i: inst.CallBase, key: Key) -> Reverse:
    derivative, copy = f.whole(key), f.copy_instruction(i)
    assert isinstance(copy, inst.Call)
    if always_returns(key.function):
        copy.attributes = (*copy.attributes, AGAIN)

    def reverse(g: Reversing) -> None:
        reverse_call(g, i, key, derivative, lambda place: derivative.arguments[place].is_used, {}, None)

    return reverse


def compute_seeds(f: Augmenting, block: Block) -> None:
    """At the end of the copy of a block, the adjoints of the sums of the loop behind it, if its iterations run early."""
    for i in f.fused_after(block):
        ways, key = f.early(i), f.calls[i]
        assert ways is not None
        f.seeds[i] = [_seed(f, i, ways, lane) for lane in range(key.width)] if key.active_return else []


def _early(f: Augmenting, i: inst.CallBase, key: Key) -> Reverse:
    derivative, b = f.whole(key), f.builder
    given: list[Value] = []
    for argument, kind in zip(i.arguments, key.kinds, strict=True):
        is_used = derivative.arguments[len(given)].is_used
        given.append(f.primal(argument) if is_used else poison(argument.type))
        given += f.shadows(argument) if kind.has_shadow else ()
    given += f.seeds.pop(i)
    result = b.call(derivative, given)
    count = len(key.derivatives)
    derivatives = [b.extract_value(result, 1 + number) for number in range(count)]
    f.set_primal(i, b.extract_value(result, 0) if count else result)
    _keep(f, i, key, derivatives)

    def hand_on(g: Reversing) -> None:
        """Each sum that an iteration begins with has the adjoint of the one that it ends with."""
        sums = sums_of(i)
        for _ in g.lanes():
            behind = g.adjoints.take(g.builder, i)
            for number, one in enumerate(sums if behind is not None else ()):
                assert behind is not None
                g.add(one, behind if len(sums) == 1 else g.builder.extract_value(behind, number))

    return hand_on


def _seed(f: Augmenting, i: inst.CallBase, ways: tuple[tuple[Way, ...], ...], lane: int) -> Value:
    """The adjoint of what an iteration returns."""
    b = f.builder
    found = []
    for one, each in zip(sums_of(i), ways, strict=True):
        known = adjoint(b, each, partial(_at_end, f, lane), f.primal, partial(_zero_for_zero, f))
        found.append(known if known is not None else null(one.type))
    return packed(b, found)


def _at_end(f: Augmenting, lane: int, end: inst.Instruction) -> Value | None:
    """The adjoint of what is returned, or of what is stored: it is in the shadow since before."""
    if not isinstance(end, inst.Store):
        return f.seed(lane)
    if not f.activity.has_shadow(end.pointer):
        return None
    return f.builder.load(end.value.type, f.shadows(end.pointer)[lane], end.align)


def _zero_for_zero(f: Augmenting, way: Way, seed: Value, product: Value) -> Value:
    """A zero contributes nothing where the rule of the step, or the request, says so (`modes.md`: `enzyme_strong_zero`)."""
    if f.strong_zero:
        return zeros.strong(f, product, seed, _partial(f, way))
    user = way.user
    rule = rules.for_call(user) if isinstance(user, inst.CallBase) else rules.for_instruction(user)
    assert rule is not None
    if way.index in rule.singular_operands(user):
        (product,) = f.zero_for_zero([seed], [product])
    return product


def _partial(f: Augmenting, way: Way) -> Value:
    """What the step multiplies an adjoint by."""
    factor = f.primal(way.user.operand(1 - way.index))
    if way.user.opcode != "fdiv":
        return factor
    return f.builder.binary("fdiv", emit.constant(factor.type, Fraction(1)), factor)


@record
class _Kept:
    """The derivative of an argument of all iterations together, in each lane."""

    argument: Value
    lanes: tuple[inst.Alloca, ...]


def _keep(f: Augmenting, i: inst.CallBase, key: Key, derivatives: list[Value]) -> None:
    """Add up what iterations return for numbers; the reverse sweep adds that to the adjoints of these in front of the loop."""
    kept, left = list[_Kept](), iter(derivatives)
    for number, (argument, kind) in enumerate(zip(i.arguments, key.kinds, strict=True)):
        if not kind.is_returned:
            continue
        lanes = [next(left) for _ in range(key.width)]
        if number < len(sums_of(i)):
            continue
        variables = tuple(f.variable(argument.type) for _ in lanes)
        for variable, value in zip(variables, lanes, strict=True):
            f.add_up(variable, value, argument)
        kept.append(_Kept(argument, variables))
    if not kept:
        return

    def add(g: Reversing) -> None:
        for one in kept:
            for lane in g.lanes():
                g.add(one.argument, g.builder.load(one.argument.type, one.lanes[lane]))

    assert i.block is not None
    loop = f.facts.loop_of(i.block)
    assert loop is not None and loop.preheader is not None
    f.leave(loop.preheader.terminator, add)
