"""Names that flang mangles."""

from __future__ import annotations

import re

_MANGLED = re.compile(
    r"_Q((?:[MFPSEC][a-z0-9_$]*)+)$"
)  # modules, hosts and the procedure, each behind a capital letter
# What LLVM's types are called.
WORDS = {"double": "real(8)", "float": "real(4)", "ptr": "by reference", "i32": "integer(4)", "i64": "integer(8)",
         "void": "nothing"}  # fmt: skip


_MODULE_VARIABLE = re.compile(r"_QM[a-z0-9_$]+E[a-z0-9_$]+$")
_DESCRIPTOR = "{ ptr, i64, i32, i8, i8, i8, i8"


def is_of_module(name: str, line: str) -> bool:
    """True for a variable of a module that has allocatables or pointers, by its name and by how LLVM prints it."""
    return _MODULE_VARIABLE.match(name) is not None and _DESCRIPTOR in line


def spelled(name: str) -> str | None:
    """The path; None for a name that is not flang's."""
    found = _MANGLED.match(name)
    return "::".join(filter(None, re.split("[A-Z]", found[1]))) if found else None
