"""Compile, link and run, each under limits; and what an error message of the linker says about a function."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

MEMORY = 4 << 30  # bytes of address space that a link may use
LINK_SECONDS = 120
RUN_SECONDS = 60
HERE = Path(__file__).parent
ALLOCATOR = HERE / "exact.c"
CRATE = HERE.parents[1] / "lang/rust/src/lib.rs"
CRATE_NAME = "enzyme_hub"
SUFFIX = {"c": ".c", "cpp": ".cpp", "rust": ".rs"}
COMPILERS = {"c": ("clang-22", "clang"), "cpp": ("clang++-22", "clang++"), "rust": ("rustc",)}
DEBUG = "g"  # a level may end in it: O0g is -O0 -g
# A level may name these behind a plus, as in O1+noinline; the link gets them, too: it is what turns flush-to-zero on.
# `limit` is of the linker alone.
TAPE_LIMIT = 64  # KB
LINKER_FLAGS = {"limit": f"-plugin-opt=enzyme-tape-limit={TAPE_LIMIT}K"}
NAMED_FLAGS = {"noinline": "-fno-inline", "fast": "-ffast-math"}
# Links at one level are a user's. At the others the derivative runs as we write it: that takes half the time, and what
# optimising would hide shows.
OPTIMISED = "O2"
AS_WRITTEN = ("-plugin-opt=enzyme-no-postopt", "-plugin-opt=O0")


@dataclass(frozen=True)
class Done:
    """How a command ended: its status (negative: a signal; 'timeout' in `why`) and what it printed."""

    status: int
    output: str
    errors: str
    timed_out: bool = False

    @property
    def why(self) -> str:
        if self.timed_out:
            return "timeout"
        if self.status < 0:
            return signal.Signals(-self.status).name
        return f"status {self.status}"


def _limit(memory: int) -> None:
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@dataclass(frozen=True)
class Fill:
    """What memory holds that nobody wrote: on the stack, and on the heap."""

    flag: str
    perturb: int


FILLS = (Fill("-ftrivial-auto-var-init=zero", 165), Fill("-ftrivial-auto-var-init=pattern", 90))


def run(
    command: Sequence[str | Path],
    folder: Path,
    seconds: float,
    memory: int = 0,
    perturb: int = 165,
    preload: Path | None = None,
) -> Done:
    """Run a command with its children; all of them end when the time is over. `preload`: a library that goes first."""
    # What malloc returns is filled, and what is freed overwritten, so that what relies on either is wrong for certain.
    environment = dict(os.environ, TMPDIR=str(folder), MALLOC_PERTURB_=str(perturb), ENZYME_HUB_CACHE="off")
    if preload:
        environment["LD_PRELOAD"] = str(preload)
    process = subprocess.Popen(
        list(map(str, command)),
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
        preexec_fn=lambda: _limit(memory),
    )
    try:
        output, errors = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, errors = process.communicate()
        return Done(-signal.SIGKILL, output, errors, timed_out=True)
    return Done(process.returncode, output, errors)


def compiler(language: str) -> str | None:
    return next((path for name in COMPILERS[language] if (path := shutil.which(name))), None)


def exact_allocator(folder: Path) -> Path | None:
    """The library with the allocator that checks both ends of every block; None where there is no C compiler."""
    library = folder / "exact.so"
    name = compiler("c")
    made = name and run([name, "-O2", "-shared", "-fPIC", ALLOCATOR, "-o", library], folder, LINK_SECONDS)
    return library if made and not made.status else None


def crate(source: Path, level: str) -> list[list[str | Path]]:
    """The commands that compile the crate."""
    features = [word for name in ("alloc", "std") for word in ("--cfg", f'feature="{name}"')]
    name = compiler("rust") or "rustc"
    words = ["--crate-type=rlib", "--edition=2024", f"--crate-name={CRATE_NAME}", "-Clinker-plugin-lto", *features]
    kept = [flag for flag in flags("rust", level) if not flag.startswith("--edition")]
    return [[name, *kept, *words, CRATE, "-o", source.parent / f"lib{CRATE_NAME}.rlib"]]


def named_flags(level: str) -> list[str]:
    return [NAMED_FLAGS[word] for word in level.split("+")[1:] if word not in LINKER_FLAGS]


def flags(language: str, level: str) -> list[str]:
    level, *_ = level.split("+")
    debug = ["-g"] if level.endswith(DEBUG) else []
    number = level.removesuffix(DEBUG)
    if language == "rust":
        return [f"-Copt-level={number[1]}", "-Cpanic=abort", "--edition=2021", "-Awarnings", *debug]
    standard = ["-std=gnu11"] if language == "c" else ["-std=c++17", "-fno-exceptions"]
    return [f"-{number}", *standard, "-w", "-D_GNU_SOURCE", *debug]


def reference(
    source: Path, language: str, level: str = "O1", fill: Fill | None = None, single: bool = False
) -> list[list[str | Path]]:
    """The commands that build the program plainly, as it is without us; in double precision if it is not to stay `single`."""
    name, output = compiler(language) or language, source.with_suffix(".ref")
    if language == "rust":
        kept = ["--cfg", "single"] if single else []
        return [[name, *flags(language, level), "--cfg", "reference", *kept, source, "-o", output]]
    words = [*named_flags(level), *([fill.flag] if fill else []), "-DREFERENCE", *(["-DSINGLE"] if single else [])]
    return [[name, *flags(language, level), *words, source, "-o", output, "-lm"]]


def differentiated(
    source: Path, language: str, level: str, linker: Path, optimised: bool | None = None, text: str | None = None
) -> list[list[str | Path]]:
    """The commands that compile and link it with us; the last one is the link. By default O2 optimises the derivative.

    `text` is what the source says, where there is no such file yet.
    """
    name, output, item = compiler(language) or language, source.with_suffix(".out"), source.with_suffix(".o")
    if optimised is None:
        optimised = level.startswith(OPTIMISED)
    as_written = (*(() if optimised else AS_WRITTEN), *(LINKER_FLAGS[w] for w in level.split("+") if w in LINKER_FLAGS))
    if language == "rust":
        lto = ["-Clinker-plugin-lto", f"-Clinker={linker}", *(f"-Clink-arg={word}" for word in as_written)]
        uses_crate = CRATE_NAME in (source.read_text() if text is None else text)
        library = crate(source, level) if uses_crate else []
        extern = ["--extern", f"{CRATE_NAME}={library[0][-1]}"] if library else []
        return [*library, [name, *flags(language, level), *lto, *extern, source, "-o", output]]
    compile_ = [name, *flags(language, level), *named_flags(level), "-flto", "-c", source, "-o", item]
    words = [*named_flags(level), *(f"-Wl,{word}" for word in as_written)]
    return [compile_, [name, f"--ld-path={linker}", *words, item, "-o", output, "-lm"]]


def build(commands: Sequence[Sequence[str | Path]], folder: Path) -> Done:
    """Run the commands until one fails; the last one is limited as a link is."""
    done = Done(0, "", "")
    for command in commands:
        memory = MEMORY if command is commands[-1] and len(commands) > 1 else 0
        done = run(command, folder, LINK_SECONDS, memory)
        if done.status:
            return done
    return done


ERROR = re.compile(r"error\[(EH\d+)\]: (.*)")
FOR = re.compile(r"^ *for: +the derivative of (.*)", re.MULTILINE)
NAMED = re.compile(r"[a-z]\d?_(\d+)\b")


@dataclass(frozen=True)
class Failure:
    """One error of a link: its code and text, and the functions that it is about, as far as it names them."""

    code: str
    text: str
    numbers: frozenset[int]


def failures(message: str, numbers: Sequence[int]) -> list[Failure]:
    """All errors of a link that failed; `numbers` are the functions that there are."""
    starts = [found.start() for found in ERROR.finditer(message)]
    if starts:
        ends = [*starts[1:], len(message)]
        return [_failure(message[start:end], numbers) for start, end in zip(starts, ends, strict=True)]
    lines = message.strip().splitlines() or [""]
    return [Failure("", next((line for line in lines if "error" in line.lower()), lines[0]), frozenset())]


def _failure(message: str, numbers: Sequence[int]) -> Failure:
    """An error with the function that it names first, and those it says it is for."""
    named = [int(number) for number in NAMED.findall(message) if int(number) in numbers]
    requested = [int(number) for line in FOR.findall(message) for number in NAMED.findall(line)]
    code, text = ERROR.search(message).groups()  # type: ignore[union-attr]
    return Failure(code, text, frozenset(named[:1] + requested) & frozenset(numbers))
