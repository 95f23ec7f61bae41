"""`python -m bench link norm ...` runs the benchmarks named, without a name all of them.

The options are for the suite; `--page` and `--from` for scaling as well, and `--page`, `--march` and `--only` for limit. `--peers` runs
the suite alone, beside others' gradients, and writes docs/performance.{json,md} with plots.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from bench import _tools

PAGE = _tools.ROOT / "docs" / "performance.md"


def names() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names()))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers of suite or gpu")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="write the tables of suite, limit or scaling as a page"
    )
    parser.add_argument(
        "--peers", action="store_true", help="the suite beside JAX, ADOL-C and others, installed if need be"
    )
    parser.add_argument("--with", dest="with_", action="append", choices=["torch"], help="a large peer, too")
    parser.add_argument("--march", metavar="NAME", help="the processor compiled for (with --peers: native)")
    parser.add_argument("--only", metavar="PATTERN", help="some of the suite's objectives")
    parser.add_argument("--prepare", type=Path, metavar="FILE", help="gpu: write what a machine with a GPU needs")
    parser.add_argument("--prepared", type=Path, metavar="FILE", help="gpu: run what was prepared, with numpy alone")
    parser.add_argument("--from", dest="given", type=Path, metavar="FILE", help="JSON to take instead of measuring")
    asked = _tools.asked
    parser.parse_args(namespace=asked)
    for name in asked.names:
        if name not in names():
            print(f"there is no benchmark {name!r}; there are: {', '.join(names())}")
            return 2
    if asked.peers:
        asked.march = asked.march or "native"  # what the peers' own code generators take
        if asked.only == "*":
            asked.json, asked.page = asked.json or PAGE.with_suffix(".json"), asked.page or PAGE
    chosen = asked.names or (["suite"] if asked.peers or asked.given else names())
    results: Iterator[int] = (importlib.import_module(f"bench.{name}").main() for name in chosen)
    return max(results)


if __name__ == "__main__":
    sys.exit(main())
