"""Operands are replaced, functions get other types, and what a function returns is asked for."""

from enzyme_hub import llvm
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module, type_in_memory
from enzyme_hub.ir.values import Argument

CHOICE = """
declare void @llvm.lifetime.start.p0(ptr)
define i64 @f(ptr %p, i64 %x, i1 %c) {
entry:
  %v = alloca double
  call void @llvm.lifetime.start.p0(ptr %v)
  %a = ptrtoint ptr %p to i64
  %t = mul i64 %x, %x
  br i1 %c, label %one, label %other
one:
  ret i64 %t
other:
  ret i64 %a
}
"""


def choice() -> Function:
    return read_module(llvm.text(llvm.parse_text(CHOICE))).functions["f"]


def test_an_operand_is_replaced_wherever_it_stands() -> None:
    function = choice()
    product = next(i for i in function.instructions if i.opcode == "mul")
    address = next(filter(inst.is_address, function.instructions))
    x = product.operand(0)
    product.replace_operand(x, address)
    assert product.operands == (address, address) and not x.is_used
    assert [use.index for use in address.uses if use.user is product] == [0, 1]


def test_what_a_function_returns() -> None:
    function = choice()
    assert [value.opcode for value in function.returned if isinstance(value, inst.Instruction)] == ["mul", "ptrtoint"]


def test_a_function_is_of_the_type_of_its_arguments() -> None:
    function = choice()
    function.arguments.append(Argument(types.f64, "more", function, len(function.arguments), ()))
    function.set_type()
    assert function.value_type is types.function(types.i64, (types.ptr, types.i64, types.i1, types.f64))
    function.set_type(types.void)
    assert function.return_type is types.void


def test_marks_of_lives_and_types_in_attributes() -> None:
    function = choice()
    assert [i.opcode for i in filter(inst.is_lifetime, function.instructions)] == ["call"]
    assert type_in_memory(function.module, "byval([2 x double])") is types.array(2, types.f64)
