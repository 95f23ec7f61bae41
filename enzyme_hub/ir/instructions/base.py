"""What all instructions have, and the base classes of their families."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from enzyme_hub.ir.site import Site
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Use, Value

if TYPE_CHECKING:
    from enzyme_hub.ir.module import Function

I = TypeVar("I", bound="Instruction")  # noqa: E741


class Instruction(Value):
    """One instruction. `attachments` maps a metadata kind to what LLVM printed after it (`{"tbaa": "!7"}`).

    `debug_records` are the lines of #dbg records printed before the instruction. `block` is None while it is in none.
    """

    __slots__ = ("opcode", "flags", "block", "attachments", "debug_records", "_operands", "_slots")
    is_terminator = False

    def __init__(self, opcode: str, type_: Type, operands: Sequence[Value], flags: tuple[str, ...] = ()) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.flags = flags
        self.block: Block | None = None
        self.attachments: dict[str, str] = {}
        self.debug_records: tuple[str, ...] = ()
        self._operands = list(operands)
        self._slots = [self._use(operand, index) for index, operand in enumerate(operands)]

    # -- operands ---------------------------------------------------------------------------------------------------

    @property
    def operands(self) -> tuple[Value, ...]:
        return tuple(self._operands)

    def operand(self, index: int) -> Value:
        return self._operands[index]

    def add_operand(self, value: Value) -> None:
        self._operands.append(value)
        self._slots.append(self._use(value, len(self._slots)))

    def set_operand(self, index: int, value: Value) -> None:
        old = self._slots[index]
        if old is not None:
            del self._operands[index]._uses[old]
        self._operands[index] = value
        self._slots[index] = self._use(value, index)

    def replace_operand(self, old: Value, new: Value) -> None:
        """Use `new` wherever `old` is an operand."""
        for index, operand in enumerate(self._operands):
            if operand is old:
                self.set_operand(index, new)

    def remove_operands(self, start: int, stop: int) -> None:
        """Drop operands [start, stop), moving the later ones down."""
        kept = self._operands[stop:]
        self._drop_from(start)
        for value in kept:
            self.add_operand(value)

    def drop_operands(self) -> None:
        """Drop all operands, so that this instruction is no user of anything."""
        self._drop_from(0)

    def _drop_from(self, start: int) -> None:
        for value, slot in zip(self._operands[start:], self._slots[start:], strict=True):
            if slot is not None:
                del value._uses[slot]
        del self._operands[start:]
        del self._slots[start:]

    def _use(self, value: Value, index: int) -> Use | None:
        if not value.tracks_uses:
            return None
        use = Use(self, index)
        value._uses[use] = None
        return use

    # -- place ------------------------------------------------------------------------------------------------------

    @property
    def function(self) -> Function:
        assert self.block is not None
        return self.block.function

    @property
    def site(self) -> Site:
        """The line from debug information, else the function and the instruction; for messages.

        Of an instruction without a line it is where the function begins; in a function without lines (a library's own, compiled into the
        program), the line that leads there, and that is said.
        """
        metadata = self.function.module.metadata
        if (found := metadata.site(self)) is not None:
            return found
        if (begins := metadata.definition(self.function)) is not None:
            return Site(begins.file, begins.line)
        if (leading := _line_that_leads_to(self.function)) is not None:
            return replace(leading, beside=f"on the way to {self.function.name}")
        named = f" %{self.name}" if self.name else ""
        return Site(beside=f"function {self.function.name}, instruction {self.opcode}{named}")

    @property
    def where(self) -> str:
        """The same as text."""
        return str(self.site)

    def insert_before(self: I, other: Instruction) -> I:
        """Put this instruction, which is in no block, in front of another; returns it."""
        assert other.block is not None
        other.block.insert(other.block.instructions.index(other), self)
        return self

    def erase(self) -> None:
        """Take the instruction out of its block for good. Raises ValueError while it is used."""
        if self._uses:
            raise ValueError(f"cannot erase {self.opcode} %{self.name}: it has {len(self._uses)} uses")
        self.drop_operands()
        if self.block is not None:
            self.block.instructions.remove(self)
            self.block = None

    # -- facts ------------------------------------------------------------------------------------------------------

    @property
    def successors(self) -> tuple[Block, ...]:
        return ()

    @property
    def is_pure(self) -> bool:
        """No effect and no dependence on memory; running it again gives the same value (it may still be undefined)."""
        return False

    @property
    def may_read(self) -> bool:
        return False

    @property
    def may_write(self) -> bool:
        return False

    @property
    def is_volatile_or_atomic(self) -> bool:
        return False


def _line_that_leads_to(function: Function) -> Site | None:
    """The line of a call of the function, or of one that calls it."""
    work, seen = [function], {function}
    for one in work:
        for user in one.users:
            if user.block is None or user.operands[-1] is not one:
                continue
            if (place := user.function.module.metadata.site(user)) is not None:
                return place
            if user.function not in seen:
                seen.add(user.function)
                work.append(user.function)
    return None


class Pure(Instruction):
    """Base of what only computes."""

    __slots__ = ()

    @property
    def is_pure(self) -> bool:
        return True


class Effectful(Instruction):
    """Base of what reads and writes memory in ways we do not model further."""

    __slots__ = ()

    @property
    def may_read(self) -> bool:
        return True

    @property
    def may_write(self) -> bool:
        return True

    @property
    def is_volatile_or_atomic(self) -> bool:
        return True


class Terminator(Instruction):
    """Base of the terminators; their successors are the blocks among their operands."""

    __slots__ = ()
    is_terminator = True

    @property
    def successors(self) -> tuple[Block, ...]:
        return tuple(value for value in self._operands if isinstance(value, Block))
