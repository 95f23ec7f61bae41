"""An adjoint or a tangent that is zero contributes nothing, however infinite the partial is.

That is a choice, `seed == 0 ? 0 : value`, and value is linear in the seed. Differentiated as it stands it would be constant
where the seed is zero; but its derivative is that of value: of s * p it is ds * p + s * dp, also at s = 0. So where derivatives
are differentiated again the choice is a call of a function that nobody defines, which has a rule of its own: its
derivative is zero only where the seed and the seed's own derivative are. When all requests are served, `lower` makes it a choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Protocol

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call, CallBase, Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantFloat, ConstantWord, Value, null
from enzyme_hub.rules.protocol import Context, Contributions, Rule

PREFIX = "__ehub_zero_for_zero"
_ATTRIBUTES = "nounwind willreturn memory(none)"


def zero_for_zero(
    b: Builder, module: Module, seeds: Sequence[Value], values: Sequence[Value], is_differentiated_again: bool
) -> tuple[Value, ...]:
    """`values`, or zeros where all `seeds`, which are of one type, are zero."""
    seeds = [seed for seed in seeds if not _is_zero(seed)]
    if not seeds:
        return tuple(null(value.type) for value in values)
    if not is_differentiated_again:
        return _chosen(b, seeds, values)
    marks = (_mark(module, (*(seed.type for seed in seeds), value.type)) for value in values)
    return tuple(b.call(mark, [*seeds, value]) for mark, value in zip(marks, values, strict=True))


class Deciding(Protocol):
    """Where zeros are chosen, and whether the request asks for `enzyme_strong_zero`."""

    @property
    def strong_zero(self) -> bool: ...

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]: ...


def strong(g: Deciding, product: Value, *factors: Value) -> Value:
    """The product of these; where the request asks for it, zero if one of them is zero, however infinite the others are."""
    for factor in factors if g.strong_zero else ():
        if not (isinstance(factor, ConstantFloat) and factor.value):
            (product,) = g.zero_for_zero([factor], [product])
    return product


def is_mark(i: Instruction) -> bool:
    """True for a choice of a derivative, whose last argument is the value."""
    return isinstance(i, CallBase) and (i.callee.name or "").startswith(PREFIX)


class ZeroForZeroRule(Rule):
    """The choice, by seeds and value."""

    def active_operands(self, instruction: Instruction) -> tuple[int, ...]:
        return tuple(range(_last(instruction) + 1))

    def adjoint(self, g: Context, instruction: Instruction, seed: Value | None, wanted: Set[int]) -> Contributions:
        last = _last(instruction)
        return [(last, seed)] if seed is not None and last in wanted else []

    def tangent(
        self, g: Context, instruction: Instruction, tangents: Mapping[int, Value], outputs: Mapping[int, Value]
    ) -> Value | None:
        last = _last(instruction)
        if last not in tangents:
            return None
        seeds = [g.primal(instruction.operand(k)) for k in range(last)]
        own = [tangents[k] for k in range(last) if k in tangents]
        return g.zero_for_zero([*seeds, *own], [tangents[last]])[0]


ZERO_FOR_ZERO = ZeroForZeroRule()


def lower(module: Module) -> None:
    """Make the calls choices."""
    marks = {name: function for name, function in module.functions.items() if name.startswith(PREFIX)}
    if not marks:
        return
    for function in module.functions.values():
        if not function.is_read and function.body_text is not None and PREFIX in function.body_text:
            _ = function.blocks  # read, so that its calls are users
    for name, mark in marks.items():
        for use in list(mark.uses):
            if isinstance(use.user, Call):
                _lower_call(use.user)
        del module.functions[name]


def _lower_call(call: Call) -> None:
    assert call.block is not None
    position = call.block.instructions.index(call)
    rest = call.block.instructions[position:]
    del call.block.instructions[position:]
    *seeds, value = call.arguments
    call.replace_all_uses_with(_chosen(Builder(call.block), seeds, [value])[0])
    call.block.instructions.extend(rest)
    call.erase()


def _chosen(b: Builder, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
    tests = [b.compare("fcmp", "oeq", seed, null(seed.type)) for seed in seeds]
    nothing = tests[0]
    for test in tests[1:]:
        nothing = b.binary("and", nothing, test)
    return tuple(b.select(nothing, null(value.type), value) for value in values)


def _mark(module: Module, parameters: tuple[Type, ...]) -> Function:
    words = "".join(c if c.isalnum() else "_" for c in ".".join(map(str, parameters)))
    return module.declare(f"{PREFIX}.{words}", types.function(parameters[-1], parameters), _ATTRIBUTES)


def _last(instruction: Instruction) -> int:
    assert isinstance(instruction, CallBase)
    return len(instruction.arguments) - 1


def _is_zero(value: Value) -> bool:
    return (isinstance(value, ConstantFloat) and value.value == 0) or (
        isinstance(value, ConstantWord) and value.is_zero
    )
