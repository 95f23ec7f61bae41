"""What is asked of all that is differentiated with a function: below the requests that reach it, and not below others of the link.

What one request becomes must not depend on which others there are. So where something that one function does matters to another
one (what it writes to static memory, which blocks native calls replace), only functions of the same requests count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from functools import cached_property

from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.differentiate.shadowed.constant_tables import ConstantTables
from enzyme_hub.differentiate.shadowed.global_pointers import Globals, Leads, reaching
from enzyme_hub.differentiate.shadowed.replaced import Replaced, replaces_nothing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.languages.meaning import calls_derivative

_Roots = frozenset[Function]


class Beside:
    """Answers by function; those for the same requests are found once.

    `named` has the mutable globals by function, `active` those that are active for any request, `written` says which of them some
    functions may write, `behind` are some more that count as written. Of those `in_tables`, which constant data leads to, types alone
    say whether they are written, and types are those of all requests: they are active for all or for none.
    """

    def __init__(
        self,
        roots: Iterable[Function],
        calls: CallGraph,
        named: Mapping[Function, Globals],
        active: Globals,
        written: Callable[[Iterable[Function]], Set[GlobalVariable]],
        behind: Globals,
        leads: Mapping[GlobalVariable, Leads],
        tables: ConstantTables,
        active_tables: Globals,
        in_tables: Globals,
    ) -> None:
        self._all = frozenset(roots)
        self._calls = calls
        self._named = named
        self._any_active = active
        self._written = written
        self._behind = behind
        self._leads = leads
        self._tables = tables
        self._active_tables = active_tables
        self._in_tables = in_tables
        self._active: dict[_Roots, Globals] = {}
        self._replaced: dict[_Roots, Replaced] = {}
        self._touching: dict[_Roots, Set[Function]] = {}

    def roots_of(self, function: Function) -> _Roots:
        """The functions of the requests that reach a function; all of them for one that was made of a part of another."""
        return self._roots.get(function) or self._all

    @cached_property
    def _roots(self) -> dict[Function, _Roots]:
        found: dict[Function, set[Function]] = {}
        for root in self._all:
            for function in self._calls.below([root]):
                found.setdefault(function, set()).add(root)
        return {function: frozenset(roots) for function, roots in found.items()}

    def functions(self, function: Function) -> Set[Function]:
        """All that is differentiated with a function."""
        return self._calls.below(self.roots_of(function))

    def named(self, function: Function) -> set[GlobalVariable]:
        """The mutable globals that these use by name."""
        return self._named_below(self.roots_of(function))

    def active(self, function: Function) -> Globals:
        """The globals with active data: to requests that do not write them what is there is constant."""
        return self._active_of(self.roots_of(function))

    def active_tables(self, function: Function) -> Globals:
        """The constant data that leads to one of them."""
        return self._tables.leading_to(self._active_tables, self.active(function))

    def touching(self, function: Function) -> Set[Function]:
        """The functions that may, by what they call, meet a global with active data."""
        return self._touching_of(self.roots_of(function))

    def touches(self, root: Function) -> bool:
        """True if a request of this function meets a global with active data."""
        return root in self._touching_of(frozenset((root,)))

    def replaced(self, function: Function, types: TypeAnalysis, may_free: Callable[[inst.CallBase], bool]) -> Replaced:
        """The blocks that calls made as they stand may release, and leave pointers to others in their place."""
        roots = self.roots_of(function)
        found = self._replaced.get(roots)
        if found is None:
            instructions = (i for one in self._calls.below(roots) for i in one.instructions)
            calls = (i for i in instructions if isinstance(i, inst.CallBase) and not calls_derivative(i))
            replacing = [i for i in calls if may_free(i) and not replaces_nothing(i)]
            found = self._replaced[roots] = Replaced(replacing, types if types.apart is None else None)
        return found

    def _named_below(self, roots: _Roots) -> set[GlobalVariable]:
        return {g for one in self._calls.below(roots) for g in self._named.get(one, ())}

    def _active_of(self, roots: _Roots) -> Globals:
        if roots == self._all:
            return self._any_active
        found = self._active.get(roots)
        if found is None:
            written = (
                self._written(self._calls.below(roots)) | (self._behind & self._named_below(roots)) | self._in_tables
            )
            found = reaching(self._leads, written & self._any_active, self._tables.behind) & self._any_active
            self._active[roots] = found
        return found

    def _touching_of(self, roots: _Roots) -> Set[Function]:
        found = self._touching.get(roots)
        if found is None:
            active = self._active_of(roots)
            found = self._calls.reaching(f for f, named in self._named.items() if named & active)
            self._touching[roots] = found
        return found
