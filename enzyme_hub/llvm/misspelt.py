"""What somebody meant who misspelt the name of an entry point, a marker or a registration."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

LIKENESS = 0.75  # of what follows `enzyme`: `autodif`, `dupp` and `cnst` have it, `truncate` beside `autodiff` has not
_HEAD = "enzyme"
_OTHERS_MAY_FOLLOW = 2  # letters more or less than the right name has


def meant(name: str, known: Iterable[str], goes_on: bool = False) -> str | None:
    """The known name that this one is nearly; with `goes_on` its beginning, for an entry point's name may go on as one likes."""
    found = max(((_likeness(name, one, goes_on), len(one), one) for one in known), default=None)
    return found[2] if found is not None and found[0] >= LIKENESS else None


def did_you_mean(name: str, known: Iterable[str], goes_on: bool = False) -> str:
    """The question, or nothing."""
    found = meant(name, known, goes_on)
    return f"did you mean {found}?" if found is not None and found != name else ""


def _likeness(name: str, known: str, goes_on: bool) -> float:
    """Of the letters alone, without `enzyme` where both begin with it or nearly so."""
    said, right = _letters(name), _letters(known).removeprefix(_HEAD)
    if SequenceMatcher(None, said[: len(_HEAD)], _HEAD).ratio() < LIKENESS:
        return 0.0
    said = said[len(_HEAD) :]
    lengths = range(len(right) - _OTHERS_MAY_FOLLOW, len(right) + _OTHERS_MAY_FOLLOW + 1) if goes_on else [len(said)]
    return max(SequenceMatcher(None, said[: max(length, 1)], right).ratio() for length in lengths)


def _letters(name: str) -> str:
    """In small letters, without underscores, and without what a compiler wrote before the name."""
    found = re.search(r"_*en[a-z]*_\w*", name, re.I)
    return (found[0] if found else name).lower().replace("_", "")
