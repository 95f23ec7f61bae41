"""Text as an argument: `str` and `bytes` in memory, as C and Fortran read it. It is always constant."""

from __future__ import annotations

import numpy as np

from enzyme_hub.python.signatures import AS_IT_IS, TERMINATED, Parameter
from enzyme_hub.python.values import Array


class NotText(Exception):
    """Why a text does not fit a parameter, and what to write instead."""

    def __init__(self, why: str, remedy: str | None = None) -> None:
        super().__init__(why)
        self.remedy = remedy


def takes_text(parameter: Parameter) -> bool:
    """True for arrays of bytes."""
    return (
        parameter.is_array
        and not parameter.by_reference
        and parameter.number.kind in "iu"
        and parameter.number.size == 1
    )


def in_memory(parameter: Parameter, given: str | bytes) -> Array:
    """The text as an array that nobody may change. Raises NotText."""
    if not parameter.is_read:
        raise NotText(
            "the function may change the text, and Python's text does not change",
            f"pass an array, numpy.frombuffer(b'text\\0', {np.dtype(parameter.number.dtype).name!r}).copy(); or say const in "
            "the source or the declaration, if nothing changes it",
        )
    try:
        text = given.encode() if isinstance(given, str) else bytes(given)
    except UnicodeEncodeError as error:
        raise NotText(f"it has no form in UTF-8: {error.reason}") from None
    length = TERMINATED if parameter.text is None else parameter.text
    if length == TERMINATED:
        if isinstance(given, str) and "\0" in given:
            raise NotText(
                "it has a zero character inside, where the text ends for the function",
                "bytes are passed with zeros inside",
            )
        text += b"\0"
    elif length != AS_IT_IS:
        if len(text) > length:
            raise NotText(f"it has {len(text)} bytes, and the function takes character(len={length})")
        text = text.ljust(length)
    # The memory of an empty one has an address, too.
    return np.frombuffer(text or b"\0", np.dtype(parameter.number.dtype))[: len(text)]
