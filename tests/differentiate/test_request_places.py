"""The call of a derivative stands where the request stood, for debuggers and for LLVM's inliner."""

from __future__ import annotations

from enzyme_hub import llvm
from enzyme_hub.differentiate import differentiate_module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

SOURCE = """
declare double @__enzyme_autodiff(ptr, double)
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @slope(double %x) !dbg !4 {
  %d = call double @__enzyme_autodiff(ptr @square, double %x), !dbg !6
  ret double %d, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "slope", scope: !1, file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 7, column: 3, scope: !4)
"""


def test_the_call_of_a_derivative_has_the_line_of_the_request() -> None:
    module = read_module(llvm.text(llvm.parse_text(SOURCE)))
    differentiate_module(module)
    text = llvm.text(llvm.parse_text(write_module(module)))
    assert [", !dbg !" in line for line in text.splitlines() if "call" in line and "@diffe.square" in line] == [True]
