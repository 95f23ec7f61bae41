"""Addresses that are kept as integers: which operations leave an address one, and what a function does with one that it is given."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.bits import leaves_no_address
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Use, Value

# Integer operations whose result is still an address if an operand was one.
MOVES_ADDRESS = frozenset(
    "phi select freeze add sub or xor insertvalue extractvalue insertelement extractelement shufflevector".split()
)
MOVES_WORD = frozenset("phi select freeze insertvalue extractvalue".split())


def addresses_in(i: inst.Instruction) -> list[Value]:
    """The operands of which an integer may be the address, or that of a neighbour, with marks in its first or last bits."""
    if i.opcode == "sub" and not isinstance(i.operand(1), ConstantInt):
        return []  # a distance
    return list(i.operands) if moves_address(i) else []


def moves_address(i: inst.Instruction) -> bool:
    if i.opcode == "xor" and isinstance(mask := i.operand(1), ConstantInt) and mask.value in (-1, (1 << 64) - 1):
        return False  # flang marks the end of what it allocates so; nobody takes it for an address
    return i.opcode in MOVES_ADDRESS or _takes_marks_away(i)


def checked_operation(call: inst.CallBase) -> str | None:
    """The operation of which a call tells whether its result fits, as unoptimised Rust does: `add`, `sub` or `mul`."""
    name = call.intrinsic or ""
    return name.removeprefix("llvm.")[1:4] if ".with.overflow." in name else None


def _takes_marks_away(i: inst.Instruction) -> bool:
    return i.opcode == "and" and not leaves_no_address(i)


def puts_away(function: Function, index: int) -> bool:
    """True if a function may put what it is given as an integer into memory: there it would have no shadow."""
    uses = _uses_of_word(function, index, MOVES_WORD)
    return any(isinstance(use.user, inst.Store) and use.index == 0 for use in uses)


def follows(function: Function, index: int) -> bool:
    """True if a function makes a pointer of what it is given as an integer."""
    return any(use.user.opcode == "inttoptr" for use in _uses_of_word(function, index, MOVES_ADDRESS | {"and"}))


def _uses_of_word(function: Function, index: int, moves: frozenset[str]) -> Iterator[Use]:
    """The uses of a parameter, and of what these operations make of it, there and in the functions that are given it."""
    work: Worklist[Value] = Worklist(function.arguments[index : index + 1])
    for value in work:
        for use in value._uses:
            yield use
            user = use.user
            if isinstance(user, inst.CallBase) and (called := user.called_function) is not None:
                work.extend(called.arguments[use.index : use.index + 1])
            elif user.opcode in moves:
                work.add(user)
