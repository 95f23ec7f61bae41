"""docs/errors.md lists exactly the codes of the catalogue, with their meanings."""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_hub.errors import CATALOGUE

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_lists_the_catalogue() -> None:
    rows = re.findall(r"^\| (EH\d{4}) \| (.+?) \| (.+?) \|$", (DOCS / "errors.md").read_text(), re.MULTILINE)
    assert {code: meaning for code, meaning, _ in rows} == CATALOGUE
    assert [code for code, _, _ in rows] == sorted(CATALOGUE)


def test_links_between_pages_lead_somewhere() -> None:
    root = DOCS.parent
    for page in [*DOCS.glob("*.md"), *root.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
