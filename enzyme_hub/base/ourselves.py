"""This program, as far as it decides what derivatives are: part of the names of all that is kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

_PACKAGES = ("enzyme_hub", "linker_plugin")


def of_program() -> Iterator[bytes]:
    """Our own files, LLVM's library, and Python."""
    yield sys.version.encode()
    for package in _PACKAGES:
        spec = find_spec(package)
        for folder in spec.submodule_search_locations or () if spec else ():
            for path in sorted(_files(folder)):
                yield path.removeprefix(folder).encode("utf-8", "surrogateescape")
                yield Path(path).read_bytes()
    spec = find_spec("llvmlite")
    for folder in spec.submodule_search_locations or () if spec else ():
        for entry in sorted(os.scandir(os.path.join(folder, "binding")), key=lambda one: one.name):
            if entry.name.startswith(("lib", "llvmlite")):  # too large to read each time
                facts = entry.stat()
                yield f"{entry.path} {facts.st_size} {facts.st_mtime_ns} {facts.st_ino}".encode(
                    "utf-8", "surrogateescape"
                )


def _files(folder: str) -> Iterator[str]:
    for entry in os.scandir(folder):
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _files(entry.path)
        else:
            yield entry.path
