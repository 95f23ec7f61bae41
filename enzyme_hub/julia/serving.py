"""`enzyme-hub julia`: Julia's package starts it, asks by lines of text, and gets lines of text.

A request is lines `WORD<tab>VALUES`, the first `derive` (a derivative), `library` (a shared library of files in other languages) or
`object` (a file of bitcode for other languages), the last `end`. Before the answer there may be questions: `describe` with
addresses and their roles, each of which is answered by a line. The answer is `made<tab>FILE<tab>ADDRESS...` or
`error<tab>CODE<tab>TEXT`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from enzyme_hub.errors import HubError, InternalError
from enzyme_hub.julia import libraries, objects
from enzyme_hub.julia.making import Asked, Made, make
from enzyme_hub.languages.julia.bodies import Describe


def run(source: TextIO | None = None, target: TextIO | None = None) -> int:
    lines = source or sys.stdin
    out = target or sys.stdout

    def say(*words: str) -> None:
        out.write("\t".join(words) + "\n")
        out.flush()

    def describe(questions: list[tuple[int, str]]) -> list[str]:
        say("describe", *(f"{address} {role}" for address, role in questions))
        return [_unescaped(lines.readline().rstrip("\n")) for _ in questions]

    while words := list(_words(lines)):
        try:
            made = _made(words, describe)
        except HubError as error:
            say("error", error.code, _escaped(str(error)))
        except Exception as error:
            import traceback

            told = InternalError("EH0901", f"internal error: {error!r}", why=traceback.format_exc())
            say("error", told.code, _escaped(str(told)))
        else:
            say("made", str(made.path), *made.addresses)
    return 0


def _made(words: list[list[str]], describe: Describe) -> Made:
    found: dict[str, list[list[str]]] = {}
    for word, *values in words:
        found.setdefault(word, []).append(values)
    if words[0][0] == "library":
        files, flags, link = ([values[0] for values in found.get(one, [])] for one in ("file", "flag", "link"))
        return Made(libraries.make(files, flags, link), ())
    asked = Asked(
        mode=found["mode"][0][0],
        bitcode=found["bitcode"][0][0],
        entry=found["entry"][0][0],
        arguments=tuple((values[0], values[1]) for values in found.get("argument", [])),
        result=found["result"][0][0],
        mathematics={values[0]: values[1] for values in found.get("known", [])},
        inactive={values[0]: "inert" in values for values in found.get("inactive", [])},
        substitutes={values[0]: values[1] for values in found.get("substitute", [])},
        threads={int(values[0]): values[1] for values in found.get("thread", [])},
        buffers=int(found["buffers"][0][0]),
    )
    if words[0][0] == "object":
        return Made(objects.make(asked, found["name"][0][0], Path(found["path"][0][0]), describe), ())
    return make(asked, describe)


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
