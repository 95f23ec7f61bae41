"""Files that are made once and found again by what they were made from.

A file is written beside its place and renamed, and whoever makes one holds a lock: two processes that want the same file make it
once. Beyond a size those used longest ago go.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

MOST = 1 << 30  # bytes
_NEW = ".new-"  # begins the names of files that are being written


@cache
def _of_this_process() -> Path:
    made = tempfile.mkdtemp(prefix="enzyme-hub-python-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


def folder(part: str = "python") -> Path:
    """Below ENZYME_HUB_CACHE, else below the user's caches; with ENZYME_HUB_CACHE=off a folder that goes with this process."""
    named = os.environ.get("ENZYME_HUB_CACHE")
    if named == "off":
        return _of_this_process()
    caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return (Path(named) if named else Path(caches) / "enzyme-hub") / part


def digest(parts: Iterable[bytes | str]) -> str:
    """A name for what is made of these parts."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "little"))
        whole.update(data)
    return whole.hexdigest()[:40]


def kept(name: str, make: Callable[[Path], None], part: str = "python") -> Path:
    """The file of this name; `make(path)` writes it where there is none yet."""
    place = folder(part)
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = place / name
    if _is_there(path):
        return path
    with _locked(place / f"{name}.lock"):
        if not _is_there(path):
            _make(path, make)
    _evict(place, path)
    return path


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of that file, which is there as long as somebody does."""
    while True:
        with open(path, "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not _is_same(lock.fileno(), path):
                continue  # who held it before has removed it: others do not see this one
            try:
                yield
            finally:
                with contextlib.suppress(OSError):
                    os.unlink(path)
            return


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except OSError:
        return False


def _is_there(path: Path) -> bool:
    try:
        os.utime(path)
    except OSError:
        return False
    return True


def _make(path: Path, make: Callable[[Path], None]) -> None:
    beginning = f"{_NEW}{path.name}-"
    for left in path.parent.glob(f"{beginning}*"):  # of somebody who was killed, for we hold the lock
        left.unlink(missing_ok=True)
    handle, name = tempfile.mkstemp(prefix=beginning, suffix=path.suffix, dir=path.parent)
    os.close(handle)
    try:
        make(Path(name))
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _evict(place: Path, newest: Path) -> None:
    found = []
    for one in place.iterdir():
        if one.suffix == ".lock" or one.name.startswith(_NEW):
            continue
        with contextlib.suppress(OSError):
            facts = one.stat()
            found.append((facts.st_mtime, facts.st_size, one))
    left = MOST
    for _, size, one in sorted(found, reverse=True):
        left -= size
        if left < 0 and one != newest:
            one.unlink(missing_ok=True)
