"""Metadata nodes, places in the source, and debug records."""

from __future__ import annotations

from pathlib import Path

import pytest
from round_trip import parsed, printed

from enzyme_hub.ir.debug_records import debug_records
from enzyme_hub.ir.metadata import MDNode, attachments
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.writer import write_module

SNIPPET = Path(__file__).parent / "snippets" / "debug_info.ll"


@pytest.fixture(scope="module")
def module() -> Module:
    return parsed(SNIPPET.read_text())


def test_tuples() -> None:
    module = parsed(
        '@g = global i32 0\n!n = !{!0}\n!0 = distinct !{!0, null, i64 -3, i1 true, !"a\\22b", ptr @g, double 1.5}'
    )
    (node,) = module.metadata.named("n")
    own, nothing, number, truth, text, global_, real = node.operands
    assert own is node and nothing is None and number == -3 and truth == 1 and text == 'a"b'
    assert global_ is module.variables["g"] and getattr(real, "value", None) == 1.5
    assert node.kind == "tuple" and node.is_distinct and module.metadata.named("none") == ()


def test_specialised_nodes(module: Module) -> None:
    program = module.metadata.subprogram(module.functions["f"])
    assert program is not None and program.kind == "DISubprogram" and program.is_distinct
    assert program.string("name") == "f" and program.integer("line") == 3 and program.fields["linkageName"] == "_f"
    assert program.string("flags") == "DIFlagPrototyped | DIFlagAllCallsDescribed"
    unit = program.node("unit")
    assert unit is not None and unit.string("producer") == 'a "b"' and unit.fields["isOptimized"] is True
    signature = program.node("type")
    assert signature is not None
    types = signature.node("types")
    assert types is not None and isinstance(types.operands[0], MDNode) and types.operands[2] is None
    assert types.operands[0].fields == {"name": "int", "size": 32, "encoding": "DW_ATE_signed"}


def test_locations(module: Module) -> None:
    function = module.functions["f"]
    places = [module.metadata.location(instruction) for instruction in function.instructions]
    inlined = "lib.h:9, inlined at f.c:5"
    assert places == ["f.c:5", None, inlined, "f.c:5", inlined, inlined]
    place = module.metadata.definition(function)
    assert place is not None and (place.file, place.line) == ("f.c", 3)


@pytest.mark.parametrize(
    ("location", "place"),
    [
        ("!DILocation(line: 0, scope: !5)", "f.c:3"),  # the line of the function
        ("!DILocation(line: 0, scope: !20, inlinedAt: !12)", "lib.h:8, inlined at f.c:5"),  # that of the block
    ],
)
def test_a_location_without_a_line_is_in_its_function(location: str, place: str) -> None:
    """Compilers make one where an instruction stands for several: it is not where the function was inlined to."""
    text = SNIPPET.read_text().replace("add i32 %x, 1, !dbg !12", "add i32 %x, 1, !dbg !30") + f"!30 = {location}\n"
    function = parsed(text).functions["f"]
    assert function.entry.instructions[0].where == place


def test_an_instruction_without_a_location_is_where_its_function_begins(module: Module) -> None:
    """And one of a function without lines, where somebody calls it."""
    alloca = module.functions["f"].entry.instructions[1]
    assert "dbg" not in alloca.attachments and alloca.where == "f.c:3"
    text = SNIPPET.read_text() + "define void @plain() {\n  %1 = call i32 @f(i32 1, ptr null)\n  ret void\n}\n"
    call = parsed(text.replace("%1 = add i32 %x, 1", "call void @plain(), !dbg !12\n  %1 = add i32 %x, 1"))
    assert list(call.functions["f"].instructions)  # which are read when somebody asks
    assert call.functions["plain"].entry.instructions[0].where == "f.c:5, on the way to plain"


def test_records(module: Module) -> None:
    function = module.functions["f"]
    found = list(debug_records(function))
    add, alloca, store, _ = function.entry.instructions
    kinds = [(record.kind, record.variable.string("name")) for _, record in found]
    assert kinds[:3] == [("value", "x"), ("declare", "p"), ("value", "x")]
    assert found[0][0] is add and found[0][1].values == (function.arguments[0],)
    assert found[1][1].expression.operands == ("DW_OP_deref", "DW_OP_plus_uconst", 8)
    assert found[2][1].values == (add, function.arguments[0])
    assert found[4][1].values == () and found[5][1].values == (module.variables["g"],)
    assigned = [record for _, record in found if record.kind == "assign"]
    assert [record.address for record in assigned] == [alloca, alloca] and assigned[1].values == (add,)
    assert found[-1][1].values == (function.blocks[1].instructions[0],) and store.opcode == "store"


def test_new_nodes() -> None:
    module = parsed("define double @f(ptr %p) {\n  %v = load double, ptr %p, align 8\n  ret double %v\n}")
    domain = module.metadata.add('distinct !{!self, !"domain"}')
    scope = module.metadata.add(f"distinct !{{!self, {domain}}}")
    load = module.functions["f"].entry.instructions[0]
    load.attachments["alias.scope"] = module.metadata.add(f"!{{{scope}}}")
    text = printed(write_module(module))
    assert "align 8, !alias.scope !0" in text and 'distinct !{!2, !"domain"}' in text


def test_attachments_of_headers() -> None:
    assert attachments('unnamed_addr section "!no !1" !dbg !5 !prof !6') == {"dbg": "!5", "prof": "!6"}
