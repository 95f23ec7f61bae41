"""What the functions mean by which a program starts threads and waits for them."""

from __future__ import annotations

from enzyme_hub.languages.effects import ANYTHING, NOTHING, Row
from enzyme_hub.languages.runtime import THREAD_BEGIN, THREADS_CLOSE, THREADS_OPEN
from enzyme_hub.languages.vocabulary import Vocabulary

CREATE, JOIN = "pthread_create", "pthread_join"
CREATE_OF = "__ehub_thread_create_of"
"""(handle, function, its arguments) -> error: what `std::thread` stands on (`standard.c`)."""
ONCE = "__once_proxy"
"""What std::call_once hands to pthread_once; it finds in two variables of the thread for whom, and what, to run."""
ONCE_VARIABLES = ("_ZSt15__once_callable", "_ZSt11__once_call")
ONCE_BEGIN, ONCE_END = "__ehub_once_begin", "__ehub_once_end"
"""Around what is done once: (flag) -> whether this is the time; (flag, what it is from now on). One thread at a time is there."""

CREW_NEW, CREW_ADD = "__ehub_crew_new", "__ehub_crew_add"
"""A scope of Rust's begins, and a thread belongs to it: that is joined when the scope ends, if not before."""
CREW = (CREW_NEW, CREW_ADD, "__ehub_crew_take", "__ehub_crew_any", "__ehub_crew_tell", "__ehub_crew_end",
        "__ehub_crew_last", "__ehub_crew_leave", "__ehub_crew_panicked")  # fmt: skip
"""Native functions of the crate `enzyme-hub` (`lang/rust/src/thread`): what threads and those who wait for them agree on."""

# A future waits for a word to change; whoever changes it, and who sees that it has changed, says so by atomic accesses to it.
_FUTEX = (
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE",
    "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE",
    "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj",
)

# All that a thread does is done, to everybody who looks, where it is created. So nothing is left for joining but the result.
_ROWS: dict[str, Row] = {
    THREAD_BEGIN: Row(reads=(1,), writes=(0,), captures=(2,)),
    JOIN: Row(writes=(1,)),
    THREADS_OPEN: NOTHING,
    THREADS_CLOSE: NOTHING,
    **dict.fromkeys(CREW, NOTHING),
    **dict.fromkeys(("pthread_cond_signal", "pthread_cond_broadcast", "pthread_equal"), NOTHING),
    **dict.fromkeys((ONCE_BEGIN, ONCE_END), Row((0,), (0,))),
    **dict.fromkeys(_FUTEX, NOTHING),
    **dict.fromkeys(("pthread_attr_init", "pthread_attr_destroy", "pthread_cond_init", "pthread_cond_destroy"), Row((0, 1), (0,))),
    **dict.fromkeys(("pthread_attr_setstacksize", "pthread_attr_setguardsize"), Row((), (0,))),
    **dict.fromkeys(("pthread_rwlock_init", "pthread_rwlock_destroy"), Row((0, 1), (0,))),
    **dict.fromkeys(("pthread_barrier_init", "pthread_barrier_destroy"), Row((0, 1), (0,))),
    **dict.fromkeys(("pthread_spin_init", "pthread_spin_destroy", "sem_init", "sem_destroy"), Row((0,), (0,))),
    "sem_getvalue": Row((0,), (1,)),
}  # fmt: skip
WAITS = {"pthread_cond_wait": 1, "pthread_cond_timedwait": 1, "pthread_cond_clockwait": 1}
"""Functions that leave a mutex, wait, and enter it again; the position of the mutex."""

ENTERS, LEAVES = {ONCE_BEGIN: 0, "__ehub_mutex_entered": 0}, {ONCE_END: 0}
"""Like those of OpenMP (`openmp/names`)."""
WRITERS = ("pthread_rwlock_wrlock", "__ehub_writer_entered")
READERS = ("pthread_rwlock_rdlock", "__ehub_reader_entered")
SHARED_LEAVES = ("pthread_rwlock_unlock",)
"""Functions of a lock that one writer holds, or several readers."""
POINT = "__ehub_point"
"""(an address): threads come here one after the other, and the reverse sweep comes in the opposite order."""

BODIES = {
    "pthread_mutex_trylock": "__ehub_mutex_trylock",
    "pthread_spin_trylock": "__ehub_spin_trylock",
    "pthread_rwlock_trywrlock": "__ehub_rwlock_trywrlock",
    "pthread_rwlock_tryrdlock": "__ehub_rwlock_tryrdlock",
    "pthread_barrier_wait": "__ehub_barrier_wait",
    "sem_wait": "__ehub_sem_wait",
    "sem_trywait": "__ehub_sem_trywait",
    "sem_post": "__ehub_sem_post",
}
"""Functions that become others, which `waits.c` writes by what is known."""
SYSTEM_CALL, FUTEX = "syscall", "__ehub_futex"
"""The kernel lets a thread wait for a word, as C++'s latches, barriers and semaphores do; the word is accessed atomically."""
_NATIVE = (
    FUTEX, "__ehub_native_mutex_trylock", "__ehub_native_spin_trylock", "__ehub_native_rwlock_trywrlock", "__ehub_native_rwlock_tryrdlock",
    "__ehub_native_barrier_wait", "__ehub_native_sem_wait", "__ehub_native_sem_trywait", "__ehub_native_sem_post",
)  # fmt: skip

_ENDS = (
    "pthread_exit",
    "pthread_cancel",
    "pthread_detach",
    "pthread_tryjoin_np",
    "pthread_timedjoin_np",
    "pthread_clockjoin_np",
)
_ORDERS = (
    "pthread_rwlock_timed", "pthread_rwlock_clock", "pthread_mutex_timedlock", "pthread_mutex_clocklock", "sem_timedwait", "sem_clockwait",
    "_ZNSt18condition_variable", "_ZNSt6thread6detach",
)  # fmt: skip
NAMES = (CREATE, JOIN, *BODIES, *_ENDS, *_ORDERS, "_ZNSt6thread")

_MEETINGS = {
    *WAITS,
    *ENTERS,
    *WRITERS,
    *READERS,
    *SHARED_LEAVES,
    POINT,
    *_NATIVE,
    "pthread_spin_lock",
    "pthread_spin_unlock",
}


def _is_known(name: str) -> bool:
    return name in _ROWS or name in _MEETINGS


def _native(name: str) -> Row | None:
    """Where threads meet, the memory that they share is as others have left it."""
    return _ROWS.get(name) or (ANYTHING if name in _MEETINGS else None)


def is_of_crew(name: str) -> bool:
    """True for one of these, and for what is made of one for a function that it is given."""
    return name.partition(".")[0] in CREW


def is_rust(name: str) -> bool:
    """True for a function of Rust's standard library, whose threads park, count owners and catch panics by atomic words."""
    return name.startswith(("_ZN3std", "_RN")) and "3std" in name


def is_about_threads(name: str) -> bool:
    """True for a function the integers of which say which thread is meant."""
    return name == JOIN or is_of_crew(name)


def ends_alone(name: str) -> bool:
    """True for a function by which a thread ends, or is left alone, without being joined."""
    return name in _ENDS or name == "_ZNSt6thread6detachEv"


def orders_unseen(name: str) -> bool:
    """True for a function by which threads wait for each other in a way that has no reverse."""
    return name.startswith(_ORDERS)


VOCABULARY = Vocabulary(
    native=_native, replaces_nothing=_is_known, is_about_threads=is_about_threads, is_never_entered=is_of_crew
)
