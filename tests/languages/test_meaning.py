"""What calls mean, with a body in the program and without one."""

from __future__ import annotations

import pytest

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.languages import memory
from enzyme_hub.languages.heap import Allocation, Deallocation
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Fill,
    Inactive,
    Math,
    Meaning,
    MemoryAnnotation,
    SamePointer,
    Unknown,
    meaning,
)


def calls(module: Module) -> list[CallBase]:
    return [i for i in module.functions["f"].instructions if isinstance(i, CallBase)]


def meaning_of(name: str, signature: str, body: str = "") -> Meaning:
    """The meaning of a call of `name`; `signature` is the result and the parameters' types."""
    result, *parameters = signature.split()
    given = ", ".join(
        f"{type_} {'null' if type_ == 'ptr' else 0.0 if type_ == 'double' else 0}" for type_ in parameters
    )
    declared = f"{result} @{name}({', '.join(parameters)})"
    function = f"define {declared} {{\n  {body}\n}}" if body else f"declare {declared}"
    (call,) = calls(read_module(f"{function}\ndefine void @f() {{\n  call {result} @{name}({given})\n  ret void\n}}\n"))
    return meaning(call)


@pytest.mark.parametrize(
    ("name", "signature", "expected"),
    [
        ("llvm.memcpy.p0.p0.i64", "void ptr ptr i64 i1", Copy),
        ("memmove", "ptr ptr ptr i64", Copy),
        ("llvm.memset.p0.i64", "void ptr i8 i64 i1", Fill),
        ("llvm.launder.invariant.group.p0", "ptr ptr", SamePointer),
        ("llvm.assume", "void i1", MemoryAnnotation),
        ("__enzyme_float", "void ptr i64", MemoryAnnotation),
        ("sin", "double double", Math),
        ("llvm.ctpop.i64", "i64 i64", Inactive),
        ("isnan", "i32 double", Inactive),
        ("puts", "i32 ptr", Inactive),
        ("malloc", "ptr i64", Allocation),
        ("free", "void ptr", Deallocation),
        ("somebody", "double double", Unknown),
    ],
)
def test_without_a_body_the_name_decides(name: str, signature: str, expected: type) -> None:
    assert isinstance(meaning_of(name, signature), expected)


@pytest.mark.parametrize(
    ("name", "signature"),
    [
        ("sin", "double double"),
        ("puts", "i32 ptr"),
        ("valloc", "ptr i64"),
        ("memcpy", "ptr ptr ptr i64"),
        ("_ZNSt3_V28__rotateIPdEET_S2_S2_S2_", "ptr ptr ptr ptr"),
        ("_RNvNtCsgEmfK2I1SDS_4core9panicking5panic", "void"),
    ],
)
def test_a_body_says_more_than_a_name(name: str, signature: str) -> None:
    assert isinstance(meaning_of(name, signature, "unreachable"), Call)


@pytest.mark.parametrize("name", ["malloc", "_Znwm", "_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc_zeroed"])
def test_what_the_language_fixes_stays_whoever_defines_it(name: str) -> None:
    assert isinstance(meaning_of(name, "ptr i64", "unreachable"), Allocation)


def test_pointers_to_functions() -> None:
    module = read_module("""
%"class.std::basic_ostream" = type { ptr }
@_ZSt4cout = external global %"class.std::basic_ostream"
@known = alias void (ptr), ptr @body
define void @body(ptr %p) {
  ret void
}
define void @f(ptr %p) {
  call void @known(ptr %p)
  %table = load ptr, ptr @_ZSt4cout
  %place = getelementptr i8, ptr %table, i64 16
  %method = load ptr, ptr %place
  call void %method(ptr %p)
  %other = load ptr, ptr %p
  call void %other(ptr %p)
  call void asm sideeffect "", "~{memory}"()
  call void asm sideeffect "nop", "~{memory}"()
  ret void
}
""")
    found = [meaning(call) for call in calls(module)]
    assert [type(each) for each in found] == [Call, Inactive, Unknown, Inactive, Unknown]


def test_a_program_may_have_functions_of_its_own_with_names_of_the_library() -> None:
    module = read_module("""
declare i64 @write(i32, ptr, i64)
define void @times(ptr %p) {
  ret void
}
define internal void @valloc(ptr %p) {
  ret void
}
define void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic() {
  ret void
}
define void @f(ptr %p) {
  %n = call i64 @write(i32 1, ptr %p, i64 8)
  call void @times(ptr %p)
  call void @valloc(ptr %p)
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic()
  ret void
}
""")
    found = calls(module)
    assert [type(meaning(call)) for call in found] == [Inactive, Call, Call, Call]
    assert memory.of_call(found[0]) is not None and memory.of_call(found[1]) is None
