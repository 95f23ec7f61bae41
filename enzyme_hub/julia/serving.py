"""`enzyme-hub julia`: Julia's package starts it, asks by lines of text, and gets lines of text.

A request is lines `WORD<tab>VALUES`, the first `derive`, the last `end`. Before the answer there may be questions: `describe` with
addresses and their roles, each of which is answered by a line. The answer is `made<tab>LIBRARY<tab>ADDRESS...` or
`error<tab>CODE<tab>TEXT`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TextIO

from enzyme_hub.errors import HubError, InternalError
from enzyme_hub.julia.making import Asked, make


def run(source: TextIO | None = None, target: TextIO | None = None) -> int:
    lines = source or sys.stdin
    out = target or sys.stdout

    def say(*words: str) -> None:
        out.write("\t".join(words) + "\n")
        out.flush()

    def describe(questions: list[tuple[int, str]]) -> list[str]:
        say("describe", *(f"{address} {role}" for address, role in questions))
        return [_unescaped(lines.readline().rstrip("\n")) for _ in questions]

    while (asked := _request(lines)) is not None:
        try:
            made = make(asked, describe)
        except HubError as error:
            say("error", error.code, _escaped(str(error)))
        except Exception as error:
            import traceback

            told = InternalError("EH0901", f"internal error: {error!r}", why=traceback.format_exc())
            say("error", told.code, _escaped(str(told)))
        else:
            say("made", str(made.path), *map(str, made.addresses))
    return 0


def _request(lines: TextIO) -> Asked | None:
    words = list(_words(lines))
    if not words:
        return None
    found: dict[str, list[list[str]]] = {}
    for word, *values in words:
        found.setdefault(word, []).append(values)
    return Asked(
        mode=found["mode"][0][0],
        bitcode=found["bitcode"][0][0],
        entry=found["entry"][0][0],
        arguments=tuple((values[0], values[1]) for values in found.get("argument", [])),
        result=found["result"][0][0],
        mathematics={values[0]: values[1] for values in found.get("known", [])},
        inactive=frozenset(values[0] for values in found.get("inactive", [])),
        buffers=int(found["buffers"][0][0]),
    )


def _words(lines: TextIO) -> Iterator[list[str]]:
    for line in lines:
        words = line.rstrip("\n").split("\t")
        if words == ["end"]:
            return
        yield words


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("$", "\\$").replace('"', '\\"')


def _unescaped(text: str) -> str:
    return text.replace("\\t", "\t").replace('\\"', '"').replace("\\\\", "\\")
