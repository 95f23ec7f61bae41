"""`enzyme-hub config`: where the files are that builds need, in the form in which a build takes them.

In a checkout they lie in `lang/`, in an installed package in `enzyme_hub/_data/lang/`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from enzyme_hub.base.installing import pip, sources
from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains


def add_arguments(parser: argparse.ArgumentParser) -> None:
    asked = parser.add_mutually_exclusive_group(required=True)
    for word, (_, what) in ANSWERS.items():
        asked.add_argument(f"--{word}", action="store_const", const=word, dest="asked", help=what)


def run(parsed: argparse.Namespace) -> int:
    answer, _ = ANSWERS[parsed.asked]
    print(answer())
    return 0


def includes() -> str:
    return f"-I{sources() / 'lang' / 'c'}"


def cmake() -> str:
    return str(sources() / "lang" / "cmake")


def fortran() -> str:
    return str(sources() / "lang" / "fortran")


def crate() -> str:
    return str(sources() / "lang" / "rust")


def swift() -> str:
    return str(sources() / "lang" / "swift")


def julia() -> str:
    return str(sources() / "lang" / "julia" / "EnzymeHub.jl")


def linker() -> str:
    path = toolchains.hub_linker()
    if path is None:
        raise LinkError("EH0406", "enzyme-hub-ld is not installed", remedy=pip())
    return path


def device_linker() -> str:
    from linker_plugin import device

    return device.folder()


ANSWERS: dict[str, tuple[Callable[[], str], str]] = {
    "includes": (includes, "the compiler's flag for enzyme_hub.h and enzyme_hub.hpp"),
    "julia": (julia, "the folder of the Julia package, for Pkg.develop(path=...) or JULIA_LOAD_PATH"),
    "swift": (swift, "the folder of the Swift package"),
    "cmake": (cmake, "the folder for CMAKE_PREFIX_PATH, in which find_package(EnzymeHub) looks"),
    "crate": (crate, "the folder of the Rust crate that belongs to this linker, for cargo add --path"),
    "fortran": (fortran, "the folder of enzyme_hub.f90, the module with the requests, and a package for fpm"),
    "device-linker": (
        device_linker,
        "the folder for -Wl,--device-compiler=nvptx64-nvidia-cuda=-B of clang, with the linker for GPUs",
    ),
    "linker": (linker, "the path of enzyme-hub-ld, for --ld-path= of clang, -fuse-ld= of flang and -Clinker= of rustc"),
}
