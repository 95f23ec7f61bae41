"""Statements by string attributes of functions that the rest cannot read as they are: allocators.

`"enzyme_allocator"="0"` has the position of the size. `"enzyme_deallocator"="-1,0"` says where each argument of the deallocator
comes from, -1 being the pointer (alone, if nothing is said); the metadata `!enzyme_deallocator_fn !{ptr @f}` names it. Without
one nothing releases the memory.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.custom.metadata import DEALLOCATOR_OF
from enzyme_hub.custom.statements import Allocates, Statement
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.metadata import attachments
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.values import Value

ALLOCATOR, DEALLOCATOR = '"enzyme_allocator"', '"enzyme_deallocator"'


def allocators(module: Module) -> Iterator[Statement]:
    """What such attributes say. Raises RequestError."""
    for function in module.functions.values():
        size = _value(function, ALLOCATOR)
        if size is not None:
            yield Statement(function, _allocates(module, function, size), f"{ALLOCATOR} of {function.name}")
        elif _value(function, DEALLOCATOR) is not None:
            raise _error(function, DEALLOCATOR, f"there is no {ALLOCATOR}")


def _allocates(module: Module, function: Function, size: str) -> Allocates:
    if not size.isdigit():
        raise _error(function, ALLOCATOR, f'"{size}" is no position of an argument')
    order = [word.strip() for word in (_value(function, DEALLOCATOR) or "-1").split(",")]
    if not all(word.removeprefix("-").isdigit() for word in order):
        raise _error(function, DEALLOCATOR, "it is no list of positions")
    reference = attachments(f"{function.header_prefix} {function.header_suffix}").get(DEALLOCATOR_OF)
    if reference is None:
        return Allocates(int(size), "")
    named = [operand for operand in module.metadata[reference].operands if isinstance(operand, Value)]
    free = function_behind(named[0]) if len(named) == 1 else None
    if free is None:
        raise _error(function, f"!{DEALLOCATOR_OF}", "it names no function")
    return Allocates(int(size), free.name or "", tuple(map(int, order)))


def _value(function: Function, word: str) -> str | None:
    found = function.attribute(word)
    return found.partition("=")[2].strip('"') if found is not None else None


def _error(function: Function, word: str, why: str) -> RequestError:
    return RequestError(
        "EH0211",
        f"{word} of {function.name} does not say what it should",
        why=why,
        remedy='write "enzyme_allocator"="position of the size", and with a deallocator "enzyme_deallocator"="-1" and '
        "!enzyme_deallocator_fn !{ptr @name}",
    )
