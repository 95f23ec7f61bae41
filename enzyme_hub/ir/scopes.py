"""Alias scopes: metadata that tells LLVM which accesses of a function are in different memory.

A list of scopes is the reference of a node, as it is attached to an instruction (`alias.scope`: what it is in; `noalias`: what it is
not in).
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir.metadata import MDNode, MetadataTable


class ScopeLists:
    """Makes the scopes of one domain, and lists of scopes."""

    def __init__(self, metadata: MetadataTable, label: str) -> None:
        self._metadata = metadata
        self._label = label
        self._domain = ""

    def scope(self) -> str:
        """A new scope."""
        self._domain = self._domain or self._metadata.add(f'distinct !{{!self, !"{self._label}"}}')
        return self._metadata.add(f"distinct !{{!self, {self._domain}}}")

    def list(self, scopes: Iterable[str]) -> str:
        return self._metadata.add(f"!{{{', '.join(scopes)}}}")

    def both(self, one: str | None, other: str) -> str:
        """The scopes of two lists."""
        if one is None:
            return other
        return self.list([*self._members(one), *self._members(other)])

    def _members(self, one: str) -> Iterable[str]:
        return (node.name for node in self._metadata[one].operands if isinstance(node, MDNode))
