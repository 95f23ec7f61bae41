"""How Enzyme Hub is installed, as messages and the pages say it."""

from __future__ import annotations

from pathlib import Path

from enzyme_hub.errors import LinkError


def pip(extra: str = "") -> str:
    """The command; `extra` as in `python`. There is no package on PyPI yet."""
    where = f"'CLONE[{extra}]'" if extra else "CLONE"
    return f"pip install {where}, where CLONE is the folder of a clone of Enzyme Hub"


def sources() -> Path:
    """The folder that holds `examples` and `lang`: the checkout, else what the wheel carries."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package.parent, package / "_data"):
        if (folder / "lang" / "c" / "enzyme_hub.h").exists():
            return folder
    raise LinkError(
        "EH0406", "the headers and examples are not installed", remedy="install the wheel, or run in a checkout"
    )
