"""Instructions are placed where a value is there, behind an invoke as well."""

from enzyme_hub import llvm
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import insert_behind
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

MEETING = """
declare i64 @g(i64)
declare i32 @personality(...)
define double @f(i64 %x, i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %calls, label %end
calls:
  %y = invoke i64 @g(i64 %x) to label %end unwind label %out
end:
  %z = phi i64 [ %x, %entry ], [ %y, %calls ]
  %d = bitcast i64 %z to double
  ret double %d
out:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}
"""


def test_what_an_invoke_returns_meets_others() -> None:
    """A number made of each value that a phi is given: what the invoke returns is there on one edge alone."""
    module = read_module(llvm.text(llvm.parse_text(MEETING)))
    function = module.functions["f"]
    phi = next(i for i in function.instructions if isinstance(i, inst.Phi))
    number = inst.Phi(types.f64)
    number.insert_before(phi)
    for value, _ in phi.incoming:
        insert_behind(value, inst.Cast("bitcast", value, types.f64))
    for value, block in phi.incoming:
        made = next(user for user in value.users if user.opcode == "bitcast")
        number.add_incoming(made, block)
    llvm.verify(llvm.parse_text(write_module(module)))
    assert len(function.blocks) == 5
