"""States what debug records say of a function's values and memory."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.debug_types import Said, Shape
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import DEBUG, DECLARED, Source
from enzyme_hub.analysis.types.nodes import Extent, Node, find, find_shifted
from enzyme_hub.ir.lexer import unescape
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value

DEEPEST = 4  # pointers followed from a variable


def state_debug(equations: Equations, function: Function) -> None:
    """State what the debug records of a function say."""
    said = equations.said_by_debug.get(function)
    if said is None:
        said = equations.said_by_debug[function] = list(_said(equations, function))
    for one in said:
        _state_record(equations, one)


def _said(equations: Equations, function: Function) -> Iterator[Said]:
    """The same is said many times where functions were inlined; once is enough."""
    names: dict[str, Value] | None = None
    known: set[tuple[object, ...]] = set()
    for instruction in function.instructions:
        if not instruction.debug_records:
            continue
        if names is None:
            names = _names(function)
        for record in equations.debug.records(instruction.debug_records):
            value = _value(equations, record.operand, names)
            if value is None:
                continue
            shape = equations.debug.shape_of(record.variable)
            key = (value, id(shape), record.is_memory, record.offset, record.size)
            if key not in known:
                known.add(key)
                phrase = f"variable {record.variable.string('name')} of type {shape.name}"
                yield Said(value, record, shape, Source(instruction, phrase))


def _names(function: Function) -> dict[str, Value]:
    found: dict[str, Value] = {argument.name: argument for argument in function.arguments if argument.name}
    found.update((instruction.name, instruction) for instruction in function.instructions if instruction.name)
    return found


def _value(equations: Equations, operand: str, names: dict[str, Value]) -> Value | None:
    name = operand[1:]
    if name.startswith('"'):
        name = unescape(name[1:-1]).decode(errors="replace")
    if operand.startswith("%"):
        return names.get(name)
    if operand.startswith("@") and equations.module.has_global(name):
        return equations.module.global_value(name)
    return None


def _state_record(equations: Equations, said: Said) -> None:
    value = said.value
    if said.points:
        if value.type.is_pointer:
            node, offset = equations.place(value)
            _state(equations, node, offset - said.offset, said.shape, said.source, (said.offset, said.size))
        return
    if isinstance(value.type.scalar, FloatType) or value.is_constant:
        return
    size = equations.layout.size(value.type)
    if said.size in (None, size):
        _state(equations, equations.node(value), -said.offset, said.shape, said.source, (said.offset, size))


def _state(
    equations: Equations,
    node: Node,
    offset: int,
    shape: Shape,
    source: Source,
    covered: tuple[int, int | None] = (0, None),
    depth: int = 0,
    strength: int = DEBUG,
) -> None:
    """State a source type whose byte 0 is at `offset`, of which the bytes `covered` (start, size) are there."""
    node, offset = find_shifted(node, offset) if node.period is None else (node, offset)
    key = (id(node), offset, id(shape), covered, strength)
    if key in equations.debug_stated:
        return
    equations.debug_stated[key] = node, shape
    start, end = covered[0], covered[0] + covered[1] if covered[1] is not None else None
    graph = equations.graph
    is_done = strength == DEBUG and covered == (0, None) and node.is_blank and shape.is_sequence
    if is_done:
        graph.lay_out(node, offset, shape.fields, source)
    for scalar in shape.scalars:
        if scalar.offset < start or (end is not None and scalar.offset + scalar.size > end):
            continue
        if is_done and scalar.pointee is None:
            continue
        piece = graph.piece(node, offset + scalar.offset, scalar.size)
        if not is_done:
            graph.state(piece, scalar.kind, min(strength, shape.rank(scalar)), source)
        if scalar.pointee is not None and depth < DEEPEST:
            inner = equations.debug.shape(scalar.pointee)
            if inner.scalars or inner.arrays:
                weaker = min(strength, DECLARED) if scalar.is_raw else strength
                _state(equations, *graph.pointee(find(piece)), inner, source, depth=depth + 1, strength=weaker)
    for array in shape.arrays if covered == (0, None) else ():
        if find(node).size is None:
            end = offset + array.offset + array.count * array.stride
            place = graph.element(node, offset + array.offset, array.stride, Extent(end, end))
            _state(equations, *place, equations.debug.shape(array.element), source, depth=depth, strength=strength)
