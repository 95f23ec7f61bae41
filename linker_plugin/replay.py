"""`--save-link DIR`: a copy of the link that can be run on another machine.

Every file that the line names, in an option too (a version script), and every archive that it finds in folders of the line, is
copied; the line is rewritten to the copies and kept in `line.rsp` with a script beside it. A thin archive becomes one that holds its
members. The script has the options and rules of this link, and none of the place where it runs. The folder is a new one, an empty one,
or has a link that was saved before; nothing is written through a link that somebody put into it.
"""

from __future__ import annotations

import os
import shlex
from dataclasses import replace
from pathlib import Path

from enzyme_hub.errors import LinkError
from enzyme_hub.options import environment_words
from enzyme_hub.project import PROJECT, contents
from linker_plugin import archive
from linker_plugin.arguments import Flavour, Kind, Plan, Word, file_of_option, for_driver, quote_response
from linker_plugin.inputs import InputFile


def save(folder: Path, line: list[str], plan: Plan, files: list[InputFile], rules: list[Path]) -> None:
    try:
        _refuse_folder_of_others(folder)
        _save(folder, line, plan, files)
        _write_script(folder, _save_rules(folder, rules), _save_options(folder))
    except OSError as error:
        raise LinkError("EH0402", f"cannot save the link in {folder}", where=str(folder), why=error.strerror) from None


def _save(folder: Path, line: list[str], plan: Plan, files: list[InputFile]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    copies: dict[Path, str] = {}
    copied = [file for file in files if file.units or any(word.kind is Kind.INPUT for word in file.words)]
    for file in copied:
        copies[file.path] = _copied(folder, "inputs", len(copies), file.path, _contents(file))
    found = {word: file.path for file in files for word in file.words}
    words = [_moved(word, found, copies) for word in plan.words]
    words = [_with_copies_of_options(folder, word, number) for number, word in enumerate(words)]
    tokens = [token for word in words for token in (_tokens(word, plan.flavour))]
    _put(folder / "line.rsp", quote_response(tokens))
    _put(folder / "original.txt", "\n".join(line) + "\n")


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
    for place in (folder / kind, folder / kind / f"{number:03}"):
        if place.is_symlink():
            place.unlink()
        place.mkdir(exist_ok=True)
    _put(place / path.name, contents)
    return str((place / path.name).relative_to(folder))


def _put(path: Path, contents: str | bytes) -> None:
    """Write a new file in that place, whatever was there."""
    path.unlink(missing_ok=True)
    data = contents.encode("utf-8", "surrogateescape") if isinstance(contents, str) else contents
    with path.open("xb") as file:
        file.write(data)


def _with_copies_of_options(folder: Path, word: Word, number: int) -> Word:
    """The word, with the copy of the file that its option names."""
    if word.kind is not Kind.FLAG:
        return word
    named = file_of_option(word)
    if named is None:
        return word
    copy = _copied(folder, "options", number, Path(named), Path(named).read_bytes())
    tokens = tuple(token.removesuffix(named) + copy if token.endswith(named) else token for token in word.tokens)
    return replace(word, tokens=tokens)


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
            value = _copied(folder, "options", 999, Path("tuned.toml"), Path(value).read_bytes())
        if option not in (*_OF_PLACES, "--no-cache", "--quiet"):
            kept.append(f"{option}={value}" if value else option)
    return kept


def _moved(word: Word, found: dict[Word, Path], copies: dict[Path, str]) -> Word:
    path = found.get(word) or (Path(word.value) if word.kind is Kind.INPUT else None)
    if path is None or path not in copies:
        return word
    return replace(word, tokens=(copies[path],), kind=Kind.INPUT, value=copies[path])


_UNREPEATED = ("enzyme-save-link", "enzyme-report", "enzyme-rules", "enzyme-cache", "enzyme-time=")


def _tokens(word: Word, flavour: Flavour) -> list[str]:
    if word.kind is Kind.OUTPUT or (word.kind is Kind.PLUGIN and word.value.startswith(_UNREPEATED)):
        return []
    return for_driver(word) if flavour is Flavour.CC else list(word.tokens)
