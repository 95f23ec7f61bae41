"""Where values come from, and where they are used."""

from enzyme_hub import llvm
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Value
from enzyme_hub.ir.walk import CHOICES, MOVES, PLACES, constants_in, origin, origins, uses_through

TEXT = """
@a = global i64 0
@table = constant [2 x ptr] [ptr @a, ptr getelementptr inbounds (i8, ptr @a, i64 4)]
define i64 @f(ptr %p, ptr %q, i1 %c) {
entry:
  br label %loop
loop:
  %r = phi ptr [ %p, %entry ], [ %s, %loop ]
  %t = select i1 %c, ptr %r, ptr %q
  %s = freeze ptr %t
  %u = getelementptr i8, ptr %s, i64 8
  %w = getelementptr i8, ptr %u, i64 8
  %x = load i64, ptr %w
  %d = icmp eq i64 %x, 0
  br i1 %d, label %loop, label %end
end:
  store ptr %s, ptr %u
  ret i64 %x
}
"""


def _values() -> dict[str, Value]:
    function = read_module(llvm.text(llvm.parse_text(TEXT))).functions["f"]
    return {value.name or "": value for value in (*function.arguments, *function.instructions)}


def test_origins() -> None:
    v = _values()
    assert list(origins(v["s"], MOVES)) == [v["p"], v["q"]]
    assert list(origins(v["s"], CHOICES)) == [v["s"]]
    assert list(origins(v["w"], MOVES | PLACES)) == [v["p"], v["q"]]
    assert origin(v["w"]) is v["s"]
    assert origin(v["p"]) is v["p"]


def test_uses() -> None:
    v = _values()
    assert [use.user.opcode for use in uses_through(v["u"], frozenset())] == ["getelementptr", "store"]
    assert sorted(use.user.opcode for use in uses_through(v["u"], PLACES)) == ["load", "store"]
    found = [(use.user.opcode, use.index) for use in uses_through(v["q"], MOVES | PLACES)]
    assert sorted(found) == [("load", 0), ("store", 0), ("store", 1)]


def test_constants() -> None:
    module = read_module(llvm.text(llvm.parse_text(TEXT)))
    table, a = module.variables["table"], module.variables["a"]
    assert table.initializer is not None
    assert list(constants_in(table)) == [table]
    assert list(constants_in(table.initializer)).count(a) == 1
