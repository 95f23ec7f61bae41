"""Who listens while derivatives are made, to tell people afterwards what was decided (`explain/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enzyme_hub.differentiate.plan import Plan
    from enzyme_hub.differentiate.program import Program
    from enzyme_hub.differentiate.request.requests import Request
    from enzyme_hub.differentiate.reverse.protocol import Augmented
    from enzyme_hub.differentiate.tape.plan import Storage


class Observer:
    """Hears of each request before it is served, and of each derivative when it is written. This one takes no notes."""

    def requested(self, request: Request, program: Program) -> None:
        """A request whose function, and all that it calls, is in its final form."""

    def tangent(self, plan: Plan) -> None:
        """A derivative in forward mode."""

    def checkpoints(self, plan: Plan, size: int) -> None:
        """A loop whose reverse runs it again from snapshots. `size`: the bytes of its variables."""

    def adjoint(self, plan: Plan, forward: Augmented, storage: Storage) -> None:
        """A derivative in reverse mode, of which both sweeps are written, and where saved values live is decided."""
