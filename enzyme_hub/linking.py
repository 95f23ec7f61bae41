"""A whole program of sources, objects and archives, compiled and linked by what is installed: for commands that run it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

SOURCES = {".c": "c", ".cpp": "cpp", ".cc": "cpp", ".cxx": "cpp", ".rs": "rust", ".f90": "fortran", ".F90": "fortran"}
_ORDER = ("rust", "fortran", "cpp")  # who links where there are several; else C


def compiler(inputs: Sequence[Path]) -> list[str]:
    """The words that compile and link these by `enzyme-hub-ld`, up to the names of files. Raises LinkError EH0406."""
    linker = _linker()
    languages = {SOURCES.get(path.suffix, "") for path in inputs}
    language = next((one for one in _ORDER if one in languages), "c")
    if language == "rust":
        command = _need(toolchains.rustc(), "rustc")
        return [*command, "-O", "-g", "--edition=2021", "-Awarnings", "-Clinker-plugin-lto", f"-Clinker={linker}"]
    if language == "fortran":
        return [*_need(toolchains.flang(), "flang"), "-O2", "-g", "-flto", f"-fuse-ld={linker}"]
    tool = toolchains.clangxx() if language == "cpp" else toolchains.clang()
    return [*_need(tool, "clang"), "-O2", "-g", "-flto", f"--ld-path={linker}", "-lm"]


def is_saved(path: Path) -> bool:
    """True for a folder that `--save-link` made. Raises LinkError EH0104 for another one."""
    if not path.is_dir():
        return False
    if not (path / "replay.sh").is_file():
        raise LinkError("EH0104", f"{path} is no saved link", where=str(path), remedy="--save-link DIR makes one")
    return True


def call(command: Sequence[str], options: str, failure: str, is_quiet: bool = False) -> str:
    """Run a compiler or a saved link with further options of the linker's; what it said.

    Raises LinkError EH0403, called `failure`; what was said then goes to standard error, unless it `is_quiet`.
    """
    done = subprocess.run(
        command, env=environment(options), capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        if not is_quiet:
            sys.stderr.write(done.stdout + done.stderr)
        raise LinkError("EH0403", failure, where=shlex.join(command))
    return done.stdout + done.stderr


def environment(options: str) -> Mapping[str, str]:
    """That of a link with further options of the linker's."""
    words = f"{os.environ.get('ENZYME_HUB_OPTS', '')} {options}".strip()
    return dict(os.environ, ENZYME_HUB_OPTS=words, ENZYME_HUB_LD=_linker())


def _linker() -> str:
    linker = toolchains.hub_linker()
    if linker is None:
        raise _missing("enzyme-hub-ld")
    return linker


def _need(tool: Tool | None, name: str) -> list[str]:
    if tool is None:
        raise _missing(name)
    return list(tool.command)


def _missing(name: str) -> LinkError:
    return LinkError("EH0406", f"{name} is not installed", remedy="`enzyme-hub doctor` says how to get it")
