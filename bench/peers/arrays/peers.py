"""JAX, PyTorch and autograd: the objectives in `objectives`, each written once for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from bench._process import Failed
from bench._tools import ONE_THREAD
from bench.peers import Started, Task
from bench.peers.environments import Environment

HERE = Path(__file__).parent
# The most that XLA and PyTorch may use where the compilers are held to a processor; `native` holds nobody.
XLA_MOST = {None: "SSE4_2", "x86-64": "SSE4_2", "x86-64-v2": "SSE4_2", "x86-64-v3": "AVX2", "x86-64-v4": "AVX512"}
TORCH_MOST = {None: "default", "x86-64": "default", "x86-64-v2": "default", "x86-64-v3": "avx2", "x86-64-v4": "avx512"}


@dataclass
class Arrays:
    name: str
    title: str
    environment: Environment
    unnatural: dict[str, str] = field(default_factory=dict)  # objectives that it was not made for

    def __post_init__(self) -> None:
        self.ways = {self.name: self.title}

    def prepare(self, install: bool) -> dict[str, str]:
        self.python = self.environment.python(install)
        return self.environment.versions(self.python)

    def start(self, task: Task) -> Started:
        name = task.source.stem
        if reason := self.unnatural.get(name):
            raise Failed(reason)
        if not (HERE / "objectives" / f"{name}.py").exists():
            raise Failed("not written for arrays")
        march = next((flag.removeprefix("-march=") for flag in task.flags if flag.startswith("-march=")), None)
        variables = dict(ONE_THREAD)
        if march in XLA_MOST:
            variables["XLA_FLAGS"] += f" --xla_cpu_max_isa={XLA_MOST[march]}"
            variables["ATEN_CPU_CAPABILITY"] = TORCH_MOST[march]
        command = (self.python, HERE / "serve.py", f"with_{self.name}", name, task.start)
        return Started(command, 0.0, variables)


JAX = Arrays("jax", "JAX", Environment("jax", ("jax>=0.7,<0.12",), "350 MB"))
AUTOGRAD = Arrays(
    "autograd",
    "autograd",
    Environment("autograd", ("autograd>=1.7,<2", "scipy>=1.11,<2"), "200 MB"),
    {"recurrent": "10,000 steps of single numbers", "corner_force": "it has no sums into places by index"},
)


def torch(asked_for: bool) -> Arrays:
    where = "" if asked_for else "`--with torch` installs it"
    return Arrays("torch", "PyTorch", Environment("torch", ("torch>=2.7,<3", "numpy"), "3 GB", where, True))
