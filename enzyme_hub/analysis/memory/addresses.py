"""Where the addresses of global variables go: every value of the module that may be a place in one of them.

Problem: a method of a static object knows the object as `this`, so who only looks for the variable's name sees few of the
accesses to it. An address is followed through getelementptr, phis, selects, arguments of functions and what these return, and
through constant data (`address_tables`).
Where it gets out of sight (stored in memory, given to code that nobody sees, made an integer) the variable has `escaped`, and
anything may be done to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from enzyme_hub.analysis.memory.address_tables import AddressTables
from enzyme_hub.analysis.memory.effects import effects
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.lexer import quote
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType
from enzyme_hub.ir.used import KEPT
from enzyme_hub.ir.values import Constant, ConstantExpr, ConstantInt, Value
from enzyme_hub.ir.walk import LANES, MOVES, constants_in
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Fill,
    MemoryAnnotation,
    SamePointer,
    ThreadCopy,
    meaning,
    thread_variable,
)

MOST_POINTERS = 32  # in a variable, where an index decides which of them is meant
MOST_PLACES = 16  # in one variable that one value may be
PASSED_ON = MOVES | LANES | {"bitcast", "addrspacecast"}
_NAMED = re.compile(r'@("[^"]*"|[-$.\w]+)')
_ENDS = ("__cxa_atexit", "__cxa_thread_atexit", "__cxa_thread_atexit_impl", "_tlv_atexit")  # call back at the very end


@dataclass(frozen=True)
class Place:
    """A place in a variable: `offset` bytes from its beginning, None if that is not known."""

    variable: GlobalVariable
    offset: int | None

    def moved(self, distance: int) -> Place:
        return self if not distance or self.offset is None else Place(self.variable, self.offset + distance)

    @property
    def anywhere(self) -> Place:
        return Place(self.variable, None)


@dataclass(frozen=True)
class Access:
    """An instruction that reads or writes at a place, or compares it: the address is the operand at `index`."""

    by: inst.Instruction
    index: int
    place: Place


class Addresses:
    """The places in `variables` that the values of `module` may be."""

    def __init__(self, module: Module, variables: Iterable[GlobalVariable]) -> None:
        self.variables = frozenset(variables)
        self.escaped: set[GlobalVariable] = set()
        self.passed: set[GlobalVariable] = (
            set()
        )  # a function is given, or returns, their addresses, or constant data has
        self.accesses: list[Access] = []
        self._module = module
        self._layout: DataLayout = module.layout
        self.pointer_size = self._layout.pointer_size()
        self._places: dict[Value, dict[Place, None]] = {}
        self._work: Worklist[tuple[Value, Place]] = Worklist()
        self._callers: dict[Function, list[inst.CallBase]] = {}
        self._tables = AddressTables(self._layout, self.variables, self._holders, self._is_known)
        if self.variables:
            self._start()
        for value, place in self._work:
            for use in value.uses:
                self._visit(use.user, use.index, place)
        self._escape_behind(self.escaped)

    def of(self, pointer: Value) -> tuple[Place, ...]:
        """The places that a pointer may be; it may be others as well."""
        if isinstance(pointer, Constant):
            found = self._constant(pointer)
            places: Iterable[Place] = () if found is None else (found,)
        else:
            places = self._places.get(pointer, ())
        return tuple(place for place in places if place.variable in self.variables)

    def expanded(self, place: Place) -> list[Place]:
        """The place, or those of all pointers in the variable if it is not known which of them that is."""
        if place.offset is not None:
            return [place]
        offsets = list(islice(pointers_in(self._layout, place.variable.value_type), MOST_POINTERS + 1))
        return [Place(place.variable, offset) for offset in offsets] if len(offsets) <= MOST_POINTERS else [place]

    def callers(self, function: Function) -> list[inst.CallBase]:
        """The calls of a function by its name, anywhere in the module."""
        found = self._callers.get(function)
        if found is None:
            calls = (i for one in self._naming([function.name or ""]) for i in one.instructions)
            found = [i for i in calls if isinstance(i, inst.CallBase) and i.called_function is function]
            self._callers[function] = found
        return found

    # -- the walk -------------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        followed = [*self.variables, *self._tables]
        self.escaped |= self._tables.out_of_sight
        self.escaped |= {g for g in self.variables if not self._is_known(g)}
        self.escaped |= {g for a in self._module.aliases.values() for g in followed if _is_named_in(a.text, g)}
        for function in self._naming([g.name or "" for g in followed]):
            for i in function.instructions:
                for index, operand in enumerate(i.operands):
                    if isinstance(operand, Constant):
                        self._visit_constant(i, index, operand)

    def _is_known(self, variable: GlobalVariable) -> bool:
        """True if no other file gets at the variable by its name."""
        return is_set_here(variable) or variable.name in self._module.own

    def _holders(self, variable: GlobalVariable) -> Iterator[GlobalVariable]:
        """The variables in whose initialiser the address of this one is."""
        return (one for one in self._module.variables.values() if one is not variable and _names(one, variable))

    def _escape_behind(self, variables: Iterable[GlobalVariable]) -> None:
        """Of a table that is out of sight, so are the variables in it."""
        work = Worklist(one for one in variables if one in self._tables)
        for table in work:
            inside = {g for address in self._tables.within(table, None, 0) for g in named_in(address)}
            self.escaped.update(g for g in inside if g in self.variables or g in self._tables)
            work.extend(one for one in inside if one in self._tables)

    def _naming(self, names: list[str]) -> Iterator[Function]:
        """The functions that may name one of these."""
        spellings = {quote(name) for name in names}
        for function in self._module.functions.values():
            if not function.is_declaration and (
                function.is_read or not spellings.isdisjoint(_NAMED.findall(function.body_text or ""))
            ):
                yield function

    def _visit_constant(self, i: inst.Instruction, index: int, operand: Constant) -> None:
        place = self._constant(operand)
        if place is not None:
            self._visit(i, index, place)
        else:
            self.escaped |= {g for g in named_in(operand) if g in self.variables or g in self._tables}

    def _constant(self, value: Constant) -> Place | None:
        if isinstance(value, GlobalVariable):
            return Place(value, 0) if value in self.variables or value in self._tables else None
        if isinstance(value, ConstantExpr) and value.opcode == "getelementptr":
            base = self._constant(value.operands[0])
            return base and self._moved(base, value.source_type, value.operands[1:])
        return None

    def _moved(self, place: Place, type_: object, indices: tuple[Value, ...]) -> Place:
        steps = [index.value for index in indices if isinstance(index, ConstantInt)]
        if place.offset is None or len(steps) != len(indices):
            return place.anywhere
        return Place(place.variable, place.offset + self._layout.offset_of_indices(type_, steps))  # type: ignore[arg-type]

    def _follow(self, value: Value, place: Place) -> None:
        known = self._places.setdefault(value, {})
        if place in known:
            return
        if len(known) >= MOST_PLACES:
            place = place.anywhere
            if place in known:
                return
        known[place] = None
        self._work.add((value, place))

    def _visit(self, i: inst.Instruction, index: int, place: Place) -> None:
        if isinstance(i, inst.GetElementPtr) and index == 0:
            self._follow(i, self._moved(place, i.source_type, i.indices) if i.type.is_pointer else place.anywhere)
        elif i.opcode in PASSED_ON:
            self._follow(i, place)
        elif isinstance(i, inst.Load) and place.variable in self._tables:
            self._read_table(i, place)
        elif isinstance(i, (inst.Load, inst.Compare)) or (isinstance(i, inst.Store) and index == 1):
            if place.variable in self.variables:
                self.accesses.append(Access(i, index, place))
        elif isinstance(i, inst.Store) and (loads := loads_of_copy(i.pointer)) is not None:
            for load in loads:
                self._follow(load, place)
        elif isinstance(i, inst.CallBase):
            self._visit_call(i, index, place)
        elif isinstance(i, inst.Return):
            self.passed.add(place.variable)
            for call in self.callers(i.function):
                self._follow(call, place)
        elif i.opcode != "ptrtoint" or not all(isinstance(use.user, inst.Compare) for use in i.uses):
            self.escaped.add(place.variable)

    def _read_table(self, load: inst.Load, place: Place) -> None:
        """What is loaded from constant data may be each of the addresses there; as something else than a pointer it is out of sight."""
        size = self._layout.size(load.type)
        if not load.type.scalar.is_pointer and not self._may_be_address(load):
            return
        for address in self._tables.within(place.variable, place.offset, size):
            inside = self._constant(address)
            if inside is None:
                continue
            self.passed.add(inside.variable)
            if load.type.scalar.is_pointer:
                self._follow(load, inside)
            else:
                self.escaped.add(inside.variable)

    def _may_be_address(self, load: inst.Load) -> bool:
        """False for a number beside the addresses: too small for one, or used for arithmetic alone."""
        if isinstance(load.type, FloatType) or self._layout.size(load.type) < self.pointer_size:
            return False
        work: Worklist[Value] = Worklist([load])
        for value in work:
            for user in value.users:
                if isinstance(user, (inst.Store, inst.CallBase, inst.Return)) or user.opcode == "inttoptr":
                    return True
                if not user.type.scalar.is_float:
                    work.add(user)
        return False

    def _visit_call(self, call: inst.CallBase, index: int, place: Place) -> None:
        what = meaning(call)
        if thread_variable(call) == index:
            self._follow(call, place)  # in the thread's copy
        elif isinstance(what, SamePointer) and not isinstance(what, ThreadCopy):
            self._follow(call, place)
        elif isinstance(what, Call) and index < min(call.argument_count, len(what.function.arguments)):
            self.passed.add(place.variable)
            self._follow(what.function.arguments[index], place)
        elif isinstance(what, (Copy, Fill)):
            if place.variable in self._tables:
                self.escaped.add(place.variable)  # the addresses are put elsewhere
            else:
                self.accesses.append(Access(call, index, place))
            if not call.type.is_void and index == what.target:
                self._follow(call, place)
        elif (
            not isinstance(what, MemoryAnnotation)
            and (call.callee.name or "") not in _ENDS
            and not only_reads(call, index)
        ):
            self.escaped.add(place.variable)


def loads_of_copy(variable: Value) -> list[inst.Load] | None:
    """The loads from a local variable that is only loaded and stored (of code that is not optimised); None if more is done with it."""
    users = list(variable.users) if isinstance(variable, inst.Alloca) else []
    loads = [i for i in users if isinstance(i, inst.Load)]
    stores = [i for i in users if isinstance(i, inst.Store) and i.pointer is variable and i.value is not variable]
    return loads if users and len(loads) + len(stores) == len(users) and all(i.type.is_pointer for i in loads) else None


def is_set_here(variable: GlobalVariable) -> bool:
    """True if the linkage says that other files do not set the variable: of an inline one they have a copy of all that does."""
    return variable.has_local_linkage or "linkonce_odr" in variable.prefix


def only_reads(call: inst.CallBase, index: int) -> bool:
    """True for a call that keeps nothing of the address it is given, writes nothing there, and returns no pointer that it found there."""
    found = effects(call)
    kept = found.writes | found.captures | found.returns | found.frees
    return index < call.argument_count and index not in kept and not call.type.holds_pointer


def _names(variable: GlobalVariable, other: GlobalVariable) -> bool:
    if variable.name == KEPT:
        return False  # no code gets a pointer from there
    if not variable.is_read:
        return _is_named_in(variable.initializer_text, other)
    return variable.initializer is not None and other in set(named_in(variable.initializer))


def _is_named_in(text: str, variable: GlobalVariable) -> bool:
    spelling = quote(variable.name or "")
    return f"@{spelling}" in text and spelling in _NAMED.findall(text)


def named_in(value: Value) -> Iterator[GlobalVariable]:
    """The variables that a constant names."""
    return (one for one in constants_in(value) if isinstance(one, GlobalVariable))


def pointers_in(layout: DataLayout, type_: Type, start: int = 0) -> Iterator[int]:
    """Where the pointers in a type are."""
    if type_.is_pointer:
        yield start
    elif isinstance(type_, StructType) and type_.holds_pointer:
        for index, member in enumerate(type_.fields):
            yield from pointers_in(layout, member, start + layout.offset(type_, index))
    elif isinstance(type_, (ArrayType, VectorType)) and type_.holds_pointer:
        size = layout.alloc_size(type_.element)
        for index in range(type_.count):
            yield from pointers_in(layout, type_.element, start + index * size)
