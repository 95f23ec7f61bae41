"""A folder that holds only its own: what is in it comes back whole or not at all, and nothing else is touched."""

from __future__ import annotations

import errno
import fcntl
import os
import resource
import signal
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_hub.base import private_folder
from enzyme_hub.base.private_folder import PrivateFolder, of_user

A, B, C, D = (letter * 64 for letter in "abcd")
OWN = ("CACHEDIR.TAG", "key")


@pytest.fixture
def folder(tmp_path: Path) -> PrivateFolder:
    return PrivateFolder(tmp_path / "parent" / "folder")


def test_what_was_kept_comes_back(folder: PrivateFolder) -> None:
    assert folder.read(A) is None
    folder.write(A, b"what was made", 1000)
    assert folder.read(A) == b"what was made"
    assert sorted(path.name for path in folder.place.iterdir()) == sorted((*OWN, A, f"{A}.seal"))
    modes = {stat.S_IMODE(path.stat().st_mode) for path in folder.place.iterdir()}
    assert modes == {0o600} and stat.S_IMODE(folder.place.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b""),
        lambda path: os.truncate(path, 5),
        lambda path: path.write_bytes(path.read_bytes()[:-1] + b"x"),
        lambda path: path.with_name(f"{A}.seal").unlink(),
        lambda path: path.with_name(f"{A}.seal").write_bytes(bytes(32)),
        lambda path: path.with_name(f"{A}.seal").write_bytes(path.with_name(f"{B}.seal").read_bytes()),
        lambda path: path.with_name("key").write_bytes(bytes(32)),
        lambda path: path.with_name("key").write_bytes(b"short"),
        lambda path: path.with_name("key").unlink(),
        lambda path: (path.unlink(), path.symlink_to(path.with_name(B))),
        lambda path: (path.unlink(), os.mkfifo(path)),
        lambda path: (path.unlink(), path.mkdir()),
    ],
    ids="empty short bit no-seal seal seal-of-another other-key short-key no-key link fifo folder".split(),
)
def test_what_is_damaged_is_made_again(folder: PrivateFolder, damage: Callable[[Path], object]) -> None:
    for name in (A, B):
        folder.write(name, b"what was made", 1000)
    damage(folder.place / A)
    assert folder.read(A) is None
    if not (folder.place / A).is_dir():
        assert folder.made(A, lambda path: path.write_bytes(b"again") and None, 1000).read_bytes() == b"again"
        assert folder.read(A) == b"again"


def test_the_entries_used_longest_ago_go(folder: PrivateFolder) -> None:
    for age, name in enumerate((A, B, C)):
        folder.write(name, bytes(100), 1000)
        os.utime(folder.place / name, (1e9 + age, 1e9 + age))
    assert folder.read(A) is not None  # used: now the youngest
    folder.write(D, bytes(100), 250)
    assert sorted(path.name for path in folder.place.iterdir()) == sorted((*OWN, A, f"{A}.seal", D, f"{D}.seal"))


def test_files_of_others_stay(folder: PrivateFolder) -> None:
    folder.write(A, bytes(100), 1000)
    others = ("thesis.dat", "a" * 63, f"{B}.SO", f"{B}.a.b.c", "notes.seal")
    for name in others:
        (folder.place / name).write_bytes(bytes(100))
        os.utime(folder.place / name, (1e9, 1e9))
    (folder.place / B).symlink_to(folder.place / "thesis.dat")
    (folder.place / C).mkdir()
    folder.write(D, bytes(100), 100)
    assert {path.name for path in folder.place.iterdir()} == {*OWN, *others, B, C, D, f"{D}.seal"}


def test_a_folder_of_the_users_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "thesis.dat").write_bytes(bytes(100))
    tmp_path.chmod(0o700)
    folder = PrivateFolder(tmp_path)
    with pytest.raises(PermissionError, match="no folder of this tool"):
        folder.write(A, b"", 1000)
    assert not folder.can_be_used() and [path.name for path in tmp_path.iterdir()] == ["thesis.dat"]


def test_a_link_in_its_place_is_not_followed(folder: PrivateFolder, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    folder.place.parent.mkdir()
    folder.place.symlink_to(tmp_path / "elsewhere")
    assert not folder.can_be_used() and not list((tmp_path / "elsewhere").iterdir())


def test_a_folder_that_others_may_enter_is_not_used(folder: PrivateFolder) -> None:
    folder.write(A, b"what was made", 1000)
    folder.place.chmod(0o750)
    assert folder.read(A) is None and not folder.can_be_used()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_what_another_user_made_is_not_used(folder: PrivateFolder) -> None:
    folder.write(A, b"what was made", 1000)
    os.chown(folder.place / A, 65534, 65534)
    assert folder.read(A) is None
    folder.write(B, b"what was made", 1000)
    os.chown(folder.place, 65534, 65534)
    assert folder.read(B) is None and not folder.can_be_used()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_the_home_of_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ENZYME_HUB_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert of_user("links") == tmp_path / ".cache" / "enzyme-hub" / "kept-links"
    os.chown(tmp_path, 65534, 65534)
    assert of_user("links") is None


def test_a_relative_folder_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_HUB_CACHE", "relative")
    first = of_user("python")
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    assert of_user("python") == first == tmp_path / "relative" / "kept-python"


def test_a_home_that_nobody_may_look_into(monkeypatch: pytest.MonkeyPatch) -> None:
    """`sudo -u` and `su` may leave HOME as it was."""
    monkeypatch.delenv("ENZYME_HUB_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/" + "long" * 100)  # is no place either
    assert of_user("links") is None

    def refuse(*_: object, **__: object) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "exists", refuse)
    assert of_user("links") is None


def test_a_relative_folder_of_caches_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ENZYME_HUB_CACHE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", "caches")
    assert of_user("links") == tmp_path / ".cache" / "enzyme-hub" / "kept-links"


def test_a_relative_folder_below_one_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    monkeypatch.setenv("ENZYME_HUB_CACHE", "caches-of-nobody")
    assert of_user("links") is None


def test_reading_takes_the_memory_of_the_entry(folder: PrivateFolder) -> None:
    """A limit of the address space is usual on clusters."""
    folder.write(A, b"what was made", 1000)
    now = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGESIZE")
    limits = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (now + (1 << 28), limits[1]))
    try:
        assert folder.read(A) == b"what was made"
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)


def test_what_killed_processes_left_goes(folder: PrivateFolder) -> None:
    folder.write(A, b"what was made", 1000)
    old = (f".new-{B}-0011223344556677", f".new-{B}-0011223344556677.seal", f"{B}.seal", f"{B}.lock")
    young = (f".new-{C}-0011223344556677", f"{C}.seal", f"{C}.lock")
    for name in (*old, *young):
        (folder.place / name).write_bytes(b"half")
    for name in (*old, f"{A}.seal"):
        os.utime(folder.place / name, (1e9, 1e9))
    folder.write(D, b"what was made", 1000)
    left = {path.name for path in folder.place.iterdir()}
    assert left == {*OWN, *young, A, f"{A}.seal", D, f"{D}.seal"} and folder.read(A)


def test_a_process_that_does_not_go_on_is_not_waited_for(
    folder: PrivateFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private_folder, "_LONGEST_WAIT", 0.05)
    folder.write(B, b"what was made", 1000)
    with (folder.place / f"{A}.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        half = folder.place / f".new-{A}-0011223344556677"
        half.write_bytes(b"of the other one")
        assert folder.made(A, lambda path: path.write_bytes(b"made") and None, 1000).read_bytes() == b"made"
        assert half.exists() and (folder.place / f"{A}.lock").exists()


def test_a_forked_process_holds_no_lock(folder: PrivateFolder) -> None:
    """It has the lock open as long as it lives; who waited for it goes on."""
    waiting: list[threading.Thread] = []
    children: list[int] = []

    def make(path: Path) -> None:
        child = os.fork()
        if not child:
            time.sleep(30)
            os._exit(0)
        children.append(child)
        waiting.append(threading.Thread(target=folder.made, args=(A, lambda _: None, 1000)))
        waiting[0].start()
        time.sleep(0.1)
        path.write_bytes(b"made")

    folder.made(A, make, 1000)
    waiting[0].join(10)
    os.kill(children[0], signal.SIGKILL)
    os.waitpid(children[0], 0)
    assert not waiting[0].is_alive()


def test_folders_on_the_way_are_closed(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        PrivateFolder(tmp_path / "caches" / "of" / "us").write(A, b"what was made", 1000)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "caches").stat().st_mode) == 0o700


def test_a_file_system_without_hard_links(folder: PrivateFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "not here")

    monkeypatch.setattr(os, "link", refuse)
    folder.write(A, b"what was made", 1000)
    assert folder.read(A) == b"what was made"


def test_entries_are_counted(folder: PrivateFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_folder, "MOST_ENTRIES", 2)
    for number, name in enumerate((A, B, C, D)):
        folder.write(name, b"what was made", 1000)
        os.utime(folder.place / name, (1e9 + number, 1e9 + number))
    folder.write(A, b"what was made", 1000)
    assert {path.name for path in folder.place.iterdir() if len(path.name) == 64} == {A, D}
