"""The suite: gradients of programs from many fields beside the adjoints that an expert writes, each checked before it counts.

Every file in `bench/suite/` is one objective with its adjoint by hand; `suite.h` says what it prints. Times are medians
of one run in which function, gradient and adjoint by hand take turns.
"""

from __future__ import annotations

import json
import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from bench._tools import clang, execute, own_linker, reports, table

SOURCES = Path(__file__).with_suffix("")
AGREES = 1e-9  # with the adjoint by hand, over the greatest component


@dataclass(frozen=True)
class Row:
    """Seconds of a call, seconds of the link, and the bytes that become resident while the gradient runs."""

    name: str
    function: float
    gradient: float
    by_hand: float
    link: float
    resident: int
    resident_by_hand: int
    difference: float

    @property
    def over_function(self) -> float:
        return self.gradient / self.function

    @property
    def over_hand(self) -> float:
        return self.gradient / self.by_hand


def main() -> int:
    sources = sorted(SOURCES.glob("*.c"))
    with tempfile.TemporaryDirectory() as folder:
        rows = [measure(source, Path(folder)) for source in sources]
    show(rows)
    if path := reports.get("json"):
        path.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")
    if path := reports.get("page"):
        path.write_text(page(rows))
    wrong = [row.name for row in rows if not row.difference < AGREES]
    if wrong:
        print(f"differ from the adjoint by hand: {', '.join(wrong)}")
    return 1 if wrong else 0


def measure(source: Path, folder: Path) -> Row:
    program = folder / source.stem
    compiled = folder / f"{source.stem}.o"
    execute([clang(), "-O2", "-flto", "-c", source, "-o", compiled])
    began = time.perf_counter()
    execute([clang(), "-O2", "-flto", f"--ld-path={own_linker(folder)}", compiled, "-o", program, "-lm"])
    link = time.perf_counter() - began
    function, _, gradient, _, by_hand, _, difference, _ = map(float, execute([program]).split())
    resident, resident_by_hand = (int(execute([program, way])) for way in ("ours", "by_hand"))
    return Row(source.stem, function, gradient, by_hand, link, resident, resident_by_hand, difference)


COLUMNS = ("objective", "function us", "gradient / function", "by hand / function", "gradient / by hand")
COLUMNS += ("memory MB", "by hand MB", "link s", "difference")


def cells(rows: Iterable[Row]) -> list[list[str]]:
    """The lines of the table; the last one has the geometric means."""
    rows = list(rows)
    lines = [
        [
            row.name,
            f"{row.function * 1e6:.1f}",
            f"{row.over_function:.2f}",
            f"{row.by_hand / row.function:.2f}",
            f"{row.over_hand:.2f}",
            f"{row.resident / 1e6:.1f}",
            f"{row.resident_by_hand / 1e6:.1f}",
            f"{row.link:.1f}",
            f"{row.difference:.0e}",
        ]
        for row in rows
    ]
    means = [
        mean(rows, of) for of in (lambda r: r.over_function, lambda r: r.by_hand / r.function, lambda r: r.over_hand)
    ]
    return [*lines, ["geometric mean", "", *(f"{one:.2f}" for one in means), "", "", "", ""]]


def show(rows: Iterable[Row]) -> None:
    table("Gradients at -O2 -flto, beside adjoints written by hand", COLUMNS, cells(rows))


def page(rows: Iterable[Row]) -> str:
    """The table with what its columns are, as Markdown."""
    lines = [COLUMNS, ["---", *["---:"] * (len(COLUMNS) - 1)], *cells(rows)]
    return f"""{PAGE}
{chr(10).join(f"| {' | '.join(line)} |" for line in lines)}

Made by `./dev bench suite --page docs/performance.md` with {execute([clang(), "--version"]).splitlines()[0]}.
"""


PAGE = """# How fast gradients are

Each line is one program of `bench/suite`, compiled with `-O2 -flto` and linked by `enzyme-hub-ld`. Beside the function stands
the adjoint that an expert writes for it. The two gradients are compared before they are timed (`difference`: the greatest one
over the greatest component). Function, gradient and adjoint by hand take turns in one process; a time is the median of its turns,
in CPU time with the kernel's part. `memory` is what becomes resident while the gradient runs.
"""


def mean(rows: list[Row], of: Callable[[Row], float]) -> float:
    """The geometric mean."""
    return math.exp(sum(math.log(of(row)) for row in rows) / len(rows))


if __name__ == "__main__":
    sys.exit(main())
