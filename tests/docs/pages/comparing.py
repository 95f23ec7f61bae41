"""What a page shows beside what was printed: numbers by their value, `...` for anything, white space as it comes."""

from __future__ import annotations

import math
import re

NUMBER = re.compile(r"(?<![\w.])[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?(?!\w|\.\d)")
PART = re.compile(
    rf"(?P<dots>\s*\.\.\.\s*)|(?P<number>{NUMBER.pattern})(?P<more>\.\.)?|(?P<space>\s+)|(?P<word>[^\s.\d+-]+|.)"
)
ANY_NUMBER = r"([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)"
TOLERANCE = 1e-9


def close(said: str, found: str, cut: bool) -> bool:
    """The same number; one that the page cut off (`0.58..`) may go on."""
    wanted, value = float(said), float(found)
    if cut:
        digits = len(said.partition(".")[2])
        return math.isclose(wanted, value, rel_tol=0, abs_tol=10.0**-digits)
    return math.isclose(wanted, value, rel_tol=TOLERANCE, abs_tol=1e-12)


def agrees(said: str, found: str) -> bool:
    pattern, numbers = [], []
    for part in PART.finditer(said.strip()):
        if part["dots"]:
            pattern.append(".*?")
        elif part["number"]:
            pattern.append(ANY_NUMBER)
            numbers.append((part["number"], bool(part["more"])))
        elif part["space"]:
            pattern.append(r"\s+")
        else:
            pattern.append(re.escape(part["word"]))
    fits = re.fullmatch("".join(pattern), found.strip(), re.DOTALL)
    return fits is not None and all(
        close(number, value, cut) for (number, cut), value in zip(numbers, fits.groups(), strict=True)
    )


def claims(said: str, value: str) -> bool:
    """Whether a comment tells the value before it; one without brackets tells the numbers alone."""
    if agrees(said, value):
        return True
    if re.search(r"[\[({]", said):
        return agrees(tight(said), tight(value))
    bare = re.sub(r"[\[\](){}]", "", value)
    return agrees(tight(said), tight(bare))


def tight(text: str) -> str:
    return re.sub(r"\s*([,;:\[\](){}])\s*", r"\1", text)
