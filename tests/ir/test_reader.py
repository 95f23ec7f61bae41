"""What the reader makes of a text: objects, names, uses; and what it refuses, with the place."""

from __future__ import annotations

import pytest
from round_trip import parsed

from enzyme_hub.errors import InputError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.lexer import DigitName
from enzyme_hub.ir.local_reader import ForwardReference
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import ConstantAggregate, ConstantExpr, ConstantFloat, ConstantInt, MetadataOperand

LOOP = """
define double @sum(ptr noundef %x, i64 %n) #0 {
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %out, label %loop

loop:
  %i = phi i64 [ %next, %loop ], [ 0, %0 ]
  %s = phi double [ %more, %loop ], [ 0.0, %0 ]
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %p, align 8, !tbaa !0
  %more = fadd fast double %s, %v
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %out

out:
  %3 = phi double [ 0.0, %0 ], [ %more, %loop ]
  ret double %3
}
attributes #0 = { nounwind memory(argmem: read) "key"="a b" }
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"root"}
"""


def test_bodies_are_read_on_demand() -> None:
    function = parsed(LOOP).functions["sum"]
    assert not function.is_read
    assert [block.name for block in function.blocks] == ["0", "loop", "out"]
    assert function.is_read


def test_loop() -> None:
    function = parsed(LOOP).functions["sum"]
    entry, loop, out = function.blocks
    i, s, p, v, more, following, again, branch = loop.instructions
    assert isinstance(i, inst.Phi) and i.incoming == [(following, loop), (i.incoming_from(entry), entry)]
    assert isinstance(s, inst.Phi) and s.incoming_from(loop) is more
    assert isinstance(p, inst.GetElementPtr) and p.source_type is types.f64 and p.flags == ("inbounds",)
    assert p.pointer is function.arguments[0] and p.indices == (i,)
    assert isinstance(v, inst.Load) and v.align == 8 and v.attachments == {"tbaa": "!0"}
    assert more.opcode == "fadd" and more.flags == ("fast",) and set(more.users) == {s, out.instructions[0]}
    assert following.flags == ("nuw", "nsw") and isinstance(again, inst.Compare) and again.predicate == "ult"
    assert branch.successors == (loop, out) and set(loop.predecessors) == {entry, loop}
    assert [phi.name for phi in out.phis] == ["1"]
    assert function.attributes == ("nounwind", "memory(argmem: read)", '"key"="a b"')


def test_forward_references_are_all_replaced() -> None:
    for instruction in parsed(LOOP).functions["sum"].instructions:
        assert not any(isinstance(operand, ForwardReference) for operand in instruction.operands)
        for index, operand in enumerate(instruction.operands):
            if not operand.is_constant:
                assert any(use.user is instruction and use.index == index for use in operand.uses)


def test_names_and_numbers() -> None:
    module = parsed('define void @"a b"(i32 %0, i32 %"1", i32 %"\\C3\\A9") {\n  %2 = add i32 %0, %"1"\n  ret void\n}')
    function = module.functions["a b"]
    assert [argument.name for argument in function.arguments] == ["0", "1", "é"]
    assert isinstance(function.arguments[1].name, DigitName)
    assert [block.name for block in function.blocks] == ["1"]
    assert function.entry.instructions[0].operands == tuple(function.arguments[:2])


def test_constants() -> None:
    module = parsed("""
@i = global i8 -1
@f = global [2 x float] [float 0x3FB99999A0000000, float 2.0]
@h = global half 0xH3E00
@b = global bfloat 0xRC000
@x = global x86_fp80 0xK3FFF8000000000000000
@s = global [4 x i8] c"a\\00\\FFz"
@p = global ptr getelementptr inbounds (i8, ptr @i, i64 3)
@d = external global i32
""")
    values = {name: variable.initializer for name, variable in module.variables.items()}
    assert isinstance(values["i"], ConstantInt) and values["i"].value == -1
    assert isinstance(values["f"], ConstantAggregate)
    assert [element.value for element in values["f"].elements] == [0.10000000149011612, 2.0]  # type: ignore[attr-defined]
    assert isinstance(values["h"], ConstantFloat) and values["h"].value == 1.5
    assert isinstance(values["b"], ConstantFloat) and values["b"].value == -2.0
    assert isinstance(values["x"], ConstantFloat) and values["x"].value is None
    assert values["s"].data == b"a\0\xffz"  # type: ignore[union-attr]
    pointer = values["p"]
    assert isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr" and pointer.flags == ("inbounds",)
    assert pointer.source_type is types.i8 and pointer.operands[0] is module.variables["i"]
    assert values["d"] is None and module.variables["d"].is_declaration


def test_constants_are_shared() -> None:
    module = parsed("define i64 @f(i64 %x) {\n  %a = add i64 %x, 7\n  %b = mul i64 %a, 7\n  ret i64 %b\n}")
    add, multiply, _ = module.functions["f"].entry.instructions
    assert add.operand(1) is multiply.operand(1)


def test_calls() -> None:
    module = parsed(
        """
define void @f(ptr %p, ptr %fn) {
  %a = tail call fast fastcc noundef double %fn(double nofpclass(nan) 1.0, ptr align 8 captures(none) %p) #0 [ "x"(i32 1, ptr %p), "y"() ]
  %b = call i32 (ptr, ...) @printf(ptr %p, double %a)
  call void @meta(metadata !"text", metadata !0)
  ret void
}
declare i32 @printf(ptr, ...)
declare void @meta(metadata, metadata)
attributes #0 = { nounwind }
!0 = !{}
""".replace("@meta", "@llvm.meta")
    )
    indirect, variadic, meta, _ = module.functions["f"].entry.instructions
    assert isinstance(indirect, inst.Call) and indirect.tail == "tail" and indirect.flags == ("fast",)
    assert indirect.calling_convention == "fastcc" and indirect.result_attributes == ("noundef",)
    assert indirect.argument_attributes == [("nofpclass(nan)",), ("align 8", "captures(none)")]
    assert indirect.argument_attribute(1, "align") == "align 8" and indirect.attributes == ("#0",)
    assert indirect.callee is module.functions["f"].arguments[1] and indirect.called_function is None
    assert [(tag, len(values)) for tag, values in indirect.bundle_operands] == [("x", 2), ("y", 0)]
    assert isinstance(variadic, inst.Call) and variadic.function_type.is_vararg and len(variadic.arguments) == 2
    assert variadic.called_function is module.functions["printf"]
    assert isinstance(meta, inst.Call)
    text, node = meta.arguments
    assert isinstance(text, MetadataOperand) and text.text == '!"text"'
    assert isinstance(node, MetadataOperand) and node.text == "!0"


def test_headers() -> None:
    module = parsed("""
$c = comdat any
define linkonce_odr hidden fastcc noundef range(i32 0, 9) i32 @f(
  ptr byval({ i32, double }) align 8 %out, ...) unnamed_addr #0 section "s" comdat($c) align 32 {
  ret i32 0
}
@v = internal thread_local unnamed_addr addrspace(1) constant i32 0, section "x", align 4
@a = weak alias i32, ptr addrspace(1) @v
attributes #0 = { nounwind }
""")
    function = module.functions["f"]
    assert function.header_prefix == "linkonce_odr hidden" and function.calling_convention == "fastcc"
    assert function.result_attributes == ("noundef", "range(i32 0, 9)") and function.value_type.is_vararg
    assert function.header_suffix == 'unnamed_addr #0 section "s" comdat($c) align 32'
    assert function.arguments[0].attributes == ("byval({ i32, double })", "align 8")
    variable = module.variables["v"]
    assert variable.prefix == "internal thread_local unnamed_addr addrspace(1)" and variable.is_constant_data
    assert variable.suffix == ', section "x", align 4' and variable.type is types.pointer(1)
    assert variable.has_local_linkage and variable.is_thread_local
    assert module.aliases["a"].target is variable and module.comdats == ["$c = comdat any"]


def test_named_types_refer_to_each_other() -> None:
    module = parsed("""
%list = type { double, ptr, %tail }
%tail = type <{ i8, [2 x %leaf] }>
%leaf = type { i32 }
%hidden = type opaque
@x = global %list zeroinitializer
@y = external global %hidden
""")
    tail = module.structs["%list"].fields[2]
    assert tail is module.structs["%tail"] and tail.packed
    assert str(tail.fields[1]) == "[2 x %leaf]" and module.structs["%hidden"].elements is None


def test_attributes_keep_their_parentheses() -> None:
    module = parsed("declare void @f() #0\nattributes #0 = { nounwind }")
    assert module.expand_attributes('#0 memory(argmem: read, errnomem: write) "a b"="c d" section "x y" align 8') == (
        "nounwind", "memory(argmem: read, errnomem: write)", '"a b"="c d"', "section", '"x y"', "align", "8",
    )  # fmt: skip


BAD = {
    "unknown instruction 'frobnicate'": ("  %1 = frobnicate double %x, %x", 4, 8),
    "%y is used but never defined": ("  %1 = fadd double %x, %y", 4, 24),
    "%1 is defined twice": ("  %1 = fadd double %x, %x\n  %1 = fadd double %x, %x", 5, 3),
    "unknown global @nowhere": ("  store double %x, ptr @nowhere, align 8", 4, 24),
    "expected the name of a block, found '%x'": ("  br label %x", 4, 12),
    "unknown predicate 'almost'": ("  %1 = fcmp almost double %x, %x", 4, 13),
    "expected ',', found '%x'": ("  %1 = fadd double %x %x", 4, 23),
    "expected a type, found 'dubble'": ("  %1 = fadd dubble %x, %x", 4, 13),
    "expected 3 operands, found 2": ("  %1 = select i1 true, double %x", 4, 15),
    "was used as i32": ("  %1 = add i32 %2, 1\n  %2 = fadd double %x, %x", 5, 3),
    "expected a constant of type double, found 'zero'": ("  %1 = fadd double %x, zero", 4, 24),
    "unexpected 'align'": ("  %1 = fadd double %x, %x, align", 4, 28),
    "block there is there twice": ("  br label %there\n\nthere:\n  br label %there\n\nthere:", 6, 1),
}


@pytest.mark.parametrize("why", BAD)
def test_bad_bodies_are_refused_with_their_place(why: str) -> None:
    lines, line, column = BAD[why]
    module = read_module(f"; comment\n\ndefine double @f(double %x) {{\n{lines}\n  ret double %x\n}}\n")
    with pytest.raises(InputError) as caught:
        _ = module.functions["f"].blocks
    assert caught.value.code == "EH0106" and why in caught.value.what and "@f" in caught.value.what
    assert caught.value.where is not None and caught.value.where.startswith(f"line {line}, column {column}:")


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("source_filename = \"x\"\n@x = frozen i32 5\n", "unknown kind of global", 2),
        ("@x = global i32 5\n@x = global i32 5\n", "@x is there twice", 2),
        ("declare double @f(dubble)\n", "expected a type, found 'dubble'", 1),
        ("define void @f() {\n  ret void\n", "cut off", 1),
        ("nonsense\n", "unknown top-level entity", 1),
        ("%a = type { i32, %b }\n", "expected a type, found '%b'", 1),
        ("!0 = !{}\nnonsense\n", "expected a metadata node", 2),
    ],
)  # fmt: skip
def test_bad_modules_are_refused_with_their_place(text: str, why: str, line: int) -> None:
    with pytest.raises(InputError) as caught:
        read_module(text)
    assert caught.value.code == "EH0106" and why in caught.value.what
    assert caught.value.where is not None and caught.value.where.startswith(f"line {line}, ")


def test_bad_initialisers_are_refused_with_their_place() -> None:
    module = read_module("@y = global i32 1\n@x = global i32 nonsense, align 4\n")
    with pytest.raises(InputError, match="nonsense") as caught:
        _ = module.variables["x"].initializer
    assert caught.value.where is not None and caught.value.where.startswith("line 2, ")
