"""The Swift compiler."""

from __future__ import annotations

from functools import cache

from enzyme_hub.languages.tools import Tool, find, major, output, version_in

# Swift does not say which LLVM it carries.
_SWIFT_LLVM = {5: 15, 6: 17}


@cache
def swiftc() -> Tool | None:
    """The Swift compiler; ENZYME_HUB_SWIFTC names one."""
    path = find("swiftc", "ENZYME_HUB_SWIFTC", kept="swift")
    version = version_in(output([path, "--version"])) if path else ""
    return Tool("swiftc", (path,), version, _SWIFT_LLVM.get(major(version) or 0)) if path and version else None
