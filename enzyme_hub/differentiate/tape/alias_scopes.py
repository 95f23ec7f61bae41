"""Alias scopes of one derivative: where saved values lie, nothing else does. And what integers are saved there at least.

LLVM sees by itself that memory from malloc is apart from what was there before, but not once the pointer has been on a
tape or through realloc, and not that two arrays within one allocation are apart.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.induction.least import least
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.metadata import MetadataTable
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Value

MOST = 32  # scopes; further values share the last one


class Scopes:
    """Marks the accesses of saved values, each value in a scope of its own, and then all other accesses."""

    def __init__(self, metadata: MetadataTable) -> None:
        self._metadata = metadata
        self._domain = ""
        self._scopes: list[str] = []
        self._of: dict[Value, int] = {}
        self._marked: dict[Instruction, int] = {}

    def mark(self, access: Instruction, value: Value) -> None:
        """`access` reads or writes where `value` is saved, and nothing else does."""
        number = self._of.get(value)
        if number is None:
            number = self._of[value] = min(len(self._of), MOST - 1)
            if number == len(self._scopes):
                self._domain = self._domain or self._metadata.add('distinct !{!self, !"saved values"}')
                self._scopes.append(self._metadata.add(f"distinct !{{!self, {self._domain}}}"))
        self._marked[access] = number

    def bound(self, load: Instruction, value: Value) -> None:
        """What reads a saved integer reads no less than that ever is: a distance that is not 0 tells two places apart."""
        type_ = value.type
        if not isinstance(type_, IntType) or type_.width == 1:
            return
        most = (1 << (type_.width - 1)) - 1
        if (smallest := min(least(value), most)) > 0:
            load.attachments["range"] = self._metadata.add(f"!{{{type_} {smallest}, {type_} 0}}")

    def finish(self, instructions: Iterable[Instruction]) -> None:
        """Attach the scopes to the marked accesses, and to all others that they are in none of them."""
        if not self._scopes:
            return
        own = [self._list([scope]) for scope in self._scopes]
        others = [self._list([s for s in self._scopes if s != scope]) for scope in self._scopes]
        every = self._list(self._scopes)
        for instruction in instructions:
            number = self._marked.get(instruction)
            if number is not None:
                instruction.attachments["alias.scope"] = own[number]
                if len(self._scopes) > 1:
                    instruction.attachments["noalias"] = others[number]
            elif instruction.opcode in ("load", "store"):
                instruction.attachments["noalias"] = every

    def _list(self, scopes: list[str]) -> str:
        return self._metadata.add(f"!{{{', '.join(scopes)}}}")
