"""Whole programs: functions, a harness that calls them, and what the harness prints, read back.

A *mode* is a way to ask for derivatives (reverse today): the text of one request in each language. A new mode is a row in
`MODES` and, where its answer is not a gradient, a line of its own in what is printed.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.writer import Function

HERE = Path(__file__).parent
POINTS = 3
STEP = 1e-3  # of the differences; halved twice


@dataclass(frozen=True)
class Mode:
    """A way to ask: the source that prints derivatives of `f_NUMBER` at one point, by language."""

    name: str
    request: Mapping[str, str]


C_REVERSE = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(p.a), *b = copy_of(p.b), *da = copy_of(p.wa), *db = copy_of(p.wb);
    struct result g = __enzyme_autodiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, da, enzyme_dup, b, db,
                                               enzyme_out, p.s, enzyme_const, p.n, enzyme_const, p.ix);
    print_all("again", NUMBER, place, g.value, a, b);
    print_all("gradient", NUMBER, place, g.ds, da, db);
    free(a), free(b), free(da), free(db);
}
"""
MODES = {"reverse": Mode("reverse", {"c": C_REVERSE, "cpp": C_REVERSE})}


def shared(functions: Sequence[Function], language: str) -> str:
    """The declarations that a program has once, if one of its functions mentions them."""
    text = "\n".join(function.text for function in functions)
    return "\n".join(textwrap.dedent(put) for name, put in GRAMMARS[language].shared.items() if f"{name}(" in text)


def source(functions: Sequence[Function], seed: int, mode: Mode) -> str:
    """The source of a program: all of one language. It runs the functions from the number in its first argument on."""
    language = functions[0].language
    return SOURCES[language](functions, seed, mode)


def c_source(functions: Sequence[Function], seed: int, mode: Mode) -> str:
    language = functions[0].language
    parts = [GRAMMARS[language].prologue, f"#define SEED {seed}u", f"#define STEP {STEP}"]
    parts += [(HERE / "harness.h").read_text(), shared(functions, language)]
    parts += [f"// --- {f.number}\n{f.text}\n" for f in functions]
    parts += [(HERE / "harness_main.h").read_text(), "#ifndef REFERENCE"]
    parts += [mode.request[language].replace("NUMBER", str(f.number)) for f in functions]
    parts += ["#endif", "int main(int argc, char **argv) {", "    int from = argc > 1 ? atoi(argv[1]) : 0;"]
    for function in functions:
        k = function.number
        parts += [
            f"    for (int place = 0; from <= {k} && place < {POINTS}; place++) {{",
            f"        primal(f_{k}, {k}, place);",
        ]
        parts += [
            "#ifdef REFERENCE",
            f"        around(f_{k}, {k}, place);",
            "#else",
            f"        derive_{k}(place);",
            "#endif",
            "    }",
        ]
    return "\n".join([*parts, "    return 0;", "}", ""])


SOURCES = {"c": c_source, "cpp": c_source}


# --- what programs print

Numbers = tuple[float, ...]


@dataclass
class Printed:
    """The lines of one run, by kind, function and point."""

    lines: dict[tuple[str, int, int], list[Numbers]]

    @classmethod
    def of(cls, output: str) -> Printed:
        printed = cls({})
        for line in output.splitlines():
            what, *words = line.split()
            if what not in ("primal", "around", "again", "gradient"):
                continue
            try:
                number, place, *numbers = int(words[0]), int(words[1]), *map(float, words[2:])
            except (ValueError, IndexError):
                continue  # a line cut off by a crash
            printed.lines.setdefault((what, number, place), []).append(tuple(numbers))
        return printed

    def get(self, what: str, number: int, place: int) -> Numbers:
        return (self.lines.get((what, number, place)) or [()])[0]

    def complete(self, number: int) -> bool:
        return ("gradient", number, POINTS - 1) in self.lines
