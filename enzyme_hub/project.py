"""The project that a link is made in, as far as it says something to us: rules in its pyproject.toml."""

from __future__ import annotations

from pathlib import Path


def project_rules(folder: Path) -> list[Path]:
    """The pyproject.toml at or above the folder, if it may have rules."""
    for one in (folder, *folder.parents):
        path = one / "pyproject.toml"
        if path.is_file():
            try:
                return [path] if b"enzyme-hub.rule" in path.read_bytes() else []
            except OSError:
                return []
    return []
