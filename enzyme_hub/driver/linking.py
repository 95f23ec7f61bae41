"""Sources, compiled and linked by what is installed: whole programs for commands that run them, bitcode for those that read it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

from enzyme_hub.base import installing
from enzyme_hub.driver import project_headers
from enzyme_hub.errors import InputError, LinkError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool
from enzyme_hub.languages.tools import as_word

SOURCES = {
    **dict.fromkeys((".c",), "c"),
    **dict.fromkeys((".cpp", ".cc", ".cxx"), "cpp"),
    **dict.fromkeys((".f", ".f90", ".F90", ".f95", ".f03", ".f08"), "fortran"),
    ".rs": "rust",
}
"""The languages of sources, by the endings of their names."""

_ORDER = ("rust", "fortran", "cpp")  # who links where there are several; else C
_USES_MODULE = re.compile(r"^\s*use\s*(?:,\s*non_intrinsic\s*)?(?:::)?\s*enzyme_hub\b", re.I | re.M)


def program(inputs: Sequence[Path], flags: Sequence[str], scratch: Path) -> list[str]:
    """The words that compile and link a program by `enzyme-hub-ld`, up to `-o`. Raises LinkError EH0406."""
    linker = _linker()
    language = _language(inputs)
    link = {"rust": ["-Clinker-plugin-lto", f"-Clinker={linker}"], "fortran": ["-flto", f"-fuse-ld={linker}"]}
    linked = link.get(language, ["-flto", f"--ld-path={linker}", "-lm"])
    inputs = [*_modules(inputs), *inputs]
    return [*_compiler(language, inputs, scratch), *linked, *map(as_word, inputs), *flags]


def compiled(sources: Sequence[Path], flags: Sequence[str], scratch: Path) -> list[tuple[str, bytes]]:
    """The bitcode of sources, each with the source's name. Raises LinkError EH0406, InputError EH0503."""
    made = []
    for number, source in enumerate([*_modules(sources), *sources]):
        language, bitcode = SOURCES[source.suffix], scratch / f"{number}.bc"
        to_bitcode = ["-flto", "-c"]
        if language == "rust":
            kind = "bin" if re.search(r"\bfn\s+main\b", source.read_text(errors="replace")) else "lib"
            to_bitcode = ["--emit=llvm-bc", "-Ccodegen-units=1", f"--crate-type={kind}"]
        command = [*_compiler(language, [source], scratch), *to_bitcode, *flags, as_word(source), "-o", str(bitcode)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            said = done.stderr.strip() or done.stdout.strip()
            raise InputError("EH0503", f"{source} does not compile", where=shlex.join(command), why=said)
        made.append((str(source), bitcode.read_bytes()))
    return made


def _language(inputs: Sequence[Path]) -> str:
    """Whose compiler links the program."""
    languages = {SOURCES.get(path.suffix, "") for path in inputs}
    return next((one for one in _ORDER if one in languages), "c")


def _compiler(language: str, inputs: Sequence[Path], scratch: Path) -> list[str]:
    """A compiler, with what it needs to find our headers, and what lies beside the sources."""
    folders = sorted({str(path.resolve().parent) for path in inputs})
    if language == "rust":
        return [*_need(toolchains.rustc(), "rustc"), "-O", "-g", "--edition=2021", "-Awarnings"]
    if language == "fortran":
        beside = [f"-I{folder}" for folder in folders]
        return [*_need(toolchains.flang(), "flang"), "-O2", "-g", "-J", str(scratch), *beside]
    tool = toolchains.clangxx() if language == "cpp" else toolchains.clang()
    told = [project_headers.words(path) for path in inputs if SOURCES.get(path.suffix) == language]
    beside = [word for folder in folders for word in ("-idirafter", folder)]
    return [*_need(tool, "clang"), "-O2", "-g", f"-I{installing.sources() / 'lang' / 'c'}", *chain(*told), *beside]


def _modules(inputs: Sequence[Path]) -> list[Path]:
    """Our module of Fortran, where a source uses it and it is not among them."""
    if any(path.name == "enzyme_hub.f90" for path in inputs):
        return []
    sources = [path for path in inputs if SOURCES.get(path.suffix) == "fortran"]
    is_used = any(_USES_MODULE.search(path.read_text(errors="replace")) for path in sources)
    return [installing.sources() / "lang" / "fortran" / "enzyme_hub.f90"] if is_used else []


def is_saved(path: Path) -> bool:
    """True for a folder that `--save-link` made. Raises LinkError EH0104 for another one."""
    if not path.is_dir():
        return False
    if not (path / "replay.sh").is_file():
        raise LinkError("EH0104", f"{path} is no saved link", where=str(path), remedy="--save-link DIR makes one")
    return True


def call(command: Sequence[str], options: str, failure: str, is_quiet: bool = False) -> str:
    """Run a compiler or a saved link with further options of the linker's; what it said.

    Raises LinkError EH0403, called `failure`; what was said then goes to standard error, unless it `is_quiet`.
    """
    done = subprocess.run(
        command, env=environment(options), capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        if not is_quiet:
            sys.stderr.write(done.stdout + done.stderr)
        raise LinkError("EH0403", failure, where=shlex.join(command))
    return done.stdout + done.stderr


def environment(options: str) -> Mapping[str, str]:
    """That of a link with further options of the linker's."""
    words = f"{os.environ.get('ENZYME_HUB_OPTS', '')} {options}".strip()
    return dict(os.environ, ENZYME_HUB_OPTS=words, ENZYME_HUB_LD=_linker())


def _linker() -> str:
    linker = toolchains.hub_linker()
    if linker is None:
        raise _missing("enzyme-hub-ld")
    return linker


def _need(tool: Tool | None, name: str) -> list[str]:
    if tool is None:
        raise _missing(name)
    return list(tool.command)


def _missing(name: str) -> LinkError:
    return LinkError("EH0406", f"{name} is not installed", remedy="`enzyme-hub doctor` says how to get it")
