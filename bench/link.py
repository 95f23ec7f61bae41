"""What a link costs: of each example, and of a program without a request (`bench/growth.py`: of programs that grow).

The clock runs around the linker alone, not around the compiler in front of it; the shortest of several runs counts.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench._tools import ROOT, Missing, clang, clocked, execute, milliseconds, own_linker, table, tool

REPEATS = 3
DEMO_LIMIT, FAST_LIMIT = 1.0, 0.5  # seconds


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return demos(folder) + fast_path(folder)


# --- links of real programs


def demos(folder: Path) -> int:
    linker, clock = clocked(own_linker(folder), folder)
    rows, slow = [], 0
    for source in sorted(path for kind in ("c", "rust", "fortran") for path in (ROOT / "examples" / kind).glob("*.*")):
        try:
            seconds = shortest(source, linker, clock, folder)
        except Missing as missing:
            rows.append((str(source.relative_to(ROOT)), f"skipped: {missing}", ""))
            continue
        slow += seconds > DEMO_LIMIT
        rows.append((str(source.relative_to(ROOT)), milliseconds(seconds), verdict(seconds, DEMO_LIMIT)))
    table("Links of the examples", ["program", "ms", f"at most {DEMO_LIMIT:g} s"], rows)
    return slow


def fast_path(folder: Path) -> int:
    """A program without requests: with lld (which rustc reaches through cc), and with ours."""
    ours, own_clock = clocked(own_linker(folder), folder)
    plain = {".c": clocked(tool("ld.lld-22", "ld.lld"), folder), ".rs": clocked(tool("cc"), folder)}
    programs = {"hello.c": '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'}
    programs["hello.rs"] = 'fn main() { println!("hello"); }\n'
    rows, slow = [], 0
    for name, text in programs.items():
        source = folder / name
        source.write_text(text)
        try:
            without = shortest(source, *plain[source.suffix], folder)
            seconds = shortest(source, ours, own_clock, folder)
        except Missing as missing:
            rows.append((name, f"skipped: {missing}", "", "", ""))
            continue
        added = seconds - without
        slow += added > FAST_LIMIT
        figures = [milliseconds(value) for value in (without, seconds, added)]
        rows.append((name, *figures, verdict(added, FAST_LIMIT)))
    table("The fast path", ["program", "plain ms", "ours ms", "added ms", f"at most {FAST_LIMIT:g} s"], rows)
    return slow


def verdict(seconds: float, limit: float) -> str:
    return "yes" if seconds <= limit else "NO"


def shortest(source: Path, linker: Path, clock: Path, folder: Path) -> float:
    times = []
    for _ in range(REPEATS):
        execute(compile_command(source, linker, folder / "program"))
        times.append(int(clock.read_text()) / 1e9)
    return min(times)


def compile_command(source: Path, linker: Path, output: Path) -> list[str | Path]:
    if source.suffix == ".rs":
        return [tool("rustc"), "-O", f"-Clinker={linker}", "-Clinker-plugin-lto", source, "-o", output]
    if source.suffix == ".f90":
        flang = tool("flang-22", "flang-new-22", "flang")
        return [flang, "-O2", "-flto", f"-fuse-ld={linker}", "-J", output.parent, source, "-o", output]
    return [clang(), "-O2", "-flto", f"--ld-path={linker}", source, "-o", output, "-lm"]


if __name__ == "__main__":
    sys.exit(main())
