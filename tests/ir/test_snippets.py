"""Rare IR, by theme: each file of `snippets/` survives the round trip through objects."""

from __future__ import annotations

from pathlib import Path

import pytest
from round_trip import check_round_trip, printed

SNIPPETS = sorted((Path(__file__).parent / "snippets").glob("*.ll"))


@pytest.mark.parametrize("path", SNIPPETS, ids=lambda path: path.stem)
def test_snippet_survives(path: Path) -> None:
    check_round_trip(printed(path.read_text()))
