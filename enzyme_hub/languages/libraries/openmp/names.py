"""What the functions of OpenMP's runtime library mean, by their names: clang and flang call the same ones."""

from __future__ import annotations

from enzyme_hub.languages.effects import NOTHING, Row
from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known
from enzyme_hub.languages.runtime import BROADCAST, COPY_OF_THREAD, MIRRORED_BARRIER, PASS_TURN, TAKE_TURN
from enzyme_hub.languages.vocabulary import Vocabulary


def is_openmp(name: str) -> bool:
    """True for a function of the runtime library."""
    return name.startswith(("__kmpc_", "omp_", "__tgt_"))


FORK, FORK_IF = "__kmpc_fork_call", "__kmpc_fork_call_if"
THREAD = "__kmpc_global_thread_num"

BARRIER = "__kmpc_barrier"
MIRRORED: dict[str, str] = {
    BARRIER: MIRRORED_BARRIER,
    "__kmpc_serialized_parallel": "__ehub_mirrored_end_serialized_parallel",
    "__kmpc_end_serialized_parallel": "__ehub_mirrored_serialized_parallel",
}
"""Functions of a place in the source and a thread; the reverse sweep calls the one behind the colon, without arguments."""
ENTERS: dict[str, int] = {
    "__kmpc_critical": 2,
    "__kmpc_critical_with_hint": 2,
    "omp_set_lock": 0,
    "pthread_mutex_lock": 0,
    "pthread_spin_lock": 0,
}
LEAVES: dict[str, int] = {
    "__kmpc_end_critical": 2,
    "omp_unset_lock": 0,
    "pthread_mutex_unlock": 0,
    "pthread_spin_unlock": 0,
}
"""Functions that begin and end what one thread alone may do; the position of the lock. The reverse sweep goes through in the
opposite order: what left last comes first."""
ORDERED: dict[str, bool] = {"__kmpc_ordered": True, "__kmpc_end_ordered": False}
"""Functions that begin (True) and end a section of a loop that threads go through in the order of the iterations."""
CACHED = "__kmpc_threadprivate_cached"
"""The library's, of (place, thread, variable, size, cache)."""
COPIED: dict[str, int] = {CACHED: 2, COPY_OF_THREAD: 0}
"""The position of the variable among the arguments of the two; the size is behind it."""
DISTRIBUTE, SHARES = "__ehub_distribute_", "__ehub_dist_for_static_init_"
"""How functions begin that hand out the iterations of a loop to teams, or to teams and their threads, where one team gets all."""
BEGIN = "__kmpc_dispatch_init_"
"""How functions begin that hand out the iterations of a loop; the third argument says how (the `schedule`)."""
MODIFIERS = 3 << 29
"""Of a schedule: monotonic, nonmonotonic."""
AS_THREADS_COME = range(35, 40)
"""Schedules: dynamic, guided, runtime, auto, trapezoidal."""
OF_ORDERED = 32
"""What is added to a schedule for an ordered loop."""
SIGNALS: dict[str, bool] = {"__kmpc_doacross_post": False, "__kmpc_doacross_wait": True}
"""Functions by which threads tell in such a loop which iteration is done, and wait (True) for one."""
BEGIN_SIGNALS = "__kmpc_doacross_init"
ORDERED_LOOP = "__ehub_ordered_loop"
"""Stands in front of an ordered loop; of the runtime, like those between which threads take turns."""

_ALLOCATORS: dict[str, Known] = {
    "__kmpc_alloc_shared": Allocation((0,), "__kmpc_free_shared", (POINTER, 0)),
    "__kmpc_free_shared": Deallocation(0, size=1),
}
_SCHEDULES = ("4", "4u", "8", "8u")
_ROWS: dict[str, Row] = {
    **dict.fromkeys((f"__kmpc_for_static_init_{k}" for k in _SCHEDULES), Row((3, 4, 5, 6), (3, 4, 5, 6))),
    **dict.fromkeys((f"{DISTRIBUTE}{k}" for k in _SCHEDULES), Row((3, 4, 5, 6), (3, 4, 5, 6))),
    **dict.fromkeys((f"{SHARES}{k}" for k in _SCHEDULES), Row((3, 4, 5, 6, 7), (3, 4, 5, 6, 7))),
    **dict.fromkeys((f"__kmpc_dispatch_next_{k}" for k in _SCHEDULES), Row((2, 3, 4, 5), (2, 3, 4, 5))),
    **dict.fromkeys((f"__kmpc_dispatch_{word}_{k}" for word in ("init", "fini") for k in _SCHEDULES), NOTHING),
    **dict.fromkeys(
        """
        __kmpc_for_static_fini __kmpc_dispatch_deinit __kmpc_single __kmpc_end_single __kmpc_master __kmpc_end_master
        __kmpc_masked __kmpc_end_masked __kmpc_push_num_threads __kmpc_push_proc_bind __kmpc_global_thread_num
        __kmpc_global_num_threads __kmpc_bound_thread_num __kmpc_bound_num_threads __kmpc_flush
        omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads omp_in_parallel
        omp_get_num_procs omp_get_thread_limit omp_get_level omp_get_team_num omp_get_num_teams omp_get_dynamic
        omp_set_dynamic omp_get_nested omp_set_nested omp_get_cancellation omp_is_initial_device omp_get_wtick
        omp_get_active_level omp_get_max_active_levels omp_set_max_active_levels omp_get_ancestor_thread_num
        omp_get_team_size omp_set_schedule omp_in_final
        """.split(),
        NOTHING,
    ),
    # Of their own; other threads write meanwhile. Who calls functions of pthreads may have threads that nobody sees.
    **dict.fromkeys((name for name in (*MIRRORED, *ENTERS, *LEAVES, *ORDERED) if is_openmp(name)), NOTHING),
    **dict.fromkeys(("omp_init_lock", "omp_destroy_lock"), Row((0,), (0,))),
    **dict.fromkeys(SIGNALS, Row(reads=(2,))),
    BEGIN_SIGNALS: Row(reads=(3,)),
    "__kmpc_doacross_fini": NOTHING,
    **dict.fromkeys((TAKE_TURN, PASS_TURN, ORDERED_LOOP), NOTHING),
    "omp_get_schedule": Row((), (0, 1)),
    **dict.fromkeys((BROADCAST, COPY_OF_THREAD), Row(captures=(0,))),
}

VOCABULARY = Vocabulary(allocator=_ALLOCATORS.get, native=_ROWS.get)
