"""Threads that a program starts by itself and joins: those of pthreads, and what stands on them.

`opening` makes a call of what a thread runs where it is created, so all analyses see a plain call; `normalise/thread_scopes` finds the
functions that join what they start, and `differentiate/reverse/threads` makes threads of the derivatives. `names` has what the
functions mean, `runtime.c` what derivatives need while they run, `standard.c` and `once.c` the native
parts of libstdc++'s threads, futures and conditions, `waits.c` what waits by what is known.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.languages import supplying
from enzyme_hub.languages.libraries import openmp
from enzyme_hub.languages.libraries.threads import names
from enzyme_hub.llvm import definitions

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function

_OF_DERIVATIVES = ("__ehub_thread", "__ehub_bracket_")


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module in which the threads that requests reach are calls."""
    module = _with_bodies(module, "standard")
    if any(value.name == names.ONCE for value in module.functions):
        module = _with_bodies(module, "once")
        definitions.internalise(module, names.ONCE_VARIABLES)
    module = openmp.with_rules(module, "seq_cst")
    if not any(value.is_declaration and value.name in (names.CREATE, names.CREATE_OF) for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.threads import opening

    changed = opening.open_threads(llvm.text(module))
    return module if changed is None else _with_bodies(llvm.parse_text(changed, "the module with threads"), "waits")


def does_once(module: ModuleRef) -> bool:
    """True for a module in which a request reaches std::call_once, by which futures are made: many tables of virtual functions alike."""
    return any(value.name == names.ONCE and not value.is_declaration for value in module.functions)


def _with_bodies(module: ModuleRef, name: str) -> ModuleRef:
    bodies = text_of(__name__, name)
    return supplying.join_bodies(module, bodies, supplying.defined(bodies), "the threads of libstdc++")


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code that derivatives of threads need; the order of locks, which it needs, is OpenMP's part."""
    return supplying.complete(module, __name__)


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call has no derivative: what is missing, and what to do; None for other functions."""
    name = function.name or ""
    if name.startswith(_OF_DERIVATIVES):
        why = "it is a part of the gradient of threads, which is not differentiated again"
        return why, "ask for second derivatives in forward mode (__enzyme_fwddiff of __enzyme_fwddiff)"
    if not name.startswith(names.NAMES) or not function.is_declaration:
        return None
    if names.ends_alone(name):
        why = "a thread that ends by itself, or is left alone, has no reverse that could be started and waited for"
        return why, "let the thread return from its function, and join it in the function that is differentiated"
    if name in names.BODIES:
        why = "threads wait for each other there, and nothing that is differentiated starts one"
        return why, "let the function that is differentiated start these threads and join them"
    if names.orders_unseen(name):
        why = "threads wait for each other there, and the reverse sweep cannot tell in which order they did"
        return why, "use mutexes, pthread_cond_wait, or join the threads and start new ones"
    why = "threads that are started in this way are not differentiated"
    return why, "use pthread_create or std::thread with a function of the link, and join each of them"
