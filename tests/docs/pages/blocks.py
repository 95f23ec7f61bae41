"""The code blocks of a page, and what the line that opens each one says.

```c title="square.c"            a file of that name; a first line `// square.c` says the same to readers
```c into="pieces.c"             a piece of the file that `tests/docs/given/PAGE/pieces.c` is the frame of
```sh                            commands, which succeed
```console                       commands behind `$ `, each with what it prints below it; `...` stands for anything
```console fails                 its last command ends with an error
```python   ```julia             one session for all blocks of the page; `f(x)  # 6.0` says the value
```sh norun="installs packages"  shown alone, for this reason
```c tested="test_ways_out.py"   tried by another test of this folder
```sh needs="mpicc,jax"          programs, or packages of Python, without which it is skipped
```sh slow                       where TEST_LEVELS=all alone
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[3]
GIVEN = Path(__file__).parents[1] / "given"
SESSIONS = ("python", "julia")
SHELLS = ("sh", "console")
WORDS = {"title", "into", "fails", "norun", "tested", "needs", "slow"}
# rustdoc runs the blocks of the crate's page, and takes no word with `=`.
RUN_ELSEWHERE = {("lang/rust/README.md", "rust"): {"tested": "../linker_plugin/test_rust_crate.py"}}
NAMED = re.compile(r"^(?://|!|#|--|;)\s*([\w./-]+\.\w+|Makefile)\s*$")


class BadPage(Exception):
    """A block that is neither run nor said to be shown alone."""


@dataclass(frozen=True, eq=False)
class Block:
    page: str
    line: int  # of its first line of code, from 1
    language: str
    words: Mapping[str, str]
    text: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def file(self) -> str | None:
        """The name of the file that this block is."""
        if "title" in self.words:
            return self.words["title"]
        found = NAMED.match(self.text.partition("\n")[0])
        return found[1] if found and self.language not in SHELLS else None

    @property
    def needs(self) -> list[str]:
        return [word for word in self.words.get("needs", "").split(",") if word]

    @property
    def fate(self) -> str:
        """What is done with it: `norun`, `tested`, `into`, `file`, `shell` or `session`."""
        for word in ("norun", "tested", "into"):
            if word in self.words:
                return word
        if self.file:
            return "file"
        if self.language in SHELLS:
            return "shell"
        if self.language in SESSIONS:
            return "session"
        raise BadPage(f"{self.place}: a block of {self.language or 'no language'} that nothing runs, without norun=")


def pages() -> list[str]:
    """The pages for users, as paths from the top."""
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "lang").glob("*/README.md"))]
    return [str(page.relative_to(ROOT)) for page in found]


def words_of(info: str) -> tuple[str, dict[str, str]]:
    language, *rest = shlex.split(info) or [""]
    pairs = [word.partition("=") for word in rest]
    return language, {name: value for name, _, value in pairs}


def read(page: str) -> list[Block]:
    """All blocks of a page, in its order."""
    found = []
    for token in MarkdownIt("commonmark").parse((ROOT / page).read_text()):
        if token.type not in ("fence", "code_block"):
            continue
        assert token.map is not None
        language, words = words_of(token.info)
        if not NAMED.match(token.content.partition("\n")[0]):
            words = RUN_ELSEWHERE.get((page, language), {}) | words
        block = Block(page, token.map[0] + (2 if token.type == "fence" else 1), language, words, token.content)
        if unknown := words.keys() - WORDS:
            raise BadPage(f"{block.place}: unknown words {sorted(unknown)}")
        found.append(block)
    return found


def given(page: str) -> Path:
    """The folder with what the reader of a page has of his own, and with frames for its pieces."""
    return GIVEN / page.removesuffix(".md").removeprefix("docs/").replace("/", "-")
