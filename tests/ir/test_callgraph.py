"""Which functions a call may reach."""

from __future__ import annotations

from enzyme_hub.ir.callgraph import CallGraph, address_taken
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module

TEXT = """
@table = constant [1 x ptr] [ptr @in_table]
@other_name = alias void (), ptr @leaf
@taken_name = alias void (), ptr @behind_alias
declare void @native()
define void @leaf() {
  ret void
}
define void @in_table() {
  ret void
}
define void @behind_alias() {
  ret void
}
define void @"stored \\22one"(i32 %n) {
  ret void
}
define void @even() {
  call void @odd()
  ret void
}
define void @odd() {
  call void @even()
  call void @other_name()
  call void @native()
  ret void
}
define void @indirect(ptr %p) {
  store ptr @"stored \\22one", ptr %p
  store ptr @taken_name, ptr %p
  %f = load ptr, ptr %p
  call void %f()
  ret void
}
"""


def graph(*roots: str) -> tuple[Module, CallGraph]:
    module = read_module(TEXT)
    return module, CallGraph(module, [module.functions[name] for name in roots])


def names(functions: object) -> set[str]:
    return {function.name for function in functions}  # type: ignore[attr-defined]


def test_calls_lead_through_aliases_to_bodies() -> None:
    module, found = graph("even")
    assert names(found.reached) == {"even", "odd", "leaf"}
    assert names(found.recursive) == {"even", "odd"}
    assert names(found.reaching([module.functions["leaf"]])) == {"leaf", "odd", "even"}
    assert names(found.below([module.functions["leaf"]])) == {"leaf"}


def test_a_call_through_a_pointer_may_reach_functions_of_its_type_whose_address_is_taken() -> None:
    module, found = graph("indirect")
    assert names(address_taken(module)) == {"in_table", 'stored "one', "behind_alias"}
    assert names(found.reached) == {"indirect", "in_table", "behind_alias"}
    assert not found.recursive and not found.named[module.functions["indirect"]]


def test_addresses_are_seen_in_bodies_that_were_read_and_in_those_that_were_not() -> None:
    module = read_module(TEXT)
    before = address_taken(module)
    for function in module.functions.values():
        assert function.is_declaration or function.blocks
    assert address_taken(module) == before
