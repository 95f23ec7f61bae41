"""Links that were made before: the native object that a link's derivatives became, found again by what it was made from.

The key is a digest of all that the differentiate step can see, by content and never by date (`key` lists it), so an entry never
has to be thrown away because something changed. Beyond `size` bytes the entries used longest ago go.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from enzyme_hub.base.ourselves import of_program
from enzyme_hub.base.private_folder import PrivateFolder, below, of_user
from enzyme_hub.base.records import record
from enzyme_hub.custom.project import contents
from enzyme_hub.driver.pipeline import Options
from linker_plugin.inputs import Carries, Unit
from linker_plugin.resolve import Resolution

SMALLEST = 16 << 10  # bytes of bitcode: less is differentiated as fast as it is looked up
_FORM = b"enzyme-hub link 2\n"  # of entries


@record
class Entry:
    """What a link made: see `Differentiated`."""

    native: bytes
    replaced: tuple[int, ...]
    said: str


@record
class Cache:
    folder: PrivateFolder
    size: int

    def get(self, name: str) -> Entry | None:
        """The entry of that key; None if there is none that is whole."""
        data = self.folder.read(name)
        return None if data is None else _unpacked(data)

    def put(self, name: str, entry: Entry) -> None:
        """Keep an entry. Where that is not possible, the next link is made again."""
        data = _packed(entry)
        if len(data) <= self.size:
            with contextlib.suppress(OSError):
                self.folder.write(name, data, self.size)


def folder(named: str) -> PrivateFolder | None:
    """The folder of entries, below one that was named or (an empty name) among the user's own; None if there is none."""
    place = below(named, "links") if named else of_user("links")
    return None if place is None else PrivateFolder(place)


def is_worth_it(resolution: Resolution, options: Options) -> bool:
    """False for links that are quick, and for those that are to show how they are made."""
    if options.report or options.print_after:
        return False
    return sum(len(unit.bitcode) for unit in resolution.taken if unit.carries in _READ) >= SMALLEST


_READ = (Carries.BITCODE, Carries.FAT)


def key(resolution: Resolution, options: Options) -> str:
    """The digest of all that decides what the differentiate step makes.

    In the order below: this program; the options, with the contents of rules files; of each object its bitcode and its symbols,
    in the order of the line; who defines each symbol; which symbols the rest of the link knows.
    """
    whole = hashlib.sha256(_FORM)
    for part in (*of_program(), *_of_options(options), *_of_units(resolution), *_of_symbols(resolution)):
        whole.update(len(part).to_bytes(8, "little"))
        whole.update(part)
    return whole.hexdigest()


def _of_options(options: Options) -> Iterator[bytes]:
    # Not what they say about time: it decides whether something is made, not what.
    yield repr(replace(options, time=None, limit=0.0)).encode("utf-8", "surrogateescape")
    for path in options.rules:
        yield contents(path)
    if options.codegen.cpu == "native":
        yield from _of_processor()


def _of_processor() -> Iterator[bytes]:
    try:
        lines = Path("/proc/cpuinfo").read_bytes().partition(b"\n\n")[0].splitlines()
        yield b"\n".join(line for line in lines if line.startswith((b"flags", b"model", b"cpu family", b"vendor")))
    except OSError:
        yield os.urandom(16)  # unlike any other


def _of_units(resolution: Resolution) -> Iterator[bytes]:
    excluded = resolution.excluded
    for unit in resolution.taken:
        is_hidden = bool(unit.member and excluded & {"ALL", unit.source.path.name})
        yield f"{unit.carries.name} {is_hidden} {unit.requests} {unit.registrations}".encode("utf-8", "surrogateescape")
        yield unit.bitcode
        yield _joined(f"{one.name} {one.defined:d} {one.weak:d}" for one in unit.symbols)


def _of_symbols(resolution: Resolution) -> Iterator[bytes]:
    places = {unit: index for index, unit in enumerate(resolution.taken)}
    yield _joined(f"{name} {places.get(unit)}" for name, unit in sorted(resolution.definers.items(), key=_name))
    for names in (resolution.redirected, resolution.native, resolution.named):
        yield b"any" if names is None else b"these " + _joined(sorted(names))


def _name(definer: tuple[str, Unit]) -> str:
    return definer[0]


def _joined(words: Iterable[str]) -> bytes:
    return "\n".join(words).encode("utf-8", "surrogateescape")


def _packed(entry: Entry) -> bytes:
    head = json.dumps({"replaced": entry.replaced, "said": entry.said}).encode()
    return len(head).to_bytes(8, "little") + head + entry.native


def _unpacked(data: bytes) -> Entry:
    length = int.from_bytes(data[:8], "little")
    head = json.loads(data[8 : 8 + length])
    return Entry(data[8 + length :], tuple(head["replaced"]), head["said"])
