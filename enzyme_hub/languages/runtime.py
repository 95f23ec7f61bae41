"""Functions of our own runtime library, and what else we write into a module about threads. Whose threads they are does not matter."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import Value

TAKE_TURN, PASS_TURN = "__ehub_turn_take", "__ehub_turn_pass"
"""Between the two the threads of a team come one after the other, by their numbers."""
ATOMIC_ADD = "__ehub_atomic_add_"
"""How functions begin that add to a shared number (`rules.c`)."""
WINDOW_ADD = "__ehub_window_add_"
"""How functions begin that add a number (3) to memory (2), or keep it apart for a while (0, 1)."""
WINDOW_COVER = "__ehub_window_cover"
"""How functions begin that say in front of a loop whether each addition in it has to ask for its place (`reverse/covered`)."""
WINDOW_RECALL = "__ehub_window_recall"
"""Called before the adjoints at a place are read: none is kept apart then."""
BROADCAST = "__ehub_copyprivate"
"""All threads call it with a pointer and a word; all get the pointer of the one whose word is not zero."""
COPY_OF_THREAD = "__ehub_threadprivate"
"""Of a variable and its size: where the calling thread has its copy of it. The first thread's is the variable itself."""
THREADS_BEGIN = "__ehub_threadprivate_begin"
"""What a derivative calls first, with a function that clears a thread's shadows of such variables, which all threads call, and
whether these hold pointers."""
THREADS_OPEN, THREADS_CLOSE = "__ehub_threads_open", "__ehub_threads_close"
"""Between the two a function starts threads and joins them all."""

THREAD_BEGIN = "__ehub_thread_begin"
"""What creating a thread does beside running its function: (handle, attributes, argument, result of the function) -> error."""
JOIN = "__ehub_join"
"""Of two functions, and what each is given: both run, maybe at once (`lang/rust/rayon-core`)."""
MIRRORED_BARRIER = "__ehub_mirrored_barrier"
"""What the reverse sweep calls where all threads of a team wait for each other."""

OF_ONE_THREAD = '"ehub-alone"'
"""The attribute of a call that a team of one thread makes."""


def is_atomic_add(function: Function | None) -> bool:
    return function is not None and (function.name or "").startswith(ATOMIC_ADD)


def copy_of_thread(module: Module, variable: GlobalVariable, size: Value) -> inst.Call:
    """A call that says where the thread that runs it has its copy of a variable."""
    type_ = types.function(types.ptr, (types.ptr, size.type))
    return inst.Call(type_, module.declare(COPY_OF_THREAD, type_, "nounwind willreturn"), [variable, size])


def has_thread_copies(variable: GlobalVariable) -> bool:
    """True if threads ask our runtime for their copies of the variable."""
    return any(isinstance(user, inst.CallBase) and user.callee.name == COPY_OF_THREAD for user in variable.users)
