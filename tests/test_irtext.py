"""References and requests read off printed modules."""

from __future__ import annotations

from enzyme_hub import llvm
from enzyme_hub.llvm.irtext import ModuleText, references, request_roots, split_operands

MODULE = r"""
@table = constant [2 x ptr] [ptr @first, ptr @"second one"]
@string = private constant [10 x i8] c"@nobody()\00"
@__enzyme_register_gradient_first = global [3 x ptr] [ptr @first, ptr @augmented, ptr @gradient]
@enzyme_dup = external global i32
define double @first(double %x) {
  %y = call double @leaf(double %x)
  ret double %y
}
define double @"second one"(double %x) {
  ret double %x
}
define double @leaf(double %x) {
  ret double %x
}
define double @augmented(double %x) {
  ret double %x
}
define double @gradient(double %x) {
  ret double %x
}
define double @direct(double %x) {
  %m = load i32, ptr @enzyme_dup
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @first, i32 %m, double %x)
  ret double %d
}
define double @by_integer(double %x) {
  %d = call double @_Z17__enzyme_autodiffx(i64 ptrtoint (ptr @"second one" to i64), double %x)
  ret double %d
}
define double @through_memory(double %x) {
  %p = alloca ptr
  store ptr @leaf, ptr %p
  %f = load ptr, ptr %p
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr %f, double %x)
  ret double %d
}
define void @returned_by_pointer(ptr %out) {
  call void (ptr, ...) @__enzyme_fwddiff(ptr sret({double, double}) %out, ptr @first)
  ret void
}
declare double @__enzyme_autodiff(ptr, ...)
declare double @_Z17__enzyme_autodiffx(i64, double)
declare void @__enzyme_fwddiff(ptr, ...)
"""


def module() -> ModuleText:
    return ModuleText(llvm.text(llvm.parse_text(MODULE)))


def test_references_of_code_and_initialisers() -> None:
    text = module()
    assert text.references_of("first") == {"leaf"}
    assert text.references_of("table") == {"first", "second one"}
    assert text.references_of("missing") == set()


def test_reachable() -> None:
    assert module().reachable(["table"]) == {"table", "first", "second one", "leaf"}


def test_requests_and_their_callers() -> None:
    found = {request.caller: request for request in module().requests()}
    assert set(found) == {"direct", "by_integer", "through_memory", "returned_by_pointer"}
    assert found["direct"].named == ["first"] and not found["direct"].indirect
    assert found["by_integer"].named == ["second one"] and not found["by_integer"].indirect
    assert found["through_memory"].indirect
    assert not found["returned_by_pointer"].indirect


def test_roots() -> None:
    """Functions asked about, what a hidden operand may be, and registered derivatives."""
    assert request_roots(module()) == {"first", "second one", "leaf", "augmented", "gradient"}


def test_a_module_without_requests() -> None:
    text = ModuleText(llvm.text(llvm.parse_text("define void @f() {\n ret void\n}")))
    assert list(text.requests()) == [] and request_roots(text) == set()


def test_escapes_in_names() -> None:
    assert references(r'call void @"caf\C3\A9"()') == ["caf\xc3\xa9"]


def test_operands() -> None:
    assert split_operands('ptr @f, { i32, i32 } %a, ptr @"x,)(", <2 x double> %v) #3') == [
        "ptr @f",
        " { i32, i32 } %a",
        ' ptr @"x___"',
        " <2 x double> %v",
    ]
