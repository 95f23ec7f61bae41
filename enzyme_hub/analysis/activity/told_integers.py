"""Integers that are told to be such: words that have a number in them at other times (`differentiate/tagged_words`)."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value

TOLD = "__ehub_told_integer"  # (word, whether it is one now) -> the word
COUNT = "count"  # the word behind that in the name, where no condition stands before it
PLACE = "ehub.integer"  # the names of variables in which an integer takes the place of a number


def is_told(value: Value) -> bool:
    """True for a word that is an integer: the derivative stops where it is none."""
    return isinstance(value, inst.CallBase) and (value.callee.name or "").partition(".")[0] == TOLD


def is_told_count(value: Value) -> bool:
    """True for one that no condition stands before: no number is made of it either."""
    return is_told(value) and isinstance(value, inst.CallBase) and (value.callee.name or "").split(".")[1] == COUNT


def takes_place_of_number(store: inst.Store) -> bool:
    """True where an integer that is made of such words goes to where numbers are, and may not be used as one."""
    return _is_place(store.pointer) and store.value.type.is_int


def has_taken_place(value: Value) -> bool:
    """True for an integer that was put there."""
    of = value.operand(0) if isinstance(value, inst.Cast) else None
    return isinstance(of, inst.Load) and _is_place(of.pointer)


def _is_place(pointer: Value) -> bool:
    return isinstance(pointer, inst.Alloca) and (pointer.name or "").startswith(PLACE)
