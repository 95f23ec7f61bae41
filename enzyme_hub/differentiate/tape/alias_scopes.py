"""Alias scopes of one derivative: where saved values lie, nothing else does. And what integers are saved there at least.

LLVM sees by itself that memory from malloc is apart from what was there before, but not once the pointer has been on a
tape or through realloc, and not that two arrays within one allocation are apart.

On a GPU also: what the reverse sweep reads again is apart from what it adds to. Shadows are (`docs/conventions.md`), and a derivative that
reads again what the function read counts on it; there the order of additions is worth changing.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.induction.lower_bound import lower_bound
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.metadata import MetadataTable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.scopes import ScopeLists
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Block, MetadataOperand, Value
from enzyme_hub.targets.lanes.blocks import at_entry
from enzyme_hub.targets.lanes.marks import ADDS, MARK

MOST = 32  # scopes; further values share the last one
_DECLARATION = "llvm.experimental.noalias.scope.decl"


class Scopes:
    """Marks the accesses of saved values, each value in a scope of its own, and then all other accesses."""

    def __init__(self, metadata: MetadataTable) -> None:
        self._metadata = metadata
        self._lists = ScopeLists(metadata, "saved values")
        self._scopes: list[str] = []
        self._of: dict[Value, int] = {}
        self._marked: dict[Instruction, int] = {}
        self._read_again: list[Instruction] = []

    def mark(self, access: Instruction, value: Value) -> None:
        """`access` reads or writes where `value` is saved, and nothing else does."""
        number = self._of.get(value)
        if number is None:
            number = self._of[value] = min(len(self._of), MOST - 1)
            if number == len(self._scopes):
                self._scopes.append(self._lists.scope())
        self._marked[access] = number

    def reads_again(self, load: Instruction) -> None:
        """`load` reads what the function read, in the reverse sweep."""
        self._read_again.append(load)

    def bound(self, load: Instruction, value: Value) -> None:
        """What reads a saved integer reads no less than that ever is: a distance that is not 0 tells two places apart."""
        type_ = value.type
        if not isinstance(type_, IntType) or type_.width == 1:
            return
        most = (1 << (type_.width - 1)) - 1
        if (smallest := min(lower_bound(value), most)) > 0:
            load.attachments["range"] = self._metadata.add(f"!{{{type_} {smallest}, {type_} 0}}")

    def finish(self, function: Function) -> None:
        """Attach the scopes to the marked accesses, and to all others that they are in none of them."""
        if self._scopes:
            self._part_saved(function.instructions)
        if function.module.target.is_device and self._read_again:
            self._part_adjoints(function)

    def _part_saved(self, instructions: Iterable[Instruction]) -> None:
        own = [self._lists.list([scope]) for scope in self._scopes]
        others = [self._lists.list([s for s in self._scopes if s != scope]) for scope in self._scopes]
        every = self._lists.list(self._scopes)
        for instruction in instructions:
            number = self._marked.get(instruction)
            if number is not None:
                instruction.attachments["alias.scope"] = own[number]
                if len(self._scopes) > 1:
                    instruction.attachments["noalias"] = others[number]
            elif instruction.opcode in ("load", "store"):
                instruction.attachments["noalias"] = every

    def _part_adjoints(self, function: Function) -> None:
        """Each call of the derivative has a scope of its own: the shadow of one may be what another one reads."""
        additions = [i for i in function.instructions if _adds(i)]
        if not additions:
            return
        module = function.module
        lists = ScopeLists(self._metadata, "adjoints")
        scope = lists.list([lists.scope()])
        for addition in additions:
            addition.attachments["alias.scope"] = lists.both(addition.attachments.get("alias.scope"), scope)
        for load in self._read_again:
            if load.block is not None:
                load.attachments["noalias"] = lists.both(load.attachments.get("noalias"), scope)
        declaration = module.declare(_DECLARATION, types.function(types.void, (types.metadata,)))
        made = Block(function)
        Builder(made).call(declaration, [MetadataOperand(scope)])
        at_entry(made)


def _adds(i: Instruction) -> bool:
    """True for what adds to an adjoint in one piece."""
    return MARK in i.attachments or (isinstance(i, CallBase) and (i.callee.name or "").startswith(ADDS))
