"""Functions in sections of their own; constructors in the sections that C libraries run."""

from __future__ import annotations

from enzyme_hub import llvm
from enzyme_hub.llvm.sections import arrays_alone, constructor_arrays, split_sections

MODULE = """
$folded = comdat any
define double @plain(double %x) {
  ret double %x
}
define hidden double @"with attributes"(double %x) local_unnamed_addr nounwind "key"=" #7" align 16 {
  ret double %x
}
define linkonce_odr double @folded(double %x) nounwind comdat personality ptr @plain {
  ret double %x
}
define double @placed(double %x) section "mine" {
  ret double %x
}
define available_externally double @copy(double %x) {
  ret double %x
}
"""


def test_each_definition_gets_its_section() -> None:
    text = llvm.text(llvm.parse_text(split_sections(llvm.text(llvm.parse_text(MODULE)))))
    for name in ("plain", "with attributes", "folded"):
        line = next(line for line in text.splitlines() if line.startswith("define") and name in line)
        assert f'section ".text.{name}"' in line
    assert 'section "mine"' in text
    assert ".text.copy" not in text and text.count("section ") == 4


CONSTRUCTED = """
$early = comdat any
@early = linkonce_odr global i32 0, comdat
@elsewhere = external global i32
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @"quoted, name", ptr @early },
  { i32, ptr, ptr } { i32 65535, ptr @late, ptr @elsewhere }, { i32, ptr, ptr } { i32 65535, ptr null, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
define internal void @late() {
  ret void
}
define void @"quoted, name"() {
  ret void
}
"""


def test_constructors_and_destructors() -> None:
    text = llvm.text(llvm.parse_text(constructor_arrays(llvm.text(llvm.parse_text(CONSTRUCTED)))))
    assert [line.partition("=")[2] for line in text.splitlines() if "_array" in line] == [
        ' private global ptr @late, section ".init_array"',
        ' private global ptr @"quoted, name", section ".init_array.101", comdat($early)',
        ' private global ptr @late, section ".fini_array"',
    ]
    assert "llvm.global" not in text


def test_objects_have_them_in_arrays() -> None:
    assembly = llvm.emit_assembly(llvm.parse_text(CONSTRUCTED))
    assert ".init_array.101" in assembly and ".fini_array" in assembly and ".ctors" not in assembly


def test_arrays_that_belong_to_data_are_no_module_of_their_own() -> None:
    lists = [line for line in llvm.text(llvm.parse_text(CONSTRUCTED)).splitlines() if line.startswith("@llvm.global_")]
    assert arrays_alone("\n".join(lists) + "\n") is None
    alone = arrays_alone(lists[1] + "\n")
    assert alone is not None and alone.functions == {"late"}
    assert [v.name for v in llvm.parse_text(alone.text).global_variables] == sorted(alone.names)
