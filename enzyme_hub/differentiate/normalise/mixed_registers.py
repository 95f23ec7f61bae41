"""Registers that hold a number on one way and a pointer on another become variables.

A Rust enum with a number in one variant and a `String` in another (`Result<f64, String>`), and any union of that kind, is one integer
in a register, if LLVM keeps it there: a phi of the bits of a double and of an address. A register has one derivative, an adjoint or a
shadow. Memory may hold either, and a derivative sees by the bits which of the two it is (`differentiate/shadowed/in_turn`). So what comes
into such a phi is stored where control leaves for it, as what it is, and loaded where the phi was, as what it is used as.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Constant, ConstantWord, Value
from enzyme_hub.ir.walk import CHOICES, uses_through
from enzyme_hub.languages.heap import Allocation
from enzyme_hub.languages.meaning import meaning

WORD = 8  # bytes
_WORDS = (types.i64, types.f64, types.ptr)


def store(function: Function) -> bool:
    """True if there was such a phi."""
    found = [phi for block in function.blocks for phi in block.phis if isinstance(phi, inst.Phi) and _is_mixed(phi)]
    for phi in found:
        _rewrite(phi)
    return bool(found)


def _is_mixed(phi: inst.Phi) -> bool:
    if phi.type not in (types.i64, types.f64) or phi.block is None or not _has_places(phi):
        return False
    parts = [value for value, _ in phi.incoming]
    if phi.type is types.f64:  # as a number, an address is used on no way
        return any(_is_new_block(_bits_of(value)) for value in parts)
    is_number = any(_bits_of(value).type is types.f64 for value in (*parts, phi)) or _is_used_as(phi, types.f64)
    is_pointer = any(_bits_of(value).type is types.ptr or _is_used_as(value, types.ptr) for value in (*parts, phi))
    return is_number and is_pointer


def _is_new_block(value: Value) -> bool:
    """True for what the function has just allocated: its shadow must not get out of sight."""
    return isinstance(value, inst.CallBase) and isinstance(meaning(value), Allocation)


def _has_places(phi: inst.Phi) -> bool:
    """True if there is room for stores where control leaves for the phi, and for loads where it is."""
    assert phi.block is not None
    first = phi.block.instructions[len(phi.block.phis)]
    return first.opcode != "landingpad" and all(
        isinstance(source, Block) and source.terminator is not value for value, source in phi.incoming
    )


def _bits_of(value: Value) -> Value:
    """The double or the pointer whose bits a word is; the word itself if it is an integer."""
    while isinstance(value, inst.Instruction) and value.opcode in ("bitcast", "ptrtoint") and value.type in _WORDS:
        if value.operand(0).type not in _WORDS:
            break
        value = value.operand(0)
    return value


def _is_used_as(value: Value, type_: Type) -> bool:
    """True if a double, or a pointer, is made of the word, by itself or through further phis."""
    if isinstance(value, Constant):
        return False
    users = (use.user for use in uses_through(value, CHOICES))
    return any(user.opcode in ("bitcast", "inttoptr") and user.type is type_ for user in users)


def _rewrite(phi: inst.Phi) -> None:
    block = phi.block
    assert block is not None
    variable = inst.Alloca(types.array(WORD, types.i8), None, WORD)
    variable.insert_before(phi.function.entry.instructions[0])
    for value, source in phi.incoming:
        assert isinstance(source, Block) and source.terminator is not None
        if not (isinstance(value, ConstantWord) and value.is_undefined):
            inst.Store(_bits_of(value), variable, WORD).insert_before(source.terminator)
    first = block.instructions[len(block.phis)]
    loads: dict[Type, inst.Load] = {}

    def loaded(type_: Type) -> inst.Load:
        if type_ not in loads:
            loads[type_] = inst.Load(type_, variable, WORD)
            loads[type_].insert_before(first)
        return loads[type_]

    for user in list(phi.users):
        if user.opcode in ("bitcast", "inttoptr") and user.type in _WORDS:
            user.replace_all_uses_with(loaded(user.type))
            user.erase()
    if phi.is_used:
        phi.replace_all_uses_with(loaded(phi.type))
    parts = dict.fromkeys(value for value, _ in phi.incoming)
    phi.erase()
    for value in parts:
        _drop_unused(value)


def _drop_unused(value: Value) -> None:
    """What only moved bits into the register."""
    while isinstance(value, inst.Instruction) and value.opcode in ("bitcast", "ptrtoint") and not value.is_used:
        before = value.operand(0)
        value.erase()
        value = before
