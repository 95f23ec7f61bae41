"""What a library remembers from call to call is one thing for all its functions, derivatives too.

Each derivative is a shared library of its own, made when it is asked for, with copies of the functions that it needs. Variables
are not copied: the library itself exports them all, static ones under a name of their own, and derivatives import them.
"""

from __future__ import annotations

import re

from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

PREFIX = "eh.state."
_LOCAL = re.compile(r'^@("(?:[^"]+)"|[-\w.$]+) = (?:internal|private) ((?:[\w()]+ )*?)(global)\b', re.M)
_CONSTRUCTORS = ("llvm.global_ctors", "llvm.global_dtors")


def exported(text: str) -> str:
    """The module with its static variables as external ones."""
    names = {match[1].strip('"') for match in _LOCAL.finditer(text)}
    if not names:
        return text
    text = _LOCAL.sub(lambda m: f"@{m[1]} = {_without_dso_local(m[2])}{m[3]}", text)

    def renamed(match: re.Match[str]) -> str:
        name = match[1].strip('"')
        return f'@"{PREFIX}{name}"' if name in names else match[0]

    return re.sub(r'@("[^"\n]+"|[-\w.$]+)', renamed, text)


def _without_dso_local(words: str) -> str:
    return words.replace("dso_local ", "").replace("local_unnamed_addr ", "").replace("unnamed_addr ", "")


def variables(text: str) -> frozenset[str]:
    """The names of what the module defines and may change."""
    found = read_module(text).variables
    return frozenset(
        name
        for name, one in found.items()
        if not (one.is_declaration or one.is_constant_data or name.startswith("llvm."))
    )


def imported(text: str, names: frozenset[str]) -> str:
    """The module with these variables as declarations, and without what runs when a program starts."""
    module = read_module(text)
    for name in names & set(module.variables):
        variable = module.variables[name]
        variable.is_declaration = True
        thread_local = "thread_local " if variable.is_thread_local else ""
        variable.prefix = f"external {thread_local}".strip()
        variable.suffix = ""
    for name in _CONSTRUCTORS:
        module.variables.pop(name, None)
    return write_module(module)
