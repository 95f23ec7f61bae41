"""`./dev kinds [--try 'c/*'] [--level O2] [--jobs 2] [--findings DIR]`: is each word what the type analysis says, in every program?"""

from __future__ import annotations

import argparse
import fnmatch
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.kinds.observed import Refused, contradictions
from tests.programs.test_programs import COMPILERS, HERE, LANGUAGES, SUPPORT, directive


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev kinds", description=__doc__)
    parser.add_argument("--try", dest="tried", default="*", help="a wildcard over names such as c/square")
    parser.add_argument("--level", action="append", choices=["O0", "O1", "O2", "O3"], help="O0 and O2, unless told")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--findings", type=Path, help="a folder for what is found")
    asked = parser.parse_args()
    counts = {"clean": 0, "wrong": 0, "not tried": 0}
    tried = programs(asked.tried, asked.level or ["O0", "O2"])
    with ProcessPoolExecutor(asked.jobs) as pool:
        waiting = {
            pool.submit(_one, source, level): f"{source.parent.name}/{source.stem} -{level}" for source, level in tried
        }
        for number, future in enumerate(as_completed(waiting), 1):
            name, (kind, text) = waiting[future], future.result()
            counts[kind] += 1
            lines = text.splitlines()
            print(f"[{number}/{len(waiting)}] {name}: {kind}", *lines[:3], sep="\n    " if lines else "", flush=True)
            if text and asked.findings is not None:
                asked.findings.mkdir(parents=True, exist_ok=True)
                (asked.findings / f"{name.replace('/', '_')}.{kind.replace(' ', '_')}.txt").write_text(text)
    print(", ".join(f"{count} {kind}" for kind, count in counts.items()))
    return counts["wrong"] > 0


def programs(wildcard: str, levels: list[str]) -> list[tuple[Path, str]]:
    return [
        (source, level)
        for folder in COMPILERS
        for source in sorted((HERE / folder).iterdir())
        if source.suffix in LANGUAGES and source.name not in SUPPORT
        if fnmatch.fnmatch(f"{folder}/{source.stem}", wildcard)
        for level in levels
        if level in (directive(source, "levels") or levels)
    ]


def _one(source: Path, level: str) -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            text = contradictions(source, level, Path(folder))
        except Refused as error:
            return "not tried", str(error)
    return ("wrong", text) if text else ("clean", "")


if __name__ == "__main__":
    raise SystemExit(main())
