"""`./dev matrix [--json FILE] [--levels 0,2] [--jobs 2]`: each language calls each other one, and its gradient goes through both.

A cell is empty only with a reason, which stands below the table.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.matrix.cells import LANGUAGES, LEVELS, Language, Result, try_cell


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev matrix", description=__doc__)
    parser.add_argument("--json", type=Path, help="a file for the results")
    parser.add_argument("--levels", default=",".join(map(str, LEVELS)), help="levels of optimisation, e.g. 0,2")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    levels = [int(word) for word in asked.levels.split(",")]
    cells = [(caller, callee, level) for caller in LANGUAGES for callee in LANGUAGES for level in levels]
    with ThreadPoolExecutor(asked.jobs) as pool:
        results = list(track(pool.map(lambda cell: _try(*cell), cells), "cells x levels", total=len(cells)))
    print_table(results, levels)
    if asked.json is not None:
        asked.json.write_text(json.dumps([asdict(result) for result in results], indent=1) + "\n")
    return any(result.why and not result.is_missing for result in results)


def _try(caller: Language, callee: Language, level: int) -> Result:
    linker = Path(sys.executable).with_name("enzyme-hub-ld")
    with tempfile.TemporaryDirectory(prefix="matrix") as folder:
        return try_cell(caller, callee, level, linker, Path(folder))


def print_table(results: list[Result], levels: list[int]) -> None:
    """Callers in rows, callees in columns; a cell names the levels that are right."""
    console = Console()
    table = Table(
        "calls \N{RIGHTWARDS ARROW}", *(language.name for language in LANGUAGES), title="Gradients through pairs"
    )
    for caller in LANGUAGES:
        row = [[r for r in results if (r.caller, r.callee) == (caller.name, callee.name)] for callee in LANGUAGES]
        table.add_row(caller.name, *(_cell(cell, levels) for cell in row))
    console.print(table)
    for result in results:
        if result.why:
            console.print(f"{result.caller} calls {result.callee} at -O{result.level}: {result.why}", highlight=False)


def _cell(results: list[Result], levels: list[int]) -> str:
    right = [f"O{result.level}" for result in results if not result.why]
    if results and all(result.is_missing for result in results):
        return "[dim]not here[/]"
    return f"[{'green' if len(right) == len(levels) else 'red'}]{' '.join(right) or 'none'}[/]"


if __name__ == "__main__":
    raise SystemExit(main())
