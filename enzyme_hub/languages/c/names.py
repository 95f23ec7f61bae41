"""C does not mangle names."""

from __future__ import annotations

# What LLVM's types are called.
WORDS = {"double": "double", "float": "float", "ptr": "pointer", "i8": "char", "i16": "short", "i32": "int", "i64": "long",
         "i1": "bool", "x86_fp80": "long double", "half": "_Float16", "void": "void"}  # fmt: skip


def spelled(name: str) -> str | None:
    """None: a name of C is what people write."""
    return None
