"""What the engine asks of the machine that code is made for. A target is data: `cpu`, `nvptx` and `amdgpu` fill it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_hub.base.records import record

if TYPE_CHECKING:
    from enzyme_hub.ir.builder import Builder
    from enzyme_hub.ir.module import Function, Module
    from enzyme_hub.ir.values import Value


@record
class Target:
    """The defaults are those of a processor with one flat memory, whose threads know nothing of each other."""

    name: str = "cpu"
    # True if the module is for threads that run in blocks and share memory: derivatives must not count on being alone.
    is_device: bool = False
    # Address spaces: of local variables, of variables that nobody gave one, of memory that a block of threads shares.
    stack: int = 0
    variables: int = 0
    shared: int | None = None
    constant: int | None = None
    # True if LLVM finds only while it optimises that what a kernel is given leads to global memory.
    optimises_addresses: bool = False
    # The calling convention of functions that the host starts.
    kernel: str = ""
    # Intrinsics at which all threads of a block wait for each other, and those that a derivative need not know more of.
    barriers: tuple[str, ...] = ()
    inactive: tuple[str, ...] = ()
    # Intrinsics whose result differs from thread to thread of a block.
    of_thread: tuple[str, ...] = ()
    intrinsics: str = ""  # the prefix of the target's own intrinsics
    # Who an atomic addition to shared and to global memory must be atomic for, as IR's `syncscope`.
    scope: str = ""
    # Declarations, as LLVM prints them, of what the functions below call with pointers that are not generic.
    declared: tuple[str, ...] = ()
    # Emits: does a generic pointer lead to the thread's own memory, on which nothing is atomic?
    is_own: Callable[[Module, Builder, Value], Value] | None = None
    asks_own: str = ""  # the intrinsic that it asks
    # Emits: all threads of the block wait for each other, and see what the others wrote.
    synchronise: Callable[[Module, Builder], None] | None = None
    # Emits: the number of this thread in its block, and how many there are, as i64.
    thread: Callable[[Module, Builder], tuple[Value, Value]] | None = None
    # Emits: the number of this thread in its warp; the lanes that take part, of those in a mask, and have a condition, as bits of an
    # i64; and the word that another lane has (mask, word, lane).
    lane: Callable[[Module, Builder], Value] | None = None
    lanes_where: Callable[[Module, Builder, Value, Value], Value] | None = None
    read_lane: Callable[[Module, Builder, Value, Value, Value], Value] | None = None
    # Emits: the lanes that are at this place now, as bits of an i64; and the word that the lane has whose number differs in these
    # bits, where all lanes are there.
    lanes_active: Callable[[Module, Builder], Value] | None = None
    lane_across: Callable[[Module, Builder, Value, Value], Value] | None = None
    # Emits: the lanes of a mask that have the same i64, as bits of an i32; None where lanes cannot ask that at once. And whether all
    # processors for which functions of a module are, by its text, can.
    lanes_alike: Callable[[Module, Builder, Value, Value], Value] | None = None
    has_lanes_alike: Callable[[str], bool] = lambda text: True
    # How many lanes a warp has, by the text of the module.
    warp: Callable[[str], int] | None = None
    # Intrinsics: a thread's number in its block on each axis; what all threads of a block have alike; pointers to what the launch gave.
    numbers: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    # Emits: the sizes of a block on each axis, as i32.
    sizes: Callable[[Module, Builder], tuple[Value, Value, Value]] | None = None
    # Emits: how many bytes of shared memory the launch has added to those of variables with a size, as i32.
    dynamic_shared: Callable[[Module, Builder], Value] | None = None
    # Emits the end of the program with a message; None: with `abort` after printing it.
    fail: Callable[[Module, Builder, Value], None] | None = None
    # The heap has `realloc`; there are variables of each thread.
    has_realloc: bool = True
    has_thread_locals: bool = True
    # How much dearer it is to save a value in each iteration of a loop, beside computing it again.
    saving: float = 1.0
    # What a function of the C library is called here; None if it is not there.
    math: Callable[[str, str], str | None] | None = None

    def is_barrier(self, name: str) -> bool:
        return name.startswith(self.barriers) if self.barriers else False

    def is_of_thread(self, name: str) -> bool:
        return name.startswith(self.of_thread) if self.of_thread else False

    def is_alike(self, name: str) -> bool:
        return name.startswith(self.alike) if self.alike else False

    def leads_to_arguments(self, name: str) -> bool:
        return name in self.given

    def is_kernel(self, function: Function) -> bool:
        """True for a function that the host starts."""
        words = (*function.header_prefix.split(), function.calling_convention)
        return bool(self.kernel) and self.kernel in words

    def is_inactive(self, name: str) -> bool:
        return name.startswith(self.inactive) if self.inactive else False


DEVICE = Target(
    is_device=True, variables=1, shared=3, constant=4, has_realloc=False, has_thread_locals=False, saving=16.0
)
"""What graphics processors have in common."""
