"""call, invoke and callbr."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypedDict

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import Unexpected, words
from enzyme_hub.ir.local_reader import FAST_MATH, LocalReader
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import Block, MetadataOperand, Value

CALLING_CONVENTIONS = words(  # those that do not end in "cc"
    "spir_func spir_kernel ptx_kernel ptx_device amdgpu_kernel amdgpu_vs amdgpu_gs amdgpu_ps amdgpu_cs amdgpu_hs amdgpu_ls "
    "amdgpu_es amdgpu_gfx amdgpu_gfx_whole_wave amdgpu_cs_chain amdgpu_cs_chain_preserve aarch64_vector_pcs "
    "aarch64_sve_vector_pcs aarch64_sme_preservemost_from_x0 aarch64_sme_preservemost_from_x1 "
    "aarch64_sme_preservemost_from_x2 arm_aapcs_vfpcc"
)


def is_calling_convention(token: str) -> bool:
    return token[-2:] == "cc" or token in CALLING_CONVENTIONS or token.startswith(("cc ", "riscv_vls_cc("))


class _Head(TypedDict):
    flags: tuple[str, ...]
    calling_convention: str
    result_attributes: tuple[str, ...]
    address_space: str


class CallReader(LocalReader):
    """Reads calls."""

    def tail_call(self, opcode: str, i: int) -> tuple[Instruction, int]:
        call, i = self.call("call", self.expect(i, "call"))
        assert isinstance(call, inst.Call)
        call.tail = opcode
        return call, i

    def call(self, opcode: str, i: int) -> tuple[Instruction, int]:
        """call, and what invoke and callbr share with it."""
        t = self.tokens
        head, result, i = self._parse_head(i)
        function_type: FunctionType | None = None
        if t[i] == "(":
            parameters, is_vararg, i = self.parse_parameter_types(i + 1)
            function_type = types.function(result, parameters, is_vararg)
        space = head["address_space"]
        callee, i = self.parse_value(types.pointer(int(space[10:-1])) if space else types.ptr, i)
        arguments, attributes, i = self._parse_arguments(self.expect(i, "("))
        if function_type is None:
            function_type = self._function_type(callee, result, tuple([argument.type for argument in arguments]))
        call_attributes: tuple[str, ...] = ()
        if t[i][0] == "#" and t[i][1:].isdigit():
            call_attributes, i = (t[i],), i + 1
        bundles: list[tuple[str, list[Value]]] = []
        if t[i] == "[":
            bundles, i = self._parse_bundles(i + 1)
        make: Callable[..., Instruction] = inst.Call
        if opcode != "call":
            blocks, i = self._parse_destinations(opcode, i)
            make = partial(inst.Invoke if opcode == "invoke" else inst.CallBr, opcode, blocks=blocks)
        made = make(
            function_type,
            callee,
            arguments,
            argument_attributes=attributes,
            attributes=call_attributes,
            bundles=bundles,
            **head,
        )
        return made, i

    def _parse_head(self, i: int) -> tuple[_Head, Type, int]:
        """What stands before the callee: flags, calling convention, attributes of the result, address space, type."""
        t = self.tokens
        head: _Head = {"flags": (), "calling_convention": "", "result_attributes": (), "address_space": ""}
        result = self.types.get(t[i])
        if result is not None:
            return head, result, i + 1
        start = i
        while t[i] in FAST_MATH:
            i += 1
        head["flags"] = tuple(t[start:i])
        if is_calling_convention(t[i]):
            head["calling_convention"] = t[i]
            i += 1
        head["result_attributes"], i = self.parse_optional_attributes(i)
        if t[i].startswith("addrspace("):
            head["address_space"] = t[i]
            i += 1
        result, i = self.parse_type(i)
        return head, result, i

    def _function_type(self, callee: Value, result: Type, parameters: tuple[Type, ...]) -> FunctionType:
        if isinstance(callee, Function):
            known = callee.value_type
            if known.result is result and known.parameters == parameters and not known.is_vararg:
                return known
        cache = self.names.function_types
        key = (result, *parameters)
        found = cache.get(key)
        if found is None:
            found = cache[key] = types.function(result, parameters)
        return found

    def _parse_arguments(self, i: int) -> tuple[list[Value], list[tuple[str, ...]], int]:
        t = self.tokens
        values: list[Value] = []
        attributes: list[tuple[str, ...]] = []
        while t[i] != ")":
            if values:
                i = self.expect(i, ",")
                if t[i] == "...":  # a musttail call of a variadic function passes the rest on
                    i += 1
                    break
            type_, i = self.parse_type(i)
            words: tuple[str, ...] = ()
            if type_ is types.metadata:
                value, i = self._parse_metadata(i)
            else:
                if t[i][0] not in "%@":
                    words, i = self.parse_optional_attributes(i)
                value, i = self.parse_value(type_, i)
            values.append(value)
            attributes.append(words)
        return values, attributes, self.expect(i, ")")

    def _parse_metadata(self, i: int) -> tuple[Value, int]:
        token = self.tokens[i]
        if token[0] == "!":
            if token == "!":
                raise Unexpected(i, "a metadata node written in place")
            return MetadataOperand(token), i + 1
        value, end = self.parse_typed(i)
        return MetadataOperand(f"{value.type} {' '.join(self.tokens[i + 1 : end])}", value), end

    def _parse_bundles(self, i: int) -> tuple[list[tuple[str, list[Value]]], int]:
        t = self.tokens
        bundles: list[tuple[str, list[Value]]] = []
        while t[i] != "]":
            if bundles:
                i = self.expect(i, ",")
            tag = t[i]
            if tag[0] != '"':
                raise Unexpected(i, f"expected the tag of an operand bundle, found {tag!r}")
            values: list[Value] = []
            i = self.expect(i + 1, "(")
            while t[i] != ")":
                if values:
                    i = self.expect(i, ",")
                if t[i] == "metadata":
                    value, i = self._parse_metadata(i + 1)
                else:
                    value, i = self.parse_typed(i)
                values.append(value)
            i += 1
            bundles.append((tag[1:-1], values))
        return bundles, i + 1

    def _parse_destinations(self, opcode: str, i: int) -> tuple[list[Block], int]:
        block, i = self.parse_block(self.expect(i, "to"))
        blocks = [block]
        if opcode == "invoke":
            block, i = self.parse_block(self.expect(i, "unwind"))
            return [*blocks, block], i
        others, i = self.parse_block_list(self.expect(i, "["))
        return blocks + others, i
