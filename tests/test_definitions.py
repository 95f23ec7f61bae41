"""Definitions of a module that are asked for by their names."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.llvm import definitions

TEXT = """
@own = {linkage} global i32 1
define {linkage} void @f() {{
  store i32 2, ptr @own
  ret void
}}
define void @user() {{
  call void @f()
  ret void
}}
"""


@pytest.mark.parametrize("linkage", ["internal", "private"])
def test_others_may_refer_to_what_is_held_for_a_while(linkage: str) -> None:
    module = llvm.parse_text(TEXT.format(linkage=linkage))
    before = llvm.text(module)
    held = definitions.hold(module, {"own", "f", "nowhere"})
    assert held.keys() == {"own", "f"}
    assert "@own = hidden global" in llvm.text(module) and "define hidden void @f" in llvm.text(module)
    definitions.let_go(module, held)
    assert llvm.text(module) == before


def test_what_nobody_refers_to_any_more_is_dropped() -> None:
    """The others are what they were; what others than the module know stays."""
    module = llvm.parse_text(TEXT.format(linkage="weak_odr hidden"))
    before = llvm.text(module)
    definitions.drop_unused(module, {"own", "f", "nowhere"})
    assert llvm.text(module) == before
    definitions.drop_unused(module, {"own", "f", "user"})
    assert not [*module.functions, *module.global_variables]


def test_what_nothing_needs_is_removed() -> None:
    module = llvm.parse_text(TEXT.format(linkage="private"))
    definitions.remove(module, {"user", "f", "own"}, set())
    assert not [*module.functions, *module.global_variables]
