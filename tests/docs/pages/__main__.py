"""`python -m tests.docs.pages [--run] [PAGE...]`: the blocks of each page that are run, and those that are not, with the reason."""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.docs.pages.blocks import BadPage, pages, read
from tests.docs.pages.running import LATER, RIGHT, SHOWN, SKIPPED, WRONG, Outcome, run_page


def listed(page: str) -> Sequence[Outcome]:
    """Without running them: what each block is."""
    found = []
    for block in read(page):
        try:
            fate = block.fate
        except BadPage as bad:
            found.append(Outcome(block, WRONG, str(bad)))
            continue
        why = block.words.get(fate, "")
        found.append(
            Outcome(block, SHOWN if fate == "norun" else RIGHT, f"tried by {why}" if fate == "tested" else why)
        )
    return found


def used() -> float:
    """Processor time of all programs that were run until now."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.docs.pages", description=__doc__)
    parser.add_argument("pages", nargs="*", default=pages(), metavar="PAGE", help="README.md, docs/check.md, ...")
    parser.add_argument("--run", action="store_true", help="run the blocks; otherwise they are listed")
    parser.add_argument("--keep", metavar="DIR", help="run in this folder, and leave what is made there")
    options = parser.parse_args()
    total = dict.fromkeys((RIGHT, SHOWN, LATER, SKIPPED, WRONG), 0)
    for page in options.pages:
        began, before = time.monotonic(), used()
        if options.run:
            with tempfile.TemporaryDirectory() as scratch:
                where = Path(options.keep or scratch) / page.replace("/", "-")
                where.mkdir(parents=True)
                outcomes = run_page(page, where)
        else:
            outcomes = list(listed(page))
        counts = {state: sum(outcome.state == state for outcome in outcomes) for state in total}
        for state, count in counts.items():
            total[state] += count
        text = ", ".join(
            f"{count} {'run' if state == RIGHT and not options.run else state}"
            for state, count in counts.items()
            if count
        )
        seconds = f"  ({time.monotonic() - began:.0f} s, {used() - before:.0f} s of processor)" if options.run else ""
        print(f"{page}: {text or 'no blocks'}{seconds}", flush=True)
        for outcome in outcomes:
            if outcome.state != RIGHT:
                print(f"    {outcome.block.place}: {outcome.state}: {outcome.why}", flush=True)
    print(", ".join(f"{count} {state}" for state, count in total.items()))
    return 1 if total[WRONG] else 0


raise SystemExit(main())
