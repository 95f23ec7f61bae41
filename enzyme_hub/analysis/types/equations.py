"""What each instruction says about the types of the bytes it touches, stated to a `Graph`.

Floats, vectors of floats and pointers are what LLVM says they are. Integers, and memory, are what this file is for: an
integer gets a node of its bytes, which loads, stores, casts, phis and calls unify with the bytes they move.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from enzyme_hub.analysis.member_pointers import distance, leads_into_table
from enzyme_hub.analysis.types.apart import Apart, is_moved
from enzyme_hub.analysis.types.bits import (
    goes_back,
    innermost,
    is_count,
    kind_of_type,
    kind_size,
    multiple,
)
from enzyme_hub.analysis.types.bounded import Bounds
from enzyme_hub.analysis.types.debug_types import Said, debug_types_of
from enzyme_hub.analysis.types.evidence import (
    ACCESS,
    ANYTHING,
    COUNT,
    DEBUG,
    DECLARED,
    INTEGER,
    PADDING,
    POINTER,
    TBAA,
    VECTOR,
    Source,
)
from enzyme_hub.analysis.types.frames import Frame, Frames
from enzyme_hub.analysis.types.graph import Graph
from enzyme_hub.analysis.types.nodes import Extent, Node, find_shifted
from enzyme_hub.analysis.types.origins import is_given_back, is_origin
from enzyme_hub.analysis.types.tbaa import Field, Tbaa
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Alias, Function, GlobalVariable, Module
from enzyme_hub.ir.types import ArrayType, FloatType, IntType, PointerType, StructType, Type, VectorType
from enzyme_hub.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantFloat,
    ConstantInt,
    ConstantWord,
    Value,
)
from enzyme_hub.languages.known import stands_for_empty

SMALLEST_WORD = 4  # bytes; arrays of smaller integers are how compilers write memory for anything
LARGEST_DECLARATION = 64  # scalars of a declared type that are stated one by one
DESCRIPTOR = "{ ptr, i64, i32, i8, i8, i8, i8"  # of a Fortran array


class Equations:
    """The graph of a program part, and the node of each value and global in it."""

    def __init__(
        self,
        module: Module,
        apart: Apart | None = None,
        contested: frozenset[inst.Instruction] = frozenset(),
        bounded: Bounds | None = None,
        called: Mapping[inst.CallBase, Iterable[Function]] | None = None,
    ) -> None:
        self.module = module
        self.apart = apart
        self.contested = contested
        self.bounded = bounded or {}
        self.called = called or {}
        self.layout: DataLayout = module.layout
        self.graph = Graph()
        self.tbaa = Tbaa(module)
        self.debug = debug_types_of(module)
        self.said_by_debug: dict[Function, list[Said]] = {}
        self.debug_stated: dict[tuple[object, ...], object] = {}  # holds what is named by its id, or another takes that
        self.frames = Frames()
        self.frame = Frame(None, None)  # whose values `node` means
        self._objects: dict[Value, Node] = {}
        self._empty: list[Node] = []
        self._declared: set[tuple[int, int, int]] = set()
        self._scalars: dict[Type, list[tuple[int, Type]]] = {}

    def bound(self, copy: inst.Instruction) -> int | None:
        """The bytes that a copy of unknown size moves, if no more is known of it."""
        found = self.bounded.get(copy)
        return found.room if found is not None and found.is_all else None

    # -- nodes --------------------------------------------------------------------------------------------------------

    def scalars(self, type_: Type) -> list[tuple[int, Type]]:
        """The scalars of a type with their offsets, without those of arrays too long to matter."""
        found = self._scalars.get(type_)
        if found is None:
            found = self._scalars[type_] = list(self._flatten(type_, 0))[:LARGEST_DECLARATION]
        return found

    def _flatten(self, type_: Type, offset: int) -> Iterator[tuple[int, Type]]:
        if isinstance(type_, StructType):
            for index, field in enumerate(type_.elements or ()):
                yield from self._flatten(field, offset + self.layout.offset(type_, index))
        elif isinstance(type_, ArrayType):
            stride = self.layout.alloc_size(type_.element)
            for index in range(min(type_.count, LARGEST_DECLARATION)):
                yield from self._flatten(type_.element, offset + index * stride)
        elif isinstance(type_, VectorType) and not type_.scalable and self.layout.bits(type_.element) % 8 == 0:
            stride = self.layout.bits(type_.element) // 8
            for index in range(type_.count):
                yield offset + index * stride, type_.element
        else:
            yield offset, type_

    def is_float(self, type_: Type) -> bool:
        """True for floats, which speak for themselves."""
        return isinstance(type_, FloatType)

    def node(self, value: Value) -> Node:
        """The bytes of a value. A constant's are new each time: equal constants have nothing to do with each other."""
        return self.node_in(self.frame, value)

    def node_in(self, frame: Frame, value: Value) -> Node:
        """The bytes of a value in a frame."""
        found = frame.nodes.get(value)
        if found is None:
            found = Node(self.layout.size(value.type))
            self._state_type(found, value)
            if isinstance(value, Constant):
                self._state_constant(value, found, 0)
            else:
                frame.nodes[value] = found
        return found

    def _state_type(self, node: Node, value: Value) -> None:
        source = Source(value, f"the value has type {value.type}")
        rank = VECTOR if isinstance(value.type.scalar, FloatType) and value.type.is_vector else ACCESS
        for offset, scalar in self.scalars(value.type):
            kind = kind_of_type(scalar)
            if kind is not None:
                self.graph.state(self.graph.piece(node, offset, self.layout.size(scalar)), kind, rank, source)
        if isinstance(value.type, StructType):
            self._state_padding(node, 0, value.type)

    def _state_padding(self, node: Node, offset: int, type_: StructType) -> None:
        """Between and behind the fields of a struct there is nothing."""
        source, end = Source(None, f"padding of {type_}"), 0
        for index in range(len(type_.fields) + 1):
            last = index == len(type_.fields)
            start = self.layout.size(type_) if last else self.layout.offset(type_, index)
            if start > end:
                self.graph.state(self.graph.piece(node, offset + end, start - end), ANYTHING, PADDING, source)
            end = start if last else start + self.layout.size(type_.fields[index])

    def result(self, frame: Frame) -> Node:
        """The bytes a function returns in a frame."""
        if frame.result is None:
            assert frame.function is not None
            frame.result = Node(self.layout.size(frame.function.return_type))
        return frame.result

    @property
    def globals(self) -> Iterable[Node]:
        """The memory of all globals that were looked at."""
        return self._objects.values()

    def object(self, value: Value) -> Node:
        """The memory of a global. What stands for all that is empty says nothing of the type of any."""
        found = self._objects.get(value)
        if found is None:
            found = Node(None)
            if isinstance(value, GlobalVariable) and stands_for_empty(value):
                self._empty.append(found)
            else:
                self._objects[value] = found
            if isinstance(value, GlobalVariable):
                self._declare(found, 0, value.value_type, value)
                if value.initializer is not None:
                    self._state_constant(value.initializer, found, 0)
        return found

    def mutable_objects(self) -> list[Node]:
        """The memory of the globals met so far that is not constant."""
        return [node for v, node in self._objects.items() if not (isinstance(v, GlobalVariable) and v.is_constant_data)]

    def place(self, pointer: Value) -> tuple[Node, int]:
        """The object and offset a pointer points to."""
        if isinstance(pointer, (GlobalVariable, Function)):
            return self.object(pointer), 0
        if isinstance(pointer, Alias):
            return (self.object(pointer.target), 0) if pointer.target is not None else (Node(None), 0)
        if isinstance(pointer, ConstantExpr):
            return self._constant_place(pointer)
        if isinstance(pointer, Constant) or not isinstance(pointer.type, PointerType):
            return Node(None), 0
        return self.graph.pointee(self.node(pointer))

    def _constant_place(self, pointer: ConstantExpr) -> tuple[Node, int]:
        if pointer.opcode == "getelementptr":
            assert pointer.source_type is not None
            return self._walk(self.place(pointer.operands[0]), pointer.source_type, pointer.operands[1:])
        if pointer.opcode in ("addrspacecast", "bitcast", "inttoptr", "ptrtoint"):
            return self.place(pointer.operands[0])
        return Node(None), 0

    # -- stating ------------------------------------------------------------------------------------------------------

    def tie(self, value: Value, node: Node, source: Value, phrase: str = "") -> None:
        """The bytes of `node` are this value; `source` is what moves them."""
        type_ = value.type
        if self.apart is not None and source in self.apart.moves and is_moved(value):
            self.graph.state(node, POINTER, ACCESS, Source(source, f"{_what(source)} of a pointer"))
            self.apart.meet(self.graph, self.node(value), node, source)
            return
        if isinstance(type_, FloatType):
            self.graph.state(node, type_, ACCESS, Source(source, phrase or f"{_what(source)} of type {type_}"))
        elif isinstance(value, Constant):
            self._state_constant(value, node, 0, source)
        else:
            self.graph.unify(self.node(value), node)

    def _state_constant(self, value: Constant, node: Node, offset: int, source: Value | None = None) -> None:
        """State what a constant's bytes at an offset of `node` are; a zero or a vector says nothing."""
        if isinstance(value, ConstantWord) and value.type.is_pointer:
            piece = self.graph.piece(node, offset, self.layout.size(value.type))
            self.graph.state(piece, POINTER, ACCESS, Source(source or value, "a null pointer"))
            return
        if isinstance(value, ConstantInt) and is_count(value):
            piece = self.graph.piece(node, offset, self.layout.size(value.type))
            self.graph.state(piece, INTEGER, COUNT, Source(source or value, f"the number {value.value}"))
            return
        if value.type.is_vector or (isinstance(value, (ConstantInt, ConstantWord)) and not value.type.is_float):
            return
        if isinstance(value, ConstantAggregate):
            for place, element in zip(self._element_offsets(value.type), value.elements, strict=False):
                self._state_constant(element, node, offset + place, source)
        elif isinstance(value, ConstantFloat) or value.type.is_float:
            piece = self.graph.piece(node, offset, self.layout.size(value.type))
            kind = kind_of_type(value.type)
            assert kind is not None
            self.graph.state(piece, kind, ACCESS, Source(source or value, f"a constant of type {value.type}"))
        elif isinstance(value.type, PointerType):
            piece = self.graph.piece(node, offset, self.layout.size(value.type))
            self.graph.state(piece, POINTER, ACCESS, Source(source or value, "the address of a global"))
            self.graph.unify_targets(*self.graph.pointee(piece), *self.place(value))
            if self.apart is not None:
                self.apart.note(piece, value, source)
        elif isinstance(value, ConstantExpr) and value.opcode == "ptrtoint":
            self._state_constant(value.operands[0], node, offset, source)

    def _element_offsets(self, type_: Type) -> Iterator[int]:
        if isinstance(type_, StructType):
            return (self.layout.offset(type_, index) for index in range(len(type_.fields)))
        assert isinstance(type_, ArrayType)
        stride = self.layout.alloc_size(type_.element)
        return (index * stride for index in range(type_.count))

    def integer(self, value: Value, rank: int, source: Value, phrase: str) -> None:
        """The value is used or made as an integer."""
        if isinstance(value, Constant) or isinstance(value.type.scalar, (FloatType, PointerType)):
            return
        node, fact = self.node(value), Source(source, phrase)
        if isinstance(value.type, VectorType):
            for offset, scalar in self.scalars(value.type):
                self.graph.state(self.graph.piece(node, offset, self.layout.size(scalar)), INTEGER, rank, fact)
        else:
            self.graph.state(node, INTEGER, rank, fact)

    def _declare(self, node: Node, offset: int, type_: Type, source: Value) -> None:
        """Language types leave their traces in the types of variables and GEPs: the weakest evidence."""
        is_variable = isinstance(source, (inst.Alloca, GlobalVariable))
        if (
            is_variable
            and isinstance(type_, ArrayType)
            and isinstance(innermost(type_), (StructType, FloatType))
            and not offset
        ):
            self.graph.records[node] = (self.layout.alloc_size(innermost(type_)), self.layout.alloc_size(type_))
        if isinstance(innermost(type_), IntType) or (is_variable and self._is_of_words(innermost(type_))):
            if is_variable and self.layout.size(innermost(type_)) >= SMALLEST_WORD:
                self.graph.words[node] = self.layout.alloc_size(type_)
            return
        while isinstance(type_, ArrayType):
            end = offset + self.layout.alloc_size(type_)
            node, offset = self.graph.element(node, offset, self.layout.alloc_size(type_.element), Extent(end, end))
            type_ = type_.element
        key = (id(node), offset, id(type_))
        if key in self._declared or "union" in str(type_):
            return
        self._declared.add(key)
        # A struct without a name may be how the ABI passes another one, unless it is flang's array descriptor.
        says_integers = isinstance(type_, StructType) and (type_.name or str(type_).startswith(DESCRIPTOR))
        for place, scalar in self.scalars(type_):
            kind = kind_of_type(scalar) or (INTEGER if says_integers else None)
            if kind is not None and scalar.is_int is (kind == INTEGER):
                piece = self.graph.piece(node, offset + place, self.layout.size(scalar))
                self.graph.state(piece, kind, DECLARED, Source(source, f"declared as {type_}"))
        if not isinstance(type_, StructType) or not type_.name or type_.elements is None:
            return
        if "union" not in type_.body():
            self._state_padding(node, offset, type_)

    def _is_of_words(self, type_: Type) -> bool:
        """True for a struct of words that are integers, and nothing else: a program may walk over them."""
        scalars = self.scalars(type_) if isinstance(type_, StructType) else []
        return len(scalars) > 1 and all(isinstance(scalar, IntType) and scalar.width == 64 for _, scalar in scalars)

    def declare_arguments(self, function: Function) -> None:
        """The types of structs passed and returned in memory are in attributes."""
        for argument in function.arguments:
            for word in ("byval", "sret"):
                match = re.search(r"\((%.*)\)$", argument.attribute(word) or "")
                type_ = self.module.structs.get(match[1]) if match else None
                if type_ is not None and type_.elements is not None:
                    self._declare(*self.place(argument), type_, argument)

    # -- memory -------------------------------------------------------------------------------------------------------

    def alloca(self, instruction: inst.Instruction) -> None:
        assert isinstance(instruction, inst.Alloca)
        self._declare(*self.place(instruction), instruction.allocated_type, instruction)
        self.integer(instruction.count, ACCESS, instruction, "a number of elements")

    def load(self, instruction: inst.Instruction) -> None:
        self.access(instruction, instruction.operand(0), instruction)

    def store(self, instruction: inst.Instruction) -> None:
        self.access(instruction.operand(0), instruction.operand(1), instruction)

    def access(self, value: Value, pointer: Value, source: inst.Instruction) -> None:
        """`source` moves `value` from or to where `pointer` points."""
        node, offset = self.place(pointer)
        type_ = value.type
        self._state_tag(source, node, offset, type_)
        if source in self.contested:
            self._state_contested(value, node, offset, source)
            return
        self.tie(value, self.graph.piece(node, offset, self.layout.size(type_)), source)

    def _state_contested(self, value: Value, node: Node, offset: int, source: inst.Instruction) -> None:
        """An access that its tag tells apart from others there: the memory may hold what it moves, or something else."""
        fact = Source(source, f"{source.opcode} of type {value.type} by its tag")
        if isinstance(value.type, FloatType):
            self.graph.state(self.graph.piece(node, offset, self.layout.size(value.type)), value.type, TBAA, fact)
        elif not isinstance(value, Constant):
            self.graph.state(self.node(value), INTEGER, TBAA, fact)

    def _state_tag(self, source: inst.Instruction, node: Node, offset: int, type_: Type) -> None:
        """State what the TBAA tag of a load or store says."""
        tag = self.tbaa.of(source)
        if tag is None:
            return
        if tag.scalar is not None and (tag.scalar.pointee is not None or not isinstance(type_.scalar, FloatType)):
            size = self.layout.size(type_)
            count = min(size // tag.scalar.size, LARGEST_DECLARATION)
            for index in range(count):
                self.state_field(tag.scalar, node, offset + index * tag.scalar.size, source, f"type {tag.name}")
        if not tag.neighbours:
            return
        root, place = find_shifted(node, offset)
        if (id(root), place, id(tag)) in self._declared:
            return
        self._declared.add((id(root), place, id(tag)))
        for field in tag.neighbours:
            if root.period is None or place + field.offset + field.size <= root.period:
                self.state_field(field, node, offset + field.offset, source, "a field of the struct accessed")

    def state_field(self, field: Field, node: Node, offset: int, source: Value, phrase: str) -> None:
        """State what TBAA says of a scalar in memory."""
        piece = self.graph.piece(node, offset, field.size)
        self.graph.state(piece, field.kind, TBAA, Source(source, phrase))
        if field.pointee is not None:
            place, size = self.graph.pointee(piece), kind_size(self.layout, field.pointee)
            self.graph.state(self.graph.piece(*place, size), field.pointee, DEBUG, Source(source, phrase))

    def gep(self, instruction: inst.Instruction) -> None:
        assert isinstance(instruction, inst.GetElementPtr)
        if leads_into_table(instruction):
            return
        for index in instruction.indices:
            self.integer(index, ACCESS, instruction, "an index")
        if not isinstance(instruction.type, PointerType):
            return
        if is_origin(instruction) or is_given_back(instruction):
            return
        node, offset = self.place(instruction.pointer)
        if distance(instruction, self.layout) is None:
            node, offset = self._walk((node, offset), instruction.source_type, instruction.indices, instruction)
        self._point(instruction, node, offset)

    def _point(self, pointer: Value, node: Node, offset: int) -> None:
        leaf = self.node(pointer)
        if leaf.link is None and leaf.target is None:
            leaf.target = (node, offset)
        else:
            self.graph.unify_targets(*self.graph.pointee(leaf), node, offset)

    def _walk(
        self, place: tuple[Node, int], type_: Type, indices: tuple[Value, ...], source: Value | None = None
    ) -> tuple[Node, int]:
        """Where a getelementptr leads from a place."""
        node, offset = self._step(*place, type_, indices[0], Extent())
        if source is not None:
            self._declare(node, offset, type_, source)
        for index in indices[1:]:
            if isinstance(type_, StructType):
                assert isinstance(index, ConstantInt)
                offset += self.layout.offset(type_, index.value)
                type_ = type_.fields[index.value]
            else:
                assert isinstance(type_, (ArrayType, VectorType)), type_
                end = self.layout.size(type_) or None
                type_ = type_.element
                node, offset = self._step(node, offset, type_, index, Extent(end, end))
        return node, offset

    def _step(self, node: Node, offset: int, type_: Type, index: Value, extent: Extent) -> tuple[Node, int]:
        stride = self.layout.alloc_size(type_)
        if isinstance(index, ConstantInt):
            return node, offset + index.value * stride
        stride *= multiple(index)
        if stride == 0:
            return node, offset
        if stride > 1 and extent.limit is None and goes_back(index):
            return self.graph.element(node, offset - stride, stride, Extent(goes_back=True))
        return self.graph.element(node, offset, stride, extent.moved(offset))

    def atomic(self, instruction: inst.Instruction) -> None:
        assert isinstance(instruction, inst.AtomicRMW)
        self.access(instruction, instruction.operand(0), instruction)
        if instruction.operation == "xchg":
            self.access(instruction.operand(1), instruction.operand(0), instruction)
        elif not instruction.type.is_float:
            self.integer(instruction, ACCESS, instruction, f"atomic {instruction.operation}")
            self.integer(instruction.operand(1), ACCESS, instruction, f"atomic {instruction.operation}")

    def compare_exchange(self, instruction: inst.Instruction) -> None:
        pointer, expected, new = instruction.operands
        node, offset = self.place(pointer)
        piece = self.graph.piece(node, offset, self.layout.size(expected.type))
        self.tie(expected, piece, instruction)
        self.tie(new, piece, instruction)
        self.graph.unify(piece, self.graph.piece(self.node(instruction), 0, self.layout.size(expected.type)))

    # -- values --------------------------------------------------------------------------------------------------------

    def tie_bytes(self, a: Value, a_offset: int, b: Value, b_offset: int, size: int) -> None:
        if size <= 0 or isinstance(b, (ConstantInt, ConstantWord)):
            return
        if isinstance(b, Constant):
            size_b = self.layout.size(b.type)
            if (b_offset, size) != (0, size_b):
                return
        first = self.graph.piece(self.node(a), a_offset, size)
        self.graph.unify(first, self.graph.piece(self.node(b), b_offset, size))

    def float_vector(self, value: Value, source: inst.Instruction) -> None:
        """The lanes of a vector of floats are used as floats."""
        if isinstance(value.type, VectorType) and isinstance(value.type.element, FloatType) and not value.is_constant:
            node, fact = self.node(value), Source(source, f"{source.opcode} of {value.type}")
            for offset, scalar in self.scalars(value.type):
                assert isinstance(scalar, FloatType)
                self.graph.state(self.graph.piece(node, offset, self.layout.size(scalar)), scalar, ACCESS, fact)

    def returns(self, instruction: inst.Instruction) -> None:
        assert isinstance(instruction, inst.Return)
        if instruction.value is not None:
            self.tie(instruction.value, self.result(self.frame), instruction)


def _what(source: Value) -> str:
    return source.opcode if isinstance(source, inst.Instruction) else "use"
