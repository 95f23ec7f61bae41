"""Which variables only their names lead to."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.memory.private import is_private
from enzyme_hub.ir.reader import read_module

PROGRAM = """
{globals}

define double @f(ptr %x, i64 %i) {{
  %place = getelementptr double, ptr @table, i64 %i
  %value = load double, ptr %place, align 8
  store double 1.000000e+00, ptr %x, align 8
  ret double %value
}}
"""
TABLE = "@table = internal global [4 x double] zeroinitializer, align 8"
CASES = {
    "by its name": (TABLE, True),
    "exported": ("@table = global [4 x double] zeroinitializer, align 8", False),
    "an alias": (f"{TABLE}\n\n@other = alias [4 x double], ptr @table", False),
    "an alias of its second half": (
        f"{TABLE}\n\n@other = alias [2 x double], getelementptr inbounds (i8, ptr @table, i64 16)",
        False,
    ),
    "in a table of pointers": (f"@all = global [1 x ptr] [ptr @table], align 8\n{TABLE}", False),
    "beside one whose name is longer": (
        f"@all = global [1 x ptr] [ptr @table.1], align 8\n{TABLE}\n{TABLE.replace('@table', '@table.1')}",
        True,
    ),
    "in a section that the linker tells the bounds of": (TABLE.replace(", align", ', section "tables", align'), False),
    "used unseen": (
        f'{TABLE}\n@llvm.compiler.used = appending global [1 x ptr] [ptr @table], section "llvm.metadata"',
        False,
    ),
}
VECTORS = {
    "read lane by lane": (
        "%places = getelementptr double, ptr @table, <2 x i64> %indices\n  %one = extractelement <2 x ptr> %places, i64 0\n"
        "  %value = load double, ptr %one\n  store double %value, ptr %x",
        True,
    ),
    "stored": (
        "%places = getelementptr double, ptr @table, <2 x i64> %indices\n  store <2 x ptr> %places, ptr %x",
        False,
    ),
    "taken out of a vector": (
        "%places = getelementptr double, ptr @table, <2 x i64> %indices\n  %one = extractelement <2 x ptr> %places, i64 0\n"
        "  store ptr %one, ptr %x",
        False,
    ),
}


@pytest.mark.parametrize(("lines", "private"), VECTORS.values(), ids=VECTORS)
def test_vectors_of_places(lines: str, private: bool) -> None:
    module = read_module(f"""
{TABLE}

define void @f(ptr %x, <2 x i64> %indices) {{
  {lines}
  ret void
}}
""")
    assert is_private(module.variables["table"], module) == private


@pytest.mark.parametrize(("globals_", "private"), CASES.values(), ids=CASES)
def test_who_leads_to_a_table(globals_: str, private: bool) -> None:
    module = read_module(PROGRAM.format(globals=globals_))
    assert is_private(module.variables["table"], module) == private
