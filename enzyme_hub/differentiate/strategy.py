"""How an attempt at a module treats calls: through pointers, and what they are given."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Strategy:
    """What is asked of an attempt, and whether it met a call through a pointer that may enter several functions.

    `keeps_apart`: what a candidate is given passes through a marked copy, by which the type analysis can tell it from what
    others are given. `by_objects`: a call enters what is known to get there, and no other function that would fit. `keeps_whole`:
    candidates are not inlined where they are called, so that what is refused of one is said of it. `refused` are candidates that
    have no derivative, and why: a derivative stops at them. `candidates` are those that were met, where there was a choice.
    `spares_constants`: what a call is given beside active data needs no shadow where nothing that varies is ever stored in it, or in
    what it leads to. `at_run_time`: derivatives of these functions find out when they run which memory is constant. `stops_at_left`: the
    others stop where they read a pointer that an earlier call left in static memory.
    """

    keeps_apart: bool = False
    by_objects: bool = False
    keeps_whole: bool = False
    refused: dict[str, str] = field(default_factory=dict)
    spares_constants: bool = False
    at_run_time: frozenset[str] = frozenset()
    stops_at_left: bool = False
    was_written: bool = False
    candidates: set[str] = field(default_factory=set)

    @property
    def names_calls(self) -> bool:
        """True for an attempt at which calls through pointers get other names than at a plain one."""
        return self.keeps_apart or self.by_objects or self.keeps_whole or bool(self.refused)

    def candidate_in(self, path: tuple[str, ...]) -> str | None:
        """The last candidate on the way to a function; copies of one have longer names."""
        for name in reversed(path):
            found = max((one for one in self.candidates if f"{name}.".startswith(f"{one}.")), key=len, default=None)
            if found is not None:
                return found
        return None
