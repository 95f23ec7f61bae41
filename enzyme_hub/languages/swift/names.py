"""Names that Swift gives to functions."""

from __future__ import annotations

# What LLVM's types are called.
WORDS = {"double": "Double", "float": "Float", "ptr": "pointer", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int", "i1": "Bool",
         "void": "Void"}  # fmt: skip


def spelled(name: str) -> str | None:
    """None: no name is spelled out yet."""
    return None
