"""What a derivative that the program gives can serve; the rest is refused (EH0312), never guessed.

A user's function gets one shadow of each pointer. So where the caller's memory is constant it gets null, which it must test
for; and of several lanes each has a call of its own, which must do no harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.memory.effects import EffectsAnalysis
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.custom.forms import Layout, Place, Result
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.differentiate.signature import Key, Mode
from enzyme_hub.errors import DifferentiationError, warn
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, ConstantWord, Value
from enzyme_hub.ir.walk import uses_through

User = tuple[Function, Layout, Result]
"""A function of the user's and how it is called."""


def refused(key: Key, what: str, why: str, remedy: str) -> DifferentiationError:
    return DifferentiationError("EH0312", f"{key.function.name} {what}", why=why, remedy=remedy)


def check_mode(key: Key, given: CustomDerivative) -> None:
    """Raise DifferentiationError if the derivative that is asked for is not among those that are given."""
    said = {
        "gradient": given.gradient,
        "derivative": given.derivative,
        "derivative over a tape": given.split_derivative,
    }
    wanted = ["derivative" if key.mode is Mode.FORWARD else "gradient"]
    if key.options.journal:
        wanted.append("derivative over a tape")
    missing = [word for word in wanted if not said[word]]
    if not missing:
        return
    present = " and ".join(f"a {word}" for word, name in said.items() if name)
    raise refused(
        key,
        f"has {present} of its own and no {' and no '.join(missing)}, which is needed here",
        "where the program gives one derivative of a function, nothing else is derived from its body",
        f"register a {missing[0]} for it as well",
    )


def check_kinds(key: Key) -> None:
    """Raise DifferentiationError if a number is passed within an integer, where no function of the user's gets its derivative."""
    for argument, kind in zip(key.function.arguments, key.kinds, strict=True):
        if kind.is_varied and not argument.type.scalar.is_float:
            raise refused(
                key,
                f"is given a number within argument {argument.index + 1}, which is an integer to LLVM",
                "a small struct with numbers in it is passed so, and its derivative has no place in what is given",
                "pass the struct by a pointer",
            )


def may_release(function: Function, effects: EffectsAnalysis) -> bool:
    """True if the function may release memory that is there before it is called."""
    if function.is_declaration:
        return True
    found = effects.of_function(function)
    return bool(found.frees) or found.frees_other


def check_constants(key: Key, users: Iterable[User]) -> None:
    """Raise DifferentiationError where a pointer to constant memory has a shadow that a function of the user's relies on."""
    for function, layout, result in users:
        parameters = function.arguments[result.in_memory :]
        for place, parameter in zip(layout, parameters, strict=False):
            if _may_get_null(key, place) and not _may_be_null(function, parameter):
                number = place.argument.index + 1
                word = "is" if key.kinds[place.argument.index] is Kind.CONST else "may be"
                raise refused(
                    key,
                    f"{word} called with constant memory as argument {number}, but {function.name} uses the shadow of that argument",
                    "constant memory has no shadow; a null pointer is passed in its place",
                    f"let {function.name} test that pointer for null, or pass the memory as enzyme_dup",
                )


def _may_get_null(key: Key, place: Place) -> bool:
    is_constant = key.options.runtime_activity or key.kinds[place.argument.index] is Kind.CONST
    return place.is_shadow and place.argument.type.holds_pointer and is_constant


def _may_be_null(function: Function, parameter: Argument) -> bool:
    """True if the pointer is not looked at, or compared with null somewhere, be it by another function that it is passed to."""
    if function.is_declaration:
        return False
    list(function.instructions)  # reads the body
    if not parameter.is_used:
        return True
    work: Worklist[Value] = Worklist([parameter])
    for value in work:
        for use in uses_through(value, {"select"}):
            if _compares_with_null(use.user):
                return True
            if isinstance(use.user, inst.CallBase):
                work.extend(_parameter(use.user, use.index))
    return False


def _parameter(call: inst.CallBase, index: int) -> Sequence[Argument]:
    """What an argument is to the function that is called."""
    callee = call.called_function
    if callee is None or callee.is_declaration:
        return ()
    list(callee.instructions)
    return callee.arguments[index : index + 1]


def _compares_with_null(user: inst.Instruction) -> bool:
    return isinstance(user, inst.Compare) and any(isinstance(o, ConstantWord) and o.is_zero for o in user.operands)


def check_lanes(key: Key, effects: EffectsAnalysis, forward: Function, result: Result) -> None:
    """Raise DifferentiationError if `forward`, which runs the function, cannot be called once for each lane."""
    if key.width == 1 or forward is key.function:
        return
    if not _is_repeatable(forward, result, effects):
        raise refused(
            key,
            f"has a derivative of its own, and is differentiated in {key.width} lanes",
            f"{forward.name} is called for each lane, and what it changes in memory the next call would find changed",
            "let it read only or write only through its pointers, or ask for one lane at a time",
        )


def check_runs_again(key: Key, user: Function, effects: EffectsAnalysis) -> None:
    """Raise DifferentiationError if the function cannot run for its result beside `user`, which does not return that."""
    if key.function.return_type.is_void or writes_nothing(key.function, effects):
        return
    raise refused(
        key,
        f"changes memory, and {user.name} does not return its result",
        "the function would have to run again for its result, and would change the memory twice",
        f"let {user.name} return the result as well",
    )


def warn_of_changed_memory(key: Key, user: User, effects: EffectsAnalysis) -> None:
    """A gradient reads the primal's memory when the reverse runs; tell where that may have changed by then."""
    function, layout, result = user
    if function.is_declaration or not key.overwritten:
        return
    read = effects.of_function(function).reads
    for position, place in enumerate(layout):
        if not place.is_shadow and place.argument.index in key.overwritten and position + result.in_memory in read:
            number = place.argument.index + 1
            warn(
                f"{function.name} reads the memory behind argument {number} of {key.function.name}, which may have changed "
                "since that was called\n  help:  let the augmented forward save it on the tape; enzyme_overwritten(pointer) "
                "says where that is needed"
            )


def _is_repeatable(function: Function, result: Result, effects: EffectsAnalysis) -> bool:
    """True if calling it twice is as calling it once; what it returns in memory is its own in each call."""
    if function.is_declaration:
        return writes_nothing(function, effects)
    found = effects.of_function(function)
    writes = found.writes - {0} if result.in_memory else found.writes
    return not (found.frees or found.frees_other or found.writes_other or (writes and found.reads))


def writes_nothing(function: Function, effects: EffectsAnalysis) -> bool:
    """True if the function changes no memory that others see, as far as is known."""
    if function.is_declaration:
        return not any(a.type.holds_pointer for a in function.arguments)
    found = effects.of_function(function)
    return not (found.may_write or found.may_free)
