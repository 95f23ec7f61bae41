"""What functions of Swift's runtime do to visible memory: nothing is said of them yet, so they may do anything."""

from __future__ import annotations

from enzyme_hub.languages.effects import Row

ROWS: dict[str, Row] = {}
