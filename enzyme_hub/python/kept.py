"""Files that are made once and found again by what they were made from, in the user's own folder (`private_folder`).

Where nothing is to be kept, or nothing can be, they lie in a folder that goes with this process.
"""

from __future__ import annotations

import atexit
import hashlib
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from enzyme_hub.base.private_folder import PrivateFolder, of_user
from enzyme_hub.base.scratch import scratch_folder

MOST = 1 << 30  # bytes


@cache
def _of_this_process(part: str) -> PrivateFolder:
    held, process = scratch_folder("enzyme-hub-python-"), os.getpid()
    made = held.__enter__()

    def remove() -> None:
        if os.getpid() == process:  # a process that was forked leaves it to this one
            held.__exit__(None, None, None)

    atexit.register(remove)
    return PrivateFolder(made / part)


def digest(parts: Iterable[bytes | str]) -> str:
    """A name for what is made of these parts."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "little"))
        whole.update(data)
    return whole.hexdigest()[:40]


def kept(name: str, make: Callable[[Path], None], part: str = "python") -> Path:
    """The file of this name, one that `digest` made; `make(path)` writes it where there is none yet."""
    place = of_user(part)
    if place is not None and (folder := PrivateFolder(place)).can_be_used():
        failed = False

        def watched(path: Path) -> None:
            nonlocal failed
            failed = True
            make(path)
            failed = False

        try:
            return folder.made(name, watched, MOST)
        except OSError:  # it is full, read-only, or somebody removes it
            if failed:
                raise
    return _of_this_process(part).made(name, make, MOST)
