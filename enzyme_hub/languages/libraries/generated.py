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
    return f"; Made from {source.name} by `python -m {_package(source)}`.\n{text}\n"


def _package(source: Path) -> str:
    """The package that a file lies in."""
    folders = source.resolve().parent.parts
    return ".".join(folders[len(folders) - folders[::-1].index("enzyme_hub") - 1 :])


def texts(folder: Path, *flags: str) -> dict[str, str]:
    """The text for each C file in a folder, by the name of the file."""
    return {path.stem: generate(path, *flags) for path in sorted(folder.glob("*.c"))}


def write_all(folder: Path, made: dict[str, str]) -> None:
    """Write these texts into the folder."""
    for name, text in made.items():
        (folder / f"{name}.ll").write_text(text, encoding="utf-8")
