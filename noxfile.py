"""The sessions behind `./dev`: one per language, `unit`, `tests` for all, `check`, `demo`, `fuzz`, `bench`.

Where nox runs in the environment that `./dev` made, or in one like it, the sessions run there too, and starting one costs nothing. Any
other nox makes an environment for each; compilers and libraries, which `./dev` installs as well, are then those of the machine.
The frameworks, which are large, always have environments of their own.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import nox

nox.needs_version = ">=2024.10.9"

HAS_ALL = all(find_spec(name) for name in ("llvmlite", "rich", "numpy", "mypy", "pytest", "xdist"))
"""Is what the sessions need in the environment of this nox?"""

nox.options.default_venv_backend = "none" if HAS_ALL else "venv"
nox.options.reuse_venv = "yes"
nox.options.sessions = ["check", "tests"]
if HAS_ALL:  # nox may have been called by its path
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def prepared(function: Callable[[nox.Session], None]) -> Callable[[nox.Session], None]:
    """A session that first installs what it needs, where it has an environment of its own."""

    @functools.wraps(function)
    def run(session: nox.Session) -> None:
        if session.venv_backend != "none":
            session.install("-e", ".[dev]")
            session.env["ENZYME_HUB_WAY_IN"] = f"source {session.virtualenv.location}/bin/activate"
        function(session)

    return nox.session(run)


PROGRAMS = ("tests/programs", "tests/fuzz", "tests/julia")


def pytest(session: nox.Session, *arguments: str) -> None:
    """Run pytest on two workers; words after `--` go to pytest. Tests of one `xdist_group` run one after the other, so that no worker
    waits for what another one makes."""
    workers = os.environ.get("PYTEST_WORKERS", "2")
    session.run("python", "-m", "pytest", "-n", workers, "--dist", "loadgroup", *arguments, *session.posargs)


@prepared
def tests(session: nox.Session) -> None:
    """Everything: units, programs in each language, the examples."""
    pytest(session, "--in-turn", "tests")


@prepared
def unit(session: nox.Session) -> None:
    """What needs no program to be compiled."""
    pytest(session, "tests", *(f"--ignore={folder}" for folder in PROGRAMS))


@prepared
def c(session: nox.Session) -> None:
    """The programs in C, compiled and linked for real at every level."""
    pytest(session, *PROGRAMS, "-m", "c")


@prepared
def cpp(session: nox.Session) -> None:
    """The programs in C++."""
    pytest(session, *PROGRAMS, "-m", "cpp")


@prepared
def rust(session: nox.Session) -> None:
    """The programs in Rust."""
    pytest(session, *PROGRAMS, "-m", "rust")


@prepared
def fortran(session: nox.Session) -> None:
    """The programs in Fortran."""
    pytest(session, *PROGRAMS, "-m", "fortran")


@prepared
def swift(session: nox.Session) -> None:
    """The programs in Swift."""
    pytest(session, "tests/programs", "-m", "swift")


@prepared
def julia(session: nox.Session) -> None:
    """The programs in Julia, and the way from Python to it."""
    pytest(session, "tests/programs/test_julia.py", "tests/julia", "tests/docs/test_pages.py", "-m", "julia")


# What parts of CUDA the compilers of kernels look for, which they do not bring: torch brings Triton.
CUDA_PARTS = {
    "numba": ("numba-cuda", "nvidia-cuda-nvrtc", "nvidia-cuda-runtime", "nvidia-nvvm"),
    "torch": ("nvidia-nvvm",),
}


def framework(session: nox.Session) -> None:
    """The tests of a framework in an environment of its own, which holds the extra of that name."""
    session.install(
        "-e", f".[{session.name}]", "pytest", "hypothesis", "markdown-it-py", *CUDA_PARTS.get(session.name, ())
    )
    session.run("python", "-m", "pytest", "tests/frameworks", "-rs", *session.posargs)
    session.run(
        "python", "-m", "pytest", "tests/docs/test_pages.py", "-k", "test_page and (frameworks or gpu or jax)", "-rs"
    )


@nox.session(venv_backend="venv", reuse_venv=True)
def jax(session: nox.Session) -> None:
    """Operations in JAX (150 MB)."""
    framework(session)


@nox.session(venv_backend="venv", reuse_venv=True)
def tensorflow(session: nox.Session) -> None:
    """Operations in TensorFlow (1 GB)."""
    framework(session)


@nox.session(venv_backend="venv", reuse_venv=True)
def numba(session: nox.Session) -> None:
    """Functions of numba's (50 MB)."""
    framework(session)


@nox.session(venv_backend="venv", reuse_venv=True)
def triton(session: nox.Session) -> None:
    """Kernels of Triton's, without a GPU (1 GB)."""
    framework(session)


@nox.session(venv_backend="venv", reuse_venv=True)
def torch(session: nox.Session) -> None:
    """Operations in PyTorch (5 GB)."""
    framework(session)


@prepared
def levels(session: nox.Session) -> None:
    """The programs of all languages at every level, with and without debug information; blocks of the pages that take minutes."""
    os.environ["TEST_LEVELS"] = "all"
    pytest(session, "tests/programs", "tests/ir", "tests/linker_plugin/test_rayon.py", "tests/docs/test_pages.py")


@prepared
def check(session: nox.Session) -> None:
    """Lint, format, types, layers, lists in ARCHITECTURE.md, limits of sizes, markers that a merge left behind; a warning is an error."""
    commands = (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy", "--strict", "enzyme_hub", "linker_plugin"),
        ("lint-imports", "--no-cache"),
        ("python", "tools/architecture.py", "--check"),
        ("python", "tools/measures.py", "--check"),
    )
    failed = []
    for command in commands:
        try:
            session.run(*command)
        except nox.command.CommandFailed:
            failed.append(" ".join(command))
    merging = "^(<{7}|[|]{7}|>{7}) "  # what git writes around two versions that it could not merge
    try:
        session.run("git", "grep", "-nE", merging, external=True, success_codes=[1])
    except nox.command.CommandFailed:
        failed.append("no markers of merges")
    if failed:
        session.error(f"failed: {', '.join(failed)}")


@prepared
def format(session: nox.Session) -> None:
    """Let ruff rewrite the source."""
    session.run("ruff", "check", "--fix", ".")
    session.run("ruff", "format", ".")


@prepared
def demo(session: nox.Session) -> None:
    """Compile, link and run the examples with the compilers of this machine."""
    session.run("enzyme-hub", "demo", *session.posargs)


@prepared
def fuzz(session: nox.Session) -> None:
    """Random functions through the compilers and the linker: `--count N --seed S --language c --levels O2,O0g`."""
    session.run("python", "-m", "tests.fuzz", *session.posargs)


@prepared
def attack(session: nox.Session) -> None:
    """Damaged inputs, kills, links at once: `--minutes 10 --seed 1`."""
    session.run("python", "-m", "tests.attack", *session.posargs)


@prepared
def bench(session: nox.Session) -> None:
    """`bench link growth`: link costs and growth tables; without a word, every benchmark there is; `--peers`: beside others."""
    session.run("python", "-m", "bench", *session.posargs)


@prepared
def gpu(session: nox.Session) -> None:
    """On a GPU: kernels beside the processor, and beside gradients by hand and JAX's. Skipped with the reason where there is none."""
    ask = """
from enzyme_hub.gpu.driver import Device, NoDevice
try:
    Device.first()
except NoDevice as reason:
    print(reason.what)
"""
    reason = str(session.run("python", "-c", ask, silent=True)).strip()
    if reason:
        session.skip(reason)
    session.run("python", "-m", "pytest", "tests/gpu/test_on_a_gpu.py", "-rs", *session.posargs)
    session.run("python", "-m", "bench", "gpu")


@prepared
def libraries(session: nox.Session) -> None:
    """Real libraries, fetched and differentiated: `--only gsl,eigen --levels O2,O0 --table`."""
    session.run("python", "-m", "tests.libraries", *session.posargs)


@prepared
def sanitize(session: nox.Session) -> None:
    """The test programs under AddressSanitizer, UndefinedBehaviorSanitizer and LeakSanitizer, or valgrind: `--try 'cpp/*'`."""
    session.run("python", "-m", "tests.sanitizers", *session.posargs)


@prepared
def kinds(session: nox.Session) -> None:
    """Is each word of the test programs what the type analysis says that it is: `--try 'cpp/*' --level O2`."""
    session.run("python", "-m", "tests.kinds", *session.posargs)


@prepared
def matrix(session: nox.Session) -> None:
    """Each language calls each other one, a gradient through the pair at every level: `--json FILE --levels 0,2`."""
    session.run("python", "-m", "tests.matrix", *session.posargs)


@prepared
def parallel(session: nox.Session) -> None:
    """The parallel programs by 1 to 4 threads and ranks, at every level, a thousand times: `--repeat 100 --try 'mpi/*'`."""
    session.run("python", "-m", "tests.parallel", *session.posargs)
