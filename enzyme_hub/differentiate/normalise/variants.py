"""A word of memory that is a number in one variant of an enum, and an integer in another, is read as each of them.

Swift reads the word before it looks at the variant, as an integer, and makes a number of it in the one. Read as a number where it
is one, types and adjoints go the way that they go in memory.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType, Type

NUMBERS: dict[Type, FloatType] = {types.i64: types.f64, types.i32: types.f32}


def read_apart(function: Function) -> bool:
    """Read each such word as a number, too. False if there is none."""
    found = [i for i in function.instructions if isinstance(i, inst.Load) and i.type in NUMBERS]
    read = [_read(load) for load in found]
    return any(read)


def _read(load: inst.Load) -> bool:
    users = list(dict.fromkeys(load.users))
    numbers = [i for i in users if isinstance(i, inst.Cast) and i.opcode == "bitcast" and isinstance(i.type, FloatType)]
    if not numbers or len(numbers) == len(users) or load.is_volatile_or_atomic:
        return False
    number = inst.Load(NUMBERS[load.type], load.pointer, load.align)
    number.debug_records = ()
    number.insert_before(load)
    for cast in numbers:
        cast.replace_all_uses_with(number)
        cast.erase()
    return True
