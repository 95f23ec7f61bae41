"""What a derivative must not lose, asked of a function before anything of its derivative is made.

The contract (analysis/README.md, "The contract"): whatever depends on an active input is differentiated by a rule, moved with its
adjoint, declared to have derivative zero, dead, or refused. `analysis.activity.uses` says which, by opcode; the checks
here refuse. Each raises a DifferentiationError with the place, the reason and a way out.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.differentiate.legality.block_threads import threads_of_a_block_agree
from enzyme_hub.differentiate.legality.concurrency import (
    all_is_in_order,
    given_derivatives_are_alone,
    locks_are_noted,
    threads_wait_as_is_known,
    variables_belong_to_all_threads,
)
from enzyme_hub.differentiate.legality.constant_memory import constant_memory_is_not_read_back
from enzyme_hub.differentiate.legality.kept_pointers import (
    addresses_stay_pointers,
    constant_memory_holds_no_active_pointers,
    memory_has_shadows,
    pointers_in_shadowed_memory_have_shadows,
    spared_arguments_stay_constant,
)
from enzyme_hub.differentiate.legality.known_types import types_are_known
from enzyme_hub.differentiate.legality.one_format import numbers_are_overwritten_whole, numbers_have_one_format
from enzyme_hub.differentiate.legality.plan import Plan
from enzyme_hub.differentiate.legality.requests import (
    check_arguments,
    check_bits,
    check_globals,
    check_left,
    check_snapshots,
)
from enzyme_hub.differentiate.legality.rules import active_instructions_have_rules
from enzyme_hub.differentiate.legality.seen_calls import (
    given_derivatives_see_all,
    inactive_calls_spare_active_memory,
    libraries_are_served,
    opaque_calls_meet_no_active_memory,
)
from enzyme_hub.differentiate.legality.signal_handlers import handlers_meet_no_active_globals
from enzyme_hub.differentiate.legality.told_integers import told_integers_are_looked_at
from enzyme_hub.differentiate.legality.whole_numbers import numbers_move_whole

__all__ = ["CHECKS", "check", "check_arguments", "check_bits", "check_globals", "check_left", "check_snapshots"]

CHECKS: tuple[Callable[[Plan], None], ...] = (
    types_are_known,
    libraries_are_served,
    opaque_calls_meet_no_active_memory,
    inactive_calls_spare_active_memory,
    given_derivatives_see_all,
    handlers_meet_no_active_globals,
    variables_belong_to_all_threads,
    threads_wait_as_is_known,
    locks_are_noted,
    threads_of_a_block_agree,
    given_derivatives_are_alone,
    all_is_in_order,
    memory_has_shadows,
    spared_arguments_stay_constant,
    constant_memory_holds_no_active_pointers,
    constant_memory_is_not_read_back,
    numbers_have_one_format,
    numbers_are_overwritten_whole,
    addresses_stay_pointers,
    pointers_in_shadowed_memory_have_shadows,
    numbers_move_whole,
    active_instructions_have_rules,
    told_integers_are_looked_at,
)


def check(plan: Plan) -> None:
    """Raise DifferentiationError for whatever the derivative of one function would lose."""
    for each in CHECKS:
        each(plan)
