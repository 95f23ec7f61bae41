"""Constant data that leads to variables: `static double *const states[] = {u, v}`, a table of names and addresses of parameters.

Who names such a table may read and write the variables in it, as if it named them. Where one of them is differentiated the table has
a shadow, in which the shadows of the variables are; so has a table that leads there through other constant data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from enzyme_hub.analysis.memory.addresses import named_in
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.shadowed.global_pointers import Globals, Leads
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import Value


class ConstantTables:
    """Answers about the constants of a module; each initialiser is looked at once."""

    def __init__(self) -> None:
        self._named_in: dict[GlobalVariable, tuple[GlobalVariable, ...]] = {}

    def behind(self, constants: Iterable[Value]) -> dict[GlobalVariable, None]:
        """The variables that are named in these constants, or in constant data that they lead to; that data is among them."""
        return dict.fromkeys(reachable((g for one in constants for g in named_in(one)), self._inside))

    def leading_to(self, tables: Iterable[GlobalVariable], variables: Set[GlobalVariable]) -> frozenset[GlobalVariable]:
        """Those of the constant `tables` that lead to one of the variables."""
        return frozenset(one for one in tables if one.is_constant_data and self.behind([one]).keys() & variables)

    def in_tables(self, tables: Iterable[GlobalVariable]) -> set[GlobalVariable]:
        """The mutable variables that these name."""
        return {g for one in tables for g in self._inside(one) if not g.is_constant_data}

    def led_to(self, tables: Iterable[GlobalVariable], leads: Mapping[GlobalVariable, Leads]) -> Globals:
        """The mutable variables that these name, and those that the pointers in them lead to: whoever follows pointers there
        looks for shadows, whether or not the variables are active."""

        def led_to(variable: GlobalVariable) -> list[GlobalVariable]:
            its = leads.get(variable)
            return [g for g in its.to if not g.is_constant_data] if its is not None else []

        return frozenset(reachable(self.in_tables(tables), led_to))

    def _inside(self, variable: GlobalVariable) -> tuple[GlobalVariable, ...]:
        """What the initialiser of constant data names."""
        if not (variable.is_constant_data and variable.value_type.holds_pointer) or variable.initializer is None:
            return ()
        if variable not in self._named_in:
            self._named_in[variable] = tuple(named_in(variable.initializer))
        return self._named_in[variable]
