"""The plots of the page: for each objective the gradients over the function, and the others' over ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench._results import Results

MARKS = "o D s ^ v P X *".split()


def draw(results: Results, folder: Path) -> list[Path]:
    """Writes each plot as SVG and PNG; the paths of the SVGs. None without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        print("no plots: matplotlib is not installed (pip install 'enzyme-hub[bench]')")
        return []
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "performance"  # the same numbers make the same file
    folder.mkdir(parents=True, exist_ok=True)
    plots = [("performance-function", "gradient / function", ["ours", "by_hand"], "function")]
    if results.peers():
        plots.append(("performance-peers", "others' gradient / ours", results.peers(), "ours"))
    return [plot(results, folder / f"{name}.svg", title, ways, unit) for name, title, ways, unit in plots]


def plot(results: Results, path: Path, title: str, ways: list[str], unit: str) -> Path:
    """A line for each objective, a mark for each way, on a logarithmic scale."""
    from matplotlib import pyplot

    names = [each.name for each in reversed(results.objectives)]
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.26 * len(names)))
    for way, mark in zip(ways, MARKS, strict=False):
        ratios = results.ratios(way, unit)
        at = [names.index(name) for name in ratios]
        axes.plot(list(ratios.values()), at, mark, label=results.titles[way], markersize=6, alpha=0.85)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.set_yticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.grid(axis="both", linewidth=0.4, alpha=0.6)
    axes.set_xlabel(title)
    axes.legend(loc="upper center", bbox_to_anchor=(0.4, -0.09), ncols=4, frameon=False)
    save(figure, path)
    pyplot.close(figure)
    return path


def save(figure: Any, path: Path) -> None:
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    figure.savefig(path.with_suffix(".png"), bbox_inches="tight", dpi=110)
