"""The page and the plots of a small file of numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import _page, _plots, _results

SMALL = Path(__file__).with_name("small.json")


@pytest.fixture
def results() -> _results.Results:
    return _results.read(SMALL)


def rows(page: str, first: str) -> list[list[str]]:
    """The cells of all lines of tables that begin with this word."""
    lines = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith(f"| {first} |")]
    return [[cell.strip() for cell in line] for line in lines]


def test_numbers_survive_a_file(results: _results.Results, tmp_path: Path) -> None:
    _results.write(results, tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text()) == json.loads(SMALL.read_text())
    assert _results.read(tmp_path / "again.json") == results


def test_an_objective_has_its_line(results: _results.Results) -> None:
    own, peers = rows(_page.page(results, []), "first")
    assert own == ["first", "1,000", "2.00", "1.00", "2.00", "0.50", "1.0", "0.5", "1.0", "1e-15"]
    assert peers == ["first", "4.00"]


def test_means_are_geometric(results: _results.Results) -> None:
    page = _page.page(results, [])
    own, peers = rows(page, "geometric mean")
    assert own[2:6] == ["2.00", "2.00", "1.00", "0.50"]
    assert peers == ["geometric mean", "1.41"]  # the root of 4 times 1/2
    (jax,) = rows(page, "JAX")
    assert jax == ["JAX", "2", "1.41", "0.50", "4.00", "2.83", "4.0", "200.0", "1.5"]


def test_what_falls_short_is_said(results: _results.Results) -> None:
    page = _page.page(results, [])
    assert "- Slower than JAX: second (2.00 times)." in page
    assert "- Slower than by hand, by more than 1.2: first (2.00 times)." in page
    assert "- Not there: torch: not installed, 3 GB." in page
    assert "- Not there: JAX, third: differs from ours by 1e+00." in page
    assert rows(page, "third")[1] == ["third", "-"]


def test_without_peers_there_is_one_table(results: _results.Results) -> None:
    alone = {way: title for way, title in results.titles.items() if way != "jax"}
    page = _page.page(_results.Results(**{**vars(results), "titles": alone, "missing": {}}), [])
    assert page.count("| --- |") == 1
    assert "JAX" not in page.split("What falls short")[0]


def test_plots(results: _results.Results, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: the bench extra")
    plots = _plots.draw(results, tmp_path / "images")
    assert [plot.name for plot in plots] == ["performance-function.svg", "performance-peers.svg"]
    assert all(plot.exists() and plot.with_suffix(".png").exists() for plot in plots)
    assert "images/performance-peers.svg" in _page.page(results, plots)
