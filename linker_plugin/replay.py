"""`--save-link DIR`: a copy of the link that can be run on another machine.

Every file that the line names, in an option too (a version script), every archive and shared library that it finds in folders of the
line, and what linker scripts among them name, is copied; the line is rewritten to the copies and kept in `line.rsp` with a script beside
it. A thin archive becomes one that holds its members. The script has the options and rules of this link, and none of the place where it
runs. The folder is a new one, an empty one, or has a link that was saved before; nothing is written through a link that somebody put
into it.
"""

from __future__ import annotations

import os
import shlex
from dataclasses import replace
from pathlib import Path

from enzyme_hub.base import tuning
from enzyme_hub.custom.project import PROJECT, contents
from enzyme_hub.driver.options import environment_words
from enzyme_hub.errors import LinkError
from linker_plugin import archive
from linker_plugin.arguments import Flavour, Kind, Plan, Word, file_of_option, for_driver, quote_response
from linker_plugin.inputs import Format, InputFile, find_library, open_file
from linker_plugin.scripts import is_script, with_other_names


def save(folder: Path, line: list[str], plan: Plan, files: list[InputFile], rules: list[Path]) -> None:
    try:
        _refuse_folder_of_others(folder)
        _save(folder, line, plan, files)
        _write_script(folder, _save_rules(folder, rules), _save_options(folder))
    except OSError as error:
        raise LinkError("EH0402", f"cannot save the link in {folder}", where=str(folder), why=error.strerror) from None


def _save(folder: Path, line: list[str], plan: Plan, files: list[InputFile]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    copies = _Copies(folder, plan)
    for file in files:
        copies.add(file)
    found = {word: file.path for file in files for word in file.words}
    words = [copies.moved(word, found.get(word)) for word in plan.words if word.kind is not Kind.SEARCH]
    words = [copies.with_files_of_options(word) for word in words]
    tokens = [token for word in words for token in (_tokens(word, plan.flavour))]
    _put(folder / "line.rsp", quote_response([f"-L{LIBRARIES}", *tokens]))
    _put(folder / "original.txt", "\n".join(line) + "\n")


LIBRARIES = "libraries"  # the folder of shared libraries, in the bundle


class _Copies:
    """The files in the bundle, by the paths that they have here."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self._plan = plan
        self._folders = [Path(name) for name in plan.files(Kind.SEARCH)]
        self._words: dict[Path, str] = {}
        self._libraries: set[str] = set()  # names that are taken
        self._options = 0

    def add(self, file: InputFile) -> str:
        """Copy a file, with what it names if it is a script; the word for the copy."""
        path = file.path
        if path in self._words:
            return self._words[path]
        self._words[path] = str(path)  # a script may name itself
        number = len(self._words) - 1
        data = _contents(file)
        if file.format is Format.OTHER and is_script(data):
            data = self._of_script(data)
        is_found = file.format is Format.SHARED or any(word.kind is Kind.LIBRARY for word in file.words)
        if is_found and file.format is not Format.ARCHIVE and path.name not in self._libraries:
            self._libraries.add(path.name)
            _in(self._folder, LIBRARIES, path.name, data)
            self._words[path] = f"-l:{path.name}"  # a library without a name of its own is known by how it was named
        else:
            self._words[path] = _copied(self._folder, "inputs", number, path, data)
        return self._words[path]

    def _of_script(self, data: bytes) -> bytes:
        """A script with the copies of the files that it names."""

        def other(name: str) -> str:
            path = self._found(name)
            return name if path is None else self.add(open_file(path, Word((name,), Kind.INPUT)))

        text = data.decode("utf-8", "surrogateescape")
        return with_other_names(text, other).encode("utf-8", "surrogateescape")

    def _found(self, name: str) -> Path | None:
        """The file that a script means."""
        if name.startswith("-l"):
            return find_library(Word((name,), Kind.LIBRARY, name[2:]), self._folders, self._plan.static)
        return next((path for path in (Path(name), *(one / name for one in self._folders)) if path.is_file()), None)

    def moved(self, word: Word, path: Path | None) -> Word:
        """The word of the line, with the copy of the file that it names or finds."""
        copy = self._words.get(path) if path is not None else None
        if copy is None:
            return word
        if copy.startswith("-l"):
            return replace(word, tokens=(copy,), kind=Kind.LIBRARY, value=copy[2:])
        return replace(word, tokens=(copy,), kind=Kind.INPUT, value=copy)

    def with_files_of_options(self, word: Word) -> Word:
        """The word, with the copy of the file that its option has a linker, or us, read."""
        named = file_of_option(word) if word.kind is Kind.FLAG else None
        if word.kind is Kind.PLUGIN and word.value.startswith(_TUNED):
            named = word.value.removeprefix(_TUNED)
            tuning.load(Path(named))
        if named is None:
            return word
        data = Path(named).read_bytes()
        copy = _copied(
            self._folder, "options", self._options, Path(named), self._of_script(data) if is_script(data) else data
        )
        self._options += 1
        tokens = tuple(token.removesuffix(named) + copy if token.endswith(named) else token for token in word.tokens)
        return replace(word, tokens=tokens)


_TUNED = "enzyme-tuned="
_MARK = '# Runs the saved link again; the output is "out".\n'  # begins the script's second line


def _refuse_folder_of_others(folder: Path) -> None:
    """What lies in the folder may be written over only where a link was saved before."""
    if not folder.is_dir() or not any(folder.iterdir()):
        return
    script = folder / "replay.sh"
    if script.is_symlink() or not script.is_file() or _MARK.encode() not in script.read_bytes()[:200]:
        raise LinkError(
            "EH0402",
            f"--save-link {folder} names a folder that has other files",
            where=str(folder),
            remedy="name one that is empty or not there",
        )


def _write_script(folder: Path, rules: list[str], options: list[str]) -> None:
    _put(
        folder / "replay.sh",
        f"#!/bin/sh\n{_MARK}"
        'cd "$(dirname "$0")" || exit\n'
        f"options={shlex.quote(shlex.join(options))}\n"
        'ENZYME_HUB_OPTS="$options $ENZYME_HUB_OPTS"\n'
        f"ENZYME_HUB_RULES={shlex.quote(os.pathsep.join(rules))}\n"
        "export ENZYME_HUB_OPTS ENZYME_HUB_RULES ENZYME_HUB_CACHE=off\n"
        'exec "${ENZYME_HUB_LD:-enzyme-hub-ld}" @line.rsp -o out "$@"\n',
    )
    (folder / "replay.sh").chmod(0o755)


def _contents(file: InputFile) -> bytes:
    """What a file holds; of a thin archive, what its members hold."""
    if not archive.is_thin(file.data):
        return file.path.read_bytes()
    return archive.write((one.member or one.name, bytes(one.data), sorted(one.defined)) for one in file.units)


def _copied(folder: Path, kind: str, number: int, path: Path, contents: bytes) -> str:
    """The copy of a file, from the folder on; in a folder of its own, for names matter: start files are recognised by theirs."""
    return _in(folder, f"{kind}/{number:03}", path.name, contents)


def _in(folder: Path, kind: str, name: str, contents: bytes) -> str:
    """A new file in a folder of the bundle; its path, from the bundle on."""
    place = folder
    for part in kind.split("/"):
        place /= part
        if place.is_symlink():
            place.unlink()
        place.mkdir(exist_ok=True)
    _put(place / name, contents)
    return f"{kind}/{name}"


def _put(path: Path, contents: str | bytes) -> None:
    """Write a new file in that place, whatever was there."""
    path.unlink(missing_ok=True)
    data = contents.encode("utf-8", "surrogateescape") if isinstance(contents, str) else contents
    with path.open("xb") as file:
        file.write(data)


def _save_rules(folder: Path, rules: list[Path]) -> list[str]:
    """Copies of the rules files, of which the script tells; a folder each, for the name says what form one has."""
    copies = []
    for number, path in enumerate(rules):
        name = PROJECT if path.name == PROJECT else "rules.toml"  # the separator of a list may be in its own
        copies.append(_copied(folder, "rules", number, Path(name), contents(path)))
    return copies


_OF_PLACES = ("--rules", "--report", "--cache", "--cache-size", "--save-link", "--linker", "--time", "--print-after")


def _save_options(folder: Path) -> list[str]:
    """The options of the environment that say what derivatives are; those on the line are in the line."""
    words, kept = environment_words(), []
    while words:
        option, equals, value = words.pop(0).partition("=")
        if not equals and words and option in (*_OF_PLACES, "--tuned", "--tape-limit", "--limit"):
            # The value of --time may be left away.
            value = words.pop(0) if option != "--time" or not words[0].startswith("-") else ""
        if option == "--tuned":
            tuning.load(Path(value))
            value = _copied(folder, "options", 999, Path("tuned.toml"), Path(value).read_bytes())
        if option not in (*_OF_PLACES, "--no-cache", "--quiet"):
            kept.append(f"{option}={value}" if value else option)
    return kept


_UNREPEATED = tuple(
    f"enzyme-{option}" for option in ("save-link", "report", "rules", "cache", "no-cache", "time", "linker", "quiet")
)


def _tokens(word: Word, flavour: Flavour) -> list[str]:
    if word.kind is Kind.OUTPUT or (word.kind is Kind.PLUGIN and word.value.startswith(_UNREPEATED)):
        return []
    return for_driver(word) if flavour is Flavour.CC else list(word.tokens)
