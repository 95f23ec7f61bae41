"""Julia in this process through juliacall, which brings its own Julia or uses the one that it is told."""

from __future__ import annotations

from typing import Any


class JuliaCall:
    """Julia as juliacall starts it: what users define there is seen here, and the other way round."""

    def __init__(self) -> None:
        from juliacall import Main  # takes seconds, and may install what it needs

        self._main: Any = Main

    def evaluate(self, code: str) -> str:
        """The string that an expression is."""
        return str(self._main.seval(code))

    def is_value(self, value: object) -> bool:
        """Is this one of juliacall's own objects?"""
        return type(value).__module__.split(".")[0] == "juliacall"

    def held(self, value: object, package: str) -> int:
        """The number under which Julia's side keeps an object of juliacall's."""
        return int(self._main.seval(f"{package}.FromPython.held")(value))
