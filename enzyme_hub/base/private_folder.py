"""A folder of files that this tool made for this user, and that nobody else can change unseen.

The folder is marked as a cache (https://bford.info/cachedir/), belongs to the user, and is closed to all others. It is opened without
following a link in its own place, and all that is in it is reached through what was opened. An entry has a name of one form
(`NAME`); whatever else lies there is left alone. Beside each entry lies its seal, the HMAC of its name and contents by a key that is
made with the folder (RFC 2104): an entry that was cut off, damaged, or put there by somebody else is none.

Several processes may share a folder. Nothing is written in place: a file is written beside its place and renamed.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import hmac
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from enzyme_hub.base.records import record
from enzyme_hub.base.scratch import scratch_folder

NAME = re.compile(r"([0-9a-f]{40}|[0-9a-f]{64})(\.[a-z]{1,8}){0,2}")
LARGEST = 1 << 30  # bytes of an entry
MOST_ENTRIES = 4096  # files are counted as well as bytes, and looking through very many takes its time
OFF = "off"  # ENZYME_HUB_CACHE says so where nothing is to be kept
SCRATCH = "enzyme-hub-making-"  # begins the names of folders for what is on its way here
_NEW = ".new-"  # begins the names of files that are being written
_SEAL, _LOCK, _KEY, _MARK = ".seal", ".lock", "key", "CACHEDIR.TAG"
_SAID = (
    b"Signature: 8a477f597d28d172789f06886806bc55\n"
    b"# Made by Enzyme Hub, which removes its own entries here. It may be deleted at any time.\n"
)
_KEY_SIZE = 32  # bytes
_LONGEST_WAIT = 600.0  # seconds for the lock of an entry
_OLD = 24 * 3600.0  # seconds: nobody is still writing a file that is older
_SAFE = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def of_user(part: str) -> Path | None:
    """The place for entries of a kind: below ENZYME_HUB_CACHE, else below the user's caches. None where nothing is to be kept, or the
    user's caches are somebody else's: root may have the HOME of another user."""
    named = os.environ.get("ENZYME_HUB_CACHE", "")
    if named == OFF:
        return None
    if named:
        return below(named, part)
    home = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(home):  # the specification has us ignore others
        home = os.path.join(os.path.expanduser("~"), ".cache")
    place = Path(home, "enzyme-hub", f"kept-{part}")
    try:
        there = next((one for one in place.parents if one.exists()), None)
        is_own = there is not None and place.is_absolute() and there.stat().st_uid == os.geteuid()
    except OSError:  # HOME of somebody else, who lets nobody look
        return None
    return place if is_own else None


def below(root: str, part: str) -> Path | None:
    """The place for entries of a kind below a folder that the user named: the same after the process has gone to another folder.
    None where the name is relative to a folder that is not there any more."""
    try:
        return Path(_absolute(root), f"kept-{part}")
    except OSError:
        return None


@cache
def _absolute(root: str) -> str:
    return os.path.abspath(root)


@record
class PrivateFolder:
    """At that place."""

    place: Path

    def can_be_used(self) -> bool:
        """True for a folder that is this user's alone, or can be made."""
        try:
            with self._opened():
                return True
        except OSError:
            return False

    def read(self, name: str) -> bytes | None:
        """The contents of an entry, which counts as used; None if there is none that is whole."""
        with contextlib.suppress(OSError, MemoryError), self._opened() as (folder, key):
            data = _contents(folder, name, LARGEST)
            if data is not None and _is_sealed(folder, key, name, data):
                with contextlib.suppress(OSError):  # of a file system that is read-only
                    os.utime(name, dir_fd=folder, follow_symlinks=False)
                return data
        return None

    def write(self, name: str, data: bytes, most: int) -> None:
        """Keep an entry, and remove others beyond `most` bytes. Raises OSError where the folder cannot be used."""
        with self._opened() as (folder, key):
            self._keep(folder, key, name, data)
            _evict(folder, most, name)

    def made(self, name: str, make: Callable[[Path], None], most: int) -> Path:
        """The path of an entry; `make(path)` writes it elsewhere where there is none. Processes that want the same entry make it once.

        Raises OSError where the folder cannot be used.
        """
        path = self.place / name
        if self.read(name) is not None:
            return path
        with self._opened() as (folder, key), _locked(folder, name) as is_alone:
            if self.read(name) is None:
                if is_alone:
                    _remove_unfinished(folder, name)
                self._keep(folder, key, name, _made_elsewhere(make, path))
            _evict(folder, most, name)
        return path

    @staticmethod
    def _keep(folder: int, key: bytes, name: str, data: bytes) -> None:
        _write(folder, name + _SEAL, _seal(key, name, data))
        _write(folder, name, data)

    @contextlib.contextmanager
    def _opened(self) -> Iterator[tuple[int, bytes]]:
        """The folder, made if it is not there, and its key."""
        for one in reversed([one for one in (self.place, *self.place.parents) if not os.path.lexists(one)]):
            with contextlib.suppress(FileExistsError):  # of another process, which was first
                os.mkdir(one, 0o700)
        folder = os.open(self.place, os.O_RDONLY | os.O_DIRECTORY | _SAFE)
        try:
            facts = os.fstat(folder)
            if facts.st_uid != os.geteuid() or facts.st_mode & 0o077:
                raise PermissionError(errno.EACCES, "it is not closed to other users", str(self.place))
            if not _is_marked(folder):
                raise PermissionError(errno.EACCES, "it is no folder of this tool", str(self.place))
            yield folder, _key(folder)
        finally:
            os.close(folder)


def _is_marked(folder: int) -> bool:
    """True for a folder with our mark; an empty one is given it."""
    if _contents(folder, _MARK, len(_SAID)) == _SAID:
        return True
    with os.scandir(folder) as found:
        if any(not one.name.startswith(_NEW) for one in found):
            return False
    _write(folder, _MARK, _SAID)
    return True


def _key(folder: int) -> bytes:
    for _ in range(2):
        key = _contents(folder, _KEY, _KEY_SIZE)
        if key is not None and len(key) == _KEY_SIZE:
            return key
        if key is not None:
            _remove(folder, _KEY)  # it was cut off
        new = _unused(_KEY)
        _create(folder, new, os.urandom(_KEY_SIZE))
        try:
            os.link(new, _KEY, src_dir_fd=folder, dst_dir_fd=folder)
        except FileExistsError:
            pass  # of another process, which was first
        except OSError:  # a file system without hard links: what two processes seal at this moment by two keys is lost
            os.replace(new, _KEY, src_dir_fd=folder, dst_dir_fd=folder)
        finally:
            _remove(folder, new)
    raise PermissionError(errno.EACCES, "its key cannot be read")


def _seal(key: bytes, name: str, data: bytes) -> bytes:
    whole = hmac.new(key, name.encode() + b"\0", hashlib.sha256)
    whole.update(data)
    return whole.digest()


def _is_sealed(folder: int, key: bytes, name: str, data: bytes) -> bool:
    found = _contents(folder, name + _SEAL, hashlib.sha256().digest_size)
    return found is not None and hmac.compare_digest(found, _seal(key, name, data))


def _contents(folder: int, name: str, most: int) -> bytes | None:
    """What is in a file of the user's own; None if there is none of at most so many bytes."""
    try:
        file = os.open(name, os.O_RDONLY | _SAFE, dir_fd=folder)
    except OSError:
        return None
    with os.fdopen(file, "rb") as opened:
        facts = os.fstat(file)
        if not stat.S_ISREG(facts.st_mode) or facts.st_uid != os.geteuid() or facts.st_size > most:
            return None
        return opened.read(facts.st_size)


def _made_elsewhere(make: Callable[[Path], None], path: Path) -> bytes:
    """What `make` writes, in a folder for scratch files: it is told what is wrong there, and we what is wrong here."""
    with scratch_folder(SCRATCH) as folder:
        new = folder / path.name
        make(new)
        if not new.is_file() or new.stat().st_size > LARGEST:
            raise OSError(errno.EFBIG, "what was made is no file, or too large to keep", str(path))
        return new.read_bytes()


def _write(folder: int, name: str, data: bytes) -> None:
    """Put a file into its place at once."""
    new = _unused(name)
    try:
        _create(folder, new, data)
        os.replace(new, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        _remove(folder, new)
        raise


def _create(folder: int, name: str, data: bytes) -> None:
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _SAFE, 0o600, dir_fd=folder)
    with os.fdopen(file, "wb") as opened:
        opened.write(data)


def _unused(name: str) -> str:
    """A name that nobody else takes, with the ending of another."""
    return f"{_NEW}{name.partition('.')[0]}-{os.urandom(8).hex()}{name[len(name.partition('.')[0]) :]}"


def _remove(folder: int, name: str) -> None:
    with contextlib.suppress(OSError):
        os.unlink(name, dir_fd=folder)


def _remove_unfinished(folder: int, name: str) -> None:
    """What processes that were killed left of an entry; its lock is held."""
    beginning = f"{_NEW}{name.partition('.')[0]}-"
    for one in os.listdir(folder):
        if one.startswith(beginning):
            _remove(folder, one)


def _evict(folder: int, most: int, newest: str) -> None:
    """Remove the entries used longest ago, until the rest fits, and what processes that were killed left of others.

    Another process may be doing the same.
    """
    found, beside, now = [], [], time.time()
    with os.scandir(folder) as entries:
        for one in entries:
            is_unfinished = one.name.startswith(_NEW)
            if is_unfinished or NAME.fullmatch(one.name):
                with contextlib.suppress(OSError):
                    facts = one.stat(follow_symlinks=False)
                    if is_unfinished or one.name.endswith((_SEAL, _LOCK)):
                        if now - facts.st_mtime > _OLD:
                            beside.append(one.name)
                    elif stat.S_ISREG(facts.st_mode):
                        found.append((facts.st_mtime, facts.st_size, one.name))
    left = most
    for number, (_, size, name) in enumerate(sorted(found, reverse=True)):
        left -= size
        if (left < 0 or number >= MOST_ENTRIES) and name != newest:
            _remove(folder, name)
            _remove(folder, name + _SEAL)
    kept = {name + _SEAL for _, _, name in found}
    for name in beside:
        if name not in kept:
            _remove(folder, name)


@contextlib.contextmanager
def _locked(folder: int, name: str) -> Iterator[bool]:
    """Hold the lock of an entry: a file that is there as long as somebody holds it.

    False where it cannot be had, for the file system knows no locks, or who holds it does not go on: then an entry is made twice.
    """
    name += _LOCK
    while True:
        lock = os.open(name, os.O_RDWR | os.O_CREAT | _SAFE, 0o600, dir_fd=folder)
        try:
            if not _has_locked(lock):
                yield False
                return
            if not _is_same(lock, folder, name):
                continue  # who held it before has removed it: others do not see this one
            try:
                yield True
            finally:
                _remove(folder, name)
                fcntl.flock(lock, fcntl.LOCK_UN)  # a process that was forked meanwhile has it open as well
            return
        finally:
            os.close(lock)


def _has_locked(lock: int) -> bool:
    end, pause = time.monotonic() + _LONGEST_WAIT, 0.002
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                return False
        except OSError:
            return False
        else:
            return True
        time.sleep(pause)
        pause = min(2 * pause, 0.2)


def _is_same(lock: int, folder: int, name: str) -> bool:
    try:
        return os.path.samestat(os.fstat(lock), os.stat(name, dir_fd=folder, follow_symlinks=False))
    except OSError:
        return False
