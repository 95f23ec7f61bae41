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


def _run(folder: Path, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python program in a folder with energy.c."""
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    if not (folder / "energy.c").exists():
        (folder / "energy.c").write_bytes(ENERGY.read_bytes())
    plain = {name: value for name, value in os.environ.items() if name != "ENZYME_HUB_CACHE"}
    return subprocess.run(
        [sys.executable, "-c", f"import os, sys, enzyme_hub as eh\n{program}"],
        cwd=folder,
        env={**plain, "HOME": str(folder / "home"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


USE = "print(eh.gradient(eh.compile('energy.c').pair)(3.0, 4.0))"
RIGHT = "24.0"


def test_a_damaged_library_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    assert RIGHT in _run(tmp_path, USE).stdout
    libraries = list((tmp_path / "home").rglob("*.so"))
    assert len(libraries) == 2
    for size in (4000, 0):
        for one in libraries:
            os.truncate(one, size)
        assert RIGHT in _run(tmp_path, USE).stdout


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_library_of_another_user_is_not_loaded(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    assert RIGHT in _run(tmp_path, USE).stdout
    libraries = list((tmp_path / "home").rglob("*.so"))
    for one in libraries:
        one.write_bytes(b"not what was there")
    for place in (tmp_path / "home", *(tmp_path / "home").rglob("*")):
        os.chown(place, 65534, 65534)
    done = _run(tmp_path, USE)
    assert RIGHT in done.stdout, done.stderr
    assert all(one.read_bytes() == b"not what was there" for one in libraries)


@pytest.mark.parametrize(
    "program, environment",
    [
        (
            "lib = eh.compile('energy.c'); lib.pair\nif os.fork() == 0: sys.exit(0)\nos.wait(); print(eh.gradient(lib.pair)(3.0, 4.0))",
            {"ENZYME_HUB_CACHE": "off"},
        ),
        (
            "lib = eh.compile('energy.c'); os.mkdir('below'); os.chdir('below'); print(eh.gradient(lib.pair)(3.0, 4.0))",
            {"ENZYME_HUB_CACHE": "relative"},
        ),
        (
            "import shutil; lib = eh.compile('energy.c'); lib.pair; shutil.rmtree('cache'); print(eh.gradient(lib.pair)(3.0, 4.0))",
            {"ENZYME_HUB_CACHE": "cache"},
        ),
        (USE, {"HOME": "energy.c"}),
        (USE, {"ENZYME_HUB_CACHE": "energy.c/below"}),
    ],
    ids=["fork", "other folder", "emptied", "home is a file", "folder in a file"],
)
def test_where_the_folder_is(tmp_path: Path, program: str, environment: dict[str, str]) -> None:
    home = {"HOME": str(tmp_path / environment["HOME"])} if "HOME" in environment else {}
    done = _run(tmp_path, program, **{**environment, **home})
    assert RIGHT in done.stdout, done.stderr


@pytest.mark.parametrize("name", ["@x.c", "-y.c", " a b.c"])
def test_names_are_no_options(tmp_path: Path, name: str) -> None:
    """`@x.c` would be a response file, whose words the compiler takes for its own."""
    (tmp_path / "x.c").write_text("-DTAKEN=1 energy.c\n")
    (tmp_path / name).write_text(
        "#ifdef TAKEN\n#error\n#endif\ndouble pair(double x, double y) { return x * y * y / 2; }\n"
    )
    done = _run(tmp_path, f"print(eh.gradient(eh.compile({name!r}).pair)(3.0, 4.0))", ENZYME_HUB_CACHE="off")
    assert "8.0" in done.stdout, done.stderr
