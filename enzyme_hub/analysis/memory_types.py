"""What the bytes of values and of memory are: floats, pointers or integers.

The question comes up because LLVM moves doubles in integers: the optimiser turns an 8-byte memcpy into an `i64` load
and store, passes small structs in integer registers, and copies large ones with memcpy. The answer comes from equations
(`type_equations`) over bytes, solved by unification (`type_graph`). `None` means that nothing is known or that the
facts contradict each other, and `explain` then says which facts there are. Nothing is ever guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub.analysis.type_answers import Found, Part, Pattern, merged, repeated, scan, shortened
from enzyme_hub.analysis.type_equations import Equations, kind_of_type, zero_bytes
from enzyme_hub.analysis.type_evidence import ANYTHING, RANK_NAMES, Source
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import Argument, Constant, ConstantInt, ConstantWord, Value

SMALL = 64  # bytes: a pattern up to this size is given in full


class TypeAnalysis:
    """The types of a module's bytes. Functions are taken in as they are asked for, with all they call."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._equations: Equations | None = None
        self._done: set[Function] = set()

    @property
    def equations(self) -> Equations:
        if self._equations is None:
            self._equations = Equations(self.module)
        return self._equations

    def function(self, function: Function) -> FunctionTypes:
        """The types in a function, known from it and from what it calls."""
        self._take_in([function])
        return FunctionTypes(self, function)

    def _take_in(self, functions: Iterable[Function]) -> None:
        pending = [function for function in functions if function not in self._done]
        if not pending:
            return
        while pending:
            function = pending.pop()
            if function in self._done or function.is_declaration:
                continue
            self._done.add(function)
            self.equations.add_function(function)
            pending.extend(self.equations.called)
            self.equations.called.clear()
        self.equations.graph.settle()


class FunctionTypes:
    """The answers for one function."""

    def __init__(self, analysis: TypeAnalysis, function: Function) -> None:
        self.analysis = analysis
        self.function = function

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
            return merged([Found(offset, 0, kind) for offset, kind in scalars])
        found = scan(equations.node(value), 0, equations.layout.size(value.type))
        return merged(list(_with_zeros(value, found)))

    def memory(self, pointer: Value, size: int | None) -> Pattern | None:
        """What lies in the `size` bytes at `*pointer`, or None if that is unknown or contradictory.

        The period divides a known size; it is smaller than the size only for more than 64 bytes.
        """
        node, offset = self.analysis.equations.place(pointer)
        if size is not None:
            parts = merged(scan(node, offset, size))
            if parts is None:
                return None
            return Pattern(parts, size) if size <= SMALL else shortened(parts, size)
        pattern = repeated(node, offset)
        if pattern is None:
            return None
        parts = merged(pattern[0])
        return None if parts is None else shortened(parts, pattern[1])

    def explain(self, value: Value, size: int | None = None) -> str:
        """What is known of a value's bytes and where it comes from; of the memory it points to, for a pointer."""
        equations = self.analysis.equations
        if value.type.is_pointer:
            node, offset = equations.place(value)
            found = scan(node, offset, size or 8)
            lines = [f"the memory that {_name(value)} points to:"]
        else:
            found = scan(equations.node(value), 0, equations.layout.size(value.type))
            lines = [f"the bytes of {_name(value)}, of type {value.type}:"]
        for part in found:
            lines.append(f"  at byte {part.offset}: {part.summary}")
            lines.extend(f"    {RANK_NAMES[rank]}: {kind}, {self._place(source)}" for kind, rank, source in part.facts)
        return "\n".join(lines)

    def _place(self, source: Source) -> str:
        value = source.value
        if isinstance(value, inst.Instruction) and value.block is not None:
            where = _location(self.analysis.module, value)
            place = where or f"function {value.function.name}"
            return f"{source.phrase} ({_name(value)} at {place})"
        return f"{source.phrase} ({_name(value)})" if value is not None else source.phrase


def _with_zeros(value: Value, found: list[Found]) -> Iterator[Found]:
    """Unknown bytes of an integer that are zero fit everything."""
    zero = zero_bytes(value)
    for part in found:
        mask = ((1 << part.size) - 1) << part.offset
        if part.kind is None and not part.facts and zero & mask == mask:
            yield Found(part.offset, part.size, ANYTHING)
        else:
            yield part


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
