"""What Julia throws, as exceptions of Python's."""

from __future__ import annotations

import re

from enzyme_hub.errors import CATALOGUE, HubError, PythonError

_LINE = re.compile(r"^([^\n]+?:\d+): ")
_PART = re.compile(r"^ {2}(where|for|why|help): +(.*(?:\n {9}.*)*)$", re.MULTILINE)


class JuliaError(PythonError):
    """An error of Julia's own inside of a function: `kind` is its type, `message` what Julia says, `where` the line if it is known."""

    def __init__(self, kind: str, message: str, where: str) -> None:
        remedy = None if where else "call the function itself with these arguments: Julia then knows the line"
        super().__init__("EH0604", f"{kind} in Julia: {message}", where=where or None, remedy=remedy)
        self.kind = kind
        self.message = message


def of_julia(kind: str, text: str, where: str) -> HubError:
    """The exception for an error that the package or the engine threw under a code, or for one of Julia's own."""
    if kind not in CATALOGUE:
        return JuliaError(kind, text, where)
    what = text.split("\n  ", 1)[0].removeprefix(f"error[{kind}]: ")
    line = _LINE.match(what)
    parts = {word: re.sub(r"\n {9}", "\n", part) for word, part in _PART.findall(text)}
    if line:
        what, parts["where"] = what[line.end() :], line[1]
    return PythonError(kind, what, where=parts.get("where"), why=parts.get("why"), remedy=parts.get("help"))
