"""Puts together the functions that a module needs for some routines: adapters, the rules they call, and shims.

Rules are copied once for each library (a flavour, for one type of number), under names of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache

from enzyme_hub import irtext
from enzyme_hub._bitcode import text_of
from enzyme_hub.languages.libraries.blas.adapters import Adapter
from enzyme_hub.languages.libraries.blas.declared import Declared
from enzyme_hub.languages.libraries.blas.names import Symbol
from enzyme_hub.languages.libraries.blas.routines import HELPERS, ROUTINES
from enzyme_hub.languages.libraries.blas.shims import shim
from enzyme_hub.records import record

REAL_FILES = ("flags", "level1", "level2", "symmetric", "level3", "cholesky", "lu", "qr", "spectral", "svd")
COMPLEX_FILES = ("flags", "level1", "level2", "level3", "hermitian", "cholesky", "lu", "spectral")
"""What the rules are written in: those on both lists are translated twice, and so is what LAPACKE is."""
_REFERENCE = re.compile(r"@([-\w$.]+)")
_DECLARATION = re.compile(r"^declare [^\n]*?@([-\w$.]+)\([^\n]*$", re.MULTILINE)
_SHIM = "blas_"
_SIZES: dict[str, Callable[[Declared], int]] = {
    "size_of_number": lambda it: size_of_number(it.symbol),
    "size_of_integer": lambda it: {"i32": 4, "i64": 8}[it.integer],
}
_ACCESS = re.compile(r"^(.* = load double|  store double) (.*), align 8$", re.MULTILINE)


LAPACKE = "lapacke"


@record
class Rules:
    """The text of each function that the rules are made of, and the declarations of what they need from outside."""

    functions: dict[str, str]
    declarations: dict[str, str]


def size_of_number(symbol: Symbol) -> int:
    return {"float": 4, "double": 8}[symbol.number] << symbol.is_complex


@cache
def load(names: tuple[str, ...], number: str, is_complex: bool) -> Rules:
    """What these files have, for one type of number."""
    functions: dict[str, str] = {}
    declarations: dict[str, str] = {}
    for name in names:
        text = text_of("enzyme_hub.languages.libraries.blas", f"{name}.complex" if is_complex else name)
        if number == "float":
            text = _ACCESS.sub(r"\1 \2, align 4", text).replace("double", "float").replace(".f64(", ".f32(")
        module = irtext.ModuleText(text)
        functions.update((one, text[it.start : it.end]) for one, it in module.functions.items())
        declarations.update((found[1], found[0]) for found in _DECLARATION.finditer(text))
    return Rules(functions, declarations)


class Supplement:
    """What is added to a module; `known` are the routines that it declares, `present` the functions that it has."""

    def __init__(self, known: dict[str, Declared], present: Collection[str]) -> None:
        self._known = known
        self._present = present
        self._functions: dict[str, str] = {}
        self._declarations: dict[str, str] = {}

    def add(self, it: Declared) -> None:
        """The functions for the derivatives of one routine, and all that they call."""
        rules = load(COMPLEX_FILES if it.symbol.is_complex else REAL_FILES, it.symbol.number, it.symbol.is_complex)
        prefix = fresh(it.symbol.prefix, self._present)
        waiting = [(it.name, Adapter(it, frozenset(rules.functions)).text())]
        while waiting:
            name, text = waiting.pop()
            renamed = {called: called for called in _REFERENCE.findall(text)}
            for called in renamed:
                body = self._body(called, it, rules)
                if body:
                    renamed[called] = prefix + called
                    if prefix + called not in self._functions:
                        self._functions[prefix + called] = ""
                        waiting.append((prefix + called, body))
                elif called in rules.declarations:
                    self._declarations[called] = rules.declarations[called]
            self._functions[name] = rename(text, renamed)

    def _body(self, name: str, it: Declared, rules: Rules) -> str:
        """The text of a function that is called by that name; nothing for what comes from outside."""
        if name in rules.functions:
            text = rules.functions[name]
            return text if text.startswith("define internal") else text.replace("define ", "define internal ", 1)
        if name in _SIZES:
            size = _SIZES[name](it)
            return f"define internal i64 @{name}() {{\n  ret i64 {size}\n}}\n"
        if name.startswith(_SHIM):
            stem = name[len(_SHIM) :]
            routine = ROUTINES[it.symbol.letter].get(stem) or HELPERS[stem]
            symbol = it.symbol.sibling(routine.name)
            text, declaration = shim(routine, it, self._known.get(symbol))
            self._declarations[symbol] = declaration
            return text
        if name == "enzyme_overwritten":
            self._declarations[name] = f"declare i1 @{name}(ptr)"
        if name.startswith("enzyme_active_"):
            self._declarations[name] = f"declare i1 @{name}({it.symbol.number})"
        if name in ("enzyme_first_lane", "enzyme_last_lane"):
            self._declarations[name] = f"declare i1 @{name}()"
        return ""

    def text(self) -> str:
        """All of it."""
        declarations = [line for name, line in self._declarations.items() if name not in self._present]
        return "\n" + "\n".join([*declarations, *self._functions.values()])


def fresh(prefix: str, present: Collection[str]) -> str:
    """The prefix, or one that no function has: what an earlier round added may have been changed by the optimiser since."""
    taken = {name for name in present if name.startswith(prefix)}
    found, number = prefix, 1
    while any(name.startswith(found) for name in taken):
        number += 1
        found = f"{prefix}{number}."
    return found


def rename(text: str, names: Mapping[str, str]) -> str:
    """The text with other names of functions."""
    return _REFERENCE.sub(lambda found: f"@{names[found[1]]}", text)
