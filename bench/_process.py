"""A program of the suite that waits for lines (bench/suite/suite.h says which) and answers each; so several can take turns."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 300.0  # seconds for one answer
LAST = 300  # characters of what it said when it failed


class Failed(Exception):
    """It does not run, or not to its end; the message is the last that it said."""


class Process:
    def __init__(self, words: Sequence[str | Path], environment: dict[str, str] | None = None) -> None:
        self.errors = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115
        cpu = min(os.sched_getaffinity(0))
        self.process = subprocess.Popen(
            [str(word) for word in words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, **(environment or {})},
            preexec_fn=lambda: os.sched_setaffinity(0, {cpu}),  # all of them on one processor
        )
        try:
            self.built = float(self._answer().removeprefix("ready"))
        except Failed:
            self.close()
            raise

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, *words: str | Path | int) -> str:
        assert self.process.stdin is not None
        try:
            print(*words, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Failed(self._last()) from None
        return self._answer()

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.errors.close()

    def _answer(self) -> str:
        assert self.process.stdout is not None
        guard = threading.Timer(PATIENCE, self.process.kill)
        guard.start()
        line = self.process.stdout.readline()
        guard.cancel()
        if not line:
            raise Failed(self._last())
        return line.strip()

    def _last(self) -> str:
        status = self.process.wait()
        self.errors.seek(0)
        lines = [line.strip() for line in self.errors.read().splitlines() if line.strip(" -^~|")]
        if telling := [line for line in lines if "rror:" in line]:
            return telling[-1][:LAST]
        if status < 0:
            return f"ended by {signal.Signals(-status).name}"
        return lines[-1][:LAST] if lines else f"ended with status {status}"
