"""Type-based alias analysis from `!tbaa` access tags (LLVM's struct-path rules).

A tag is (base type, access type, offset): the access type is reached from the base type at that offset. Two accesses may
meet only if one may be to a part of the other's object: if, following the fields at the offset down from one base type,
the other base type is found, at the same place. Language Reference, "'tbaa' Metadata".
"""

from __future__ import annotations

from enzyme_hub.ir.metadata import MDNode, MetadataTable
from enzyme_hub.ir.module import Module


class Tags:
    """The tags of one module, compared pairwise and remembered."""

    def __init__(self, table: MetadataTable) -> None:
        self._table = table
        self._pairs: dict[tuple[str, str], bool] = {}
        self._paths: dict[str, tuple[str, ...]] = {}

    def may_alias(self, left: str | None, right: str | None) -> bool:
        """May accesses with these tags (references such as `!7`) touch the same memory?"""
        if left is None or right is None or left == right:
            return True
        key = (left, right) if left < right else (right, left)
        found = self._pairs.get(key)
        if found is None:
            found = self._pairs[key] = self._match(left, right)
        return found

    def is_constant(self, tag: str | None) -> bool:
        """True for a tag of memory that never changes."""
        if tag is None:
            return False
        operands = self._operands(tag)
        return len(operands) == 4 and operands[3] == 1

    def _operands(self, reference: str) -> tuple[object, ...]:
        return self._table[reference].operands

    def _match(self, left: str, right: str) -> bool:
        a, b = _Tag.read(self._table[left]), _Tag.read(self._table[right])
        if a is None or b is None:
            return True
        common = self._common(a.access, b.access)
        if common is None:
            return True  # two unrelated type systems: two languages
        for outer, inner in ((a, b), (b, a)):
            found = _within(outer, inner, common)
            if found is not None:
                return found
        return False

    def _common(self, left: MDNode, right: MDNode) -> str | None:
        """The nearest type that both types descend from."""
        ours = set(self._path(left))
        return next((name for name in self._path(right) if name in ours), None)

    def _path(self, type_: MDNode) -> tuple[str, ...]:
        found = self._paths.get(type_.name)
        if found is None:
            names = []
            node: MDNode | None = type_
            while node is not None and node.name not in names:
                names.append(node.name)
                node = _parent(node)
            found = self._paths[type_.name] = tuple(names)
        return found


class _Tag:
    __slots__ = ("access", "base", "offset")

    def __init__(self, base: MDNode, access: MDNode, offset: int) -> None:
        self.base, self.access, self.offset = base, access, offset

    @staticmethod
    def read(node: MDNode) -> _Tag | None:
        """The tag in a node, or None if it is not of the form that is known."""
        operands = node.operands
        if len(operands) not in (3, 4):
            return None
        base, access, offset = operands[:3]
        if not isinstance(base, MDNode) or not isinstance(access, MDNode) or not isinstance(offset, int):
            return None
        if not _is_type(base) or not _is_type(access):
            return None
        return _Tag(base, access, offset)


def _is_type(node: MDNode) -> bool:
    """A name first: the newer form, with the parent first, is not known."""
    return bool(node.operands) and isinstance(node.operands[0], str)


def _parent(node: MDNode) -> MDNode | None:
    operands = node.operands
    return operands[1] if len(operands) > 1 and isinstance(operands[1], MDNode) else None


def _field(node: MDNode, offset: int) -> tuple[MDNode | None, int]:
    """The member (of a scalar: the parent) at an offset, and the offset in it."""
    found: MDNode | None = None
    start = 0
    operands = node.operands[1:]
    for position in range(0, len(operands), 2):
        member = operands[position]
        where = operands[position + 1] if position + 1 < len(operands) else 0
        if not isinstance(member, MDNode) or not isinstance(where, int):
            return None, 0
        if found is None or where <= offset:
            found, start = member, where
        if where > offset:
            break
    return found, offset - start


def _within(outer: _Tag, inner: _Tag, common: str) -> bool | None:
    """May the inner access be to a part of the outer's object? None: the inner's type is not found in the outer's."""
    if outer.access.name == outer.base.name == common:
        return True
    node: MDNode | None = outer.base
    offset = outer.offset
    while node is not None:
        if node.name == inner.base.name:
            return offset == inner.offset or node.name == outer.access.name or inner.base.name == inner.access.name
        node, offset = _field(node, offset)
    return None


def tags_of(module: Module) -> Tags:
    """The tags of a module."""
    return module.found_by(_tags)


def _tags(module: Module) -> Tags:
    return Tags(module.metadata)
