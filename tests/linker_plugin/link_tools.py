"""What the tests of links share."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

REQUEST = "extern double __enzyme_autodiff(void *, ...);\n"

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Sources = Callable[..., list[Path]]


def tool(*names: str) -> str:
    """The first of these programs that is here."""
    for name in names:
        if path := shutil.which(name):
            return path
    pytest.skip(f"{names[0]} is not installed")


def left_behind(folder: Path, kept: Sequence[str]) -> list[str]:
    """The files in the folder beyond those that belong there."""
    return sorted(path.name for path in folder.iterdir() if path.name not in kept)
