"""Values and their uses: constants, globals, arguments and blocks. Instructions are in `instructions.py`.

Identity is equality. Every value but a plain constant knows its uses, as LLVM's do; constants are shared by whole
modules and keep none. A `Use` is one operand slot of one user.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from enzyme_hub.ir import types
from enzyme_hub.ir.types import Type

if TYPE_CHECKING:
    from enzyme_hub.ir.instructions import Instruction
    from enzyme_hub.ir.module import Function

I = TypeVar("I", bound="Instruction")  # noqa: E741


class Use:
    """Slot `index` of `user`'s operands."""

    __slots__ = ("user", "index")

    def __init__(self, user: Instruction, index: int) -> None:
        self.user = user
        self.index = index


class Value:
    """Anything an instruction can have as an operand."""

    __slots__ = ("type", "name", "_uses")
    tracks_uses = True
    is_function = False

    def __init__(self, type_: Type, name: str | None = None) -> None:
        self.type = type_
        self.name = name
        self._uses: dict[Use, None] = {}

    @property
    def uses(self) -> list[Use]:
        return list(self._uses)

    @property
    def users(self) -> Iterator[Instruction]:
        """Each instruction that uses this value, once per use."""
        return (use.user for use in list(self._uses))

    @property
    def is_used(self) -> bool:
        return bool(self._uses)

    @property
    def is_constant(self) -> bool:
        return isinstance(self, Constant)

    def replace_all_uses_with(self, other: Value) -> None:
        for use in list(self._uses):
            use.user.set_operand(use.index, other)


class Constant(Value):
    """A constant; its uses are not tracked unless it is a global."""

    __slots__ = ()
    tracks_uses = False


class ConstantInt(Constant):
    """An integer of any width, as a signed Python integer (true is 1 for i1)."""

    __slots__ = ("value",)

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(type_)
        self.value = value


class ConstantFloat(Constant):
    """A floating-point constant with the literal LLVM printed; `value` is a Python float for half, bfloat, float and double."""

    __slots__ = ("literal", "value")

    def __init__(self, type_: Type, literal: str, value: float | None) -> None:
        super().__init__(type_)
        self.literal = literal
        self.value = value


class ConstantWord(Constant):
    """null, zeroinitializer, undef, poison or none (of type token): `word` is which."""

    __slots__ = ("word",)

    def __init__(self, type_: Type, word: str) -> None:
        super().__init__(type_)
        self.word = word

    @property
    def is_zero(self) -> bool:
        return self.word in ("null", "zeroinitializer")

    @property
    def is_undefined(self) -> bool:
        return self.word in ("undef", "poison")


class ConstantData(Constant):
    """A byte string, c"..." with LLVM's escapes as printed in `literal`, and its bytes in `data`."""

    __slots__ = ("literal", "data")

    def __init__(self, type_: Type, literal: str, data: bytes) -> None:
        super().__init__(type_)
        self.literal = literal
        self.data = data


class ConstantAggregate(Constant):
    """An array, struct or vector with its elements."""

    __slots__ = ("elements",)

    def __init__(self, type_: Type, elements: tuple[Constant, ...]) -> None:
        super().__init__(type_)
        self.elements = elements


class ConstantSplat(Constant):
    """splat (type value) of a vector type."""

    __slots__ = ("element",)

    def __init__(self, type_: Type, element: Constant) -> None:
        super().__init__(type_)
        self.element = element


class ConstantExpr(Constant):
    """A constant expression: getelementptr, ptrtoint, inttoptr, addrspacecast, bitcast, trunc, add, sub, xor, ...

    `flags` are the words between the opcode and the operands (`inbounds`, `nuw`, `inrange(0, 8)`); `source_type` is the
    element type of a getelementptr.
    """

    __slots__ = ("opcode", "operands", "flags", "source_type")

    def __init__(
        self,
        type_: Type,
        opcode: str,
        operands: tuple[Constant, ...],
        flags: tuple[str, ...] = (),
        source_type: Type | None = None,
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.operands = operands
        self.flags = flags
        self.source_type = source_type


class ConstantOther(Constant):
    """Constants that only pass through, kept as they are spelled: blockaddress, dso_local_equivalent, no_cfi, ptrauth, asm.

    `word` is the first word, `text` the whole spelling without the type.
    """

    __slots__ = ("word", "text")

    def __init__(self, type_: Type, word: str, text: str) -> None:
        super().__init__(type_)
        self.word = word
        self.text = text

    @property
    def is_inline_asm(self) -> bool:
        return self.word == "asm"


class MetadataOperand(Value):
    """Metadata as an operand of a call: `!12`, `!"text"`, `!DIExpression(...)`, or a wrapped value (`metadata ptr %x`)."""

    __slots__ = ("text", "value")

    def __init__(self, text: str, value: Value | None = None) -> None:
        super().__init__(types.metadata)
        self.text = text
        self.value = value


class GlobalValue(Constant):
    """A function, variable, alias or ifunc. `name` is without the @ and unescaped; uses are tracked. Its type is a pointer."""

    __slots__ = ()
    tracks_uses = True


class Argument(Value):
    """A parameter of a function; `attributes` are the words LLVM printed (`noundef`, `sret(%struct.P)`, `align 8`)."""

    __slots__ = ("function", "index", "attributes")

    def __init__(
        self, type_: Type, name: str | None, function: Function, index: int, attributes: tuple[str, ...]
    ) -> None:
        super().__init__(type_, name)
        self.function = function
        self.index = index
        self.attributes = attributes

    @property
    def uses(self) -> list[Use]:
        return super().uses if self._in_body() else []

    @property
    def users(self) -> Iterator[Instruction]:
        return super().users if self._in_body() else iter(())

    @property
    def is_used(self) -> bool:
        return self._in_body() and super().is_used

    def _in_body(self) -> bool:
        """True for a function with a body, which is read now: an argument of one that nobody has read yet seems to have no uses."""
        return bool(self.function.blocks)

    def has_attribute(self, word: str) -> bool:
        """True if the attribute is there, with or without a parameter: `sret` finds `sret(%T)`."""
        return self.attribute(word) is not None

    def attribute(self, word: str) -> str | None:
        """The whole attribute that starts with `word`, or None."""
        return find_attribute(self.attributes, word)


def find_attribute(attributes: tuple[str, ...], word: str) -> str | None:
    for text in attributes:
        if text == word or text.startswith((word + "(", word + " ", word + "=")):
            return text
    return None


_PADS = ("landingpad", "catchpad", "cleanuppad")


class Block(Value):
    """A basic block: a list of instructions, the last of which is its terminator."""

    __slots__ = ("function", "instructions")

    def __init__(self, function: Function, name: str | None = None) -> None:
        super().__init__(types.label, name)
        self.function = function
        self.instructions: list[Instruction] = []

    def insert(self, position: int, instruction: I) -> I:
        """Put an instruction that is in no block among this block's; gives it back."""
        instruction.block = self
        self.instructions.insert(position, instruction)
        return instruction

    @property
    def terminator(self) -> Instruction:
        last = self.instructions[-1]
        assert last.is_terminator, f"block {self.name} is not terminated"
        return last

    @property
    def is_terminated(self) -> bool:
        return bool(self.instructions) and self.instructions[-1].is_terminator

    @property
    def successors(self) -> tuple[Block, ...]:
        """Each block the terminator may go to; a block that two cases name is there twice."""
        return self.terminator.successors

    @property
    def predecessors(self) -> list[Block]:
        """The blocks that end by going here, each once, in the order of the use-list."""
        found: dict[Block, None] = {}
        for use in self._uses:
            if use.user.is_terminator and use.user.block is not None:
                found[use.user.block] = None
        return list(found)

    @property
    def phis(self) -> list[Instruction]:
        count = 0
        for instruction in self.instructions:
            if instruction.opcode != "phi":
                break
            count += 1
        return self.instructions[:count]

    @property
    def first_place(self) -> int:
        """The first position at which an instruction may be put: behind phis, and behind what catches exceptions."""
        position = len(self.phis)
        while position < len(self.instructions) and self.instructions[position].opcode in _PADS:
            position += 1
        return position


def const_int(type_: Type, value: int) -> ConstantInt:
    return ConstantInt(type_, value)


def null(type_: Type) -> Constant:
    """The zero of any first-class type."""
    if type_.is_int:
        return ConstantInt(type_, 0)
    if type_.is_float:
        return const_float(type_, 0.0)
    return ConstantWord(type_, "null" if type_.is_pointer else "zeroinitializer")


def undef(type_: Type) -> Constant:
    return ConstantWord(type_, "undef")


def poison(type_: Type) -> Constant:
    return ConstantWord(type_, "poison")


def const_float(type_: Type, value: float) -> Constant:
    """A constant of scalar or vector floating-point type."""
    from enzyme_hub.ir.literals import float_literal

    if type_.is_vector:
        return ConstantSplat(type_, const_float(type_.scalar, value))
    return ConstantFloat(type_, float_literal(type_, value), value)
