"""Which functions a call through a pointer may enter.

The pointer is followed to where it comes from: functions, and entries of constant tables, are known. Anything else may be
each function of the called type whose address is taken: anywhere in the module if the pointer may come from outside
(`outside`), else in the functions that are reached. Two kinds of call narrow the choice: C++ calls a virtual method through
an entry of a table that begins at the object's vtable pointer, and Rust calls a method of a trait object through an entry
that never changes. Both read at a constant distance from the table's address point, so only what tables have there is meant.

What is reached depends on the answers, and they on what is reached: both grow to a fixed point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from enzyme_hub.analysis.outside import Outside, named_by
from enzyme_hub.analysis.tables import functions_in, within
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.analysis.types.nodes import Node, find
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import accepted, address_taken, entered_by_name
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.types import ArrayType, StructType
from enzyme_hub.ir.values import (
    Argument,
    Constant,
    ConstantAggregate,
    ConstantWord,
    Value,
)
from enzyme_hub.ir.walk import MOVES, origins
from enzyme_hub.languages.known import may_enter
from enzyme_hub.languages.meaning import UnresolvedCall, meaning
from enzyme_hub.languages.swift.names import METADATA_POINT, is_class

_VTABLES = ("_ZTV", "_ZTC")
_TYPEINFO = "_ZTI"
_MOVED = MOVES | {"addrspacecast", "inttoptr"}


@record
class Called:
    """The functions that a call may enter; `is_all` if it can be no other.

    `is_native`: the pointer is what a function without a body returned, so that what it leads to is not of this program.
    """

    functions: tuple[Function, ...]
    is_all: bool
    is_native: bool


class CalledFunctions:
    """What the calls through pointers may enter that `roots` lead to, in a module as it is now (`called`).

    `asked` is the function that a call is a request about. `by_objects`: what lies in memory that the reached functions alone write is
    what they write there, as far as unification tells.
    """

    def __init__(
        self,
        module: Module,
        roots: Iterable[Function],
        asked: Callable[[inst.CallBase], Function | None] = lambda call: None,
        by_objects: bool = False,
    ) -> None:
        self._module = module
        self._asked = asked
        self._layout: DataLayout = module.layout
        self._roots = [root for root in roots if not root.is_declaration]
        self._types: TypeAnalysis | None = None
        self._asked_before: dict[tuple[inst.Instruction, int], bool] = {}  # by how much was known then
        self._by_objects = by_objects
        self._unseen: set[Node] = set()  # what code that nobody sees may write
        self.called: dict[inst.CallBase, Called] = {}
        while self._grows():
            pass

    def _grows(self) -> bool:
        """Answer for all calls that are reached by the answers before. True if there is more to reach."""
        reached = self._reach()
        calls = [i for f in reached for i in f.instructions if isinstance(i, inst.CallBase) and _is_through_pointer(i)]
        if not calls:
            return False
        if self._by_objects:
            self._types = None
            self._asked_before = {}
            calls = [i for i in calls if not isinstance(meaning(i), UnresolvedCall)]
        self._near = named_by(_operands_of(reached))
        self._outside = Outside(reached, self._roots, self._targets, self._may_hold_pointers)
        answers = {call: self._answer(call) for call in calls}
        grows = answers != self.called
        self.called = answers
        return grows

    def _reach(self) -> list[Function]:
        work = Worklist(reversed(self._roots))
        for function in work:
            calls = (i for i in function.instructions if isinstance(i, inst.CallBase))
            work.extend(target for call in calls for target in self._targets(call))
        return [function for function in work.visited if not function.is_declaration]

    def _targets(self, call: inst.CallBase) -> tuple[Function, ...]:
        """The functions that a call may enter."""
        function = function_behind(call.callee)
        if function is not None:
            return entered_by_name(function, call)
        return self.called[call].functions if call in self.called else ()

    def _answer(self, call: inst.CallBase) -> Called:
        fitting, caller = accepted(call), self._module.metadata.written_in(call)
        before = self.called[call].functions if self._by_objects and call in self.called else ()
        found: dict[Function, None] = dict.fromkeys(before)  # there is an end: it only grows
        is_all = True
        sources = _sources(call.callee)
        for source in sources:
            known = self._known(source)
            is_all = is_all and known is not None
            candidates = self._pointed_to(source) if known is None else known
            found.update(
                dict.fromkeys(f for f in candidates if f.value_type in fitting and may_enter(caller, f.name or ""))
            )
        return Called(tuple(found), is_all, all(map(self._is_native, sources)))

    def _is_native(self, source: Value) -> bool:
        """True for what a function without a body returns, such as `dlsym`."""
        return isinstance(source, inst.CallBase) and all(target.is_declaration for target in self._targets(source))

    def _may_hold_pointers(self, i: inst.Instruction, pointer: Value) -> bool:
        """True unless what an instruction reads or copies is known to be something else."""
        size = self._layout.size(i.type) if isinstance(i, inst.Load) else None
        if size is not None and size < self._layout.pointer_size():
            return False
        types = self._types_of(i.function)
        key = i, len(types.analysis.equations.frames.of)
        if key not in self._asked_before:
            pattern = types.memory(pointer, size)
            self._asked_before[key] = pattern is None or any(part.kind == POINTER for part in pattern.parts)
        return self._asked_before[key]

    def _types_of(self, function: Function) -> FunctionTypes:
        if self._types is None:
            called = {call: one.functions for call, one in self.called.items()} if self._by_objects else {}
            self._types = TypeAnalysis(self._module, called=called)
            for root in self._roots:
                self._types.function(root)
            self._unseen = {find(leaf) for leaf in self._types.outside(self._roots)} if self._by_objects else set()
        return self._types.function(function)

    # -- what is known ------------------------------------------------------------------------------------------------------

    def _known(self, source: Value) -> Iterable[Function] | None:
        """The functions that one source of a pointer stands for; None if it may be others."""
        function = function_behind(source)
        if function is not None:
            return (function,)
        if isinstance(source, ConstantWord):
            return ()  # null, undefined: nobody calls it
        if isinstance(source, inst.Load):
            table, distance = within(source.pointer, self._layout)
            if isinstance(table, GlobalVariable) and table.is_constant_data and table.initializer is not None:
                entries = dict(functions_in(table.initializer, 0, self._layout))
                if distance is None:
                    return entries.values()
                return (entries[distance],) if distance in entries else ()
        return None

    def _pointed_to(self, source: Value) -> Iterable[Function]:
        """What a pointer may point to that came from memory, as an argument or from a call."""
        if self._by_objects and (met := self._met(source)) is not None:
            return met
        is_outside = source in self._outside
        if isinstance(source, inst.Load):
            table, distance = within(source.pointer, self._layout)
            if distance is not None and self._is_table(source, table):
                tables = ((variable, entries) for (variable, _), entries in self._tables.items() if distance in entries)
                near = [(variable, entries) for variable, entries in tables if is_outside or variable in self._near]
                return [entries[distance] for _, entries in near]
        return [f for f in self._address_taken if is_outside or f in self._near]

    def _met(self, pointer: Value) -> list[Function] | None:
        """The functions of which unification knows that a pointer may lead to them; None if nobody knows who wrote it."""
        assert isinstance(pointer, (inst.Instruction, Argument))
        frames = self._types_of(pointer.function).frames
        assert self._types is not None
        equations = self._types.equations
        words = [find(equations.node_in(frame, pointer)) for frame in frames]
        if not self._unseen.isdisjoint(words):
            return None
        nodes = {find(equations.graph.pointee(word)[0]) for word in words}
        return [f for f in self._address_taken if find(equations.object(f)) in nodes]

    def _is_table(self, entry: inst.Load, table: Value) -> bool:
        """True if an entry is read from a table of methods."""
        return _is_of_trait(entry) or (isinstance(table, inst.Load) and self._is_vtable_pointer(table))

    def _is_vtable_pointer(self, load: inst.Load) -> bool:
        reference = load.attachments.get("tbaa")
        if reference is None:
            return False
        access = self._module.metadata[reference].operands[1]
        return getattr(access, "operands", (None,))[0] == "vtable pointer"

    # -- tables ---------------------------------------------------------------------------------------------------------------

    @cached_property
    def _address_taken(self) -> tuple[Function, ...]:
        return address_taken(self._module, self._asked)

    @cached_property
    def _tables(self) -> dict[tuple[GlobalVariable, int], dict[int, Function]]:
        """The functions in each table of methods, by their distance from its address point."""
        found: dict[tuple[GlobalVariable, int], dict[int, Function]] = {}
        for name, variable in self._module.variables.items():
            is_table = variable.is_constant_data or is_class(name)  # what Swift's runtime writes there are no methods
            if is_table and variable.initializer is not None:
                entries = dict(functions_in(variable.initializer, 0, self._layout))
                for point in self._address_points(name, variable.initializer) if entries else ():
                    found[variable, point] = {place - point: function for place, function in entries.items()}
        return found

    def _address_points(self, name: str, table: Constant) -> Iterator[int]:
        """Where pointers to a table point: behind the type information in each part of a C++ table, else to its beginning.

        A Swift class has its methods in its metadata, behind what pointers to that point to.
        """
        if is_class(name):
            yield METADATA_POINT
            return
        if not name.startswith(_VTABLES) or not isinstance(table, ConstantAggregate):
            yield 0
            return
        parts = table.elements if isinstance(table.type, StructType) else (table,)
        for index, part in enumerate(parts):
            if isinstance(part, ConstantAggregate) and isinstance(part.type, ArrayType):
                start = self._layout.offset(table.type, index) if part is not table else 0
                size = self._layout.alloc_size(part.type.element)
                yield start + size * _first_method(part.elements)


def is_through_table(call: inst.CallBase) -> bool:
    """True for a call through what is read where a pointer from memory leads, as all virtual methods are."""
    layout = call.function.module.layout
    loads = [source for source in _sources(call.callee) if isinstance(source, inst.Load)]
    return any(isinstance(within(load.pointer, layout)[0], inst.Load) for load in loads)


def is_drop(call: inst.CallBase) -> bool:
    """True for a call through the first entry of a trait object's table, which releases what the object holds."""
    if not call.type.is_void or [a.type for a in call.arguments] != [types.ptr]:
        return False
    sources = _sources(call.callee)
    layout = call.function.module.layout
    return all(isinstance(s, inst.Load) and _is_of_trait(s) and within(s.pointer, layout)[1] == 0 for s in sources)


def _is_of_trait(source: Value) -> bool:
    """True for an entry of a trait object's table: rustc says that it never changes, and has all tables in sight."""
    return isinstance(source, inst.Load) and "invariant.load" in source.attachments


def _is_through_pointer(call: inst.CallBase) -> bool:
    """False for assembly, and for a function that the loader chooses (ifunc): it has an address of its own."""
    return not isinstance(call.callee, Constant)


def _operands_of(functions: Iterable[Function]) -> Iterator[Value]:
    """The constants in these functions, but for the functions that are called by name."""
    for function in functions:
        for i in function.instructions:
            operands = i.operands[:-1] if isinstance(i, inst.CallBase) else i.operands
            yield from (o for o in operands if isinstance(o, Constant))


def _first_method(entries: tuple[Constant, ...]) -> int:
    """Distances to bases come first, then the type information (null without), then the methods."""
    for index, entry in enumerate(entries):
        if (entry.name or "").startswith(_TYPEINFO):
            return index + 1
    return next((index for index, entry in enumerate(entries) if function_behind(entry) is not None), 0)


def _sources(pointer: Value) -> list[Value]:
    """What a pointer is one of, the last of its choices first."""
    return list(origins(pointer, _MOVED))[::-1]
