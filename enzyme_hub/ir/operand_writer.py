"""The spelling of constants and metadata operands, each made once."""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.lexer import quote
from enzyme_hub.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpr,
    ConstantFloat,
    ConstantInt,
    ConstantOther,
    ConstantSplat,
    ConstantWord,
    GlobalValue,
    Value,
)


class ConstantWriter:
    """Spells constants; `spelled` keeps what was spelled, by identity."""

    def __init__(self) -> None:
        self.spelled: dict[Value, str] = {}

    def reference(self, value: Constant) -> str:
        """The constant without its type."""
        found = self.spelled.get(value)
        if found is None:
            found = self.spelled[value] = self._spell(value)
        return found

    def typed(self, value: Constant) -> str:
        return f"{value.type} {self.reference(value)}"

    def _spell(self, value: Constant) -> str:
        if isinstance(value, GlobalValue):
            assert value.name is not None, "a global needs a name"
            return "@" + quote(value.name)
        if isinstance(value, ConstantInt):
            if value.type is types.i1:
                return "true" if value.value else "false"
            return str(value.value)
        if isinstance(value, (ConstantFloat, ConstantData)):
            return value.literal
        if isinstance(value, ConstantWord):
            return value.word
        if isinstance(value, ConstantOther):
            return value.text
        if isinstance(value, ConstantSplat):
            return f"splat ({self.typed(value.element)})"
        if isinstance(value, ConstantAggregate):
            return self._aggregate(value)
        if isinstance(value, ConstantExpr):
            return self._expression(value)
        raise AssertionError(f"cannot spell {type(value).__name__}")

    def _aggregate(self, value: ConstantAggregate) -> str:
        inner = ", ".join([self.typed(element) for element in value.elements])
        if isinstance(value.type, types.ArrayType):
            return f"[{inner}]"
        if isinstance(value.type, types.VectorType):
            return f"<{inner}>"
        assert isinstance(value.type, types.StructType)
        body = f"{{ {inner} }}" if inner else "{}"
        return f"<{body}>" if value.type.packed else body

    def _expression(self, value: ConstantExpr) -> str:
        head = " ".join((value.opcode, *value.flags))
        operands = [self.typed(operand) for operand in value.operands]
        if value.source_type is not None:
            operands.insert(0, str(value.source_type))
        inner = ", ".join(operands)
        if len(operands) == 1 and value.opcode != "getelementptr":
            inner += f" to {value.type}"
        return f"{head} ({inner})"
