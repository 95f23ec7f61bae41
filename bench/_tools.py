"""What the benchmarks share: compilers, the linker under a clock, tables."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
os.environ["ENZYME_HUB_CACHE"] = "off"  # what is measured is made


@dataclass
class Asked:
    """What the command line says; but for the names it is for the suite."""

    names: list[str] = field(default_factory=list)
    json: Path | None = None  # files to write
    page: Path | None = None
    prepare: Path | None = None
    prepared: Path | None = None  # kernels for a GPU
    given: Path | None = None  # numbers of a run before, instead of a run
    peers: bool = False
    with_: list[str] = field(default_factory=list)  # peers that are only installed if named
    march: str = ""
    only: str = "*"  # objectives


asked = Asked()

ONE_THREAD = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
}


class Missing(Exception):
    """A tool that this machine lacks."""


def tool(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise Missing(f"{names[0]} is not installed")


def clang() -> str:
    return tool("clang-22", "clang")


def own_linker(folder: Path) -> Path:
    """The installed `enzyme-hub-ld`, else a launcher for this checkout."""
    installed = Path(sys.executable).with_name("enzyme-hub-ld")
    if installed.exists():
        return installed
    launcher = folder / "own" / "enzyme-hub-ld"
    launcher.parent.mkdir(exist_ok=True)
    launcher.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m linker_plugin "$@"\n')
    launcher.chmod(0o755)
    return launcher


def clocked(linker: Path | str, folder: Path) -> tuple[Path, Path]:
    """A linker that writes the nanoseconds it took into the second path: compilers stand between us and the link."""
    name = Path(linker).name
    place = folder / f"clocked-{name}"
    place.mkdir(exist_ok=True)
    wrapper, seconds = place / name, place / "nanoseconds"
    wrapper.write_text(
        f'#!/bin/sh\nbegan=$(date +%s%N)\n"{linker}" "$@"\nstatus=$?\n'
        f'echo $(($(date +%s%N) - began)) >"{seconds}"\nexit $status\n'
    )
    wrapper.chmod(0o755)
    return wrapper, seconds


def execute(arguments: Sequence[str | Path], **environment: str) -> str:
    words = [str(argument) for argument in arguments]
    done = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\nexits with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    from rich.table import Table  # not where a GPU's kernels came prepared

    from enzyme_hub.base.terminal import console

    made = Table(title=title, title_justify="left")
    for index, column in enumerate(columns):
        made.add_column(column, justify="left" if index == 0 else "right")
    for row in rows:
        made.add_row(*row)
    console().print(made)


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"
