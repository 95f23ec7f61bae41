"""`python -m enzyme_hub.languages.fortran.flang`: make runtime.ll from runtime.c with clang."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
FLAGS = ("-O1", "-Xclang", "-disable-llvm-passes", "-fno-strict-aliasing", "-S", "-emit-llvm", "-o", "-")
# What is said about one machine, one compiler, or stands in the way of inlining into code for another processor.
_DROPPED = re.compile(
    r'^(?:target |source_filename|; ModuleID|!llvm|!\d+ = !\{!"clang|!\d+ = !\{i32 ).*\n', re.MULTILINE
)
_ATTRIBUTES = re.compile(r' ?"(?:target-|tune-|frame-pointer|min-legal|no-trapping|stack-protector)[^"]*"(?:="[^"]*")?')


def generate() -> str:
    """The text of runtime.ll; needs clang."""
    clang = toolchains.clang()
    if clang is None:
        raise SystemExit("clang is not installed")
    target = "--target=x86_64-unknown-linux-gnu"  # flang's descriptors are the same on all 64 bit machines
    command = [*clang.command, target, *FLAGS, str(HERE / "runtime.c")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    module = llvm.parse_text(printed, "runtime.c")
    llvm.tidy(module)
    text = _ATTRIBUTES.sub("", _DROPPED.sub("", llvm.text(module)))
    for number in re.findall(r"^attributes #(\d+) = \{ *\}$", text, re.MULTILINE):  # LLVM does not read an empty group
        text = re.sub(rf"^attributes #{number} = .*\n| #{number}(?=$| )", "", text, flags=re.MULTILINE)
    return f"; Made from runtime.c by `python -m enzyme_hub.languages.fortran.flang`.\n{text}"


if __name__ == "__main__":
    (HERE / "runtime.ll").write_text(generate(), encoding="utf-8")
    sys.exit(0)
