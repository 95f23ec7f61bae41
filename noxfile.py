"""The sessions behind `./dev`: one per language, `unit`, `tests` for all, `check`, `demo`, `fuzz`, `bench`.

They run in the environment that `./dev` made (no environment of their own), so that starting one costs nothing; the frameworks, which are
large, have environments of their own.
"""

from __future__ import annotations

import os
import subprocess

import nox

nox.options.default_venv_backend = "none"
nox.options.sessions = ["check", "tests"]

PROGRAMS = ("tests/programs", "tests/fuzz", "tests/julia")


def pytest(session: nox.Session, *arguments: str) -> None:
    """Run pytest on two workers; words after `--` go to pytest. Tests of one `xdist_group` run one after the other, so that no worker
    waits for what another one makes."""
    workers = os.environ.get("PYTEST_WORKERS", "2")
    session.run("python", "-m", "pytest", "-n", workers, "--dist", "loadgroup", *arguments, *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Everything: units, programs in each language, the examples."""
    pytest(session, "tests")


@nox.session
def unit(session: nox.Session) -> None:
    """What needs no program to be compiled."""
    pytest(session, "tests", *(f"--ignore={folder}" for folder in PROGRAMS))


@nox.session
def c(session: nox.Session) -> None:
    """The programs in C, compiled and linked for real at every level."""
    pytest(session, *PROGRAMS, "-m", "c")


@nox.session
def cpp(session: nox.Session) -> None:
    """The programs in C++."""
    pytest(session, *PROGRAMS, "-m", "cpp")


@nox.session
def rust(session: nox.Session) -> None:
    """The programs in Rust."""
    pytest(session, *PROGRAMS, "-m", "rust")


@nox.session
def fortran(session: nox.Session) -> None:
    """The programs in Fortran."""
    pytest(session, *PROGRAMS, "-m", "fortran")


@nox.session
def swift(session: nox.Session) -> None:
    """The programs in Swift."""
    pytest(session, "tests/programs", "-m", "swift")


@nox.session
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
    session.run("python", "-m", "pytest", "tests/docs/test_pages.py", "-k", "test_page and (frameworks or gpu)", "-rs")


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


@nox.session
def levels(session: nox.Session) -> None:
    """The programs of all languages at every level, with and without debug information; blocks of the pages that take minutes."""
    os.environ["TEST_LEVELS"] = "all"
    pytest(session, "tests/programs", "tests/ir", "tests/linker_plugin/test_rayon.py", "tests/docs/test_pages.py")


@nox.session
def check(session: nox.Session) -> None:
    """Lint, format, types, and markers that a merge left behind; a warning is an error."""
    commands = (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy", "--strict", "enzyme_hub", "linker_plugin"),
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


@nox.session
def format(session: nox.Session) -> None:
    """Let ruff rewrite the source."""
    session.run("ruff", "check", "--fix", ".")
    session.run("ruff", "format", ".")


@nox.session
def demo(session: nox.Session) -> None:
    """Compile, link and run the examples with the compilers of this machine."""
    session.run("enzyme-hub", "demo", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Random functions through the compilers and the linker: `--count N --seed S --language c --levels O2,O0g`."""
    session.run("python", "-m", "tests.fuzz", *session.posargs)


@nox.session
def attack(session: nox.Session) -> None:
    """Damaged inputs, kills, links at once: `--minutes 10 --seed 1`."""
    session.run("python", "-m", "tests.attack", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """`bench link growth`: link costs and growth tables; without a word, every benchmark there is; `--peers`: beside others."""
    session.run("python", "-m", "bench", *session.posargs)


@nox.session
def gpu(session: nox.Session) -> None:
    """On a GPU: kernels beside the processor, and beside gradients by hand and JAX's. Skipped with the reason where there is none."""
    ask = """
from enzyme_hub.gpu.driver import Device, NoDevice
try:
    Device.first()
except NoDevice as reason:
    print(reason.what)
"""
    reason = subprocess.run(["python", "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    if reason:
        session.skip(reason)
    session.run("python", "-m", "pytest", "tests/gpu/test_on_a_gpu.py", "-rs", *session.posargs)
    session.run("python", "-m", "bench", "gpu")


@nox.session
def libraries(session: nox.Session) -> None:
    """Real libraries, fetched and differentiated: `--only gsl,eigen --levels O2,O0 --table`."""
    session.run("python", "-m", "tests.libraries", *session.posargs)


@nox.session
def sanitize(session: nox.Session) -> None:
    """The test programs under AddressSanitizer, UndefinedBehaviorSanitizer and LeakSanitizer, or valgrind: `--try 'cpp/*'`."""
    session.run("python", "-m", "tests.sanitizers", *session.posargs)


@nox.session
def matrix(session: nox.Session) -> None:
    """Each language calls each other one, a gradient through the pair at every level: `--json FILE --levels 0,2`."""
    session.run("python", "-m", "tests.matrix", *session.posargs)


@nox.session
def parallel(session: nox.Session) -> None:
    """The parallel programs by 1 to 4 threads and ranks, at every level, a thousand times: `--repeat 100 --try 'mpi/*'`."""
    session.run("python", "-m", "tests.parallel", *session.posargs)
