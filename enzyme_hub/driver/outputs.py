"""Files that options name to be written: none of them is one that is read, and a report takes the place of another report alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable
from pathlib import Path

from enzyme_hub.base import timing
from enzyme_hub.errors import LinkError

Written = tuple[str, Path]
"""An option, and the file that it names."""

REPORT = "enzyme-hub report"
"""Stands in the first bytes of each report, whatever its form."""

_FIRST_BYTES = 200


def spare(
    written: Iterable[Written], read: Callable[[], Iterable[Path]], reports: Container[str] = ("--report",)
) -> None:
    """Refuse options that would write over what `read()` lists, or over each other, or a report over what is none.

    `reports` are the options that name reports. `--time` adds to its file, which may hold times alone. Raises LinkError EH0402.
    """
    written = list(written)
    new = [os.path.abspath(path) for _, path in written if os.path.isfile(path) or not os.path.exists(path)]
    if len({*new}) < len(new):
        raise LinkError("EH0402", f"{' and '.join(option for option, _ in written)} do not all name files of their own")
    there = [(option, path) for option, path in written if os.path.isfile(path)]
    inputs = [path for path in read() if os.path.isfile(path)] if there else []
    for option, path in there:
        if any(os.path.samefile(path, one) for one in inputs):
            raise LinkError(
                "EH0402",
                f"{option} {path} would write over an input",
                where=str(path),
                remedy=f"give {option} another name",
            )
        if option in reports and not _takes_report(path):
            raise LinkError(
                "EH0402",
                f"{option} {path} would write over a file that is no report",
                where=str(path),
                remedy=f"give {option} another name, or remove the file",
            )
        if option == "--time" and not timing.takes_times(path):
            raise LinkError(
                "EH0402",
                f"--time {path} would add times to a file that holds something else",
                where=str(path),
                remedy="give --time another name, or leave the name away for standard error",
            )


def _takes_report(path: Path) -> bool:
    """True for a report, an empty file, and what cannot be read: whoever writes sees why."""
    try:
        with path.open("rb") as file:
            first = file.read(_FIRST_BYTES)
    except OSError:
        return True
    return not first or REPORT.encode() in first
