"""`./dev libraries [--only gsl,eigen] [--try bessel_J0] [--levels O2,O0+g] [--jobs 2] [--table]`."""

from __future__ import annotations

import argparse
import fnmatch
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.libraries import table
from tests.libraries.catalogue import Library, Trial, load
from tests.libraries.fetching import CannotFetch, built
from tests.libraries.trials import RIGHT, WRONG, Outcome, scratch, try_one

NATIVE = ("O0+g", "O2", "O2+fno-inline", "O3+march=native")
LEVELS = {"c": NATIVE, "cpp": NATIVE, "rust": ("release", "debug")}
"""What is tried where no levels are given, by language. Debug information and inlining hide what the analyses have to find out."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev libraries", description=__doc__)
    parser.add_argument("--only", default="", help="names of sets, with commas")
    parser.add_argument("--try", dest="tried", default="*", help="a wildcard over names of functions")
    parser.add_argument(
        "--levels", help="flags with + between them, levels with commas; of crates also release and debug"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="put what comes out into docs/libraries.md")
    parser.add_argument("--verbose", action="store_true", help="print what each refusal says")
    asked = parser.parse_args()
    libraries = load(filter(None, asked.only.split(",")))
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = []
        for library in libraries:
            for level in asked.levels.split(",") if asked.levels else LEVELS[library.language]:
                try:
                    folder = built(library, level)
                except CannotFetch as error:
                    print(f"{library.name} {level}: cannot be built: {error}", flush=True)
                    continue
                trials = [one for one in library.trials if fnmatch.fnmatch(one.name, asked.tried)]
                if asked.table and asked.tried == "*":
                    table.begin_anew(library, level)
                waiting += [pool.submit(_one, library, trial, level, str(folder)) for trial in trials]
        for future in as_completed(waiting):
            outcome = future.result()
            outcomes.append(outcome)
            if asked.table:
                table.update(load(), [outcome])  # whatever becomes of the others
            _tell(outcome, len(outcomes), len(waiting), asked.verbose)
    right = sum(one.verdict == RIGHT for one in outcomes)
    print(f"{right} of {len(outcomes)} right, {sum(one.verdict == WRONG for one in outcomes)} wrong")
    return any(one.verdict == WRONG for one in outcomes)


def _one(library: Library, trial: Trial, level: str, folder: str) -> Outcome:
    from pathlib import Path

    return try_one(library, trial, level, Path(folder), scratch(library, level))


def _tell(outcome: Outcome, number: int, of: int, verbose: bool) -> None:
    first = next((line for line in outcome.text.splitlines() if "error[" in line), "")
    said = outcome.text if verbose or outcome.verdict == WRONG else first[:160]
    name = f"{outcome.library}/{outcome.trial}/{outcome.level}"
    print(f"[{number}/{of}] {name:<44} {outcome.verdict} {outcome.code} {outcome.seconds:.1f}s  {said}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
