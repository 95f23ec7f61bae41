"""Metadata nodes, kept as text and parsed one by one on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_hub.ir.module import Module
    from enzyme_hub.ir.operand_reader import Names


class MetadataTable:
    """A module's metadata: numbered nodes and named lists."""

    def __init__(self, module: Module, names: Names) -> None:
        self.module = module
        self._names = names
        self.texts: dict[str, str] = {}  # numbered nodes, by number
        self.named: dict[str, str] = {}

    def add_text(self, name: str, text: str) -> None:
        if name.isdigit():
            self.texts[name] = text
        else:
            self.named[name] = text

    def lines(self) -> list[str]:
        """All of it as LLVM prints it."""
        return [f"!{name} = {text}" for table in (self.named, self.texts) for name, text in table.items()]
