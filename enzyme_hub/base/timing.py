"""`--time` and `--time=FILE`: how long each step took, on standard error or at the end of a file.

A file, because cargo shows nothing of what a linker says when the link succeeds.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

STDERR = "-"


def add_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--time",
        metavar="FILE",
        nargs="?",
        const=STDERR,
        help="print how long each step took, or add that to FILE (cargo hides what linkers print)",
    )


@contextmanager
def timed(name: str, to: str | None) -> Iterator[None]:
    """Report the time of the block; `to` is the value of `--time`."""
    began = time.perf_counter()
    yield
    report(name, began, to)


def report(name: str, began: float, to: str | None, program: str = "enzyme-hub") -> None:
    """Say how long it is since `began`, which `time.perf_counter` gave. Raises LinkError EH0402 where the file cannot be written."""
    if to is None:
        return
    line = f"{program}: {name:<14} {(time.perf_counter() - began) * 1000:8.1f} ms\n"
    if to == STDERR:
        sys.stderr.write(line)
        return
    try:
        with Path(to).open("a") as file:
            file.write(line)
    except OSError as error:
        from enzyme_hub.errors import LinkError

        remedy = "--time names it: give it another name, or leave the name away for standard error"
        raise LinkError("EH0402", f"cannot write {to}", where=to, why=error.strerror, remedy=remedy) from None


def takes_times(path: Path) -> bool:
    """True for an empty file, one that ends with a line of `report`, and what cannot be read: whoever writes sees why."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - _LONGEST))
            last = file.read().splitlines(keepends=True)[-1:]
    except OSError:
        return True
    return not last or _LINE.fullmatch(last[0].decode(errors="replace")) is not None


def untimed(words: str) -> str:
    """What was said, without the lines of `report`."""
    return "".join(line for line in words.splitlines(keepends=True) if not _LINE.fullmatch(line))


_LONGEST = 200  # bytes of a line
_LINE = re.compile(r"enzyme-hub(?:-ld)?: \S+ +[\d.]+ ms\n")
