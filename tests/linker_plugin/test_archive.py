"""Archives: ours read by the tools, theirs read by us, and damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from link_tools import Run, tool

from enzyme_hub.errors import InputError
from linker_plugin import archive

MEMBERS = {"short.o": b"one", "a_name_longer_than_sixteen_bytes.o": b"twenty two bytes long!", "third.o": b""}


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / name for name in MEMBERS]
    for path in paths:
        path.write_bytes(MEMBERS[path.name])
    return paths


def contents(path: Path) -> dict[str, bytes]:
    return {member.name: bytes(member.data) for member in archive.read(memoryview(path.read_bytes()), path)}


@pytest.mark.parametrize("kind", ["gnu", "bsd"])
def test_archives_of_llvm(kind: str, files: list[Path], tmp_path: Path, run: Run) -> None:
    run(tool("llvm-ar-22", "llvm-ar"), f"--format={kind}", "rcs", "t.a", *files)
    assert contents(tmp_path / "t.a") == MEMBERS


def test_archives_of_binutils(files: list[Path], tmp_path: Path, run: Run) -> None:
    run(tool("ar"), "rcs", "t.a", *files)
    assert contents(tmp_path / "t.a") == MEMBERS


def test_thin_archives(files: list[Path], tmp_path: Path, run: Run) -> None:
    run(tool("ar"), "rcsT", "t.a", *[path.name for path in files])
    assert contents(tmp_path / "t.a") == MEMBERS
    files[0].unlink()
    with pytest.raises(InputError, match=r"short\.o, a member of the thin archive") as caught:
        contents(tmp_path / "t.a")
    assert caught.value.code == "EH0104"


def test_thin_archives_of_archives(files: list[Path], tmp_path: Path, run: Run) -> None:
    """GNU ar notes where in the inner archive each member is."""
    run(tool("ar"), "rcs", "inner.a", *files)
    run(tool("ar"), "rcsT", "outer.a", "inner.a")
    data = memoryview((tmp_path / "outer.a").read_bytes())
    assert [bytes(member.data) for member in archive.read(data, tmp_path / "outer.a")] == list(MEMBERS.values())


def test_ours_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "t.a"
    path.write_bytes(archive.write((name, data, ["symbol"]) for name, data in MEMBERS.items()))
    assert contents(path) == MEMBERS


def test_ours_is_read_by_binutils(files: list[Path], tmp_path: Path, run: Run) -> None:
    path = tmp_path / "t.a"
    path.write_bytes(archive.write((name, data, [f"in_{name[:5]}"]) for name, data in MEMBERS.items()))
    assert run(tool("ar"), "t", path).stdout.split() == list(MEMBERS)
    index = run(tool("nm"), "--print-armap", path, status=None).stdout
    assert "in_short in short.o" in index
    assert "in_third in third.o" in index


def test_duplicate_names_are_two_members(tmp_path: Path) -> None:
    path = tmp_path / "t.a"
    path.write_bytes(archive.write([("same.o", b"1", []), ("same.o", b"22", [])]))
    assert [bytes(member.data) for member in archive.read(memoryview(path.read_bytes()), path)] == [b"1", b"22"]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:-5], "promises"),
        (lambda data: data[:40], "no member begins"),
        (lambda data: data[:56] + b"x" + data[57:], "has no size"),
        (lambda data: data[:56] + b"-60" + data[59:], "has no size"),  # the next member would be this one again
        (lambda data: data[:66] + b"??" + data[68:], "no member begins"),
        (lambda data: data.replace(b"/0  ", b"/99 "), "long name"),
    ],
)
def test_damage_is_told(damage: object, why: str, tmp_path: Path) -> None:
    path = tmp_path / "t.a"
    path.write_bytes(damage(archive.write((name, data, []) for name, data in list(MEMBERS.items())[:2])))  # type: ignore[operator]
    with pytest.raises(InputError) as caught:
        contents(path)
    assert caught.value.code == "EH0103"
    assert why in str(caught.value)
    assert str(path) in str(caught.value)
