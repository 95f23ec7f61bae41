"""Functions in sections of their own."""

from __future__ import annotations

from enzyme_hub import llvm
from enzyme_hub.sections import split_sections

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
