"""One section per function, so that a linker's `--gc-sections` can drop what nobody calls.

Compilers do this by an option of code generation (`-ffunction-sections`), which llvmlite does not offer. Saying it in
the IR has the same effect. It matters beyond size: a dropped function may refer to symbols that exist nowhere.
"""

from __future__ import annotations

import re

from enzyme_hub.irtext import ModuleText, end_of_parameters

_UNWRITABLE = frozenset('"\\')
_BEHIND_ATTRIBUTES = re.compile(r" (?:partition|comdat|align|gc|prefix|prologue|personality)\b| !| \{")


def split_sections(text: str) -> str:
    """The module text with `section ".text.NAME"` on every definition that is in none."""
    module = ModuleText(text)
    pieces, position = [], 0
    for name, definition in module.functions.items():
        header = text[definition.start : definition.body]
        if " section " in header or "available_externally" in header or _UNWRITABLE & set(name):
            continue
        at = definition.start + _after_attributes(header)
        pieces += [text[position:at], f' section ".text.{name}"']
        position = at
    return "".join([*pieces, text[position:]])


def _after_attributes(header: str) -> int:
    """Where a section stands: behind the parameters and the attributes, written out (our own functions) or as a group."""
    start = end_of_parameters(header)
    found = _BEHIND_ATTRIBUTES.search(header, start)
    return found.start() if found else len(header.rstrip(" {"))
