"""The peers of the suite: those that are installed are right, and none can spoil a run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench import _process, suite
from bench._process import Failed, Process
from bench._tools import Missing
from bench.peers import Peer, Started, Task, everyone
from bench.peers.compiled.peers import Ours

SOURCE = suite.SOURCES / "matrix_product.c"
PEERS = {peer.name: peer for peer in everyone()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("peers")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round or so: what is tested is not the time."""
    monkeypatch.setattr(suite, "BUDGET", 0.0)
    monkeypatch.setattr(suite, "FEWEST", 1)


@pytest.mark.c
@pytest.mark.parametrize("name", [name for name in PEERS if name != "ours"])
def test_a_peer_has_our_gradient(name: str, folder: Path) -> None:
    peer = PEERS[name]
    try:
        peer.prepare(install=False)
    except Missing as reason:
        pytest.skip(f"{name}: {reason}")
    found = suite.objective(SOURCE, folder, ("-O1",), [Ours(), peer])
    assert not found.failed
    assert set(found.sides) == {"ours", "by_hand", *peer.ways}
    for side in found.sides.values():
        assert side.difference < suite.AGREES
        assert side.gradient > 0 and side.peak > 0 and side.rounds == 1


class Scripted:
    """A peer that is a few lines of Python."""

    name = "scripted"
    ways = {"scripted": "a script"}  # noqa: RUF012

    def __init__(self, script: str) -> None:
        self.script = script

    def prepare(self, install: bool) -> dict[str, str]:
        return {}

    def start(self, task: Task) -> Started:
        return Started((sys.executable, "-c", self.script), 0.0, {})


WRONG = """
import sys
print("ready 0", flush=True)
for line in sys.stdin:
    what, *rest = line.split()
    if what == "gradient":
        open(rest[1], "wb").write(bytes(8 * 20000))
    print("1 1" if what == "memory" else "0.001", flush=True)
"""
DIES = "raise SystemExit('error: no such luck')"
CRASHES = "import os, sys; print('a warning', file=sys.stderr, flush=True); os.abort()"
DIES_LATER = "print('ready 0', flush=True); input(); raise SystemExit('error: too late')"


@pytest.mark.c
@pytest.mark.parametrize(
    "script, reason",
    [(WRONG, "differs from ours by 1e+00"), (DIES, "no such luck"), (CRASHES, "SIGABRT"), (DIES_LATER, "too late")],
)
def test_who_fails_is_told_and_not_timed(script: str, reason: str, folder: Path) -> None:
    peers: list[Peer] = [Ours(), Scripted(script)]
    found = suite.objective(SOURCE, folder, ("-O1",), peers)
    assert reason in found.failed["scripted"]
    assert set(found.sides) == {"ours", "by_hand"}


def test_who_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_process, "PATIENCE", 1.0)
    with pytest.raises(Failed), Process((sys.executable, "-c", "import time; time.sleep(60)")):
        pass


def test_an_objective_that_does_not_link_is_told(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("this is no C\n")
    found = suite.objective(source, tmp_path, ("-O1",), [Ours()])
    assert "error" in found.failed["ours"]
    assert not found.sides


def test_nothing_is_installed_where_it_must_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENZYME_HUB_PEERS", str(tmp_path))
    monkeypatch.setenv("DEV_NO_INSTALL", "1")
    with pytest.raises(Missing, match="not installed"):
        PEERS["jax"].prepare(install=True)
    assert not list(tmp_path.iterdir())
