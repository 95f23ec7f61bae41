"""Fortran's arguments, as flang's debug information tells of them: everything is an address, of numbers or of a descriptor."""

from __future__ import annotations

from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.values import Argument
from enzyme_hub.python.debug_elements import POINTERS, NotRead, element, plain, rows
from enzyme_hub.python.signatures import Number, Parameter
from enzyme_hub.python.structs import Struct

# CFI_type_t of ISO_Fortran_binding.h, as flang 22 writes it.
_CODES = {
    ("f", 4): 27,
    ("f", 8): 28,
    ("c", 8): 34,
    ("c", 16): 35,
    ("i", 1): 7,
    ("i", 2): 8,
    ("i", 4): 9,
    ("i", 8): 10,
    ("u", 1): 45,
    ("u", 2): 46,
    ("u", 4): 47,
    ("u", 8): 48,
}
_LOGICAL = {1: 39, 2: 13, 4: 14, 8: 15}


def fortran_parameter(name: str, type_: MDNode | None, passed: Argument, variable: MDNode | None) -> Parameter:
    """An argument whose address is passed. Raises NotRead."""
    if _is_address(variable.node("type") if variable is not None else None) and not _is_address(type_):
        raise NotRead(f"{name} is type(c_ptr), by value: nothing tells where to")
    # Of `intent(in)` debug information does not tell, but the optimiser does.
    is_read = any(map(passed.has_attribute, ("readonly", "readnone")))
    outer, _ = plain(type_)
    if outer is not None and outer.string("tag") in POINTERS:
        raise NotRead(
            f"{name} is allocatable, a pointer, a procedure or of class(...): a descriptor or code is passed, and not its numbers",
            f"take {name} without these words, in a procedure around it",
        )
    if passed.has_attribute("byval"):
        raise NotRead(f"{name} is passed by value, in memory", f"take {name} by reference")
    if _is_address(type_):
        raise NotRead(f"{name} is type(c_ptr), by reference: the address of an address", "take it by value")
    node, _, dimensions = rows(type_)
    if outer is not None and "dataLocation" in outer.fields:
        return _assumed_shape(name, outer, node, dimensions)
    if dimensions:
        return Parameter(name, element(node, name), True, is_read, layout=(None, "F") if dimensions > 1 else None)
    return Parameter(name, element(type_, name), True, is_read, by_reference=True)


def _is_address(type_: MDNode | None) -> bool:
    """True for type(c_ptr) and type(c_funptr)."""
    node, _ = plain(type_)
    return node is not None and node.string("name").startswith("__builtin_c_")


def _assumed_shape(name: str, array: MDNode, node: MDNode | None, dimensions: int) -> Parameter:
    """`x(:)`, of which the address of a descriptor is passed. Whether it is changed only the code tells (`assumed_shape`)."""
    explicit = f"write {name}({', '.join(f'n{k + 1}' if dimensions > 1 else 'n' for k in range(dimensions))})"
    for field, called in (("allocated", "allocatable"), ("associated", "a pointer"), ("rank", "of assumed rank")):
        if field in array.fields:
            raise NotRead(
                f"{name} is {called}, which no array of numpy's is",
                f"{explicit}, or take {name}(:) without these words",
            )
    found = element(node, name)
    if isinstance(found, Struct):
        raise NotRead(
            f"{name} is an assumed-shape array of a derived type, whose descriptor tells of the type, too", explicit
        )
    return Parameter(name, found, True, False, layout=(dimensions, "F"), descriptor=_code(found, node))


def _code(number: Number, node: MDNode | None) -> int:
    is_logical = node is not None and node.string("encoding") == "DW_ATE_boolean"
    return _LOGICAL[number.size] if is_logical else _CODES[number.kind, number.size]
