"""Source files and what compilers make of them, as bitcode to differentiate and native code to link."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from enzyme_hub.base.private_folder import SCRATCH
from enzyme_hub.base.records import record
from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.errors import LinkError, PythonError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool
from enzyme_hub.languages.tools import as_word
from enzyme_hub.python import kept

LANGUAGES = {
    **dict.fromkeys((".c",), "C"),
    **dict.fromkeys((".cc", ".cpp", ".cxx"), "C++"),
    **dict.fromkeys((".f", ".f90", ".f95", ".f03", ".f08"), "Fortran"),
    ".rs": "Rust",
}
BITCODE = (".bc", ".ll")
NATIVE = (".so", ".a", ".o")


@record
class Brought:
    """What a library is made of: modules as (name, bitcode or IR), words for the linker, and the languages among them."""

    modules: tuple[tuple[str, bytes], ...]
    native: tuple[str, ...]
    languages: frozenset[str]


def bring(sources: Iterable[str | Path], flags: Sequence[str]) -> Brought:
    """Compile what is source, read what is bitcode. Raises HubError."""
    from enzyme_hub.driver.modules import read_inputs

    modules: list[tuple[str, bytes]] = []
    native: list[str] = []
    languages: set[str] = set()
    with scratch_folder(SCRATCH) as folder:
        for place, source in enumerate(map(Path, sources)):
            if not source.exists():
                raise PythonError("EH0505", f"{source} is not there", where=str(source))
            language = LANGUAGES.get(source.suffix)
            if language is not None:
                made = folder / f"{place}.bc"
                more = _compiled(source, language, flags, made)
                languages.add(language)
                modules.append((str(source), made.read_bytes()))
                native.extend(more)
            elif source.suffix in BITCODE:
                modules.extend(read_inputs([str(source)]))
            elif source.suffix in NATIVE:
                bitcode = _bitcode_of(source)
                modules.extend(bitcode)
                # An archive may hold native code beside (Rust's standard library): the linker takes what is missing.
                native += [] if bitcode and source.suffix != ".a" else [str(source.resolve())]
            else:
                raise PythonError(
                    "EH0505",
                    f"the ending of {source} says nothing about what it is",
                    remedy=f"known are {' '.join((*LANGUAGES, *BITCODE, *NATIVE))}",
                )
    return Brought(tuple(modules), tuple(native), frozenset(languages))


def _bitcode_of(path: Path) -> list[tuple[str, bytes]]:
    """The bitcode in an object file or in the members of an archive; nothing if it is native code."""
    from linker_plugin.arguments import Kind, Word
    from linker_plugin.inputs import Carries, open_file

    found = []
    for unit in open_file(path, Word((str(path),), Kind.INPUT)).units:
        if unit.carries in (Carries.BITCODE, Carries.FAT):
            found.append((f"{path}({unit.member})" if unit.member else str(path), bytes(unit.bitcode)))
    return found


def _compiled(source: Path, language: str, flags: Sequence[str], made: Path) -> list[str]:
    """Compile one file to bitcode; returns more to link."""
    if language == "Rust":
        return _compiled_rust(source, flags, made)
    tools = {"C": toolchains.clang, "C++": toolchains.clangxx, "Fortran": toolchains.flang}
    tool = _usable(tools[language](), language)
    words = ["-O2", "-g", "-fPIC", *flags, "-flto", "-c", as_word(source), "-o", str(made)]
    if language == "Fortran":
        words += ["-J", str(made.parent)]
    _run([*tool.command, *words], source)
    return []


def _compiled_rust(source: Path, flags: Sequence[str], made: Path) -> list[str]:
    """The crate as one module, and an archive of it with the standard library, of which the linker takes what is missing."""
    tool = _usable(toolchains.rustc(), "Rust")
    words = [*tool.command, "--edition=2021", "-Copt-level=3", "-g", "-Ccodegen-units=1", *flags, as_word(source)]
    _run([*words, "--crate-type=lib", "--emit=llvm-bc", "-o", str(made)], source)
    name = f"{kept.digest((tool.version, *words, made.read_bytes()))}.a"
    return [str(kept.kept(name, lambda path: _run([*words, "--crate-type=staticlib", "-o", str(path)], source)))]


def _usable(tool: Tool | None, language: str) -> Tool:
    if tool is None or not tool.usable:
        raise LinkError(
            "EH0406", f"there is no compiler for {language} here", remedy="`enzyme-hub doctor` says how to get one"
        )
    return tool


def _run(words: list[str], source: Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise PythonError(
            "EH0503",
            f"{source} does not compile",
            where=str(source),
            why=done.stderr.strip()[-4000:] or "no reason given",
        )
