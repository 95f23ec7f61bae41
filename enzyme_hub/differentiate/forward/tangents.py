"""The copy of the primal with tangents: what each instruction's tangent is, by what the contract says it does with bytes.

What moves bytes moves the tangent's in the same way; what a rule differentiates gets its tangent from the rule; what
makes an integer or a way of a number has none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_hub import rules
from enzyme_hub.analysis.activity.uses import DATA_OPERANDS, Use, use_of
from enzyme_hub.analysis.types.evidence import IN_TURN
from enzyme_hub.analysis.types.partial import Overwritten, overwritten
from enzyme_hub.differentiate.forward import calls
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.shadowed import error_register
from enzyme_hub.differentiate.shadowed.allocation import alloca_size
from enzyme_hub.differentiate.shadowed.copy import KEPT_METADATA, ShadowedCopy
from enzyme_hub.differentiate.shadowed.memory import shadow_align, stored_kinds
from enzyme_hub.differentiate.shadowed.overwritten import clear_unknown
from enzyme_hub.differentiate.shadowed.protocol import Environment, Lanes
from enzyme_hub.differentiate.shadowed.refusals import check_member, refuse_bits, refuse_without_rule
from enzyme_hub.differentiate.shadowed.threads import check_alone
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int, null
from enzyme_hub.rules import emit, zeros


class TangentCopy(ShadowedCopy):
    """Writes the forward derivative of `plan` into `function`. It is also the context that rules see."""

    def __init__(self, plan: Plan, environment: Environment, function: Function) -> None:
        super().__init__(plan, environment, function)
        self._tangent_of = environment.whole
        self._is_differentiated_again = environment.is_differentiated_again
        self.strong_zero = plan.key.options.strong_zero

    # -- the context of rules -----------------------------------------------------------------------------------------------

    def math(self, name: str, *args: Value) -> Value:
        return emit.math(self.module, self.builder, name, *args)

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        return zeros.zero_for_zero(self.builder, self.module, seeds, values, self._is_differentiated_again)

    def output(self, pointer: Value) -> Value:
        raise AssertionError("a rule is given the shadows of outputs for each tangent")

    # -- the primal -----------------------------------------------------------------------------------------------------------

    def copy_primal(self, i: inst.Instruction) -> None:
        """What the primal does."""
        self.copy_instruction(i)

    def derivative_of(self, call: inst.CallBase) -> tuple[Function, Key, tuple[Value, ...]]:
        """The derivative that a call needs, how it is called, and what it is given behind its arguments."""
        key = self.calls[call]
        return self._tangent_of(key), key, ()

    # -- which values have one ------------------------------------------------------------------------------------------------

    def wants_shadow(self, value: inst.Instruction) -> bool:
        """True for what has a tangent: active numbers, integers that carry them, and pointers with a shadow."""
        if value.block in self.facts.reaches_return and self.activity.is_active(value):
            return True
        return super().wants_shadow(value)

    def copy(self, i: inst.Instruction, block: Block) -> None:
        if isinstance(i, inst.CallBase):
            calls.forward(self, i, block)
        elif isinstance(i, inst.Return) and block in self.facts.reaches_return:
            self._return(i)
        elif i.is_terminator:
            self.builder.insert(clone_instruction(i, self.primal, KEPT_METADATA))
        else:
            check_alone(self, i)
            check_member(self, i)
            self.copy_primal(i)
            if block in self.facts.reaches_return:
                self._tangent(i)

    def _tangent(self, i: inst.Instruction) -> None:
        handler = _HANDLERS.get(i.opcode)
        if handler is not None:
            handler(self, i)
        elif self.wants_shadow(i):
            use = use_of(i)
            if use is Use.RULE:
                self._by_rule(i)
            elif use is Use.ZERO and super().wants_shadow(i):
                self.shadow_of_operation(i)  # of a pointer
            elif use is Use.ZERO:
                self.set_shadows(i, (null(i.type),) * self.width)  # bits of a number that does not vary after all
            else:
                self.set_shadows(i, self.in_each_lane(i, _data_positions(i)))

    def reads_own_shadows(self, i: inst.Load) -> bool:
        """True if what is loaded is its own shadow where the memory is constant: a pointer. Not a number."""
        if not i.type.holds_pointer and not self.carries_pointer(i):
            return self.plan.guarded_root(i.pointer) is None
        if self.plan.guarded_root(i.pointer) is not None:
            self.refuse_mixture(i)
        return True

    def load_tangents(self, i: inst.Load) -> Lanes:
        """The tangents of numbers in memory that may be constant."""
        pairs = zip(self.shadows(i.pointer), self.activity_guards(i.pointer), strict=True)
        return tuple(
            self.guards.read(self.builder, guard, pointer, i.type, shadow_align(self, i))
            for pointer, guard in pairs
            if guard is not None
        )

    # -- rules ----------------------------------------------------------------------------------------------------------------

    def _by_rule(self, i: inst.Instruction) -> None:
        rule = rules.for_instruction(i)
        if rule is None:
            refuse_without_rule(self, i)
        self.apply(rule, i)

    def apply(self, rule: rules.Rule, i: inst.Instruction) -> None:
        """The tangents of a result by its rule, in each lane."""
        active = [k for k in rule.active_operands(i) if self.activity.is_active(i.operand(k))]
        outputs = [k for k in rule.outputs if self.activity.has_shadow(i.operand(k))]
        made: list[Value] = []
        for lane in range(self.width):
            given = {k: self.shadows(i.operand(k))[lane] for k in active}
            into = {k: self._output(i.operand(k), lane) for k in outputs}
            made.append(rule.tangent(self, i, given, into) or null(i.type))
        if self.activity.is_active(i):
            self.set_shadows(i, tuple(made))

    def _output(self, pointer: Value, lane: int) -> Value:
        """Where the tangent of a number goes that leaves through a pointer."""
        guard, shadow = self.activity_guards(pointer)[lane], self.shadows(pointer)[lane]
        return shadow if guard is None else self.guards.scratch(self.builder, guard, shadow, True)

    # -- results --------------------------------------------------------------------------------------------------------------

    def _return(self, i: inst.Return) -> None:
        if i.value is None:
            self.builder.ret()
            return
        returned = [self.primal(i.value)]
        if self.plan.key.returns_tangent:
            returned.extend(self.shadows(i.value))
        if len(returned) == 1:
            self.builder.ret(returned[0])
            return
        total: Value = null(self.function.return_type)
        for index, value in enumerate(returned):
            total = self.builder.insert_value(total, value, index)
        self.builder.ret(total)


# -- memory -----------------------------------------------------------------------------------------------------------------------


def _load(f: TangentCopy, i: inst.Instruction) -> None:
    assert isinstance(i, inst.Load)
    if not f.activity.has_shadow(i.pointer):
        marking.loaded(f, i)
        return
    if f.wants_shadow(i) or f.carries_pointer(i):
        _refuse_shared(f, i)
        marking.loaded(f, i)
        f.set_shadows(i, f.load_shadows(i) if f.reads_own_shadows(i) else f.load_tangents(i))


def _store(f: TangentCopy, i: inst.Instruction) -> None:
    """The tangent of what is stored, or zero: what was there is gone. Integers stay what they are."""
    assert isinstance(i, inst.Store)
    value = i.value
    marking.stored(f, i)
    if not f.activity.has_shadow(i.pointer):
        return
    if value.type.holds_pointer or f.has_lanes(value):
        _refuse_shared(f, i)
        f.store_shadows(i)
        return
    f.refuse_hidden_pointer(value)
    f.forget_overwritten(i)
    f.store_count(i)
    part = overwritten(f.facts.types, i)
    if part is not Overwritten.NOTHING:
        if part in (Overwritten.HIGH, Overwritten.WORD):
            _make_no_number(f, i)
        return
    kinds = stored_kinds(f, i)
    found = [(o, types.f64 if kind == IN_TURN else kind) for o, kind in kinds]
    numbers = [(offset, kind) for offset, kind in found if isinstance(kind, FloatType)]
    for pointer, guard in zip(f.shadows(i.pointer), f.activity_guards(i.pointer), strict=True):
        if not kinds:
            clear_unknown(f.runtime, f.builder, pointer, guard, f.module.layout.size(value.type))
            continue
        if len(numbers) == len(kinds):
            f.store_number(guard, null(value.type), pointer, shadow_align(f, i))
            continue
        for offset, kind in numbers:
            f.store_number(guard, null(kind), f.builder.offset(pointer, offset), 1)


def _make_no_number(f: TangentCopy, i: inst.Store) -> None:
    """The tangent of a number without sign and exponent is no number: who uses it will know."""
    for pointer, guard in zip(f.shadows(i.pointer), f.activity_guards(i.pointer), strict=True):
        f.store_number(guard, const_int(i.value.type, -1), pointer, 1)


def _refuse_shared(f: TangentCopy, i: inst.Load | inst.Store) -> None:
    if i.ordering is not None and not (f.program.must_be_alone(i) or f.program.is_between_regions(i)):
        raise DifferentiationError(
            "EH0310",
            f"atomic {i.opcode} of differentiated memory in {f.source.name}",
            why="others may change the memory between the access to it and to its shadow",
            remedy="copy the data to plain memory first",
        )


def _alloca(f: TangentCopy, i: inst.Instruction) -> None:
    assert isinstance(i, inst.Alloca)
    if not f.activity.has_shadow(i):
        return
    size = alloca_size(f, i)
    lanes = tuple(f.builder.insert(clone_instruction(i, f.primal)) for _ in range(f.width))
    for shadow in lanes:
        error_register.plain(shadow)
        f.runtime.fill_zero(f.builder, shadow, size)
    f.set_shadows(i, lanes)


# -- integers that carry numbers: the tangent's bits move as the value's do ----------------------------------------------------


def _shift(f: TangentCopy, i: inst.Instruction) -> None:
    if not f.wants_shadow(i):
        return
    amount = i.operand(1)
    if not isinstance(amount, ConstantInt) or amount.value % 8:
        refuse_bits(f, i)
    f.set_shadows(i, f.in_each_lane(i, frozenset((0,))))


def _mask(f: TangentCopy, i: inst.Instruction) -> None:
    if not f.wants_shadow(i):
        return
    if not isinstance(i.operand(1), ConstantInt):
        refuse_bits(f, i)
    f.set_shadows(i, f.in_each_lane(i, frozenset((0,))))


def _arithmetic(f: TangentCopy, i: inst.Instruction) -> None:
    if f.activity.is_active(i):
        refuse_bits(f, i)


def _data_positions(i: inst.Instruction) -> frozenset[int]:
    """The positions of the operands whose bytes get into the result."""
    count = len(i.operands)
    return frozenset(range(count)[DATA_OPERANDS.get(i.opcode, slice(None))])


_HANDLERS: dict[str, Callable[[TangentCopy, inst.Instruction], None]] = {
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "shl": _shift,
    "lshr": _shift,
    "and": _mask,
    **dict.fromkeys(("add", "sub", "mul", "xor", "ashr", "sext", "udiv", "sdiv", "urem", "srem"), _arithmetic),
}
