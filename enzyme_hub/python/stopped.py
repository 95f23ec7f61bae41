"""A derivative that stopped while it ran becomes an exception: its library says what there was to say (`differentiate/stops/noted.c`)."""

from __future__ import annotations

import ctypes
import re
from typing import NoReturn

from enzyme_hub.errors import CATALOGUE, EnzymeHubError
from enzyme_hub.python.state import PREFIX


class _Planted(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_char_p),
        ("file", ctypes.c_char_p),
        ("text", ctypes.c_char_p),
        ("line", ctypes.c_int),
    )


class Stopped:
    """Raises what the last stop in this thread said, of derivatives in one shared library."""

    __slots__ = ("_library",)

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library

    def __call__(self) -> NoReturn:
        last = _Planted()
        self._library.enzyme_hub_stopped(ctypes.byref(last))
        code, file, text = ((one or b"").decode(errors="replace") for one in (last.code, last.file, last.text))
        raise _error(code, text, file or None, last.line)


_SAID = re.compile(r"EnzymeHubError (?P<code>EH\d{4}): (?:(?P<file>[^\n]+?):(?P<line>\d+): )?(?P<text>.+)", re.DOTALL)


def stop_in(message: str) -> EnzymeHubError | None:
    """The stop that a framework's own exception tells of (`xla`, which has nothing but a text to hand on), if it is one."""
    found = _SAID.search(message)
    return found and _error(found["code"], found["text"], found["file"], int(found["line"] or 0))


def _error(code: str, text: str, file: str | None, line: int) -> EnzymeHubError:
    known = code if code in CATALOGUE else "EH0801"
    return EnzymeHubError(known, text.replace(PREFIX, ""), file=file, line=line)
