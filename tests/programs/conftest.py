"""Programs are many: their linker is forked, not started."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forked_linker import forked_linker


@pytest.fixture(scope="session")
def linker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with forked_linker(tmp_path_factory.mktemp("linker")) as script:
        yield script
