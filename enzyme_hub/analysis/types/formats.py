"""Numbers of two formats that may share bytes although the graph left them apart.

The graph takes an array of unknown length to end where a field of another type begins (`Overlaps`). For numbers that is a
guess as well: behind doubles that a moving pointer writes there may be a float of a struct, or half of one of them, read through a
union. Type tags (TBAA) tell which, and so does a known length of the array.
"""

from __future__ import annotations

from enzyme_hub.analysis.memory.type_aliasing import tags_of
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.graph import Node, overlapping
from enzyme_hub.analysis.types.overlap import Overlaps
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, Type


class Formats:
    """Ask once everything is solved."""

    def __init__(self, equations: Equations, overlaps: Overlaps) -> None:
        self._of_another = overlaps.of_another_format
        self._tags = tags_of(equations.module)
        self._accessed: dict[Node, dict[tuple[FloatType, str | None], None]] = {}
        for function, frames in equations.frames.of.items() if self._of_another else ():
            for i in function.instructions:
                type_ = _moved(i)
                if not isinstance(i, (inst.Load, inst.Store)) or type_ is None:
                    continue
                if not isinstance(type_.scalar, FloatType):
                    continue
                access = (type_.scalar, i.attachments.get("tbaa"))
                for frame in frames:
                    equations.frame = frame
                    for leaf in overlapping(*equations.place(i.pointer), equations.layout.size(type_)):
                        if leaf in self._of_another:
                            self._accessed.setdefault(leaf, {})[access] = None

    def beside(self, leaf: Node, access: inst.Instruction) -> FloatType | None:
        """The format in which others may access bytes of this scalar, if it is not that of the access."""
        tag, type_ = access.attachments.get("tbaa"), _moved(access)
        for other in self._of_another.get(leaf, ()):
            for format_, other_tag in self._accessed.get(other, ()):
                if type_ is not None and format_ is not type_.scalar and self._tags.may_alias(tag, other_tag):
                    return format_
        return None


def _moved(i: inst.Instruction) -> Type | None:
    """What an access of memory moves."""
    return i.type if isinstance(i, inst.Load) else i.value.type if isinstance(i, inst.Store) else None
