"""Who else computes gradients of the suite's objectives, under one protocol.

A peer says what it needs and brings it (`prepare`), and starts one objective (`start`): a program that answers the lines of
bench/suite/suite.h. What cannot be had raises `Missing`, what fails on one objective `Failed`; both end up in the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bench._process import Process


@dataclass(frozen=True)
class Task:
    """One objective: its file, where x lies, a folder to build in, and the compilers' options."""

    source: Path
    start: Path
    folder: Path
    flags: tuple[str, ...]


@dataclass(frozen=True)
class Started:
    """The command that answers, and the seconds of compiler and linker before; what it builds itself it says."""

    command: Sequence[str | Path]
    built: float
    environment: dict[str, str]

    def process(self) -> Process:
        return Process(self.command, self.environment)


class Peer(Protocol):
    name: str
    ways: dict[str, str]  # what the program calls its gradients, and what a table calls them

    def prepare(self, install: bool) -> dict[str, str]:
        """Versions of what it stands on, installed if need be and allowed."""
        ...

    def start(self, task: Task) -> Started: ...


def everyone(asked_for: Sequence[str] = ()) -> list[Peer]:
    """The peers, us first; the large ones come only if asked for or already here."""
    from bench.peers.arrays.peers import AUTOGRAD, JAX, torch
    from bench.peers.compiled.peers import Adolc, Ours, Thin
    from bench.peers.compiled.reference import Reference

    return [Ours(), Thin(), Reference(), Adolc(), JAX, torch("torch" in asked_for), AUTOGRAD]
