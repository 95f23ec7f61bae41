"""What the merged modules define but nothing uses: it is removed before anything is done to it.

An object of a library comes with all its functions, of which a program mostly calls one. A stock linker drops the rest only with
sections of their own; here each would be optimised (twice, where there are further rounds) and become machine code. In a program whose
symbols nobody outside of its line can know, what is kept is what can be reached from what others name, from what the compiler was
told to keep, and from requests with all that is said about derivatives. Of the rest more can go once it was inlined wherever it is called.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.languages import known
from enzyme_hub.llvm import definitions, irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_ANNOTATIONS = ("@llvm.global.annotations", '"enzyme_')
_WORD = re.compile(r"[\w$.]+")


def remove_unneeded(
    module: ModuleRef, defined: set[str], seen: set[str], text: irtext.ModuleText | None = None
) -> frozenset[str]:
    """Remove those of the `defined` symbols that nothing needs; others name those in `seen`. `text` is the module's, if known.

    Returns those of the rest that are needed only as long as something in the module refers to them. A module with annotations
    stays as it is: they name functions in texts.
    """
    candidates = defined - seen
    if not candidates:
        return frozenset()
    text = text or irtext.ModuleText(llvm.text(module))
    if any(word in text.text for word in _ANNOTATIONS):
        return frozenset()
    kept = set(needed_unreferenced(text))
    unneeded = candidates - _reached(text, kept | seen)
    if unneeded:
        definitions.remove(module, unneeded, kept)
    # Derivatives refer to registered functions and to allocators by their names.
    named = kept | irtext.registered_functions(text)
    return frozenset(name for name in candidates - unneeded - named if not known.is_fixed(name))


def needed_unreferenced(text: irtext.ModuleText) -> Iterator[str]:
    """What is needed although nothing refers to it."""
    yield from (name for name in text.globals if name.startswith("llvm.") or irtext.is_saying(name))
    yield from (request.caller for request in text.requests())
    for line in _speaking(text.text):
        yield from irtext.references(line)
    for line in irtext.assembly(text.text):
        yield from _WORD.findall(line)


def _speaking(printed: str) -> list[str]:
    """The metadata that names symbols: few lines, or none, of the longest part of a module, which LLVM prints last."""
    metadata = printed[max(printed.find("\n!"), 0) :]
    return [line for line in metadata.splitlines() if line.startswith("!") and "@" in line] if "@" in metadata else []


def _reached(text: irtext.ModuleText, roots: Iterable[str]) -> set[str]:
    """All that code and initialisers lead to from there."""
    reached: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(text.references_of(name) - reached)
    return reached
