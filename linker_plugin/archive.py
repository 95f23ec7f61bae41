"""Unix `ar` archives as linkers meet them: GNU, BSD and thin; `.a` and Rust's `.rlib`.

An archive is a sequence of 60-byte headers, each followed by its member padded to an even length. GNU keeps long names
in the member `//`, BSD puts them in front of the data; a thin archive names files instead of holding them. `write`
makes a GNU archive with a symbol index, which GNU ld insists on.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from pathlib import Path

from enzyme_hub.base.records import record
from enzyme_hub.errors import InputError

MAGIC = b"!<arch>\n"
THIN_MAGIC = b"!<thin>\n"
_HEADER = 60
_INDEXES = ("/", "/SYM64/", "__.SYMDEF", "__.SYMDEF SORTED", "__.SYMDEF_64")


@record
class Member:
    name: str
    data: memoryview


def is_archive(data: bytes) -> bool:
    return data[:8] in (MAGIC, THIN_MAGIC)


def is_thin(data: memoryview) -> bool:
    return bytes(data[:8]) == THIN_MAGIC


def read(data: memoryview, path: Path) -> list[Member]:
    """The members in order, without the archive's own tables."""
    thin = is_thin(data)
    members: list[Member] = []
    long_names = b""
    position = 8
    while position < len(data):
        raw, size = _header(data, position, path)
        start = position + _HEADER
        held = not thin or raw in ("/", "//", "/SYM64/")
        if held and start + size > len(data):
            raise _corrupt(path, f"member {raw!r} promises {size} bytes, {len(data) - start} follow")
        if raw == "//":
            long_names = bytes(data[start : start + size])
        elif raw not in _INDEXES:
            name, skip = _name(raw, long_names, data, start, path)
            if name not in _INDEXES:
                body = data[start + skip : start + size] if held else _outside(path, name, skip)
                members.append(Member(name, body))
        position = start + (size + size % 2 if held else 0)
    return members


def _header(data: memoryview, position: int, path: Path) -> tuple[str, int]:
    header = bytes(data[position : position + _HEADER])
    if len(header) < _HEADER or header[58:] != b"`\n":
        raise _corrupt(path, f"no member begins at byte {position}")
    if not re.fullmatch(rb"\d+ *", header[48:58]):
        raise _corrupt(path, f"the member at byte {position} has no size")
    return header[:16].decode("utf-8", "surrogateescape").rstrip(), int(header[48:58])


def _name(raw: str, long_names: bytes, data: memoryview, start: int, path: Path) -> tuple[str, int]:
    """A member's name, and how many bytes in front of its data are not part of it (see `_outside` for thin archives)."""
    if name := re.fullmatch(r"#1/(\d+)", raw, re.ASCII):
        length = int(name[1])
        return bytes(data[start : start + length]).rstrip(b"\0").decode("utf-8", "surrogateescape"), length
    if raw.startswith("/") and len(raw) > 1:
        place = re.fullmatch(r"/(\d+)(?::(\d+))?", raw, re.ASCII)
        end = long_names.find(b"\n", int(place[1])) if place else -1
        if place is None or end < 0 or 0 in long_names[int(place[1]) : end]:
            raise _corrupt(path, f"the name {raw!r} refers to no long name")
        return long_names[int(place[1]) : end].decode("utf-8", "surrogateescape").removesuffix("/"), int(place[2] or 0)
    return raw.removesuffix("/"), 0


def _outside(path: Path, name: str, origin: int) -> memoryview:
    """A member of a thin archive: a file beside the archive, or the member at `origin` of an archive beside it."""
    try:
        if not (path.parent / name).is_file():
            raise FileNotFoundError(errno.ENOENT, "there is no such file")
        data = memoryview((path.parent / name).read_bytes())
        if not origin:
            return data
        size = _header(data, origin, path.parent / name)[1]
        return data[origin + _HEADER : origin + _HEADER + size]
    except OSError as error:
        raise InputError(
            "EH0104", f"cannot read {name}, a member of the thin archive {path}", where=str(path), why=error.strerror
        ) from None


def _corrupt(path: Path, why: str) -> InputError:
    return InputError(
        "EH0103",
        f"{path} is not a whole archive",
        where=str(path),
        why=why,
        remedy="the file is truncated or corrupt: make it again",
    )


def write(members: Iterable[tuple[str, bytes | memoryview, Iterable[str]]]) -> bytes:
    """A GNU archive of (name, contents, defined symbols)."""
    items = list(members)
    long_names = b""
    fields: list[bytes] = []
    for name, _, _ in items:
        encoded = name.encode("utf-8", "surrogateescape")
        if len(encoded) < 16 and b"/" not in encoded:
            fields.append(encoded + b"/")
        else:
            fields.append(b"/%d" % len(long_names))
            long_names += encoded + b"/\n"
    symbols = [(symbol, index) for index, item in enumerate(items) for symbol in item[2]]
    names = b"".join(symbol.encode("utf-8", "surrogateescape") + b"\0" for symbol, _ in symbols)
    index_size = 4 + 4 * len(symbols) + len(names)
    offset = 8 + _HEADER + _even(index_size) + (_HEADER + _even(len(long_names)) if long_names else 0)
    offsets = []
    for _, contents, _ in items:
        offsets.append(offset)
        offset += _HEADER + _even(len(contents))
    index = len(symbols).to_bytes(4, "big") + b"".join(offsets[at].to_bytes(4, "big") for _, at in symbols) + names
    parts = [MAGIC, *_member(b"/", index)]
    if long_names:
        parts += _member(b"//", long_names)
    for field, (_, contents, _) in zip(fields, items, strict=True):
        parts += _member(field, contents)
    return b"".join(parts)


def _even(size: int) -> int:
    return size + size % 2


def _member(field: bytes, contents: bytes | memoryview) -> list[bytes | memoryview]:
    head = field.ljust(16) + b"0".ljust(12) + b"0".ljust(6) + b"0".ljust(6) + b"644".ljust(8)
    head += str(len(contents)).encode().ljust(10) + b"`\n"
    return [head, contents, b"\n" if len(contents) % 2 else b""]
