"""docs/errors.md lists exactly the codes of the catalogue, with their meanings."""

from __future__ import annotations

import re
from pathlib import Path

from markdown_it import MarkdownIt

from enzyme_hub.errors import CATALOGUE

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_lists_the_catalogue() -> None:
    rows = re.findall(r"^\| (EH\d{4}) \| (.+?) \| (.+?) \|$", (DOCS / "errors.md").read_text(), re.MULTILINE)
    assert {code: meaning for code, meaning, _ in rows} == CATALOGUE
    assert [code for code, _, _ in rows] == sorted(CATALOGUE)


def links(page: Path) -> set[str]:
    """Where a page leads to, without what looks like a link in code."""
    tokens = MarkdownIt("commonmark").parse(page.read_text())
    inside = (child for token in tokens for child in token.children or [])
    return {str(child.attrGet("href")) for child in inside if child.type == "link_open"}


def test_links_between_pages_lead_somewhere() -> None:
    root = DOCS.parent
    for page in [*DOCS.glob("*.md"), *root.glob("*.md")]:
        for target in (link.partition("#")[0] for link in links(page) if ":" not in link):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
