"""How gradients of MPI programs scale: what is sent here, a model of the time, and what it says of many ranks.

docs/scaling.md explains it. For each program of `bench/parallel` with messages: how many messages and bytes the function and its
gradient send (counted by `tools/messages.c`, loaded before the library), the times of one and two ranks, and the model's time of two.
"""

from __future__ import annotations

import math
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench import _mpi
from bench._tools import Missing, execute, own_linker, table, tool
from bench.parallel import MPI, SOURCES, WAYS, Way, built, run

TOOLS = SOURCES / "tools"
ROUNDS = 5
# A machine with a network, for many ranks: seconds of a message, of a byte, and of each step of a reduction.
LATENCY, PER_BYTE, STEP = 1.5e-6, 1 / 12e9, 2e-6
RANKS = (1, 10, 100, 1000, 10_000, 100_000)


@dataclass(frozen=True)
class Sent:
    """Of all ranks together: messages, their bytes, and reductions over all ranks."""

    messages: float
    bytes: float
    reductions: float

    @property
    def row(self) -> list[str]:
        return [f"{self.messages:,.0f}", f"{self.bytes:,.0f}", f"{self.reductions:,.0f}"]


@dataclass(frozen=True)
class Network:
    """Seconds of a message, of each byte of it, and of a step of a reduction, which has log2 of the ranks."""

    message: float
    byte: float
    step: float

    def seconds(self, sent: Sent, ranks: int) -> float:
        """Of one rank in the middle, which sends to two neighbours: ranks - 1 pairs send `sent` together."""
        if ranks == 1:
            return 0.0
        share = 2 / (2 * (ranks - 1))  # of what is sent, by such a rank
        steps = math.ceil(math.log2(ranks))
        return (
            share * (self.message * sent.messages + self.byte * sent.bytes)
            + self.step * steps * sent.reductions / ranks
        )


@dataclass(frozen=True)
class Program:
    """A program's seconds on one rank, and what two ranks send, of the function and of the gradient."""

    name: str
    alone: tuple[float, float]
    sent: tuple[Sent, Sent]

    def predicted(self, network: Network, ranks: int, whole: float = 1.0) -> tuple[float, float]:
        """Seconds on so many ranks of a problem `whole` times as large, cut between them in one direction."""
        times: list[float] = []
        for seconds, sent in zip(self.alone, self.sent, strict=True):
            pairs = ranks - 1
            all_ = Sent(sent.messages * pairs, sent.bytes * pairs, sent.reductions / 2 * ranks)
            times.append(whole * seconds / ranks + network.seconds(all_, ranks))
        return times[0], times[1]


def main() -> int:
    wrong = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            here = _network(folder)
            programs = [
                _measured(source, folder) for source in sorted(SOURCES.glob("*.c")) if MPI in source.read_text()
            ]
        except Missing as reason:
            print(reason)
            return 0
    rows = [
        [p.name, way, *sent.row]
        for p, _ in programs
        for way, sent in zip(("function", "gradient"), p.sent, strict=True)
    ]
    table("what two ranks send", ["", "", "messages", "bytes", "reductions"], rows)
    wrong |= any(not _is_answered(*program.sent) for program, _ in programs)
    table(
        f"two ranks: a message {here.message * 1e6:.2g} us, a reduction {here.step * 1e6:.2g} us",
        ["", "function ms", "model", "gradient ms", "model"],
        [_compared(program, two, here) for program, two in programs],
    )
    far = Network(LATENCY, PER_BYTE, STEP)
    for program, _ in programs:
        table(
            f"{program.name}, {RANKS[2]} times as large, on a network of {LATENCY * 1e6:g} us and {1e-9 / PER_BYTE:g} GB/s",
            ["ranks", "function ms", "gradient ms", "gradient/function", "efficiency", "gradient's"],
            [_extrapolated(program, far, ranks) for ranks in RANKS],
        )
    return int(wrong)


def _is_answered(function: Sent, gradient: Sent) -> bool:
    """True if each message of the function is answered by one of the same size, beside a word that tells what it is."""
    words = 8 * gradient.messages
    return gradient.messages == 2 * function.messages and gradient.bytes == 2 * function.bytes + words


def _compared(program: Program, two: tuple[float, float], network: Network) -> list[str]:
    predicted = program.predicted(network, 2)
    pairs = [f"{1e3 * seconds:.2f}" for both in zip(two, predicted, strict=True) for seconds in both]
    return [program.name, *pairs]


def _extrapolated(program: Program, network: Network, ranks: int) -> list[str]:
    whole = float(RANKS[2])
    function, gradient = program.predicted(network, ranks, whole)
    alone = program.predicted(network, 1, whole)
    efficiencies = [alone[0] / ranks / function, alone[1] / ranks / gradient]
    return [
        f"{ranks:,}",
        f"{1e3 * function:.3g}",
        f"{1e3 * gradient:.3g}",
        f"{gradient / function:.2f}",
        *(f"{one:.2f}" for one in efficiencies),
    ]


def _network(folder: Path) -> Network:
    program = folder / "ping"
    execute([tool("mpicc"), "-O2", TOOLS / "ping.c", "-o", program])
    message, byte, reduction = map(float, execute(_mpi.started(2, program)).split())
    return Network(message, byte, reduction)


def _measured(source: Path, folder: Path) -> tuple[Program, tuple[float, float]]:
    """A program, and its times on two ranks."""
    way = next(one for one in WAYS if one.has_ranks and not one.has_threads)
    program = built(source, way, folder, own_linker(folder))
    one, two = _least(way, program, 1), _least(way, program, 2)
    sent = _sent(program, "function", folder), _sent(program, "gradient", folder)
    return Program(source.stem, one, sent), two


def _least(way: Way, program: Path, ranks: int) -> tuple[float, float]:
    found = [run(way, program, ranks)[0] for _ in range(ROUNDS)]
    return min(one.function for one in found), min(one.gradient for one in found)


def _sent(program: Path, what: str, folder: Path) -> Sent:
    counting = folder / "messages.so"
    if not counting.exists():
        execute([tool("mpicc"), "-O2", "-shared", "-fPIC", TOOLS / "messages.c", "-o", counting])
    lines = execute(_mpi.started(2, program, what), LD_PRELOAD=str(counting)).split()
    messages, bytes_, reductions, _ = map(float, lines[-4:])
    return Sent(messages, bytes_, reductions)


if __name__ == "__main__":
    sys.exit(main())
