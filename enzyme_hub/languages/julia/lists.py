"""Lists of boxed arguments, which functions with any number of arguments are given: `f(rows, xs...)`.

What such a list holds is of several types, and a loop over the last arguments reads it at an index that is known when it runs: to
analyses of memory all that is in the list is one then, sizes and numbers. So a list is as long as the longest that the function is
given, and the loop chooses among values that are read each at its own place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_hub.languages.julia.calls import taken_apart

MOST = 64  # arguments

_FIXED = re.compile(r" = sub i32 %2, (\d+)\b")
_READ = re.compile(
    r"^  (?P<place>%\d+) = getelementptr inbounds ptr, ptr %1, i64 (?P<index>%\d+)[^\n]*\n"
    r"  (?P<read>%\d+) = load ptr, ptr (?P=place)(?P<end>,[^\n]*)\n",
    re.MULTILINE,
)
_KEPT = re.compile(r"^  store volatile ptr %1, ptr %\d+[^\n]*\n", re.MULTILINE)
_ATTRIBUTES = re.compile(r", !(?!dbg)\w+ !\d+")


def longest(texts: Iterable[str]) -> dict[str, int]:
    """Of functions that are called with lists: how many arguments there are at most."""
    found: dict[str, int] = {}
    for text in texts:
        for line in text.split("\n"):
            call = taken_apart(line) if "call cc3" in line else None
            if call is not None:
                count = len(call.operands) - (2 if call.convention == "cc38" else 1)
                found[call.name] = max(found.get(call.name, 0), count)
    return found


def chosen(body: str, count: int) -> str:
    """The body of a function that is given at most `count` arguments, in which each is read at its own place."""
    body = _KEPT.sub("", body)  # for debuggers; to analyses the list would go anywhere
    fixed = _FIXED.search(body)
    if fixed is None or not int(fixed[1]) < count <= MOST:
        return body
    return _READ.sub(lambda match: "".join(_choice(match, int(fixed[1]), count)), body)


def _choice(match: re.Match[str], fixed: int, count: int) -> Iterable[str]:
    yield match[0].partition("\n")[0] + "\n"  # values are numbered in their order
    name, end = f"%list.{match['read'][1:]}", _ATTRIBUTES.sub("", match["end"])
    value = "null"
    for place in range(fixed, count):
        yield f"  {name}.p{place} = getelementptr inbounds ptr, ptr %1, i64 {place}\n"
        yield f"  {name}.v{place} = load ptr, ptr {name}.p{place}{end}\n"
        if value == "null":
            value = f"{name}.v{place}"
            continue
        yield f"  {name}.c{place} = icmp eq i64 {match['index']}, {place}\n"
        yield f"  {name}.s{place} = select i1 {name}.c{place}, ptr {name}.v{place}, ptr {value}\n"
        value = f"{name}.s{place}"
    yield f"  {match['read']} = bitcast ptr {value} to ptr\n"
