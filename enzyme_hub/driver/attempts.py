"""Further attempts at a module that is refused.

Where a pointer to constant memory meets one to differentiated memory, what calls are given beside active data may do without
a shadow: that takes a look at everything that varies in the program. Or the derivative finds out when it runs which memory is constant,
as with `enzyme_runtime_activity`. Where calls through pointers may enter several functions, three
things may be the reason. One pointer leads to data of different types for different functions: then these data are kept
apart. Or a call is thought to enter functions that it never enters, because they fit: then only those count that are known to get
there, and a derivative stops if it is another. Or one of the functions has no derivative, and is perhaps never called: then a derivative
stops at it, and the link warns. What no attempt can serve is refused as it was at first.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeGuard, TypeVar

from enzyme_hub.base.records import record
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.errors import DifferentiationError, HubError, warn

Result = TypeVar("Result")
OF_TYPES = frozenset(
    ("EH0301", "EH0302", "EH0303", "EH0306")
)  # refusals for which the types of memory may be the reason
OF_BODIES = "EH0208"
OF_CANDIDATES = OF_TYPES | {"EH0310", OF_BODIES}  # and those for which functions may be that are never called
OF_SHADOWS = "EH0306"
MOST_ATTEMPTS = 6
MOST_ROUNDS = 3  # in which further requests are found to need decisions at run time


def lacks_bodies(error: DifferentiationError) -> bool:
    """True if functions that are to be differentiated have no bodies here."""
    return any(one.code == OF_BODIES for one in error.all)


def may_spare_constants(error: DifferentiationError) -> bool:
    """True if pointers to constant memory are what is refused."""
    return any(map(_is_of_shadows, error.all))


def _is_of_shadows(error: HubError) -> TypeGuard[DifferentiationError]:
    return isinstance(error, DifferentiationError) and error.code == OF_SHADOWS


def _can_stop_instead(error: HubError) -> bool:
    return isinstance(error, DifferentiationError) and error.can_stop_instead


@record
class Refused:
    """That nothing was made: `error` is what is refused, and further attempts follow `strategy`."""

    error: DifferentiationError
    strategy: Callable[..., Strategy] = Strategy


def of_constants(attempt: Callable[[Strategy], Result], error: DifferentiationError) -> Result | Refused:
    """What is made where pointers to constant memory meet others, or what is refused then.

    Further attempts decide at run time what is constant if that leaves another reason. If nothing else is refused than to read pointers
    of earlier calls, derivatives that cannot decide so stop there.
    """
    if not may_spare_constants(error):
        return Refused(error)
    if not all(map(_can_stop_instead, error.all)):
        with suppress(DifferentiationError):
            return attempt(Strategy(spares_constants=True))
    at_run_time: frozenset[str] = frozenset()
    refused = error
    for _ in range(MOST_ROUNDS):
        asked = {name for one in refused.all if _is_of_shadows(one) for name in one.asked_of}
        if asked <= at_run_time:
            break
        at_run_time |= asked
        try:
            return attempt(Strategy(at_run_time=at_run_time))
        except DifferentiationError as another:
            another.forget_frames()
            refused = another
    if all(map(_can_stop_instead, error.all)):
        return _of_stops(attempt)
    return (
        Refused(error) if may_spare_constants(refused) else Refused(refused, partial(Strategy, at_run_time=at_run_time))
    )


def _of_stops(attempt: Callable[[Strategy], Result]) -> Result | Refused:
    """The same where derivatives stop at pointers of earlier calls."""

    def stopping(strategy: Strategy) -> Result:
        return attempt(replace(strategy, stops_at_left=True))

    try:
        return stopping(Strategy())
    except DifferentiationError as error:
        error.forget_frames()
        refused = error
    made = of_constants(stopping, refused)
    if not isinstance(made, Refused):
        return made
    return Refused(made.error, partial(made.strategy, stops_at_left=True))


def attempts(
    attempt: Callable[[Strategy], Result],
    error: DifferentiationError,
    is_final: Callable[[HubError], bool],
    has_choices: bool,
    by_objects: bool = False,
) -> Result:
    """What the first attempt makes that succeeds. Raises HubError: `error`, or what is left of it, if there is none.

    `has_choices`: calls through pointers may enter several functions. `by_objects`: what was refused was an attempt by objects.
    """
    made = of_constants(attempt, error)
    stops = list(map(_can_stop_instead, error.all))
    if isinstance(made, Refused) and any(stops) and not all(stops):
        made = _of_stops(attempt)
    if not isinstance(made, Refused):
        return made
    error, strategy = made.error, made.strategy
    if not has_choices:
        raise error from None
    if any(one.code in OF_TYPES for one in error.all):
        try:
            return attempt(strategy(keeps_apart=True))
        except DifferentiationError as second:
            if lacks_bodies(second):
                second.forget_frames()
                error = second  # types are not all that is missing
    if any(one.code in OF_CANDIDATES for one in error.all) and not by_objects:
        try:
            return attempt(strategy(by_objects=True))
        except DifferentiationError:
            pass
    refused = _refused(attempt, strategy) if is_final(error) else {}
    if not refused:
        raise error from None
    try:
        result = attempt(strategy(keeps_apart=True, refused=refused))
    except HubError:
        raise error from None
    for name, reason in refused.items():
        warn(
            f"the program stops where the derivative of {name} is needed, which a pointer may lead to\n  why:   {reason}"
        )
    return result


def _refused(attempt: Callable[[Strategy], object], way: Callable[..., Strategy]) -> dict[str, str]:
    """The candidates that have no derivative, and why; none if something else is refused as well."""
    refused: dict[str, str] = {}
    for _ in range(MOST_ATTEMPTS):
        strategy = way(keeps_apart=True, keeps_whole=True, refused=refused)
        try:
            attempt(strategy)
        except DifferentiationError as error:
            named = {strategy.candidate_in(getattr(one, "path", ())): one.what for one in error.all}
            new = {name: what for name, what in named.items() if name is not None and name not in refused}
            if not new:
                return {}
            refused = {**refused, **new}
        except HubError:
            return {}
        else:
            return refused
    return {}
