"""Limits on what differentiating may take: running out of them is an error that says where, not a death.

`at(step, function)` notes what is being done; while `limited` holds, a timer looks at the clock and at the memory in use.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from enzyme_hub.errors import DifferentiationError

EXCEEDED = "EH0311"
SECONDS = 120.0
MEMORY = 4 << 30  # bytes
_INTERVAL = 0.25  # seconds between two looks

_now: tuple[str, str | None] = ("differentiate", None)


def at(step: str, function: str | None = None) -> None:
    """Note what is being done, and to which function."""
    global _now
    _now = (step, function)


@contextmanager
def limited(seconds: float = SECONDS, memory: int = MEMORY) -> Iterator[None]:
    """Raise DifferentiationError EH0311 in the block when it takes longer, or this process uses more memory."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    began = time.monotonic()

    def look(number: int, frame: FrameType | None) -> None:
        if time.monotonic() - began > seconds:
            raise _error(f"takes more than {seconds:g} seconds", "--limit SECONDS allows more time")
        if _in_use() > memory:
            raise _error(f"takes more than {memory >> 30} GiB of memory", "differentiate smaller functions")

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, min(_INTERVAL, max(seconds, 0.001)), _INTERVAL)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _error(what: str, way_out: str) -> DifferentiationError:
    signal.setitimer(signal.ITIMER_REAL, 0)
    step, function = _now
    place = f", at {function}" if function is not None else ""
    return DifferentiationError(
        EXCEEDED,
        f"differentiating {what}: it was in step {step!r}{place}",
        why="this program, or something in it, grows beyond what is usual",
        remedy=f"{way_out}; please report the program, with the folder that --save-link DIR makes",
    )


def _in_use() -> int:
    """The bytes of memory that this process has; 0 where nobody says."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
