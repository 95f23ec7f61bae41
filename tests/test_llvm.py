"""The door to LLVM: what goes through, what is refused, and what each optimiser stage promises."""

from __future__ import annotations

import ctypes
import re

import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import InputError, LinkError
from enzyme_hub.llvm import definitions

SQUARE = """
define double @square(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
"""

# Two returns, two latches, a loop entered from two blocks, a value used after the loop.
UNTIDY = """
define i32 @untidy(i32 %n, i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %loop
b:
  store volatile i32 1, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %a ], [ 1, %b ], [ %i1, %latch1 ], [ %i2, %latch2 ]
  %v = load volatile i32, ptr %p
  %odd = trunc i32 %v to i1
  br i1 %odd, label %latch1, label %latch2
latch1:
  %i1 = add i32 %i, 1
  store volatile i32 %i1, ptr %p
  %d1 = icmp eq i32 %i1, %n
  br i1 %d1, label %out, label %loop
latch2:
  %i2 = add i32 %i, 2
  %d2 = icmp sgt i32 %i2, %n
  br i1 %d2, label %other, label %loop
out:
  ret i32 %i1
other:
  ret i32 %v
}
"""

SUM = """
define double @sum(ptr noalias readonly %p, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %a
  %t = fadd reassoc double %s, %v
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi double [ 0.0, %entry ], [ %t, %loop ]
  ret double %r
}
"""


def test_text_and_bitcode_are_read_alike() -> None:
    module = llvm.read(SQUARE.encode(), "square.ll")
    again = llvm.read(llvm.bitcode(module), "square.bc")
    assert "fmul double %x, %x" in llvm.text(again)


def test_modules_of_different_contexts_are_linked() -> None:
    caller = "declare double @square(double)\ndefine double @twice(double %x) {\n %r = call double @square(double %x)\n ret double %r\n}"
    whole = llvm.link([llvm.parse_text(caller), llvm.parse_text(SQUARE)])
    assert not re.search(r"^declare", llvm.text(whole), re.MULTILINE)


def test_two_definitions_are_refused() -> None:
    with pytest.raises(InputError) as caught:
        llvm.link([llvm.parse_text(SQUARE), llvm.parse_text(SQUARE)])
    assert caught.value.code == "EH0105" and "square" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("define double @f(double %x) {\n ret double %y\n}", "undefined value"),
        ("define double @f() {\n ret float 0.0\n}", "type"),
        ("define i32 @f() {\n %a = add i32 %b, 1\n %b = add i32 %a, 1\n ret i32 %b\n}", "does not dominate"),
        ("nonsense", "expected top-level entity"),
    ],
)
def test_invalid_text(text: str, why: str) -> None:
    with pytest.raises(InputError, match=r"bad\.ll is not valid") as caught:
        llvm.read(text.encode(), "bad.ll")
    assert caught.value.code == "EH0106" and why in str(caught.value)


def test_neither_text_nor_bitcode() -> None:
    with pytest.raises(InputError) as caught:
        llvm.read(b"\x7fELF\x02\x01\xff\xfe", "native.o")
    assert caught.value.code == "EH0101"


@pytest.mark.parametrize("kept", [8, 40, 0.5, 0.9, 0.99])
def test_truncated_bitcode(kept: float) -> None:
    data = llvm.bitcode(llvm.parse_text(SUM))
    with pytest.raises(InputError) as caught:
        llvm.read(data[: int(kept if kept > 1 else kept * len(data))], "cut.bc")
    assert caught.value.code == "EH0101" and "cut.bc" in str(caught.value)


def blocks_and_terminators(text: str) -> tuple[int, int]:
    return len(re.findall(r"^\S+:", text, re.MULTILINE)), len(re.findall(r"\bret ", text))


def test_prepare_gives_loops_their_canonical_form() -> None:
    module = llvm.parse_text(UNTIDY)
    llvm.optimise(module, "prepare")
    llvm.verify(module)
    text = llvm.text(module)
    assert len(re.findall(r"\bret ", text)) == 1
    header = re.search(r"^loop:.*preds = (.*)$", text, re.MULTILINE)
    assert header and len(header[1].split(",")) == 2, "one preheader and one latch"
    assert re.search(r"phi i32 \[ %v, %\S+ \]", text), "a use after the loop goes through a phi"


def test_before_differentiation_nothing_is_vectorised_or_unrolled_at_run_time() -> None:
    module = llvm.parse_text(SUM)
    llvm.optimise(module, "pre")
    text = llvm.text(module)
    assert "<2 x double>" not in text
    assert text.count("load double") == 1


def test_tiny_constant_loops_are_unrolled_before_differentiation() -> None:
    module = llvm.parse_text(
        SUM.replace("i64 %n)", "i64 %unused)").replace("%next, %n", "%next, 4").replace("%n, 0", "4, 0")
    )
    llvm.optimise(module, "pre")
    assert "phi" not in llvm.text(module)
    assert llvm.text(module).count("load double") == 4


def test_after_differentiation_loops_are_vectorised() -> None:
    module = llvm.parse_text(SUM)
    llvm.optimise(module, "pre")
    llvm.optimise(module, "post")
    assert "x double>" in llvm.text(module)


@pytest.mark.parametrize(("level", "are_vectors"), [(0, False), (1, True)])
def test_in_a_debug_build_they_are_not(level: int, are_vectors: bool) -> None:
    options = pipeline.Options(codegen=llvm.CodegenOptions(level=level))
    assert ("x double>" in llvm.text(pipeline.run(llvm.parse_text(SUM), options))) == are_vectors


def test_object_and_assembly() -> None:
    assert llvm.emit_object(llvm.parse_text(SQUARE))[:4] == b"\x7fELF"
    assert "mulsd" in llvm.emit_assembly(llvm.parse_text('target triple = "x86_64-unknown-linux-gnu"\n' + SQUARE))


def test_relocation_model() -> None:
    text = 'target triple = "x86_64-unknown-linux-gnu"\n@g = dso_local global double 0.0\n'
    text += "define ptr @address() {\n ret ptr @g\n}"
    pic = llvm.emit_assembly(llvm.parse_text(text), llvm.CodegenOptions(relocation="pic"))
    static = llvm.emit_assembly(llvm.parse_text(text), llvm.CodegenOptions(relocation="static"))
    assert "(%rip)" in pic and "$g" in static


def test_processor() -> None:
    text = 'target triple = "x86_64-unknown-linux-gnu"\n' + SQUARE
    assert "vmulsd" in llvm.emit_assembly(llvm.parse_text(text), llvm.CodegenOptions(cpu="haswell"))


def test_unknown_target() -> None:
    with pytest.raises(LinkError, match="no code generator") as caught:
        llvm.emit_object(llvm.parse_text('target triple = "pdp11-dec-unix"\n' + SQUARE))
    assert caught.value.code == "EH0405"


def test_jit() -> None:
    square = llvm.Jit(llvm.parse_text(SQUARE)).function("square", ctypes.c_double, ctypes.c_double)
    assert square(1.5) == 2.25


def test_keep_bodies_makes_copies_that_may_meet_their_originals() -> None:
    text = """
@table = constant double 3.0
@state = global i32 0
define double @wanted(double %x) {
  %t = load double, ptr @table
  %y = call double @helper(double %x)
  %r = fmul double %t, %y
  ret double %r
}
define internal double @helper(double %x) {
  ret double %x
}
define void @unwanted() {
  store i32 1, ptr @state
  ret void
}
"""
    kept = llvm.text(definitions.keep_bodies(llvm.parse_text(text), {"wanted"}))
    assert "define linkonce_odr double @wanted" in kept
    assert "@table = linkonce_odr constant" in kept
    assert "define internal double @helper" in kept
    assert "unwanted" not in kept and "@state" not in kept


def test_copies_live_until_differentiation() -> None:
    """The optimiser drops bodies that are `available_externally`; a derivative may need them."""
    text = """
define double @caller(double %x) {
  %r = call double @copy(double %x)
  ret double %r
}
define available_externally double @copy(double %x) noinline {
  ret double %x
}
"""
    module = llvm.parse_text(text)
    definitions.keep_copies(module)
    llvm.optimise(module, "pre")
    assert "define linkonce_odr" in llvm.text(module)
