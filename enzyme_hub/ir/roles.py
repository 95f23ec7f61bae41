"""What a function is in a derivative. An attribute says so, never the name: a program may call a function of its own `reverse`."""

from __future__ import annotations

from enum import Enum

from enzyme_hub.ir.module import DERIVATIVE, Function

_HELPERS = "__ehub_keep_"  # of derivatives; no program may define such a name


class Role(Enum):
    """The value is the attribute."""

    DERIVATIVE = DERIVATIVE  # a reverse derivative, or made of its blocks
    REGION = '"ehub-region"'  # all threads of a team call it at once
    THREAD = '"ehub-thread"'  # stands for the creation of a thread, and calls what that runs
    PAIR = '"ehub-join"'  # has two calls that may run at once
    BRANCH = '"ehub-branch"'  # one of the two functions that a pair calls
    ITERATION = '"ehub-iteration"'  # the body of a loop whose sweeps are fused
    CHECKPOINTED_LOOP = '"ehub-checkpoint"'  # calls the step until it says that it was the last
    CHECKPOINTED_STEP = '"ehub-checkpoint-step"'  # one iteration of such a loop


_OF_DERIVATIVES_TOO = (Role.PAIR, Role.BRANCH)


def has_role(function: Function | None, role: Role) -> bool:
    return function is not None and role.value in function.attributes


def is_derivative(function: Function) -> bool:
    """True for a reverse derivative and what is made of its blocks: pointers move as pointers there, and numbers as numbers."""
    return has_role(function, Role.DERIVATIVE) or (function.name or "").startswith(_HELPERS)


def is_region(function: Function | None) -> bool:
    return has_role(function, Role.REGION)


def is_thread(function: Function | None) -> bool:
    return has_role(function, Role.THREAD)


def is_branch(function: Function | None) -> bool:
    return has_role(function, Role.BRANCH)


def is_iteration(function: Function | None) -> bool:
    return has_role(function, Role.ITERATION)


def inherited_roles(function: Function) -> str:
    """The roles of a function that its derivative has, too."""
    return " ".join(role.value for role in _OF_DERIVATIVES_TOO if has_role(function, role))
