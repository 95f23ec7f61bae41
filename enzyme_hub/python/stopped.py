"""A derivative that stopped while it ran becomes an exception: its library says what there was to say (`differentiate/stops/noted.c`)."""

from __future__ import annotations

import ctypes
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
        code = code if code in CATALOGUE else "EH0801"
        raise EnzymeHubError(code, text.replace(PREFIX, ""), file=file or None, line=last.line)
