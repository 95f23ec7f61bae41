"""Programs of MPI: what the compiler is told, and how ranks are started."""

from __future__ import annotations

import os
import shlex
import subprocess
from functools import cache
from pathlib import Path

from bench._tools import execute, tool


def flags(what: str) -> list[str]:
    """What the compiler is told to `compile` or to `link`, for Open MPI or MPICH."""
    if _is_open_mpi():
        return shlex.split(execute([tool("mpicc"), f"--showme:{what}"]))
    return shlex.split(execute([tool("mpicc"), f"-{what}-info"]))[1:]


def started(ranks: int, program: Path, *words: str) -> list[str]:
    """The command for so many ranks; Open MPI wants to be told that they may be more than the cores, and root's."""
    more = ["--oversubscribe", *(["--allow-run-as-root"] if os.geteuid() == 0 else [])] if _is_open_mpi() else []
    return [tool("mpirun"), *more, "-n", str(ranks), str(program), *words]


@cache
def _is_open_mpi() -> bool:
    done = subprocess.run([tool("mpicc"), "--showme:version"], capture_output=True, check=False)
    return done.returncode == 0
