"""Words: integers that may be addresses, or the bits of numbers. What is done with them, here and in functions that they are handed to."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence, Set

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Use, Value

Parameter = tuple[Function, int]


def uses_of_word(word: Value, passes_on: Callable[[inst.Instruction], bool]) -> Iterator[Use]:
    """The uses of a word, and of what instructions that pass it on make of it."""
    work = Worklist([word])
    for one in work:
        for use in one.uses:
            yield use
            if passes_on(use.user):
                work.add(use.user)


def is_handed(use: Use, parameters: Container[Parameter]) -> bool:
    """True if a call hands the value to one of the parameters."""
    call = use.user
    called = call.called_function if isinstance(call, inst.CallBase) and use.index < call.argument_count else None
    return called is not None and (called, use.index) in parameters


def also_where_handed(words: Sequence[Parameter], is_one: Callable[[Argument, Set[Parameter]], bool]) -> set[Parameter]:
    """Those of the parameters of which `is_one` is true; it is told which ones are known already, and asked until there are no more."""
    found: set[Parameter] = set()
    while fresh := {
        (function, index)
        for function, index in words
        if (function, index) not in found and is_one(function.arguments[index], found)
    }:
        found |= fresh
    return found


def call_copy(
    call: inst.Call, copy: Function, arguments: Sequence[Value], attributes: Sequence[tuple[str, ...]]
) -> None:
    """Call the copy of a function with these arguments in the place of a call of the function."""
    made = inst.Call(
        copy.value_type,
        copy,
        arguments,
        flags=call.flags,
        calling_convention=call.calling_convention,
        result_attributes=call.result_attributes,
        argument_attributes=attributes,
        attributes=call.attributes,
    )
    made.attachments, made.debug_records = call.attachments, call.debug_records
    made.insert_before(call)
    call.replace_all_uses_with(made)
    call.erase()
