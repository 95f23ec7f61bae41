"""Mutable globals whose pointers lead to other globals when a derivative begins: `static double *now = a, *next = b`.

Problem: a derivative clears the shadows of globals when it starts, so a pointer that was set before (by its initialiser, by
an earlier call, by the caller) has no shadow, and what is read through it would carry no derivative. Which globals such a
pointer may lead to is collected here from initialisers and from all stores of the module; where exactly it points is seen
when the derivative begins (`Shadows.clear`). A pointer that only others set, to a global with active data, counts as active
like that global.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field

from enzyme_hub.analysis.memory.addresses import Addresses
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.shadowed.workspaces import variable_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import ConstantAggregate, ConstantExpr, ConstantWord, Value
from enzyme_hub.languages.meaning import Copy, meaning

Globals = frozenset[GlobalVariable]


@dataclass
class Leads:
    """Where the pointers in a global lead: to these globals, to what other globals' pointers lead to, or to other memory."""

    to: set[GlobalVariable] = field(default_factory=set)
    as_in: set[GlobalVariable] = field(default_factory=set)
    elsewhere: bool = False
    escaped: bool = False  # stores may be missing

    def add(self, value: Value) -> None:
        work = Worklist([value])
        for one in work:
            inner: Iterable[Value] = ()
            if isinstance(one, GlobalVariable):
                self.to.add(one)
            elif isinstance(one, ConstantAggregate):
                inner = one.elements
            elif isinstance(one, ConstantExpr) and one.opcode == "getelementptr":
                inner = one.operands[:1]
            elif isinstance(one, inst.GetElementPtr):
                inner = (one.pointer,)
            elif isinstance(one, inst.Phi):
                inner = (choice for choice, _ in one.incoming)
            elif isinstance(one, inst.Select):
                inner = one.operands[1:]
            elif isinstance(one, inst.Load) and (found := global_behind(one.pointer)) is not None:
                self.as_in.add(found)
            elif isinstance(one, inst.Load) and (kept := _kept_in(one.pointer)) is not None:
                inner = kept
            elif one.type.holds_pointer and not isinstance(one, (ConstantWord, Function)):
                self.elsewhere = True
            work.extend(inner)


def find_leads(module: Module, candidates: Iterable[GlobalVariable]) -> dict[GlobalVariable, Leads]:
    """Where the pointers in these globals may lead, and in those that they lead to, as far as initialisers and direct stores
    tell."""
    found: dict[GlobalVariable, Leads] = {}
    fresh = {g for g in candidates if g.value_type.holds_pointer}
    while fresh:
        found.update({g: Leads() for g in fresh})
        _collect(module, {g: found[g] for g in fresh})
        _follow(found)
        fresh = {
            t for leads in found.values() for t in leads.to if t.value_type.holds_pointer and not t.is_constant_data
        }
        fresh -= found.keys()
    return found


def _collect(module: Module, found: Mapping[GlobalVariable, Leads]) -> None:
    addresses = Addresses(module, found)
    for variable, leads in found.items():
        if variable.initializer is not None:
            leads.add(variable.initializer)
        leads.escaped = variable in addresses.escaped
    for access in addresses.accesses:
        if isinstance(access.by, inst.Store) and access.by.value.type.holds_pointer:
            found[access.place.variable].add(access.by.value)
        elif isinstance(access.by, inst.CallBase) and isinstance(what := meaning(access.by), Copy):
            found[access.place.variable].elsewhere |= access.index == what.target


def _follow(found: dict[GlobalVariable, Leads]) -> None:
    """What was taken out of another global leads where that does."""
    changed = True
    while changed:
        changed = False
        for leads in found.values():
            for other in leads.as_in:
                theirs = found.get(other, Leads(elsewhere=True))
                if not theirs.to <= leads.to or theirs.elsewhere > leads.elsewhere:
                    leads.to |= theirs.to
                    leads.elsewhere |= theirs.elsewhere
                    changed = True


def reaching(
    leads: Mapping[GlobalVariable, Leads],
    written: Set[GlobalVariable],
    behind: Callable[[Iterable[Value]], Iterable[GlobalVariable]],
) -> Globals:
    """The globals with active data: those written, those whose pointers lead to them, and those that such pointers lead to.

    `behind` says where constant data leads.
    """
    found = set(written)
    targets = {g: {t for t in behind(one.to) if not t.is_constant_data} for g, one in leads.items()}
    changed = True
    while changed:
        fresh = {g for g, to in targets.items() if g not in found and to & found}
        fresh |= {t for g in (found | fresh) & targets.keys() for t in targets[g]} - found
        found |= fresh
        changed = bool(fresh)
    return frozenset(found)


def _kept_in(variable: Value) -> list[Value] | None:
    """What is stored in a local variable (of code that is not optimised); None if more is done with it."""
    users = list(variable.users) if isinstance(variable, inst.Alloca) else []
    stores = [i for i in users if isinstance(i, inst.Store) and i.pointer is variable and i.value is not variable]
    loads = [i for i in users if isinstance(i, inst.Load)]
    return [i.value for i in stores] if users and len(stores) + len(loads) == len(users) else None


def global_behind(pointer: Value) -> GlobalVariable | None:
    """The global that a pointer is a place in."""
    while True:
        if isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr":
            pointer = pointer.operands[0]
        elif isinstance(pointer, inst.GetElementPtr):
            pointer = pointer.pointer
        else:
            return variable_of(pointer)
