"""The body of one function from its text: blocks and instructions, one method a family.

Blocks are made first, from the labels, so only values can be referred to before they are defined. Such a reference is a
`ForwardReference` until the definition replaces it; the reader refuses to finish while one is left.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.errors import InputError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import END, Unexpected, error_at, quote, tokenize, unquote
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.operand_reader import Names, OperandReader
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import Block, MetadataOperand, Value

FAST_MATH = frozenset(inst.FAST_MATH)
CALLING_CONVENTIONS = frozenset(
    (
        "spir_func", "spir_kernel", "ptx_kernel", "ptx_device", "amdgpu_kernel", "amdgpu_vs", "amdgpu_gs", "amdgpu_ps",
        "amdgpu_cs", "amdgpu_hs", "amdgpu_ls", "amdgpu_es", "amdgpu_gfx", "amdgpu_gfx_whole_wave", "amdgpu_cs_chain",
        "amdgpu_cs_chain_preserve", "aarch64_vector_pcs", "aarch64_sve_vector_pcs",
        "aarch64_sme_preservemost_from_x0", "aarch64_sme_preservemost_from_x1", "aarch64_sme_preservemost_from_x2",
    )
)  # fmt: skip


def is_calling_convention(token: str) -> bool:
    return token[-2:] == "cc" or token in CALLING_CONVENTIONS or token.startswith(("cc ", "riscv_vls_cc("))


class ForwardReference(Value):
    """Stands for a local value that is used before it is defined. `index` is the token of the first use."""

    __slots__ = ("index",)

    def __init__(self, type_: Type, name: str, index: int) -> None:
        super().__init__(type_, name)
        self.index = index


def read_body(names: Names, function: Function, text: str, start: int, stop: int) -> None:
    """Fill `function` from its body, the part of `text` between its braces. Raises InputError."""
    reader = BodyReader(names, function, tokenize(text[start:stop]))
    try:
        reader.read()
    except Unexpected as error:
        raise error_at(text, start, error.index, f"{error.why} (in function @{function.name})") from None
    except InputError:
        raise
    except (KeyError, IndexError, ValueError, AssertionError, TypeError, AttributeError) as error:
        why = f"{type(error).__name__}: {error} (in function @{function.name})"
        raise error_at(text, start, reader.at, why) from error


class BodyReader(OperandReader):
    """Reads the instructions in `tokens` into `function`."""

    def __init__(self, names: Names, function: Function, tokens: list[str]) -> None:
        super().__init__(names, tokens)
        self.function = function
        self.locals: dict[str, Value] = {}
        self.forward: dict[str, ForwardReference] = {}
        self.at = 0  # the first token of the instruction being read

    def read(self) -> None:
        t = self.tokens
        blocks = self._declare_names()
        function_blocks = self.function._blocks
        block = blocks[""]
        records: list[str] = []
        i = 0
        while True:
            self.at = i
            token = t[i]
            first = token[0]
            name: str | None = None
            if first == "%":
                if t[i + 1] != "=":
                    raise Unexpected(i + 1, f"expected '=', found {t[i + 1]!r}")
                name = token
                i += 2
            elif token == END:
                break
            elif token[-1] == ":" and len(token) > 1:
                block = blocks[token]
                function_blocks.append(block)
                i += 1
                continue
            elif first == "#":
                records.append(token)
                i += 1
                continue
            parse = PARSERS.get(t[i])
            if parse is None:
                raise Unexpected(i, f"unknown instruction {t[i]!r}")
            instruction, i = parse(self, t[i], i + 1)
            if t[i] == ",":
                i = self._parse_attachments(instruction, i)
            if records:
                instruction.debug_records = tuple(records)
                records = []
            instruction.block = block
            block.instructions.append(instruction)
            if name is not None:
                self._define(name, instruction)
        if records:
            raise Unexpected(self.at, "debug records at the end of a function")
        for reference in self.forward.values():
            raise Unexpected(reference.index, f"%{reference.name} is used but never defined")

    def _declare_names(self) -> dict[str, Block]:
        """Name arguments and blocks; the blocks by label token, the entry also by the empty string."""
        function = self.function
        unnamed = 0
        for argument in function.arguments:
            if argument.name is None:
                argument.name = str(unnamed)
            if argument.name == str(unnamed) and type(argument.name) is str:
                unnamed += 1
            self.locals["%" + quote(argument.name)] = argument
        blocks: dict[str, Block] = {}
        for label in [token for token in self.tokens if token[-1] == ":" and len(token) > 1]:
            block = Block(function, unquote(label[:-1]))
            if label in blocks:
                raise Unexpected(self.tokens.index(label), f"block {label[:-1]} is there twice")
            blocks[label] = self.locals["%" + label[:-1]] = block
        first = self.tokens[0]
        if first in blocks:
            blocks[""] = blocks[first]
        else:
            blocks[""] = self.locals[f"%{unnamed}"] = Block(function, str(unnamed))
            function._blocks.append(blocks[""])
        return blocks

    def _define(self, token: str, instruction: Instruction) -> None:
        instruction.name = token[1:] if token[1] != '"' else unquote(token[1:])
        old = self.locals.get(token)
        if old is not None:
            reference = self.forward.pop(token, None)
            if reference is None:
                raise Unexpected(self.at, f"{token} is defined twice")
            if reference.type is not instruction.type:
                raise Unexpected(self.at, f"{token} has type {instruction.type} but was used as {reference.type}")
            reference.replace_all_uses_with(instruction)
        self.locals[token] = instruction

    def _parse_attachments(self, instruction: Instruction, i: int) -> int:
        t = self.tokens
        attachments: dict[str, str] = {}
        while t[i] == ",":
            kind, node = t[i + 1], t[i + 2]
            if kind[0] != "!" or node[0] != "!":
                raise Unexpected(i + 1, f"unexpected {kind!r} in {instruction.opcode}")
            attachments[kind[1:]] = node
            i += 3
        instruction.attachments = attachments
        return i

    # -- operands -------------------------------------------------------------------------------------------------------

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

    # -- computing ------------------------------------------------------------------------------------------------------

    def unary(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        return inst.UnaryOp(opcode, value, flags), i

    def binary(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        left, right, i = self._parse_pair(i)
        return inst.BinaryOp(opcode, left, right, flags), i

    def _parse_pair(self, i: int) -> tuple[Value, Value, int]:
        """`type a, b`."""
        type_, i = self.parse_type(i)
        left, i = self.parse_value(type_, i)
        right, i = self.parse_value(type_, self.expect(i, ","))
        return left, right, i

    def cast(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        type_, i = self.parse_type(self.expect(i, "to"))
        return inst.Cast(opcode, value, type_, flags), i

    def compare(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        predicate = self.tokens[i]
        if predicate not in PREDICATES:
            raise Unexpected(i, f"unknown predicate {predicate!r}")
        left, right, i = self._parse_pair(i + 1)
        return inst.Compare(opcode, predicate, left, right, flags), i

    def freeze(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        return inst.Freeze(value), i

    def _parse_typed_list(self, i: int) -> tuple[list[Value], int]:
        """Typed values between commas, up to something else (an attachment follows a comma too)."""
        t = self.tokens
        value, i = self.parse_typed(i)
        values = [value]
        while t[i] == "," and t[i + 1][0] != "!":
            value, i = self.parse_typed(i + 1)
            values.append(value)
        return values, i

    def _parse_operands(self, i: int, count: int) -> tuple[list[Value], int]:
        values, end = self._parse_typed_list(i)
        if len(values) != count:
            raise Unexpected(i, f"expected {count} operands, found {len(values)}")
        return values, end

    def select(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        (condition, if_true, if_false), i = self._parse_operands(i, 3)
        return inst.Select(condition, if_true, if_false, flags), i

    def phi(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        incoming: list[tuple[Value, Block]] = []
        while True:
            value, i = self.parse_value(type_, self.expect(i, "["))
            block, i = self.parse_bare_block(self.expect(i, ","))
            incoming.append((value, block))
            i = self.expect(i, "]")
            if t[i] != "," or t[i + 1] != "[":
                return inst.Phi(type_, incoming, flags), i
            i += 1

    def getelementptr(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        source, i = self.parse_type(i)
        values, i = self._parse_typed_list(self.expect(i, ","))
        return inst.GetElementPtr(source, values[0], values[1:], flags), i

    def extractelement(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self._parse_operands(i, 2)
        return inst.ExtractElement(*values), i

    def insertelement(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self._parse_operands(i, 3)
        return inst.InsertElement(*values), i

    def shufflevector(self, opcode: str, i: int) -> tuple[Instruction, int]:
        values, i = self._parse_operands(i, 3)
        return inst.ShuffleVector(*values), i

    def _parse_indices(self, i: int) -> tuple[tuple[int, ...], int]:
        t = self.tokens
        indices: list[int] = []
        while t[i] == "," and t[i + 1].isdigit():
            indices.append(int(t[i + 1]))
            i += 2
        return tuple(indices), i

    def extractvalue(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        indices, i = self._parse_indices(i)
        return inst.ExtractValue(value, indices), i

    def insertvalue(self, opcode: str, i: int) -> tuple[Instruction, int]:
        aggregate, i = self.parse_typed(i)
        member, i = self.parse_typed(self.expect(i, ","))
        indices, i = self._parse_indices(i)
        return inst.InsertValue(aggregate, member, indices), i

    # -- memory -----------------------------------------------------------------------------------------------------------

    def alloca(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        count: Value | None = None
        address_space = 0
        if t[i] == "," and not t[i + 1].startswith(("align ", "addrspace(", "!")):
            count, i = self.parse_typed(i + 1)
        align, i = self.parse_optional_align(i)
        if t[i] == "," and t[i + 1].startswith("addrspace("):
            address_space = int(t[i + 1][10:-1])
            i += 2
        return inst.Alloca(type_, count, align, flags, address_space), i

    def load(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        type_, i = self.parse_type(i)
        pointer, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.Load(type_, pointer, align, flags, ordering), i

    def store(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        value, i = self.parse_typed(i)
        pointer, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.Store(value, pointer, align, flags, ordering), i

    def atomicrmw(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        operation = self.tokens[i]
        pointer, i = self.parse_typed(i + 1)
        value, i = self.parse_typed(self.expect(i, ","))
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.AtomicRMW(operation, pointer, value, ordering or "", align, flags), i

    def cmpxchg(self, opcode: str, i: int) -> tuple[Instruction, int]:
        flags, i = self.parse_optional_flags(i)
        (pointer, expected, new), i = self._parse_operands(i, 3)
        ordering, i = self.parse_optional_ordering(i)
        align, i = self.parse_optional_align(i)
        return inst.CompareExchange(pointer, expected, new, ordering or "", align, flags), i

    def fence(self, opcode: str, i: int) -> tuple[Instruction, int]:
        ordering, i = self.parse_optional_ordering(i)
        return inst.Fence(ordering or ""), i

    def va_arg(self, opcode: str, i: int) -> tuple[Instruction, int]:
        pointer, i = self.parse_typed(i)
        type_, i = self.parse_type(self.expect(i, ","))
        return inst.VAArg(pointer, type_), i

    # -- calls --------------------------------------------------------------------------------------------------------------

    def tail_call(self, opcode: str, i: int) -> tuple[Instruction, int]:
        call, i = self.call("call", self.expect(i, "call"))
        assert isinstance(call, inst.Call)
        call.tail = opcode
        return call, i

    def call(self, opcode: str, i: int) -> tuple[Instruction, int]:
        """call, and what invoke and callbr share with it."""
        t = self.tokens
        flags: tuple[str, ...] = ()
        convention = address_space = ""
        result_attributes: tuple[str, ...] = ()
        result = self.types.get(t[i])
        if result is None:
            start = i
            while t[i] in FAST_MATH:
                i += 1
            flags = tuple(t[start:i])
            if is_calling_convention(t[i]):
                convention = t[i]
                i += 1
            result_attributes, i = self.parse_optional_attributes(i)
            if t[i].startswith("addrspace("):
                address_space = t[i]
                i += 1
            result, i = self.parse_type(i)
        else:
            i += 1
        function_type: Type | None = None
        if t[i] == "(":
            parameters, is_vararg, i = self._parse_parameter_types(i + 1)
            function_type = types.function(result, parameters, is_vararg)
        callee_type = types.pointer(int(address_space[10:-1])) if address_space else types.ptr
        callee, i = self.parse_value(callee_type, i)
        arguments, attributes, i = self._parse_arguments(self.expect(i, "("))
        if function_type is None:
            function_type = self._function_type(callee, result, tuple([argument.type for argument in arguments]))
        call_attributes: tuple[str, ...] = ()
        if t[i][0] == "#" and t[i][1:].isdigit():
            call_attributes = (t[i],)
            i += 1
        bundles: list[tuple[str, list[Value]]] = []
        if t[i] == "[":
            bundles, i = self._parse_bundles(i + 1)
        blocks: list[Block] = []
        if opcode == "call":
            cls: Callable[..., Instruction] = inst.Call
        else:
            blocks, i = self._parse_destinations(opcode, i)
            cls = inst.Invoke if opcode == "invoke" else inst.CallBr
            cls = _with_blocks(cls, opcode, blocks)
        made = cls(
            function_type,
            callee,
            arguments,
            flags=flags,
            calling_convention=convention,
            result_attributes=result_attributes,
            argument_attributes=attributes,
            attributes=call_attributes,
            bundles=bundles,
            address_space=address_space,
        )
        return made, i

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
        others, i = self._parse_block_list(self.expect(i, "["))
        return blocks + others, i

    def _parse_block_list(self, i: int) -> tuple[list[Block], int]:
        """`label %a, label %b]`."""
        blocks: list[Block] = []
        while self.tokens[i] != "]":
            if blocks:
                i = self.expect(i, ",")
            block, i = self.parse_block(i)
            blocks.append(block)
        return blocks, i + 1

    # -- terminators --------------------------------------------------------------------------------------------------------

    def ret(self, opcode: str, i: int) -> tuple[Instruction, int]:
        if self.tokens[i] == "void":
            return inst.Return(), i + 1
        value, i = self.parse_typed(i)
        return inst.Return(value), i

    def br(self, opcode: str, i: int) -> tuple[Instruction, int]:
        if self.tokens[i] == "label":
            block, i = self.parse_block(i)
            return inst.Branch(block), i
        condition, i = self.parse_typed(i)
        if_true, i = self.parse_block(self.expect(i, ","))
        if_false, i = self.parse_block(self.expect(i, ","))
        return inst.Branch(condition, if_true, if_false), i

    def switch(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        default, i = self.parse_block(self.expect(i, ","))
        i = self.expect(i, "[")
        cases: list[tuple[Value, Block]] = []
        while self.tokens[i] != "]":
            case, i = self.parse_typed(i)
            block, i = self.parse_block(self.expect(i, ","))
            cases.append((case, block))
        return inst.Switch(value, default, cases), i + 1

    def indirectbr(self, opcode: str, i: int) -> tuple[Instruction, int]:
        address, i = self.parse_typed(i)
        blocks, i = self._parse_block_list(self.expect(self.expect(i, ","), "["))
        return inst.IndirectBranch(address, blocks), i

    def resume(self, opcode: str, i: int) -> tuple[Instruction, int]:
        value, i = self.parse_typed(i)
        return inst.Resume(value), i

    def unreachable(self, opcode: str, i: int) -> tuple[Instruction, int]:
        return inst.Unreachable(), i

    # -- exception handling ---------------------------------------------------------------------------------------------------

    def landingpad(self, opcode: str, i: int) -> tuple[Instruction, int]:
        t = self.tokens
        type_, i = self.parse_type(i)
        flags: tuple[str, ...] = ()
        if t[i] == "cleanup":
            flags, i = ("cleanup",), i + 1
        clauses: list[tuple[str, Value]] = []
        while t[i] in ("catch", "filter"):
            value, end = self.parse_typed(i + 1)
            clauses.append((t[i], value))
            i = end
        return inst.LandingPad(type_, clauses, flags), i

    def funcletpad(self, opcode: str, i: int) -> tuple[Instruction, int]:
        parent, i = self.parse_value(types.token, self.expect(i, "within"))
        i = self.expect(i, "[")
        arguments: list[Value] = []
        while self.tokens[i] != "]":
            if arguments:
                i = self.expect(i, ",")
            argument, i = self.parse_typed(i)
            arguments.append(argument)
        return inst.FuncletPad(opcode, parent, arguments), i + 1

    def catchswitch(self, opcode: str, i: int) -> tuple[Instruction, int]:
        parent, i = self.parse_value(types.token, self.expect(i, "within"))
        handlers, i = self._parse_block_list(self.expect(i, "["))
        unwind, i = self._parse_unwind(i)
        return inst.CatchSwitch(parent, handlers, unwind), i

    def _parse_unwind(self, i: int) -> tuple[Block | None, int]:
        i = self.expect(i, "unwind")
        if self.tokens[i] == "to":
            return None, self.expect(i + 1, "caller")
        return self.parse_block(i)

    def funcletret(self, opcode: str, i: int) -> tuple[Instruction, int]:
        pad, i = self.parse_value(types.token, self.expect(i, "from"))
        block: Block | None
        if opcode == "catchret":
            block, i = self.parse_block(self.expect(i, "to"))
        else:
            block, i = self._parse_unwind(i)
        return inst.FuncletReturn(opcode, pad, block), i


def _with_blocks(cls: Callable[..., Instruction], opcode: str, blocks: list[Block]) -> Callable[..., Instruction]:
    def make(*arguments: object, **fields: object) -> Instruction:
        return cls(opcode, *arguments, blocks=blocks, **fields)

    return make


Parser = Callable[[BodyReader, str, int], tuple[Instruction, int]]

PARSERS: dict[str, Parser] = {
    "fneg": BodyReader.unary,
    "icmp": BodyReader.compare,
    "fcmp": BodyReader.compare,
    "tail": BodyReader.tail_call,
    "musttail": BodyReader.tail_call,
    "notail": BodyReader.tail_call,
    "invoke": BodyReader.call,
    "callbr": BodyReader.call,
    "catchpad": BodyReader.funcletpad,
    "cleanuppad": BodyReader.funcletpad,
    "catchret": BodyReader.funcletret,
    "cleanupret": BodyReader.funcletret,
    **dict.fromkeys(inst.BINARY, BodyReader.binary),
    **dict.fromkeys(inst.CASTS, BodyReader.cast),
    **{
        word: getattr(BodyReader, word)
        for word in (
            "freeze select phi getelementptr extractelement insertelement shufflevector extractvalue insertvalue "
            "alloca load store atomicrmw cmpxchg fence va_arg call ret br switch indirectbr resume unreachable "
            "landingpad catchswitch"
        ).split()
    },
}
FLAGS = FAST_MATH | frozenset(
    (
        "nuw nsw exact inbounds nusw nneg disjoint samesign atomic volatile weak inalloca swifterror"
    ).split()
)  # fmt: skip
ORDERINGS = frozenset(("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"))
PREDICATES = frozenset(
    (
        "eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord ueq une uno true false"
    ).split()
)  # fmt: skip
