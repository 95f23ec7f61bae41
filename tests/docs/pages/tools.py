"""What is in the PATH of a page: the system's programs, the tool's own, and the compilers where they are."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from enzyme_hub.julia.calling.starting import package
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.tools import Tool

ROOT = Path(__file__).parents[3]
OURS = ("enzyme-hub", "enzyme-hub-ld", "cargo-enzyme-hub")
FROM_PIP = ("meson", "fpm", "maturin")  # what a page says to install beside
COMPILERS: dict[str, Callable[[], Tool | None]] = {
    "clang-22": toolchains.clang,
    "clang++-22": toolchains.clangxx,
    "flang-22": toolchains.flang,
    "rustc": toolchains.rustc,
    "cargo": toolchains.cargo,
    "swiftc": toolchains.swiftc,
    "julia": toolchains.julia,
}
KNOWN = {
    *COMPILERS,
    *FROM_PIP,
    "cmake",
    "ninja",
    "make",
    "gcc",
    "swift",
    "mpicc.mpich",
    "mpicc.openmpi",
    "mpirun.mpich",
}
KNOWN |= {"mpirun.openmpi", "mold", "ld.lld", "ld.lld-22", "llvm-link-22", "ptxas", "nvcc"}


def programs(folder: Path) -> str:
    """A PATH: links to the tool's own programs and to compilers in `folder`, then the system's."""
    folder.mkdir()
    beside = Path(sys.executable).parent
    for name in (*OURS, *FROM_PIP):
        if (beside / name).exists():
            (folder / name).symlink_to(beside / name)
    for name in ("python", "python3"):
        (folder / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (folder / name).chmod(0o755)
    beside_swiftc = ""
    for name, ask in COMPILERS.items():
        tool = ask()
        where = shutil.which(tool.command[0]) if tool else None
        if where is None or shutil.which(name, path=system()):
            continue
        if name == "swiftc":  # swift's programs find each other, and their library, from where they lie
            beside_swiftc = f":{Path(where).parent}"
        else:
            (folder / name).write_text(f'#!/bin/sh\nexec "{where}" "$@"\n')
            (folder / name).chmod(0o755)
    return f"{folder}:{system()}{beside_swiftc}"


def system() -> str:
    return "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def environment(folder: Path, bin_folder: Path) -> dict[str, str]:
    """The environment of a page: nothing of ours but where the checkout under test is."""
    kept = ("HOME", "USER", "LANG", "CARGO_HOME", "RUSTUP_HOME", "PYTHONPATH", "TMPDIR", "CARGO_NET_OFFLINE")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        "PATH": programs(bin_folder),
        "ENZYME_HUB_CACHE": str(folder / ".cache"),
        "JULIA_DEPOT_PATH": str(folder / ".depot"),
        "JULIA_LOAD_PATH": f"@:@stdlib:{package()}",
        "CHECKS": str(ROOT / "tests" / "programs" / "c"),  # check.h, for the frames
        "CARGO_TERM_QUIET": "true",
        "CARGO_TERM_COLOR": "never",
    }


def missing(names: list[str], path: str) -> list[str]:
    """Those that are neither programs of that PATH nor packages of this Python."""
    return [name for name in names if not shutil.which(name, path=path) and not is_package(name)]


def is_package(name: str) -> bool:
    try:
        return re.fullmatch(r"[\w.]+", name) is not None and importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:  # of the package around it
        return False


def named_in(text: str) -> list[str]:
    """The programs that commands call by name, of those that may not be there."""
    return [word for word in dict.fromkeys(re.findall(r"[\w.+-]+", text)) if word in KNOWN]
