"""`python -m bench link norm ...` runs the benchmarks named, without a name all of them.

The options are for the suite. `--peers` runs it alone, beside others' gradients, and writes docs/performance.{json,md} with plots.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

from bench import _tools

PAGE = _tools.ROOT / "docs" / "performance.md"


def names() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names()))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the suite's numbers")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the suite's tables as a page, plots beside it")
    parser.add_argument(
        "--peers", action="store_true", help="the suite beside JAX, ADOL-C and others, installed if need be"
    )
    parser.add_argument(
        "--with", dest="with_", action="append", default=[], choices=["torch"], help="a large peer, too"
    )
    parser.add_argument("--march", metavar="NAME", help="the processor compiled for (with --peers: native)")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="some of the suite's objectives")
    parser.add_argument("--from", dest="given", type=Path, metavar="FILE", help="JSON to take instead of measuring")
    words = parser.parse_args()
    for name in words.names:
        if name not in names():
            print(f"there is no benchmark {name!r}; there are: {', '.join(names())}")
            return 2
    if words.peers or words.given:
        words.names = words.names or ["suite"]
    if words.peers and words.only == "*" and not words.given:
        words.json, words.page = words.json or PAGE.with_suffix(".json"), words.page or PAGE
    asked = _tools.asked
    asked.json, asked.page, asked.given, asked.peers, asked.only = (
        words.json,
        words.page,
        words.given,
        words.peers,
        words.only,
    )
    asked.with_ = frozenset(words.with_)
    asked.march = words.march if words.march is not None else "native" if words.peers else ""
    return max(importlib.import_module(f"bench.{name}").main() for name in words.names or names())


if __name__ == "__main__":
    sys.exit(main())
