"""How gradients of MPI programs scale: what is sent here, a model of the time, and what it says of many ranks.

docs/scaling.md explains it. For each program of `bench/parallel` with messages: how many messages and bytes the function and its
gradient send (counted by `tools/messages.c`, loaded before the library), the times of one and two ranks, and the model's time of two.
`--page FILE` measures what `bench parallel` does as well, and writes the page and its numbers; `--from FILE` takes numbers of a run before.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from bench import _mpi, _scaling, parallel
from bench._model import Network, Program, Sent
from bench._scaling import Scaling
from bench._tools import Missing, asked, execute, own_linker, table, tool
from bench.parallel import MPI, SOURCES, WAYS, Way, built, run
from bench.suite import processor

TOOLS = SOURCES / "tools"
ROUNDS = 5


def main() -> int:
    try:
        found = _scaling.read(asked.given) if asked.given else _measure()
    except Missing as reason:
        print(reason)
        return 0
    shown = [_scaling.parallel(found.rows)] if found.rows else []
    shown += [_scaling.sent(found.programs), _scaling.model(found.programs, found.network)]
    for title, columns, rows in [*shown, *map(_scaling.far, found.programs)]:
        table(title, columns, rows)
    if asked.page and found.rows:
        asked.page.write_text(_scaling.page(found))
        _scaling.write(found, asked.json or asked.page.with_suffix(".json"))
    return int(not all(function.is_answered_by(gradient) for function, gradient in (p.sent for p in found.programs)))


def _measure() -> Scaling:
    cores, load = os.cpu_count() or 1, os.getloadavg()[0]
    rows = parallel.measured() if asked.page else []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        network = _network(folder)
        sources = [source for source in sorted(SOURCES.glob("*.c")) if MPI in source.read_text()]
        programs = [_measured(source, folder) for source in sources]
    return Scaling(processor(), cores, load, rows, network, programs)


def _network(folder: Path) -> Network:
    program = folder / "ping"
    execute([tool("mpicc"), "-O2", TOOLS / "ping.c", "-o", program])
    message, byte, reduction = map(float, execute(_mpi.started(2, program)).split())
    return Network(message, byte, reduction)


def _measured(source: Path, folder: Path) -> Program:
    way = next(one for one in WAYS if one.has_ranks and not one.has_threads)
    program = built(source, way, folder, own_linker(folder))
    one, two = _least(way, program, 1), _least(way, program, 2)
    sent = _sent(program, "function", folder), _sent(program, "gradient", folder)
    return Program(source.stem, one, two, sent)


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
