"""Text of LLVM IR that joins users' modules: `PACKAGE.FILE.ll` is made of FILE.c in the package enzyme_hub.PACKAGE.

`python -m enzyme_hub._bitcode` makes all of it anew, with the clang of the LLVM that llvmlite carries, so that it is the same on each
machine; `manifest` says how. What is here is not written by hand.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def text_of(package: str, name: str) -> str:
    """The text that was made of a C file of a package (`enzyme_hub.gpu`)."""
    return files(__name__).joinpath(f"{package.removeprefix('enzyme_hub.')}.{name}.ll").read_text(encoding="utf-8")
