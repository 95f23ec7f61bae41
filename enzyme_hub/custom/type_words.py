"""Types of memory as people write them: `{[-1]:Pointer, [-1,0]:Float@double}` is a pointer to one double.

An entry is a path of byte offsets, then what lies there. The first offset is one in the value itself, each following one is in
the memory that the pointer at the offset before leads to; -1 is every offset.
"""

from __future__ import annotations

import re

from enzyme_hub.base.records import record
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.types import FloatType

ATTRIBUTE = '"enzyme_type"'
EVERYWHERE = -1
_ENTRY = re.compile(r"\s*\[([-\d,\s]*)\]\s*:\s*(\w+(?:@\w+)?)\s*(?:,|$)")
_OFFSET = re.compile(r"\s*(-1|\d+)\s*$")
_KINDS: dict[str, FloatType | str] = {
    **{word: word.lower() for word in ("Integer", "Pointer", "Anything")},
    "Float@half": types.half,
    "Float@bfloat": types.bfloat,
    "Float@float": types.f32,
    "Float@double": types.f64,
    "Float@x86_fp80": types.x86_fp80,
    "Float@fp128": types.fp128,
}


@record
class Entry:
    """What lies at a path: a float type, or "integer", "pointer", "anything"."""

    path: tuple[int, ...]
    kind: FloatType | str


def read(text: str, where: str) -> tuple[Entry, ...]:
    """The entries of a text. Raises RequestError (EH0211)."""
    inner = text.strip()
    if not (inner.startswith("{") and inner.endswith("}")):
        raise _unreadable(text, where)
    inner, found, at = inner[1:-1].strip(), [], 0
    while at < len(inner):
        match = _ENTRY.match(inner, at)
        offsets = [_OFFSET.match(word) for word in match[1].split(",")] if match is not None else []
        if match is None or not all(offsets) or match[2] not in _KINDS:
            raise _unreadable(text, where)
        found.append(Entry(tuple(int(offset[1]) for offset in offsets if offset is not None), _KINDS[match[2]]))
        at = match.end()
    return tuple(found)


def _unreadable(text: str, where: str) -> RequestError:
    return RequestError(
        "EH0211",
        f'enzyme_type="{text}" says nothing that is known',
        where=where,
        why=f"an entry is a path of offsets, then one of {', '.join(_KINDS)}",
        remedy="write it as {[-1]:Pointer, [-1,0]:Float@double}, which is a pointer to one double",
    )
