"""A folder that holds only its own: what is in it comes back whole or not at all, and nothing else is touched."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_hub.private_folder import PrivateFolder, of_user

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
