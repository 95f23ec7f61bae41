"""`__enzyme_virtualreverse(p)`: the shadow of a function, or of a table of functions, is the function or the table itself.

A derivative looks at the function in the primal alone and calls the derivative of that (`normalise/indirect_calls`). So a
shadow object may have the same pointer to functions as the object, and nothing has to be made for it.
"""

from __future__ import annotations

from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.erasing import erase_call
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType
from enzyme_hub.ir.values import ConstantExpr, Value

NAME = "__enzyme_virtualreverse"


def replace_calls(module: Module) -> None:
    """Put the operand in the place of each call. Raises RequestError for what holds numbers."""
    if not any(NAME in name for name in module.functions):
        return
    for function in list(module.functions.values()):
        if function.is_declaration:
            continue
        if not function.is_read and function.body_text is not None and NAME not in function.body_text:
            continue
        for i in list(function.instructions):
            if isinstance(i, CallBase) and NAME in (i.callee.name or ""):
                _replace(i)


def _replace(call: CallBase) -> None:
    if call.argument_count != 1:
        raise _error(call, f"{NAME} takes one operand, and gets {call.argument_count}", "pass a pointer to a function")
    value = call.arguments[0]
    variable = _variable(value)
    if variable is not None and _holds_numbers(variable.value_type):
        raise _error(
            call,
            f"{NAME} of @{variable.name}, which holds numbers",
            "pass a function or a table of functions; memory with numbers has a shadow of its own",
        )
    if value.type is not call.type:
        opcodes = {(True, False): "ptrtoint", (False, True): "inttoptr"}
        cast = inst.Cast(opcodes[value.type.is_pointer, call.type.is_pointer], value, call.type)
        cast.insert_before(call)
        value = cast
    call.replace_all_uses_with(value)
    erase_call(call)


def _error(call: CallBase, what: str, remedy: str) -> RequestError:
    return RequestError("EH0205", what, where=call.where, remedy=remedy)


def _variable(value: Value) -> GlobalVariable | None:
    while isinstance(value, ConstantExpr):
        value = value.operands[0]
    return value if isinstance(value, GlobalVariable) else None


def _holds_numbers(type_: Type) -> bool:
    if isinstance(type_, StructType):
        return any(map(_holds_numbers, type_.fields))
    if isinstance(type_, (ArrayType, VectorType)):
        return _holds_numbers(type_.element)
    return isinstance(type_, FloatType)
