"""What can be said of a function or a global, however it is said."""

from __future__ import annotations

from typing import TypeAlias

from enzyme_hub.base.records import record
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.ir.module import Function, GlobalVariable


@record
class Like:
    """The function has the derivative of the mathematical function of that name."""

    name: str


@record
class NoDerivative:
    """No derivative flows through the function; of a global: it has no shadow."""


@record
class NoFree:
    """The function releases no memory that its caller knows."""


@record
class Allocates:
    """The function returns new memory.

    `size` is the position of the argument with the number of bytes. `free` releases the memory: `order` has, for each of its
    arguments, the position of the allocator's argument that it gets, or -1 for the pointer. Without an order it gets the
    pointer in the place `pointer`, and elsewhere what the allocator got there.
    """

    size: int
    free: str
    order: tuple[int, ...] = ()
    pointer: int = 0


@record
class ShadowedBy:
    """Of a global: that other global is its shadow."""

    shadow: str


What: TypeAlias = "CustomDerivative | Like | NoDerivative | NoFree | Allocates | ShadowedBy"


@record
class Statement:
    """`where` is how it is said, for messages: the name of a global, a line of a file."""

    subject: Function | GlobalVariable
    what: What
    where: str
