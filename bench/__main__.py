"""`python -m bench link norm ...` runs the benchmarks named, without a name all of them.

`--json FILE` and `--page FILE` (Markdown) are for the suite.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

from bench import _tools


def names() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(names()))
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the suite's numbers")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the suite's table as a page")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in names():
            print(f"there is no benchmark {name!r}; there are: {', '.join(names())}")
            return 2
    _tools.reports.update({"json": asked.json, "page": asked.page})
    return max(importlib.import_module(f"bench.{name}").main() for name in asked.names or names())


if __name__ == "__main__":
    sys.exit(main())
