"""`--save-link DIR`: a copy of the link that can be run on another machine.

Every file that the line names, and every archive that it finds in folders of the line, is copied; the line is rewritten
to the copies and kept in `line.rsp` with a script beside it.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

from enzyme_hub.errors import LinkError
from linker_plugin.arguments import Flavour, Kind, Plan, Word, for_driver, quote_response
from linker_plugin.inputs import InputFile


def save(folder: Path, line: list[str], plan: Plan, files: list[InputFile], rules: list[Path]) -> None:
    try:
        _save(folder, line, plan, files)
        _save_rules(folder, rules)
    except OSError as error:
        raise LinkError("EH0402", f"cannot save the link in {folder}", where=str(folder), why=error.strerror) from None


def _save(folder: Path, line: list[str], plan: Plan, files: list[InputFile]) -> None:
    kept = folder / "inputs"
    kept.mkdir(parents=True, exist_ok=True)
    copies: dict[Path, str] = {}
    copied = [file for file in files if file.units or any(word.kind is Kind.INPUT for word in file.words)]
    for number, file in enumerate(copied):
        # A folder each, because names matter: the start files are recognised by theirs.
        place = kept / f"{number:03}" / file.path.name
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(file.path, place)
        copies[file.path] = str(place.relative_to(folder))
    found = {word: file.path for file in files for word in file.words}
    words = [_moved(word, found, copies) for word in plan.words]
    tokens = [token for word in words for token in (_tokens(word, plan.flavour))]
    (folder / "line.rsp").write_text(quote_response(tokens), encoding="utf-8", errors="surrogateescape")
    (folder / "original.txt").write_text("\n".join(line) + "\n", encoding="utf-8", errors="surrogateescape")
    script = folder / "replay.sh"
    options = os.environ.get("ENZYME_HUB_OPTS", "")
    script.write_text(
        "#!/bin/sh\n"
        '# Runs the saved link again; the output is "out".\n'
        f"# It ran with ENZYME_HUB_OPTS={options!r}.\n"
        'cd "$(dirname "$0")" || exit\n'
        "ENZYME_HUB_RULES=$(find rules -name '*.toml' 2>/dev/null | sort | paste -sd: -)\n"
        "export ENZYME_HUB_RULES ENZYME_HUB_CACHE=off\n"
        'exec "${ENZYME_HUB_LD:-enzyme-hub-ld}" @line.rsp -o out "$@"\n'
    )
    script.chmod(0o755)


def _save_rules(folder: Path, rules: list[Path]) -> None:
    """Copies of the rules files, of which the script tells; a folder each, for the name says what form one has."""
    for number, path in enumerate(rules):
        place = folder / "rules" / f"{number:03}" / path.name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def _moved(word: Word, found: dict[Word, Path], copies: dict[Path, str]) -> Word:
    path = found.get(word) or (Path(word.value) if word.kind is Kind.INPUT else None)
    if path is None or path not in copies:
        return word
    return replace(word, tokens=(copies[path],), kind=Kind.INPUT, value=copies[path])


def _tokens(word: Word, flavour: Flavour) -> list[str]:
    if word.kind is Kind.OUTPUT or "save-link" in word.value:
        return []
    return for_driver(word) if flavour is Flavour.CC else list(word.tokens)
