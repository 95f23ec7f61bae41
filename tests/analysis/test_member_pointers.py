"""Pointers to member functions of C++: which word of them is a distance, as clang writes a call by one."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.member_pointers import distance, leads_into_table
from enzyme_hub.ir.reader import read_module

# (object->*member)(): `member` is two words; the second one is how far the object's part is from the object.
CALL = """
define double @f(ptr %object, ptr %member) {
  %word = load i64, ptr %member
  %second = getelementptr i8, ptr %member, i64 PLACE
  %by = load i64, ptr %second
  %part = getelementptr i8, ptr %object, i64 %by
  %low = and i64 %word, BIT
  %is_virtual = icmp ne i64 %low, 0
  br i1 %is_virtual, label %table, label %plain
table:
  %vtable = load ptr, ptr %part
  %entry = getelementptr i8, ptr %vtable, i64 %word
  %before = getelementptr i8, ptr %entry, i64 -1
  %method = load ptr, ptr %before
  br label %call
plain:
  %function = inttoptr i64 %word to ptr
  br label %call
call:
  %callee = phi ptr [ %method, %table ], [ %function, %plain ]
  %y = call double %callee(ptr %part)
  ret double %y
}
"""


@pytest.mark.parametrize(
    ("place", "bit", "distances", "entries"),
    [
        (8, 1, ["part"], ["entry"]),
        (16, 1, [], ["entry"]),  # no second word of it
        (8, 2, [], []),  # a word of which another bit is looked at is no pointer to a member function
    ],
)
def test_the_words_of_a_call(place: int, bit: int, distances: list[str], entries: list[str]) -> None:
    module = read_module(CALL.replace("PLACE", str(place)).replace("BIT", str(bit)))
    instructions = list(module.functions["f"].instructions)
    assert [i.name for i in instructions if distance(i, module.layout) is not None] == distances
    assert [i.name for i in instructions if leads_into_table(i)] == entries
