"""How Enzyme Hub is installed, as messages and the pages say it."""

from __future__ import annotations


def pip(extra: str = "") -> str:
    """The command; `extra` as in `python`. There is no package on PyPI yet."""
    where = f"'CLONE[{extra}]'" if extra else "CLONE"
    return f"pip install {where}, where CLONE is the folder of a clone of Enzyme Hub"
