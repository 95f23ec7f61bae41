"""The grammars by language: tables of templates, read by `tests.fuzz.writer`."""

from tests.fuzz.grammar.c import C
from tests.fuzz.writer import Grammar

GRAMMARS: dict[str, Grammar] = {grammar.language: grammar for grammar in (C,)}
