"""What functions of Julia's runtime do to visible memory: nothing is said of them yet, so they may do anything."""

from __future__ import annotations

from enzyme_hub.languages.effects import ANYTHING, Row
from enzyme_hub.languages.julia.inactive import NAMES

ROWS: dict[str, Row] = dict.fromkeys(NAMES, ANYTHING)
