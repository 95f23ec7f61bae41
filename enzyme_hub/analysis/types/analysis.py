"""What the bytes of values and of memory are: floats, pointers or integers.

The question comes up because LLVM moves doubles in integers: the optimiser turns an 8-byte memcpy into an `i64` load
and store, passes small structs in integer registers, and copies large ones with memcpy. The answer comes from equations
(`equations`) over bytes, solved by unification (`graph`). `None` means that nothing is known or that the
facts contradict each other, and `explain` then says which facts there are. Nothing is ever guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from enzyme_hub.analysis.types.answers import (
    Answer,
    Pattern,
    Surroundings,
)
from enzyme_hub.analysis.types.apart import Apart
from enzyme_hub.analysis.types.bounded import Bounds, bounded_copies
from enzyme_hub.analysis.types.contested import contested, moves_number
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ANYTHING, INTEGER
from enzyme_hub.analysis.types.formats import Formats
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.analysis.types.moved import moves_of
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.analysis.types.overlap import Overlaps, all_leaves
from enzyme_hub.analysis.types.reached import Reached
from enzyme_hub.analysis.types.read_only import ReadOnly
from enzyme_hub.analysis.types.rules import state
from enzyme_hub.analysis.types.texts import larger_than_strings, numbers_come_back, texts_hold_numbers
from enzyme_hub.analysis.types.whole_words import is_aligned
from enzyme_hub.base import limits
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Argument, ConstantInt, Value
from enzyme_hub.languages.heap import Reallocation
from enzyme_hub.languages.meaning import Copy, meaning

Asked = tuple[Function, Function, list[tuple[Value, Argument]]]
"""A function, who asks about it, and the operands with the parameters that they are, or shadow."""


class TypeAnalysis:
    """The types of a module's bytes. Functions are taken in as they are asked for, with all they call.

    `called`: what calls through pointers enter, as far as that is known.
    """

    def __init__(
        self,
        module: Module,
        apart: Apart | None = None,
        contested: frozenset[inst.Instruction] = frozenset(),
        bounded: Bounds | None = None,
        called: Mapping[inst.CallBase, Iterable[Function]] | None = None,
    ) -> None:
        self.module = module
        self._called = called or {}
        self.apart = apart
        self.contested = contested
        self.bounded = bounded or {}
        self._equations: Equations | None = None
        self._surroundings: Surroundings | None = None
        self._reached: Reached | None = None
        self._read_only: ReadOnly | None = None
        self._overlaps: Overlaps | None = None
        self._formats: Formats | None = None
        self._words_are_aligned: bool | None = None
        self._texts_hold_numbers: bool | None = None
        self._numbers_come_back: bool | None = None
        self._larger_than_strings: set[Node] | None = None

    @property
    def reached(self) -> Reached:
        if self._reached is None:
            self._reached = Reached(self.equations)
        return self._reached

    @property
    def texts_hold_numbers(self) -> bool:
        if self._texts_hold_numbers is None:
            self._texts_hold_numbers = texts_hold_numbers(self.equations)
        return self._texts_hold_numbers

    @property
    def larger_than_strings(self) -> set[Node]:
        if self._larger_than_strings is None:
            self._larger_than_strings = larger_than_strings(self.equations)
        return self._larger_than_strings

    @property
    def numbers_come_back(self) -> bool:
        """True if numbers are read in strings, or where native code puts what it reads in files, streams and the environment."""
        if self._numbers_come_back is None:
            self._numbers_come_back = self.texts_hold_numbers or numbers_come_back(self.equations)
        return self._numbers_come_back

    @property
    def words_are_aligned(self) -> bool:
        """True if each access to a double or a pointer says that it is at a multiple of its size."""
        if self._words_are_aligned is None:
            functions = dict.fromkeys(self.equations.frames.of)
            self._words_are_aligned = all(is_aligned(i) for function in functions for i in function.instructions)
        return self._words_are_aligned

    @property
    def read_only(self) -> ReadOnly:
        if self._read_only is None:
            self._read_only = ReadOnly(self.equations)
        return self._read_only

    @property
    def overlaps(self) -> Overlaps:
        if self._overlaps is None:
            self._overlaps = Overlaps(self.equations.graph, self.apart.left if self.apart is not None else ())
        return self._overlaps

    @property
    def formats(self) -> Formats:
        if self._formats is None:
            self._formats = Formats(self.equations, self.overlaps)
        return self._formats

    @property
    def surroundings(self) -> Surroundings:
        if self._surroundings is None:
            self._surroundings = Surroundings(self.equations.graph)
        return self._surroundings

    @property
    def equations(self) -> Equations:
        if self._equations is None:
            self._equations = Equations(self.module, self.apart, self.contested, self.bounded, self._called)
        return self._equations

    def function(self, function: Function) -> FunctionTypes:
        """The types in a function, known from it, from what it calls, and from the callers taken in before it."""
        frames = self.equations.frames
        if function not in frames.of and not function.is_declaration:
            frames.root(function)
            self._solve()
        return FunctionTypes(self, function, frames.of.get(function, []))

    def add_request(self, caller: Function, arguments: Iterable[tuple[Value, Argument]]) -> None:
        """Take in what the function that asks for a derivative says of its operands: each is, or shadows, a parameter.

        Of the caller only its own body counts, not what else it calls.
        """
        equations = self.equations
        outside = equations.frames.outside(caller)
        pairs = list(arguments)
        for _, parameter in pairs:
            self.function(parameter.function)
        self._solve()
        for value, parameter in pairs:
            node = equations.node_in(equations.frames.root(parameter.function), parameter)
            equations.frame = outside
            if value.type is parameter.type and not equations.is_float(value.type):
                equations.tie(value, node, value)
        self._solve()
        equations.graph.settle()
        self._forget()

    def array_at(self, function: Function, pointer: Value) -> Pattern | None:
        """What lies in memory from there on, for a copy."""
        return self.function(function).memory_copied((pointer,), None)

    def places(self, function: Function, pointer: Value) -> list[tuple[Node, int]]:
        """Where a pointer leads, in each context."""
        return list(self.function(function).places(pointer))

    def integers_ahead(self, function: Function, pointer: Value) -> int:
        return self.function(function).integers_ahead(pointer)

    def are_integers(self, function: Function, pointer: Value, size: int) -> bool:
        found = self.function(function).memory_of_own(pointer, size)
        return found is not None and all(part.kind in (INTEGER, ANYTHING) for part in found.parts)

    def join(self) -> None:
        """Unify what was kept apart as far as it fits, now that all functions are taken in."""
        if self.apart is not None:
            self.apart.join(
                self.equations.graph, self.outside(frame.function for frame in self.equations.frames.roots())
            )
            self._forget()

    def outside(self, called: Iterable[Function | None]) -> list[Node]:
        """The memory that code which nobody sees may write: that of who calls these functions, and that of mutable globals."""
        equations = self.equations
        functions = set(called)
        given = (
            equations.graph.pointee(equations.node_in(frame, argument))[0]
            for frame in equations.frames.roots()
            if frame.function is not None and frame.function in functions
            for argument in frame.function.arguments
            if argument.type.is_pointer
        )
        return list(all_leaves(*given, *equations.mutable_objects()))

    def others(self, node: Node) -> list[Node]:
        """The objects that a pointer to this one may lead to as well, although they were kept apart."""
        return self.apart.others(node) if self.apart is not None else []

    def answers(self, frame: Frame) -> tuple[Answer | None, ...]:
        """All that is known of what a function moves in one context, in a fixed order; None where nothing is."""
        assert frame.function is not None
        types = FunctionTypes(self, frame.function, (frame,))
        found: list[Answer | None] = []
        for i in frame.function.instructions:
            if isinstance(i, inst.CallBase):
                memory = types.memory_of_own if isinstance(meaning(i), Reallocation) else types.memory
                for argument in i.arguments:
                    if argument.type.is_pointer and not argument.is_constant:
                        found.append(memory(argument, None))
            elif i.opcode == "load" and i.type.is_int:
                found.append(types.parts(i))
            elif i.opcode == "store" and i.operand(0).type.is_int:
                found.append(types.parts(i.operand(0)))
            if isinstance(i, inst.CallBase) and isinstance(copy := meaning(i), Copy):
                size = i.operand(copy.size)
                length = size.value if isinstance(size, ConstantInt) else None
                found.append(types.memory_of_own(i.operand(copy.target), length))
        return tuple(found)

    def _forget(self) -> None:
        """What was asked of the graph before it changed."""
        self._words_are_aligned = None
        self._surroundings = self._reached = self._read_only = self._overlaps = self._formats = None

    def _solve(self) -> None:
        equations = self.equations
        waiting = equations.frames.waiting
        if not waiting:
            return
        for frame in waiting:  # grows as calls are met: breadth first
            limits.at("types", frame.function.name if frame.function is not None else None)
            state(equations, frame)
        waiting.clear()
        equations.graph.settle()
        self._forget()


def take_in(module: Module, asked: Iterable[Asked]) -> TypeAnalysis:
    """The types of all that requests reach."""
    asked = list(asked)
    types = _taken_in(TypeAnalysis(module), asked)
    bounded = bounded_copies(
        types.equations.frames.of, types.array_at, types.places, types.integers_ahead, types.are_integers
    )
    moves, disputed = moves_of(types.equations), contested(types.equations, bounded)
    if moves or disputed or any(one.is_all for one in bounded.values()):

        def told_apart(disputed: frozenset[inst.Instruction]) -> TypeAnalysis:
            apart = Apart(moves, module.layout) if moves else None
            return _taken_in(TypeAnalysis(module, apart, disputed, bounded), asked)

        types = told_apart(disputed)
        if disputed and moves_number(types.equations, disputed):
            types = told_apart(frozenset())
        types.join()
    types.bounded = bounded
    return types


def _taken_in(types: TypeAnalysis, asked: list[Asked]) -> TypeAnalysis:
    for function, caller, operands in asked:
        types.function(function)
        types.add_request(caller, operands)
    return types
