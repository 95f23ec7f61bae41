"""TOML as it was written by whoever: what is wrong with it is a ValueError, whatever it is."""

from __future__ import annotations

import errno
import stat
import sys
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

LARGEST = 1 << 20  # characters


def contents(path: Path, most: int = 4 * LARGEST) -> bytes:
    """What is in a file, which is no pipe: one without a writer is waited for, and one that was read is empty. Raises OSError."""
    facts = path.stat()
    if not stat.S_ISREG(facts.st_mode):
        raise OSError(errno.EINVAL, "it is no regular file", str(path))
    if facts.st_size > most:
        raise OSError(errno.EFBIG, f"it has more than {most} bytes", str(path))
    return path.read_bytes()


def loads(text: str) -> dict[str, Any]:
    """The tables of a file. Raises ValueError, with "(at line 3, column 4)" in it where that is known."""
    if len(text) > LARGEST:
        raise ValueError(f"it has more than {LARGEST} characters")
    try:
        found: dict[str, Any] = tomllib.loads(text)
    except RecursionError:
        raise ValueError("values are nested too deeply") from None
    return found


def table(whole: Any, *names: str) -> Any:
    """What is under these names, one in the other; an empty table where there is none."""
    for name in names:
        whole = whole.get(name, {}) if isinstance(whole, dict) else {}
    return whole
