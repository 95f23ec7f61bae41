"""The body of one function from its text.

Blocks are made first, from the labels, so only values can be referred to before they are defined. Such a reference is a
`ForwardReference` until the definition replaces it; the reader refuses to finish while one is left.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from enzyme_hub.ir.instruction_reader import PARSERS, InstructionReader
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.lexer import END, Unexpected, error_at, quote, tokenize, unquote
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.operand_reader import Names
from enzyme_hub.ir.values import Block


def read_body(names: Names, function: Function, text: str, start: int, stop: int) -> None:
    """Fill `function` from its body, the part of `text` between its braces. Raises InputError."""
    reader = BodyReader(names, function, tokenize(text[start:stop]))
    try:
        with collector_paused():
            reader.read()
    except Unexpected as error:
        raise error_at(text, start, error.index, f"{error.why} (in function @{function.name})") from None
    except (KeyError, IndexError, ValueError, AssertionError, TypeError, AttributeError) as error:
        why = f"{type(error).__name__}: {error} (in function @{function.name})"
        raise error_at(text, start, reader.at, why) from error


@contextmanager
def collector_paused() -> Iterator[None]:
    """No garbage collection meanwhile: we make many objects and no garbage, and each pass would visit them all."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class BodyReader(InstructionReader):
    """Reads the instructions in `tokens` into `function`."""

    def __init__(self, names: Names, function: Function, tokens: list[str]) -> None:
        super().__init__(names, tokens)
        self.function = function
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
