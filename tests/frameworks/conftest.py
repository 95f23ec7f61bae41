from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    if toolchains.clang() is None:
        pytest.skip("clang is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield Path(__file__).parent / "ops.c"
