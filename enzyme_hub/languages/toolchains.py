"""Which compilers and linkers this machine has; each room looks for its own compilers."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from functools import cache
from pathlib import Path

from enzyme_hub.languages.c.toolchain import cc, clang, zig
from enzyme_hub.languages.cpp.toolchain import clangxx
from enzyme_hub.languages.fortran.toolchain import flang
from enzyme_hub.languages.julia.toolchain import julia
from enzyme_hub.languages.rust.toolchain import cargo, rustc
from enzyme_hub.languages.swift.toolchain import swiftc
from enzyme_hub.languages.tools import NEWEST_LLVM, OLDEST_LLVM, Tool, candidates, major, output, version_in

__all__ = [
    "NEWEST_LLVM",
    "OLDEST_LLVM",
    "Tool",
    "cargo",
    "cc",
    "clang",
    "clangxx",
    "flang",
    "hub_linker",
    "julia",
    "linkers",
    "rustc",
    "swiftc",
    "zig",
]


@cache
def linkers() -> tuple[Tool, ...]:
    """The linkers that can stand behind ours, in the order in which they are preferred."""
    found = []
    if path := next(candidates("ld.lld"), None):
        version = version_in(output([path, "--version"]))
        found.append(Tool("ld.lld", (path,), version, major(version)))
    if bundled := _rust_lld():
        version = version_in(output([bundled, "-flavor", "gnu", "--version"]))
        found.append(Tool("rust-lld", (bundled,), version, major(version)))
    for name in ("mold", "ld"):
        if path := shutil.which(name):
            text = output([path, "--version"]).partition("\n")[0]
            found.append(Tool(name, (path,), version_in(text.partition(")")[2]) or version_in(text)))
    return tuple(found)


def _rust_lld() -> str | None:
    """The linker in rustc's own folder, which rustc puts on the PATH of the linker it calls."""
    compiler = rustc()
    root = output([*compiler.command, "--print", "sysroot"]).strip() if compiler else ""
    return next((str(path) for path in Path(root).glob("lib/rustlib/*/bin/rust-lld")), None) if root else None


def hub_linker() -> str | None:
    """`enzyme-hub-ld`: beside this Python, else on the PATH."""
    beside = Path(sys.executable).with_name("enzyme-hub-ld")
    return str(beside) if os.access(beside, os.X_OK) else shutil.which("enzyme-hub-ld")


def way_in() -> str:
    """The command that brings our programs into the PATH; empty where they are in it, or nobody knows how.

    `./dev` puts them there for what it runs, and says in ENZYME_HUB_WAY_IN what the shell it was started from has to do.
    """
    if (told := os.environ.get("ENZYME_HUB_WAY_IN")) is not None:
        return told
    if shutil.which("enzyme-hub-ld") is not None:
        return ""
    folder = Path(sys.executable).parent
    if (folder / "activate").is_file():
        return f"source {shlex.quote(str(folder / 'activate'))}"
    return f'export PATH={shlex.quote(str(folder))}:"$PATH"' if (folder / "enzyme-hub-ld").is_file() else ""
