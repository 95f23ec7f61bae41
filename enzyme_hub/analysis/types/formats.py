"""Numbers of two formats, or floats and pointers, that may share bytes although the graph left them apart.

The graph takes an array of unknown length to end where a field of another type begins (`Overlaps`). For numbers that is a
guess as well: behind doubles that a moving pointer writes there may be a float of a struct, or half of one of them, read through a
union. Type tags (TBAA) tell which, and so does a known length of the array. Of a pointer and a float this is asked only where both have
a tag, or none has one and the array begins at the pointer.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.memory.type_aliasing import tags_of
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.nodes import Node, find_shifted, overlapping
from enzyme_hub.analysis.types.overlap import Overlaps
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, PointerType, ptr


@record
class _Access:
    """A load or a store: the format, the type tag, and whether it is made through a moving pointer or at a place of its own."""

    format: FloatType | PointerType
    tag: str | None
    moves: bool


class Formats:
    """Ask once everything is solved."""

    def __init__(self, equations: Equations, overlaps: Overlaps) -> None:
        self._equations = equations
        self._of_another = overlaps.of_another_format
        self._elements, self._certain = overlaps.elements, overlaps.certain
        self._tags = tags_of(equations.module)
        self._accesses: dict[Node, dict[_Access, None]] = {}
        for function, frames in equations.frames.of.items() if self._of_another else ():
            for i in function.instructions:
                for frame in frames if isinstance(i, (inst.Load, inst.Store)) else ():
                    equations.frame = frame
                    for leaf, access in self._at(i):
                        self._accesses.setdefault(leaf, {})[access] = None

    def beside(self, i: inst.Instruction) -> FloatType | PointerType | None:
        """The format in which others may access the bytes that a load or a store accesses in the current context, if it is not its own."""
        for leaf, access in self._at(i):
            for other in self._of_another[leaf]:
                for one in self._accesses.get(other, ()):
                    if one.format is access.format or not (one.moves or access.moves):
                        continue  # two places of their own are apart
                    if one.tag is not None and access.tag is not None:
                        is_shared = self._tags.may_alias(one.tag, access.tag)
                    elif one.format is ptr:  # structs of floats are moved without a tag
                        is_shared = one.tag is access.tag and leaf in self._certain and other in self._certain
                    else:  # where nothing tells, the array ends where the field begins, as everywhere
                        is_shared = one.tag is not access.tag
                    if is_shared:
                        return one.format
        return None

    def _at(self, i: inst.Instruction) -> Iterator[tuple[Node, _Access]]:
        """The scalars that share bytes with others, as an instruction accesses them in the current context."""
        if not self._of_another or not isinstance(i, (inst.Load, inst.Store)):
            return
        type_ = i.type if isinstance(i, inst.Load) else i.value.type
        if not isinstance(type_.scalar, (FloatType, PointerType)):
            return
        node, offset = find_shifted(*self._equations.place(i.pointer))
        access = _Access(type_.scalar, i.attachments.get("tbaa"), node in self._elements)
        for leaf in overlapping(node, offset, self._equations.layout.size(type_)):
            if leaf in self._of_another:
                yield leaf, access
