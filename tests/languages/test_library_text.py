"""Text of ours that joins modules is what the C files say, and nothing else is where it lies."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm
from enzyme_hub._bitcode.manifest import FOLDER, MANIFEST, Row
from enzyme_hub.languages import toolchains


@pytest.mark.parametrize("row", MANIFEST, ids=lambda row: f"{row.package}{row.suffix}")
def test_text_is_made_from_the_source(row: Row) -> None:
    clang = toolchains.clang()
    if clang is None or clang.llvm != llvm.version()[0]:
        pytest.skip(f"clang {llvm.version()[0]} is not installed")
    for path, text in row.texts():
        assert path.read_text(encoding="utf-8") == text, f"run `python -m enzyme_hub._bitcode {row.package}`"


def test_all_text_is_of_a_row() -> None:
    packages = tuple(f"{row.package}." for row in MANIFEST)
    assert [path.name for path in FOLDER.glob("*.ll") if not path.name.startswith(packages)] == []
