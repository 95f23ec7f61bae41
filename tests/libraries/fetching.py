"""Fetches the source of a library into a folder outside of the repository's files, and builds bitcode of it, once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.libraries.catalogue import Library

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache" / "libraries"
RELEASE, DEBUG = "release", "debug"
TOOLS = {"CC": "clang", "CXX": "clang++", "FC": "flang", "AR": "llvm-ar", "RANLIB": "llvm-ranlib", "LD": "ld.lld"}


class CannotFetch(Exception):
    """What could not be fetched or built, and why."""


def built(library: Library, level: str) -> Path:
    """The folder of the library, compiled at a level. Raises CannotFetch."""
    folder = CACHE / library.name / level
    done = folder / ".built"
    words = f"{library.source} {library.build}"
    if not done.exists() or done.read_text() != words:
        folder.mkdir(parents=True, exist_ok=True)
        source = folder / "source"
        subprocess.run(["rm", "-rf", str(source)], check=True)
        _fetch(library.source, source, level)
        _run(library.build, source, level)
        done.write_text(words)
    return folder / "source"


def words(level: str) -> list[str]:
    """The compiler's flags of a level: `O2+fno-inline` is `-O2 -fno-inline`."""
    return [f"-{word}" for word in level.split("+")]


def environment(level: str) -> dict[str, str]:
    """The compilers for a build, with the flags for bitcode."""
    flags = " ".join((*words(level), "-flto", "-w", "-fPIC"))
    found = {name: _tool(word) for name, word in TOOLS.items()}
    return {
        **os.environ,
        **found,
        "CFLAGS": flags,
        "CXXFLAGS": flags,
        "FFLAGS": flags.replace("-w ", ""),
        "LDFLAGS": "-fuse-ld=lld",
        "ENZYME_HUB_CACHE": "off",  # a trial is a link that is made
        "JOBS": os.environ.get("JOBS", "2"),
    }


def _tool(word: str) -> str:
    from enzyme_hub.languages import toolchains

    known = {"clang": toolchains.clang, "clang++": toolchains.clangxx, "flang": toolchains.flang}
    tool = known[word]() if word in known else None
    if tool is not None:
        return tool.command[0]
    clang = toolchains.clang()
    version = Path(clang.command[0]).name.removeprefix("clang") if clang is not None else ""
    return word + version


def rust_environment(level: str) -> dict[str, str]:
    """What cargo is told: all crates as bitcode, linked by ours. `release` (no debug info) and `debug` are cargo's own."""
    linker = Path(sys.executable).parent / "enzyme-hub-ld"
    told = {**os.environ, "RUSTFLAGS": f"-Clinker={linker} -Clinker-plugin-lto"}
    if level not in (RELEASE, DEBUG):
        optimised, *others = words(level)
        debug = "1" if "-g" in others else "0"
        told |= {"CARGO_PROFILE_RELEASE_OPT_LEVEL": optimised[2:], "CARGO_PROFILE_RELEASE_DEBUG": debug}
    return told


def rust_profile(level: str) -> list[str]:
    """The words for cargo's profile. A folder below `target` has the name of each level that is cargo's own."""
    return [] if level == DEBUG else ["--release"]


CARGO = """
[package]
name = "tried"
version = "0.1.0"
edition = "2021"
[dependencies]
{crates}
"""


def _fetch_crates(crates: dict[str, Any], folder: Path, level: str) -> None:
    """A package with these dependencies, which are compiled at once."""
    lines = "\n".join(f"{name} = {version}" for name, version in crates.items())
    (folder / "src" / "bin").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(CARGO.format(crates=lines))
    (folder / "src" / "lib.rs").write_text("")
    variables = rust_environment(level)
    _call(["cargo", "build", *rust_profile(level), "--lib"], folder, variables)


def _fetch(source: dict[str, Any], folder: Path, level: str) -> None:
    if "crates" in source:
        _fetch_crates(source["crates"], folder, level)
    elif "apt" in source:
        _fetch_apt(source["apt"], source["version"], source.get("suite", "bookworm"), folder)
    elif "deb" in source:
        _fetch_headers(source["deb"], source["version"], folder)
    elif "pypi" in source:
        _run(f"pip download -q --no-binary :all: --no-deps {source['pypi']} -d . && tar xf *.tar.gz", folder, "O2")
    else:
        folder.mkdir(parents=True)


def _fetch_apt(package: str, version: str, suite: str, folder: Path) -> None:
    """The source package of the distribution, without touching the machine's own lists."""
    lists = CACHE / "apt"
    (lists / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    sources = lists / "sources.list"
    options = ["-o", f"Dir::Etc::sourcelist={sources}", "-o", "Dir::Etc::sourceparts=-"]
    options += ["-o", f"Dir::State::lists={lists / 'lists'}", "-o", "APT::Sandbox::User=root"]
    if not sources.exists():
        sources.write_text(f"deb-src {_mirror(suite)} {suite} main\n")
        _call(["apt-get", *options, "update", "-qq"], lists)
    folder.parent.mkdir(parents=True, exist_ok=True)
    download = folder.parent / "download"
    subprocess.run(["rm", "-rf", str(download)], check=True)
    download.mkdir()
    _call(["apt-get", *options, "source", "--download-only", "--tar-only", "-qq", f"{package}={version}"], download)
    archive = next((path for path in sorted(download.iterdir()) if ".orig.tar" in path.name), None)
    if archive is None:
        raise CannotFetch(f"{package} {version} has no archive of sources")
    folder.mkdir()
    _call(["tar", "xf", str(archive), "--strip-components=1", "-C", str(folder)], folder)


def _fetch_headers(package: str, version: str, folder: Path) -> None:
    """A package of headers of the distribution, unpacked."""
    folder.mkdir(parents=True)
    _call(["apt-get", "download", "-qq", f"{package}={version}"], folder)
    _call(["dpkg-deb", "-x", *map(str, folder.glob("*.deb")), str(folder)], folder)


def _mirror(suite: str) -> str:
    """Where this machine gets the packages of that release of the distribution from."""
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    found = next((line.split()[0] for line in told.splitlines() if line.endswith(f" {suite}")), None)
    if found is None:
        raise CannotFetch(f"apt knows no source of packages for {suite}")
    return found


def _run(lines: str, folder: Path, level: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _call(["sh", "-euc", lines], folder, environment(level))


def _call(words: list[str], folder: Path, variables: dict[str, str] | None = None) -> None:
    done = subprocess.run(words, cwd=folder, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotFetch(f"{' '.join(words)[:200]}\n{(done.stdout + done.stderr)[-2000:]}")
