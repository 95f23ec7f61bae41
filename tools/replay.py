"""Digests of the code that is generated for all test programs, so that two commits can be compared.

    python tools/replay.py write before.txt             in one checkout
    python tools/replay.py write after.txt              in the other one, or after the change
    python tools/replay.py compare before.txt after.txt

`write` compiles the programs of tests/programs at -O0 and -O2, and random functions of the fuzzer, and runs `enzyme-hub opt` of this
checkout over each. A line has the digests of the module after `differentiate` and after `write`, or the code of the error:
messages are not compared. `--quick` takes 120 of them. `--keep FOLDER` keeps the texts, to see what differs. What was compiled is
kept in `~/.cache/enzyme-hub/replay` (`--inputs`) and used again while sources, flags and compilers stay the same.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["ENZYME_HUB_CACHE"] = "off"

PROGRAMS = ROOT / "tests" / "programs"
COMPILERS = {".c": "clang-22", ".cpp": "clang++-22", ".rs": "rustc", ".f90": "flang-22"}
LEVELS = ("O0", "O2")
FUNCTIONS, TOGETHER, SEED = 300, 4, 4611
QUICK = 120
SECONDS = 300  # for one program


@dataclass(frozen=True)
class Case:
    """A program at a level: its sources, and the flags that it is compiled with."""

    name: str
    sources: tuple[Path, ...]
    flags: tuple[str, ...]

    def compile(self, inputs: Path, headers: str) -> list[Path] | None:
        """Its objects with bitcode; None if the compiler does not take it."""
        compiler = shutil.which(COMPILERS[self.sources[0].suffix])
        if compiler is None:
            return None
        texts = [source.read_bytes() for source in self.sources]
        own = [flag.replace(str(ROOT), ".") for flag in self.flags]  # two checkouts have the same objects
        key = sha256(repr((self.name, headers, os.stat(os.path.realpath(compiler)).st_size, own, texts)).encode())
        folder = inputs / key.hexdigest()[:24]
        objects = [folder / f"{index}.o" for index in range(len(self.sources))]
        if folder.is_dir():
            return objects if all(one.exists() for one in objects) else None
        making = Path(tempfile.mkdtemp(dir=inputs))
        for source, made in zip(self.sources, objects, strict=True):
            kind = ["--remap-path-prefix", f"{ROOT}=."] if source.suffix == ".rs" else ["-c"]
            if source.suffix in (".c", ".cpp"):
                kind.append(f"-ffile-prefix-map={ROOT}=.")
            words = [
                compiler,
                *self.flags,
                *kind,
                source.name,
                *(["-J", str(making)] if source.suffix == ".f90" else []),
            ]
            environment = os.environ | {"TMPDIR": str(making)}
            done = subprocess.run(
                [*words, "-o", str(making / made.name)],
                cwd=source.parent,
                env=environment,
                capture_output=True,
                check=False,
                timeout=SECONDS,
            )
            if done.returncode:
                break
        with suppress(OSError):
            making.rename(folder)
        return objects if all(one.exists() for one in objects) else None


def cases(random_functions: Path) -> Iterator[Case]:
    """All programs at all levels."""
    for source in sorted(PROGRAMS.rglob("*")):
        folder = source.relative_to(PROGRAMS).parts[0]
        if source.suffix in COMPILERS and folder in ("c", "cpp", "rust", "fortran", "limits"):
            yield from (_case(source, level) for level in LEVELS)
    for source in _random(random_functions):
        yield from (_case(source, level) for level in LEVELS)


def _case(source: Path, level: str) -> Case:
    from tests.programs.test_programs import directive

    name = f"{source.relative_to(PROGRAMS) if source.is_relative_to(PROGRAMS) else source.name} {level}"
    own = tuple(word for word in directive(source, "flags") if not word.startswith(("-Wl", "-l", "-Clink")))
    if source.suffix == ".rs":
        said = () if any(word.startswith("--edition") for word in own) else ("--edition=2021",)
        common = ("-Clinker-plugin-lto", "-Ccodegen-units=1", f"-Copt-level={level[1]}", "--emit=obj", "-Awarnings")
        return Case(name, (source,), (*common, *said, *own))
    sources = [source]
    if source.suffix == ".f90":
        if "use enzyme_hub" in source.read_text():
            sources.insert(0, ROOT / "lang" / "fortran" / "enzyme_hub.f90")
        sources.insert(0, PROGRAMS / "fortran" / "check.f90")
        return Case(name, tuple(sources), (f"-{level}", "-flto", *own))
    include = (*(word for folder in (PROGRAMS / "c", ROOT / "lang" / "c") for word in ("-I", str(folder))), "-w")
    return Case(name, (source,), (f"-{level}", "-flto", *include, *own))


def _random(folder: Path) -> Iterator[Path]:
    """Programs of a few random functions each."""
    from tests.fuzz.__main__ import programs
    from tests.fuzz.program import source

    suffixes = {"c": ".c", "cpp": ".cpp"}
    for many in programs(tuple(suffixes), FUNCTIONS, SEED, frozenset()):
        for start in range(0, len(many), TOGETHER):
            some = many[start : start + TOGETHER]
            path = folder / f"random_{some[0].number}{suffixes[some[0].language]}"
            path.write_text(source(some, SEED, None))
            yield path


def digest(task: tuple[Case, Path, str, Path | None]) -> str:
    """The line of one case."""
    case, inputs, headers, keep = task
    objects = case.compile(inputs, headers)
    if objects is None:
        return f"{case.name}: does not compile"
    with tempfile.TemporaryDirectory(prefix="replay") as name:
        folder = Path(name)
        status = _differentiate(objects, folder)
        told, written = folder / "told", folder / "out.ll"
        if keep:
            for path in (told, written):
                if path.exists():
                    shutil.copy(path, keep / f"{case.name.replace('/', '-').replace(' ', '-')}.{path.name}")
        if status or not written.exists():
            code = next((word for word in told.read_text(errors="replace").split() if word.startswith("error[")), "?")
            return f"{case.name}: {code.strip(':')}"
        after = told.read_text(errors="replace").partition("; after differentiate")[2]
        return f"{case.name}: {_sum(after)} {_sum(written.read_text())}"


def _sum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def _differentiate(objects: list[Path], folder: Path) -> int:
    """Run `enzyme-hub opt` in a process of its own, which has imported everything already. Its exit status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 1
    try:
        told = os.open(folder / "told", os.O_WRONLY | os.O_CREAT)
        os.dup2(told, 1)
        os.dup2(told, 2)
        from enzyme_hub.commands.cli import main

        words = [
            "opt",
            *map(str, objects),
            "-o",
            str(folder / "out.ll"),
            "--no-postopt",
            "--print-after",
            "differentiate",
        ]
        status = main(words)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stderr.flush()
        os._exit(status)


def write(arguments: argparse.Namespace) -> int:
    import enzyme_hub.commands.opt
    import enzyme_hub.differentiate
    import enzyme_hub.driver.pipeline  # noqa: F401  here once, so that the processes need not

    arguments.inputs.mkdir(parents=True, exist_ok=True)
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    folders = (PROGRAMS, ROOT / "lang" / "c")
    texts = [path.read_bytes() for folder in folders for path in sorted(folder.rglob("*.h*")) if path.is_file()]
    headers = sha256(b"".join(texts)).hexdigest()
    with tempfile.TemporaryDirectory(prefix="replay") as folder:
        found = list(cases(Path(folder)))
        if arguments.quick:
            found = sorted(found, key=lambda case: crc32(case.name.encode()))[:QUICK]
        tasks = [(case, arguments.inputs, headers, arguments.keep) for case in found]
        lines = []
        with multiprocessing.get_context("fork").Pool(arguments.jobs) as pool:
            for line in pool.imap_unordered(digest, tasks):
                lines.append(line)
                if sys.stderr.isatty():
                    print(f"\r{len(lines)} of {len(tasks)}", end="", file=sys.stderr)
    arguments.file.write_text("\n".join(sorted(lines)) + "\n")
    return 0


def compare(arguments: argparse.Namespace) -> int:
    before, after = (
        dict(line.split(": ", 1) for line in path.read_text().splitlines())
        for path in (arguments.before, arguments.after)
    )
    common = before.keys() & after.keys()
    different = sorted(name for name in common if before[name] != after[name])
    for name in different:
        print(f"{name}: {before[name]} -> {after[name]}")
    print(
        f"{len(common)} compared, {len(different)} different; {len(before.keys() ^ after.keys())} in one of them only"
    )
    return bool(different)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    writing = commands.add_parser("write")
    writing.add_argument("file", type=Path)
    writing.add_argument("--quick", action="store_true")
    writing.add_argument("--keep", type=Path)
    writing.add_argument("--inputs", type=Path, default=Path.home() / ".cache" / "enzyme-hub" / "replay")
    writing.add_argument("--jobs", type=int, default=2)
    writing.set_defaults(run=write)
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.set_defaults(run=compare)
    arguments = parser.parse_args()
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
