"""Types and constants from tokens: what the headers of globals, initialisers and instructions have in common.

A parse method takes the index of its first token and returns the object with the index behind it. `parse_x` raises
`Unexpected`; nothing backtracks.
"""

from __future__ import annotations

import struct

from enzyme_hub.ir import types
from enzyme_hub.ir.lexer import Unexpected, unescape, words
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.types import Type
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
    Value,
)

CONSTANT_WORDS = frozenset(("null", "zeroinitializer", "undef", "poison", "none"))
EXPRESSIONS = words(
    "getelementptr ptrtoint inttoptr ptrtoaddr addrspacecast bitcast trunc add sub xor "
    "extractelement insertelement shufflevector"
)
# The words a value can begin with: what stands before a value and is none of these is an attribute.
VALUE_WORDS = CONSTANT_WORDS | EXPRESSIONS | frozenset(("true", "false", "splat", "asm"))
PASSED_THROUGH = ("blockaddress(", "dso_local_equivalent ", "no_cfi ", "ptrauth (")
NO_ATTRIBUTES = ("ptr addrspace(", "target(", "addrspace(", *PASSED_THROUGH)

_SIMPLE_TYPES: dict[str, Type] = {
    str(type_): type_
    for type_ in (
        types.void, types.label, types.metadata, types.token, types.ptr, types.i1, types.i8, types.i16, types.i32,
        types.i64, types.half, types.bfloat, types.f32, types.f64, types.x86_fp80, types.fp128, types.ppc_fp128,
        types.simple("x86_amx"), types.int_(128),
    )
}  # fmt: skip


class Names:
    """What a module's text refers to by name: its types, its globals, and its constants so far (they are shared)."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.types: dict[str, Type] = {**_SIMPLE_TYPES, **module.structs}  # by token
        self.globals: dict[str, Constant] = {}  # by token, with the @
        self.constants: dict[tuple[Type, str], Constant] = {}  # by type and token
        self.function_types: dict[tuple[Type, ...], types.FunctionType] = {}


class OperandReader:
    """Reads types and constants from `tokens`."""

    def __init__(self, names: Names, tokens: list[str]) -> None:
        self.names = names
        self.tokens = tokens
        self.types = names.types
        self.constants = names.constants

    def expect(self, index: int, token: str) -> int:
        if self.tokens[index] != token:
            raise Unexpected(index, f"expected {token!r}, found {self.tokens[index]!r}")
        return index + 1

    # -- types -----------------------------------------------------------------------------------------------------

    def parse_type(self, i: int) -> tuple[Type, int]:
        """A first-class type or void."""
        found = self.types.get(self.tokens[i])
        if found is not None:
            return found, i + 1
        return self._parse_new_type(i)

    def parse_value_type(self, i: int) -> tuple[Type, int]:
        """A type that may be a function's."""
        type_, i = self.parse_type(i)
        while self.tokens[i] == "(":
            parameters, is_vararg, i = self.parse_parameter_types(i + 1)
            type_ = types.function(type_, parameters, is_vararg)
        return type_, i

    def parse_parameter_types(self, i: int) -> tuple[tuple[Type, ...], bool, int]:
        found: list[Type] = []
        is_vararg = False
        while self.tokens[i] != ")":
            if found:
                i = self.expect(i, ",")
            if self.tokens[i] == "...":
                is_vararg, i = True, i + 1
                break
            type_, i = self.parse_type(i)
            found.append(type_)
        return tuple(found), is_vararg, self.expect(i, ")")

    def _parse_new_type(self, i: int) -> tuple[Type, int]:
        """A type that is no known token: a new simple one, or one of several tokens."""
        token = self.tokens[i]
        if token[0] == "i" and token[1:].isdigit():
            type_: Type = types.int_(int(token[1:]))
        elif token.startswith("ptr addrspace("):
            type_ = types.pointer(int(token[14:-1]))
        elif token.startswith("target("):
            type_ = types.target(token)
        elif token[0] in "<[" and len(token) > 1:
            type_ = self._one_token_sequence(token, i)
        else:
            return self._parse_compound_type(i)
        self.types[token] = type_
        return type_, i + 1

    def _one_token_sequence(self, token: str, i: int) -> Type:
        scalable = token.startswith("<vscale x ")
        count, _, element = token[10 if scalable else 1 : -1].partition(" x ")
        inner = self.types.get(element)
        if inner is None:
            if not (element[0] == "i" and element[1:].isdigit()):
                raise Unexpected(i, f"unknown type {element!r}")
            inner = self.types[element] = types.int_(int(element[1:]))
        if token[0] == "[":
            return types.array(int(count), inner)
        return types.vector(int(count), inner, scalable)

    def _parse_compound_type(self, i: int) -> tuple[Type, int]:
        t = self.tokens
        token = t[i]
        if token == "{":
            return self._parse_struct_type(i + 1, packed=False)
        if token == "<" and t[i + 1] == "{":
            struct_type, i = self._parse_struct_type(i + 2, packed=True)
            return struct_type, self.expect(i, ">")
        if token in ("[", "<"):
            i += 1
            scalable = t[i] == "vscale"
            if scalable:
                i = self.expect(i + 1, "x")
            if not t[i].isdigit():
                raise Unexpected(i, f"expected a number of elements, found {t[i]!r}")
            count = int(t[i])
            element, i = self.parse_type(self.expect(i + 1, "x"))
            if token == "[":
                return types.array(count, element), self.expect(i, "]")
            return types.vector(count, element, scalable), self.expect(i, ">")
        raise Unexpected(i, f"expected a type, found {token!r}")

    def _parse_struct_type(self, i: int, packed: bool) -> tuple[Type, int]:
        elements: list[Type] = []
        while self.tokens[i] != "}":
            if elements:
                i = self.expect(i, ",")
            element, i = self.parse_type(i)
            elements.append(element)
        return types.struct(tuple(elements), packed), i + 1

    # -- attributes ------------------------------------------------------------------------------------------------

    def parse_optional_attributes(self, i: int) -> tuple[tuple[str, ...], int]:
        """The attributes of a result or of a parameter, up to the type or value that follows (usually none)."""
        t = self.tokens
        found: list[str] = []
        while True:
            token = t[i]
            if token[0] == '"':
                if t[i + 1] == "=":
                    found.append(f"{token}={t[i + 2]}")
                    i += 3
                    continue
            elif self._ends_attributes(token):
                return tuple(found), i
            found.append(token)
            i += 1

    def _ends_attributes(self, token: str) -> bool:
        if not token[0].isalpha() or token in VALUE_WORDS or token in self.types:
            return True
        return token.startswith(NO_ATTRIBUTES) or (token[0] == "i" and token[1:].isdigit()) or token[:2] == 'c"'

    # -- constants -------------------------------------------------------------------------------------------------

    def parse_typed(self, i: int) -> tuple[Value, int]:
        """A type and a value of it."""
        type_ = self.types.get(self.tokens[i])
        if type_ is None:
            type_, i = self._parse_new_type(i)
            return self.parse_value(type_, i)
        return self.parse_value(type_, i + 1)

    def parse_typed_constant(self, i: int) -> tuple[Constant, int]:
        type_, i = self.parse_type(i)
        return self.parse_constant(type_, i)

    def parse_value(self, type_: Type, i: int) -> tuple[Value, int]:
        """A value; where there are local names this is overridden."""
        return self.parse_constant(type_, i)

    def parse_constant(self, type_: Type, i: int) -> tuple[Constant, int]:
        token = self.tokens[i]
        found = self.constants.get((type_, token))
        if found is not None:
            return found, i + 1
        first = token[0]
        if first == "@":
            global_ = self.names.globals.get(token)
            if global_ is None:
                raise Unexpected(i, f"unknown global {token}")
            return global_, i + 1
        simple = self._simple_constant(type_, token)
        if simple is not None:
            self.constants[type_, token] = simple
            return simple, i + 1
        return self._parse_compound_constant(type_, i)

    def _simple_constant(self, type_: Type, token: str) -> Constant | None:
        """A constant of one token, or None. These are shared."""
        if isinstance(type_, types.IntType):
            if token[-1].isdigit() and (token[0] == "-" or token[0].isdigit()):
                return ConstantInt(type_, int(token))
            if type_ is types.i1 and token in ("true", "false"):
                return ConstantInt(type_, int(token == "true"))
        elif isinstance(type_, types.FloatType) and (token[0] == "-" or token[0].isdigit()):
            return ConstantFloat(type_, token, float_value(token))
        if token in CONSTANT_WORDS:
            return ConstantWord(type_, token)
        if token[:2] == 'c"':
            return ConstantData(type_, token, unescape(token[2:-1]))
        if token.startswith(PASSED_THROUGH):
            word = token[: min(token.find(stop) for stop in "( " if stop in token)]
            return ConstantOther(type_, word, token)
        return None

    def _parse_compound_constant(self, type_: Type, i: int) -> tuple[Constant, int]:
        t = self.tokens
        token = t[i]
        if token in ("[", "{"):
            elements, i = self._parse_elements(i + 1, "]" if token == "[" else "}")
            return ConstantAggregate(type_, elements), i
        if token == "<":
            packed = t[i + 1] == "{"
            elements, i = self._parse_elements(i + 1 + packed, "}" if packed else ">")
            return ConstantAggregate(type_, elements), self.expect(i, ">") if packed else i
        if token[0] in "<[":  # an array or vector constant that looked like a one-token type cannot occur
            raise Unexpected(i, f"expected a constant, found {token!r}")
        if token == "splat":
            element, i = self.parse_typed_constant(self.expect(i + 1, "("))
            return ConstantSplat(type_, element), self.expect(i, ")")
        if token == "asm":
            return self._parse_asm(type_, i)
        if token in EXPRESSIONS:
            return self._parse_expression(type_, i)
        raise Unexpected(i, f"expected a constant of type {type_}, found {token!r}")

    def _parse_elements(self, i: int, close: str) -> tuple[tuple[Constant, ...], int]:
        t = self.tokens
        elements: list[Constant] = []
        while t[i] != close:
            if elements:
                i = self.expect(i, ",")
            element, i = self.parse_typed_constant(i)
            elements.append(element)
        return tuple(elements), i + 1

    def _parse_asm(self, type_: Type, i: int) -> tuple[Constant, int]:
        t = self.tokens
        start = i
        while t[i][0] != '"':
            i += 1
        if t[i + 1] != "," or t[i + 2][0] != '"':
            raise Unexpected(i, "expected the two strings of inline assembly")
        text = " ".join(t[start : i + 1]) + ", " + t[i + 2]
        return ConstantOther(type_, "asm", text), i + 3

    def _parse_expression(self, type_: Type, i: int) -> tuple[Constant, int]:
        t = self.tokens
        opcode = t[i]
        i += 1
        start = i
        while t[i] != "(":
            if not t[i][0].isalpha():
                raise Unexpected(i, f"expected a flag or '(', found {t[i]!r}")
            i += 1
        flags = tuple(t[start:i])
        i += 1
        source: Type | None = None
        if opcode == "getelementptr":
            source, i = self.parse_type(i)
            i = self.expect(i, ",")
        operands: list[Constant] = []
        while True:
            operand, i = self.parse_typed_constant(i)
            operands.append(operand)
            if t[i] != ",":
                break
            i += 1
        if t[i] == "to":
            _, i = self.parse_type(i + 1)
        return ConstantExpr(type_, opcode, tuple(operands), flags, source), self.expect(i, ")")


def float_value(literal: str) -> float | None:
    """The value of a literal of half, bfloat, float or double; None for the wider types."""
    if literal[:2] != "0x":
        return float(literal)
    kind = literal[2]
    value: float
    if kind in "KLM":
        return None
    if kind == "H":
        (value,) = struct.unpack("<e", int(literal[3:], 16).to_bytes(2, "little"))
    elif kind == "R":
        (value,) = struct.unpack("<f", (int(literal[3:], 16) << 16).to_bytes(4, "little"))
    else:
        (value,) = struct.unpack("<d", int(literal[2:], 16).to_bytes(8, "little"))
    return value
