"""Sessions of Python and Julia: all blocks of a page as one program, which tells the values that comments claim."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pages.blocks import Block

JULIA_CLAIM = re.compile(r"^(\S.*?\S)\s+# *((?:[\[({\d'\":-]|true|false|nothing).*)$")
TOLD = re.compile(r"^\x01(\d+)\t(.*)$", re.MULTILINE)
PYTHON = Path(__file__).with_name("python_session.py")


@dataclass(frozen=True)
class Program:
    command: list[str]
    said: dict[int, str]  # by the line of the page: what its comment claims


def python(blocks: list[Block], folder: Path) -> Program:
    """The driver reads the blocks as JSON, so that the lines of messages are those of the page."""
    path = folder / ".page.json"
    path.write_text(json.dumps([[block.page, block.line, block.text] for block in blocks]))
    return Program(["python", str(PYTHON), str(path)], {})


def julia(blocks: list[Block], folder: Path) -> Program:
    lines: list[str] = []
    said = {}
    for block in blocks:
        lines += [""] * (block.line - 1 - len(lines))
        for line in block.text.splitlines():
            if claim := JULIA_CLAIM.match(line):
                number = len(lines) + 1
                said[number] = claim[2]
                lines.append(f'println("\\x01{number}\\t", repr(begin {claim[1]} end))')
            else:
                lines.append(line)
    path = folder / ".page.jl"
    path.write_text("\n".join(lines) + "\n")
    return Program(["julia", "--startup-file=no", str(path)], said)
