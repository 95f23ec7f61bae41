"""Metadata: a module's numbered nodes and named lists, kept as text and parsed one by one on demand.

A node is a tuple (`!{!1, i64 0, !"text"}`: `kind` is "tuple") or a specialised one (`!DILocation(line: 3, ...)`: `kind`
is "DILocation", its members are in `fields`). Nodes may refer to each other in cycles, so a reference becomes a node
that reads its own text when it is asked for something.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from enzyme_hub.base.records import record
from enzyme_hub.errors import InputError
from enzyme_hub.ir.lexer import END, Unexpected, tokenize, unescape
from enzyme_hub.ir.operand_reader import Names, OperandReader
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.values import ConstantInt, Value

if TYPE_CHECKING:
    from enzyme_hub.ir.instructions import Instruction
    from enzyme_hub.ir.module import Function, Module

# Strings and words (`DW_TAG_member`, `DIFlagA | DIFlagB`) are str; integer constants are int, other constants Values.
Operand: TypeAlias = "str | int | bool | MDNode | Value | None"

# What users include of ours: a request is where they write it.
_OURS = re.compile(
    r"(?:^|/)enzyme_hub(?:\.(?:h|hpp|f90)|/(?:arguments|calls|results|sweep|zero_like)\.hpp)$"
    r"|/(?:enzyme-hub[-.\d]*|lang/rust)/src/\w+\.rs$"
)
_ATTACHMENT = re.compile(r'"[^"]*"|!([-\w$.\\]+) (![-\w]+)')


@record
class SourcePlace:
    """A line of a source file, as the compiler tells it: a relative file belongs to the directory."""

    directory: str
    file: str
    line: int
    column: int = 0


class MDNode:
    """A metadata node. `name` is its reference (`!12`), or its text if it is written in place."""

    __slots__ = ("_parsed", "_table", "name", "text")

    def __init__(self, table: MetadataTable, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._table = table
        self._parsed: tuple[str, tuple[Operand, ...], dict[str, Operand]] | None = None

    def __repr__(self) -> str:
        return f"<{self.name} = {self.text}>"

    @property
    def is_distinct(self) -> bool:
        return self.text.startswith("distinct ")

    @property
    def kind(self) -> str:
        """ "tuple", or the word of a specialised node."""
        return self._parse()[0]

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The operands of a tuple, of a DIExpression or of a DIArgList."""
        return self._parse()[1]

    @property
    def fields(self) -> dict[str, Operand]:
        """The members of a specialised node; those that LLVM does not print are missing."""
        return self._parse()[2]

    def node(self, field: str) -> MDNode | None:
        """The node in a field, or None."""
        value = self.fields.get(field)
        return value if isinstance(value, MDNode) else None

    def string(self, field: str) -> str:
        """The string or word in a field, or ""."""
        value = self.fields.get(field)
        return value if isinstance(value, str) else ""

    def integer(self, field: str) -> int:
        """The integer in a field, or 0."""
        value = self.fields.get(field)
        return value if isinstance(value, int) else 0

    def _parse(self) -> tuple[str, tuple[Operand, ...], dict[str, Operand]]:
        if self._parsed is None:
            self._parsed = _NodeReader(self._table, self.text).read()
        return self._parsed


class MetadataTable:
    """A module's metadata. `table["!12"]` is a node; new nodes are made with `add`."""

    def __init__(self, module: Module, names: Names) -> None:
        self.module = module
        self.names = names
        self.texts: dict[str, str] = {}  # numbered nodes, by reference (`!12`)
        self.named_texts: dict[str, str] = {}  # by name, without the !
        self._nodes: dict[str, MDNode] = {}
        self._next = 0

    def add_text(self, name: str, text: str) -> None:
        """Take over a line of the module's text; `name` is without the !."""
        if name.isdigit():
            self.texts["!" + name] = text
            self._next = max(self._next, int(name) + 1)
        else:
            self.named_texts[name] = text

    def __getitem__(self, reference: str) -> MDNode:
        """The node at `!12`, or one written in place. Raises KeyError."""
        found = self._nodes.get(reference)
        if found is None:
            text = self.texts.get(reference)
            if text is None:
                if "(" not in reference and "{" not in reference:
                    raise KeyError(reference)
                text = reference
            found = self._nodes[reference] = MDNode(self, reference, text)
        return found

    def __contains__(self, reference: str) -> bool:
        return reference in self.texts

    def add(self, text: str) -> str:
        """Add a node written as LLVM prints it (`distinct !{!5, !"name"}`); its reference.

        In `text` the node may refer to itself as `!self`.
        """
        reference = f"!{self._next}"
        self._next += 1
        self.texts[reference] = text.replace("!self", reference)
        return reference

    def named(self, name: str) -> tuple[MDNode, ...]:
        """The nodes of a named list (`llvm.module.flags`), empty if there is none."""
        text = self.named_texts.get(name, "!{}")
        return tuple(self[token] for token in tokenize(text[2:-1]) if token not in (",", END))

    def lines(self) -> list[str]:
        """All of it as LLVM prints it."""
        lines = [f"!{name} = {text}" for name, text in self.named_texts.items()]
        return lines + [f"{reference} = {text}" for reference, text in self.texts.items()]

    # -- source places ---------------------------------------------------------------------------------------------

    def site(self, instruction: Instruction) -> Site | None:
        """Where in the source an instruction comes from, or None if that is not known.

        It is in the function that the instruction belongs to: of inlined code, the place in the inlined function and, if that is another
        file, where it was inlined to.
        """
        reference = instruction.attachments.get("dbg")
        if reference is None:
            return None
        found = self.frames(self[reference])
        own = self._in_its_function(self[reference])
        if own is not None and found and _OURS.search(own.file):
            own = None
        inner = own or (found[0] if found else None)
        if inner is None:
            return None
        outer = found[-1] if found else inner
        is_inlined = outer.file != inner.file
        return Site(inner.file, inner.line, f"inlined at {outer.file}:{outer.line}" if is_inlined else "")

    def _in_its_function(self, location: MDNode) -> SourcePlace | None:
        """The place of a DILocation. One without a line was made of several, by the compiler: its block's first line, or its function's."""
        scope = location.node("scope")
        file, line, column = _file_of(scope), location.integer("line"), location.integer("column")
        while scope is not None and not line and scope.kind in ("DILexicalBlock", "DISubprogram"):
            line, column = scope.integer("line"), scope.integer("column")
            scope = scope.node("scope") if scope.kind == "DILexicalBlock" else None
        if file is None or not line:
            return None
        return SourcePlace(file.string("directory"), file.string("filename"), line, column)

    def location(self, instruction: Instruction) -> str | None:
        """The same as text."""
        found = self.site(instruction)
        return None if found is None else str(found)

    def frames(self, location: MDNode) -> list[SourcePlace]:
        """The places of a DILocation, those it was inlined to behind it. What users include of ours counts if there is no other."""
        found: list[SourcePlace] = []
        node: MDNode | None = location
        while node is not None:
            file, line = _file_of(node.node("scope")), node.integer("line")
            if file is not None and line:
                found.append(
                    SourcePlace(file.string("directory"), file.string("filename"), line, node.integer("column"))
                )
            node = node.node("inlinedAt")
        return [place for place in found if not _OURS.search(place.file)] or found

    def definition(self, function: Function) -> SourcePlace | None:
        """Where a function is defined or declared in the source."""
        program = self.subprogram(function)
        file = _file_of(program)
        line = program.integer("line") if program is not None else 0
        if file is None or not line:
            return None
        return SourcePlace(file.string("directory"), file.string("filename"), line)

    def written_in(self, instruction: Instruction) -> str:
        """The symbol of the function in whose body an instruction was written, if it was inlined as well."""
        reference = instruction.attachments.get("dbg")
        scope = self[reference].node("scope") if reference is not None else None
        while scope is not None and scope.kind.startswith("DILexicalBlock"):
            scope = scope.node("scope")
        return (scope.string("linkageName") if scope is not None else "") or instruction.function.name or ""

    def language(self, function: Function) -> str:
        """The language that a function is written in, as DWARF names it (`DW_LANG_Rust`); empty without debug information."""
        program = self.subprogram(function)
        unit = program.node("unit") if program is not None else None
        return str(unit.fields.get("language", "")) if unit is not None else ""

    def subprogram(self, function: Function) -> MDNode | None:
        """The DISubprogram of a function."""
        text = function.header_prefix if function.is_declaration else function.header_suffix
        reference = attachments(text).get("dbg")
        return self[reference] if reference is not None else None


def attachments(text: str) -> dict[str, str]:
    """The metadata attachments in the header of a function or the suffix of a global variable."""
    if "!" not in text:
        return {}
    return {match[1]: match[2] for match in _ATTACHMENT.finditer(text) if match[1]}


def _file_of(scope: MDNode | None) -> MDNode | None:
    """The file of the nearest scope that has one."""
    while scope is not None:
        if scope.kind == "DIFile":
            return scope if scope.string("filename") else None
        file = scope.node("file")
        if file is not None:
            return file if file.string("filename") else None
        scope = scope.node("scope")
    return None


class _NodeReader:
    """Reads one node from its text."""

    def __init__(self, table: MetadataTable, text: str) -> None:
        self.table = table
        self.text = text.removeprefix("distinct ")

    def read(self) -> tuple[str, tuple[Operand, ...], dict[str, Operand]]:
        text = self.text
        try:
            if text.startswith("!{"):
                return "tuple", self._tuple(text[2:-1]), {}
            kind, _, members = text[1:-1].partition("(")
            if kind in ("DIExpression", "DIArgList"):
                return kind, self._list(members), {}
            return kind, (), self._fields(members)
        except (Unexpected, ValueError, IndexError, KeyError) as error:
            raise InputError("EH0106", f"cannot read the metadata {text[:200]}", why=str(error)) from error

    def _tuple(self, text: str) -> tuple[Operand, ...]:
        tokens = tokenize(text)
        if "!" in tokens:
            raise ValueError("a node inside a node")
        reader = OperandReader(self.table.names, tokens)
        found: list[Operand] = []
        i = 0
        while tokens[i] != END:
            if found:
                i = reader.expect(i, ",")
            if tokens[i][0] == "!" or tokens[i] == "null":
                found.append(self._simple(tokens[i]))
                i += 1
            else:
                value, i = reader.parse_typed(i)
                found.append(value.value if isinstance(value, ConstantInt) else value)
        return tuple(found)

    def _list(self, text: str) -> tuple[Operand, ...]:
        return tuple(self._simple(part) for part in text.split(", ") if part)

    def _fields(self, text: str) -> dict[str, Operand]:
        tokens = tokenize(text)
        found: dict[str, Operand] = {}
        i = 0
        while tokens[i] != END:
            if found:
                i = self._expect(tokens, i, ",")
            name = tokens[i]
            if name[-1] == ":":  # at the beginning of the text it looks like a label
                name, i = name[:-1], i + 1
            else:
                i = self._expect(tokens, i + 1, ":")
            start = i
            while tokens[i] not in (",", END) or (tokens[start] == "{" and tokens[i - 1] != "}"):
                i += 1
            found[name] = self._field(tokens[start:i])
        return found

    def _field(self, tokens: list[str]) -> Operand:
        if len(tokens) == 1:
            return self._simple(tokens[0])
        if "|" in tokens or tokens[0] == "{":
            return " ".join(tokens)
        value, _ = OperandReader(self.table.names, [*tokens, END, END]).parse_typed(0)
        return value.value if isinstance(value, ConstantInt) else value

    def _expect(self, tokens: list[str], i: int, token: str) -> int:
        if tokens[i] != token:
            raise ValueError(f"expected {token!r}, found {tokens[i]!r}")
        return i + 1

    def _simple(self, token: str) -> Operand:
        if token == "null":
            return None
        if token.startswith('!"'):
            return _string(token[1:])
        if token[0] == "!":
            return self.table[token]
        if token[0] == '"':
            return _string(token)
        if token in ("true", "false"):
            return token == "true"
        if token.removeprefix("-").isdigit() or token.startswith("0x"):
            return int(token, 0)
        return token


def _string(literal: str) -> str:
    return unescape(literal[1:-1]).decode("utf-8", "surrogateescape")
