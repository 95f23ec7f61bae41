"""Names that Julia gives to functions."""

from __future__ import annotations

# What LLVM's types are called.
WORDS = {"double": "Float64", "float": "Float32", "ptr": "pointer", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int64",
         "i1": "Bool", "void": "Nothing"}  # fmt: skip


def spelled(name: str) -> str | None:
    """None: no name is spelled out yet."""
    return None
