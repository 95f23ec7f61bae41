"""For which derivative a thread takes memory, where it runs a branch of another one than it waits in.

What a derivative holds that an exception may leave is in a list of its own (`differentiate/tape/pool.c`). Who runs a branch is told in
which list, for as long as that takes.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import inherited, personality, with_cleanup
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.heap import WATCH

_OF_THREAD, _TAKE_IN = "__ehub_tape_watching", "__ehub_tape_watch_as"


class Watches:
    """The lists of one module. It is false where there are none."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._personality = personality(module) if WATCH in module.functions else ""

    def __bool__(self) -> bool:
        return bool(self._personality)

    def of_thread(self) -> inst.Call:
        """A call that tells in which list this thread puts what it takes."""
        type_ = types.function(types.ptr, ())
        return inst.Call(type_, self._module.declare(_OF_THREAD, type_), [])

    def inherited(self, callee: Function) -> str:
        """The attributes of a function that makes a call in that list."""
        return inherited(callee, self._personality) if self else callee.inherited

    def call(self, b: Builder, callee: Function, arguments: list[Value], list_: Value) -> tuple[Builder, Value]:
        """A call that takes in that list; where to go on behind it, and its result."""
        before = self._take_in(b, list_)
        b, result = with_cleanup(b.call(callee, arguments), lambda b: self._take_in(b, before))
        self._take_in(b, before)
        return b, result

    def _take_in(self, b: Builder, list_: Value) -> Value:
        """Have this thread take in that list; in which it did before."""
        return b.call(self._module.declare(_TAKE_IN, types.function(types.ptr, (types.ptr,))), [list_])
