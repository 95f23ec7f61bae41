"""Makes the committed .ll files from the C files beside them, with clang: bodies that a module may be given."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains

FLAGS = ("-O1", "-Xclang", "-disable-llvm-passes", "-fno-strict-aliasing", "-S", "-emit-llvm", "-o", "-")
# What is said about one machine and one compiler, and attributes that say no more than the code.
_DROPPED = re.compile(r"^(?:target |source_filename|; |attributes #|!).*\n", re.MULTILINE)
_WORDS = re.compile(r" (?:#\d+|local_unnamed_addr|dso_local|!llvm\.loop !\d+|noundef|nonnull|nocapture)(?=[ ,)\n]|$)")


def generate(source: Path, *flags: str) -> str:
    """The text for one file; needs clang."""
    clang = toolchains.clang()
    if clang is None:
        raise SystemExit("clang is not installed")
    command = [*clang.command, "--target=x86_64-unknown-linux-gnu", *FLAGS, *flags, str(source)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    module = llvm.parse_text(printed, source.name)
    llvm.tidy(module)
    text = re.sub(r", !llvm\.loop !\d+", "", _DROPPED.sub("", llvm.text(module)))
    text = re.sub(r"\n\n+", "\n\n", _WORDS.sub("", text)).strip()
    return f"; Made from {source.name} by `python -m enzyme_hub.languages.{source.parent.name}`.\n{text}\n"


def write_all(folder: Path, *flags: str) -> None:
    """Make the text of each C file in a folder anew."""
    for path in sorted(folder.glob("*.c")):
        path.with_suffix(".ll").write_text(generate(path, *flags), encoding="utf-8")
