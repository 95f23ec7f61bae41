"""Julia."""

from __future__ import annotations

from functools import cache

from enzyme_hub.languages.tools import Tool, find, major, output, version_in


@cache
def julia() -> Tool | None:
    """Julia; ENZYME_HUB_JULIA names one."""
    path = find("julia", "ENZYME_HUB_JULIA", kept="julia")
    words = output([path, "--startup-file=no", "-e", 'print(VERSION, " ", Base.libllvm_version)']) if path else ""
    if not path or " " not in words:
        return None
    version, llvm = words.split()[:2]
    return Tool("julia", (path,), version, major(version_in(llvm)))
