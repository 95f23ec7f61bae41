"""Adjoints in a GPU's memory that are read and cleared: a store of zero waits for the load.

The reverse of a store reads an adjoint and then clears it. NVIDIA's GPUs stop a multiprocessor's accesses while a store is to a line that a
load has not got yet (a stencil's gradient took three times as long). A store that is made only if the number is not zero already
comes after the load.
"""

from __future__ import annotations

import math

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Block, ConstantFloat, ConstantWord, Value, const_int
from enzyme_hub.targets.lanes.blocks import split


def clear_late(function: Function) -> bool:
    """Make stores of zero to what was just loaded depend on that; True if there were any."""
    changed = False
    work = list(function.blocks)
    while work:
        block = work.pop()
        found = _first(block)
        if found is not None:
            work.append(_guard(block, *found))
            changed = True
    return changed


def _first(block: Block) -> tuple[inst.Load, inst.Store] | None:
    """The first such store, and the load; between them nothing is written but zeros."""
    loads: dict[Value, inst.Load] = {}
    for i in block.instructions:
        if isinstance(i, inst.Store) and _is_zero(i):
            load = loads.get(i.pointer)
            if load is not None and load.type is i.value.type:
                return load, i
        elif i.may_write:
            loads.clear()
        elif isinstance(i, inst.Load) and not i.is_volatile_or_atomic and _may_be_global(i.pointer):
            loads[i.pointer] = i
    return None


def _guard(block: Block, load: inst.Load, store: inst.Store) -> Block:
    """The store is made in a block of its own; the block behind it."""
    behind = split(block, block.instructions.index(store))
    clear = Block(block.function)
    blocks = block.function.blocks
    blocks.insert(blocks.index(behind), clear)
    behind.instructions.remove(store)
    store.block = clear
    clear.instructions.append(store)
    Builder(clear).branch(behind)
    b = Builder(block)
    word = types.int_(block.function.module.layout.size(load.type) * 8)
    b.branch_if(b.compare("icmp", "ne", b.cast("bitcast", load, word), const_int(word, 0)), clear, behind)
    return behind


def _is_zero(store: inst.Store) -> bool:
    value = store.value
    if not isinstance(value.type, FloatType) or store.is_volatile_or_atomic:
        return False
    if isinstance(value, ConstantFloat):
        return value.value == 0.0 and math.copysign(1.0, value.value) == 1.0
    return isinstance(value, ConstantWord) and value.is_zero


def _may_be_global(pointer: Value) -> bool:
    """False for a thread's variables, and for shared ones by their name: these are nearby."""
    while isinstance(pointer, (inst.GetElementPtr, inst.Cast)):
        pointer = pointer.operand(0)
    return not isinstance(pointer, (inst.Alloca, GlobalVariable))
