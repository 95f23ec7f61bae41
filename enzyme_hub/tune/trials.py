"""One program, linked with one setting after the other, and how long it runs."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from enzyme_hub.base.tuning import Tuning
from enzyme_hub.driver import linking
from enzyme_hub.errors import HubError, LinkError

SHORTEST = 0.1  # seconds of a turn: a shorter program runs several times
MOST_RUNS = 50
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


class LinkedTrials:
    """The program of a saved link (`--save-link`) in `folder`, run with `arguments`.

    A run's time is its CPU time, or with `is_told` the last number that the program prints. Raises LinkError EH0407 if a run
    fails: settings do not change what a program does.
    """

    def __init__(self, folder: Path, scratch: Path, arguments: Sequence[str], is_told: bool) -> None:
        self._link = folder
        self._scratch = scratch
        self._arguments = list(arguments)
        self._is_told = is_told
        self._runs: int | None = None
        self._count = 0
        self._seen: set[bytes] = set()

    def made(self, tuning: Tuning) -> Path | None:
        """The program with these settings; None where the link is refused with them, or they make one that was there before."""
        self._count += 1
        file, program = self._scratch / f"{self._count}.toml", self._scratch / f"{self._count}.program"
        file.write_text(tuning.text(), encoding="utf-8")
        words = f"--tuned {shlex.quote(str(file))}"
        if tuning == Tuning():
            linking.call([str(self._link / "replay.sh")], words, "the program cannot be linked")
        else:
            try:
                linking.call([str(self._link / "replay.sh")], words, "the program cannot be linked", is_quiet=True)
            except HubError:
                return None
        digest = hashlib.sha256((self._link / "out").read_bytes()).digest()
        if digest in self._seen:
            return None
        self._seen.add(digest)
        shutil.copy(self._link / "out", program)
        return program

    def seconds(self, program: Path) -> float:
        """Of a turn: of as many runs as it takes until the time says something."""
        if self._runs is None:
            first = self._run(program)
            self._runs = 1 if self._is_told else min(MOST_RUNS, 1 + int(SHORTEST / max(first, 1e-4)))
        return sum(self._run(program) for _ in range(self._runs))

    def _run(self, program: Path) -> float:
        out = subprocess.PIPE if self._is_told else subprocess.DEVNULL
        started = subprocess.Popen([str(program), *self._arguments], stdin=subprocess.DEVNULL, stdout=out)
        text = started.stdout.read().decode(errors="replace") if started.stdout else ""
        _, status, used = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
        if started.returncode:
            raise LinkError(
                "EH0407",
                f"the program ended with status {started.returncode}",
                where=shlex.join([program.name, *self._arguments]),
                remedy="name its arguments with --arguments; it has to end with status 0",
            )
        if not self._is_told:
            return used.ru_utime + used.ru_stime
        numbers = [float(one) for one in _NUMBER.findall(text)]
        if not numbers or not numbers[-1] > 0:
            raise LinkError(
                "EH0407", "the program prints no time", remedy="let the last number be its time, above zero"
            )
        return numbers[-1]
