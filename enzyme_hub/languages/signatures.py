"""Signatures of functions in the words of their language, for messages."""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.languages.rust.names import rust_path

_C = {"double": "double", "float": "float", "ptr": "pointer", "i8": "char", "i16": "short", "i32": "int", "i64": "long",
      "i1": "bool", "x86_fp80": "long double", "half": "_Float16", "void": "void"}  # fmt: skip
_RUST = {"double": "f64", "float": "f32", "ptr": "pointer", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64", "i1": "bool",
         "void": "()"}  # fmt: skip
_FORTRAN = {"double": "real(8)", "float": "real(4)", "ptr": "by reference", "i32": "integer(4)", "i64": "integer(8)",
            "void": "nothing"}  # fmt: skip


def words_of(function: Function) -> Mapping[str, str]:
    """What the types of LLVM are called in the language that a function is written in, as its name tells."""
    name = function.name or ""
    if rust_path(name):
        return _RUST
    return _FORTRAN if name.startswith("_Q") else _C


def spelled_type(type_: Type | str, words: Mapping[str, str]) -> str:
    """A type in these words; what is a word already stays as it is. A struct by its members."""
    if isinstance(type_, StructType):
        return f"{{{', '.join(spelled_type(member, words) for member in type_.fields)}}}"
    return words.get(str(type_), str(type_))
