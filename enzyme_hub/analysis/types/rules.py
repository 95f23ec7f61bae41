"""The table of what instructions say about types, and what takes a function in by it."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types import integers, moves
from enzyme_hub.analysis.types.calls import state_call
from enzyme_hub.analysis.types.debug import state_debug
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.said import state_parameters
from enzyme_hub.ir import instructions as inst

RULES: dict[str, Callable[[Equations, inst.Instruction], None]] = {
    "alloca": Equations.alloca,
    "load": Equations.load,
    "store": Equations.store,
    "getelementptr": Equations.gep,
    "atomicrmw": Equations.atomic,
    "cmpxchg": Equations.compare_exchange,
    "ret": Equations.returns,
    "call": state_call,
    "invoke": state_call,
    **moves.RULES,
    **integers.RULES,
}
"""What each instruction says, by opcode; those that are not here say nothing."""


def state(equations: Equations, frame: Frame) -> None:
    """State what the body of a function says in a frame."""
    function = frame.function
    assert function is not None
    equations.frame = frame
    equations.declare_arguments(function)
    state_parameters(equations, function)
    for block in function.blocks:
        for instruction in block.instructions:
            rule = RULES.get(instruction.opcode)
            if rule is not None:
                rule(equations, instruction)
    state_debug(equations, function)
