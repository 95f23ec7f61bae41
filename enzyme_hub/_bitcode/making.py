"""Makes text of LLVM IR of C files, with clang."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains

FLAGS = ("-O1", "-Xclang", "-disable-llvm-passes", "-fno-strict-aliasing", "-S", "-emit-llvm", "-o", "-")
TARGET = "--target=x86_64-unknown-linux-gnu"  # what is made is the same on all 64 bit machines
# What is said about one machine and one compiler, and attributes that say no more than the code.
_DROPPED = re.compile(r"^(?:target |source_filename|; |attributes #|!).*\n", re.MULTILINE)
_WORDS = re.compile(r" (?:#\d+|local_unnamed_addr|dso_local|!llvm\.loop !\d+|noundef|nonnull|nocapture)(?=[ ,)\n]|$)")
# The same, where attributes and type tags are to stay.
_DROPPED_BESIDE_TAGS = re.compile(
    r'^(?:target |source_filename|; ModuleID|!llvm|!\d+ = !\{!"clang|!\d+ = !\{i32 ).*\n', re.MULTILINE
)
_OF_PROCESSORS = re.compile(
    r' ?"(?:target-|tune-|frame-pointer|min-legal|no-trapping|stack-protector)[^"]*"(?:="[^"]*")?'
)


def made_of(source: Path, flags: tuple[str, ...], tidy: Callable[[str], str]) -> str:
    """The text for one file. SystemExit where there is no clang of our LLVM: another one writes other text."""
    clang = toolchains.clang()
    if clang is None or clang.llvm != llvm.version()[0]:
        raise SystemExit(f"clang {llvm.version()[0]} is not installed")
    command = [*clang.command, TARGET, *FLAGS, *flags, str(source)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    module = llvm.parse_text(printed, source.name)
    llvm.tidy(module)
    return tidy(llvm.text(module))


def plain(text: str) -> str:
    """Without all that stands in the way of inlining, and without metadata."""
    text = re.sub(r", !llvm\.loop !\d+", "", _DROPPED.sub("", text))
    text = re.sub(r"\n\n+", "\n\n", _WORDS.sub("", text))
    return f"{text.strip()}\n"


def with_tags(text: str) -> str:
    """With attributes and type tags, but for what is said of processors."""
    text = _OF_PROCESSORS.sub("", _DROPPED_BESIDE_TAGS.sub("", text))
    for number in re.findall(r"^attributes #(\d+) = \{ *\}$", text, re.MULTILINE):  # LLVM does not read an empty group
        text = re.sub(rf"^attributes #{number} = .*\n| #{number}(?=$| )", "", text, flags=re.MULTILINE)
    return text
