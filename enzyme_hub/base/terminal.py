"""How we speak: tables coloured on a terminal, plain and wide enough in a log; streams that are always there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

LOG_WIDTH = 150


def console() -> Console:
    from rich.console import Console

    screen = Console()
    return screen if screen.is_terminal else Console(width=LOG_WIDTH)


def open_closed_streams() -> None:
    """A caller may close the standard streams (`>&-`); the next file opened would take the place of one of them."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
    if sys.stdout is None:
        sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8")  # noqa: SIM115


@contextmanager
def native_errors() -> Iterator[list[str]]:
    """The lines that native code writes to standard error meanwhile: LLVM has no other way to say some things."""
    import tempfile

    lines: list[str] = []
    sys.stderr.flush()
    with tempfile.TemporaryFile("w+", errors="replace") as file:
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            yield lines
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            lines.extend(file)
