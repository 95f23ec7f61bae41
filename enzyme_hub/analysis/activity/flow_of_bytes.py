"""Facts that go wherever bytes go: through registers, memory, calls and returns, whatever the types.

A flow gives values and places in memory a level, and lets it rise along every way that bytes can take. Places are those of
the type graph, in which all bytes that are copied onto each other are one node already, in each calling context; so only
stores and loads remain to be followed, and the bytes that the graph left apart (`Overlaps`). Of values, all contexts of a
function are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from enzyme_hub.analysis.activity.uses import data_operands
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.nodes import Node, overlapping
from enzyme_hub.analysis.types.overlap import Overlaps
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Constant, Value
from enzyme_hub.languages.meaning import Call, meaning


class Places:
    """The memory of some functions as the type graph has it, once that is solved."""

    def __init__(self, types: TypeAnalysis, functions: Iterable[Function]) -> None:
        self.types = types
        self.functions = [function for function in functions if not function.is_declaration]
        self.layout = types.module.layout
        self._twins: dict[Node, Node] = {}  # what contested accesses move, of the scalars where they do

    @property
    def overlaps(self) -> Overlaps:
        return self.types.overlaps

    @cached_property
    def readers(self) -> dict[Node, list[inst.Load]]:
        """The loads that read a scalar's bytes."""
        found: dict[Node, list[inst.Load]] = {}
        for function in self.functions:
            for i in function.instructions:
                if isinstance(i, inst.Load) and not i.type.is_pointer:
                    for leaf in self.read_by(i):
                        found.setdefault(leaf, []).append(i)
        return found

    @cached_property
    def callers(self) -> dict[Function, list[inst.CallBase]]:
        found: dict[Function, list[inst.CallBase]] = {}
        for function in self.functions:
            for i in function.instructions:
                if isinstance(i, inst.CallBase) and (called := body_of(i)) is not None:
                    found.setdefault(called, []).append(i)
        return found

    def read_by(self, load: inst.Load) -> list[Node]:
        """The scalars that a load reads; those that contested accesses move are apart from the rest."""
        leaves = self.at(load.function, load.pointer, self.layout.size(load.type))
        return [self.accessed(load, leaf) for leaf in leaves]

    def accessed(self, i: inst.Load | inst.Store, leaf: Node) -> Node:
        """The node that stands for a scalar as an access sees it."""
        if i not in self.types.contested:
            return leaf
        return self._twins.setdefault(leaf, Node(leaf.size))

    def at(self, function: Function, pointer: Value, size: int) -> Iterator[Node]:
        """The scalars in the `size` bytes behind a pointer of a function, in all its contexts."""
        equations = self.types.equations
        for frame in equations.frames.of.get(function, ()):
            equations.frame = frame
            yield from overlapping(*equations.place(pointer), size)

    def behind(self, function: Function, pointer: Value) -> Iterator[Node]:
        """All of the memory that a pointer leads into."""
        equations = self.types.equations
        for frame in equations.frames.of.get(function, ()):
            equations.frame = frame
            yield equations.place(pointer)[0]


def body_of(call: inst.CallBase) -> Function | None:
    """The function that a call enters, if its body is here and says what it does."""
    what = meaning(call)
    return what.function if isinstance(what, Call) else None


class Flow:
    """Levels of values and places, and the instruction each came from. `carry` says what an instruction makes of one."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.levels: dict[Value, int] = {}
        self.memory: dict[Node, int] = {}
        self.origin: dict[Value | Node, inst.Instruction | Argument] = {}
        self._work: list[Value] = []

    # -- what subclasses decide -------------------------------------------------------------------------------------------

    def carry(self, i: inst.Instruction, level: int, origin: inst.Instruction | Argument) -> int:
        """The level of the result of an instruction, bytes of whose data operands have this level; 0 for none."""
        raise NotImplementedError

    def stored(self, store: inst.Store, leaf: Node, level: int, origin: inst.Instruction | Argument) -> None:
        """Bytes of this level were stored there."""

    def beyond_parameters(
        self, called: Function, value: Value, level: int, origin: inst.Instruction | Argument
    ) -> None:
        """A function is given bytes of this level beyond its parameters (`...`)."""

    def reaches_over(self, level: int) -> bool:
        """True if such bytes may be in all the places that the graph left apart from the one they are stored to."""
        return True

    # -- rising -----------------------------------------------------------------------------------------------------------

    def raise_value(self, value: Value, level: int, origin: inst.Instruction | Argument) -> None:
        if level > self.levels.get(value, 0) and not isinstance(value, Constant):
            self.levels[value], self.origin[value] = level, origin
            self._work.append(value)

    def raise_place(self, leaf: Node, level: int, origin: inst.Instruction | Argument) -> None:
        apart = self.places.overlaps.of(leaf) if self.reaches_over(level) else ()
        for one in (leaf, *apart):
            if level > self.memory.get(one, 0):
                self.memory[one], self.origin[one] = level, origin
                for load in self.places.readers.get(one, ()):
                    self.raise_value(load, self.carry(load, level, origin), origin)

    def run(self) -> None:
        """Until nothing rises any more."""
        while self._work:
            value = self._work.pop()
            level, origin = self.levels[value], self.origin[value]
            for use in list(value._uses):
                self._visit(use.user, use.index, value, level, origin)

    def _visit(
        self, i: inst.Instruction, index: int, value: Value, level: int, origin: inst.Instruction | Argument
    ) -> None:
        if isinstance(i, inst.Store):
            if index == 0:
                for leaf in self.places.at(i.function, i.pointer, self.places.layout.size(value.type)):
                    self.stored(i, leaf, level, origin)
                    self.raise_place(self.places.accessed(i, leaf), level, origin)
        elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)) and index == len(i.operands) - 1:
            for leaf in self.places.at(i.function, i.operand(0), self.places.layout.size(value.type)):
                self.raise_place(leaf, level, origin)
            self.raise_value(i, self.carry(i, level, origin), origin)
        elif isinstance(i, inst.Return):
            for call in self.places.callers.get(i.function, ()):
                self.raise_value(call, level, origin)
        elif isinstance(i, inst.CallBase) and (called := body_of(i)) is not None:
            if index < min(i.argument_count, len(called.arguments)):
                self.raise_value(called.arguments[index], level, origin)
            elif index < i.argument_count:
                self.beyond_parameters(called, value, level, origin)
        elif isinstance(i, inst.CallBase) or value in data_operands(i):
            self.raise_value(i, self.carry(i, level, origin), origin)
