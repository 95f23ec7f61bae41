"""What std::call_once runs is known when its parts are inlined: then nobody needs to note it in the variables of the thread any more."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.libraries.threads.names import ONCE_VARIABLES

_ADDRESS = "llvm.threadlocal.address"
_WHAT = ONCE_VARIABLES[1]


def forget(functions: Iterable[Function]) -> None:
    """Drop what these functions write to the two variables, unless one of them looks there for what to run."""
    stores: list[inst.Store] = []
    for function in functions:
        for i in function.instructions:
            if isinstance(i, inst.Store) and _variable(i.pointer) is not None:
                stores.append(i)
            elif isinstance(i, inst.Load) and _variable(i.pointer) == _WHAT:
                return
    for store in stores:
        address = store.pointer
        store.erase()
        if isinstance(address, inst.CallBase) and not address.is_used:
            address.erase()


def _variable(pointer: Value) -> str | None:
    if isinstance(pointer, inst.CallBase) and (pointer.intrinsic or "").startswith(_ADDRESS):
        pointer = pointer.arguments[0]
    return pointer.name if pointer.name in ONCE_VARIABLES else None
