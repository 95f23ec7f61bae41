"""The cache of compiled libraries: who is killed leaves nothing half-written, and there is a limit."""

from __future__ import annotations

import errno
import fcntl
import importlib.machinery
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.base import ourselves
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
    program = (
        "import time; from enzyme_hub.python import kept, building;"
        "building._link = lambda code, path, *_: path.write_bytes(b'half') and time.sleep(60);"
        f"import enzyme_hub as eh; eh.compile({str(ENERGY)!r})"
    )
    environment = dict(os.environ, ENZYME_HUB_CACHE=str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", program], env=environment) as running:
        while not list(place.glob("*.so.lock")):
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


def test_a_copy_of_the_cache_has_its_own_derivatives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A derivative loads the library with the variables that the program has set, and not the one that it was made with."""
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    (tmp_path / "scaled.c").write_text(
        "double k = 2.0; void set(double v) { k = v; } double f(double x) { return k * x * x; }"
    )
    program = (
        f"import enzyme_hub as eh; lib = eh.compile({str(tmp_path / 'scaled.c')!r}); lib.set(5.0);"
        "print(eh.gradient(lib.f)(3.0))"
    )
    for place in ("first", "copy", "moved"):
        environment = dict(os.environ, ENZYME_HUB_CACHE=str(tmp_path / place))
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
        assert done.stdout == "30.0\n", done.stderr
        if place == "first":
            shutil.copytree(tmp_path / "first", tmp_path / "copy")
        else:
            shutil.move(tmp_path / "copy", tmp_path / "moved") if place == "copy" else None


def test_an_emptied_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path / "kept"))
    (tmp_path / "f.c").write_text(f"double f(double x) {{ return x * {os.getpid()}.0; }}")
    lib = eh.compile(tmp_path / "f.c")
    shutil.rmtree(tmp_path / "kept")
    assert lib.f(2.0) == 2.0 * os.getpid()


@pytest.mark.parametrize("call", ["open", "replace", "utime", "flock"])
def test_a_folder_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """What cannot be kept there is made for this process; what is there is still used."""
    monkeypatch.setenv("ENZYME_HUB_CACHE", str(tmp_path))
    before = kept.kept(A, lambda path: path.write_bytes(b"before") and None)
    assert before.parent == tmp_path / "kept-python"
    found = getattr(fcntl if call == "flock" else os, call)

    def refuse(*words: Any, **named: Any) -> Any:
        # The folder's own calls name it by what was opened.
        folder = named.get("dir_fd", named.get("src_dir_fd"))
        is_of_cache = folder is not None and os.readlink(f"/proc/self/fd/{folder}") == str(before.parent)
        if call == "flock" or (is_of_cache and (call != "open" or words[1] & os.O_CREAT)):
            raise OSError(errno.ENOSYS if call == "flock" else errno.EROFS, "refused")
        return found(*words, **named)

    monkeypatch.setattr(fcntl if call == "flock" else os, call, refuse)
    assert kept.kept(A, lambda path: path.write_bytes(b"again") and None) == before
    assert before.read_bytes() == b"before"
    made = kept.kept(B, lambda path: path.write_bytes(b"made") and None)
    assert made.read_bytes() == b"made"
    assert (made.parent == before.parent) == (call in ("utime", "flock"))


def test_a_killed_process_leaves_nothing_for_long(tmp_path: Path) -> None:
    """Also where nothing is kept, and what was made goes with the process."""
    if toolchains.clang() is None:
        pytest.skip("the compiler is not installed")
    environment = dict(os.environ, ENZYME_HUB_CACHE="off", TMPDIR=str(tmp_path))
    program = f"import os, enzyme_hub as eh; eh.compile({str(ENERGY)!r});"
    subprocess.run([sys.executable, "-c", f"{program} os._exit(0)"], env=environment, check=True)
    (left,) = tmp_path.iterdir()
    os.utime(left, (1e9, 1e9))
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    assert not list(tmp_path.iterdir())


def test_what_makes_is_told_by_its_contents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by files that are not Python's, and where packagers give all files one date."""
    package = tmp_path / "enzyme_hub"
    (package / "parts").mkdir(parents=True)
    files = (package / "__init__.py", package / "parts" / "noted.c")
    digests = set()
    for text in ("1 < 2", "1 > 2"):
        for file in files:
            file.write_text(text)
            os.utime(file, (1.0, 1.0))
            spec = importlib.machinery.ModuleSpec("enzyme_hub", None, is_package=True)
            spec.submodule_search_locations = [str(package)]
            monkeypatch.setattr(ourselves, "find_spec", lambda name, spec=spec: spec if name == "enzyme_hub" else None)
            digests.add(kept.digest(ourselves.of_program()))
    assert len(digests) == 4  # each file made, and each changed
