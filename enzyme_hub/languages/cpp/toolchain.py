"""The C++ compiler."""

from __future__ import annotations

from functools import cache

from enzyme_hub.languages.tools import Tool, llvm_tool


@cache
def clangxx() -> Tool | None:
    return llvm_tool("clang++", "clang version", "ENZYME_HUB_CLANGXX", "CXX")
