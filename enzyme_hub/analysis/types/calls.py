"""What calls say about types: copies of memory, user hints, known functions, and functions whose bodies we see."""

from __future__ import annotations

from enzyme_hub.analysis.induction.upper_bound import upper_bound
from enzyme_hub.analysis.types.bits import multiple
from enzyme_hub.analysis.types.bounded import SMALL
from enzyme_hub.analysis.types.elements import SMALLEST_ELEMENT, state_grown
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ACCESS, ANYTHING, BITS, DEBUG, HINT, INTEGER, POINTER, TBAA, Kind, Source
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.analysis.types.said import state_passed
from enzyme_hub.analysis.types.tbaa import Field
from enzyme_hub.custom.given import HOLDS
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_type
from enzyme_hub.ir.types import FloatType, StructType
from enzyme_hub.ir.values import ConstantInt
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.known import is_about_threads, returns_text, works_on_text
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Custom,
    Inactive,
    InteriorPointer,
    MemoryAnnotation,
    SamePointer,
    meaning,
)

LARGEST_COPY = 65536  # a longer copy unifies the whole objects

HINTS: dict[str, Kind] = {
    "__enzyme_float": types.f32,
    "__enzyme_double": types.f64,
    "__enzyme_integer": INTEGER,
    "__enzyme_pointer": POINTER,
}
"""User hints by the beginning of their names: what every element of the memory is."""

OUTPUTS: dict[str, tuple[tuple[int, str], ...]] = {
    "sincos": ((1, "float"), (2, "float")),
    "sincospi": ((1, "float"), (2, "float")),
    "modf": ((1, "float"),),
    "frexp": ((1, "int"),),
    "remquo": ((2, "int"),),
    "lgamma_r": ((1, "int"),),
}
"""Library functions that write through pointers: operand, and whether it is of the function's float type or an int."""

BIT_INTRINSICS = (
    *("llvm.bswap.", "llvm.bitreverse.", "llvm.ctpop.", "llvm.ctlz.", "llvm.cttz.", "llvm.fshl.", "llvm.fshr."),
    *("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.", "llvm.ucmp.", "llvm.scmp."),
)
ARITHMETIC_INTRINSICS = (
    *("llvm.uadd.", "llvm.usub.", "llvm.umul.", "llvm.sadd.", "llvm.ssub.", "llvm.smul."),
    "llvm.vector.reduce.",
)
MOVES_VECTORS = ("llvm.vector.", "llvm.masked.", "llvm.experimental.", "llvm.vp.", "llvm.freeze", "llvm.assume")
TRANSPARENT = ("llvm.ptrmask", "llvm.expect", "llvm.ssa.copy")


def state_call(equations: Equations, call: inst.Instruction) -> None:
    """State what a call says."""
    assert isinstance(call, inst.CallBase)
    what = meaning(call)
    name = call.callee.name or ""
    state_passed(equations, call)
    if isinstance(what, Call):
        _bind(equations, call, what.function, None)
    elif isinstance(what, Copy):
        _copy(equations, call, what)
    elif name.startswith("llvm."):
        _intrinsic(equations, call, name)
    elif isinstance(what, SamePointer):
        if not call.type.is_void and not isinstance(what, InteriorPointer):
            equations.tie(call.arguments[what.pointer], equations.node(call), call)
    elif isinstance(what, MemoryAnnotation):
        _hint(equations, call, name)
    elif isinstance(what, Reallocation):
        equations.tie(call.arguments[what.pointer], equations.node(call), call)
        _sizes(equations, call)
        state_grown(equations, call, what)
    elif isinstance(what, Allocation):
        _sizes(equations, call)
    elif isinstance(what, Custom):
        _held(equations, call, what.function)
    elif call in equations.called:
        for function in equations.called[call]:
            _bind(equations, call, function, equations.frames.candidate(equations.frame, call, function))
    elif isinstance(call.callee, Function):
        _library(equations, call, name)


def _bind(equations: Equations, call: inst.CallBase, callee: Function, frame: Frame | None) -> None:
    """Arguments are parameters, and the result is what the function returns. Without a frame it is that of this call."""
    if not equations.frame.follows_calls:
        return
    frame = frame or equations.frames.callee(equations.frame, call, callee)
    for argument, parameter in zip(call.arguments, callee.arguments, strict=False):
        if argument.type is parameter.type and not equations.is_float(argument.type):
            equations.tie(argument, equations.node_in(frame, parameter), call)
    if call.type is callee.return_type and not call.type.is_void and not equations.is_float(call.type):
        equations.tie(call, equations.result(frame), call)


def _copy(equations: Equations, call: inst.CallBase, copy: Copy) -> None:
    """memcpy and memmove: with a constant size those bytes are the same, else all that is behind the pointers."""
    to, source, size = (call.arguments[k] for k in (copy.target, copy.source, copy.size))
    equations.integer(size, ACCESS, call, "a number of bytes")
    a, b = equations.place(to), equations.place(source)
    if not call.type.is_void:
        equations.tie(call, equations.node(to), call)
    graph = equations.graph
    length = size.value if isinstance(size, ConstantInt) else equations.bound(call)
    if length is None and (limit := upper_bound(size)) <= SMALL:
        length = limit
    if length is not None and length <= LARGEST_COPY:
        if length > 0:
            piece = graph.piece(*a, length)
            _state_copied(equations, call, piece, length)
            graph.unify(piece, graph.piece(*b, length))
        return
    stride = multiple(size)
    if stride >= SMALLEST_ELEMENT:
        a, b = graph.element(*a, stride), graph.element(*b, stride)
    graph.unify_targets(*a, *b)


def _state_copied(equations: Equations, call: inst.CallBase, piece: Node, size: int) -> None:
    """State what TBAA says of the bytes a memcpy copies."""
    reference = call.attachments.get("tbaa.struct")
    fields, end = equations.tbaa.copy(reference) if reference is not None else ((), 0)
    for field in fields:
        if field.offset + field.size <= size:
            equations.state_field(field, piece, field.offset, call, "copied as this type")
    if 0 < end < size:
        padding = Field(end, size - end, ANYTHING)
        equations.state_field(padding, piece, end, call, "padding")
    tag = equations.tbaa.of(call)
    if tag is not None and tag.scalar is not None and size == tag.scalar.size:
        equations.state_field(tag.scalar, piece, 0, call, f"copied as {tag.name}")


def _intrinsic(equations: Equations, call: inst.CallBase, name: str) -> None:
    if isinstance(meaning(call), SamePointer) or name.startswith(TRANSPARENT):
        if not equations.is_float(call.type):
            equations.tie(call.arguments[0], equations.node(call), call)
    elif name.startswith(("llvm.memset", "llvm.powi", "llvm.ldexp")):
        for argument in call.arguments[1:]:
            equations.integer(argument, ACCESS, call, f"an operand of {name}")
    elif name.startswith(BIT_INTRINSICS):
        for value in (call, *call.arguments):
            equations.integer(value, BITS, call, name)
    elif name.startswith("llvm.vector.reduce.f") or not name.startswith(MOVES_VECTORS):
        for value in (call, *call.arguments):
            equations.float_vector(value, call)
    if name.startswith(ARITHMETIC_INTRINSICS) and not name.startswith("llvm.vector.reduce.f"):
        for value in (call, *call.arguments):
            if not value.type.is_aggregate:
                equations.integer(value, ACCESS, call, name)


def _hint(equations: Equations, call: inst.CallBase, name: str) -> None:
    for prefix, kind in HINTS.items():
        if name.startswith(prefix) and call.arguments and call.arguments[0].type.is_pointer:
            _state_hint(equations, call, kind)


def _state_hint(equations: Equations, call: inst.CallBase, kind: Kind) -> None:
    """Every element of the bytes named, or of all the memory, is of this kind."""
    graph, source = equations.graph, Source(call, f"{call.callee.name} says so")
    width = 8 if isinstance(kind, str) else equations.layout.size(kind)
    node, offset = equations.place(call.arguments[0])
    size = call.arguments[1] if len(call.arguments) > 1 else None
    if isinstance(size, ConstantInt):
        if kind == INTEGER:
            graph.state(graph.piece(node, offset, size.value), kind, HINT, source)
            return
        for place in range(0, size.value - width + 1, width):
            graph.state(graph.piece(node, offset + place, width), kind, HINT, source)
    else:
        node, offset = graph.element(node, offset, width)
        graph.state(graph.piece(node, offset, width), kind, HINT, source)


def _library(equations: Equations, call: inst.CallBase, name: str) -> None:
    outputs = OUTPUTS.get(name.removesuffix("f").removesuffix("l")) or OUTPUTS.get(name)
    for operand, what in outputs or ():
        if operand >= len(call.arguments):
            continue
        type_ = call.arguments[0].type
        kind: Kind = INTEGER if what == "int" else type_  # type: ignore[assignment]
        if kind == INTEGER or type_.is_float:
            size = 4 if kind == INTEGER else equations.layout.size(type_)
            piece = equations.graph.piece(*equations.place(call.arguments[operand]), size)
            equations.graph.state(piece, kind, ACCESS, Source(call, f"operand of {name}"))
    if is_about_threads(name):
        for value in (call, *call.arguments):
            if value.type.is_int:
                equations.integer(value, ACCESS, call, f"a thread, told to or by {name}")
    if call.type.is_int and equations.layout.size(call.type) <= 4:
        equations.integer(call, BITS, call, f"the result of {name}")
    if isinstance(meaning(call), Inactive) and isinstance(call.type, StructType):
        for offset, scalar in equations.scalars(call.type):
            if scalar.is_int:
                piece = equations.graph.piece(equations.node(call), offset, equations.layout.size(scalar))
                equations.graph.state(piece, INTEGER, BITS, Source(call, f"the result of {name}"))
    if works_on_text(name):
        _swift_text(equations, call)
    if returns_text(name) and call.arguments and call.arguments[0].type.is_pointer:
        _returned_text(equations, call)


def _returned_text(equations: Equations, call: inst.CallBase) -> None:
    """An owned text that a library returns: its capacity, its address and its length. Any access is better evidence."""
    node, offset = equations.place(call.arguments[0])
    size = equations.layout.pointer_size()
    for index, kind in enumerate((INTEGER, POINTER, INTEGER)):
        piece = equations.graph.piece(node, offset + index * size, size)
        equations.graph.state(piece, kind, DEBUG, Source(call, "a word of a text"))


def _swift_text(equations: Equations, call: inst.CallBase) -> None:
    """Swift's text is two words: an integer, and a reference. A function that changes it is given where they are."""
    source = Source(call, "text")
    for value in (call, *call.arguments):
        if value.type.is_int:
            equations.integer(value, ACCESS, call, "text")
    places = [
        equations.place(a) for k, a in enumerate(call.arguments) if call.argument_attribute(k, "swiftself") is not None
    ]
    if isinstance(call.type, StructType) and len(call.type.fields) == 2 and call.type.fields[1].is_pointer:
        places.append((equations.node(call), 0))
    for node, offset in places:
        for place, kind in ((0, INTEGER), (8, POINTER)):
            equations.graph.state(equations.graph.piece(node, offset + place, 8), kind, ACCESS, source)


def _held(equations: Equations, call: inst.CallBase, function: Function) -> None:
    """What lies behind the pointers that the function takes, where that is said of it, one behind the other; `[]` if all along.

    Then its integers are integers, too.
    """
    graph = equations.graph
    if any(parameter.attribute(HOLDS) for parameter in function.arguments):
        for value in (call, *call.arguments):
            if value.type.is_int:
                equations.integer(value, ACCESS, call, f"given to or by {function.name}")
    for argument, parameter in zip(call.arguments, function.arguments, strict=False):
        said = parameter.attribute(HOLDS)
        if said is None:
            continue
        word, source = said.partition("=")[2].strip('"'), Source(call, f"given to {function.name}")
        node, offset = equations.place(argument)
        for part in word.removesuffix("[]").split(","):
            type_ = read_type(function.module, part)
            kind: Kind = type_ if isinstance(type_, FloatType) else INTEGER
            width = equations.layout.size(type_)
            graph.state(graph.piece(node, offset, width), kind, ACCESS, source)
            offset += width
        if word.endswith("[]"):
            # Where an array is a part of something larger, its end is not known, and what else is said counts for more.
            node, offset = graph.element(*equations.place(argument), width)
            graph.state(graph.piece(node, offset, width), kind, TBAA, source)


def _sizes(equations: Equations, call: inst.CallBase) -> None:
    """What allocates memory takes sizes."""
    for argument in call.arguments:
        equations.integer(argument, ACCESS, call, f"a size given to {call.callee.name}")
