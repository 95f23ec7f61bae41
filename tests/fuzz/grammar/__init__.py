"""The grammars by language: tables of templates, read by `tests.fuzz.writer`."""

from tests.fuzz.grammar.c import C
from tests.fuzz.grammar.cpp import CPP
from tests.fuzz.grammar.rust import RUST
from tests.fuzz.writer import Grammar

GRAMMARS: dict[str, Grammar] = {grammar.language: grammar for grammar in (C, CPP, RUST)}
