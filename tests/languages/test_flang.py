"""The bodies for flang's runtime library: made from the C source that stands beside them, and put where they are called."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.fortran import flang
from enzyme_hub.languages.fortran.flang import derived_types, ranks

REQUEST = """
define double @f(ptr %x) {
  %s = call double @_FortranASumReal8(ptr %x, ptr null, i32 0, i32 0, ptr null)
  ret double %s
}
define double @other(ptr %x) {
  %s = call double @_FortranASumReal8(ptr %x, ptr null, i32 0, i32 0, ptr null)
  ret double %s
}
define void @main(ptr %x, ptr %dx) {
  call void @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}
declare double @_FortranASumReal8(ptr, ptr, i32, i32, ptr)
declare void @__enzyme_autodiff(ptr, ptr, ptr)
"""

DEBUG = """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.f90", directory: "")
!2 = !DISubroutineType(types: !4)
!3 = !DISubprogram(name: "sum", scope: !1, file: !1, type: !2, spFlags: DISPFlagOptimized)
!4 = !{null}
!5 = !{i32 2, !"Debug Info Version", i32 3}
"""


def test_only_what_a_request_reaches_is_redirected() -> None:
    printed = llvm.text(flang.redirect(llvm.parse_text(REQUEST)))
    f, other = (printed.partition(f"@{name}(")[2].partition("\n}")[0] for name in ("f", "other"))
    assert "@enzyme_hub_gate_FortranASumReal8(" in f
    assert "@_FortranASumReal8(" in other


def test_a_declaration_may_have_debug_information() -> None:
    program = REQUEST.replace("declare double @_F", "declare !dbg !3 double @_F")
    printed = llvm.text(flang.redirect(llvm.parse_text(program + DEBUG)))
    assert "define internal double @enzyme_hub_gate_FortranASumReal8(" in printed
    assert "declare !dbg !3 double @_FortranASumReal8(" in printed


def test_a_module_without_the_library_is_left_alone() -> None:
    module = llvm.parse_text("define void @f() {\n  ret void\n}\n")
    assert flang.redirect(module) is module
    assert not flang.supply(module)


def test_bodies_are_inlined() -> None:
    module = flang.redirect(llvm.parse_text(REQUEST))
    llvm.optimise(module, "pre")
    while flang.supply(module):
        llvm.optimise(module, "pre")
    assert "@enzyme_hub" not in llvm.text(module)


ALLOCATIONS = """
  call void @_FortranAAllocatableSetBounds(ptr nonnull %a, i32 0, i64 1, i64 %n)
  call void @_FortranAAllocatableSetBounds(ptr nonnull %a, i32 1, i64 1, i64 %n)
  %1 = call i32 @_FortranAAllocatableAllocate(ptr nonnull %a, ptr null, i1 false, ptr null, ptr @f, i32 1, ptr null), !dbg !7
  %2 = call i32 @_FortranAPointerAllocate(ptr %b, i1 false, ptr null, ptr @f, i32 2, ptr null)
  call void @_FortranAAllocatableApplyMold(ptr %c, ptr %d, i32 1)
  %3 = call i32 @_FortranAAllocatableAllocateSource(ptr %c, ptr %d, i1 false, ptr null, ptr @f, i32 3)
"""


def test_what_is_allocated_is_told_its_rank() -> None:
    lines = ranks.told(ALLOCATIONS, "rank", "class").splitlines()
    before = {k: lines[k - 1].strip() for k, line in enumerate(lines) if "Allocate(" in line or "Source(" in line}
    assert list(before.values()) == [
        "call void @rank(ptr %a, i32 2), !dbg !7",
        "call void @rank(ptr %b, i32 0)",
        "call void @class(ptr %c)",
    ]


def test_of_several_arrays_that_one_call_allocates_the_rank_is_not_told() -> None:
    chosen = """
  call void @_FortranAAllocatableSetBounds(ptr %a, i32 0, i64 1, i64 %n)
  %p = phi ptr [ %a, %x ], [ %b, %y ]
  %1 = call i32 @_FortranAAllocatableAllocate(ptr %p, ptr null, i1 false, ptr null, ptr @f, i32 1, ptr null)
"""
    assert ranks.told(chosen, "rank", "class") == chosen


TREE = """
module m
  type t
    real(8), allocatable :: a
    type(t), allocatable :: b
  end type
end module
"""


def test_each_derived_type_has_functions(tmp_path: Path) -> None:
    fortran = toolchains.flang()
    if fortran is None or not fortran.usable:
        pytest.skip("flang is not installed")
    (tmp_path / "m.f90").write_text(TREE)
    subprocess.run([*fortran.command, "-O0", "-S", "-emit-llvm", "m.f90", "-o", "m.ll"], cwd=tmp_path, check=True)
    module = (tmp_path / "m.ll").read_text() + "declare void @enzyme_hub_type_release(ptr, ptr)\n"
    text = derived_types.functions(llvm.parse_text(module))
    release = text.partition("@enzyme_hub_release.0(")[2].partition("\n}")[0]
    assert release.count("@enzyme_hub_release_component(") == 2
    assert "ptr @_QMmEXdtXt)" in release  # nothing extends it: its arrays hold it
    assert "@enzyme_hub_finish_parts.0(" not in text  # it has no final procedure
