"""The command: compiles the program once, looks for the best settings, tells what it tries, writes the file."""

from __future__ import annotations

import argparse
import shlex
import sys
import tempfile
import time
from pathlib import Path

from enzyme_hub.base.tuning import Tuning
from enzyme_hub.driver import linking, outputs
from enzyme_hub.errors import LinkError
from enzyme_hub.tune.search import Duel, search
from enzyme_hub.tune.trials import LinkedTrials
from linker_plugin.handover import Output


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "inputs",
        nargs="+",
        metavar="IN",
        help="sources, objects and archives of one program; or a folder that --save-link made",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="where the settings go (default: tuned.toml)")
    parser.add_argument("--flags", default="", metavar="WORDS", help="more words for the compiler, such as libraries")
    parser.add_argument("--arguments", default="", metavar="WORDS", help="the program's arguments")
    parser.add_argument("--minutes", type=float, default=3.0, metavar="N", help="longest search (default: 3)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the order of what is tried (default: 1)")
    parser.add_argument(
        "--told", action="store_true", help="the last number that the program prints is its time, not all it takes"
    )


def run(parsed: argparse.Namespace) -> int:
    output = Path(parsed.output or "tuned.toml")
    Output(str(output)).check()
    outputs.spare([("-o", output)], lambda: map(Path, parsed.inputs))
    with tempfile.TemporaryDirectory(prefix="enzyme-hub-tune-") as name:
        scratch = Path(name)
        link = _saved([Path(word) for word in parsed.inputs], shlex.split(parsed.flags), scratch)
        trials = LinkedTrials(link, scratch, shlex.split(parsed.arguments), parsed.told)
        end = time.monotonic() + 60 * parsed.minutes
        found = search(trials, parsed.seed, lambda: time.monotonic() < end, _tell)
    output.write_text(f"# Made by enzyme-hub tune: give it to the link with --tuned {output}\n{found.text()}")
    if found == Tuning():
        print(f"nothing is faster than what a link does anyway; {output} changes nothing")
    else:
        print(f"{output}: {_named(found)}")
    return 0


def _saved(inputs: list[Path], flags: list[str], scratch: Path) -> Path:
    """The link of the program, kept to be made again."""
    for path in inputs:
        if not path.exists():
            raise LinkError("EH0104", f"{path} does not exist", remedy="name sources, objects, or a saved link")
    if linking.is_saved(inputs[0]):
        return inputs[0].resolve()
    folder = scratch / "link"
    command = [*linking.program(inputs, flags, scratch), "-o", str(scratch / "usual")]
    linking.call(command, f"--save-link {shlex.quote(str(folder))}", "the program cannot be linked")
    return folder


def _tell(tuning: Tuning, duel: Duel) -> None:
    verdict = "better" if duel.is_won else "no better"
    print(f"{duel.ratio:6.3f} of the best so far, {verdict}: {_named(tuning)}", file=sys.stderr, flush=True)


def _named(tuning: Tuning) -> str:
    return ", ".join(tuning.text().splitlines()[1:]) or "the usual settings"
