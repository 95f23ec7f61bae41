"""Static memory that keeps pointers from call to call: workspaces that grow on demand, tables that are made once.

Problem: the block that `static double *work` or a static vector points to when a derivative begins may have been allocated by
an undifferentiated call, and has no shadow; or by an earlier derivative, and its shadow holds old adjoints. So the shadow is
looked after where the pointer is read: beside the shadow pointer stands its `owner`, the pointer that it belongs to in this
derivative. A derivative starts with no owner; the first read of the pointer finds that out and brings a zeroed shadow of the
block's size, the old one if that is large enough. Who stores the pointer stores the owner too, and a block that is released is
forgotten.

A *slot* is a place in a variable where such a pointer is. Slots whose pointers come from one another, or from one allocation,
are a *group*: the three pointers of a vector, two buffers that are exchanged. In some slots are beginnings of blocks (`first`),
in the others pointers into them (`inner`): the shadow of such a one lies as far from that of the block's beginning.

That needs a variable whose address stays in sight (`analysis.memory.addresses`) and that only its own module writes, and
blocks of C's or C++'s heap, whose size can be asked for, with numbers in them and no pointers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field

from enzyme_hub.analysis.memory.addresses import Access, Addresses, Place, is_set_here, loads_of_copy
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.shadowed.blocks import stay
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType, i8
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, ConstantExpr, ConstantInt, ConstantWord, Value
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.meaning import Call, Fill, SamePointer, ThreadCopy, meaning, thread_variable

Kinds = Callable[[Function, Value], frozenset[object]]
FAMILIES = {"free": "malloc", "_ZdlPv": "_Znwm", "_ZdaPv": "_Znam"}
"""What releases a block whose size can be asked for, and what allocates such a block."""


@dataclass(frozen=True)
class Group:
    """Slots that may point into the same blocks, and the function that releases those."""

    first: tuple[Place, ...]
    inner: tuple[Place, ...]
    free: str

    @property
    def is_single(self) -> bool:
        return len(self.first) == 1 and not self.inner


_Part = tuple[Value, int, bool]
"""A pointer, or a vector with the lane that is meant, and whether it is taken as it is or moved."""


@dataclass
class _Slot:
    """What is stored in a slot: blocks by their allocation, and what was in other slots; each as it is (True), or moved."""

    made: dict[inst.CallBase, bool] = field(default_factory=dict)
    taken: dict[Place, bool] = field(default_factory=dict)


class Workspaces:
    """The slots of the variables that `addresses` follows; derivatives write the variables in `written`.

    `only_alone` are the variables of requests for which workspaces are refused: of these only those count that surely are
    some. `resting` are variables in which nothing varies: what is added to the shadows of their blocks is lost in any case.
    """

    def __init__(
        self,
        addresses: Addresses,
        reached: Iterable[Function],
        kinds: Kinds,
        written: Set[GlobalVariable],
        only_alone: Set[GlobalVariable] = frozenset(),
        resting: Set[GlobalVariable] = frozenset(),
    ) -> None:
        self._addresses = addresses
        self._resting = resting
        self._written = written
        self._only_alone = only_alone
        self.groups: dict[Place, Group] = {}
        slots = _Collector(addresses).slots
        if slots:
            self._group(slots, _Loads(addresses, reached, kinds))

    @property
    def variables(self) -> frozenset[GlobalVariable]:
        return frozenset(slot.variable for slot in self.groups)

    def keep_only(self, variables: Set[GlobalVariable]) -> None:
        """Leave out the slots in other variables."""
        kept: dict[Group, Group] = {}
        for group in self.all_groups:
            first, inner = (tuple(s for s in part if s.variable in variables) for part in (group.first, group.inner))
            kept[group] = Group(first, inner, group.free)
        self.groups = {s: kept[g] for s, g in self.groups.items() if s.variable in variables}

    def slots_in(self, variable: GlobalVariable) -> list[Place]:
        found = [slot for slot in self.groups if slot.variable is variable]
        return sorted(found, key=lambda slot: slot.offset or 0)

    @property
    def all_groups(self) -> tuple[Group, ...]:
        return tuple(dict.fromkeys(self.groups.values()))

    def slots(self, pointer: Value, distance: int = 0) -> list[Place]:
        """The slots that a place so far behind a pointer may be."""
        if not self.groups:
            return []
        places = (
            one.moved(distance) for place in self._addresses.of(pointer) for one in self._addresses.expanded(place)
        )
        return [place for place in dict.fromkeys(places) if place in self.groups]

    def _group(self, slots: Mapping[Place, _Slot], loads: _Loads) -> None:
        first = _first(slots)
        for members in _connected(slots):
            made = {call for slot in members for call in slots[slot].made}
            families = {_family(call) for call in made}
            begins = tuple(slot for slot in members if slot in first)
            if len(families) != 1 or not begins or not loads.are_of_numbers(members):
                continue
            variables = {slot.variable for slot in members}
            if not self._are_alone(variables) and (
                variables & self._only_alone
                or not (variables <= self._resting or stay(self._addresses, {*made, *loads.of(members)}))
            ):
                continue
            family = families.pop()
            assert family is not None
            group = Group(begins, tuple(slot for slot in members if slot not in first), family)
            self.groups.update(dict.fromkeys(members, group))

    def _are_alone(self, variables: Set[GlobalVariable]) -> bool:
        """True for variables of one file in which derivatives put blocks: these have no other shadows."""
        return variables <= self._written and all(map(is_set_here, variables))


class _Collector:
    """What is stored in each slot. A slot of which that is not known is left out, with those that take pointers from it."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._pointer_size = addresses.pointer_size
        by_variable: defaultdict[GlobalVariable, list[Access]] = defaultdict(list)
        for access in addresses.accesses:
            by_variable[access.place.variable].append(access)
        self.slots: dict[Place, _Slot] = {}
        for variable, accesses in by_variable.items():
            if variable not in addresses.escaped and _starts_with_null(variable):
                self._collect(accesses)
        while bad := [s for s, slot in self.slots.items() if any(one not in self.slots for one in slot.taken)]:
            for one in bad:
                del self.slots[one]

    def _collect(self, accesses: list[Access]) -> None:
        places = {place: _Slot() for access in accesses for place, _ in _pointers_moved(self._addresses, access)}
        if any(place.offset is None for place in places):
            return
        lost: set[Place] = set()
        for access in accesses:
            moved = _pointers_moved(self._addresses, access)
            known = {place for place, _ in moved}
            if known or not _is_harmless(access):
                lost.update(place for place in places if place not in known and _touches(access, place))
            if isinstance(access.by, inst.Store):
                lost.update(place for place, lane in moved if not self._add(places[place], place, access.by, lane))
        self.slots.update({place: slot for place, slot in places.items() if place not in lost})

    def _add(self, slot: _Slot, place: Place, store: inst.Store, lane: int) -> bool:
        """Note where a pointer that is stored comes from. False if that is not known."""
        work = Worklist[_Part]([(store.value, lane, True)])
        for one, lane, as_it_is in work:
            inner: Iterable[_Part] | None
            if isinstance(one, ConstantWord) or _is_last_address(one):
                continue
            if isinstance(one, inst.CallBase) and _family(one) is not None:
                slot.made[one] = slot.made.get(one, True) and as_it_is
                continue
            if isinstance(one, inst.Load) and (copied := _copied_to(one.pointer)):
                inner = [(value, lane, as_it_is) for value in copied]
            elif isinstance(one, inst.Load) and one.type.scalar.is_pointer:
                inner = ()
                taken = self._places_read(one.pointer, store.pointer, place.variable)
                if not taken:
                    return False
                for other in taken:
                    other = other.moved(lane * self._pointer_size)
                    slot.taken[other] = slot.taken.get(other, True) and as_it_is
            else:
                inner = self._parts(one, lane, as_it_is)
            if inner is None:
                return False
            work.extend(inner)
        return True

    def _parts(self, one: Value, lane: int, as_it_is: bool) -> list[_Part] | None:
        """What a pointer, or that in a lane of a vector, is made of; None if that is not known."""
        if isinstance(one, inst.Phi):
            return [(value, lane, as_it_is) for value, _ in one.incoming]
        if isinstance(one, inst.Select):
            return [(value, lane, as_it_is) for value in one.operands[1:]]
        if isinstance(one, inst.GetElementPtr) and one.type.is_pointer:
            return [(one.pointer, 0, as_it_is and _is_zero_step(one))]
        if isinstance(one, (inst.InsertElement, inst.ExtractElement)):
            return _of_element(one, lane, as_it_is)
        if isinstance(one, ConstantAggregate) and one.type.is_vector:
            return [(one.elements[lane], 0, as_it_is)]
        if isinstance(one, Argument):
            calls = [c for c in self._addresses.callers(one.function) if one.index < c.argument_count]
            return [(call.arguments[one.index], lane, as_it_is) for call in calls] or None
        if not isinstance(one, inst.CallBase):
            return None
        what = meaning(one)
        if isinstance(what, SamePointer):
            return [(one.arguments[what.pointer], lane, as_it_is)]
        if isinstance(what, Call) and one.type is what.function.return_type:
            return [(value, lane, as_it_is) for value in what.function.returned]
        return None

    def _places_read(self, pointer: Value, other: Value, variable: GlobalVariable) -> list[Place]:
        """The places that are read where `other` leads to `variable`; none if it may be any other memory as well."""
        root = _root(pointer)
        found = [one for place in self._addresses.of(pointer) for one in self._addresses.expanded(place)]
        if isinstance(root, GlobalVariable):
            return found
        return [place for place in found if place.variable is variable] if root is _root(other) else []


class _Loads:
    """The loads from slots, and what derivatives find behind the pointers in them."""

    def __init__(self, addresses: Addresses, reached: Iterable[Function], kinds: Kinds) -> None:
        functions = frozenset(reached)
        self._kinds: defaultdict[Place, set[object]] = defaultdict(set)
        self._all: defaultdict[Place, list[Value]] = defaultdict(list)
        for access in addresses.accesses:
            i = access.by
            for place, _ in _pointers_moved(addresses, access) if isinstance(i, inst.Load) else ():
                self._all[place].append(i)
                if i.function in functions:
                    self._kinds[place] |= _kinds_behind(i, kinds)

    def of(self, slots: Iterable[Place]) -> list[Value]:
        """All loads from these, of the whole module."""
        return [i for slot in slots for i in self._all[slot]]

    def are_of_numbers(self, slots: Iterable[Place]) -> bool:
        found = {kind for slot in slots for kind in self._kinds[slot]}
        return POINTER not in found and any(isinstance(kind, FloatType) for kind in found)


def _kinds_behind(i: inst.Instruction, kinds: Kinds) -> frozenset[object]:
    """What is behind a pointer that was read; of a vector it is what the pointers taken out of it say."""
    if i.type.is_pointer:
        return kinds(i.function, i)
    taken = (user for user in i.users if user.type.is_pointer)
    return frozenset(kind for one in taken for kind in kinds(i.function, one))


def _first(slots: Mapping[Place, _Slot]) -> set[Place]:
    """The slots in which nothing but beginnings of blocks (and null) are."""
    found = {place for place, slot in slots.items() if all(slot.made.values()) and (slot.made or slot.taken)}
    while moved := {s for s in found if not all(kept and one in found for one, kept in slots[s].taken.items())}:
        found -= moved
    return found


def _connected(slots: Mapping[Place, _Slot]) -> Iterator[list[Place]]:
    """Slots that share an allocation, or take pointers from one another."""
    near: defaultdict[object, set[object]] = defaultdict(set)
    for place, slot in slots.items():
        for other in (*slot.made, *slot.taken):
            near[place].add(other)
            near[other].add(place)
    work = Worklist[object]()
    for place in slots:
        work.add(place)
        members = []
        for one in work:
            work.extend(near[one])
            if isinstance(one, Place):
                members.append(one)
        if members:
            yield sorted(members, key=lambda slot: (slot.variable.name or "", slot.offset or 0))


def _pointers_moved(addresses: Addresses, access: Access) -> list[tuple[Place, int]]:
    """The places from or to which an access may move pointers, each with the lane if it moves a vector of them."""
    i = access.by
    type_ = i.type if isinstance(i, inst.Load) else i.value.type if isinstance(i, inst.Store) else None
    if type_ is None or not type_.scalar.is_pointer:
        return []
    size = i.function.module.layout.pointer_size()
    return [(place.moved(size * k), k) for place in addresses.expanded(access.place) for k in range(lanes_of(type_))]


def lanes_of(type_: Type) -> int:
    """How many pointers are in a pointer, or a vector of such."""
    return type_.count if isinstance(type_, VectorType) else 1


def _of_element(one: inst.Instruction, lane: int, as_it_is: bool) -> list[_Part] | None:
    index = one.operands[-1]
    if not isinstance(index, ConstantInt):
        return None
    if isinstance(one, inst.ExtractElement):
        return [(one.operand(0), index.value, as_it_is)]
    return [(one.operand(1), 0, as_it_is) if index.value == lane else (one.operand(0), lane, as_it_is)]


def _is_harmless(access: Access) -> bool:
    """True for an access that moves no pointer, whatever it lies over: a comparison of addresses, or zeros."""
    i = access.by
    if isinstance(i, inst.Store):
        return isinstance(i.value, ConstantWord) or (isinstance(i.value, ConstantInt) and i.value.value == 0)
    if isinstance(i, inst.CallBase) and isinstance(what := meaning(i), Fill):
        value = i.arguments[what.value]
        return isinstance(value, ConstantInt) and value.value == 0
    return isinstance(i, inst.Compare)


def _touches(access: Access, slot: Place) -> bool:
    """True if an access may read or write the pointer in a slot, or a part of it."""
    i, start = access.by, access.place.offset
    type_ = i.value.type if isinstance(i, inst.Store) else i.type
    if isinstance(i, inst.CallBase) or slot.offset is None:
        return True
    layout = i.function.module.layout
    if start is None:
        return not isinstance(type_, FloatType) and layout.size(type_) >= layout.pointer_size()
    return start < slot.offset + layout.pointer_size() and slot.offset < start + layout.size(type_)


def _starts_with_null(variable: GlobalVariable) -> bool:
    """True if no pointer is in the variable when the program starts."""
    return isinstance(variable.initializer, Constant) and not _has_address(variable.initializer)


def _has_address(value: Constant) -> bool:
    if isinstance(value, ConstantAggregate):
        return any(map(_has_address, value.elements))
    return value.type.holds_pointer and not isinstance(value, ConstantWord)


def _is_last_address(value: Value) -> bool:
    """True for the address where nothing is: LLVM puts that where a derivative has compared a pointer with it."""
    address = value.operands[0] if isinstance(value, ConstantExpr) and value.opcode == "inttoptr" else None
    return isinstance(address, ConstantInt) and address.value == -1


def _is_zero_step(gep: inst.GetElementPtr) -> bool:
    return all(isinstance(index, ConstantInt) and index.value == 0 for index in gep.indices)


def _root(pointer: Value) -> Value:
    """What a pointer was computed from by steps alone."""
    while True:
        if isinstance(pointer, inst.GetElementPtr):
            pointer = pointer.pointer
        elif isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr":
            pointer = pointer.operands[0]
        elif isinstance(pointer, inst.Load) and len(copied := _copied_to(pointer.pointer)) == 1:
            pointer = copied[0]
        else:
            return variable_of(pointer) or pointer


def _copied_to(variable: Value) -> list[Value]:
    """What is stored in a local variable that is only loaded and stored; nothing if more is done with it."""
    if loads_of_copy(variable) is None:
        return []
    return [i.value for i in variable.users if isinstance(i, inst.Store)]


def variable_of(pointer: Value) -> GlobalVariable | None:
    """The global variable that a pointer is the address of, or that of the thread's copy; a thread's own is asked for by a call."""
    while isinstance(pointer, inst.CallBase):
        what, variable = meaning(pointer), thread_variable(pointer)
        if variable is None and isinstance(what, SamePointer) and not isinstance(what, ThreadCopy):
            variable = what.pointer
        if variable is None:
            return None
        pointer = pointer.arguments[variable]
    return pointer if isinstance(pointer, GlobalVariable) else None


def _family(value: inst.CallBase) -> str | None:
    """What releases the block that a call makes; None if the call makes none whose size can be asked for."""
    made, function = meaning(value), value.called_function
    if function is None or not function.is_declaration or function.name in function.module.native:
        return None  # who brings an allocator of his own need not tell sizes
    if isinstance(made, Allocation) and made.result is None and made.free in FAMILIES:
        return made.free
    return made.free if isinstance(made, Reallocation) and made.free in FAMILIES else None


def may_hold_pointers(variable: GlobalVariable) -> bool:
    """True if pointers may be in a variable, to judge by its type: also where an object is made in an array of bytes."""
    return variable.value_type.holds_pointer or _has_bytes(variable.value_type)


def _has_bytes(type_: Type) -> bool:
    if isinstance(type_, StructType):
        return any(map(_has_bytes, type_.elements or ()))
    return isinstance(type_, ArrayType) and (_has_bytes(type_.element) or type_.element is i8)
