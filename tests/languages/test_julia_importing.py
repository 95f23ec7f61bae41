"""Modules of Julia's compiler become plain IR, without a Julia: the process that would be asked is a table here."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.languages.julia.importing import Imported, imported

MODULE = """
source_filename = "julia"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:10:11:12:13"
target triple = "x86_64-pc-linux-gnu"

declare ptr @julia.ptls_states()

declare noalias nonnull ptr addrspace(10) @julia.gc_alloc_obj(ptr, i64, ptr addrspace(10)) #0

declare void @julia.write_barrier(ptr addrspace(10), ...) #1

declare nonnull ptr addrspace(10) @jl_apply_generic(ptr addrspace(10), ptr, i32)

declare void @jl_throw(ptr addrspace(12)) #2

define internal double @julia_f_12(double %0, ptr addrspace(10) %1) !dbg !5 {
top:
  %2 = call ptr @julia.ptls_states()
  %3 = call noalias nonnull ptr addrspace(10) @julia.gc_alloc_obj(ptr %2, i64 8, ptr addrspace(10) @T@) #0, !dbg !7
  store double %0, ptr addrspace(10) %3, align 8
  call void (ptr addrspace(10), ...) @julia.write_barrier(ptr addrspace(10) %1, ptr addrspace(10) %3)
  %4 = call ptr addrspace(10) inttoptr (i64 2000 to ptr)(ptr addrspace(10) @A@, i64 3)
  %5 = icmp eq ptr addrspace(10) %4, @T@
  br i1 %5, label %L1, label %L2

L1:                                               ; preds = %top
  %6 = load ptr addrspace(10), ptr getelementptr inbounds (ptr addrspace(10), ptr inttoptr (i64 3000 to ptr), i64 1), align 8
  %7 = call cc37 nonnull ptr addrspace(10) @jl_apply_generic(ptr addrspace(10) @F@, ptr addrspace(10) %3, ptr addrspace(10) %6), !dbg !7
  call void @julia_throws_13(ptr addrspace(10) %7)
  unreachable

L2:                                               ; preds = %top
  ret double %0
}

define internal void @julia_throws_13(ptr addrspace(10) %0) {
top:
  %1 = call cc37 nonnull ptr addrspace(10) @jl_apply_generic(ptr addrspace(10) @F@, ptr addrspace(10) %0)
  %2 = addrspacecast ptr addrspace(10) %1 to ptr addrspace(12)
  call void @jl_throw(ptr addrspace(12) %2)
  unreachable
}

define internal nonnull ptr addrspace(10) @jfptr_f_13(ptr addrspace(10) %0, ptr %1, i32 %2) {
top:
  ret ptr addrspace(10) %0
}

attributes #0 = { allocsize(1) }
attributes #1 = { memory(argmem: readwrite) }
attributes #2 = { noreturn }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Julia, file: !2, producer: "julia")
!2 = !DIFile(filename: "/home/user/model.jl", directory: ".")
!3 = !DIFile(filename: "float.jl", directory: ".")
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: null, file: !2, line: 2, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!6 = distinct !DISubprogram(name: "*;", scope: !3, file: !3, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!7 = !DILocation(line: 405, scope: !6, inlinedAt: !8)
!8 = !DILocation(line: 4, scope: !5)
"""
for name, number in (("@T@", 1000), ("@A@", 1001), ("@F@", 1002)):
    MODULE = MODULE.replace(name, f"addrspacecast (ptr inttoptr (i64 {number} to ptr) to ptr addrspace(10))")
PROCESS = {
    (2000, "function"): "jl_alloc_array_1d\tlibjulia.so.1",
    (1000, "fields"): "",
    (1000, "object"): "inert",
    (1001, "object"): "inert",
    (1002, "object"): "inert",
    (1001, "type"): "8\tinline\t2053\tdouble\t1",
    (1002, "callee"): "string_of",
}


@pytest.fixture
def plain() -> Imported:
    return imported(MODULE, "julia_f_12", {}, {}, lambda asked: [PROCESS.get(one, "") for one in asked])


def test_what_comes_out_is_plain_and_valid(plain: Imported) -> None:
    for text in (plain.text, plain.native):
        assert "addrspace(" not in text and "inttoptr" not in text and "cc37" not in text
        llvm.verify(llvm.parse_text(text))
    assert "jfptr" not in plain.text + plain.native


def test_addresses_are_read_from_a_table(plain: Imported) -> None:
    assert sorted(plain.addresses) == [1000, 1001, 1002, 3000]
    place = plain.addresses.index(1000)
    assert f'call ptr @"ehub.julia.address.{place}"()' in plain.text
    assert f'declare ptr @"ehub.julia.address.{place}"()' in plain.text
    inert = [line for line in plain.text.split("\n") if line.startswith("declare") and "ehub-inert" in line]
    assert len(inert) == 2 and str(plain.addresses.index(3000)) not in "".join(inert)  # 3000 is no object


def test_the_same_method_gives_the_same_text(plain: Imported) -> None:
    """Numbers of Julia's and addresses differ from process to process."""
    again = MODULE.replace("_12", "_77").replace("_13", "_99").replace("i64 1000 to", "i64 5000 to")
    process = {(5000 if number == 1000 else number, role): told for (number, role), told in PROCESS.items()}
    other = imported(again, "julia_f_77", {}, {}, lambda asked: [process.get(one, "") for one in asked])
    assert (other.text, other.native, other.entry) == (plain.text, plain.native, plain.entry)
    assert other.addresses != plain.addresses


def test_runtime_calls_are_replaced(plain: Imported) -> None:
    assert "call ptr @ehub_julia_object(i64 8, ptr %ehub." in plain.text
    assert "call void @ehub_julia_barrier(ptr %1)" in plain.text
    assert "call ptr @ehub_julia_array_1d(ptr %ehub." in plain.text and "i64 3, i16 8, i16 2053)" in plain.text
    assert "call void @__enzyme_double(ptr %ehub." in plain.text


def test_a_call_that_is_chosen_at_run_time_stops_the_derivative(plain: Imported) -> None:
    assert plain.stops == (
        "EH0603: /home/user/model.jl:4: no derivative goes through a call of string_of, which is chosen when the program runs",
    )
    assert 'call void @"ehub.julia.stop.0"()' in plain.text
    assert "jl_apply_generic" not in plain.text


def test_what_throws_runs_as_it_is(plain: Imported) -> None:
    assert (
        "define void @julia_throws_" in plain.native
        and "define" not in plain.text.partition("julia_throws_")[2].partition("\n")[0]
    )
    assert "declare void @julia_throws_" in plain.text
    assert "call ptr @jl_apply_generic(ptr %ehub." in plain.native and ', i32 1) "enzyme_inactive"' in plain.native
