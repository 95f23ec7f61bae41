"""Names that flang mangles."""

from __future__ import annotations

import re

_MANGLED = re.compile(
    r"_Q((?:[MFPSEC][a-z0-9_$]*)+)$"
)  # modules, hosts and the procedure, each behind a capital letter
# What LLVM's types are called.
WORDS = {"double": "real(8)", "float": "real(4)", "ptr": "by reference", "i32": "integer(4)", "i64": "integer(8)",
         "void": "nothing"}  # fmt: skip


def spelled(name: str) -> str | None:
    """The path; None for a name that is not flang's."""
    found = _MANGLED.match(name)
    return "::".join(filter(None, re.split("[A-Z]", found[1]))) if found else None
