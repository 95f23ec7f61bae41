"""What a function does with the heap: by its name, as the rooms' tables say, or by what is declared of it.

An allocator is known by its name, by LLVM's `allockind`/`allocsize` attributes, or by the string attribute `enzyme_allocator`.
"""

from __future__ import annotations

import re

from enzyme_hub.custom.given import ALLOCATOR, DEALLOCATOR
from enzyme_hub.ir.lexer import unescape
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.languages import known
from enzyme_hub.languages.heap import Allocation, Deallocation, Known

_SIZE_ARGUMENT = re.compile(r"allocsize\((\d+)(?:,(\d+))?\)")
_KIND = re.compile(r'allockind\("([^"]*)"\)')


def said(function: Function) -> Known | None:
    """What the program says of a function that allocates or releases memory (`custom`)."""
    if (word := function.attribute(DEALLOCATOR)) is not None:
        return Deallocation(int(_value(word)))
    if (word := function.attribute(ALLOCATOR)) is None:
        return None
    size, order, free = _value(word).split(";", 2)
    return Allocation((int(size),), free or None, tuple(map(int, order.split())))


def _value(word: str) -> str:
    """The value of a string attribute."""
    return unescape(word.partition("=")[2][1:-1]).decode("utf-8", "surrogateescape")


def owns_by_itself(module: Module) -> bool:
    """True if memory of the module is released by a collector, or with its last owner: who keeps a pointer has to be known."""
    made = [known.allocator(name) for name in module.functions]
    return any(isinstance(one, Allocation) and (one.free is None or one.header) for one in made)


def of(function: Function) -> Known | None:
    """What a function does with the heap, by its name or attributes."""
    name = function.name
    if not name:
        return None
    if not function.is_declaration and (function.linkage == "internal" or not known.is_fixed(name)):
        return _by_attributes(function)  # the program's own function, whatever it is called
    return known.allocator(name) or _by_attributes(function)


def _by_attributes(function: Function) -> Known | None:
    """The allocation functions that a compiler or a user declares with LLVM's attributes."""
    kind_text = function.attribute("allockind")
    kind = _KIND.match(kind_text) if kind_text else None
    if kind is None:
        return None
    words = kind.group(1).split(",")
    alignment = next((a.index for a in function.arguments if a.has_attribute("allocalign")), None)
    pointer = next((a.index for a in function.arguments if a.has_attribute("allocptr")), None)
    if "free" in words:
        return Deallocation(pointer or 0)
    size_text = function.attribute("allocsize")
    size = _SIZE_ARGUMENT.match(size_text) if size_text else None
    if "alloc" in words and size:
        arguments = tuple(int(group) for group in size.groups() if group is not None)
        return Allocation(arguments, None, zeroed="zeroed" in words, alignment=alignment)
    return None
