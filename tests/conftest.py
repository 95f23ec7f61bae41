"""What all tests of whole programs share: a marker for each language, and the linker under test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import hypothesis
import pytest

from tests.turns import ALL, is_turn

# A machine that is busy is no reason to fail.
hypothesis.settings.register_profile("busy", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.load_profile("busy")

ROOT = Path(__file__).parent.parent


def pytest_configure(config: pytest.Config) -> None:
    os.environ["ENZYME_HUB_CACHE"] = "off"  # what is tested is made
    os.environ["ENZYME_HUB_VERIFY"] = "1"  # after each pass
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each link would compile all of our files again
    config.addinivalue_line("markers", "in_turn(n): `./dev test` takes one in n of these, `./dev levels` all")
    for name in ("c", "cpp", "rust", "fortran", "julia", "swift"):
        config.addinivalue_line("markers", f"{name}: programs that need the compiler of this language")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--in-turn", action="store_true", help="of tests that are marked in_turn(n), one in n")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose turn it is not."""
    if not config.getoption("--in-turn") or ALL:
        return
    marks = {item: item.get_closest_marker("in_turn") for item in items}
    left = [item for item, mark in marks.items() if mark is not None and not is_turn(item.name, mark.args[0])]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in set(left)]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Tests that wait for one program (Julia's, Swift's) belong to one worker: else the others wait for minutes."""
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if session.config.getoption("loadgroup", False) and not all("@" in item.nodeid for item in grouped):
        raise pytest.UsageError("--dist loadgroup has no effect with these versions of pytest and pytest-xdist")


@pytest.fixture(scope="session")
def linker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed `enzyme-hub-ld`, else a launcher of that name for this checkout."""
    installed = Path(sys.executable).with_name("enzyme-hub-ld")
    if installed.exists():
        return installed
    launcher = tmp_path_factory.mktemp("bin") / "enzyme-hub-ld"
    path = f"{ROOT}${{PYTHONPATH:+:$PYTHONPATH}}"
    launcher.write_text(f'#!/bin/sh\nPYTHONPATH="{path}" exec "{sys.executable}" -m linker_plugin "$@"\n')
    launcher.chmod(0o755)
    return launcher
