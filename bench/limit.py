"""How far gradients are from what the machine can do: each objective of the suite, its operations and bytes over this core's rates.

What is computed and touched is counted in the code that the linker makes, by a program of its own that counts
(bench/_counting.py); the rates are measured (bench/limits/peaks.c), and so is the time. `--only PATTERN` takes some
objectives, `--march` names the processor they are compiled for, `--page FILE` writes the tables as a page.
"""

from __future__ import annotations

import fnmatch
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from bench import _page, suite
from bench._counting import counted
from bench._limits import Counts, Measured, Peaks
from bench._process import Process
from bench._tools import asked, clang, execute, table
from bench.peers import Task
from bench.peers.compiled.peers import Ours
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

HERE = Path(__file__).parent / "limits"
WAYS = ("function", "ours", "by_hand")
Row = dict[str, Measured]


def main() -> int:
    flags = ("-O2", *([f"-march={asked.march}"] if asked.march else []))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        peaks = _peaks(folder)
        rows = {
            source.stem: _measured(Task(source, folder / "start", folder, flags))
            for source in sorted(suite.SOURCES.glob("*.c"))
            if fnmatch.fnmatch(source.stem, asked.only)
        }
    tables = [_rates(peaks), _shares(rows, peaks, flags), _work(rows)]
    for title, columns, lines in tables:
        table(title, columns, lines)
    if asked.page:
        asked.page.write_text(_written(tables))
    return 0


def _peaks(folder: Path) -> Peaks:
    program = folder / "peaks"
    execute([clang(), "-O2", "-march=native", "-mprefer-vector-width=512", HERE / "peaks.c", "-o", program, "-lm"])
    return Peaks.of(execute([program]))


def _measured(task: Task) -> Row:
    print(task.source.stem, end=" ", flush=True)
    counts = counts_of(task)
    with ExitStack() as stack:
        process = stack.enter_context(Ours().start(task).process())
        seconds = suite.rounds([suite.turn(process, way) for way in WAYS], {})
    return {way: Measured(statistics.median(seconds[way]), counts[way]) for way in WAYS}


def counts_of(task: Task) -> dict[str, Counts]:
    """By way, from a program that counts."""
    bitcode, ir, program = (task.folder / f"{task.source.stem}.{ending}" for ending in ("bc", "ll", "counting"))
    execute([clang(), *task.flags, "-flto", "-c", task.source, "-o", bitcode])
    execute([sys.executable, "-m", "enzyme_hub", "opt", "--keep-tapes", bitcode, "-o", ir])
    module = read_module(ir.read_text())
    names = counted(module)
    ir.write_text(write_module(module))
    execute([clang(), "-O0", "-Wno-everything", ir, HERE / "count.c", "-o", program, "-lm"])
    with Process([program]) as process:
        return {way: Counts.of(process.ask("count", way), names) for way in WAYS}


def _rates(peaks: Peaks) -> _page.Table:
    sizes = sorted(peaks.bytes_read)
    rows = [["10^9 additions or multiplications a second", f"{peaks.flops / 1e9:.1f}"]]
    rows.append(["10^9 divisions or square roots a second", f"{peaks.divisions / 1e9:.2f}"])
    rows += [[f"GB read a second, of {_size(size)}", f"{peaks.bytes_read[size] / 1e9:.0f}"] for size in sizes]
    return "What one core of this machine does", ["", "at most"], rows


def _size(size: int) -> str:
    return f"{size >> 10} KB" if size < 1 << 20 else f"{size >> 20} MB"


def _shares(rows: dict[str, Row], peaks: Peaks, flags: tuple[str, ...]) -> _page.Table:
    columns = ["objective"]
    for way in ("function", "gradient", "by hand"):
        columns += [f"{way} us", "of the limit", "limited by"]
    lines = []
    for name, row in rows.items():
        line = [name]
        for each in (row[way] for way in WAYS):
            line += [f"{each.seconds * 1e6:.1f}", f"{each.share(peaks):.2f}", each.nearest(peaks)]
        lines.append(line)
    return f"The limit over the time, at {' '.join(flags)} -flto", columns, lines


def _work(rows: dict[str, Row]) -> _page.Table:
    """What the gradients do, over what the function does: more work, or the same work done slower?"""
    columns = ["objective"]
    columns += [
        f"{what}, {who}" for what in ("flops", "bytes moved", "bytes touched") for who in ("gradient", "by hand")
    ]
    lines = []
    for name, row in rows.items():
        line = [name]
        for what in (_flops, _moved, _touched):
            unit = what(row["function"].counts)
            line += [_page.number(what(row[way].counts) / unit if unit else None) for way in ("ours", "by_hand")]
        lines.append(line)
    return "Work over the function's", columns, lines


def _flops(counts: Counts) -> int:
    return counts.flops + counts.divisions


def _moved(counts: Counts) -> int:
    return counts.loaded + counts.stored


def _touched(counts: Counts) -> int:
    return counts.touched


def _written(tables: list[_page.Table]) -> str:
    parts = ["# How far gradients are from what the machine can do", INTRODUCTION]
    for title, columns, lines in tables:
        parts += [f"## {title}", _page.markdown(columns, lines)]
    parts.append(f"Made by `./dev bench limit --page docs/limits.md` on {suite.processor()}.")
    return "\n\n".join(parts) + "\n"


INTRODUCTION = """The limit of a program is the time below which one core of this machine cannot do the same work: the greatest of
five times, each of which takes one kind of work and has all others for nothing. *arithmetic*: additions and multiplications, two at a
time in fused vectors. *divisions*: with square roots, in vectors. *functions*: `exp`, `tanh` and the like, one after the other, at
the rate of this machine's mathematical library. *accesses*: the bytes of all loads and stores at the rate of the first cache.
*memory*: the cache lines that are touched, each once, at the rate of an array of that size that is read again and again. The
operations are counted in the code that the linker generates; how fast the machine is, is measured in the same run. The idea is that
of the roofline model (Williams, Waterman and Patterson, 2009). A program that sums into one place in turn, or whose loads depend on
each other, stays far from the limit whatever a compiler does; the function's own distance is beside the gradient's, to tell."""


if __name__ == "__main__":
    sys.exit(main())
