"""Shadows of what a module has once: of its globals, made when a derivative first asks for one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Set

from enzyme_hub.analysis.activity.analysis import takes_discarded_shadow
from enzyme_hub.analysis.memory.addresses import Place, pointers_in
from enzyme_hub.custom.given import say_inactive
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed import dynamic_memory
from enzyme_hub.differentiate.shadowed.block_memory import clear_shared
from enzyme_hub.differentiate.shadowed.global_pointers import Leads, find_leads
from enzyme_hub.differentiate.shadowed.kept import NO_OWNER, Trio
from enzyme_hub.differentiate.shadowed.thread_copies import clear_in_each_thread, here, is_of_each_thread
from enzyme_hub.differentiate.shadowed.workspaces import Workspaces, may_hold_pointers
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, Value, const_int, null
from enzyme_hub.languages.known import stands_for_empty
from enzyme_hub.languages.meaning import is_own as is_of_derivatives

_Table = dict[tuple[GlobalVariable, int], GlobalVariable]  # by variable and lane


class Shadows:
    """The shadows of the globals of `module`; `active` are those that derivatives flow through.

    `workspaces` has the slots whose shadow lives from derivative to derivative (`workspaces.py`), `leads` says to which
    globals the pointers in globals may lead (`global_pointers.py`), `given` has the shadows that the program names, and `named_below`
    says which globals a function and what it calls name.
    """

    def __init__(
        self,
        module: Module,
        active: Set[GlobalVariable],
        workspaces: Workspaces,
        leads: Mapping[GlobalVariable, Leads],
        given: Mapping[GlobalVariable, GlobalVariable],
        named_below: Callable[[Function], Set[GlobalVariable]],
    ) -> None:
        self._named_below = named_below
        self._given = given
        self._workspaces = workspaces
        self._leads = leads
        self._owners: _Table = {}
        self._module = module
        self._active = active
        self._mutable: _Table = {}
        self._at_rest: _Table = {}
        self._constants: defaultdict[tuple[bool, bool], _Table] = defaultdict(dict)  # by `is_tangent` and `is_own`

    def of_global(
        self, variable: GlobalVariable, lane: int = 0, is_tangent: bool = False, is_own: bool = False
    ) -> GlobalVariable | None:
        """The shadow of a global in a lane; None where it has none.

        That of a mutable global is cleared when a derivative starts. Constant data whose address may be stored in shadowed
        memory has a shadow too: its adjoint is discarded, its tangent (`is_tangent`) is zero for ever. What has no shadow is
        its own where that is decided at run time (`is_own`), also where a pointer in constant data leads there.
        """
        if stands_for_empty(variable):
            return variable
        if variable in self._given:
            return self._given_shadow(variable, lane)
        key = (variable, lane)
        constants = self._constants[is_tangent, is_own]
        found = self._mutable.get(key) or constants.get(key)
        if found is not None:
            return found
        if variable in self._active:
            return self._new(key, self._mutable)
        if not takes_discarded_shadow(variable):
            return None
        found = self._new(key, constants)
        found.is_constant_data = is_tangent
        initializer = variable.initializer
        if variable.value_type.holds_pointer and initializer is not None:
            found.initializer = self._shadows_in(initializer, lane, is_tangent, is_own)
        return found

    @property
    def made(self) -> list[GlobalVariable]:
        """All shadows that were made so far."""
        tables = (self._mutable, self._at_rest, *self._constants.values())
        return [shadow for table in tables for shadow in table.values()]

    def _given_shadow(self, variable: GlobalVariable, lane: int) -> GlobalVariable:
        """The shadow that the program names; it is the program's to clear. One of ours holds nothing, and serves all lanes."""
        if lane and not is_of_derivatives(variable):
            raise DifferentiationError(
                "EH0312",
                f"{variable.name} has a shadow of its own, {self._given[variable].name}, and several lanes need several",
                remedy="ask for one lane at a time",
            )
        return self._given[variable]

    def slot(self, b: Builder, slot: Place, lane: int) -> Trio:
        """Where the pointer in a slot of a workspace is, its shadow, and the pointer that this belongs to."""
        assert slot.offset is not None
        key = (slot.variable, lane)
        shadow = self.of_global(*key) or self._resting(*key)
        assert isinstance(shadow, GlobalVariable)
        owner = self._owners.get(key)
        if owner is None:
            owner = self._new(key, self._owners, "owner")
            say_inactive(owner)
        parts = (here(b, slot.variable, one) for one in (slot.variable, shadow, owner))
        place, its_shadow, its_owner = (b.offset(one, slot.offset) for one in parts)
        return place, its_shadow, its_owner

    def _new(self, key: tuple[GlobalVariable, int], table: _Table, what: str = "shadow") -> GlobalVariable:
        variable = key[0]
        if self._is_second_half(variable) and what == "shadow":
            if key[1]:
                raise DifferentiationError(
                    "EH0312",
                    f"{variable.name} has one shadow, the second half of the shared memory, and several lanes need several",
                    remedy="ask for one lane at a time",
                )
            table[key] = dynamic_memory.shadow(self._module, variable)
            return table[key]
        name = self._module.unique_name(f"{variable.name}.{what}")
        prefix = "internal thread_local" if variable.is_thread_local else "internal"
        found = GlobalVariable(
            name, variable.value_type, prefix=prefix, suffix="", initializer=null(variable.value_type)
        )
        table[key] = self._module.variables[name] = found
        if variable.name in self._module.placed:
            self._module.placed[name] = self._module.placed[variable.name]
        return found

    def _is_second_half(self, variable: GlobalVariable) -> bool:
        """True for shared memory of which the launch asks for twice as much as the primal needs."""
        if not self._module.is_shared(variable) or not dynamic_memory.is_doubled(self._module):
            return False
        return self._module.layout.alloc_size(variable.value_type) == 0

    def _shadows_in(self, value: Constant, lane: int, is_tangent: bool, is_own: bool) -> Constant:
        """Zeros, and in the place of each pointer its shadow; a function is its own."""

        def within(inner: Constant) -> Constant:
            return self._shadows_in(inner, lane, is_tangent, is_own)

        if isinstance(value, Function):
            return value
        if isinstance(value, GlobalVariable):
            found = self.of_global(value, lane, is_tangent, is_own)
            return found or (value if is_own else self._resting(value, lane))
        if isinstance(value, ConstantAggregate):
            return ConstantAggregate(value.type, tuple(map(within, value.elements)))
        if isinstance(value, ConstantExpr) and value.type.is_pointer and value.opcode == "getelementptr":
            operands = (within(value.operands[0]), *value.operands[1:])
            return ConstantExpr(value.type, value.opcode, operands, value.flags, value.source_type)
        return null(value.type)

    def _resting(self, variable: GlobalVariable, lane: int) -> Constant:
        """The shadow of a variable that no derivative flows through, where constant data leads to it: whoever follows pointers
        there follows their shadows, too. What is added to its numbers is lost, as it should be.
        """
        if variable.is_declaration:
            return null(variable.type)
        key = (variable, lane)
        return self._at_rest.get(key) or self._new(key, self._at_rest)

    def clear(self, b: Builder, runtime: Runtime, is_own: bool, function: Function) -> None:
        """Nothing an earlier derivative left in mutable globals' shadows may count, before one of `function`; pointers lead
        where the primal's do.

        With `is_own` those that surely lead to globals without a shadow are their own.
        """
        if self._module.target.is_device:
            clear_shared(self._module, b, self._shared(self._named_below(function)))
            return
        done: set[tuple[GlobalVariable, int]] = set()
        own: list[tuple[GlobalVariable, int]] = []  # of each thread
        while fresh := [key for key in (*self._mutable, *self._at_rest) if key not in done]:
            done.update(fresh)
            self._follow({variable for variable, _ in fresh if variable not in self._leads})
            for key in fresh:
                if is_of_each_thread(self._module, key[0]):
                    own.append(key)
                else:
                    self._clear(b, runtime, key, is_own)
        if own:

            def clear(its: Builder) -> None:
                for key in own:
                    self._clear(its, runtime, key, is_own)

            holds_pointers = any(may_hold_pointers(variable) for variable, _ in own)
            clear_in_each_thread(b, runtime, clear, function, holds_pointers)

    def _shared(self, named: Set[GlobalVariable]) -> list[GlobalVariable]:
        """The shadows of the variables on a GPU that are named. Raises DifferentiationError where threads could not clear one."""
        found = []
        for (variable, _), shadow in (*self._mutable.items(), *self._at_rest.items()):
            if variable not in named:
                continue
            if not self._module.is_shared(variable):
                raise DifferentiationError(
                    "EH0306",
                    f"{variable.name} is a variable in the memory of the GPU, and needs a shadow",
                    why="every block and every launch adds to it, so nobody but the program knows when to clear it",
                    remedy="give it one: __enzyme_shadow, or pass a pointer to it as an argument, with its shadow",
                )
            found.append(shadow)
        return found

    def _follow(self, variables: Set[GlobalVariable]) -> None:
        """Find out where the pointers in variables lead that no differentiated function names."""
        if any(one.value_type.holds_pointer for one in variables):
            self._leads = {**self._leads, **find_leads(self._module, variables)}

    def _clear(self, b: Builder, runtime: Runtime, key: tuple[GlobalVariable, int], is_own: bool) -> None:
        variable, lane = key
        shadow = self._mutable.get(key) or self._at_rest[key]
        if key in self._at_rest and variable in self._leads:
            for target in sorted(self._leads[variable].to, key=lambda g: g.name or ""):
                if self.of_global(target, lane) is None and not target.is_thread_local:
                    self._resting(target, lane)
        slots = self._workspaces.slots_in(variable)
        own, its_shadow = (here(b, variable, one) for one in (variable, shadow))
        size = self._module.layout.alloc_size(shadow.value_type)
        self._fill(b, runtime, its_shadow, size, [slot.offset for slot in slots if slot.offset is not None])
        for slot in slots:
            b.store(NO_OWNER, self.slot(b, slot, lane)[2])
        targets, leads = self._targets(variable, lane), self._leads.get(variable)
        is_own = is_own and leads is not None and not leads.elsewhere
        kept = {slot.offset for slot in slots}
        for place in pointers_in(self._module.layout, variable.value_type) if targets or is_own else ():
            if place in kept:
                continue
            pointer = b.load(types.ptr, b.offset(own, place), 1)
            otherwise = pointer if is_own else null(types.ptr)
            b.store(self._shadow_within(b, pointer, targets, lane, otherwise), b.offset(its_shadow, place), 1)

    def _fill(self, b: Builder, runtime: Runtime, shadow: Value, size: int, kept: list[int]) -> None:
        """Zeros everywhere in a shadow of so many bytes but in these slots."""
        start = 0
        for place in (*sorted(kept), size):
            if place > start:
                runtime.fill_zero(b, b.offset(shadow, start), const_int(types.i64, place - start))
            start = place + self._module.layout.pointer_size()

    def _targets(self, variable: GlobalVariable, lane: int) -> list[GlobalVariable]:
        """The globals with a shadow that the pointers in the variable may lead to when a derivative begins."""
        if variable not in self._leads:
            return []
        found = sorted(self._leads[variable].to, key=lambda g: g.name or "")  # also the order in which shadows are made
        return [g for g in found if not g.is_thread_local and self._shadow_of(g, lane) is not None]

    def _shadow_of(self, variable: GlobalVariable, lane: int) -> GlobalVariable | None:
        return self.of_global(variable, lane) or self._at_rest.get((variable, lane))

    def _shadow_within(
        self, b: Builder, pointer: Value, targets: list[GlobalVariable], lane: int, otherwise: Value
    ) -> Value:
        """The place in the shadow of the one of these globals that the pointer points into."""
        found = otherwise
        address = b.cast("ptrtoint", pointer, types.i64)
        for predicate in ("eq", "ult"):  # what begins where another ends is meant
            for target in targets:
                shadow = self._shadow_of(target, lane)
                assert shadow is not None
                distance = b.binary("sub", address, b.cast("ptrtoint", target, types.i64))
                size = const_int(types.i64, self._module.layout.alloc_size(target.value_type))
                is_inside = b.compare("icmp", predicate, distance, size)
                found = b.select(is_inside, b.gep(types.i8, shadow, [distance]), found)
        return found
