"""The marker that users write into a loop, and what the functions that are made of such a loop say of themselves."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import quote, unquote

from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.errors import DifferentiationError, warn
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import Role, has_role
from enzyme_hub.languages.meaning import CHECKPOINT

MARKER = CHECKPOINT
LIMITED = '"ehub-checkpoint-limited"'  # tapes of iterations are kept as long as they fit, then snapshots
CHOSEN = '"ehub-checkpoint-chosen"'  # nobody asked for it but --tape-limit: where there can be none there is a tape
SHARES = '"ehub-checkpoint-shares"'  # how many runs of the loop share the limit: it lies in one of a few iterations
AGAIN = '"ehub-checkpoint-again"'  # it may run again before its reverse: all runs share what is left of the limit
LEFT = '"ehub-checkpoint-left"'  # why a loop of the function keeps its tape
SEEN = '"enzyme_hub_limited"'  # loops of the function were looked at
LIMIT = 512 << 20  # bytes for snapshots where the program does not say how many
# The arguments of a loop's function in front of those of the step.
TRIPS, SNAPSHOTS, STEPS_OWN = 0, 1, 2


def is_marker(call: inst.CallBase) -> bool:
    """True for a call of the marker."""
    name = call.callee.name
    return name is not None and MARKER in name and isinstance(call.callee, Function) and call.callee.is_declaration


def is_loop(function: Function) -> bool:
    """True for the function of a loop with checkpoints."""
    return has_role(function, Role.CHECKPOINTED_LOOP)


def step_of(loop: Function) -> Function:
    """The function that does one iteration."""
    found = (i.called_function for i in loop.instructions if isinstance(i, inst.CallBase))
    return next(f for f in found if f is not None and has_role(f, Role.CHECKPOINTED_STEP))


def shares_of(loop: Function) -> int:
    """How many runs of a loop share the limit of tapes."""
    said = next((word for word in loop.attributes if word.startswith(f"{SHARES}=")), None)
    return int(said.rpartition("=")[2].strip('"')) if said is not None else 1


def leave(function: Function, error: DifferentiationError) -> None:
    """Note in a function that one of its loops cannot have the checkpoints that --tape-limit wants it to have, and why."""
    function.add_attributes(f'{LEFT}="{quote(_reason(error))}"')


def warn_of_tape(function: Function, error: DifferentiationError | None = None) -> None:
    """Say that a loop keeps its tape, whatever the limit."""
    said = next((word for word in function.attributes if word.startswith(f"{LEFT}=")), None)
    reason = _reason(error) if error is not None else unquote(said.partition("=")[2].strip('"')) if said else ""
    if reason:
        warn(f"--tape-limit is not kept: {reason}")


def _reason(error: DifferentiationError) -> str:
    where = f"{error.where}: " if error.where else ""
    help_ = f"\n  help:  {error.remedy}" if error.remedy else ""
    return f"{where}{error.what}\n  why:   {error.why}{help_}"


def state_size(loop: Function) -> int:
    """The bytes of what is handed from iteration to iteration in variables."""
    said = loop.arguments[STEPS_OWN].attribute("dereferenceable")
    return int(said[said.index("(") + 1 : -1]) if said is not None else 0


def key_of_step(key: Key) -> Key:
    """The derivative of one iteration that the reverse of the loop calls."""
    step = step_of(key.function)
    return replace(key, function=step, kinds=key.kinds[STEPS_OWN:], mode=Mode.COMBINED, overwritten=frozenset())
