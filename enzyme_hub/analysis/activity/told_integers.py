"""Integers that are told to be such: words that have a number in them at other times (`differentiate/tagged_words`)."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Value

TOLD = "__ehub_told_integer"  # (word, whether it is one now) -> the word
PLACE = "ehub.integer"  # the names of variables in which an integer takes the place of a number


def is_told(value: Value) -> bool:
    """True for a word that is an integer: the derivative stops where it is none."""
    return isinstance(value, inst.CallBase) and (value.callee.name or "").partition(".")[0] == TOLD


def takes_place_of_number(store: inst.Store) -> bool:
    """True where an integer that is made of such words goes to where numbers are, and may not be used as one."""
    pointer = store.pointer
    return isinstance(pointer, inst.Alloca) and (pointer.name or "").startswith(PLACE) and store.value.type.is_int
