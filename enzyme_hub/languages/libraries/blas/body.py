"""The lines of a function, as LLVM text."""

from __future__ import annotations


class Body:
    """The lines of a function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._next = 0

    def name(self) -> str:
        self._next += 1
        return f"%t{self._next}"

    def let(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def place(self, type_: str, value: str) -> str:
        """A place in memory with a value."""
        place = self.let(f"alloca {type_}")
        self.do(f"store {type_} {value}, ptr {place}")
        return place

    def __str__(self) -> str:
        return "\n".join(self.lines)
