"""The one form in which the rest finds what was said of a function: its attributes.

A derivative that is given is an attribute with the name of the function that computes it. LLVM keeps attributes of functions
that it does not know, through optimisation, linking and printing.
"""

from __future__ import annotations

import re
from typing import cast

from enzyme_hub.base.records import record
from enzyme_hub.ir.lexer import escape, unescape
from enzyme_hub.ir.module import Function, GlobalVariable, Module

PREFIX = "ehub-given-"
_SHADOW_WORD = "!enzyme_shadow"
_SHADOW = re.compile(r"!enzyme_shadow (![-\w]+)")
_INACTIVE_GLOBAL = "!enzyme_inactive"
ALLOCATOR, DEALLOCATOR = '"ehub-allocator"', '"ehub-deallocator"'
HOLDS = '"ehub-holds"'  # of a parameter: the types of what lies behind the pointer, as in `double,i8`; `double[]` if it goes on so
INACTIVE = '"enzyme_inactive"'
KEEPS = '"ehub-keeps"'  # of a function without a body: it works on what it, or another one, was given before, too


@record
class CustomDerivative:
    """The names of the functions that compute a function's derivatives; empty where there is none.

    `augment` runs the function and returns what `gradient` needs of it; without one the function itself runs. `derivative`
    is forward mode's. `split_augment` and `split_derivative` are tangents over a tape.
    """

    augment: str = ""
    gradient: str = ""
    derivative: str = ""
    split_augment: str = ""
    split_derivative: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """All functions that are named."""
        return tuple(filter(None, (getattr(self, kind) for kind in KINDS)))


KINDS = ("augment", "gradient", "derivative", "split_augment", "split_derivative")


def given(function: Function) -> CustomDerivative | None:
    """The derivatives that the program gives for a function; None if it gives none."""
    if not is_given_any(function.module):
        return None
    memo = cast("dict[Function, CustomDerivative | None]", function.module.memo(given))
    if function not in memo:
        memo[function] = _read(function)
    return memo[function]


def is_given_any(module: Module) -> bool:
    """True if the module, as LLVM printed it, gives a derivative of some function."""
    return module.found_by(_gives_any)


def _gives_any(module: Module) -> bool:
    return any(word.startswith(f'"{PREFIX}') for words in module.attribute_groups.values() for word in words)


def _read(function: Function) -> CustomDerivative | None:
    found: dict[str, str] = {}
    for word in function.attributes:
        if word.startswith(f'"{PREFIX}'):
            kind, _, name = word.partition("=")
            found[kind[len(PREFIX) + 1 : -1]] = unescape(name[1:-1]).decode("utf-8", "surrogateescape")
    return CustomDerivative(**found) if found else None


def is_inactive(variable: GlobalVariable) -> bool:
    """True for a global that the program says carries no derivative."""
    return _INACTIVE_GLOBAL in variable.suffix


def say_inactive(variable: GlobalVariable) -> None:
    """Write that down."""
    if not is_inactive(variable):
        variable.suffix += f", {_INACTIVE_GLOBAL} !{{}}"


def given_shadows(module: Module) -> dict[GlobalVariable, GlobalVariable]:
    """The globals whose shadow the program names, each with that."""
    found: dict[GlobalVariable, GlobalVariable] = {}
    for variable in module.variables.values():
        if (match := _SHADOW.search(variable.suffix)) is not None:
            shadow = module.metadata[match[1]].operands[0]
            assert isinstance(shadow, GlobalVariable)
            found[variable] = shadow
    return found


def say_shadow(variable: GlobalVariable, shadow: GlobalVariable) -> None:
    """Write down that one global is the shadow of another."""
    if _SHADOW_WORD not in variable.suffix:
        variable.suffix += f", {_SHADOW_WORD} !{{{shadow.type} @{shadow.name}}}"


def attributes(said: CustomDerivative) -> list[str]:
    """The words that say it."""
    pairs = ((kind, getattr(said, kind)) for kind in KINDS)
    return [f'"{PREFIX}{kind}"="{escape(name.encode("utf-8", "surrogateescape"))}"' for kind, name in pairs if name]
