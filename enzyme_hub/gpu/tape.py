"""The buffer for tapes, where kernels run on a processor.

It is as large as addresses allow: memory that nobody touches costs nothing, and what all threads keep at one place of their slices
lies together.
"""

from __future__ import annotations

import ctypes
import mmap

from enzyme_hub.targets.buffer import MEMBERS

_TOTAL = 1 << 32  # bytes of addresses
_UNIT = 16


class TapeBuffer:
    """The variable `enzyme_tape` at an address, and memory for it."""

    def __init__(self, address: int) -> None:
        self._said = (ctypes.c_uint64 * len(MEMBERS)).from_address(address)
        self.memory: mmap.mmap | None = None

    def prepare(self, threads: int) -> None:
        """Room for a launch of so many threads."""
        if self.memory is not None and self._said[1] == threads:
            return
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
        self.memory = memory = mmap.mmap(-1, _TOTAL, flags=flags)
        self._said[0] = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        self._said[1], self._said[2] = threads, _TOTAL // threads // _UNIT * _UNIT

    def share(self, other: TapeBuffer) -> None:
        """The same buffer: threads have their slices by their numbers in the launch."""
        for k in range(3):
            self._said[k] = other._said[k]

    def forget(self) -> None:
        """After a launch that ended in the middle: what it kept is nobody's."""
        self._said[1] = 0

    @property
    def needed(self) -> int:
        """The bytes that a thread has asked for at most."""
        return int(self._said[3])
