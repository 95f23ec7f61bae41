"""A module from the text LLVM prints.

One pass cuts the text into its top-level entities; types, headers and attribute groups are read at once, since anything
may refer to them. Bodies, initialisers and metadata nodes stay text until somebody asks for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from enzyme_hub.errors import InputError
from enzyme_hub.ir import types
from enzyme_hub.ir.body_reader import read_body
from enzyme_hub.ir.call_reader import is_calling_convention
from enzyme_hub.ir.lexer import NAME, Unexpected, error_at_position, tokenize, unescape, unquote, words
from enzyme_hub.ir.metadata import MetadataTable
from enzyme_hub.ir.module import Alias, Function, GlobalVariable, Module
from enzyme_hub.ir.operand_reader import Names, OperandReader
from enzyme_hub.ir.types import FunctionType, StructType, Type
from enzyme_hub.ir.values import Constant, GlobalValue

_GLOBAL = re.compile(rf"(@{NAME}) = ((?:[a-z_]+(?:\([^)]*\))? )*?)(global|constant|alias|ifunc) ")
_GLOBAL_SUFFIX = re.compile(
    r'(?:, (?:(?:section|partition|code_model) "[^"]*"|comdat(?:\(\$(?:[-\w$.]+|"[^"]*")\))?|align \d+'
    r"|no_sanitize_address|no_sanitize_hwaddress|sanitize_memtag|sanitize_address_dyninit"
    r"|![-\w$.\\]+ !\d+))*(?: #\d+)?$"
)
_STRUCT_TYPE = re.compile(rf"^(%{NAME}) = type (.*)$", re.MULTILINE)
_BEHIND_TYPES = re.compile(r"^(?:@|\$|define |declare |attributes |!)", re.MULTILINE)
_ALIAS_TARGET = re.compile(rf", ptr(?: addrspace\(\d+\))? (@{NAME})(?:,|$)")
_BRACKETS = re.compile(r'"[^"]*"|[\[\](){}<>]')
_ATTRIBUTE = re.compile(r'"[^"]*"(?:="[^"]*")?|[\w-]+(?:=\w+|\((?:[^()]|\([^()]*\))*\))?')
_LINKAGE_WORDS = words(
    "private internal weak weak_odr linkonce linkonce_odr available_externally appending common external extern_weak "
    "dso_local dso_preemptable default hidden protected dllimport dllexport"
)
_METADATA_LINE = re.compile(r"^!([-\w$.\\]+) = (.*)$", re.MULTILINE)


def read_module(text: str) -> Module:
    """The module LLVM printed as `text`. Raises InputError with the position of what is not understood."""
    return _ModuleReader(text).read()


def read_type(module: Module, text: str) -> Type:
    """The type that `text` spells in a module (`%struct.P`, `[4 x double]`)."""
    return OperandReader(Names(module), tokenize(text)).parse_type(0)[0]


def type_in_memory(module: Module, attribute: str) -> Type:
    """The type in `byval(T)` or `sret(T)`."""
    return read_type(module, attribute[attribute.index("(") + 1 : -1])


class _ModuleReader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.module = Module()
        self.names = Names(self.module)
        self.type_texts: dict[str, Type] = {}
        self.aliases: list[tuple[Alias, str]] = []

    def read(self) -> Module:
        text, module = self.text, self.module
        start = text.find("\n!")
        body_end = len(text) if start < 0 else start + 1
        if text.startswith("!"):
            body_end = 0
        module.metadata = self._read_metadata(body_end)
        self._read_struct_types()
        position = 0
        while position < body_end:
            end = text.find("\n", position)
            if end < 0:
                end = body_end
            try:
                position = self._read_entity(position, end)
            except Unexpected as error:
                raise error_at_position(text, position, error.why) from None
            except (KeyError, IndexError, ValueError, AssertionError, TypeError) as error:
                raise error_at_position(text, position, f"{type(error).__name__}: {error}") from error
        for alias, target in self.aliases:
            found = self.names.globals.get(target)
            alias.target = found if isinstance(found, GlobalValue) else None
        return module

    # -- top level -------------------------------------------------------------------------------------------------

    def _read_metadata(self, start: int) -> MetadataTable:
        table = MetadataTable(self.module, self.names)
        stop = start
        for match in _METADATA_LINE.finditer(self.text, start):
            if self.text[stop : match.start()].strip():
                break
            table.add_text(match[1], match[2])
            stop = match.end()
        rest = self.text[stop:]
        if rest.strip():
            raise error_at_position(self.text, len(self.text) - len(rest.lstrip()), "expected a metadata node")
        return table

    def _read_struct_types(self) -> None:
        """Named types may refer to each other, so all exist before the first body is read."""
        bodies: list[tuple[StructType, str, int]] = []
        behind = _BEHIND_TYPES.search(self.text)
        end = behind.start() if behind else len(self.text)
        for match in _STRUCT_TYPE.finditer(self.text, 0, end):
            struct = types.named_struct(match[1])
            self.module.structs[match[1]] = self.names.types[match[1]] = struct
            bodies.append((struct, match[2], match.start(2)))
        for struct, body, position in bodies:
            if body == "opaque":
                continue
            try:
                literal = self._type_of_text(body)
            except Unexpected as error:
                raise error_at_position(self.text, position, error.why) from None
            assert isinstance(literal, StructType)
            struct.elements, struct.packed = literal.elements, literal.packed

    def _read_entity(self, start: int, end: int) -> int:
        """Read what starts at `start`, whose first line ends at `end`; the position behind it."""
        text, module = self.text, self.module
        if start == end:
            return end + 1
        first = text[start]
        if first in ";%":  # a comment, or a type, which was read before
            return end + 1
        if first == "@":
            self._read_global(text[start:end])
        elif first == "$":
            module.comdats.append(text[start:end])
        elif text.startswith(("define ", "declare "), start):
            return self._read_function(start, end)
        elif text.startswith("attributes #", start):
            name, _, words = text[start + 11 : end].partition(" = ")
            module.attribute_groups[name] = tuple(_ATTRIBUTE.findall(words[1:-1]))
        elif text.startswith(("source_filename", "target ", "module asm "), start):
            self._read_header_line(text[start:end])
        elif first == "^":
            module.summary.append(text[start:end])
        else:
            raise Unexpected(0, "unknown top-level entity")
        return end + 1

    def _read_header_line(self, line: str) -> None:
        self.module.header.append(line)
        value = line[line.find('"') + 1 : -1]
        if line.startswith("target datalayout"):
            self.module.data_layout_text = value
        elif line.startswith("target triple"):
            self.module.triple = unescape(value).decode()

    # -- globals ---------------------------------------------------------------------------------------------------

    def _read_global(self, line: str) -> None:
        match = _GLOBAL.match(line)
        if match is None:
            raise Unexpected(0, "unknown kind of global")
        token, prefix, word = match[1], match[2].rstrip(), match[3]
        name, rest = unquote(token[1:]), line[match.end() :]
        if word in ("alias", "ifunc"):
            type_, rest = self._leading_type(rest)
            alias = Alias(name, line[match.start(2) :], type_, None)
            if word == "alias" and (target := _ALIAS_TARGET.match(rest)):
                self.aliases.append((alias, target[1]))
            self._add(token, alias, self.module.aliases)
            return
        type_, rest = self._leading_type(rest)
        suffix = _GLOBAL_SUFFIX.search(rest)
        assert suffix is not None
        initializer = rest[: suffix.start()].strip()
        is_declaration = not initializer
        space = re.search(r"\baddrspace\((\d+)\)", prefix)
        variable = GlobalVariable(
            name,
            type_,
            is_constant_data=word == "constant",
            prefix=prefix,
            suffix=suffix[0],
            is_declaration=is_declaration,
            address_space=int(space[1]) if space else 0,
            read_initializer=None if is_declaration else self._initializer_reader(token, type_, initializer),
            initializer_text=initializer,
        )
        self._add(token, variable, self.module.variables)

    def _add(
        self, token: str, value: GlobalValue, table: dict[str, GlobalVariable] | dict[str, Alias] | dict[str, Function]
    ) -> None:
        assert value.name is not None
        if token in self.names.globals or value.name in table:
            raise Unexpected(0, f"{token} is there twice")
        self.names.globals[token] = value
        table[value.name] = value  # type: ignore[assignment]

    def _initializer_reader(self, token: str, type_: Type, initializer: str) -> Callable[[], Constant]:
        def read() -> Constant:
            reader = OperandReader(self.names, tokenize(initializer))
            try:
                value, end = reader.parse_constant(type_, 0)
                reader.expect(end, "\0")
            except (Unexpected, KeyError, IndexError, ValueError, AssertionError) as error:
                raise self._initializer_error(token, str(error)) from error
            return value

        return read

    def _initializer_error(self, token: str, why: str) -> InputError:
        return error_at_position(
            self.text, self.text.find(f"\n{token} = ") + 1, f"{why} (in the initialiser of {token})"
        )

    def _leading_type(self, rest: str) -> tuple[Type, str]:
        """The type `rest` starts with, and what follows it."""
        end = 0
        while True:
            if rest[end] in "[{<":
                end = _closing(rest, end)
            elif match := _SIMPLE_TYPE.match(rest, end):
                end = match.end()
            else:
                raise Unexpected(0, f"expected a type at {rest[end : end + 20]!r}")
            if rest[end : end + 2] == " (":  # a function type
                end = _closing(rest, end + 1)
            return self._type_of_text(rest[:end]), rest[end:]

    def _type_of_text(self, text: str) -> Type:
        found = self.type_texts.get(text)
        if found is None:
            reader = OperandReader(self.names, tokenize(text))
            found, end = reader.parse_value_type(0)
            reader.expect(end, "\0")
            self.type_texts[text] = found
        return found

    # -- functions -------------------------------------------------------------------------------------------------

    def _read_function(self, start: int, end: int) -> int:
        text = self.text
        line = text[start:end]
        is_definition = line.startswith("define")
        tokens = tokenize(line[: _name_end(line)])
        reader = OperandReader(self.names, tokens)
        i = 1
        while tokens[i] in _LINKAGE_WORDS or tokens[i][0] == "!":
            i += 1
        prefix = " ".join(tokens[1:i])
        convention = ""
        if is_calling_convention(tokens[i]):
            convention, i = tokens[i], i + 1
        result_attributes, i = reader.parse_optional_attributes(i)
        result, i = reader.parse_type(i)
        token = tokens[i]
        if token[0] != "@":
            raise Unexpected(i, f"expected the name of a function, found {token!r}")
        open_ = _name_end(line)
        close = _closing(line, open_)
        parameters, names, attributes, is_vararg = self._read_parameters(line[open_ + 1 : close - 1])
        suffix = line[close:]
        body_text: str | None = None
        read: Callable[[Function], None] | None = None
        after = end + 1
        if is_definition:
            if not suffix.endswith(" {"):
                raise Unexpected(0, "a function with no body")
            suffix = suffix[:-2]
            body_end = text.find("\n}\n", end)
            if body_end < 0:
                raise Unexpected(0, "a body that is cut off")
            body_text = text[end + 1 : body_end + 1]
            after = body_end + 3
            body_start, body_stop = end + 1, body_end + 1

            def read_this(function: Function) -> None:
                read_body(self.names, function, text, body_start, body_stop)

            read = read_this
        function = Function(
            self.module,
            unquote(token[1:]),
            self._function_type(result, parameters, is_vararg),
            parameter_names=names,
            parameter_attributes=attributes,
            calling_convention=convention,
            header_prefix=prefix,
            result_attributes=result_attributes,
            header_suffix=suffix.strip(),
            is_declaration=not is_definition,
            read_body=read,
            body_text=body_text,
        )
        if "addrspace(" in suffix and (space := re.search(r"^(?: \w+)? addrspace\((\d+)\)", suffix)):
            function.type = types.pointer(int(space[1]))
        self._add(token, function, self.module.functions)
        return after

    def _function_type(self, result: Type, parameters: tuple[Type, ...], is_vararg: bool) -> FunctionType:
        if is_vararg:
            return types.function(result, parameters, True)
        key = (result, *parameters)
        found = self.names.function_types.get(key)
        if found is None:
            found = self.names.function_types[key] = types.function(result, parameters)
        return found

    def _read_parameters(self, text: str) -> tuple[tuple[Type, ...], list[str | None], list[tuple[str, ...]], bool]:
        tokens = tokenize(text)
        reader = OperandReader(self.names, tokens)
        parameters: list[Type] = []
        names: list[str | None] = []
        attributes: list[tuple[str, ...]] = []
        i = 0
        while tokens[i] != "\0":
            if i:
                i = reader.expect(i, ",")
            if tokens[i] == "...":
                reader.expect(i + 1, "\0")
                return tuple(parameters), names, attributes, True
            type_, i = reader.parse_type(i)
            words, i = reader.parse_optional_attributes(i)
            name: str | None = None
            if tokens[i][0] == "%":
                name, i = unquote(tokens[i][1:]), i + 1
            parameters.append(type_)
            names.append(name)
            attributes.append(words)
        return tuple(parameters), names, attributes, False


_SIMPLE_TYPE = re.compile(rf'%{NAME}|ptr(?: addrspace\(\d+\))?|target\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\w+')
_FUNCTION_NAME = re.compile(rf'(?:[^"@]|"[^"]*")*@{NAME}')


def _name_end(line: str) -> int:
    """Where the name in the header of a function ends."""
    match = _FUNCTION_NAME.match(line)
    if match is None:
        raise Unexpected(0, "a function with no name")
    return match.end()


def _closing(text: str, start: int) -> int:
    """The position behind the bracket that closes the one at `start`."""
    depth = 0
    for match in _BRACKETS.finditer(text, start):
        bracket = match[0]
        if bracket in "([{<":
            depth += 1
        elif bracket in ")]}>":
            depth -= 1
            if depth == 0:
                return match.end()
    raise Unexpected(0, "unbalanced brackets")
