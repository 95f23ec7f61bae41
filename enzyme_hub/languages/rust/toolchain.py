"""rustc, and cargo."""

from __future__ import annotations

import re
from functools import cache

from enzyme_hub.languages.tools import Tool, find, output, version_in


@cache
def rustc() -> Tool | None:
    path = find("rustc", "RUSTC")
    text = output([path, "-vV"]) if path else ""
    if not path or not text:
        return None
    llvm = re.search(r"LLVM version: (\d+)", text)
    return Tool("rustc", (path,), version_in(text), int(llvm.group(1)) if llvm else None)


@cache
def cargo() -> Tool | None:
    path = find("cargo", "CARGO")
    text = output([path, "--version"]) if path else ""
    return Tool("cargo", (path,), version_in(text)) if path and text else None
