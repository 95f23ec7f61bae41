"""Gradients beside those an expert writes by hand: their time over that of the function, and over each other.

Each kernel is built twice: as clang compiles it at -O2, which vectorises and unrolls loops before differentiation, and with
that left to the link.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench._tools import clang, execute, own_linker, table

KERNELS = Path(__file__).with_suffix(".c")
LEFT_TO_THE_LINK = ("-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")
BUILDS = {"-O2": (), f"-O2 {' '.join(LEFT_TO_THE_LINK)}": LEFT_TO_THE_LINK}


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        for title, flags in BUILDS.items():
            measure(title, flags, Path(name))
    return 0


def measure(title: str, flags: tuple[str, ...], folder: Path) -> None:
    program = folder / "storage"
    execute([clang(), "-O2", *flags, "-flto", f"--ld-path={own_linker(folder)}", KERNELS, "-o", program, "-lm"])
    rows = []
    for line in execute([program]).splitlines():
        name, *figures, error = line.split()
        primal, ours, expert = map(float, figures)
        ratios = (ours / primal, expert / primal, ours / expert)
        rows.append([name, f"{primal * 1e6:.1f}", *(f"{ratio:.2f}" for ratio in ratios), error])
    columns = ["kernel", "primal us", "gradient / primal", "by hand / primal", "gradient / by hand", "difference"]
    table(title, columns, rows)


if __name__ == "__main__":
    sys.exit(main())
