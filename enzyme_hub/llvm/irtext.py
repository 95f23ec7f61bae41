"""Who refers to whom in a module, read off LLVM's printed text without parsing it.

Two questions are asked of whole modules before the few functions that matter are read properly: which symbols can a
request reach, and which attribute groups do these functions use. LLVM prints canonical text (a definition runs from
its `define` line to a `}` alone in its line; a global is one line), so a scan by line answers both at `re` speed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from functools import cached_property
from typing import TypeAlias

from enzyme_hub.base.records import record

_NAME = r'@(?:"(?P<quoted>[^"]*)"|(?P<plain>[-\w$.]+))'
_REFERENCE = re.compile(_NAME)
_DEFINITION = re.compile(r"^define [^\n]*\n", re.MULTILINE)
_GLOBAL = re.compile(rf"^{_NAME} = [^\n]*", re.MULTILINE)
_ESCAPE = re.compile(r"\\([0-9a-fA-F]{2})")
_STRING = re.compile(r'"[^"]*"')
ENTRY = "__enzyme_"
_REQUEST = re.compile(
    rf'^[^\n;]*\b(?:call|invoke)\b[^\n]*@(?:"(?P<quoted>[^"]*{ENTRY}[^"]*)"|(?P<plain>[-\w$.]*{ENTRY}[-\w$.]*))\([^\n]*',
    re.M,
)

# Globals by which users say something about functions; the functions they name are their first operands.
REGISTRATIONS = (
    "__enzyme_register_gradient",
    "__enzyme_register_derivative",
    "__enzyme_register_splitderivative",
    "__enzyme_function_like",
    "__enzyme_allocation_like",
    "__enzyme_inactivefn",
    "__enzyme_inactive_global",
    "__enzyme_nofree",
)


_SAYS = re.compile("|".join((*REGISTRATIONS, "!enzyme_", '"enzyme_(?!hub)', rf'\n@"?[\w$.]*{ENTRY}')))


def says_something(text: str) -> bool:
    """True if the module may say something about derivatives: in globals, metadata, attributes or annotations."""
    return _SAYS.search(text) is not None


def is_registration(symbol: str) -> bool:
    return any(prefix in symbol for prefix in REGISTRATIONS)


def is_saying(variable: str) -> bool:
    """Is a variable of this name a registration, or one that is misspelt? No other variable has such a name."""
    return is_registration(variable) or _IS_NAMED.search(variable) is not None


_IS_NAMED = re.compile(rf"(?:^|_Z(?:N\d*\w*?)?\d+|\d){ENTRY}")  # C++ and Rust write how long a name is before it


def is_entry(symbol: str) -> bool:
    """Is a symbol that nobody defines a request (or a hint that must vanish with one)?"""
    return ENTRY in symbol and not is_registration(symbol)


def _names(match: re.Match[str]) -> str:
    quoted = match["quoted"]
    if quoted is None:
        return match["plain"]
    return _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), quoted)


def references(text: str) -> list[str]:
    """The symbols named in `text`, in order, with repetitions."""
    return [_names(match) for match in _REFERENCE.finditer(text)]


def assembly(text: str) -> Iterator[str]:
    """The lines with assembly in a printed module, from where it begins: what it names is named in no other way."""
    start = text.find("asm ")
    while start >= 0:
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield text[start:end]
        start = text.find("asm ", end)


Parameters: TypeAlias = "tuple[str, ...]"
_THROUGH_POINTER = re.compile(
    r"^ +(?:%\S+ = )?(?:\w+ )?(?:call|invoke) (?![^\n]* asm )[^@\n]*?%[-\w$.]+\(", re.MULTILINE
)
_TYPE = re.compile(r"[\[{<].*?[\]}>](?= |$)|\S+")


@record
class Definition:
    """A function definition: `text[start:end]`, of which the first line ends at `body`."""

    name: str
    start: int
    body: int
    end: int


def _line(text: str, beginning: str, start: int) -> int:
    """Where the first line from `start` on begins that begins so; -1 if there is none. Faster by far than a pattern's `^`."""
    if text.startswith(beginning, start) and (start == 0 or text[start - 1] == "\n"):
        return start
    found = text.find("\n" + beginning, start)
    return found + 1 if found >= 0 else -1


def lines(text: str, beginning: str) -> Iterator[str]:
    """The lines that begin so."""
    start = _line(text, beginning, 0)
    while start >= 0:
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield text[start:end]
        start = _line(text, beginning, end)


class ModuleText:
    """The printed module with an index of its definitions."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def functions(self) -> dict[str, Definition]:
        found = {}
        text = self.text
        start = _line(text, "define ", 0)
        while start >= 0:
            body = text.find("\n", start) + 1 or len(text)
            name = _REFERENCE.search(text, start, body)
            assert name, text[start:body]
            end = text.find("\n}\n", body - 1)
            end = len(text) if end < 0 else end + 3
            found[_names(name)] = Definition(_names(name), start, body, end)
            start = _line(text, "define ", end)
        return found

    @cached_property
    def globals(self) -> dict[str, str]:
        """Variables, aliases and ifuncs: each name with its line."""
        matches = map(_GLOBAL.match, lines(self.text, "@"))
        return {_names(match): match[0] for match in matches if match is not None}

    def references_of(self, name: str) -> set[str]:
        """The symbols that the definition of `name` refers to; empty for what is not defined here."""
        if definition := self.functions.get(name):
            return set(references(self.text[definition.start : definition.end])) - {name}
        line = self.globals.get(name)
        return set(references(line)) - {name} if line else set()

    def reachable(self, roots: Iterable[str]) -> set[str]:
        """Everything that can be reached from `roots`, defined here or not, through code, initialisers and pointers."""
        seen: set[str] = set()
        called: set[Parameters] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting.extend(self.references_of(name) - seen)
                if fresh := self.called_through_pointers(name) - called:
                    called |= fresh
                    waiting.extend(self.fitting(fresh))
        return seen

    def called_through_pointers(self, name: str) -> set[Parameters]:
        """What the function passes to functions that it calls through pointers."""
        definition = self.functions.get(name)
        if definition is None:
            return set()
        lines = _THROUGH_POINTER.finditer(self.text, definition.body, definition.end)
        return {parameters(self.text[line.end() : self.text.index("\n", line.end())]) for line in lines}

    def fitting(self, called: Set[Parameters]) -> list[str]:
        """The functions that are called in one of these ways where a pointer to them is."""
        return [name for name, taken in self.address_taken.items() if taken in called]

    @cached_property
    def address_taken(self) -> dict[str, Parameters]:
        """The functions defined here that are named anywhere but as the callee of a call, with their parameters."""
        text = _DEFINITION.sub("\n", self.text)
        named = {_names(match) for match in _REFERENCE.finditer(text) if text[match.end() : match.end() + 1] != "("}
        found = {}
        for name, definition in self.functions.items():
            if name in named:
                header = self.text[definition.start : definition.body]
                found[name] = parameters(header[header.index("(", header.index("@")) + 1 :])
        return found

    @cached_property
    def address_takers(self) -> set[str]:
        """The functions and variables here that name a function defined here, and not only to call it."""
        found = {name for name in self.globals if not self.functions.keys().isdisjoint(self.references_of(name))}
        for definition in self.functions.values():
            for match in _REFERENCE.finditer(self.text, definition.body, definition.end):
                if self.text[match.end() : match.end() + 1] != "(" and _names(match) in self.functions:
                    found.add(definition.name)
                    break
        return found

    def requests(self) -> Iterator[Request]:
        """The calls of entry points, each with the function it stands in."""
        if ENTRY not in self.text:
            return
        for definition in self.functions.values():
            if self.text.find(ENTRY, definition.body, definition.end) < 0:
                continue
            for match in _REQUEST.finditer(self.text, definition.body, definition.end):
                if _names(match) not in self.functions:
                    yield Request(definition.name, match[0])


@record
class Request:
    """One call of an entry point, as printed."""

    caller: str
    line: str

    @property
    def named(self) -> list[str]:
        """The symbols among its operands; the function to differentiate is among them if it is a constant."""
        after = self.line[self.line.index(ENTRY) :]
        return references(after[after.index("(") :])

    @property
    def indirect(self) -> bool:
        """Does the function reach the call through a local value, as it does at -O0 or through a select?"""
        after = self.line[self.line.index(ENTRY) :]
        operands = split_operands(after[after.index("(") + 1 :])
        first = next((operand for operand in operands if "sret(" not in operand), "")
        return "@" not in first


def parameters(text: str) -> Parameters:
    """The types of the operands or parameters up to the closing parenthesis."""
    return tuple(_TYPE.match(operand.strip())[0] for operand in split_operands(text) if operand.strip())  # type: ignore[index]


def split_operands(text: str) -> list[str]:
    """The operands up to the closing parenthesis, split at commas outside of brackets."""
    text = _STRING.sub(lambda match: match[0].replace(",", "_").replace("(", "_").replace(")", "_"), text)
    operands, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            if depth == 0:
                operands.append(text[start:index])
                break
            depth -= 1
        elif character == "," and depth == 0:
            operands.append(text[start:index])
            start = index + 1
    return operands


def requested_functions(module: ModuleText) -> set[str]:
    """The functions that requests of this module may differentiate."""
    roots: set[str] = set()
    for request in module.requests():
        roots.update(request.named)
        if request.indirect:
            roots.update(module.references_of(request.caller))
    return {name for name in roots if not is_entry(name)}


def registered_functions(module: ModuleText) -> set[str]:
    """The functions that users say something about: those with derivatives of their own, and these derivatives."""
    found = {other for name in module.globals if is_registration(name) for other in module.references_of(name)}
    return found.union(*(set(request.named) for request in module.requests() if is_registration(request.line)))


def request_roots(module: ModuleText) -> set[str]:
    """Everything that must be there to serve the requests of this module."""
    return requested_functions(module) | registered_functions(module)


# --- the first line of a definition

_GROUP_OF = re.compile(r" #(\d+)(?= |$)")


def group_of(header: str) -> str | None:
    """The number of the function's attribute group: `#7` outside of strings, after the parameters."""
    last = None
    for match in _GROUP_OF.finditer(header):
        if header.count('"', 0, match.start()) % 2 == 0:
            last = match[1]
    return last


def end_of_parameters(header: str) -> int:
    """Where the parameter list ends, with `unnamed_addr` and its kin behind it."""
    name = header.index("@" + _spelling(references(header)[0], header))
    depth = 0
    for index in range(header.index("(", name), len(header)):
        depth += {"(": 1, ")": -1}.get(header[index], 0)
        if depth == 0:
            rest = re.match(r"(?: (?:unnamed_addr|local_unnamed_addr|addrspace\(\d+\)))*", header[index + 1 :])
            return index + 1 + (rest.end() if rest else 0)
    raise AssertionError(header)


def _spelling(name: str, header: str) -> str:
    return name if "@" + name in header else f'"{name}"'
