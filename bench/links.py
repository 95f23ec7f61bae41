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
from pathlib import Path

from bench._tools import table
from tests.libraries.catalogue import Library, Trial, load
from tests.libraries.fetching import CannotFetch, built
from tests.libraries.trials import command

LIMIT, FOUND_LIMIT = 20.0, 0.5  # seconds of processor time
TRIALS = {
    "eigen": ("dynamic_product", "llt", "householder_qr"),
    "gsl": ("bessel_Jn", "hyperg_1F1", "LU_solve"),
    "cminpack": ("lmder1",),
}
STEPS = {
    "read and merge": ("merge",),
    "before": ("redirect", "supply", "protect", "preopt", "prepare"),
    "differentiate": ("read", "differentiate", "write"),
    "after": ("verify", "complete", "postopt"),
    "code": ("codegen",),
}
_STEP = re.compile(r"^enzyme-hub: (\S+) +([\d.]+) ms$", re.MULTILINE)


def main() -> int:
    rows: list[list[str]] = []
    slow = 0
    with tempfile.TemporaryDirectory() as folder:
        for library in load(TRIALS):
            for trial in library.trials:
                if trial.name not in TRIALS[library.name]:
                    continue
                name = f"{library.name}: {trial.name}"
                try:
                    line = _line(library, trial, built(library, "O2"), Path(folder))
                except CannotFetch as error:
                    rows.append([name, f"skipped: {error}"[:60], "", *("" for _ in STEPS)])
                    continue
                seconds, said = _linked(line, folder)
                found, _ = _linked(line, folder)
                slow += seconds > LIMIT or found > FOUND_LIMIT
                rows.append([name, f"{seconds:.1f}", f"{found:.2f}", *_steps(said)])
    title = f"Links of libraries: seconds of processor time (at most {LIMIT:g}, found {FOUND_LIMIT:g}); seconds by step"
    table(title, ["link", "made", "found", *STEPS], rows)
    return slow


def _line(library: Library, trial: Trial, place: Path, folder: Path) -> list[str]:
    """The program is compiled here; what links it."""
    words, variables = command(library, trial, "O2", place, folder)
    source = next(word for word in words if word.startswith(str(folder)) and Path(word).suffix in (".c", ".cpp"))
    compiled = str(Path(source).with_suffix(".o"))
    before = words[: words.index(source)]
    subprocess.run([*before, "-c", source, "-o", compiled], cwd=place, env=variables, check=True)
    return [compiled if word == source else word for word in words]


def _linked(line: list[str], folder: str) -> tuple[float, str]:
    """The processor time of a link, and what it said."""
    before = _spent()
    variables = {**os.environ, "ENZYME_HUB_CACHE": f"{folder}/cache", "ENZYME_HUB_OPTS": "--time"}
    done = subprocess.run(line, env=variables, capture_output=True, text=True, check=True)
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
