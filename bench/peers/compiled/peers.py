"""We ourselves, with the adjoints by hand beside us, and ADOL-C."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

from bench._process import Failed
from bench._tools import Missing, clang, execute, own_linker, tool
from bench.peers import Started, Task
from enzyme_hub import __version__

HERE = Path(__file__).parent
AS_CPP = ("-std=c++17", "-x", "c++")


def built(task: Task, ending: str, *words: str | Path) -> Started:
    """The program, and how long compiler and linker took."""
    program = task.folder / f"{task.source.stem}.{ending}"
    began = time.perf_counter()
    try:
        execute([*words, task.source, "-o", program, *LIBRARIES[ending]])
    except SystemExit as failed:
        lines = [line for line in str(failed).splitlines() if "rror" in line]
        raise Failed(lines[0] if lines else str(failed)[-300:]) from None
    return Started((program,), time.perf_counter() - began, {})


LIBRARIES = {"ours": ("-lm",), "thin": ("-lm",), "adolc": ("-ladolc", "-lm")}


class Ours:
    name = "ours"
    ways = {"ours": "Enzyme Hub", "by_hand": "by hand"}  # noqa: RUF012

    def prepare(self, install: bool) -> dict[str, str]:
        return {"enzyme-hub": __version__, "clang": re.split(r"version (\S+)", execute([clang(), "--version"]))[1]}

    def start(self, task: Task) -> Started:
        return built(task, "ours", clang(), *task.flags, "-flto", f"--ld-path={own_linker(task.folder)}")


class Thin:
    """Ours, of bitcode that the compiler has neither vectorised nor unrolled."""

    name = "thin"
    ways = {"thin": "Enzyme Hub, -flto=thin"}  # noqa: RUF012

    def prepare(self, install: bool) -> dict[str, str]:
        return {}

    def start(self, task: Task) -> Started:
        words = ("-flto=thin", '-DOURS="thin"', f"--ld-path={own_linker(task.folder)}")
        return built(task, "thin", clang(), *task.flags, *words)


class Adolc:
    name = "adolc"
    ways = {"adolc": "ADOL-C", "adolc_retraced": "ADOL-C, traced anew"}  # noqa: RUF012

    def prepare(self, install: bool) -> dict[str, str]:
        if not Path("/usr/include/adolc/adolc.h").exists():
            raise Missing("not installed: apt install libadolc-dev")
        words = ["dpkg-query", "-W", "-f", "${Version}", "libadolc-dev"]
        return {"adolc": execute(words) if shutil.which("dpkg-query") else "unknown"}

    def start(self, task: Task) -> Started:
        compiler = tool("clang++-22", "clang++")
        return built(task, "adolc", compiler, *AS_CPP, *task.flags, f'-DPEER="{HERE / "adolc.hpp"}"')
