"""Put native objects in the place of bitcode on the line.

An object is replaced by its word. Members of an archive are replaced in a copy of the archive: if they stayed, the
linker could pull them in again for some symbol that our object no longer has, and would find everything else twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from linker_plugin import archive
from linker_plugin.arguments import Kind, Plan, Word
from linker_plugin.inputs import Format, InputFile, Unit, open_file


def replace_units(
    plan: Plan,
    files: list[InputFile],
    natives: Mapping[Unit, bytes | None],
    together: Path | None,
    scratch: Path,
) -> tuple[Plan, list[InputFile]]:
    """The plan with each unit replaced by its native code; those for which that is None go away.

    `together`, if given, is the one file that stands for these, in the place of the first of them that was sure to be
    taken: between --start-lib and --end-lib it would be taken on demand.
    """
    touched = {file.path for file in files if any(unit in natives for unit in file.units)}
    new_paths: dict[Path, Path | None] = {}
    waiting = together
    words: list[Word] = []
    added: list[InputFile] = []
    path_of = {word: file.path for file in files for word in file.words}
    by_path = {file.path: file for file in files}
    standing = [unit for file in files for unit in file.units if unit in natives and natives[unit] is None]
    places = {unit.source.path for unit in [unit for unit in standing if not unit.lazy] or standing}
    for word in plan.words:
        path = path_of.get(word) or (Path(word.value) if word.kind is Kind.INPUT else None)
        if path not in touched or path is None:
            words.append(word)
            continue
        if path not in new_paths:
            new_paths[path] = _replaced(by_path[path], natives, scratch, len(new_paths))
        if waiting and path in places:
            words.append(_input(waiting, word, whole=False))
            added.append(open_file(waiting, words[-1]))
            waiting = None
        if (new := new_paths[path]) is not None:
            words.append(_input(new, word, word.whole))
    kept = [file for file in files if file.path not in touched]
    rests = [_rest(by_path[path], new, natives) for path, new in new_paths.items() if new is not None]
    return plan.with_words(words), [*added, *kept, *rests]


def _input(path: Path, word: Word, whole: bool) -> Word:
    return replace(word, tokens=(str(path),), kind=Kind.INPUT, value=str(path), whole=whole)


def _replaced(file: InputFile, natives: Mapping[Unit, bytes | None], scratch: Path, number: int) -> Path | None:
    """The file to put on the line for `file`; None if nothing of it is left."""
    if file.format is not Format.ARCHIVE:
        native = natives[file.units[0]]
        if native is None:
            return None
        place = scratch / f"{number}-{file.path.name}"
        place.write_bytes(native)
        return place
    place = scratch / f"{number}-{file.path.name}"
    place.write_bytes(archive.write(_members(file, natives)))
    return place


def _members(file: InputFile, natives: Mapping[Unit, bytes | None]) -> list[tuple[str, bytes | memoryview, list[str]]]:
    members: list[tuple[str, bytes | memoryview, list[str]]] = []
    for unit in file.units:
        name = Path(unit.member or unit.name).name
        if unit not in natives:
            members.append((name, unit.data, sorted(unit.defined)))
        elif (native := natives[unit]) is not None:
            members.append((name, native, sorted(unit.defined)))
    return members


def _rest(file: InputFile, place: Path, natives: Mapping[Unit, bytes | None]) -> InputFile:
    """The file in its new place, as far as later steps are concerned: without the replaced units."""
    rest = InputFile(place, [_input(place, word, word.whole) for word in file.words], file.format, file.data)
    rest.units = [unit for unit in file.units if unit not in natives]
    return rest
