"""What `bench parallel` and `bench scaling` measured, as it lies in a JSON file, and the tables and the page made of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench._model import FAR, LARGER, LATENCY, PER_BYTE, RANKS, STEP, Network, Program, Sent
from bench._page import Table, markdown


@dataclass(frozen=True)
class Times:
    """The least seconds of a program's function and of its gradient."""

    function: float
    gradient: float

    def least(self, other: Times) -> Times:
        return Times(min(self.function, other.function), min(self.gradient, other.gradient))


@dataclass(frozen=True)
class Row:
    """A program in one way (threads, ranks): serial, with one and with two of them, and how far its gradient is off."""

    name: str
    way: str
    serial: Times
    one: Times
    two: Times
    differs: float


@dataclass(frozen=True)
class Scaling:
    machine: str
    cores: int
    load: float  # how many processes wanted a core, on average, when it began
    rows: list[Row]
    network: Network  # between two ranks here
    programs: list[Program]


def write(found: Scaling, path: Path) -> None:
    path.write_text(json.dumps(asdict(found), indent=1) + "\n")


def read(path: Path) -> Scaling:
    found: dict[str, Any] = json.loads(path.read_text())
    rows = [
        Row(**{**each, **{key: Times(**each[key]) for key in ("serial", "one", "two")}}) for each in found.pop("rows")
    ]
    programs = [
        Program(each["name"], tuple(each["alone"]), tuple(each["two"]), tuple(Sent(**one) for one in each["sent"]))
        for each in found.pop("programs")
    ]
    return Scaling(**{**found, "network": Network(**found["network"])}, rows=rows, programs=programs)


# -- tables ---------------------------------------------------------------------------------------------------------------


def parallel(rows: Sequence[Row]) -> Table:
    columns = ["program", "", "gradient / function, serial", "on 1", "on 2", "1 over serial"]
    columns += ["function's efficiency on 2", "gradient's", "of these"]
    return "Gradients in parallel", columns, [[row.name, row.way, *_ratios(row)] for row in rows]


def _ratios(row: Row) -> list[str]:
    efficiency = [row.one.function / (2 * row.two.function), row.one.gradient / (2 * row.two.gradient)]
    numbers = [
        row.serial.gradient / row.serial.function,
        row.one.gradient / row.one.function,
        row.two.gradient / row.two.function,
        row.one.gradient / row.serial.gradient,
        *efficiency,
        efficiency[1] / efficiency[0],
    ]
    return [f"{number:.2f}" for number in numbers]


def sent(programs: Sequence[Program]) -> Table:
    rows = [
        [program.name, way, f"{one.messages:,.0f}", f"{one.bytes:,.0f}", f"{one.reductions:,.0f}"]
        for program in programs
        for way, one in zip(("function", "gradient"), program.sent, strict=True)
    ]
    return "What two ranks send", ["program", "", "messages", "bytes", "reductions"], rows


def model(programs: Sequence[Program], network: Network) -> Table:
    rows = []
    for program in programs:
        predicted = program.predicted(network, 2)
        pairs = [f"{1e3 * one:.2f}" for both in zip(program.two, predicted, strict=True) for one in both]
        rows.append([program.name, *pairs])
    return "Two ranks, and the model", ["program", "function ms", "model", "gradient ms", "model"], rows


def far(program: Program) -> Table:
    columns = ["ranks", "function ms", "gradient ms", "gradient / function", "function's efficiency", "gradient's"]
    return program.name, columns, [_extrapolated(program, ranks) for ranks in RANKS]


def _extrapolated(program: Program, ranks: int) -> list[str]:
    function, gradient = program.predicted(FAR, ranks, LARGER)
    alone = program.predicted(FAR, 1, LARGER)
    return [
        f"{ranks:,}",
        f"{1e3 * function:.3g}",
        f"{1e3 * gradient:.3g}",
        f"{gradient / function:.2f}",
        *(f"{whole / ranks / one:.2f}" for whole, one in zip(alone, (function, gradient), strict=True)),
    ]


# -- the page -------------------------------------------------------------------------------------------------------------


def page(found: Scaling) -> str:
    """The tables, and what they are, as Markdown."""
    network = found.network
    tables = {"parallel": parallel(found.rows), "sent": sent(found.programs), "model": model(found.programs, network)}
    texts = {name: markdown(columns, rows) for name, (_, columns, rows) in tables.items()}
    texts["far"] = "\n\n".join(
        f"### {title}\n\n{markdown(columns, rows)}" for title, columns, rows in map(far, found.programs)
    )
    rough = ", so times are rough" if found.load > 0.5 else ""
    texts["place"] = (
        f"On {found.machine}, {found.cores} cores, where {found.load:.1f} other processes wanted a core when it began{rough}.\n"
        "A time is the least of many rounds in wall clock, that of the slowest rank. What the programs free stays with them: the\n"
        "time of fresh pages is in none."
    )
    texts["here"] = f"{network.message * 1e6:.2g} us, {1e-9 / network.byte:.2g} GB/s and {network.step * 1e6:.2g} us"
    texts["network"] = (
        f"messages of {LATENCY * 1e6:g} us, {1e-9 / PER_BYTE:g} GB/s and reductions of {STEP * 1e6:g} us a step"
    )
    texts["larger"] = str(LARGER)
    texts["short"] = "\n".join(f"- {line}" for line in short_of(found)) or "Nothing."
    return TEMPLATE.format(**texts)


def short_of(found: Scaling) -> list[str]:
    """What misses the aims."""
    lines = []
    for row in found.rows:
        where = f"{row.name}, {row.way}"
        if (one := row.one.gradient / row.serial.gradient) > 1.05:
            lines.append(f"{where}: on one the gradient takes {one:.2f} times the serial one (aim: 1.05).")
        function, gradient = row.one.function / row.two.function, row.one.gradient / row.two.gradient
        if gradient < 0.95 * function:
            lines.append(
                f"{where}: on two the gradient gains {gradient:.2f}, the function {function:.2f} (aim: 0.95 of that)."
            )
        if (cost := row.two.gradient / row.two.function) > 3:
            lines.append(f"{where}: on two a gradient costs {cost:.1f} functions (aim: 3).")
    return lines


TEMPLATE = """# How gradients scale

What gradients of parallel programs cost here, and what a model says of more ranks than a machine has. [Parallel
programs](parallel.md) says what can be differentiated.

## What is sent

The forward sweep of a gradient sends what the function sends. In the reverse sweep each message is answered by one of the same
size in the other direction, with one word more, which says which message it answers. So a gradient sends twice as many
messages. `./dev bench scaling` counts them before the MPI library sees them, and fails if this is not so:

{sent}

A reduction over all ranks (`MPI_Allreduce` of a sum) is answered by a reduction over all ranks: twice as many as well.

What all ranks begin together and wait for later (`MPI_Iallreduce` and its kin) is answered by messages from each rank to each
that it got numbers from: the ranks' waits need not come in one order, so no collective could answer. On many ranks the blocking
calls are cheaper.

## What is measured here

{place}

{parallel}

`1 over serial` is the gradient on one thread or rank over the serial gradient of the same code. The efficiency on two is the
time on one over twice the time on two. *MPI and OpenMP* is always on two ranks, with one thread each and with two.

Of the aims (on one at most 1.05 times the serial gradient; on two at least 0.95 of the function's gain; less than 3 functions)
these are missed:

{short}

## A model of many ranks

The time of a rank is its part of the work, the messages it sends, and its reductions:

```text norun="a formula"
T(p) = W / p + messages (a + b bytes) + reductions s log2(p)
```

W is the serial time of the function or of its gradient, measured. Messages and bytes are those of a rank with two neighbours,
and reductions those of a rank: both are counted. The seconds of a message (a), of a byte (b) and of a step of a reduction (s)
are measured here between two ranks: {here}. So the model says of two ranks here, where they share one memory:

{model}

On a network with {network}, for a problem {larger} times as large as the benchmark's, cut in one direction:

{far}

Where the work counts, the gradient is more efficient than the function: for each message it has more to compute. Where messages
are all that is left, a gradient costs twice the function, which is the ratio of what they send.

The memory of a rank is that of its numbers, of their shadows, and of its tape. The tape is that of the serial gradient, cut
into parts: for the stencil it is one state of the rank's part for each step. With the number of ranks nothing grows but a
record for each message.

The model assumes that

- the work is balanced, and a rank's part still has rows to cut;
- ranks do not wait for memory that they share;
- a rank sends to its neighbours alone, and messages of different ranks do not meet in the network.

At 100,000 ranks the first and the last are not true of every program.

Made by `./dev bench scaling --page docs/scaling.md`.
"""
