"""`python -m bench link norm ...` runs the benchmarks named, without a name all of them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def names() -> list[str]:
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main() -> int:
    chosen = sys.argv[1:] or names()
    for name in chosen:
        if name not in names():
            print(f"there is no benchmark {name!r}; there are: {', '.join(names())}")
            return 2
    return max(importlib.import_module(f"bench.{name}").main() for name in chosen)


if __name__ == "__main__":
    sys.exit(main())
