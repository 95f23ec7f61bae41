"""Signatures of functions in the words of their language, for messages."""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.languages.c import names as c
from enzyme_hub.languages.fortran import names as fortran
from enzyme_hub.languages.rust import names as rust
from enzyme_hub.languages.swift import names as swift


def words_of(function: Function) -> Mapping[str, str]:
    """What the types of LLVM are called in the language that a function is written in, as its name tells."""
    name = function.name or ""
    return next((room.WORDS for room in (rust, fortran, swift) if room.spelled(name) is not None), c.WORDS)


def spelled_type(type_: Type | str, words: Mapping[str, str]) -> str:
    """A type in these words; what is a word already stays as it is. A struct by its members."""
    if isinstance(type_, StructType):
        return f"{{{', '.join(spelled_type(member, words) for member in type_.fields)}}}"
    return words.get(str(type_), str(type_))
