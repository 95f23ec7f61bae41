"""The bodies for flang's runtime library: made from the C source that stands beside them, and put where they are called."""

from __future__ import annotations

from enzyme_hub import llvm
from enzyme_hub.languages.fortran import flang

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
