"""Where a source finds the headers of its project: as its build says, or else where headers usually lie.

CMake, Meson and `bear` write `compile_commands.json`, in the project's folder or in that of a build. Of what it says of a source
only those words are taken that say what the source means: folders, macros, the standard, OpenMP. Without it the folders
above the source count, and `include` in each of them, up to the first folder of the project; behind all others, so that no header
of the system is taken for one of these.
"""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from enzyme_hub.custom.project import is_trusted

COMMANDS = "compile_commands.json"
_BUILDS = ("", "build", "builddir", "_build", "out", "cmake-build-debug", "cmake-build-release")
_FIRST = ".git"
_BUILT_BY = ("CMakeLists.txt", "Makefile", "GNUmakefile", "meson.build", "configure", "Cargo.toml", COMMANDS)
_HEADERS = ("", "include", "inc")
_LARGEST = 1 << 28  # bytes of a file that is read
_WITH_FOLDER = ("-isystem", "-iquote", "-idirafter", "-I", "-include", "-imacros")
_KEPT = re.compile(r"-D.|-U.|-std=|-fopenmp|-pthread$|-f(?:no-)?exceptions$|-m\w")


def words(source: Path) -> list[str]:
    """What to tell clang beside the source."""
    source = Path(os.path.abspath(source))
    folders = list(_folders(source))
    for folder in folders:
        for build in _BUILDS:
            told = _told(folder / build / COMMANDS, source)
            if told is not None:
                return told
    found = (folder / name for folder in folders for name in _HEADERS)
    return [word for folder in found if folder.is_dir() for word in ("-idirafter", str(folder))]


def _folders(source: Path) -> Iterator[Path]:
    """The folder of a source, and those above it up to the first one of its project."""
    above = list(source.parents)
    first = next((k for k, folder in enumerate(above) if (folder / _FIRST).exists()), None)
    if first is None:
        first = max((k for k, folder in enumerate(above) if _is_built(folder)), default=0)
    for folder in above[: first + 1]:
        if folder is not source.parent and not is_trusted(folder):
            return
        yield folder


def _is_built(folder: Path) -> bool:
    return any((folder / name).is_file() for name in _BUILT_BY)


def _told(path: Path, source: Path) -> list[str] | None:
    """What a compile_commands.json says of a source; None if it says nothing, or cannot be read."""
    try:
        if not path.is_file() or not is_trusted(path) or path.stat().st_size > _LARGEST:
            return None
        entries: Any = json.loads(path.read_text(errors="replace"))
    except (OSError, ValueError):
        return None
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("file"), str):
            folder = Path(str(entry.get("directory", path.parent)))
            if os.path.realpath(folder / entry["file"]) == os.path.realpath(source):
                return list(_taken(_words(entry), folder))
    return None


def _words(entry: dict[str, Any]) -> list[str]:
    told = entry.get("arguments")
    if isinstance(told, list):
        return [str(word) for word in told]
    try:
        return shlex.split(str(entry.get("command", "")))
    except ValueError:
        return []


def _taken(told: Iterable[str], folder: Path) -> Iterator[str]:
    """The words that say what a source means, with paths from the folder in which the build runs."""
    rest = iter(told)
    for word in rest:
        option = next((one for one in _WITH_FOLDER if word == one or (one == "-I" and word.startswith(one))), None)
        if option is not None:
            yield from (option, str(folder / (word.removeprefix(option) or next(rest, "."))))
        elif word in ("-D", "-U"):
            yield word + next(rest, "")
        elif _KEPT.match(word):
            yield word
