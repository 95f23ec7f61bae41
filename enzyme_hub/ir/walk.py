"""Walks along values: what a value is made of (`origin`, `origins`), where it goes (`uses_through`), what a constant names.

The walks go through instructions that hand a value on. The caller says which these are: a set of opcodes.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir.instructions import CASTS, Instruction
from enzyme_hub.ir.values import ConstantAggregate, ConstantExpr, Use, Value

CHOICES = frozenset(("phi", "select"))
MOVES = CHOICES | {"freeze"}
PLACES = frozenset(("getelementptr",))
LANES = frozenset(("extractelement", "insertelement", "shufflevector"))
MEMBERS = LANES | {"extractvalue", "insertvalue"}
CASTS_AND_PLACES = PLACES.union(CASTS)


def handed_on(i: Instruction) -> Sequence[Value]:
    """What a phi or a select chooses among; the pointer of a getelementptr; of others all operands."""
    if i.opcode == "phi":
        return i.operands[::2]
    if i.opcode == "select":
        return i.operands[1:]
    return i.operands[:1] if i.opcode == "getelementptr" else i.operands


def origins(value: Value, through: Container[str]) -> Iterator[Value]:
    """The values behind instructions with these opcodes; each once, in the order of the operands."""
    work = Worklist([value])
    for one in work:
        if isinstance(one, Instruction) and one.opcode in through:
            work.extend(reversed(handed_on(one)))
        else:
            yield one


def origin(value: Value, through: Container[str] = PLACES) -> Value:
    """The one value behind instructions with these opcodes, along their first operands."""
    while isinstance(value, Instruction) and value.opcode in through:
        value = value.operand(0)
    return value


def uses_through(value: Value, through: Container[str]) -> Iterator[Use]:
    """The uses of a value, and of what instructions with these opcodes make of it; the uses by these instructions are left out."""
    work = Worklist([value])
    for one in work:
        for use in one.uses:
            if use.user.opcode in through:
                work.add(use.user)
            else:
                yield use


def constants_in(value: Value) -> Iterable[Value]:
    """A constant, and all that it is made of; each once."""
    return reachable([value], made_of) if isinstance(value, (ConstantExpr, ConstantAggregate)) else (value,)


def made_of(value: Value) -> Sequence[Value]:
    """The operands or elements of a constant that has such."""
    if isinstance(value, ConstantExpr):
        return value.operands
    return value.elements if isinstance(value, ConstantAggregate) else ()
