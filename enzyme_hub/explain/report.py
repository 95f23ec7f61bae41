"""`--report FILE`: what was decided in a link, or in one module, and warnings about what is said in vain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from enzyme_hub.errors import HubError, LinkError, warn
from enzyme_hub.explain.command import FORMS, report
from enzyme_hub.explain.recorder import Recorder


@contextmanager
def reporting(path: Path) -> Iterator[Recorder]:
    """A recorder whose notes are written to a file in the end, if all went well or not. Raises LinkError."""
    recorder = Recorder()
    try:
        yield recorder
    except HubError as error:
        recorder.refused(error)
        raise
    finally:
        _write(path, recorder)
    for unused in recorder.explanation().unused:
        warn(f"{unused.what} is never used, as {unused.where} says\n  why:   no derivative goes through it")


def _write(path: Path, recorder: Recorder) -> None:
    text = report(recorder.explanation(), FORMS.get(path.suffix, "text"))
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LinkError("EH0402", f"cannot write {path}", where=str(path), why=error.strerror) from None
