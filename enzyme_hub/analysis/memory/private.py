"""Variables that are only known by their names: no pointer of other origin leads to them.

A variable of the module whose address is never stored, passed, returned or made a number is reached by instructions that name it
(through getelementptr, phis and selects), and by nothing else. C's `static` tables are of this kind. Those in a section of their
own, which the linker's `__start_NAME` leads to, and those that are said to be used unseen are not.
"""

from __future__ import annotations

from enzyme_hub.analysis.memory.addresses import Addresses
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.used import is_used
from enzyme_hub.languages.known import is_fiction


def is_private(variable: GlobalVariable, module: Module) -> bool:
    """True for a variable that nobody reaches but by its name. Constants, which nobody writes, are not asked for."""
    if variable.is_constant_data or not variable.has_local_linkage:
        return False
    return is_fiction(variable) or variable in module.found_by(_private_variables)


def _private_variables(module: Module) -> frozenset[GlobalVariable]:
    asked = [one for one in module.variables.values() if one.has_local_linkage and not one.is_constant_data]
    asked = [one for one in asked if ", section " not in one.suffix and not is_used(module, one)]
    addresses = Addresses(module, asked)
    return addresses.variables - addresses.escaped - addresses.passed
