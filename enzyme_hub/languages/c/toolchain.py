"""C compilers, and the driver that knows this system's start files and libraries."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from functools import cache

from enzyme_hub.languages.tools import Tool, llvm_tool, major, output, version_in


@cache
def clang() -> Tool | None:
    """The C compiler; ENZYME_HUB_CLANG names one, and so does CC if it is a clang."""
    return llvm_tool("clang", "clang version", "ENZYME_HUB_CLANG", "CC")


@cache
def zig() -> Tool | None:
    """PyPI's ziglang, which carries clang and a linker: the C compiler where no other is installed."""
    if importlib.util.find_spec("ziglang") is None:
        return None
    command = (sys.executable, "-m", "ziglang")
    version = output([*command, "version"]).strip()
    compiler = version_in(output([*command, "cc", "--version"]))
    return Tool("zig cc", (*command, "cc"), version, major(compiler)) if compiler else None


@cache
def cc() -> Tool | None:
    """The compiler driver that knows the start files and libraries of this system."""
    for name in ("cc", "gcc"):
        if (path := shutil.which(name)) and (text := output([path, "--version"])):
            return Tool("cc", (path,), version_in(text.partition(")")[2]) or version_in(text))
    found = clang()
    return Tool("cc", found.command, found.version) if found else None
