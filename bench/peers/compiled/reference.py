"""The reference implementation, from its wheel: the suite's file as C++, compiled in its process by its own clang and plugin."""

from __future__ import annotations

import itertools
import shlex
import subprocess
from pathlib import Path

from bench._tools import ONE_THREAD, clang, execute
from bench.peers import Started, Task
from bench.peers.environments import Environment

HERE = Path(__file__).parent


class Reference:
    name = "reference"
    ways = {"reference": "the reference"}  # noqa: RUF012
    environment = Environment("reference", ("enzyme_ad>=0.0.16,<0.1", "jax"), "700 MB")

    def prepare(self, install: bool) -> dict[str, str]:
        self.python = self.environment.python(install)
        return self.environment.versions(self.python)

    def start(self, task: Task) -> Started:
        source = f'#define PEER "{HERE / "reference.hpp"}"\n#include "{task.source}"\n'
        options = ["-isystem", execute([clang(), "-print-resource-dir"]).strip() + "/include"]
        # Its clang takes the frontend's words, to which the driver of ours translates the usual ones.
        options += ["-std=c++17", "-fgnuc-version=4.2.1", *(f for f in task.flags if not f.startswith("-march"))]
        options += processor(task.flags)
        return Started((self.python, HERE / "reference_serve.py", source, *options), 0.0, ONE_THREAD)


def processor(flags: tuple[str, ...]) -> list[str]:
    """-target-cpu and its features, as our clang's driver hands them to its frontend."""
    words = [clang(), *flags, "-###", "-x", "c", "-c", "/dev/null", "-o", "/dev/null"]
    frontend = subprocess.run(words, capture_output=True, text=True, check=False).stderr.splitlines()
    words = shlex.split(next((line for line in frontend if '"-cc1"' in line), ""))
    return [
        word for pair in itertools.pairwise(words) if pair[0] in ("-target-cpu", "-target-feature") for word in pair
    ]
