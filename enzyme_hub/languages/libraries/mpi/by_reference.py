"""Calls of MPI from Fortran: arguments by reference, handles that are integers, and an error code.

What stands for something (`MPI_IN_PLACE`, `MPI_STATUS_IGNORE`) is the address of a variable in a common block, which has the same name
in all programs.
"""

from __future__ import annotations

from enzyme_hub.custom.given import INACTIVE
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Constant, ConstantExpr, ConstantInt, ConstantWord, GlobalValue, Value, const_int, null
from enzyme_hub.languages.libraries.mpi.names import OURS, Served

_IN_PLACE = {("mpipriv1_", 4): -1, ("mpi_fortran_in_place_", 0): 1}  # what it is in C
_BOTTOM = {("mpipriv1_", 0), ("mpi_fortran_bottom_", 0)}  # null in C
_NO_STATUS = {
    ("mpipriv1_", 8),
    ("mpipriv2_", 0),
    ("mpi_fortran_status_ignore_", 0),
    ("mpi_fortran_statuses_ignore_", 0),
}
_CONVERSIONS = {"t": "type", "o": "op", "c": "comm", "x": "comm"}
_CONVERTS = "nofree nosync nounwind willreturn memory(none)"
_STORES = f"nofree nosync nounwind willreturn memory(argmem: write) {INACTIVE}"


def open_call(call: CallBase, what: Served, words: list[Value], ours: Function) -> None:
    """Put a call of ours in the place of one."""
    pairs = list(zip(call.arguments, what.letters, strict=False))
    given = [_argument(call, a, letter) for a, letter in pairs if letter != "n"]
    made = inst.Call(ours.value_type, ours, [*given, *words])
    made.attachments = {kind: node for kind, node in call.attachments.items() if kind == "dbg"}
    made.insert_before(call)
    result: Value = made
    if what.makes_handle:
        inst.Store(_converted(call, made, "comm_c2f", types.i32), call.arguments[-2]).insert_before(call)
        result = const_int(types.i32, 0)
    _store_code(call, result)
    if isinstance(call, inst.Invoke):
        inst.Branch(call.successors[0]).insert_before(call)
    call.erase()


def _store_code(call: CallBase, result: Value) -> None:
    """Give the error code to who asks for it: one of mpi_f08 may be left out."""
    place = call.arguments[-1]
    if isinstance(place, ConstantWord):
        return
    if isinstance(place, inst.Alloca):
        inst.Store(result, place).insert_before(call)
        return
    signature = types.function(types.void, (types.ptr, types.i32))
    function = call.function.module.declare(OURS + "code", signature, _STORES)
    function.arguments[0].attributes = ("captures(none)",)
    inst.Call(signature, function, [place, result]).insert_before(call)


def _argument(call: CallBase, value: Value, letter: str) -> Value:
    if letter in "bw" and (number := _IN_PLACE.get(_variable(value))) is not None:
        return ConstantExpr(types.ptr, "inttoptr", (const_int(types.i64, number),))
    if (letter in "bw" and _variable(value) in _BOTTOM) or (letter in "sS" and _variable(value) in _NO_STATUS):
        return null(types.ptr)
    if letter != "i" and letter not in _CONVERSIONS:
        return value
    loaded = inst.Load(types.i32, value)
    loaded.insert_before(call)
    return loaded if letter == "i" else _converted(call, loaded, f"{_CONVERSIONS[letter]}_f2c", types.i64)


def _converted(call: CallBase, value: Value, name: str, type_: Type) -> Value:
    signature = types.function(type_, (value.type,))
    made = inst.Call(signature, call.function.module.declare(OURS + name, signature, _CONVERTS), [value])
    made.insert_before(call)
    return made


def _variable(value: Value) -> tuple[str, int]:
    """The global that a constant address leads into, and how far."""
    offset = 0
    if isinstance(value, ConstantExpr) and value.opcode == "getelementptr" and value.source_type is types.i8:
        index: Constant = value.operands[1]
        offset = index.value if isinstance(index, ConstantInt) else -1
        value = value.operands[0]
    return (value.name or "", offset) if isinstance(value, GlobalValue) else ("", 0)
