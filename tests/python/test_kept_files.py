"""The cache of compiled libraries: who is killed leaves nothing half-written, and there is a limit."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains
from enzyme_hub.python import kept

ENERGY = Path(__file__).parent / "energy.c"
A, B, C, D = (letter * 40 for letter in "abcd")


def entries(folder: Path) -> list[str]:
    """The names of the entries that a cache's folder holds, each of which has a seal beside it."""
    names = sorted(path.name for path in folder.iterdir())
    found = [name for name in names if name[0] in "0123456789abcdef" and not name.endswith((".seal", ".lock"))]
    assert sorted({*names} - {*found}) == sorted(("CACHEDIR.TAG", "key", *(f"{name}.seal" for name in found)))
    return found


def test_a_process_that_is_killed_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    place = tmp_path / "kept-python"
    program = f"import enzyme_hub as eh; eh.compile({str(ENERGY)!r})"
    environment = dict(os.environ, ENZYME_HUB_CACHE=str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", program], env=environment) as running:
        while not list(place.glob(".new-*.so")):
            assert running.poll() is None, "it was never seen at work"
            time.sleep(0.001)
        running.kill()
    assert not list(place.glob("[!.]*.so"))
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path))
    lib = eh.compile(ENERGY)
    np.testing.assert_allclose(eh.gradient(lib.pair)(3.0, 4.0), 24.0)
    left = entries(place)
    assert len(left) == 2 and all(name.endswith(".so") for name in left), left


def test_many_at_once_make_a_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one comes in while another removes its lock, and where making fails for the first."""
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path))
    made: list[int] = []
    failed: list[str] = []

    def make(path: Path) -> None:
        path.write_bytes(b"half")
        time.sleep(0.01)
        if not failed:
            failed.append("once")
            raise OSError("the disk is full")
        made.append(1)
        path.write_bytes(b"whole")

    def ask() -> None:
        try:
            assert kept.kept(A, make).read_bytes() == b"whole"
        except OSError as error:
            failed.append(str(error))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert made == [1] and failed == ["once", "the disk is full"]
    assert entries(tmp_path / "kept-python") == [A]


def test_beyond_its_size_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path))
    monkeypatch.setattr(kept, "MOST", 250)

    def write(path: Path) -> None:
        path.write_bytes(bytes(100))

    places = []
    for age, name in enumerate((A, B, C)):
        places.append(kept.kept(name, write))
        os.utime(places[-1], (age, age))
    assert [path.exists() for path in places] == [False, True, True]
    kept.kept(B, write)  # used: now the youngest
    kept.kept(D, write)
    assert entries(tmp_path / "kept-python") == [B, D]
