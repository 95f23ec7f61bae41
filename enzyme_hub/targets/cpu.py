"""The processors of the host: one flat memory, C's library."""

from __future__ import annotations

from enzyme_hub.targets.target import Target

CPU = Target()
