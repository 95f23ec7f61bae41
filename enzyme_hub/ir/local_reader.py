"""Operands of instructions: what is named within one function, and the lists, flags and orderings instructions share."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.lexer import Unexpected, unquote, words
from enzyme_hub.ir.operand_reader import Names, OperandReader
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value

FAST_MATH = frozenset(inst.FAST_MATH)
FLAGS = FAST_MATH | words("nuw nsw exact inbounds nusw nneg disjoint samesign atomic volatile weak inalloca swifterror")
ORDERINGS = words("unordered monotonic acquire release acq_rel seq_cst")


class ForwardReference(Value):
    """Stands for a local value that is used before it is defined. `index` is the token of the first use."""

    __slots__ = ("index",)

    def __init__(self, type_: Type, name: str, index: int) -> None:
        super().__init__(type_, name)
        self.index = index


class LocalReader(OperandReader):
    """Reads operands that may be local values. `forward` holds those that are not defined yet."""

    def __init__(self, names: Names, tokens: list[str]) -> None:
        super().__init__(names, tokens)
        self.locals: dict[str, Value] = {}  # by token, with the %
        self.forward: dict[str, ForwardReference] = {}

    def parse_value(self, type_: Type, i: int) -> tuple[Value, int]:
        token = self.tokens[i]
        if token[0] == "%":
            found = self.locals.get(token)
            if found is None:
                found = ForwardReference(type_, unquote(token[1:]), i)
                self.locals[token] = self.forward[token] = found
            return found, i + 1
        return self.parse_constant(type_, i)

    def parse_block(self, i: int) -> tuple[Block, int]:
        """`label %name`."""
        if self.tokens[i] != "label":
            raise Unexpected(i, f"expected a label, found {self.tokens[i]!r}")
        return self.parse_bare_block(i + 1)

    def parse_bare_block(self, i: int) -> tuple[Block, int]:
        found = self.locals.get(self.tokens[i])
        if not isinstance(found, Block):
            raise Unexpected(i, f"expected the name of a block, found {self.tokens[i]!r}")
        return found, i + 1

    def parse_optional_flags(self, i: int) -> tuple[tuple[str, ...], int]:
        """Words up to the type."""
        t = self.tokens
        if t[i] in self.types:
            return (), i
        start = i
        while t[i] not in self.types and t[i][0].isalpha() and t[i] in FLAGS:
            i += 1
        return tuple(t[start:i]), i

    def parse_optional_align(self, i: int) -> tuple[int | None, int]:
        if self.tokens[i] == "," and self.tokens[i + 1].startswith("align "):
            return int(self.tokens[i + 1][6:]), i + 2
        return None, i

    def parse_optional_ordering(self, i: int) -> tuple[str | None, int]:
        t = self.tokens
        start = i
        while t[i] in ORDERINGS or t[i].startswith("syncscope("):
            i += 1
        return (" ".join(t[start:i]) if i > start else None), i

    def parse_pair(self, i: int) -> tuple[Value, Value, int]:
        """`type a, b`."""
        type_, i = self.parse_type(i)
        left, i = self.parse_value(type_, i)
        right, i = self.parse_value(type_, self.expect(i, ","))
        return left, right, i

    def parse_typed_list(self, i: int) -> tuple[list[Value], int]:
        """Typed values between commas, up to something else (an attachment follows a comma too)."""
        t = self.tokens
        value, i = self.parse_typed(i)
        values = [value]
        while t[i] == "," and t[i + 1][0] != "!":
            value, i = self.parse_typed(i + 1)
            values.append(value)
        return values, i

    def parse_operands(self, i: int, count: int) -> tuple[list[Value], int]:
        values, end = self.parse_typed_list(i)
        if len(values) != count:
            raise Unexpected(i, f"expected {count} operands, found {len(values)}")
        return values, end

    def parse_block_list(self, i: int) -> tuple[list[Block], int]:
        """`label %a, label %b]`."""
        blocks: list[Block] = []
        while self.tokens[i] != "]":
            if blocks:
                i = self.expect(i, ",")
            block, i = self.parse_block(i)
            blocks.append(block)
        return blocks, i + 1
