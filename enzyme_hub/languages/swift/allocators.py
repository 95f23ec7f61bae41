"""Allocation functions of Swift's runtime."""

from __future__ import annotations

from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known

NAMES: dict[str, Known] = {
    "swift_slowAlloc": Allocation((0,), "swift_slowDealloc", (POINTER, 0, 1)),
    "swift_slowDealloc": Deallocation(0, size=1),
    "swift_allocObject": Allocation((1,), "swift_release"),
}
