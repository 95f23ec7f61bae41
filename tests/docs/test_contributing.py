"""Pages for people who work on Enzyme Hub: the code that they show is there, and what they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages.blocks import ROOT, Block, read

SOURCE = ROOT / "enzyme_hub"
WALKS = sorted((ROOT / "docs" / "contributing").glob("*.md"))
QUOTED = [
    block for page in WALKS for block in read(str(page.relative_to(ROOT))) if "from " in block.words.get("norun", "")
]
ROOMS = sorted(path for path in (SOURCE, *SOURCE.rglob("*")) if path.is_dir() and path.name != "__pycache__")
MOST_MODULES, MOST_LINES = 6, 40
# A word in backquotes that has the form of a file or a folder: `copy.py`, `marks/`, `../custom/given.py`.
_NAMED = re.compile(r"`((?:[\w.-]+/)*(?:[\w.-]+/|[\w-]+\.(?:py|c|h|ll|md|toml|jl|rs|f90)))`")
_LINK = re.compile(r"\]\(([^)#:]+)[^):]*\)")


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.place)
def test_code_that_a_page_shows_is_in_the_file_that_it_names(block: Block) -> None:
    file = ROOT / block.words["norun"].removeprefix("from ")
    assert block.text.rstrip("\n") in file.read_text()


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT)))
def test_readme(room: Path) -> None:
    readme = room / "README.md"
    if not readme.exists():
        assert room == SOURCE or len(list(room.glob("*.py"))) <= MOST_MODULES, "a room of this size has a README"
        return
    text = readme.read_text()
    is_contract = not list(room.glob("*.py"))  # a room that is a page, and no code
    assert text.count("\n") <= MOST_LINES or is_contract
    bases = (room, SOURCE, ROOT)
    missing = [name for name in _NAMED.findall(text) if not any((base / name).exists() for base in bases)]
    missing += [link for link in _LINK.findall(text) if not (room / link).exists()]
    assert not missing


def test_glossary_names_modules_that_exist() -> None:
    text = (ROOT / "GLOSSARY.md").read_text()
    assert [name for name in _NAMED.findall(text) if not (SOURCE / name).exists() and not (ROOT / name).exists()] == []
    words = re.findall(r"^\| \*\*(.+?)\*\* \|", text, re.MULTILINE)
    assert words == sorted(words, key=str.casefold)
