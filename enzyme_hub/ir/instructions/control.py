"""Terminators, and what stands at the start of blocks that exceptions lead to."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.ir import types
from enzyme_hub.ir.instructions.base import Effectful, Terminator
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value


class Return(Terminator):
    """ret: no operand, or the value."""

    __slots__ = ()

    def __init__(self, value: Value | None = None) -> None:
        super().__init__("ret", types.void, () if value is None else (value,))

    @property
    def value(self) -> Value | None:
        return self._operands[0] if self._operands else None


class Branch(Terminator):
    """br: one block; or a condition, the block if true and the block if false."""

    __slots__ = ()

    def __init__(self, *operands: Value) -> None:
        super().__init__("br", types.void, operands)

    @property
    def is_conditional(self) -> bool:
        return len(self._operands) == 3

    @property
    def condition(self) -> Value:
        assert self.is_conditional
        return self._operands[0]


class Switch(Terminator):
    """switch: value, default block, then case constant and block in turn."""

    __slots__ = ()

    def __init__(self, value: Value, default: Block, cases: Sequence[tuple[Value, Block]]) -> None:
        super().__init__("switch", types.void, (value, default, *(part for case in cases for part in case)))

    @property
    def value(self) -> Value:
        return self._operands[0]

    @property
    def default(self) -> Block:
        block = self._operands[1]
        assert isinstance(block, Block)
        return block

    @property
    def cases(self) -> list[tuple[ConstantInt, Block]]:
        return list(zip(self._operands[2::2], self._operands[3::2], strict=True))  # type: ignore[arg-type]


class IndirectBranch(Terminator):
    """indirectbr: address, then the blocks."""

    __slots__ = ()

    def __init__(self, address: Value, blocks: Sequence[Block]) -> None:
        super().__init__("indirectbr", types.void, (address, *blocks))


class Resume(Terminator):
    __slots__ = ()

    def __init__(self, value: Value) -> None:
        super().__init__("resume", types.void, (value,))


class Unreachable(Terminator):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("unreachable", types.void, ())


class LandingPad(Effectful):
    """landingpad: `flags` holds `cleanup`; `clauses` are ("catch" | "filter") per operand."""

    __slots__ = ("clauses",)

    def __init__(self, type_: Type, clauses: Sequence[tuple[str, Value]], flags: tuple[str, ...] = ()) -> None:
        super().__init__("landingpad", type_, [value for _, value in clauses], flags)
        self.clauses = tuple(word for word, _ in clauses)


class FuncletPad(Effectful):
    """catchpad and cleanuppad: operand 0 is the parent (a token), then the arguments."""

    __slots__ = ()

    def __init__(self, opcode: str, parent: Value, arguments: Sequence[Value]) -> None:
        super().__init__(opcode, types.token, (parent, *arguments))


class CatchSwitch(Terminator):
    """catchswitch: parent, handlers, and the unwind block if `unwinds_to_block`."""

    __slots__ = ("unwinds_to_block",)

    def __init__(self, parent: Value, handlers: Sequence[Block], unwind: Block | None) -> None:
        super().__init__("catchswitch", types.token, (parent, *handlers, *((unwind,) if unwind else ())))
        self.unwinds_to_block = unwind is not None


class FuncletReturn(Terminator):
    """catchret (pad, block) and cleanupret (pad, block or nothing, which is `unwind to caller`)."""

    __slots__ = ()

    def __init__(self, opcode: str, pad: Value, block: Block | None) -> None:
        super().__init__(opcode, types.void, (pad, block) if block else (pad,))
