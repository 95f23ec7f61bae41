"""One program of the corpus, whose derivatives tell what they move (`differentiate/kinds`)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.programs.test_programs import command, rules_of, run


class Refused(Exception):
    """The program could not be built, or fails its own checks: a matter of other tests."""


def contradictions(source: Path, level: str, folder: Path) -> str:
    """Where a program's bytes were not what the type analysis says, a line for each pair of places. Raises Refused."""
    linker, log = Path(sys.executable).with_name("enzyme-hub-ld"), folder / "kinds.log"
    asked = {"ENZYME_HUB_KINDS": "1", "ENZYME_HUB_CACHE": "off", "ENZYME_HUB_KINDS_LOG": str(log)}
    for words in (command(source, level, linker, folder / "program"), [str(folder / "program")]):
        try:
            done = run(words, folder, rules_of(source), **asked)
        except subprocess.TimeoutExpired as error:
            raise Refused(str(error)) from None
        if done.returncode:
            raise Refused(f"{Path(words[0]).name} exits with {done.returncode}: {done.stdout}{done.stderr}"[:2000])
    return log.read_text(errors="replace") if log.exists() else ""
