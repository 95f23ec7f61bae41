"""Links found again: what is used, what is not, and that nothing that matters is missing from the key."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from link_tools import REQUEST, Run, Sources

from enzyme_hub.base.private_folder import PrivateFolder
from linker_plugin.cache import Cache, Entry

# f(x) = c x^2 + 3 a[7], with enough numbers in `a` for the link to be worth keeping; f'(2) = 4 c
PROGRAM = (
    REQUEST
    + """
#include <stdio.h>
extern const double a[4096];
double scale(double x);
double f(double x) { double s = 3 * a[7]; return FACTOR * x * x + s; }
int main() { printf("%.3f\\n", __enzyme_autodiff((void *)f, 2.0)); return a[4095] != 4095; }
"""
)
NUMBERS = f"const double a[4096] = {{{', '.join(map(str, range(4096)))}}};\n"
MADE = "enzyme-hub: differentiate"  # what --time says of a link that is made

Linked = Callable[..., str]
NAME = "a" * 64


def entries(folder: Path) -> list[Path]:
    """The entries that a cache's folder holds."""
    return sorted(path for path in (folder / "kept-links").iterdir() if len(path.name) == 64)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept"


@pytest.fixture
def linked(clang: str, linker: Path, run: Run, sources: Sources, folder: Path) -> Linked:
    """Compile and link the program; what the linker said."""
    sources(main_c=PROGRAM, numbers_c=NUMBERS)

    def link(*words: str, factor: str = "1.0", options: str = "", **environment: str) -> str:
        run(clang, "-O2", "-flto", f"-DFACTOR={factor}", "-c", "main.c", "numbers.c")
        where = {"ENZYME_HUB_CACHE": str(folder), **environment}
        line = [clang, "-flto", f"--ld-path={linker}", "main.o", "numbers.o", *words, "-o", "t"]
        said = run(*line, options=f"--time {options}", **where).stderr
        assert run("./t").stdout == f"{4 * float(factor):.3f}\n"
        return str(said)

    return link


def test_the_same_link_is_found(linked: Linked, folder: Path, tmp_path: Path) -> None:
    assert MADE in linked()
    first = (tmp_path / "t").read_bytes()
    assert len(entries(folder)) == 1
    assert MADE not in linked()
    assert (tmp_path / "t").read_bytes() == first


def test_what_changes_the_link_is_in_the_key(linked: Linked, tmp_path: Path, run: Run, clang: str) -> None:
    """Each line differs from all others in one thing, and is made when it comes for the first time."""
    rules = tmp_path / "rules.toml"
    (tmp_path / "native.c").write_text("extern const double a[4096]; const double *other(void) { return a; }\n")
    run(clang, "-O2", "-c", "native.c")
    project = tmp_path / "pyproject.toml"
    changes: list[Callable[[], Any]] = [
        lambda: linked(factor="1.0"),
        lambda: linked(factor="2.0"),
        lambda: linked("-O1"),
        lambda: linked("-Wl,--gc-sections"),
        lambda: linked("native.o"),
        lambda: linked("-shared-libgcc", "-no-pie"),
        lambda: linked(options="--no-postopt"),
        lambda: linked(options="--strong-zero"),
        lambda: rules.write_text(_rule("rule", "a*")) and linked(options=f"--rules {rules}"),
        lambda: rules.write_text(_rule("rule", "b*")) and linked(options=f"--rules {rules}"),
        lambda: project.write_text(_rule("tool.enzyme-hub.rule", "a*")) and linked(),
        lambda: project.write_text(_rule("tool.enzyme-hub.rule", "b*")) and linked(),
    ]
    for number, change in enumerate(changes):
        project.unlink(missing_ok=True)
        assert MADE in change(), number
        assert MADE not in change(), number


def _rule(table: str, names: str) -> str:
    return f'[[{table}]]\nfunction = "{names}"\ninactive = true\n'


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:10],
        lambda data: data[:-1],
        lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:],
    ],
    ids=["empty", "head", "cut off", "a bit"],
)
def test_damaged_entries_are_not_used(linked: Linked, folder: Path, damage: Callable[[bytes], bytes]) -> None:
    linked()
    (entry,) = entries(folder)
    whole = entry.read_bytes()
    entry.write_bytes(damage(whole))
    assert MADE in linked()
    assert entry.read_bytes() == whole


@pytest.mark.parametrize("options, cache", [("--no-cache", ""), ("", "off")])
def test_off(linked: Linked, folder: Path, options: str, cache: str) -> None:
    where = {"ENZYME_HUB_CACHE": cache} if cache else {}
    for _ in range(2):
        assert MADE in linked(options=options, **where)
    assert not folder.exists()


def test_the_users_own_folder(linked: Linked, tmp_path: Path) -> None:
    assert MADE in linked(ENZYME_HUB_CACHE="", XDG_CACHE_HOME=str(tmp_path / "home"))
    (entry,) = entries(tmp_path / "home" / "enzyme-hub")
    assert entry.stat().st_mode & 0o077 == 0
    assert MADE not in linked(ENZYME_HUB_CACHE="", XDG_CACHE_HOME=str(tmp_path / "home"))


def test_a_folder_that_cannot_be(linked: Linked, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert MADE in linked(options=f"--cache {tmp_path / 'file' / 'below'}")


def test_a_report_is_always_made(linked: Linked, tmp_path: Path) -> None:
    linked()
    assert MADE in linked(options=f"--report {tmp_path / 'report.txt'}")
    assert "f" in (tmp_path / "report.txt").read_text()


def test_links_at_once(linked: Linked, clang: str, linker: Path, tmp_path: Path, folder: Path) -> None:
    linked(options="--no-cache")
    line = [clang, "-flto", f"--ld-path={linker}", "main.o", "numbers.o", "-o"]
    variables = {**os.environ, "ENZYME_HUB_CACHE": str(folder)}
    running = [subprocess.Popen([*line, f"t{n}"], cwd=tmp_path, env=variables) for n in range(3)]
    assert [one.wait(60) for one in running] == [0, 0, 0]
    assert len({(tmp_path / f"t{n}").read_bytes() for n in range(3)}) == 1
    assert len(entries(folder)) == 1


class TestCache:
    ENTRY = Entry(b"\x7fELF\n" * 200, (0, 3), "enzyme-hub: warning: é\n")

    def test_an_entry_comes_back(self, tmp_path: Path) -> None:
        cache = Cache(PrivateFolder(tmp_path / "new"), 1 << 20)
        assert cache.get(NAME) is None
        cache.put(NAME, self.ENTRY)
        assert cache.get(NAME) == self.ENTRY

    def test_too_large_an_entry(self, tmp_path: Path) -> None:
        Cache(PrivateFolder(tmp_path), 100).put(NAME, self.ENTRY)
        assert not list(tmp_path.iterdir())
