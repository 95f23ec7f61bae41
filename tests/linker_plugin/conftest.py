"""Tools for tests that compile and link: each skips with the name of what is missing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from link_tools import Run, Sources, tool


@pytest.fixture
def clang() -> str:
    return tool("clang-22", "clang")


@pytest.fixture
def rustc() -> str:
    return tool("rustc")


@pytest.fixture(params=["lld", "mold", "ld"])
def real_linker(request: pytest.FixtureRequest) -> str:
    """Each linker that may stand behind ours."""
    names = {"lld": ("ld.lld", "ld.lld-22"), "mold": ("mold",), "ld": ("ld.bfd", "ld")}
    return tool(*names[request.param])


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a command in the test's folder with `ENZYME_HUB_OPTS=options`; the test fails on another status."""

    def run(
        *words: str | Path, status: int | None = 0, options: str = "", stdin: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=tmp_path,
            env={**os.environ, "ENZYME_HUB_OPTS": options, **environment},
            input=stdin,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=120,
            check=False,
        )
        if status is not None and done.returncode != status:
            said = f"{' '.join(map(str, words))} ended with {done.returncode}\n{done.stdout}{done.stderr}"
            pytest.fail(said.encode(errors="backslashreplace").decode())  # workers cannot tell names that are no text
        return done

    return run


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    """Write files: `sources(main_c="...")` makes `main.c`."""

    def write(**texts: str) -> list[Path]:
        paths = []
        for name, text in texts.items():
            stem, _, ending = name.rpartition("_")
            path = tmp_path / f"{stem}.{ending}"
            path.write_text(text)
            paths.append(path)
        return paths

    return write
