"""Which compilers and linkers this machine has, their versions, and the LLVM whose bitcode they write.

Debian installs compilers with the LLVM version in their names (`clang-22`); other systems do not. The newest compiler
that is not newer than the LLVM that reads its bitcode is the one to use: bitcode can be read by the same or a newer
LLVM only. Each question is put to the tool itself, not to a package manager.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from enzyme_hub.records import record

NEWEST_LLVM = 22  # the LLVM in llvmlite 0.50: newer bitcode cannot be read
OLDEST_LLVM = 15  # opaque pointers from here on; older ones are looked for under their plain name only

# Swift does not say which LLVM it carries.
_SWIFT_LLVM = {5: 15, 6: 17}


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


def _output(command: Sequence[str]) -> str:
    """What the command prints, or nothing where it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout + done.stderr if done.returncode == 0 else ""


def _version(text: str) -> str:
    found = re.search(r"\d+(\.\d+)+", text)
    return found.group() if found else ""


def _major(version: str) -> int | None:
    return int(version.split(".")[0]) if version else None


def _candidates(name: str, *variables: str) -> Iterator[str]:
    """Paths to try for an LLVM tool: what the environment names, then NAME-22, NAME-21, ..., then NAME."""
    for variable in variables:
        if (named := os.environ.get(variable)) and (path := shutil.which(named)):
            yield path
    for number in range(NEWEST_LLVM, OLDEST_LLVM - 1, -1):
        if path := shutil.which(f"{name}-{number}"):
            yield path
    if path := shutil.which(name):
        yield path


def _llvm_tool(name: str, word: str, *variables: str) -> Tool | None:
    """The first usable candidate that calls itself `word`; one that is too new only if nothing else is there."""
    too_new = None
    for path in _candidates(name, *variables):
        text = _output([path, "--version"])
        if word not in text or not (version := _version(text)):
            continue
        tool = Tool(name, (path,), version, _major(version))
        if tool.usable:
            return tool
        too_new = too_new or tool
    return too_new


@cache
def clang() -> Tool | None:
    """The C compiler; ENZYME_HUB_CLANG names one, and so does CC if it is a clang."""
    return _llvm_tool("clang", "clang version", "ENZYME_HUB_CLANG", "CC")


@cache
def clangxx() -> Tool | None:
    return _llvm_tool("clang++", "clang version", "ENZYME_HUB_CLANGXX", "CXX")


@cache
def flang() -> Tool | None:
    """The Fortran compiler; ENZYME_HUB_FLANG names one, and so does FC if it is a flang."""
    found = _llvm_tool("flang", "flang", "ENZYME_HUB_FLANG", "FC")
    return found if found and found.usable else _llvm_tool("flang-new", "flang") or found


@cache
def zig() -> Tool | None:
    """PyPI's ziglang, which carries clang and a linker: the C compiler where no other is installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    command = (sys.executable, "-m", "ziglang")
    version = _output([*command, "version"]).strip()
    compiler = _version(_output([*command, "cc", "--version"]))
    return Tool("zig cc", (*command, "cc"), version, _major(compiler)) if compiler else None


@cache
def rustc() -> Tool | None:
    path = _find("rustc", "RUSTC")
    text = _output([path, "-vV"]) if path else ""
    if not path or not text:
        return None
    llvm = re.search(r"LLVM version: (\d+)", text)
    return Tool("rustc", (path,), _version(text), int(llvm.group(1)) if llvm else None)


@cache
def cargo() -> Tool | None:
    path = _find("cargo", "CARGO")
    text = _output([path, "--version"]) if path else ""
    return Tool("cargo", (path,), _version(text)) if path and text else None


@cache
def swiftc() -> Tool | None:
    path = _find("swiftc")
    version = _version(_output([path, "--version"])) if path else ""
    return Tool("swiftc", (path,), version, _SWIFT_LLVM.get(_major(version) or 0)) if path and version else None


@cache
def julia() -> Tool | None:
    """Julia; ENZYME_HUB_JULIA names one."""
    path = _find("julia", "ENZYME_HUB_JULIA") or _brought("julia")
    words = _output([path, "--startup-file=no", "-e", 'print(VERSION, " ", Base.libllvm_version)']) if path else ""
    if not path or " " not in words:
        return None
    version, llvm = words.split()[:2]
    return Tool("julia", (path,), version, _major(_version(llvm)))


def _find(name: str, variable: str = "") -> str | None:
    """A tool by the variable that names it, on the PATH, or where rustup puts it."""
    if variable and (named := os.environ.get(variable)) and (path := shutil.which(named)):
        return path
    home = Path.home() / ".cargo" / "bin" / name
    return shutil.which(name) or (str(home) if os.access(home, os.X_OK) else None)


def _brought(name: str) -> str | None:
    """A toolchain that `./dev toolchains` put into the user's caches."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    path = caches / "enzyme-hub" / "toolchains" / name / "bin" / name
    return str(path) if os.access(path, os.X_OK) else None


@cache
def linkers() -> tuple[Tool, ...]:
    """The linkers that can stand behind ours, in the order in which they are preferred."""
    found = []
    if path := next(_candidates("ld.lld"), None):
        version = _version(_output([path, "--version"]))
        found.append(Tool("ld.lld", (path,), version, _major(version)))
    if bundled := _rust_lld():
        version = _version(_output([bundled, "-flavor", "gnu", "--version"]))
        found.append(Tool("rust-lld", (bundled,), version, _major(version)))
    for name in ("mold", "ld"):
        if path := shutil.which(name):
            text = _output([path, "--version"]).partition("\n")[0]
            found.append(Tool(name, (path,), _version(text.partition(")")[2]) or _version(text)))
    return tuple(found)


def _rust_lld() -> str | None:
    """The linker in rustc's own folder, which rustc puts on the PATH of the linker it calls."""
    compiler = rustc()
    root = _output([*compiler.command, "--print", "sysroot"]).strip() if compiler else ""
    return next((str(path) for path in Path(root).glob("lib/rustlib/*/bin/rust-lld")), None) if root else None


@cache
def cc() -> Tool | None:
    """The compiler driver that knows the start files and libraries of this system."""
    for name in ("cc", "gcc"):
        if (path := shutil.which(name)) and (text := _output([path, "--version"])):
            return Tool("cc", (path,), _version(text.partition(")")[2]) or _version(text))
    found = clang()
    return Tool("cc", found.command, found.version) if found else None


def hub_linker() -> str | None:
    """`enzyme-hub-ld`: beside this Python, else on the PATH."""
    beside = Path(sys.executable).with_name("enzyme-hub-ld")
    return str(beside) if os.access(beside, os.X_OK) else shutil.which("enzyme-hub-ld")
