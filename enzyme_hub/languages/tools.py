"""Which compilers and linkers this machine has, their versions, and the LLVM whose bitcode they write.

Debian installs compilers with the LLVM version in their names (`clang-22`); other systems do not. The newest compiler
that is not newer than the LLVM that reads its bitcode is the one to use: bitcode can be read by the same or a newer
LLVM only. Each question is put to the tool itself, not to a package manager.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from enzyme_hub.base.records import record

NEWEST_LLVM = 22  # the LLVM in llvmlite 0.50: newer bitcode cannot be read
OLDEST_LLVM = 15  # opaque pointers from here on; older ones are looked for under their plain name only


@record
class Tool:
    """A program that was found: how to call it, its version, and the LLVM it carries (None where it has none)."""

    name: str
    command: tuple[str, ...]
    version: str
    llvm: int | None = None

    @property
    def usable(self) -> bool:
        """Its bitcode can be read here."""
        return self.llvm is None or self.llvm <= NEWEST_LLVM

    def __str__(self) -> str:
        return " ".join(self.command)


def output(command: Sequence[str]) -> str:
    """What the command prints, or nothing where it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout + done.stderr if done.returncode == 0 else ""


def version_in(text: str) -> str:
    found = re.search(r"\d+(\.\d+)+", text)
    return found.group() if found else ""


def major(version: str) -> int | None:
    return int(version.split(".")[0]) if version else None


def candidates(name: str, *variables: str) -> Iterator[str]:
    """Paths to try for an LLVM tool: what the environment names, then NAME-22, NAME-21, ..., then NAME."""
    for variable in variables:
        if (named := os.environ.get(variable)) and (path := shutil.which(named)):
            yield path
    for number in range(NEWEST_LLVM, OLDEST_LLVM - 1, -1):
        if path := shutil.which(f"{name}-{number}"):
            yield path
    if path := shutil.which(name):
        yield path


def llvm_tool(name: str, word: str, *variables: str) -> Tool | None:
    """The first usable candidate that calls itself `word`; one that is too new only if nothing else is there."""
    too_new = None
    for path in candidates(name, *variables):
        text = output([path, "--version"])
        if word not in text or not (version := version_in(text)):
            continue
        tool = Tool(name, (path,), version, major(version))
        if tool.usable:
            return tool
        too_new = too_new or tool
    return too_new


def as_word(path: str | Path) -> str:
    """A file's name as a word that no compiler and no linker takes for an option or a response file."""
    word = str(path)
    return f"./{word}" if word.startswith(("-", "@")) else word


def find(name: str, variable: str = "", kept: str = "") -> str | None:
    """A tool by the variable that names it, on the PATH, where rustup puts it, or in the folder `kept` of `./dev toolchains`."""
    if variable and (named := os.environ.get(variable)) and (path := shutil.which(named)):
        return path
    if path := shutil.which(name):
        return path
    places = [Path.home() / ".cargo" / "bin" / name]
    if kept:
        places.append(kept_toolchains() / kept / "bin" / name)
    return next((str(place) for place in places if os.access(place, os.X_OK)), None)


def kept_toolchains() -> Path:
    """The folder into which `./dev toolchains` installs compilers."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("ENZYME_HUB_TOOLCHAINS") or cache / "enzyme-hub" / "toolchains")
