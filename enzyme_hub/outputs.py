"""Files that options name to be written: none of them is one that is read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from enzyme_hub.errors import LinkError

Written = tuple[str, Path]
"""An option, and the file that it names."""


def spare(written: Iterable[Written], read: Callable[[], Iterable[Path]]) -> None:
    """Refuse options that would write over what `read()` lists, or over each other. Raises LinkError EH0402."""
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
