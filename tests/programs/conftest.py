from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    for name in ("c", "cpp", "rust", "fortran"):
        config.addinivalue_line("markers", f"{name}: programs that need the compiler of this language")
