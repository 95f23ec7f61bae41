"""Tags of constant memory go, and sizes of arrays have theirs."""

from __future__ import annotations

from enzyme_hub.languages.julia.constant_memory import without_constants

TEXT = """define i64 @f(ptr addrspace(10) %0, ptr addrspace(11) %1) {
  %2 = addrspacecast ptr addrspace(10) %0 to ptr addrspace(11)
  %3 = getelementptr inbounds ptr addrspace(10), ptr addrspace(11) %2, i32 4, !dbg !9
  %4 = bitcast ptr addrspace(11) %3 to ptr addrspace(11), !dbg !9
  %5 = load i64, ptr addrspace(11) %4, align 8, !dbg !9, !tbaa !1, !invariant.load !8
  %6 = getelementptr inbounds [4 x i64], ptr addrspace(11) %1, i32 0, i32 3
  %7 = load i64, ptr addrspace(11) %6, align 8, !tbaa !1, !invariant.load !8
  %8 = load i64, ptr addrspace(11) %1, align 8, !tbaa !3
  ret i64 %7
}
!1 = !{!2, !2, i64 0, i64 1}
!2 = !{!"jtbaa_const", !5, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"jtbaa_stack", !5, i64 0}
!5 = !{!"jtbaa"}
!8 = !{}
!9 = !{}
"""


def test_what_is_constant_by_its_tag() -> None:
    lines = without_constants(TEXT).split("\n")
    assert lines[4].endswith("align 8, !dbg !9, !tbaa !10")  # a size
    assert lines[6].endswith("%6, align 8")  # a field of a struct that is passed by address
    assert lines[7].endswith("!tbaa !3")
    assert lines[-3:-1] == ["!10 = !{!11, !11, i64 0}", '!11 = !{!"jtbaa_arraysize", !5, i64 0}']


def test_a_module_without_such_tags() -> None:
    assert without_constants("define void @f() {\n  ret void\n}\n") == "define void @f() {\n  ret void\n}\n"
