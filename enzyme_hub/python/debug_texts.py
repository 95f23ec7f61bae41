"""Fortran's arguments of type character, as flang's debug information tells of them.

flang passes the address of the text, and its length as one more argument behind all others; of `bind(c)` as well. There is no
zero behind the text unless the procedure looks for one: then its argument is an array of characters of length 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from enzyme_hub.analysis.types.debug_types import Record
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.values import Argument
from enzyme_hub.python.debug_elements import NotRead, plain, rows
from enzyme_hub.python.signatures import AS_IT_IS, TERMINATED, Number, Parameter

_CHARACTER = Number("char", "i", 1)
_LENGTH = Number("int64_t", "i", 8)


def texts(
    variables: Mapping[int, MDNode], passed: Sequence[Argument], count: int, records: Iterable[Record]
) -> dict[int, Parameter]:
    """The arguments of type character by place; `passed` are the function's, of which `count` are in the source. Raises NotRead."""
    lengths = {}
    for place, variable in sorted(variables.items()):
        node, _, dimensions = rows(variable.node("type"))
        if node is not None and node.kind == "DIStringType" and place < count:
            lengths[place] = (variable.string("name"), node, _length(variable, node, dimensions))
    if len(passed) != count + len(lengths):
        if len(passed) > count:
            raise NotRead("it takes or returns text of type character", "write a procedure around it without that")
        return {}
    values = [(one.variable, one.operand.rpartition(" ")[2]) for one in records]
    found = {}
    for (place, (name, node, length)), behind in zip(lengths.items(), passed[count:], strict=True):
        is_told = any(one is node.node("stringLength") and value == f"%{behind.name}" for one, value in values)
        if length == AS_IT_IS and not is_told:
            raise _refused(name, "and its length is not that of the text that is passed")
        if not any(map(passed[place].has_attribute, ("readonly", "readnone"))):
            raise _refused(name, "and the procedure may change it")
        found[place] = Parameter(name, _CHARACTER, True, True, text=length)
    return found


def _length(variable: MDNode, node: MDNode, dimensions: int) -> int:
    name, (outer, _) = variable.string("name"), plain(variable.node("type"))
    if node.string("encoding") != "DW_ATE_ASCII":
        raise _refused(name, "of another kind than c_char")
    if outer is None or "dataLocation" in outer.fields or "stringLocationExpression" in node.fields:
        raise _refused(name, "and allocatable, a pointer or of assumed shape")
    size = node.integer("size") // 8
    if dimensions and size != 1:
        raise _refused(name, "and an array of texts")
    return TERMINATED if dimensions else size or AS_IT_IS


def _refused(name: str, why: str) -> NotRead:
    return NotRead(
        f"{name} is of type character, {why}",
        f"write a procedure around it that takes `character(len=*), intent(in) :: {name}`, or none",
    )


def lengths_of(found: Mapping[int, Parameter]) -> list[Parameter]:
    """The arguments behind all others that say how long the texts are."""
    return [Parameter(f"{one.name}_length", _LENGTH, extent=(place, 0)) for place, one in sorted(found.items())]
