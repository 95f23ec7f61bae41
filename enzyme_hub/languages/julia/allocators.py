"""Allocation for Julia, as its modules call it when they are imported: what is returned is collected, and zero at first."""

from __future__ import annotations

from enzyme_hub.languages.heap import Allocation, Known
from enzyme_hub.languages.julia.known import ALLOCATORS

NAMES: dict[str, Known] = {name: Allocation(size, None, zeroed=True) for name, size in ALLOCATORS.items()}
