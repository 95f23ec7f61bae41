"""Lines of Julia's source, read off the debug information that LLVM prints.

What a function of Base does inside of a user's function stands in the user's line: the outermost place is told.
"""

from __future__ import annotations

import re
from functools import cached_property

_LOCATION = re.compile(r"^(!\d+) = (?:distinct )?!DILocation\(([^\n]*)\)$", re.MULTILINE)
_SCOPE = re.compile(r"^(!\d+) = (?:distinct )?!DI(?:Subprogram|LexicalBlock(?:File)?)\(([^\n]*)\)$", re.MULTILINE)
_FILE = re.compile(r'^(!\d+) = (?:distinct )?!DIFile\(filename: "([^"]*)"', re.MULTILINE)
_FIELD = re.compile(r'(\w+): ("[^"]*"|[^,]+)')
_AT = re.compile(r"!dbg (!\d+)")


class Lines:
    """Of one module as printed."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _locations(self) -> dict[str, dict[str, str]]:
        return {match[1]: dict(_FIELD.findall(match[2])) for match in _LOCATION.finditer(self._text)}

    @cached_property
    def _scopes(self) -> dict[str, dict[str, str]]:
        return {match[1]: dict(_FIELD.findall(match[2])) for match in _SCOPE.finditer(self._text)}

    @cached_property
    def _files(self) -> dict[str, str]:
        return dict(_FILE.findall(self._text))

    def of(self, line: str) -> str:
        """Where an instruction stands: `FILE:LINE`, or nothing where nobody knows."""
        found = _AT.search(line)
        location = self._locations.get(found[1]) if found else None
        while location is not None and (outer := self._locations.get(location.get("inlinedAt", ""))) is not None:
            location = outer
        if location is None:
            return ""
        scope = self._scopes.get(location.get("scope", ""), {})
        file = self._files.get(scope.get("file", ""), "")
        return f"{file}:{location.get('line', '?')}" if file else ""

    def function(self, header: str) -> dict[str, str]:
        """What is said of the function with this first line: its name and its file."""
        found = _AT.search(header)
        scope = self._scopes.get(found[1], {}) if found else {}
        return {"name": scope.get("name", "").strip('";'), "file": self._files.get(scope.get("file", ""), "")}
