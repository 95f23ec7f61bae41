"""The grammars by language: tables of templates, read by `tests.fuzz.writer`, and the kinds of features that each has."""

from tests.fuzz.grammar.c import C
from tests.fuzz.grammar.cpp import CPP
from tests.fuzz.grammar.exponentials import C_EXPONENTIALS, RUST_EXPONENTIALS
from tests.fuzz.grammar.handles import C_HANDLES, CPP_HANDLES, RUST_HANDLES
from tests.fuzz.grammar.owners import C_OWNERS, CPP_OWNERS, RUST_OWNERS
from tests.fuzz.grammar.rounding import C_ROUNDING, RUST_ROUNDING
from tests.fuzz.grammar.rust import RUST
from tests.fuzz.grammar.scratch import C_SCRATCH, RUST_SCRATCH
from tests.fuzz.grammar.statics import STATICS
from tests.fuzz.grammar.strings import C_STRINGS, CPP_STRINGS
from tests.fuzz.grammar.timeloops import C_TIMELOOPS, RUST_TIMELOOPS
from tests.fuzz.writer import Grammar, Kind, with_kinds

NUMBERS_AND_LOOPS = {"rounding": C_ROUNDING, "exponentials": C_EXPONENTIALS, "timeloops": C_TIMELOOPS}
KINDS: dict[str, dict[str, Kind]] = {
    "c": {
        "owners": C_OWNERS,
        "scratch": C_SCRATCH,
        "strings": C_STRINGS,
        "statics": STATICS,
        "handles": C_HANDLES,
        **NUMBERS_AND_LOOPS,
    },
    "cpp": {
        "owners": CPP_OWNERS,
        "scratch": C_SCRATCH,
        "strings": CPP_STRINGS,
        "statics": STATICS,
        "handles": CPP_HANDLES,
        **NUMBERS_AND_LOOPS,
    },
    "rust": {
        "owners": RUST_OWNERS,
        "scratch": RUST_SCRATCH,
        "handles": RUST_HANDLES,
        "rounding": RUST_ROUNDING,
        "exponentials": RUST_EXPONENTIALS,
        "timeloops": RUST_TIMELOOPS,
    },
}
GRAMMARS: dict[str, Grammar] = {
    grammar.language: with_kinds(grammar, KINDS[grammar.language]) for grammar in (C, CPP, RUST)
}
