"""What single instructions and metadata say about bytes, on small functions in LLVM's text."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import f64

DECLARATIONS = """
declare void @use(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_double(ptr, i64)
declare void @__enzyme_pointer(ptr)
declare ptr @realloc(ptr, i64)
"""
TBAA = """
!0 = !{!"root"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!"long", !1, i64 0}
!4 = !{!2, !2, i64 0}
!5 = !{!"S", !3, i64 0, !2, i64 8, !6, i64 16}
!6 = !{!"p1 double", !7, i64 0}
!7 = !{!"any pointer", !1, i64 0}
!8 = !{!5, !3, i64 0}
!9 = !{i64 0, i64 4, !10, i64 8, i64 16, !4, i64 24, i64 1, !12}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !1, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !1, i64 0}
"""


def analysed(body: str, metadata: str = "", name: str = "f") -> FunctionTypes:
    module = read_module(llvm.text(llvm.parse_text(DECLARATIONS + body + metadata)))
    return TypeAnalysis(module).function(module.functions[name])


def instruction(types: FunctionTypes, name: str) -> Instruction:
    return next(i for i in types.function.instructions if i.name == name)


def parts(types: FunctionTypes, name: str) -> str | None:
    found = types.parts(instruction(types, name))
    return None if found is None else " ".join(f"{part.offset}:{part.kind}" for part in found)


def memory(types: FunctionTypes, argument: int, size: int | None) -> str | None:
    found = types.memory(types.function.arguments[argument], size)
    if found is None:
        return None
    return " ".join(f"{part.offset}:{part.kind}" for part in found.parts) + f" /{found.period}"


def test_an_integer_copy_of_a_double() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %b) {
  %bits = load i64, ptr %a
  store i64 %bits, ptr %b
  %x = load double, ptr %b
  ret double %x
}""")
    assert parts(types, "bits") == "0:double"
    assert memory(types, 0, 8) == "0:double /8"


def test_nothing_known_is_no_answer() -> None:
    types = analysed("""
define void @f(ptr %a, ptr %b) {
  %bits = load i64, ptr %a
  store i64 %bits, ptr %b
  ret void
}""")
    assert parts(types, "bits") is None
    assert memory(types, 0, 8) is None
    assert "nothing is known" in types.explain(types.function.arguments[0])


def test_two_floats_packed_and_unpacked() -> None:
    types = analysed("""
define float @f(i64 %in, ptr %out) {
  %low = trunc i64 %in to i32
  %x = bitcast i32 %low to float
  %shifted = lshr i64 %in, 32
  %high = trunc i64 %shifted to i32
  %y = bitcast i32 %high to float
  %s = fadd float %x, %y
  %bits = bitcast float %s to i32
  %wide = zext i32 %bits to i64
  %up = shl i64 %wide, 32
  %keep = and i64 %in, 4294967295
  %both = or i64 %up, %keep
  store i64 %both, ptr %out
  ret float %s
}""")
    assert parts(types, "both") == "0:float 4:float"
    assert parts(types, "shifted") == "0:float 4:anything"
    assert parts(types, "up") == "0:anything 4:float"
    assert memory(types, 1, 8) == "0:float 4:float /8"
    found = types.parts(types.function.arguments[0])
    assert found is not None and [(part.offset, str(part.kind)) for part in found] == [(0, "float"), (4, "float")]


def test_an_i128_of_a_double_and_a_pointer() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %b) {
  %both = load i128, ptr %a
  store i128 %both, ptr %b
  %x = load double, ptr %b
  %at = getelementptr i8, ptr %a, i64 8
  %p = load ptr, ptr %at
  ret double %x
}""")
    assert parts(types, "both") == "0:double 8:pointer"


def test_through_phi_and_select() -> None:
    types = analysed("""
define void @f(ptr %a, i1 %c, ptr %out) {
entry:
  %one = load i64, ptr %a
  br i1 %c, label %then, label %end
then:
  %place = getelementptr i64, ptr %a, i64 1
  %two = load i64, ptr %place
  br label %end
end:
  %which = phi i64 [ %one, %entry ], [ %two, %then ]
  %zero = select i1 %c, i64 %which, i64 0
  store i64 %zero, ptr %out
  %x = load double, ptr %out
  ret void
}""")
    assert [parts(types, name) for name in ("one", "two", "which", "zero")] == ["0:double"] * 4


@pytest.mark.parametrize(
    "use", ["%n = add i64 %bits, 1", "%n = mul i64 %bits, %bits", "%n = sitofp i64 %bits to double"]
)
def test_arithmetic_means_integer(use: str) -> None:
    types = analysed(f"""
define void @f(ptr %a, ptr %b) {{
  %bits = load i64, ptr %a
  store i64 %bits, ptr %b
  {use}
  ret void
}}""")
    assert memory(types, 1, 8) == "0:integer /8"


def test_comparing_bits_does_not_make_a_double_an_integer() -> None:
    types = analysed("""
define i1 @f(ptr %a) {
  %bits = load i64, ptr %a
  %negative = icmp slt i64 %bits, 0
  %x = load double, ptr %a
  ret i1 %negative
}""")
    assert parts(types, "bits") == "0:double"


def test_arithmetic_on_a_double_is_a_contradiction() -> None:
    types = analysed("""
define double @f(ptr %a) {
  %bits = load i64, ptr %a
  %more = add i64 %bits, 1
  %x = load double, ptr %a
  ret double %x
}""")
    assert parts(types, "bits") is None
    text = types.explain(instruction(types, "bits"))
    assert "contradictory" in text and "integer add" in text and "load of type double" in text


def test_a_pointer_in_an_integer() -> None:
    types = analysed("""
define double @f(ptr %a) {
  %bits = load i64, ptr %a
  %p = inttoptr i64 %bits to ptr
  %x = load double, ptr %p
  ret double %x
}""")
    assert parts(types, "bits") == "0:pointer"
    assert types.memory(instruction(types, "p"), 8) is not None


def test_an_array_of_structs_by_its_stride() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %b, i64 %i, i64 %n) {
  %bytes = mul i64 %n, 24
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %bytes, i1 false)
  %place = getelementptr [24 x i8], ptr %b, i64 %i
  %x = load double, ptr %place
  %second = getelementptr i8, ptr %place, i64 8
  %p = load ptr, ptr %second
  %third = getelementptr i8, ptr %place, i64 16
  %k = load i64, ptr %third
  %use = getelementptr double, ptr %p, i64 %k
  ret double %x
}""")
    assert memory(types, 0, None) == "0:double 8:pointer 16:integer /24"
    assert memory(types, 0, 48) == "0:double 8:pointer 16:integer 24:double 32:pointer 40:integer /48"


def test_a_moving_pointer() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %end) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %next, %loop ]
  %x = load double, ptr %p
  %next = getelementptr i8, ptr %p, i64 16
  %n = getelementptr i8, ptr %p, i64 8
  %k = load i64, ptr %n
  %more = add i64 %k, 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %out, label %loop
out:
  ret double %x
}""")
    assert memory(types, 0, None) == "0:double 8:integer /16"


def test_fields_behind_an_array_are_not_its_elements() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %b, i64 %i) {
  %place = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %place
  %at = getelementptr i8, ptr %a, i64 32
  %n = load i64, ptr %at
  %more = add i64 %n, 1
  %behind = getelementptr i8, ptr %a, i64 40
  %unknown = load i64, ptr %behind
  store i64 %unknown, ptr %b
  ret double %x
}""")
    assert memory(types, 0, 32) == "0:double 8:double 16:double 24:double /32"
    assert parts(types, "n") == "0:integer"
    assert parts(types, "unknown") is None


def test_recursion_through_a_list() -> None:
    types = analysed("""
define double @f(ptr %l) {
entry:
  %empty = icmp eq ptr %l, null
  br i1 %empty, label %out, label %go
go:
  %bits = load i64, ptr %l
  %at = getelementptr i8, ptr %l, i64 8
  %next = load ptr, ptr %at
  %rest = call double @f(ptr %next)
  %x = bitcast i64 %bits to double
  %sum = fadd double %x, %rest
  ret double %sum
out:
  ret double 0.0
}""")
    assert memory(types, 0, 16) == "0:double 8:pointer /16"
    next_ = instruction(types, "next")
    assert types.memory(next_, 16) == types.memory(types.function.arguments[0], 16)


def test_hints() -> None:
    types = analysed("""
define void @f(ptr %a, ptr %b) {
  call void @__enzyme_double(ptr %a, i64 16)
  call void @__enzyme_pointer(ptr %b)
  ret void
}""")
    assert memory(types, 0, 16) == "0:double 8:double /16"
    assert memory(types, 1, None) == "0:pointer /8"


def test_a_hint_outranks_all() -> None:
    types = analysed("""
define double @f(ptr %a) {
  call void @__enzyme_double(ptr %a, i64 8)
  %bits = load i64, ptr %a
  %more = add i64 %bits, 1
  %x = load double, ptr %a
  ret double %x
}""")
    assert parts(types, "bits") == "0:double"


def test_tbaa_of_a_copied_scalar() -> None:
    types = analysed(
        "define void @f(ptr %a, ptr %b) {\n  %bits = load i64, ptr %a, !tbaa !4\n  store i64 %bits, ptr %b\n  ret void\n}",
        TBAA,
    )
    assert memory(types, 1, 8) == "0:double /8"


def test_a_tbaa_tag_describes_the_struct_around() -> None:
    types = analysed("define i64 @f(ptr %a) {\n  %n = load i64, ptr %a, !tbaa !8\n  ret i64 %n\n}", TBAA)
    assert memory(types, 0, 24) == "0:integer 8:double 16:pointer /24"


def test_tbaa_struct_with_padding() -> None:
    types = analysed(
        """define void @f(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 32, i1 false), !tbaa.struct !9
  ret void
}""",
        TBAA,
    )
    assert memory(types, 1, 32) == "0:integer 4:anything 8:double 16:double 24:integer 25:anything /32"


def test_realloc_keeps_the_types() -> None:
    types = analysed("""
define double @f(ptr %a, i64 %n) {
  %b = call ptr @realloc(ptr %a, i64 %n)
  %x = load double, ptr %b
  ret double %x
}""")
    assert memory(types, 0, 8) == "0:double /8"


def test_a_cycle_of_two_functions_ends() -> None:
    types = analysed("""
define void @f(ptr %a, i64 %n) {
  %p = getelementptr i8, ptr %a, i64 8
  call void @g(ptr %p, i64 %n)
  ret void
}
define void @g(ptr %a, i64 %n) {
  store double 1.0, ptr %a
  call void @f(ptr %a, i64 %n)
  ret void
}""")
    assert memory(types, 0, None) == "0:double /8"


def test_values_of_a_called_function_in_one_context() -> None:
    types = analysed("""
define void @move(ptr %to, ptr %from) {
  %bits = load i64, ptr %from
  store i64 %bits, ptr %to
  ret void
}
define void @f(ptr %a, ptr %b, ptr %c, ptr %d) {
  call void @move(ptr %a, ptr %b)
  call void @move(ptr %c, ptr %d)
  %x = load double, ptr %a
  %n = load i64, ptr %c
  %more = add i64 %n, 1
  ret void
}""")
    assert memory(types, 1, 8) == "0:double /8"
    assert memory(types, 3, 8) == "0:integer /8"
    kinds = []
    for call in types.function.instructions:
        if isinstance(call, CallBase):
            callee = types.of_call(call)
            assert callee is not None
            kinds.append(parts(callee, "bits"))
    assert kinds == ["0:double", "0:integer"]
    move = types.analysis.module.functions["move"]
    assert parts(types.analysis.function(move), "bits") is None


def test_values_of_a_request_are_tied_to_the_parameters() -> None:
    module = read_module(llvm.text(llvm.parse_text("""
define void @f(ptr %a, ptr %b) {
  %bits = load i64, ptr %a
  store i64 %bits, ptr %b
  ret void
}
define double @main(ptr %x) {
  %y = load double, ptr %x
  ret double %y
}""")))  # fmt: skip
    analysis, f, main = TypeAnalysis(module), module.functions["f"], module.functions["main"]
    analysis.add_request(main, [(main.arguments[0], f.arguments[0])])
    assert memory(analysis.function(f), 1, 8) == "0:double /8"


def test_doubles_that_the_vectoriser_made_of_integers() -> None:
    """A vector of doubles may have lanes that hold integers: they are what they are used as."""
    types = analysed("""
define void @f(ptr %a, <2 x i64> %n, <2 x double> %x) {
  %m = add <2 x i64> %n, splat (i64 1)
  %cast = bitcast <2 x i64> %m to <2 x double>
  %y = fmul <2 x double> %x, %x
  %mixed = shufflevector <2 x double> %cast, <2 x double> %y, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %mixed, ptr %a
  ret void
}""")
    assert memory(types, 0, 32) == "0:integer 8:double 16:integer 24:double /32"


@pytest.mark.parametrize(("kind", "answer"), [("double", "0:double /8"), ("i64", None), ("ptr", None)])
def test_a_context_that_knows_nothing_may_move_numbers(kind: str, answer: str | None) -> None:
    """So what another context knows to be an integer or a pointer counts for that one alone."""
    used = {"double": "call double @llvm.sqrt.f64(double %v)", "i64": "mul i64 %v, 3", "ptr": "load i8, ptr %v"}[kind]
    types = analysed(
        f"""
declare double @llvm.sqrt.f64(double)
define void @f(ptr %a, ptr %b, ptr %c, ptr %d) {{
  call void @move(ptr %a, ptr %b)
  call void @move(ptr %c, ptr %d)
  %v = load {kind}, ptr %a
  %u = {used}
  ret void
}}
define void @move(ptr %to, ptr %from) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  ret void
}}"""
    )
    move = types.analysis.function(types.analysis.module.functions["move"])
    assert memory(move, 0, 8) == answer


GAPS = """
declare ptr @malloc(i64)
declare void @unknown(ptr)
declare i64 @strlen(ptr)
@kept = global ptr null
define internal void @fill(ptr %records, i64 %n) {
  %start = getelementptr {double, i64, double}, ptr %records, i64 %n
  store double 1.0, ptr %start
  ret void
}
define RESULT @f(ptr %given, i64 %n) {
  %own = call ptr @malloc(i64 %n)
  call void @fill(ptr %own, i64 %n)
  %last = getelementptr {double, i64, double}, ptr %own, i64 %n, i32 2
  store double 2.0, ptr %last
  %grown = call ptr @realloc(ptr %own, i64 %n)
  STATEMENT
}"""


@pytest.mark.parametrize(
    ("statement", "is_own"),
    [
        ("ret void", True),
        ("%length = call i64 @strlen(ptr %own); ret void", True),
        (
            "%bits = ptrtoint ptr %own to i64; %again = inttoptr i64 %bits to ptr; store double 1.0, ptr %again; ret void",
            True,
        ),
        ("%bits = ptrtoint ptr %own to i64; %next = add i64 %bits, 8; call void @use(i64 %next); ret void", False),
        ("call void @unknown(ptr %own); ret void", False),
        ("call void @unknown(ptr %last); ret void", False),
        ("store ptr %own, ptr %given; ret void", False),
        ("store ptr %grown, ptr @kept; ret void", False),
        ("ret ptr %own", False),
        ("%any = getelementptr i8, ptr %own, i64 %n; store i8 1, ptr %any; ret void", False),
        ("%other = getelementptr [2 x double], ptr %own, i64 %n; store double 1.0, ptr %other; ret void", False),
    ],
)
def test_what_nobody_touches_may_be_anything_in_memory_of_its_own(statement: str, is_own: bool) -> None:
    """Bytes 8 to 15 of each record are never accessed."""
    result = "ptr" if "ret ptr" in statement else "void"
    types = analysed(GAPS.replace("STATEMENT", statement.replace("; ", "\n  ")).replace("RESULT", result))
    found = types.memory_of_own(instruction(types, "own"), None)
    assert types.memory(instruction(types, "own"), None) is None
    assert found is None or [(part.offset, str(part.kind)) for part in found.parts] == [
        (0, "double"),
        (8, "anything"),
        (16, "double"),
    ]
    assert (found is not None) == is_own


def test_a_contradiction_stays_one_where_a_byte_is_looked_at_alone() -> None:
    types = analysed("""
define double @f(ptr %a, ptr %c) {
  %bits = load i64, ptr %a
  %more = add i64 %bits, 1
  %byte = trunc i64 %bits to i8
  %odd = urem i8 %byte, 3
  store i8 %odd, ptr %c
  %x = load double, ptr %a
  ret double %x
}""")
    assert parts(types, "bits") is None
    assert memory(types, 0, 8) is None


TABLE = """
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define double @f(i64 %n, i64 %k, i64 %i) {
  %entries = mul i64 %n, 24
  %size = add i64 %entries, %n
  %block = call ptr @malloc(i64 %size)
  %bytes = getelementptr i8, ptr %block, i64 %entries
  %byte = getelementptr i8, ptr %bytes, i64 %k
  store i8 1, ptr %byte
  %group = load i64, ptr %bytes
  %mask = and i64 %group, 128
  %back = sub i64 0, %i
  %end = getelementptr [24 x i8], ptr %bytes, i64 %back
  %entry = getelementptr i8, ptr %end, i64 -24
  %number = load double, ptr %entry
  %place = getelementptr i8, ptr %end, i64 -16
  %count = load i64, ptr %place
  %more = add i64 %count, %mask
  store i64 %more, ptr %place
  %less = sub i64 0, %entries
  %begin = getelementptr i8, ptr %bytes, i64 %less
  call void @free(ptr %begin)
  ret double %number
}
"""


def test_a_table_is_measured_from_behind_its_entries() -> None:
    """A hash table: entries of a number and a count, counted back from the bytes behind them. The bytes are no entries."""
    types = analysed(TABLE)
    entry, group = instruction(types, "entry"), instruction(types, "bytes")
    found = types.memory(entry, 16)
    assert found is not None and [(part.offset, part.kind) for part in found.parts] == [(0, f64), (8, "integer")]
    found = types.memory(group, 8)
    assert found is not None and {part.kind for part in found.parts} == {"integer"}


DEBUG = """
!llvm.module.flags = !{!20}
!llvm.dbg.cu = !{!21}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !22, emissionKind: FullDebug)
!22 = !DIFile(filename: "a.c", directory: "/")
!23 = !DISubroutineType(types: !29)
!24 = distinct !DISubprogram(name: "f", file: !22, line: 1, type: !23, unit: !21, spFlags: DISPFlagDefinition)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DILocalVariable(name: "n", scope: !24, file: !22, line: 1, type: !26)
!28 = !DILocation(line: 1, scope: !24)
!29 = !{null}
"""


def test_a_pointer_that_debug_information_calls_an_int_is_not_one() -> None:
    """LLVM says so of memory that a pointer in another variable led to once."""
    body = """
define double @f(ptr %v) !dbg !24 {
  #dbg_value(ptr %v, !27, !DIExpression(DW_OP_deref), !28)
  %p = load ptr, ptr %v
  %x = load double, ptr %p
  ret double %x
}
"""
    types = analysed(body, DEBUG)
    argument = types.function.arguments[0]
    assert not types.surely_points_to_integers(argument)
    assert not types.leads_to_integers(argument, 0)
    assert "pointer" in types.kinds(argument, 8)[0]
