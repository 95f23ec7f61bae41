"""What the bytes of values and of memory are: floats, pointers or integers.

The question comes up because LLVM moves doubles in integers: the optimiser turns an 8-byte memcpy into an `i64` load
and store, passes small structs in integer registers, and copies large ones with memcpy. The answer comes from equations
(`equations`) over bytes, solved by unification (`graph`). `None` means that nothing is known or that the
facts contradict each other, and `explain` then says which facts there are. Nothing is ever guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub import limits
from enzyme_hub.analysis.types.answers import (
    Answer,
    Found,
    Part,
    Pattern,
    Surroundings,
    doubles_in_turn,
    is_all_integers,
    is_one_array,
    kinds_in,
    merged,
    nodes_in,
    only_number,
    only_numbers,
    repeated,
    scan,
    shortened,
    stated_in,
    without_gaps,
    without_moved,
)
from enzyme_hub.analysis.types.apart import Apart
from enzyme_hub.analysis.types.bits import free_bytes, is_only_moved, kind_of_type
from enzyme_hub.analysis.types.bounded import Bounds, bounded_copies
from enzyme_hub.analysis.types.contested import contested, moves_number
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ACCESS, ANYTHING, INTEGER, POINTER, RANK_NAMES, Kind, Source
from enzyme_hub.analysis.types.formats import Formats
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.moved import moves_of
from enzyme_hub.analysis.types.nodes import Node, overlapping
from enzyme_hub.analysis.types.overlap import Overlaps, all_leaves
from enzyme_hub.analysis.types.reached import Reached
from enzyme_hub.analysis.types.read_only import ReadOnly
from enzyme_hub.analysis.types.rules import state
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import FloatType, VectorType
from enzyme_hub.ir.values import Argument, Constant, ConstantInt, ConstantWord, Value
from enzyme_hub.languages.heap import Reallocation
from enzyme_hub.languages.meaning import Copy, meaning

SMALL = 64  # bytes: a pattern up to this size is given in full
Asked = tuple[Function, Function, list[tuple[Value, Argument]]]
"""A function, who asks about it, and the operands with the parameters that they are, or shadow."""
LONGEST_LOOK = 4096  # bytes of a copy that are asked one by one
MOST_CONTEXTS = 32  # that are asked about every access of a function


class TypeAnalysis:
    """The types of a module's bytes. Functions are taken in as they are asked for, with all they call."""

    def __init__(
        self,
        module: Module,
        apart: Apart | None = None,
        contested: frozenset[inst.Instruction] = frozenset(),
        bounded: Bounds | None = None,
    ) -> None:
        self.module = module
        self.apart = apart
        self.contested = contested
        self.bounded = bounded or {}
        self._equations: Equations | None = None
        self._surroundings: Surroundings | None = None
        self._reached: Reached | None = None
        self._read_only: ReadOnly | None = None
        self._overlaps: Overlaps | None = None
        self._formats: Formats | None = None

    @property
    def reached(self) -> Reached:
        if self._reached is None:
            self._reached = Reached(self.equations)
        return self._reached

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
            self._equations = Equations(self.module, self.apart, self.contested, self.bounded)
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
        """What lies in memory from there on."""
        types = self.function(function)
        return types.memory(pointer, None) or types.memory_of_own(pointer, None)

    def places(self, function: Function, pointer: Value) -> list[tuple[Node, int]]:
        """Where a pointer leads, in each context."""
        return list(self.function(function).places(pointer))

    def integers_ahead(self, function: Function, pointer: Value) -> int:
        return self.function(function).integers_ahead(pointer)

    def join(self) -> None:
        """Unify what was kept apart as far as it fits, now that all functions are taken in."""
        if self.apart is not None:
            self.apart.join(self.equations.graph, self._outside())
            self._forget()

    def _outside(self) -> list[Node]:
        """The memory that code which nobody sees may write: the caller's, and that of mutable globals."""
        equations = self.equations
        given = (
            equations.graph.pointee(equations.node_in(frame, argument))[0]
            for frame in equations.frames.roots()
            if frame.function is not None
            for argument in frame.function.arguments
            if argument.type.is_pointer
        )
        return [leaf for node in (*given, *equations.mutable_objects()) for leaf in all_leaves(node)]

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
    bounded = bounded_copies(types.equations.frames.of, types.array_at, types.places, types.integers_ahead)
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


class FunctionTypes:
    """The answers for one function, in all the contexts it is called in or in some of them.

    Contexts in which nothing is known do not count; contexts that disagree give no answer.
    """

    def __init__(self, analysis: TypeAnalysis, function: Function, frames: Iterable[Frame]) -> None:
        self.analysis = analysis
        self.function = function
        self.frames = tuple(frames)

    def of_call(self, call: inst.CallBase) -> FunctionTypes | None:
        """The types in the function called, in the context of this call alone; None if its body is not known."""
        frames = dict.fromkeys(frame.children[call] for frame in self.frames if call in frame.children)
        function = call.called_function
        return FunctionTypes(self.analysis, function, frames) if frames and function is not None else None

    def parts(self, value: Value) -> tuple[Part, ...] | None:
        """What the bytes of a value are, or None if that is unknown or contradictory."""
        equations = self.analysis.equations
        kind = kind_of_type(value.type)
        if kind is not None:
            return (Part(0, kind),)
        if isinstance(value, (ConstantInt, ConstantWord)):
            return (Part(0, ANYTHING),)
        scalars = [(offset, kind_of_type(scalar)) for offset, scalar in equations.scalars(value.type)]
        if isinstance(value.type, VectorType) and all(kind is not None for _, kind in scalars):
            packed = _agreed(self._bytes(value)) if isinstance(value.type.element, FloatType) else None
            return packed or merged([Found(offset, 0, kind) for offset, kind in scalars])
        contexts = self._bytes(value)
        parts = _agreed(contexts)
        if parts is None and value.type is types.i64 and is_only_moved(value):
            parts = _agreed([doubles_in_turn(found) for found in contexts])
        return parts

    def carries_number(self, value: Value) -> bool:
        """True if some of the value's bytes are a floating-point number, or may be as far as is known."""
        scalar = value.type.scalar
        if scalar.is_float:
            return True
        if scalar.is_pointer or value.type.is_void or scalar is types.i1:
            return False
        parts = self.parts(value)
        return parts is None or any(isinstance(part.kind, FloatType) for part in parts)

    def memory(self, pointer: Value, size: int | None) -> Pattern | None:
        """What lies in the `size` bytes at `*pointer`, or None if that is unknown or contradictory.

        The period divides a known size; it is smaller than the size only for more than 64 bytes.
        """
        return self._memory(self.places(pointer), size, lambda node, found: found)

    def memory_of_own(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory`; in objects that no unseen code reaches, bytes that nothing touches may be anything."""
        if size is None and (pattern := self._of_one_kind(pointer)) is not None:
            return pattern

        def known(node: Node, found: list[Found]) -> list[Found]:
            is_own = any(part.is_gap for part in found) and self._is_own(node)
            return without_gaps(found) if is_own else found

        return self._memory(self.places(pointer), size, known)

    def memory_moved_alone(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory_of_own`; so may bytes that are moved, and that nothing uses where they come from or go to."""
        reached = self.analysis.reached

        def known(node: Node, found: list[Found]) -> list[Found]:
            is_given_away = any(leaf.evidence is None and leaf in reached for leaf in nodes_in(node))
            return without_moved(found) if self._is_own(node) and not is_given_away else found

        return self._memory(self.places(pointer), size, known)

    def _is_own(self, node: Node) -> bool:
        return is_one_array(node) and node not in self.analysis.reached

    def memory_in_turn(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory`; a word that holds a double or an integer, as in a variant, is a double. Adjoints are moved from one
        such word to another, and where both are integers, both adjoints are zero."""
        return self._memory(self.places(pointer), size, lambda node, found: doubles_in_turn(found))

    def _of_one_kind(self, pointer: Value) -> Pattern | None:
        """What lies in memory where each access is of the same kind, and none at an index."""
        found = set()
        for node, offset in self.places(pointer):
            found.add(None if node in self.analysis.reached else only_number(node, offset))
        return found.pop() if len(found) == 1 else None

    def integers_ahead(self, pointer: Value) -> int:
        """How many bytes from `*pointer` on hold no number and no pointer; behind them is something else.

        Bytes that nothing here touches count among those, unless unseen code may have put something there.
        """
        found = []
        for node, offset in self.places(pointer):
            is_own = node not in self.analysis.reached
            found.append(_integers_in(scan(node, offset, SMALL), is_own))
        return min(found, default=0)

    @staticmethod
    def _memory(
        places: Iterable[tuple[Node, int]], size: int | None, known: Callable[[Node, list[Found]], list[Found]]
    ) -> Pattern | None:
        if size is not None:
            parts = _agreed([known(node, scan(node, offset, size)) for node, offset in places])
            if parts is None:
                return None
            return Pattern(parts, size) if size <= SMALL else shortened(parts, size)
        patterns = [
            (known(node, found[0]), found[1])
            for node, offset in places
            if (found := repeated(node, offset)) is not None
        ]
        if len({period for _, period in patterns}) != 1:
            return _one_pattern(patterns)
        parts = _agreed([found for found, _ in patterns])
        return None if parts is None else shortened(parts, patterns[0][1])

    def contradicts_itself(self, pointer: Value, size: int) -> bool:
        """True if what is known of the `size` bytes at `*pointer` excludes itself."""
        return any(part.kind is None and part.facts for found in self._behind(pointer, size) for part in found)

    def kinds_at(self, pointer: Value, size: int) -> set[Kind]:
        """Whatever anything says of the `size` bytes at `*pointer`."""
        return {kind for found in self._behind(pointer, size) for part in found for kind, _, _ in part.facts}

    def hides_numbers(self, pointer: Value, pattern: Pattern, size: int) -> bool:
        """True if some bytes behind the pointer that a pattern calls no numbers are accessed as such, or as parts of them."""
        ends = (*(part.offset for part in pattern.parts[1:]), pattern.period)
        others = [
            (start + part.offset, end - part.offset)
            for start in range(0, min(size, LONGEST_LOOK), pattern.period)
            for part, end in zip(pattern.parts, ends, strict=True)
            if not isinstance(part.kind, FloatType) and part.kind != POINTER
        ]
        leaves = (
            leaf
            for node, place in self.places(pointer)
            for offset, length in others
            for leaf in overlapping(node, place + offset, length)
        )
        return any(leaf.evidence is not None and ACCESS in leaf.evidence.floats.values() for leaf in leaves)

    def points_to_integers(self, pointer: Value) -> bool:
        """True if nothing but integers is known to be read or written in the object that `pointer` points into."""
        return all(self._holds_integers(node) for node, _ in self.places(pointer))

    def surely_points_to_integers(self, pointer: Value) -> bool:
        """As `points_to_integers`, and all that is accessed there is known to be integers."""
        places = self.places(pointer)
        objects = {one for node, _ in places for one in (node, *self.analysis.others(node))}
        return bool(places) and all(is_all_integers(one) for one in objects)

    def points_to_table(self, pointer: Value) -> bool:
        """True if the object that `pointer` points into, and all that it leads to, is only read, and without numbers."""
        return all(self.analysis.read_only.is_table(node) for node, _ in self.places(pointer))

    def has_more_than_integers(self, pointer: Value, size: int | None) -> bool:
        """True if a number or a pointer is known to be among the `size` bytes at `*pointer` (None: in an element of the array
        that begins there), in every context that knows any of them."""
        if size is not None:
            behind = self._behind(pointer, size)
        else:
            arrays = (repeated(node, offset) for node, offset in self.places(pointer))
            behind = [array[0] for array in arrays if array is not None]
        known = [kinds for found in behind if (kinds := {part.kind for part in found} - {None, ANYTHING})]
        return bool(known) and all(kinds != {INTEGER} for kinds in known)

    def _holds_integers(self, node: Node) -> bool:
        return all(kinds_in(one) <= {INTEGER, ANYTHING} for one in (node, *self.analysis.others(node)))

    def leads_to_integers(self, pointer: Value, offset: int) -> bool:
        """As `points_to_integers`, of the pointer that lies in memory at an offset from this one."""
        size = self.analysis.module.layout.pointer_size()
        leaves = [leaf for node, start in self.places(pointer) for leaf in overlapping(node, start + offset, size)]
        targets = [leaf.target[0] for leaf in leaves if leaf.target is not None]
        return all(map(self._holds_integers, targets))

    def kinds(self, pointer: Value, size: int) -> tuple[frozenset[Kind], frozenset[Kind]]:
        """All that is stated of the `size` bytes at `*pointer`, and of the objects around them, in any context.

        Nothing, if there are too many contexts to ask.
        """
        if len(self.frames) > MOST_CONTEXTS:
            return frozenset(), frozenset()
        here: set[Kind] = set()
        around: set[Kind] = set()
        for node, offset in self.places(pointer):
            for leaf in overlapping(node, offset, size):
                here |= stated_in(leaf)
            for one in (node, *self.analysis.others(node)):
                around |= self.analysis.surroundings.stated(one)
        return frozenset(here), frozenset(around)

    def explain(self, value: Value, size: int | None = None) -> str:
        """Which of a value's bytes are not known, and the facts; of the memory it points to, for a pointer.

        Everything, if all are known (in contexts that disagree).
        """
        if value.type.is_pointer:
            contexts = self._behind(value, size or 8)
            lines = [f"the memory that {_name(value)} points to:"]
        else:
            contexts = self._bytes(value)
            lines = [f"the bytes of {_name(value)}, of type {value.type}:"]
        parts = [part for found in contexts for part in found]
        for part in [part for part in parts if part.kind is None] or parts:
            lines.append(f"  {_range(part)}: {part.summary}")
            facts = (f"    {RANK_NAMES[rank]}: {kind}, {self._place(source)}" for kind, rank, source in part.facts)
            lines.extend(facts)
        return "\n".join(dict.fromkeys(lines))

    def _bytes(self, value: Value) -> list[list[Found]]:
        """The scalars of a value's bytes in each context."""
        equations, layout = self.analysis.equations, self.analysis.module.layout
        size = layout.size(value.type)
        nodes = [equations.node_in(frame, value) for frame in self.frames]
        return [list(_with_zeros(value, scan(node, 0, size), layout)) for node in nodes]

    def _behind(self, pointer: Value, size: int) -> list[list[Found]]:
        return [scan(node, offset, size) for node, offset in self.places(pointer)]

    def places(self, pointer: Value) -> Iterator[tuple[Node, int]]:
        for frame in self.frames:
            self.analysis.equations.frame = frame
            yield self.analysis.equations.place(pointer)

    def _place(self, source: Source) -> str:
        value = source.value
        if isinstance(value, inst.Instruction) and value.block is not None:
            where = _location(self.analysis.module, value)
            place = where or f"function {value.function.name}"
            return f"{source.phrase} ({_name(value)} at {place})"
        return f"{source.phrase} ({_name(value)})" if value is not None else source.phrase


def _one_pattern(found: list[tuple[list[Found], int]]) -> Pattern | None:
    """What elements of different lengths have in common: pairs of numbers are numbers, too."""
    patterns = {None if (parts := merged(one)) is None else shortened(parts, period) for one, period in found}
    return patterns.pop() if len(patterns) == 1 else None


def _agreed(contexts: list[list[Found]]) -> tuple[Part, ...] | None:
    """What the contexts say that know anything, if they say the same.

    Where others know nothing it has to be numbers: taken for anything else, numbers there would lose their derivatives.
    """
    answers = set()
    knows_nothing = False
    for found in contexts:
        parts = merged(found)
        if parts is not None:
            answers.add(parts)
        elif any(part.kind is None and part.facts for part in found):
            return None
        else:
            knows_nothing = True
    agreed = answers.pop() if len(answers) == 1 else None
    return None if knows_nothing and agreed is not None and not only_numbers(agreed) else agreed


def _integers_in(parts: Iterable[Found], may_have_gaps: bool) -> int:
    """The bytes before the first number or pointer; 0 if there is none, or something unknown comes before it."""
    for part in parts:
        if part.kind not in (INTEGER, ANYTHING) and not (may_have_gaps and part.kind is None and not part.facts):
            return 0 if part.kind is None else part.offset
    return 0


def _with_zeros(value: Value, found: list[Found], layout: DataLayout) -> Iterator[Found]:
    """Bytes of which nothing is known because they are zero or undefined fit everything."""
    zero = free_bytes(value, layout)
    for part in found:
        mask = ((1 << part.size) - 1) << part.offset
        if part.kind is None and not part.facts and zero & mask == mask:
            yield Found(part.offset, part.size, ANYTHING)
        else:
            yield part


def _range(part: Found) -> str:
    return f"byte {part.offset}" if part.size == 1 else f"bytes {part.offset} to {part.offset + part.size - 1}"


def _location(module: Module, instruction: inst.Instruction) -> str | None:
    locate: Callable[[inst.Instruction], str | None] | None = getattr(module.metadata, "location", None)
    return locate(instruction) if locate is not None else None


def _name(value: Value) -> str:
    if isinstance(value, GlobalVariable):
        return f"@{value.name}"
    if isinstance(value, Argument):
        return f"argument %{value.name or value.index}"
    if isinstance(value, inst.Instruction) and value.name is None:
        return f"`{value.opcode}`"
    return "a constant" if isinstance(value, Constant) else f"%{value.name}"
