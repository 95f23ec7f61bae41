"""Debug records (`#dbg_value`, `#dbg_declare`, ...) as objects: which variable of the source a value is.

Instructions keep the records as text, because nearly nobody asks. The text uses the names that values had when the body
was read, so ask before changing the function.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.base.records import record
from enzyme_hub.errors import InputError
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import Unexpected, quote, tokenize
from enzyme_hub.ir.metadata import MDNode, MetadataTable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.operand_reader import OperandReader
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value


@record
class DebugRecord:
    """`kind` is value, declare, declare_value or assign. `values` are what is described (several for a DIArgList)."""

    kind: str
    values: tuple[Value, ...]
    variable: MDNode
    expression: MDNode
    location: MDNode
    address: Value | None = None  # of assign: where the variable is stored


def debug_records(function: Function) -> Iterator[tuple[Instruction, DebugRecord]]:
    """Each record about a variable, with the instruction it stands before."""
    reader: _RecordReader | None = None
    for instruction in function.instructions:
        for text in instruction.debug_records:
            if text.startswith("#dbg_label("):
                continue
            reader = reader or _RecordReader(function)
            yield instruction, reader.read(text)


class _RecordReader(OperandReader):
    def __init__(self, function: Function) -> None:
        self.table: MetadataTable = function.module.metadata
        super().__init__(self.table.names, [])
        values: list[Value] = [*function.arguments, *function.instructions]
        self.locals = {"%" + quote(value.name): value for value in values if value.name is not None}

    def read(self, text: str) -> DebugRecord:
        kind, _, inner = text[5:-1].partition("(")
        self.tokens = tokenize(inner)
        try:
            return self._read(kind)
        except (Unexpected, KeyError, IndexError, ValueError) as error:
            raise InputError("EH0106", f"cannot read the debug record {text[:200]}", why=str(error)) from error

    def _read(self, kind: str) -> DebugRecord:
        t = self.tokens
        values, i = self._values()
        i = self.expect(i, ",")
        variable, expression = self.table[t[i]], self.table[t[i + 2]]
        i += 4
        address: Value | None = None
        if kind == "assign":  # identity, address, address expression
            i += 2
            if t[i][0] != "!":
                address, i = self.parse_typed(i)
            else:
                i += 1
            i += 3
        return DebugRecord(kind, values, variable, expression, self.table[t[i]], address)

    def _values(self) -> tuple[tuple[Value, ...], int]:
        token = self.tokens[0]
        if token.startswith("!DIArgList("):
            outer, self.tokens = self.tokens, tokenize(token[11:-1])
            values: list[Value] = []
            i = 0
            while self.tokens[i] != "\0":
                value, i = self.parse_typed(i)
                values.append(value)
                i += self.tokens[i] == ","
            self.tokens = outer
            return tuple(values), 1
        if token[0] == "!":
            return (), 1
        value, i = self.parse_typed(0)
        return (value,), i

    def parse_value(self, type_: Type, i: int) -> tuple[Value, int]:
        token = self.tokens[i]
        if token[0] == "%":
            if token not in self.locals:
                raise Unexpected(i, f"unknown value {token}")
            return self.locals[token], i + 1
        return self.parse_constant(type_, i)
