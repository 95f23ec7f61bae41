"""States what the string attribute `enzyme_type` says of parameters, of results and of what calls pass."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import HINT, POINTER, Source
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.custom import type_words
from enzyme_hub.custom.type_words import EVERYWHERE, Entry
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value, find_attribute

_WORD = 4  # bytes: no number but those of two bytes begins elsewhere, and an integer said to be in a word fills it


def state_parameters(equations: Equations, function: Function) -> None:
    """What a function says of its parameters and of its result."""
    where = f"function {function.name}"
    for parameter in function.arguments:
        if text := _text(parameter.attributes):
            _state(equations, parameter, text, where)
    if text := _text(function.result_attributes):
        _state_node(equations, equations.result(equations.frame), text, Source(None, "enzyme_type says so"), where)


def state_passed(equations: Equations, call: inst.CallBase) -> None:
    """What a call says of its operands and its result, and what the declaration of a function that nobody sees says."""
    callee = call.callee
    unseen = callee if isinstance(callee, Function) and callee.is_declaration else None
    for index, operand in enumerate(call.arguments):
        text = _text(call.argument_attributes[index])
        if text is None and unseen is not None and index < len(unseen.arguments):
            text = _text(unseen.arguments[index].attributes)
        if text is not None:
            _state(equations, operand, text, call.where)
    text = _text(call.result_attributes) or (_text(unseen.result_attributes) if unseen is not None else None)
    if text is not None and not call.type.is_void:
        _state(equations, call, text, call.where)


def _text(attributes: Sequence[str]) -> str | None:
    found = find_attribute(tuple(attributes), type_words.ATTRIBUTE) if attributes else None
    return found.partition("=")[2].strip('"') if found is not None else None


def _state(equations: Equations, value: Value, text: str, where: str) -> None:
    if not value.is_constant and not isinstance(value.type, FloatType):
        _state_node(equations, equations.node(value), text, Source(value, "enzyme_type says so"), where)


def _state_node(equations: Equations, node: Node, text: str, source: Source, where: str) -> None:
    """Follow the path of each entry from the value's own bytes."""
    graph, layout = equations.graph, equations.layout
    entries = type_words.read(text, where)
    paths = {entry.path for entry in entries}
    for entry in entries:
        size = _size(equations, entry, paths)
        place, offset = node, entry.path[0]
        if offset == EVERYWHERE:
            offset = 0
            size = node.size if len(entry.path) == 1 and node.size is not None else size
        for depth, following in enumerate(entry.path[1:], 2):
            place, offset = graph.pointee(graph.piece(place, offset, layout.pointer_size()))
            if following == EVERYWHERE:
                is_last = depth == len(entry.path)
                place, offset = graph.element(place, offset, size if is_last else layout.pointer_size())
            else:
                offset += following
        graph.state(graph.piece(place, offset, size), entry.kind, HINT, source)


def _size(equations: Equations, entry: Entry, paths: Collection[tuple[int, ...]]) -> int:
    """The bytes that an entry is about."""
    if isinstance(entry.kind, FloatType):
        return equations.layout.size(entry.kind)
    if entry.kind == POINTER or entry.path[-1] == EVERYWHERE:
        return equations.layout.pointer_size()
    size = 1
    while (entry.path[-1] + size) % _WORD and (*entry.path[:-1], entry.path[-1] + size) not in paths:
        size += 1
    return size
