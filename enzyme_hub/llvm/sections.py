"""What compilers say about sections by options of code generation, which llvmlite does not offer; here the IR says it.

One section per function (`-ffunction-sections`), so that a linker's `--gc-sections` can drop what nobody calls. It
matters beyond size: a dropped function may refer to symbols that exist nowhere.

Constructors and destructors in `.init_array` and `.fini_array`. LLVM's own default is `.ctors`, which no C library of
today runs (GNU ld alone turns one into the other).
"""

from __future__ import annotations

import re

from enzyme_hub.base.records import record
from enzyme_hub.errors import InternalError
from enzyme_hub.llvm.irtext import ModuleText, end_of_parameters, references

# Patterns as texts: few links need them, and compiling these takes longer than all else here.
_UNWRITABLE = frozenset('"\\')
_BEHIND_ATTRIBUTES = r" (?:partition|comdat|align|gc|prefix|prologue|personality)\b| !| \{"


def split_sections(text: str) -> str:
    """The module text with `section ".text.NAME"` on every definition that is in none."""
    module = ModuleText(text)
    pieces, position = [], 0
    for name, definition in module.functions.items():
        header = text[definition.start : definition.body]
        if " section " in header or "available_externally" in header or _UNWRITABLE & set(name):
            continue
        at = definition.start + _after_attributes(header)
        pieces += [text[position:at], f' section ".text.{name}"']
        position = at
    return "".join([*pieces, text[position:]])


def _after_attributes(header: str) -> int:
    """Where a section stands: behind the parameters and the attributes, written out (our own functions) or as a group."""
    start = end_of_parameters(header)
    found = re.compile(_BEHIND_ATTRIBUTES).search(header, start)
    return found.start() if found else len(header.rstrip(" {"))


CONSTRUCTORS = {"llvm.global_ctors": ".init_array", "llvm.global_dtors": ".fini_array"}
_SYMBOL = r'@(?:"[^"]*"|[-\w$.]+)'
_LIST = r"(?m)^@(llvm\.global_[cd]tors) = appending global \[(\d+) x [^\n]*\n"
_ENTRY = rf"\{{ i32 (\d+), ptr ({_SYMBOL}|null), ptr ({_SYMBOL}|null) \}}"
_DEFAULT_PRIORITY = "65535"


def constructor_arrays(text: str) -> str:
    """The module text with each entry of the lists of constructors and destructors as an element of such a section."""
    return re.sub(_LIST, lambda found: "".join(_elements(found, text)), text)


@record
class Arrays:
    """Arrays in sections as a module of their own. What is private there nothing refers to, so they are not until it is linked."""

    text: str
    names: frozenset[str]
    functions: frozenset[str]  # which stand in them


def arrays_alone(lists: str) -> Arrays | None:
    """What `constructor_arrays` makes of these lists; None where entries belong to some data."""
    entries = re.findall(_ENTRY, lists)
    if any(associated != "null" for _, _, associated in entries):
        return None
    named = dict.fromkeys(function for _, function, _ in entries if function != "null")
    declared = "".join(f"declare void {function}()\n" for function in named)
    arrays = constructor_arrays(lists)
    names = frozenset(references(line)[0] for line in arrays.splitlines())
    text = arrays.replace(" = private global ", " = hidden global ") + declared
    return Arrays(text, names, frozenset(references(" ".join(named))))


def _elements(found: re.Match[str], text: str) -> list[str]:
    entries = re.findall(_ENTRY, found[0])
    if len(entries) != int(found[2]):
        raise InternalError("EH0901", f"{found[1]} has entries of an unknown form", why=found[0])
    lines = []
    for number, (priority, function, associated) in enumerate(entries):
        section = CONSTRUCTORS[found[1]] + ("" if priority == _DEFAULT_PRIORITY else f".{priority}")
        comdat = _comdat(associated, text)
        if function != "null" and comdat is not None:
            name = f"@enzyme_hub{section[:5]}.{number}"
            lines.append(f'{name} = private global ptr {function}, section "{section}"{comdat}\n')
    return lines


def _comdat(symbol: str, text: str) -> str | None:
    """The comdat group that an entry shares with the data it initialises; None if that data is not defined here."""
    if symbol == "null":
        return ""
    line = re.search(rf"^(?:{re.escape(symbol)} = |define [^\n]*{re.escape(symbol)}\()[^\n]*", text, re.MULTILINE)
    if line is None or re.search(r" (?:external|available_externally) ", line[0]):
        return None
    group = re.search(r'\bcomdat(?:\(\$((?:"[^"]*"|[-\w$.]+))\))?(?:,| |$)', line[0])
    return f", comdat(${group[1] or symbol[1:]})" if group else ""
