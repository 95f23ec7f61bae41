"""Run a piece of work in a child process, so that a crash in it becomes an error.

LLVM ends the whole process on some malformed bitcode and on some code it cannot generate. The child says which step it
is in before each step; if it dies, that is what the error names. Forking the parent before it has loaded LLVM costs
a few milliseconds. What the child prints reaches the user, without LLVM's dump of its stack.
"""

from __future__ import annotations

import os
import pickle
import re
import signal
import sys
import tempfile
from collections.abc import Callable
from typing import IO, Any, TypeVar

from enzyme_hub.errors import HubError, fault

Result = TypeVar("Result")
Progress = Callable[[str], None]

_MESSAGE, _RESULT, _ERROR = b"M", b"R", b"E"
_OF_NO_LOOP = re.compile(
    r"^(?:remark|warning): <unknown>:0:0: loop not .*\n", re.MULTILINE
)  # of LLVM: it says not which


def isolated(
    work: Callable[[Progress], Result],
    on_crash: Callable[[str, str], HubError],
    hear: Callable[[str], object] = lambda words: None,
    is_quiet: bool = False,
) -> Result:
    """The result of `work(progress)` computed in a child; HubErrors raised there are raised here.

    `on_crash(step, reason)` makes the error for a child that died, `step` being its last word through `progress`.
    `hear` gets what the child wrote to standard error, which is also written here; what a child that died wrote is not if it `is_quiet`.
    """
    if not hasattr(os, "fork"):
        return work(lambda step: None)
    sys.stdout.flush()
    sys.stderr.flush()
    read_end, write_end = os.pipe()
    with tempfile.TemporaryFile() as said:
        child = os.fork()
        if child == 0:
            os.close(read_end)
            _run_child(work, write_end, said.fileno())
        os.close(write_end)
        try:
            with os.fdopen(read_end, "rb") as pipe:
                step, outcome = _listen(pipe)
        except BaseException:
            os.kill(child, signal.SIGKILL)
            raise
        finally:
            status = os.waitpid(child, 0)[1]
        said.seek(0)
        words = said.read().decode("utf-8", "replace")
    if outcome is None:
        if not is_quiet:
            sys.stderr.write(words.partition("PLEASE submit a bug report")[0].partition("LLVM ERROR")[0])
        raise on_crash(step, _death(status, words))
    sys.stderr.write(_OF_NO_LOOP.sub("", words))
    hear(words)
    kind, payload = outcome
    if kind == _ERROR:
        raise _raisable(payload)
    return payload  # type: ignore[no-any-return]


def _run_child(work: Callable[[Progress], Any], write_end: int, errors: int) -> None:
    """Do the work, send the outcome, and leave without running the parent's cleanup."""
    code = 1
    try:
        _end_with_parent()
        os.dup2(errors, 2)
        with os.fdopen(write_end, "wb") as pipe:
            try:
                _send(pipe, _RESULT, work(lambda step: _send(pipe, _MESSAGE, step)))
            except Exception as error:
                _send(pipe, _ERROR, _portable(error))
        sys.stdout.flush()
        sys.stderr.flush()
        code = 0
    finally:
        os._exit(code)


def _end_with_parent() -> None:
    """Have the kernel end this process when its parent ends, which may be killed: nobody would want what is made here."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


_PR_SET_PDEATHSIG = 1


def _send(pipe: IO[bytes], kind: bytes, value: Any) -> None:
    data = pickle.dumps(value)
    pipe.write(kind + len(data).to_bytes(8, "little") + data)
    pipe.flush()


def _listen(pipe: IO[bytes]) -> tuple[str, tuple[bytes, Any] | None]:
    """Read until the child closes its end: its last step, and its outcome if it got that far."""
    step = ""
    outcome = None
    while len(head := pipe.read(9)) == 9:
        data = pipe.read(int.from_bytes(head[1:], "little"))
        try:
            value = pickle.loads(data)
        except (EOFError, pickle.UnpicklingError):
            break
        if head[:1] == _MESSAGE:
            step = value
        else:
            outcome = (head[:1], value)
    return step, outcome


def _portable(error: Exception) -> tuple[Any, ...]:
    """An exception as plain data: exceptions with required keywords do not survive pickling."""
    if not isinstance(error, HubError):
        error = fault(error, os.environ.get("ENZYME_HUB_OPTS", "").split())
    others = tuple(map(_portable, error.others))
    return type(error), error.code, error.what, error.where, error.why, error.remedy, error.requested, others


def _raisable(data: tuple[Any, ...]) -> HubError:
    kind, code, what, where, why, remedy, requested, others = data
    error: HubError = kind(code, what, where=where, why=why, remedy=remedy)
    error.requested, error.others = requested, tuple(map(_raisable, others))
    return error


def _death(status: int, words: str) -> str:
    """How the child died: LLVM's own words if there are any, else the signal."""
    for line in words.splitlines():
        if "LLVM ERROR" in line or "Assertion" in line:
            return line.strip()
    if os.WIFSIGNALED(status):
        return f"LLVM ended with signal {signal.Signals(os.WTERMSIG(status)).name}"
    return f"LLVM ended with status {os.waitstatus_to_exitcode(status)}"
