"""`--save-link DIR`: a copy of the link that can be run on another machine.

Every file that the line names, in an option too (a version script), and every archive that it finds in folders of the line, is
copied; the line is rewritten to the copies and kept in `line.rsp` with a script beside it. A thin archive becomes one that holds its
members. Nothing is written through a link that somebody put into the folder.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from enzyme_hub.errors import LinkError
from linker_plugin import archive
from linker_plugin.arguments import Flavour, Kind, Plan, Word, for_driver, option_value, quote_response
from linker_plugin.inputs import InputFile


def save(folder: Path, line: list[str], plan: Plan, files: list[InputFile], rules: list[Path]) -> None:
    try:
        _save(folder, line, plan, files)
        _save_rules(folder, rules)
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
    options = os.environ.get("ENZYME_HUB_OPTS", "")
    _put(
        folder / "replay.sh",
        "#!/bin/sh\n"
        '# Runs the saved link again; the output is "out".\n'
        f"# It ran with ENZYME_HUB_OPTS={options!r}.\n"
        'cd "$(dirname "$0")" || exit\n'
        "ENZYME_HUB_RULES=$(find rules -name '*.toml' 2>/dev/null | sort | paste -sd: -)\n"
        "export ENZYME_HUB_RULES ENZYME_HUB_CACHE=off\n"
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


_NAMING = (
    *("version-script", "dynamic-list", "export-dynamic-symbol-list", "retain-symbols-file", "just-symbols", "script"),
    *("symbol-ordering-file", "call-graph-ordering-file", "default-script", "section-ordering-file"),
)
"""Options of linkers that name a file to read."""


def _with_copies_of_options(folder: Path, word: Word, number: int) -> Word:
    """The word, with the copy of the file that its option names."""
    if word.kind is not Kind.FLAG:
        return word
    for short in ("", "T", "R"):
        named = option_value(word.tokens, short, *_NAMING)
        if named and Path(named).is_file():
            path = Path(named)
            copy = _copied(folder, "options", number, path, path.read_bytes())
            tokens = tuple(
                token.removesuffix(named) + copy if token.endswith(named) else token for token in word.tokens
            )
            return replace(word, tokens=tokens)
    return word


def _save_rules(folder: Path, rules: list[Path]) -> None:
    """Copies of the rules files, of which the script tells; a folder each, for the name says what form one has."""
    for number, path in enumerate(rules):
        _copied(folder, "rules", number, path, path.read_bytes())


def _moved(word: Word, found: dict[Word, Path], copies: dict[Path, str]) -> Word:
    path = found.get(word) or (Path(word.value) if word.kind is Kind.INPUT else None)
    if path is None or path not in copies:
        return word
    return replace(word, tokens=(copies[path],), kind=Kind.INPUT, value=copies[path])


def _tokens(word: Word, flavour: Flavour) -> list[str]:
    if word.kind is Kind.OUTPUT or "save-link" in word.value:
        return []
    return for_driver(word) if flavour is Flavour.CC else list(word.tokens)
