"""How tables reach the reader: coloured on a terminal, plain and wide enough in a log."""

from __future__ import annotations

from rich.console import Console

LOG_WIDTH = 150


def console() -> Console:
    screen = Console()
    return screen if screen.is_terminal else Console(width=LOG_WIDTH)
