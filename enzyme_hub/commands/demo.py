"""`enzyme-hub demo`: each example compiled by a stock compiler, linked by `enzyme-hub-ld`, run, and compared.

The programs print value, derivative and analytic derivative line by line; this is read back, compared once more, and
shown as a table. An example whose compiler is missing is named as not run; where clang is missing, PyPI's ziglang
compiles the C examples and links what `enzyme-hub opt` makes of them.
"""

from __future__ import annotations

import math
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from enzyme_hub.base.installing import pip, sources
from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

TOLERANCE = 1e-9  # of what was printed with twelve digits
TIMEOUT = 900  # ziglang builds its C library the first time it links

_LINE = re.compile(r"(?P<what>.+?) = (?P<value>\S+)\s+derivative = (?P<derivative>\S+)\s+analytic = (?P<analytic>\S+)")
_HELLO = re.compile(r"Hello, world (?P<value>\S+) (?P<derivative>\S+)!")


class Failed(Exception):
    """A compiler, the linker or the program ended badly; the message is what they said."""


class Absent(Exception):
    """A compiler, or a library, that this machine lacks."""


@record
class Row:
    """One value with its derivative beside the analytic one."""

    what: str
    value: str
    derivative: str
    analytic: str

    @property
    def good(self) -> bool:
        try:
            return math.isclose(float(self.derivative), float(self.analytic), rel_tol=TOLERANCE, abs_tol=TOLERANCE)
        except ValueError:
            return False


@dataclass
class Workshop:
    """Where examples are built, and with what."""

    examples: Path
    out: Path
    linker: str
    use_zig: bool
    commands: list[str] = field(default_factory=list)

    def need(self, tool: Tool | None, name: str) -> list[str]:
        if tool is None:
            raise Absent(name)
        return list(tool.command)

    def call(self, command: Sequence[str], folder: Path | None = None) -> str:
        """Run a command, with our linker on the PATH; what it prints, or Failed."""
        self.commands.append(" ".join(command))
        path = os.pathsep.join([str(Path(self.linker).parent), os.environ.get("PATH", "")])
        environment = dict(os.environ, PATH=path, CARGO_TARGET_DIR=str(self.out / "cargo-target"))
        try:
            done = subprocess.run(
                command,
                cwd=folder or self.out,
                env=environment,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=TIMEOUT,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Failed(f"{' '.join(command)}\n{error}") from None
        if done.returncode:
            raise Failed(f"{' '.join(command)}\n{done.stdout}{done.stderr}exit status {done.returncode}")
        return done.stdout


# --- how the examples are built; each function returns the program to run


def build_c(shop: Workshop, source: Path) -> Path:
    program = shop.out / source.stem
    clang = toolchains.clang()
    if shop.use_zig or clang is None:
        return _build_with_zig(shop, source, program)
    flags = ["-O2", "-flto", f"--ld-path={shop.linker}"]
    shop.call([*clang.command, *flags, str(source), "-o", str(program), "-lm"])
    return program


def _build_with_zig(shop: Workshop, source: Path, program: Path) -> Path:
    """ziglang compiles to bitcode, `enzyme-hub opt` differentiates it, ziglang links the object."""
    zig = shop.need(toolchains.zig(), "clang (or PyPI's ziglang)")
    bitcode, native = program.with_suffix(".bc"), program.with_suffix(".o")
    shop.call([*zig, "-O2", "-flto", "-c", str(source), "-o", str(bitcode)])
    shop.call([sys.executable, "-m", "enzyme_hub", "opt", str(bitcode), "-o", str(native)])
    shop.call([*zig, str(native), "-o", str(program), "-lm"])
    return program


def build_cpp(shop: Workshop, source: Path) -> Path:
    program = shop.out / f"{source.stem}-cpp"
    clangxx = shop.need(toolchains.clangxx(), "clang++")
    headers = source.parents[2] / "lang" / "c"
    shop.call(
        [*clangxx, "-O2", "-flto", f"--ld-path={shop.linker}", f"-I{headers}", str(source), "-o", str(program), "-lm"]
    )
    return program


def build_with_library(shop: Workshop, source: Path) -> Path:
    """The program, and a shared library of native code that it links."""
    program, library = shop.out / "shared_library", shop.out / "libgauge.so"
    clang = shop.need(toolchains.clang(), "clang")
    shop.call([*clang, "-O2", "-shared", "-fPIC", str(source.parent / "gauge.c"), "-o", str(library)])
    flags = ["-O2", "-flto", f"--ld-path={shop.linker}", f"-L{shop.out}", "-lgauge", f"-Wl,-rpath,{shop.out}", "-lm"]
    shop.call([*clang, str(source), *flags, "-o", str(program)])
    return program


def build_with_lapack(shop: Workshop, source: Path) -> Path:
    program = shop.out / source.stem
    clang = shop.need(toolchains.clang(), "clang")
    for name in ("liblapack.so", "libblas.so"):
        if shop.call([*clang, f"-print-file-name={name}"]).strip() == name:
            raise Absent(name)
    flags = ["-O2", "-flto", f"--ld-path={shop.linker}", "-llapack", "-lblas", "-lm"]
    shop.call([*clang, str(source), *flags, "-o", str(program)])
    return program


def build_with_openmp(shop: Workshop, source: Path) -> Path:
    program = shop.out / source.stem
    clang = shop.need(toolchains.clang(), "clang")
    if shop.call([*clang, "-print-file-name=libomp.so"]).strip() == "libomp.so":
        raise Absent("libomp")
    shop.call([*clang, "-O2", "-fopenmp", "-flto", f"--ld-path={shop.linker}", str(source), "-o", str(program), "-lm"])
    return program


def build_with_mpi(shop: Workshop, source: Path) -> Path:
    """A script that starts the program on four ranks, by the library that is here."""
    program, script = shop.out / f"{source.stem}-mpi", shop.out / f"{source.stem}-mpi.sh"
    clang = shop.need(toolchains.clang(), "clang")
    ending = next(
        (e for e in ("", ".openmpi", ".mpich") if shutil.which(f"mpicc{e}") and shutil.which(f"mpirun{e}")), None
    )
    if ending is None:
        raise Absent("mpicc")
    words = shop.call([f"mpicc{ending}", "-show"]).split()
    compiling = [word for word in words if word.startswith("-I")]
    linking = [word for word in words if word.startswith(("-L", "-l", "-Wl,-rpath"))]
    flags = ["-O2", "-flto", f"--ld-path={shop.linker}", *compiling]
    shop.call([*clang, *flags, str(source), "-o", str(program), *linking, "-lm"])
    # More ranks than cores, and by the administrator of a container.
    allowed = " ".join(
        f"OMPI_{word}=1"
        for word in (
            "ALLOW_RUN_AS_ROOT",
            "ALLOW_RUN_AS_ROOT_CONFIRM",
            "MCA_rmaps_base_oversubscribe",
            "MCA_mpi_yield_when_idle",
        )
    )
    script.write_text(f"#!/bin/sh\n{allowed} exec mpirun{ending} -n 4 {shlex.quote(str(program))}\n", encoding="utf-8")
    script.chmod(0o755)
    return script


def build_rust(shop: Workshop, source: Path) -> Path:
    program = shop.out / f"{source.stem}-rs"
    rustc = shop.need(toolchains.rustc(), "rustc")
    shop.call([*rustc, "-O", f"-Clinker={shop.linker}", "-Clinker-plugin-lto", str(source), "-o", str(program)])
    return program


def build_fortran(shop: Workshop, source: Path) -> Path:
    program = shop.out / source.stem
    flang = shop.need(toolchains.flang(), "flang")
    shop.call([*flang, "-O2", "-flto", f"-fuse-ld={shop.linker}", str(source), "-o", str(program)])
    return program


def build_three_languages(shop: Workshop, source: Path) -> Path:
    rustc = shop.need(toolchains.rustc(), "rustc")
    flang = shop.need(toolchains.flang(), "flang")
    clang = toolchains.clang() or toolchains.zig()
    c, kernel, program = shop.out / "energy.o", shop.out / "kernel.o", shop.out / "three_languages"
    shop.call([*shop.need(clang, "clang"), "-O2", "-flto", "-c", str(source.parent / "energy.c"), "-o", str(c)])
    shop.call([*flang, "-O2", "-flto", "-c", str(source.parent / "kernel.f90"), "-o", str(kernel)])
    link = [f"-Clinker={shop.linker}", "-Clinker-plugin-lto", f"-Clink-arg={c}", f"-Clink-arg={kernel}"]
    shop.call([*rustc, "-O", "--edition=2021", *link, str(source), "-o", str(program)])
    return program


def build_swift(shop: Workshop, source: Path) -> Path:
    """The package as an object, and the program with it."""
    swiftc = shop.need(toolchains.swiftc(), "swiftc")
    program, module = shop.out / f"{source.stem}-swift", shop.out / "EnzymeHub.o"
    package = sorted((source.parents[2] / "lang" / "swift" / "Sources" / "EnzymeHub").glob("*.swift"))
    library = ["-wmo", "-parse-as-library", "-emit-module", "-module-name", "EnzymeHub", "-c", "-o", str(module)]
    shop.call([*swiftc, "-O", *map(str, package), *library])
    link = ["-lto=llvm-full", "-I", str(shop.out), f"-use-ld={shop.linker}"]
    shop.call([*swiftc, "-O", *link, str(source), str(module), "-o", str(program)])
    return program


def build_cargo(shop: Workshop, source: Path) -> Path:
    cargo = shop.need(toolchains.cargo(), "cargo")
    shop.call([*cargo, "build", "--quiet", "--release", "--offline"], folder=source)
    return shop.out / "cargo-target" / "release" / "waves"


def build_with_rayon(shop: Workshop, source: Path) -> Path:
    cargo = shop.need(toolchains.cargo(), "cargo")
    try:
        shop.call([*cargo, "fetch", "--quiet"], folder=source)
    except Failed:
        raise Absent("rayon, which cargo cannot fetch") from None
    shop.call([*cargo, "build", "--quiet", "--release", "--offline"], folder=source)
    return shop.out / "cargo-target" / "release" / "bodies"


def build_python(shop: Workshop, source: Path) -> Path:
    """A Python program is there already; this looks whether what it imports is."""
    del shop
    imported = re.findall(r"^import (\w+)", source.read_text(), re.M)
    for name in ["cffi", *imported]:
        if find_spec(name) is None:
            raise Absent(name)
    source.write_text(f"#!{sys.executable}\n{source.read_text()}")
    source.chmod(0o755)
    return source


def build_julia(shop: Workshop, source: Path) -> Path:
    """Julia compiles while it runs: this is a program that starts it."""
    words = " ".join(map(shlex.quote, [*shop.need(toolchains.julia(), "julia"), "--startup-file=no", str(source)]))
    package = source.parents[2] / "lang" / "julia" / "EnzymeHub.jl"
    program = shop.out / f"{source.stem}-jl"
    engine = shlex.join([sys.executable, "-m", "enzyme_hub"])
    program.write_text(
        f"#!/bin/sh\nexport JULIA_LOAD_PATH={shlex.quote(f'@:@stdlib:{package}')} ENZYME_HUB={shlex.quote(engine)}\nexec {words}\n"
    )
    program.chmod(0o755)
    return program


def build_python_with_julia(shop: Workshop, source: Path) -> Path:
    shop.need(toolchains.julia(), "julia")
    return build_python(shop, source)


# --- the examples


@record
class Example:
    name: str
    title: str
    source: str
    build: Callable[[Workshop, Path], Path]
    rows: Callable[[str], list[Row]]


def printed_rows(text: str) -> list[Row]:
    """The rows that a program printed; every line must be one."""
    lines = text.splitlines()
    found = [match for line in lines if (match := _LINE.fullmatch(line.strip()))]
    if not found or len(found) != len(lines):
        raise Failed(f"the program printed something unexpected:\n{text}")
    return [Row(*(word.strip() for word in match.groups())) for match in found]


def hello_row(text: str) -> list[Row]:
    """`Hello, world 9 6!`, exactly: the square of 3 and its derivative."""
    match = _HELLO.fullmatch(text.strip())
    if match is None or match["value"] != "9":
        raise Failed(f"the program printed something unexpected:\n{text}")
    return [Row("square(3)", match["value"], match["derivative"], "6")]


EXAMPLES = (
    Example("rust-square", "Rust", "rust/square.rs", build_rust, hello_row),
    Example("c-square", "C", "c/square.c", build_c, printed_rows),
    Example("cpp-square", "C++", "cpp/square.cpp", build_cpp, printed_rows),
    Example("c-relu3", "C", "c/relu3.c", build_c, printed_rows),
    Example("c-norm", "C", "c/norm.c", build_c, printed_rows),
    Example("c-newton", "C", "c/newton.c", build_c, printed_rows),
    Example("c-control", "C", "c/control.c", build_c, printed_rows),
    Example("c-jacobian", "C", "c/jacobian.c", build_c, printed_rows),
    Example("c-implicit", "C", "c/implicit.c", build_c, printed_rows),
    Example("c-solve", "C", "c/solve.c", build_with_lapack, printed_rows),
    Example("openmp", "C", "openmp/heat.c", build_with_openmp, printed_rows),
    Example("mpi", "C, MPI", "mpi/heat.c", build_with_mpi, printed_rows),
    Example("shared-library", "C", "shared_library/main.c", build_with_library, printed_rows),
    Example("rust-hessian", "Rust", "rust/hessian.rs", build_rust, printed_rows),
    Example("fortran", "Fortran", "fortran/rosenbrock.f90", build_fortran, printed_rows),
    Example("swift", "Swift", "swift/gradient.swift", build_swift, printed_rows),
    Example("three-languages", "Rust, C, Fortran", "three_languages/main.rs", build_three_languages, printed_rows),
    Example("python", "Python, C", "python/rosenbrock.py", build_python, printed_rows),
    Example("jax", "JAX, C", "python/waves_jax.py", build_python, printed_rows),
    Example("julia-square", "Julia", "julia/square.jl", build_julia, printed_rows),
    Example("julia", "Julia", "julia/gradient.jl", build_julia, printed_rows),
    Example("python-julia", "Python, Julia", "julia/from_python.py", build_python_with_julia, printed_rows),
    Example("cargo", "Rust (cargo)", "cargo", build_cargo, printed_rows),
    Example("rust-rayon", "Rust, rayon", "rust-rayon", build_with_rayon, printed_rows),
)


@record
class Outcome:
    example: Example
    rows: list[Row]
    seconds: float = 0.0  # to build it
    took: float = 0.0  # to build it and to run it
    absent: str = ""
    failure: str = ""

    @property
    def good(self) -> bool:
        return not self.failure and all(row.good for row in self.rows)


def run_example(example: Example, shop: Workshop) -> Outcome:
    began = time.perf_counter()
    try:
        program = example.build(shop, shop.examples / example.source)
        built = time.perf_counter() - began
        rows = example.rows(shop.call([str(program)]))
        return Outcome(example, rows, built, time.perf_counter() - began)
    except Absent as absent:
        return Outcome(example, [], absent=str(absent))
    except Failed as failure:
        return Outcome(example, [], failure=str(failure))


def run_examples(
    examples: Sequence[Example], keep: str | None = None, use_zig: bool = False, at_once: int = 1
) -> list[Outcome]:
    """Build and run in a scratch folder, from a copy of the sources, as cargo and others write beside them."""
    linker = toolchains.hub_linker()
    if linker is None:
        raise LinkError("EH0406", "enzyme-hub-ld is not installed", remedy=pip())
    with tempfile.TemporaryDirectory(prefix="enzyme-hub-demo-") as scratch:
        out = Path(keep).resolve() if keep else Path(scratch) / "out"
        out.mkdir(parents=True, exist_ok=True)
        copied = Path(scratch) / "sources"
        for part in ("examples", "lang"):
            shutil.copytree(sources() / part, copied / part)
        shop = Workshop(copied / "examples", out, linker, use_zig)
        with ThreadPoolExecutor(at_once) as pool:
            return list(pool.map(lambda example: run_example(example, shop), examples))


def run(names: Sequence[str] = (), keep: str | None = None, use_zig: bool = False) -> int:
    known = [example.name for example in EXAMPLES]
    for name in names:
        if name not in known:
            raise LinkError("EH0404", f"there is no example {name!r}", remedy=f"examples: {', '.join(known)}")
    chosen = [example for example in EXAMPLES if not names or example.name in names]
    outcomes = run_examples(chosen, keep, use_zig)
    show(outcomes)
    ran = [outcome for outcome in outcomes if not outcome.absent]
    return 0 if ran and all(outcome.good for outcome in ran) else 1


def show(outcomes: Sequence[Outcome]) -> None:
    from rich.markup import escape
    from rich.table import Table

    from enzyme_hub.base.terminal import console

    screen = console()
    table = Table("example", "languages", "built in", "at", "value", "derivative", "analytic", "")
    for outcome in outcomes:
        name, title = outcome.example.name, outcome.example.title
        if outcome.absent:
            table.add_row(name, title, "", "", "", "", "", f"[yellow]not run: no {outcome.absent}[/]")
        elif outcome.failure:
            table.add_row(name, title, "", "", "", "", "", "[red]failed[/]")
        for index, row in enumerate(outcome.rows):
            first = (name, title, f"{outcome.seconds:.1f} s") if index == 0 else ("", "", "")
            verdict = "[green]equal[/]" if row.good else "[red]differs[/]"
            table.add_row(*first, escape(row.what), row.value, row.derivative, row.analytic, verdict)
        table.add_section()
    screen.print(table)
    for outcome in outcomes:
        if outcome.failure:
            screen.print(f"[red]{outcome.example.name} failed:[/]")
            screen.print(outcome.failure, markup=False, highlight=False, soft_wrap=True)
    ran = [outcome for outcome in outcomes if not outcome.absent]
    equal = sum(outcome.good for outcome in ran)
    screen.print(f"{equal} of {len(ran)} examples agree with the analytic derivatives.", highlight=False)
    if absent := sorted({outcome.absent for outcome in outcomes if outcome.absent}):
        screen.print(f"Not run for want of {', '.join(absent)}: `enzyme-hub doctor` says how to get it.")
    if way := toolchains.way_in():
        screen.print(f"Next: `{way}` puts enzyme-hub and enzyme-hub-ld into the PATH.", highlight=False, soft_wrap=True)
