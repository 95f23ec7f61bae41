"""Reverses that keep their tape for another one: copies without the releases of what the augmented forward made."""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_hub.differentiate.signature import SplitDerivative
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function


@dataclass(eq=False)
class TapeUses:
    """What reverse sweeps do with what belongs to a tape: the calls that release it, those of callees' reverses, and those that
    have the threads of a region run theirs."""

    releases: set[inst.Instruction] = field(default_factory=set)
    reverses: dict[inst.Instruction, SplitDerivative] = field(default_factory=dict)
    regions: set[inst.Instruction] = field(default_factory=set)
    _keeping: dict[SplitDerivative, Function] = field(default_factory=dict)

    def keeping(self, entry: SplitDerivative) -> Function:
        """The reverse of `entry` that releases nothing: the same tape serves again."""
        found = self._keeping.get(entry)
        if found is not None:
            return found
        if entry.released_by is not None:
            raise DifferentiationError(
                "EH0312",
                f"the tape of {entry.key.function.name} is to be kept, and {entry.released_by.name} may release it",
                why="its derivative is given by the program, which decides by itself about the tape",
                remedy=f"ask without enzyme_nofree, or let {entry.released_by.name} release nothing",
            )
        if any(i in self.regions for i in entry.reverse.instructions):
            raise DifferentiationError(
                "EH0312",
                f"the tape of {entry.key.function.name}, which has a parallel region of OpenMP, is to be kept",
                why="the threads of a region release their tapes",
                remedy="ask without enzyme_nofree",
            )
        function, copies = copy_function(entry.reverse, f"{entry.reverse.name}.keeping")
        self._keeping[entry] = function
        for i in entry.reverse.instructions:
            copy = copies[i]
            assert isinstance(copy, inst.Instruction)
            if i in self.releases:
                copy.erase()
            elif i in self.reverses:
                copy.set_operand(len(copy.operands) - 1, self.keeping(self.reverses[i]))
        return function
