"""`./dev sanitize [--try 'c/*'] [--jobs 2] [--findings DIR]`: every program of the corpus, with checks of all memory it touches."""

from __future__ import annotations

import argparse
import fnmatch
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.programs.test_programs import COMPILERS, HERE, LANGUAGES, SUPPORT, directive
from tests.sanitizers.checked import LEVEL, Refused, complaint


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev sanitize", description=__doc__)
    parser.add_argument("--try", dest="tried", default="*", help="a wildcard over names such as c/square")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--findings", type=Path, help="a folder for what is found")
    asked = parser.parse_args()
    found = refused = 0
    programs = dict(_programs(asked.tried))
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = {pool.submit(_one, source): name for name, source in programs.items()}
        for number, future in enumerate(as_completed(waiting), 1):
            name, (kind, text) = waiting[future], future.result()
            found += kind == "wrong"
            refused += kind == "not tried"
            first = next(iter(text.splitlines()), "")
            print(f"[{number}/{len(waiting)}] {name}: {kind}{': ' * bool(first)}{first[:160]}", flush=True)
            if text and asked.findings is not None:
                asked.findings.mkdir(parents=True, exist_ok=True)
                (asked.findings / f"{name.replace('/', '_')}.txt").write_text(text)
    print(f"{len(programs) - found - refused} clean, {found} not, {refused} could not be tried")
    return found > 0


def _programs(wildcard: str) -> list[tuple[str, Path]]:
    found = []
    for folder in COMPILERS:
        for source in sorted((HERE / folder).iterdir()):
            name = f"{folder}/{source.stem}"
            is_one = source.suffix in LANGUAGES and source.name not in SUPPORT and fnmatch.fnmatch(name, wildcard)
            levels = directive(source, "levels")
            if is_one and (not levels or LEVEL in levels or "O2" in levels):
                found.append((name, source))
    return found


def _one(source: Path) -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            text = complaint(source, Path(folder))
        except Refused as error:
            return "not tried", str(error)
    return ("wrong", text) if text else ("clean", "")


if __name__ == "__main__":
    raise SystemExit(main())
