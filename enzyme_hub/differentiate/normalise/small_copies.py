"""Copies of a few numbers become loads and stores.

LLVM makes one copy of `for (k = 0; k < 3; k++) place[k] = x[3 * i + k]`. As numbers they are values like any other: where each adds
its adjoint is known (`analysis/sharing`), and what is stored need not be read again.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.tbaa import Tbaa
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value

MOST = 64  # bytes
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_KEPT = ("tbaa", "alias.scope", "noalias", "dbg")
"""What is said of a copy and holds for each number."""


def expand(function: Function) -> bool:
    """Replace the copies of numbers that say what they copy. False if there are none."""
    copies = [i for i in function.instructions if isinstance(i, inst.Call) and 0 < _copied(i) <= MOST]
    if not copies:
        return False
    tags = Tbaa(function.module)
    numbers = {copy: kind for copy in copies if (kind := _number(copy, tags, function.module)) is not None}
    for copy, kind in numbers.items():
        _replace(copy, kind)
    return bool(numbers)


def _copied(i: inst.Call) -> int:
    """How many bytes a call copies that is a plain copy of constant size; 0 otherwise."""
    if not (i.intrinsic or "").startswith(_COPIES):
        return 0
    size, is_volatile = i.arguments[2:4]
    is_plain = isinstance(is_volatile, ConstantInt) and not is_volatile.value
    return size.value if is_plain and isinstance(size, ConstantInt) else 0


def _number(copy: inst.Call, tags: Tbaa, module: Module) -> Type | None:
    """The type of all that is copied, if the tag has one."""
    tag = tags.of(copy)
    if tag is None or tag.scalar is None or tag.neighbours or not isinstance(tag.scalar.kind, Type):
        return None
    kind = tag.scalar.kind
    return kind if kind.is_float and _copied(copy) % module.layout.alloc_size(kind) == 0 else None


def _replace(copy: inst.Call, kind: Type) -> None:
    """Load all, then store all: they may overlap."""
    size = copy.function.module.layout.alloc_size(kind)
    target, source = copy.arguments[:2]
    places = range(0, _copied(copy), size)
    loads = [inst.Load(kind, _at(copy, source, place), _align(copy, 1, size)) for place in places]
    stores = [
        inst.Store(load, _at(copy, target, place), _align(copy, 0, size))
        for load, place in zip(loads, places, strict=True)
    ]
    for access in (*loads, *stores):
        access.attachments.update({k: v for k, v in copy.attachments.items() if k in _KEPT})
        access.insert_before(copy)
    copy.erase()


def _at(copy: inst.Call, pointer: Value, place: int) -> Value:
    if place == 0:
        return pointer
    address = inst.GetElementPtr(types.i8, pointer, [ConstantInt(types.i64, place)], ("inbounds",))
    address.insert_before(copy)
    return address


def _align(copy: inst.Call, index: int, size: int) -> int:
    """The alignment of each number, as far as that of the whole goes."""
    word = copy.argument_attribute(index, "align")
    return min(int(word.split()[1]), size & -size) if word is not None else 1
