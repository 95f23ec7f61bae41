"""Linker scripts that stand in the place of a library: `GROUP ( libm.so.6 AS_NEEDED ( libmvec.so.1 ) )`.

Only the commands that name files to read are understood. A linker looks for a name in its own folder, then in those of `-L`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

_BEGINS = re.compile(r"/\*.*?\*/|\b(?:INPUT|GROUP|STARTUP)\s*\(", re.DOTALL)
_WORD = re.compile(r'/\*.*?\*/|"[^"]*"|[()]|[^\s,()"]+', re.DOTALL)
_INCLUDE = re.compile(r"^\s*INCLUDE\s+(\S+)", re.MULTILINE)
LARGEST = 1 << 20  # bytes of a file that may be a script


def is_script(data: bytes) -> bool:
    """May a file that is nothing else be a script that names others?"""
    return len(data) < LARGEST and b"\0" not in data


def with_other_names(text: str, other: Callable[[str], str]) -> str:
    """The script with `other(name)` in the place of each name of a file."""
    made, end = [], 0
    for start, stop in sorted(_names(text)):
        made += [text[end:start], other(text[start:stop].strip('"'))]
        end = stop
    return "".join([*made, text[end:]])


def _names(text: str) -> Iterator[tuple[int, int]]:
    """Where the names of files are."""
    yield from (match.span(1) for match in _INCLUDE.finditer(text))
    for command in _BEGINS.finditer(text):
        if command[0].startswith("/*"):
            continue
        depth = 1
        for word in _WORD.finditer(text, command.end()):
            if word[0] in "()":
                depth += 1 if word[0] == "(" else -1
            elif word[0] != "AS_NEEDED" and not word[0].startswith("/*"):
                yield word.span()
            if not depth:
                break
