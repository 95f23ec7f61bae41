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
