"""What LLVM says of accesses that do not meet: each is in some scopes, and not in others.

A scope belongs to one call of an inlined function. What is in a loop is called several times, of which scopes say nothing together.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import MetadataOperand

_DECLARATION = "llvm.experimental.noalias.scope.decl"


class NoAlias:
    """The answers for one function."""

    def __init__(self, function: Function, forest: LoopForest) -> None:
        self._metadata = function.module.metadata
        self._declared: dict[str, int] = {}
        for block in forest.cfg.blocks:
            for i in block.instructions:
                if isinstance(i, inst.CallBase) and i.callee.name == _DECLARATION:
                    (operand,) = i.arguments
                    assert isinstance(operand, MetadataOperand)
                    for scope in self._scopes(operand.text):
                        often = 2 if forest.loop_of(block) is not None else 1
                        self._declared[scope] = self._declared.get(scope, 0) + often

    def apart(self, one: inst.Instruction, other: inst.Instruction) -> bool:
        """True if the two instructions never access the same memory, in one call of the function or another."""
        return self._is_outside(one, other) or self._is_outside(other, one)

    def _is_outside(self, one: inst.Instruction, other: inst.Instruction) -> bool:
        """True if all scopes of `one`, of some function, are among those in which `other` is not."""
        inside = self._scopes(one.attachments.get("alias.scope"))
        outside = self._scopes(other.attachments.get("noalias"))
        for domain in {domain for domain in outside.values() if domain is not None}:
            of_domain = {scope for scope, found in inside.items() if found == domain}
            if of_domain and all(scope in outside and self._declared.get(scope) == 1 for scope in of_domain):
                return True
        return False

    def _scopes(self, reference: str | None) -> dict[str, str | None]:
        """The scopes of a list, and the function to which each belongs."""
        if reference is None:
            return {}
        found: dict[str, str | None] = {}
        for scope in self._metadata[reference].operands:
            if isinstance(scope, MDNode):
                domain = scope.operands[1] if len(scope.operands) > 1 else None
                found[scope.name] = domain.name if isinstance(domain, MDNode) else None
        return found
