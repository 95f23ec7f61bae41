"""Each block of each page, run as a new user would: `tests/docs/pages` is the runner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages.blocks import ROOT, given, pages, read
from tests.docs.pages.comparing import agrees, claims
from tests.docs.pages.running import RIGHT, SHOWN, SKIPPED, WRONG, run_page

FOLDER = Path(__file__).parent
MARKERS = {"c", "cpp", "rust", "fortran", "julia", "swift"}


@pytest.mark.parametrize("page", pages())
def test_each_block_is_run_or_says_why_not(page: str) -> None:
    for block in read(page):
        assert block.fate != "norun" or block.words["norun"], block.place
        if block.fate == "tested":
            assert Path(page).name in (FOLDER / block.words["tested"]).read_text(), block.place


def with_blocks() -> Iterator[Any]:
    """The pages that have blocks, each with the markers of its languages."""
    for page in pages():
        languages = {block.language for block in read(page)}
        if languages:
            yield pytest.param(page, marks=[getattr(pytest.mark, name) for name in sorted(languages & MARKERS)])


@pytest.mark.parametrize("page", list(with_blocks()))
def test_page(page: str, tmp_path: Path) -> None:
    outcomes = run_page(page, tmp_path)
    wrong = [f"{outcome.block.place}: {outcome.why}" for outcome in outcomes if outcome.state == WRONG]
    assert not wrong, "\n\n".join(wrong)
    absent = [f"{outcome.block.place}: {outcome.why}" for outcome in outcomes if outcome.state == SKIPPED]
    if absent:
        pytest.skip("; ".join(absent))


@pytest.mark.parametrize("page", pages())
def test_a_clone_is_what_can_be_installed(page: str) -> None:
    """There is no package on PyPI yet; a page that says how to install says so in the words of all others."""
    text = (ROOT / page).read_text()
    assert not re.search(r"pip install '?enzyme-hub", text)
    if "CLONE" in text:
        assert re.search(
            r"pip install 'CLONE\[[\w,]+\]'`[^.]*, where CLONE is the folder of (the|a) clone", " ".join(text.split())
        )


def test_what_is_given_belongs_to_a_page() -> None:
    folders = {given(page) for page in pages()}
    assert all(folder in folders for folder in (FOLDER / "given").iterdir())


@pytest.mark.parametrize(
    ("said", "found", "same"),
    [
        ("6", "6.0000000000001\n", True),
        ("6", "6.001", False),
        ("0.58..", "0.58275", True),
        ("0.58..", "0.61", False),
        ("value ... 12", "value is what\nit is, 12", True),
        ("value ... 12", "value is 13", False),
        ("...\n-2 4", "-2 4", True),
        ("x = 1e-3 [EH0208]", "x  =  0.001   [EH0208]", True),
        ("x = 1e-3 [EH0208]", "x = 0.001 [EH0209]", False),
        ("-Iinclude/v1.2", "-Iinclude/v1.2", True),
        ("a-1", "a-2", False),
    ],
)
def test_comparing(said: str, found: str, same: bool) -> None:
    assert agrees(said, found) == same


@pytest.mark.parametrize(
    ("said", "value", "same"),
    [
        ("2, 4, 6", "[2.0, 4.0, 6.0]", True),
        ("[[2.0, 1.0], [1.0, 0.0]]", "[[2.0,1.0],[1.0,0.0]]", True),
        ("[2.0, 1.0, 1.0, 0.0]", "[[2.0, 1.0], [1.0, 0.0]]", False),
        ("{'x': 6.0, 'y': 8.0}", "{'x': 6.0, 'y': 8.0}", True),
        ("[2.0, 4.0]", "[2.0, 4.5]", False),
        ("'DomainError'", "'DomainError'", True),
    ],
)
def test_claims(said: str, value: str, same: bool) -> None:
    assert claims(said, value) == same


PAGE = """
```c
// answer.c
#include <stdio.h>
int main(void) { printf("%.3f\\n", 42.0); }
```
```console
$ mkdir -p build && cd build && export LIMIT=7
$ gcc ../answer.c -o answer && ./answer
42
```
```console fails
$ echo $LIMIT; ./missing
7
...No such file...
```
```python
x = [1.0, 2.0]
sum(x)  # 3
```
```python
print(x)  # [1.0, 2.0]
```
```sh norun="a gift"
rm everything
```
"""


def states(text: str, folder: Path) -> list[str]:
    (folder / "page.md").write_text(text)
    scratch = folder / "scratch"
    scratch.mkdir()
    return [outcome.state for outcome in run_page(str(folder / "page.md"), scratch)]


def test_a_page_that_is_right(tmp_path: Path) -> None:
    assert states(PAGE, tmp_path) == [RIGHT] * 5 + [SHOWN]


@pytest.mark.parametrize(
    ("was", "now", "wrong"),
    [
        ("\n42", "\n43", 1),
        ("./answer", "./answer && false", 1),
        ("./missing", "ls", 2),
        ("LIMIT=7", "LIMIT=8", 2),
        ("# 3", "# 3.1", 3),
        ("# [1.0, 2.0]", "# [1.0, 2.5]", 4),
        ("print(x)", "print(y)", 4),
        ('sh norun="a gift"', "tcl", 5),
    ],
)
def test_a_page_that_is_wrong(was: str, now: str, wrong: int, tmp_path: Path) -> None:
    assert was in PAGE
    found = states(PAGE.replace(was, now, 1), tmp_path)
    assert [i for i, state in enumerate(found) if state == WRONG] == [wrong]
