"""What links of real libraries cost: each made, and found in the cache. Processor time of the linker alone, with all it starts.

The libraries are those of `./dev libraries`, fetched where they are not there yet.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bench._tools import table
from tests.libraries.catalogue import Library, Trial, load
from tests.libraries.fetching import DEBUG, CannotFetch, built
from tests.libraries.trials import LINKER, command

FOUND_LIMIT = 0.5  # seconds of processor time
TRIALS = {
    "eigen": ("dynamic_product", "llt", "householder_qr"),
    "gsl": ("bessel_Jn", "hyperg_1F1", "LU_solve"),
    "cminpack": ("lmder1",),
}
IN_DEBUG = {
    "nalgebra": ("static_lu", "dynamic_product", "dynamic_lu", "dynamic_cholesky", "norm", "dynamic_svd"),
    "ndarray": ("dot", "sum", "mapv", "slices", "matrix_product"),
}
LEVELS = (("O2", 20.0, TRIALS), (DEBUG, 5.0, IN_DEBUG))  # with the seconds that a link may take
STEPS = {
    "read and merge": ("merge", "predict_missing", "unrelated"),
    "before": ("redirect", "supply", "protect", "preopt", "prepare"),
    "differentiate": ("read", "differentiate", "write"),
    "after": ("verify", "complete", "postopt"),
    "code": ("codegen",),
}
_STEP = re.compile(r"^enzyme-hub: (\S+) +([\d.]+) ms$", re.MULTILINE)


def main() -> int:
    slow = 0
    with tempfile.TemporaryDirectory() as folder:
        for level, limit, trials in LEVELS:
            rows, beyond = _measured(level, limit, trials, Path(folder))
            slow += beyond
            title = (
                f"Links of libraries ({level}): seconds of processor time (at most {limit:g}, found {FOUND_LIMIT:g});"
                " seconds by step"
            )
            table(title, ["link", "made", "found", *STEPS], rows)
    return slow


def _measured(
    level: str, limit: float, trials: Mapping[str, tuple[str, ...]], folder: Path
) -> tuple[list[list[str]], int]:
    """The rows of the table, and how many links took too long."""
    rows: list[list[str]] = []
    slow = 0
    for library in load(trials):
        for trial in library.trials:
            if trial.name not in trials[library.name]:
                continue
            name = f"{library.name}: {trial.name}"
            try:
                line, place = _line(library, trial, level, folder)
            except CannotFetch as error:
                rows.append([name, f"skipped: {error}"[:60], "", *("" for _ in STEPS)])
                continue
            seconds, said = _linked(line, place, folder)
            found, _ = _linked(line, place, folder)
            slow += seconds > limit or found > FOUND_LIMIT
            rows.append([name, f"{seconds:.1f}", f"{found:.2f}", *_steps(said)])
    return rows, slow


def _line(library: Library, trial: Trial, level: str, folder: Path) -> tuple[list[str], Path]:
    """The program is compiled here; what links it, and where."""
    place = built(library, level)
    words, variables = command(library, trial, level, place, folder)
    if library.language == "rust":  # rustc links what it compiles; a saved link is run again without it
        saved = folder / "saved" / f"{library.name}-{trial.name}"
        options = {"ENZYME_HUB_OPTS": f"--save-link {saved}"}
        subprocess.run(words, cwd=place, env={**variables, **options}, check=True)
        return [str(LINKER), "@line.rsp", "-o", "out"], saved
    source = next(word for word in words if word.startswith(str(folder)) and Path(word).suffix in (".c", ".cpp"))
    compiled = str(Path(source).with_suffix(".o"))
    before = words[: words.index(source)]
    subprocess.run([*before, "-c", source, "-o", compiled], cwd=place, env=variables, check=True)
    return [compiled if word == source else word for word in words], folder


def _linked(line: list[str], place: Path, folder: Path) -> tuple[float, str]:
    """The processor time of a link, and what it said."""
    before = _spent()
    variables = {**os.environ, "ENZYME_HUB_CACHE": f"{folder}/cache", "ENZYME_HUB_OPTS": "--time"}
    done = subprocess.run(line, cwd=place, env=variables, capture_output=True, text=True, check=True)
    return _spent() - before, done.stderr


def _steps(said: str) -> list[str]:
    """The seconds of each group of steps, by the clock."""
    taken = [(name, float(milliseconds) / 1000) for name, milliseconds in _STEP.findall(said)]
    return [f"{sum(seconds for name, seconds in taken if name in group):.1f}" for group in STEPS.values()]


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
