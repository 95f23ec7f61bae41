"""The suite's tables, and the page made of them: all from the results, nothing measured here."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path

from bench._results import Objective, Results, mean

Table = tuple[str, Sequence[str], list[list[str]]]
LEFT_BEHIND = 1.2  # times the adjoint by hand


def tables(results: Results) -> list[Table]:
    made = [by_objective(results)]
    if results.peers():
        made += [by_peer(results), ratios(results)]
    return made


def by_objective(results: Results) -> Table:
    columns = [
        "objective",
        "function us",
        "gradient / function",
        "by hand / function",
        "gradient / by hand",
        "thin / gradient",
    ]
    columns += ["memory MB", "by hand MB", "compile, link s", "difference"]
    rows = [
        [
            each.name,
            number(each.function * 1e6, ".1f"),
            number(each.over("ours", "function")),
            number(each.over("by_hand", "function")),
            number(each.over("ours", "by_hand")),
            number(each.over("thin", "ours")),
            *of_side(each, "ours", "grown"),
            *of_side(each, "by_hand", "grown"),
            *of_side(each, "ours", "built"),
            *of_side(each, "by_hand", "difference"),
        ]
        for each in results.objectives
    ]
    pairs = (("ours", "function"), ("by_hand", "function"), ("ours", "by_hand"), ("thin", "ours"))
    means = [number(mean(results.ratios(*pair).values())) for pair in pairs]
    rows.append(["geometric mean", "", *means, "", "", "", ""])
    return f"Gradients at {' '.join(results.flags)} -flto, beside adjoints written by hand", columns, rows


def by_peer(results: Results) -> Table:
    columns = ("gradient by", "objectives", "/ ours", "least", "most", "/ function", "memory MB", "whole MB", "built s")
    rows = []
    for way, title in results.titles.items():
        ours, function = results.ratios(way, "ours"), results.ratios(way, "function")
        sides = [each.sides[way] for each in results.objectives if way in each.sides]
        if not sides:
            rows.append([title, "0", *[""] * 7])
            continue
        memory = [statistics.median(getattr(side, which) for side in sides) / 1e6 for which in ("grown", "peak")]
        built = statistics.median(side.built for side in sides)
        least, most = min(ours.values()), max(ours.values())
        ratios = [number(mean(ours.values())), number(least), number(most), number(mean(function.values()))]
        rows.append([title, str(len(sides)), *ratios, *(f"{each:.1f}" for each in memory), f"{built:.1f}"])
    return "Everyone's gradients, geometric means (memory and building: medians)", columns, rows


def ratios(results: Results) -> Table:
    """Of each objective the others' gradient over ours; what there is not has its reason below the table."""
    peers = results.peers()
    rows = [[each.name, *(number(each.over(way, "ours")) for way in peers)] for each in results.objectives]
    rows.append(["geometric mean", *(number(mean(results.ratios(way, "ours").values())) for way in peers)])
    return "Others' gradient / ours", ("objective", *(results.titles[way] for way in peers)), rows


def number(value: float | None, form: str = ".2f") -> str:
    if value is None or value != value:
        return "-"
    return f"{value:{form}}" if value < 1000 else f"{value:,.0f}"


FORMS = {"grown": lambda side: f"{side.grown / 1e6:.1f}", "built": lambda side: f"{side.built:.1f}"}
FORMS["difference"] = lambda side: f"{side.difference:.0e}"


def of_side(objective: Objective, way: str, what: str) -> list[str]:
    side = objective.sides.get(way)
    return [FORMS[what](side) if side else "-"]


def absent(results: Results) -> list[str]:
    """What is not in the tables, with the reason: peers, then objectives of a peer, those of one reason together."""
    lines = [f"{peer}: {reason}" for peer, reason in results.missing.items()]
    together: dict[tuple[str, str], list[str]] = {}
    for each in results.objectives:
        for way, reason in each.failed.items():
            together.setdefault((results.titles.get(way, way), reason), []).append(each.name)
    return lines + [f"{title}, {', '.join(names)}: {reason}" for (title, reason), names in together.items()]


def shortfalls(results: Results) -> list[str]:
    """Where somebody else's gradient is the faster one."""
    limits = dict.fromkeys(results.peers(), 1.0) | {"by_hand": 1 / LEFT_BEHIND}
    lines = []
    for way, limit in limits.items():
        behind = {name: ratio for name, ratio in results.ratios(way, "ours").items() if ratio < limit}
        if behind:
            told = ", ".join(f"{name} ({1 / ratio:.2f} times)" for name, ratio in sorted(behind.items(), key=by_ratio))
            least = f", by more than {LEFT_BEHIND}" if way == "by_hand" else ""
            lines.append(f"Slower than {results.titles[way]}{least}: {told}.")
    return lines


def by_ratio(item: tuple[str, float]) -> float:
    return item[1]


def page(results: Results, plots: Sequence[Path]) -> str:
    """The tables with what they are and what falls short, as Markdown."""
    parts = ["# How fast gradients are", INTRODUCTION]
    for title, columns, rows in tables(results):
        parts += [f"## {title}", markdown(columns, rows)]
    if results.peers():
        parts.append(PEERS)
    parts += [f"![{plot.stem.replace('-', ' ')}](images/{plot.name})" for plot in plots]
    if short := [*shortfalls(results), *(f"Not there: {line}." for line in absent(results))]:
        parts += ["## What falls short", "\n".join(f"- {line}" for line in short)]
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    command = "--peers" if results.peers() else "suite --page docs/performance.md"
    parts.append(f"Made by `./dev bench {command}` on {results.machine}, with {versions}.")
    return "\n\n".join(parts) + "\n"


def markdown(columns: Sequence[str], rows: list[list[str]]) -> str:
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


INTRODUCTION = """Each line is one program of `bench/suite`, compiled by clang and linked by `enzyme-hub-ld`. Beside the function
stands the adjoint that an expert writes for it. The gradients are compared before they are timed (`difference`: the greatest one
over the greatest component; more than 1e-9 does not count). Everyone's program waits for its turn on one processor; a turn lasts
two milliseconds or more after a call that is not counted, and a time is the median of its turns, in CPU time with the kernel's
part, so that other programs disturb it little. `memory` is what becomes resident while the gradient runs, in
a process of its own, after what the heap had over went back to the system. `thin` is the gradient of the same program compiled with
`-flto=thin`, where the compiler leaves vectorising and unrolling to the linker."""

PEERS = """The compiled peers take the suite's own files, as C++ in which the type of a number may be a class, with the options
that ours get. `ADOL-C` writes its tape once and sweeps it for each gradient, which is right while no branch changes; `traced anew`
writes it each time. `the reference` is the implementation whose calls we share, in its Python package, which compiles and runs the
program in its process. JAX, PyTorch and autograd have each objective written in arrays (`bench/peers/arrays/objectives`), with
their libraries' own products, transforms and factorisations, on one thread; JAX's function is compiled before (`built`), value and
gradient in one. `whole` is the process at its greatest, with interpreter and compiler where these are in it. `/ function` is over the
function of C in our program."""
