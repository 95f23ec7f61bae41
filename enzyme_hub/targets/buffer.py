"""The variable by which the host gives derivatives on a GPU a buffer for their tapes: names alone, as launches need them without LLVM."""

from __future__ import annotations

VARIABLE = "enzyme_tape"
MEMBERS = ("memory", "threads", "room", "needed")  # 8 bytes each
