"""The folder for what a link, or another work, makes on its way. Who is killed leaves it behind; the next one of that user removes it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

PREFIX = "enzyme-hub-link-"
MOST = 2000  # entries of the folder for scratch files that are looked at: some have a hundred thousand
YOUNGEST = 1.0  # seconds: a younger folder may not be locked yet
_ENDING = re.compile(r"[a-z0-9_]+")


@contextlib.contextmanager
def scratch_folder(prefix: str = PREFIX) -> Iterator[Path]:
    """A new folder, locked as long as this process lives, and removed at the end."""
    _remove_abandoned(tempfile.gettempdir(), prefix)
    folder = tempfile.mkdtemp(prefix=prefix)
    lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # a file system without locks: there nobody removes what others left
            fcntl.flock(lock, fcntl.LOCK_SH)
        yield Path(folder)
    finally:
        os.close(lock)
        shutil.rmtree(folder, ignore_errors=True)


def _remove_abandoned(place: str, prefix: str) -> None:
    with contextlib.suppress(OSError), os.scandir(place) as entries:
        for one in islice(entries, MOST):
            if one.name.startswith(prefix) and _ENDING.fullmatch(one.name, len(prefix)):
                with contextlib.suppress(OSError):
                    _remove_if_abandoned(one)


def _remove_if_abandoned(entry: os.DirEntry[str]) -> None:
    facts = entry.stat(follow_symlinks=False)
    is_own = stat.S_ISDIR(facts.st_mode) and facts.st_uid == os.geteuid()
    if not is_own or time.time() - facts.st_mtime < YOUNGEST:
        return
    folder = os.open(entry.path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)  # held as long as its link runs
        shutil.rmtree(entry.path, ignore_errors=True)
    finally:
        os.close(folder)
