"""A request for one of several functions, which is chosen when the program runs, becomes a request for each.

The functions must be known: those between which a `select` or a phi chooses, or those of a constant table. The requests are
told apart by comparing the operand with each function.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.tables import functions_in, within
from enzyme_hub.differentiate.request.entries import Direction, entry_of
from enzyme_hub.differentiate.request.requests import function_position, requested_function
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_call, clone_instruction
from enzyme_hub.ir.module import Function, GlobalVariable, function_behind
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.ir.walk import MOVES, origins

_KEPT = frozenset(("dbg",))


def tell_apart(found: Iterable[inst.CallBase]) -> list[inst.CallBase]:
    """The requests, each for one function; those stay as they are whose functions are not known."""
    requests: list[inst.CallBase] = []
    for call in found:
        position = function_position(call)
        functions = None
        if position is not None and _is_told_apart(call) and requested_function(call) is None:
            functions = _functions(call.arguments[position])
        if functions and position is not None:
            requests.extend(_apart(_as_call(call), position, functions))
        else:
            requests.append(call)
    return requests


def _is_told_apart(request: inst.CallBase) -> bool:
    """False for an invoke of the function itself, which may throw."""
    entry = entry_of(request.callee.name or "")
    calls_itself = entry is None or entry.direction in (Direction.NONE, Direction.INACTIVE)
    return isinstance(request, inst.Call) or not calls_itself


def _functions(chosen: Value) -> list[Function] | None:
    """The functions that a value is one of; None if it may be something else."""
    found: dict[Function, None] = {}
    for one in origins(chosen, MOVES | inst.CASTS):
        function = function_behind(one)
        entries = (function,) if function is not None else _entries(one)
        if entries is None:
            return None
        found.update(dict.fromkeys(entries))
    return list(found)


def _entries(entry: Value) -> Iterable[Function] | None:
    """The functions of the constant table that a value is read from."""
    if not isinstance(entry, inst.Load):
        return None
    layout = entry.function.module.layout
    table, _ = within(entry.pointer, layout)
    if not isinstance(table, GlobalVariable) or not table.is_constant_data or table.initializer is None:
        return None
    return dict(functions_in(table.initializer, 0, layout)).values()


def _as_call(request: inst.CallBase) -> inst.Call:
    """A request, which does not throw, as a plain call at its place."""
    if isinstance(request, inst.Call):
        return request
    assert isinstance(request, inst.Invoke)
    call = as_call(request)
    assert isinstance(call, inst.Call)
    call.insert_before(request)
    inst.Branch(request.normal).insert_before(request)
    for phi in request.unwind.phis:
        assert isinstance(phi, inst.Phi)
        phi.keep_incoming(lambda source: source is not call.block)
    request.replace_all_uses_with(call)
    request.erase()
    return call


def _apart(call: inst.Call, position: int, functions: list[Function]) -> list[inst.CallBase]:
    """Put a request for each function in the place of one; the last is for whatever the others are not."""
    block, function = call.block, call.function
    assert block is not None
    at = block.instructions.index(call)
    rest = block.instructions[at + 1 :]
    del block.instructions[at:]
    b, end = Builder(block), Block(function)
    chosen = call.arguments[position]
    type_ = chosen.type
    if not type_.is_pointer:
        chosen = b.cast("inttoptr", chosen, types.ptr)
    made: list[tuple[inst.Call, Block]] = []
    for one in functions:
        if one is not functions[-1]:
            mine, others = function.add_block(), function.add_block()
            b.branch_if(b.compare("icmp", "eq", chosen, one), mine, others)
        else:
            mine = others = b.block
        b.block = mine
        request = clone_instruction(call, lambda value: value, _KEPT)
        request.set_operand(position, one if type_.is_pointer else b.cast("ptrtoint", one, type_))
        b.insert(request)
        b.branch(end)
        b.block = others
        made.append((request, mine))
    function.blocks.append(end)
    b.block = end
    if call.is_used:
        call.replace_all_uses_with(b.phi(call.type, made))
    for i in rest:
        b.insert(i)
    for use in list(block.uses):
        if isinstance(use.user, inst.Phi) and use.user.block in end.successors:
            use.user.set_operand(use.index, end)
    call.block = None
    call.drop_operands()
    return [request for request, _ in made]
