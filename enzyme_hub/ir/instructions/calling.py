"""Calls, as instructions and as terminators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard, cast

from enzyme_hub.ir.instructions.base import Instruction, Terminator
from enzyme_hub.ir.types import FunctionType
from enzyme_hub.ir.values import Block, Value, find_attribute

if TYPE_CHECKING:
    from enzyme_hub.ir.module import Function


class CallBase(Instruction):
    """call, invoke and callbr. Operands: arguments, then operands of bundles, then blocks, then the callee, always last.

    `flags` are fast-math words. `calling_convention` is its word(s) or "". `result_attributes`, `argument_attributes`
    (a tuple per argument) and `attributes` (of the call: words and one `#12` group) are as printed. `bundles` are
    (tag, number of operands). `address_space` is as printed or "".
    """

    __slots__ = (
        "function_type",
        "calling_convention",
        "result_attributes",
        "argument_attributes",
        "attributes",
        "bundles",
        "address_space",
        "argument_count",
    )

    def __init__(
        self,
        opcode: str,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        blocks: Sequence[Block] = (),
        flags: tuple[str, ...] = (),
        calling_convention: str = "",
        result_attributes: tuple[str, ...] = (),
        argument_attributes: Sequence[tuple[str, ...]] | None = None,
        attributes: tuple[str, ...] = (),
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
        address_space: str = "",
    ) -> None:
        bundle_operands = [value for _, values in bundles for value in values]
        super().__init__(opcode, function_type.result, (*arguments, *bundle_operands, *blocks, callee), flags)
        self.function_type = function_type
        self.calling_convention = calling_convention
        self.result_attributes = result_attributes
        self.argument_attributes = (
            list(argument_attributes) if argument_attributes is not None else [()] * len(arguments)
        )
        self.attributes = attributes
        self.bundles = tuple((tag, len(values)) for tag, values in bundles)
        self.address_space = address_space
        self.argument_count = len(arguments)

    @property
    def callee(self) -> Value:
        return self._operands[-1]

    @property
    def arguments(self) -> tuple[Value, ...]:
        return tuple(self._operands[: self.argument_count])

    @property
    def bundle_operands(self) -> list[tuple[str, tuple[Value, ...]]]:
        found, start = [], self.argument_count
        for tag, count in self.bundles:
            found.append((tag, tuple(self._operands[start : start + count])))
            start += count
        return found

    @property
    def called_function(self) -> Function | None:
        """The function called, if the callee is one (not through a cast, alias or pointer)."""
        callee = self.callee
        return cast("Function", callee) if callee.is_function else None

    @property
    def intrinsic(self) -> str | None:
        """The name of the LLVM intrinsic called (`llvm.sin.f64`), or None."""
        name = self.callee.name
        return name if name is not None and name.startswith("llvm.") and self.called_function else None

    def argument_attribute(self, index: int, word: str) -> str | None:
        """An attribute of an argument at this call (not of the callee's parameter)."""
        return find_attribute(self.argument_attributes[index], word)

    @property
    def may_read(self) -> bool:
        return True

    @property
    def may_write(self) -> bool:
        return True


def is_lifetime(value: Value) -> TypeGuard[CallBase]:
    """True for a mark where the life of a variable begins or ends."""
    return isinstance(value, CallBase) and (value.intrinsic or "").startswith("llvm.lifetime.")


class Call(CallBase):
    """call; `tail` is tail, musttail, notail or ""."""

    __slots__ = ("tail",)

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        tail: str = "",
        flags: tuple[str, ...] = (),
        calling_convention: str = "",
        result_attributes: tuple[str, ...] = (),
        argument_attributes: Sequence[tuple[str, ...]] | None = None,
        attributes: tuple[str, ...] = (),
        bundles: Sequence[tuple[str, Sequence[Value]]] = (),
        address_space: str = "",
    ) -> None:
        super().__init__(
            "call",
            function_type,
            callee,
            arguments,
            flags=flags,
            calling_convention=calling_convention,
            result_attributes=result_attributes,
            argument_attributes=argument_attributes,
            attributes=attributes,
            bundles=bundles,
            address_space=address_space,
        )
        self.tail = tail


class Invoke(CallBase, Terminator):
    """invoke; the blocks are the normal and the unwind destination."""

    __slots__ = ()
    is_terminator = True

    @property
    def normal(self) -> Block:
        return self.successors[0]

    @property
    def unwind(self) -> Block:
        return self.successors[1]


class CallBr(CallBase, Terminator):
    """callbr; the blocks are the fallthrough and the indirect destinations."""

    __slots__ = ()
    is_terminator = True
