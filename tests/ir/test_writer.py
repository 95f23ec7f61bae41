"""What is written of a module that was changed; LLVM itself judges whether it is valid and what it says."""

from __future__ import annotations

from round_trip import parsed, printed

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import ConstantInt, const_float
from enzyme_hub.ir.writer import write_module

SQUARE = """
define double @square(double %0) {
  %2 = fmul double %0, %0
  br label %3

3:
  ret double %2
}
"""


def test_values_without_names_are_numbered() -> None:
    module = parsed(SQUARE)
    function = module.functions["square"]
    multiply = function.entry.instructions[0]
    builder = Builder(function.blocks[1])
    old_return = function.blocks[1].instructions.pop()
    more = builder.binary("fadd", multiply, const_float(types.f64, 1.0), ("fast",))
    old_return.set_operand(0, more)
    builder.insert(old_return)
    assert "  %4 = fadd fast double %2, 1.000000e+00\n  ret double %4" in printed(write_module(module))


def test_a_value_put_first_takes_the_first_number() -> None:
    module = parsed(SQUARE)
    function = module.functions["square"]
    argument = function.arguments[0]
    builder = Builder(function.entry)
    first = builder.binary("fadd", argument, argument)
    assert first.name is None
    function.entry.instructions.insert(0, function.entry.instructions.pop())
    function.entry.instructions[1].set_operand(0, first)
    assert "  %2 = fadd double %0, %0\n  %3 = fmul double %2, %0\n" in printed(write_module(module))


def test_names_that_clash_get_a_suffix() -> None:
    module = parsed("define double @f(double %x, double %x.1) {\n  ret double %x\n}")
    function = module.functions["f"]
    returned = function.entry.instructions.pop()
    builder = Builder(function.entry)
    again = builder.binary("fmul", function.arguments[0], function.arguments[1])
    again.name = "x"
    returned.set_operand(0, again)
    builder.insert(returned)
    assert "  %x.2 = fmul double %x, %x.1\n  ret double %x.2" in printed(write_module(module))


def test_new_functions_and_globals() -> None:
    module = parsed(SQUARE)
    table = GlobalVariable(
        "table", types.i64, prefix="private", suffix=", align 8", initializer=ConstantInt(types.i64, 7)
    )
    module.variables["table"] = table
    function = module.define(
        "new name",
        types.function(types.f64, (types.f64, types.ptr)),
        parameter_names=["x", None],
        parameter_attributes=[("noundef",), ("noalias", "align 8")],
        header_prefix="internal",
        header_suffix="nounwind",
    )
    builder = Builder(function.add_block("entry"))
    squared = builder.call(module.functions["square"], [function.arguments[0]])
    known = builder.load(types.i64, table, 8)
    builder.store(known, function.arguments[1], 8)
    builder.ret(squared)
    text = printed(write_module(module))
    assert "@table = private global i64 7, align 8" in text
    assert 'define internal double @"new name"(double noundef %x, ptr noalias align 8 %0) #0 {\nentry:\n' in text
    assert "  %1 = call double @square(double %x)\n  %2 = load i64, ptr @table, align 8" in text
    assert not module.functions["square"].is_read


def test_changed_headers_of_functions_never_read() -> None:
    module = parsed(SQUARE)
    module.functions["square"].header_suffix = "nounwind memory(none)"
    module.functions["square"].header_prefix = "internal"
    text = printed(write_module(module))
    assert "define internal double @square(double %0) #0 {" in text
    assert "attributes #0 = { nounwind memory(none) }" in text


def test_removed_functions_are_not_written() -> None:
    module = parsed(SQUARE + "\ndeclare void @gone()\n")
    del module.functions["gone"]
    assert "gone" not in printed(write_module(module))


def test_changed_initialiser() -> None:
    module = parsed("@x = internal constant [2 x double] [double 1.0, double 2.0], align 16")
    module.variables["x"].initializer = ConstantInt(types.i32, 5)
    module.variables["x"].value_type = types.i32
    assert "@x = internal constant i32 5, align 16" in printed(write_module(module))


DEBUG = """
define i32 @f(i32 %0) !dbg !5 {
    #dbg_value(i32 %0, !9, !DIExpression(), !12)
  %2 = add i32 %0, 1, !dbg !12
    #dbg_value(i32 %2, !9, !DIExpression(), !12)
  %3 = add i32 %2, 1, !dbg !12
    #dbg_value(i32 %3, !9, !DIExpression(), !12)
  ret i32 %3, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/tmp")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 3, type: !8)
!12 = !DILocation(line: 5, column: 7, scope: !5)
"""


def test_debug_records_follow_renumbered_values() -> None:
    module = parsed(DEBUG)
    function = module.functions["f"]
    builder = Builder(function.entry)
    builder.binary("mul", function.arguments[0], function.arguments[0])
    function.entry.instructions.insert(0, function.entry.instructions.pop())
    text = printed(write_module(module))
    assert "  %2 = mul i32 %0, %0\n    #dbg_value(i32 %0, " in text
    assert "  %4 = add i32 %3, 1, !dbg" in text and "#dbg_value(i32 %4, " in text


def test_debug_records_of_values_that_are_gone_say_so() -> None:
    module = parsed(DEBUG)
    first, second, _ = module.functions["f"].entry.instructions
    first.replace_all_uses_with(module.functions["f"].arguments[0])
    second.debug_records = first.debug_records + second.debug_records
    first.erase()
    text = printed(write_module(module))
    assert "#dbg_value(i32 poison, " in text
    assert "  %2 = add i32 %0, 1, !dbg" in text and "#dbg_value(i32 %2, " in text
