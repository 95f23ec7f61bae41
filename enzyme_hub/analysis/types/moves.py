"""What flows unchanged: phis, casts, and the parts of structs, arrays and vectors."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.types.bits import shuffle_mask
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ACCESS, INTEGER, Source
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, Type, VectorType
from enzyme_hub.ir.values import Constant, ConstantInt, Value


def phi(equations: Equations, instruction: inst.Instruction) -> None:
    if not isinstance(instruction.type, FloatType):
        node = equations.node(instruction)
        for value in instruction.operands[::2]:
            if value is not instruction:
                equations.tie(value, node, instruction)


def select(equations: Equations, instruction: inst.Instruction) -> None:
    if not isinstance(instruction.type, FloatType):
        node = equations.node(instruction)
        for value in instruction.operands[1:]:
            equations.tie(value, node, instruction)


def same(equations: Equations, instruction: inst.Instruction) -> None:
    """The same bytes under another type."""
    operand = instruction.operand(0)
    if instruction.type.is_float and operand.type.is_float:
        return
    if equations.layout.size(instruction.type) == equations.layout.size(operand.type):
        equations.graph.unify(equations.node(instruction), equations.node(operand))


def low_bytes(equations: Equations, instruction: inst.Instruction) -> None:
    """trunc, zext, ptrtoint and inttoptr: the lower bytes are the same (on a little-endian machine)."""
    operand = instruction.operand(0)
    if (
        equations.layout.bits(instruction.type) % 8
        or equations.layout.bits(operand.type) % 8
        or instruction.type.is_vector
    ):
        equations.integer(operand, ACCESS, instruction, instruction.opcode)
        equations.integer(instruction, ACCESS, instruction, instruction.opcode)
        return
    size = min(equations.layout.size(instruction.type), equations.layout.size(operand.type))
    equations.tie_bytes(instruction, 0, operand, 0, size)


def extract_value(equations: Equations, instruction: inst.Instruction) -> None:
    assert isinstance(instruction, inst.ExtractValue)
    aggregate = instruction.operand(0)
    if isinstance(aggregate, Constant):
        return
    offset = equations.layout.offset_of_path(aggregate.type, instruction.indices)
    equations.tie(instruction, piece_of(equations, aggregate, offset, instruction.type), instruction)


def insert_value(equations: Equations, instruction: inst.Instruction) -> None:
    assert isinstance(instruction, inst.InsertValue)
    aggregate, member = instruction.operands
    offset = equations.layout.offset_of_path(instruction.type, instruction.indices)
    insert_part(equations, instruction, aggregate, member, offset)


def insert_part(equations: Equations, result: inst.Instruction, whole: Value, member: Value, offset: int) -> None:
    size = equations.layout.size(member.type)
    equations.tie_bytes(result, 0, whole, 0, offset)
    equations.tie_bytes(result, offset + size, whole, offset + size, equations.layout.size(whole.type) - offset - size)
    equations.tie(member, piece_of(equations, result, offset, member.type), result)


def piece_of(equations: Equations, value: Value, offset: int, type_: Type) -> Node:
    return equations.graph.piece(equations.node(value), offset, equations.layout.size(type_))


def extract_element(equations: Equations, instruction: inst.Instruction) -> None:
    vector, index = instruction.operands
    equations.integer(index, ACCESS, instruction, "an index")
    if is_plain(equations, instruction.type) or isinstance(vector, Constant):
        return
    size = equations.layout.size(instruction.type)
    for place in lanes(equations, vector.type, index):
        equations.tie(instruction, equations.graph.piece(equations.node(vector), place, size), instruction)


def insert_element(equations: Equations, instruction: inst.Instruction) -> None:
    vector, member, index = instruction.operands
    equations.integer(index, ACCESS, instruction, "an index")
    if is_plain(equations, member.type):
        return
    if isinstance(index, ConstantInt):
        insert_part(equations, instruction, vector, member, index.value * equations.layout.size(member.type))
        return
    if not isinstance(vector, Constant):
        equations.graph.unify(equations.node(instruction), equations.node(vector))
    for place in lanes(equations, vector.type, index):
        equations.tie(member, piece_of(equations, instruction, place, member.type), instruction)


def lanes(equations: Equations, type_: Type, index: Value) -> list[int]:
    places = [offset for offset, _ in equations.scalars(type_)]
    return [places[index.value]] if isinstance(index, ConstantInt) and index.value < len(places) else places


def shuffle(equations: Equations, instruction: inst.Instruction) -> None:
    left, right, mask = instruction.operands
    if is_plain(equations, instruction.type.scalar):
        return
    size = equations.layout.size(instruction.type.scalar)
    assert isinstance(left.type, VectorType)
    for lane, choice in enumerate(shuffle_mask(mask)):
        if choice is None:
            continue
        source = left if choice < left.type.count else right
        equations.tie_bytes(instruction, lane * size, source, choice % left.type.count * size, size)


def landing_pad(equations: Equations, instruction: inst.Instruction) -> None:
    source = Source(instruction, "an exception's selector")
    for offset, scalar in equations.scalars(instruction.type):
        if scalar.is_int:
            piece = equations.graph.piece(equations.node(instruction), offset, equations.layout.size(scalar))
            equations.graph.state(piece, INTEGER, ACCESS, source)


def is_plain(equations: Equations, type_: Type) -> bool:
    """True for what needs no equations: bits that are not bytes."""
    return equations.layout.bits(type_) % 8 != 0


RULES: dict[str, Callable[[Equations, inst.Instruction], None]] = {
    "phi": phi,
    "select": select,
    **dict.fromkeys(("freeze", "bitcast", "addrspacecast"), same),
    **dict.fromkeys(("trunc", "zext", "ptrtoint", "inttoptr", "ptrtoaddr"), low_bytes),
    "extractvalue": extract_value,
    "insertvalue": insert_value,
    "extractelement": extract_element,
    "insertelement": insert_element,
    "shufflevector": shuffle,
    "landingpad": landing_pad,
}
