"""For which derivative a thread takes memory, where it runs a branch of another one than it waits in.

What a derivative holds that an exception may leave is in a list of its own (`differentiate/tape/pool.c`). Who runs a branch is told in
which list, for as long as that takes.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.heap import WATCH

_OF_THREAD, _TAKE_IN = "__ehub_tape_watching", "__ehub_tape_watch_as"


class Watches:
    """The lists of one module. It is false where there are none."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def __bool__(self) -> bool:
        return WATCH in self._module.functions

    def of_thread(self) -> inst.Call:
        """A call that tells in which list this thread puts what it takes."""
        type_ = types.function(types.ptr, ())
        return inst.Call(type_, self._module.declare(_OF_THREAD, type_), [])

    def take_in(self, b: Builder, list_: Value) -> Value:
        """From here on this thread takes in that list; in which it did."""
        return b.call(self._module.declare(_TAKE_IN, types.function(types.ptr, (types.ptr,))), [list_])
