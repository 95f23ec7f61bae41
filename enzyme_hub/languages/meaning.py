"""What a call means: the one place where a callee's name decides.

`meaning` answers with one small object, and every analysis and both sweeps act on its class: a table by class, never a
comparison of names. Positions are those of the call's arguments.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, cast

from enzyme_hub import rules
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.types import FunctionType
from enzyme_hub.languages import allocators
from enzyme_hub.languages.allocators import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.inactive import is_inactive
from enzyme_hub.rules.protocol import DERIVATIVE, Rule


@dataclass(frozen=True)
class Copy:
    """Memory gets the contents of other memory."""

    target: int = 0
    source: int = 1
    size: int = 2
    may_overlap: bool = False


@dataclass(frozen=True)
class Fill:
    """All bytes of a piece of memory get one value."""

    target: int = 0
    value: int = 1
    size: int = 2


@dataclass(frozen=True)
class Math:
    """A function with a derivative rule."""

    rule: Rule


@dataclass(frozen=True)
class Inactive:
    """Neither the result nor memory carries a derivative. A pure one does nothing but compute its result."""

    is_pure: bool = False


@dataclass(frozen=True)
class SamePointer:
    """The result is the pointer that is given, as far as memory goes."""

    pointer: int = 0


@dataclass(frozen=True)
class Mark:
    """Says something about memory, such as when its life begins or what type it is, and does nothing."""


@dataclass(frozen=True)
class Call:
    """A function with a body, which says what it does."""

    function: Function


@dataclass(frozen=True)
class Unknown:
    """Nobody knows: a function without a body that is in no table, or one called through a pointer (None)."""

    function: Function | None = None


Meaning: TypeAlias = (
    "Copy | Fill | Math | Inactive | SamePointer | Mark | Allocation | Reallocation | Deallocation | Call | Unknown"
)

_INACTIVE, _PURE, _MARK, _UNKNOWN = Inactive(), Inactive(is_pure=True), Mark(), Unknown()

# Intrinsics, by the beginning of their names.
_INTRINSICS: dict[str, Meaning] = {
    "llvm.memcpy.": Copy(),
    "llvm.memmove.": Copy(may_overlap=True),
    "llvm.memset.": Fill(),
    **dict.fromkeys(
        ("llvm.lifetime.", "llvm.experimental.noalias.", "llvm.assume", "llvm.dbg.", "llvm.invariant."), _MARK
    ),
    **dict.fromkeys(("llvm.launder.invariant.", "llvm.strip.invariant.", "llvm.threadlocal.address."), SamePointer()),
}
# Library functions that are intrinsics in disguise.
_LIBRARY: dict[str, Meaning] = {
    "memcpy": Copy(),
    "__memcpy_chk": Copy(),
    "memmove": Copy(may_overlap=True),
    "__memmove_chk": Copy(may_overlap=True),
    "memset": Fill(),
    "__memset_chk": Fill(),
}
TYPE_HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")


def meaning(call: CallBase) -> Meaning:
    """What the call means."""
    function = function_behind(call.callee)
    if function is None:
        return _UNKNOWN
    memo = cast("dict[tuple[Function, FunctionType], Meaning]", function.module.memo(meaning))
    key = (function, call.function_type)
    found = memo.get(key)
    if found is None:
        found = memo[key] = _find(*key)
    return found


def is_function(call: CallBase) -> bool:
    """True for a call of a function that only its body explains: anything may happen to what it reaches."""
    return isinstance(meaning(call), (Call, Unknown))


def is_known(name: str) -> bool:
    """True for the name of a function that is known although it may have a body."""
    return allocators.by_name(name) is not None or is_inactive(name)


def _find(function: Function, signature: FunctionType) -> Meaning:
    name = function.name or ""
    if name.startswith("llvm."):
        found = next((found for prefix, found in _INTRINSICS.items() if name.startswith(prefix)), None)
        if found is not None:
            return found
    rule = rules.of(function, signature)
    if rule is not None:
        return Math(rule) if rule.kind == DERIVATIVE else _PURE
    heap = allocators.known(function)
    if heap is not None:
        return heap
    if is_inactive(name) and not _is_own(function, name):
        return _INACTIVE
    if not function.is_declaration:
        return Call(function)
    if name in _LIBRARY:
        return _LIBRARY[name]
    if any(hint in name for hint in TYPE_HINTS):
        return _MARK
    if name.startswith("llvm.") and not _carries_data(signature):
        return _INACTIVE
    return Unknown(function)


def _is_own(function: Function, name: str) -> bool:
    """True for a function of the program's with a name that is only reserved where C's library is used."""
    return not function.is_declaration and name[:1].isalpha() and "." not in name


def _carries_data(signature: FunctionType) -> bool:
    """True if a pointer or a number goes in or comes out."""
    kinds = (signature.result, *signature.parameters)
    return any(not (t.is_void or t.scalar.is_int or t is types.metadata) for t in kinds)
