"""Where an instruction stands in the source."""

from __future__ import annotations

from enzyme_hub.base.records import record


@record
class Site:
    """Where an instruction stands, for messages: a line of a file; `beside` is where it was inlined to, if that is another file.

    Without debug information there is no file, and `beside` names the function and the instruction.
    """

    file: str = ""
    line: int = 0
    beside: str = ""

    def __str__(self) -> str:
        return ", ".join(filter(None, (f"{self.file}:{self.line}" if self.file else "", self.beside)))

    def packed(self) -> str:
        """Its parts in lines, for an attribute or a constant."""
        return f"{self.file}\n{self.line or ''}\n{self.beside}"

    @classmethod
    def unpacked(cls, text: str) -> tuple[Site, str]:
        """What was packed, and what stands in the lines behind it."""
        file, line, beside, *rest = text.split("\n", 3)
        return cls(file, int(line or 0), beside), "".join(rest)
