"""What a compiled function takes and returns, as C says it.

A function's arguments are numbers, and pointers to numbers and structs, which are arrays in Python. A signature is said (a C
declaration or a header, `declarations`), or read from the debug information that compilers write with -g (`debug_signatures`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from enzyme_hub.base.records import record

BY_ADDRESS = "eh.by.address."  # begins the symbols of wrappers
BY_EXTENTS = "eh.by.extents."  # of those around functions that take Fortran's descriptors
STATUS = "eh.status."  # of functions that say whether the derivative behind the same symbol has stopped
NUMBA = "eh.numba."  # and of those around numba's functions

# `Parameter.text`: a text ends at a zero byte, as C has it; another argument holds its length; any other number is a length in
# characters, and a shorter text is filled up with blanks.
TERMINATED, AS_IT_IS = 0, -1

_OF_MODULE = re.compile(r"^_Q(?=M).*[FSP](?=[a-z])")  # flang's _QMmodelPenergy: capitals stand between the names


@record
class Number:
    """A type of numbers: its name in C, and its character and size in a numpy dtype. `is_float` if it has derivatives."""

    name: str
    kind: str  # f, i, u or b; c for complex numbers, V for structs (`structs`)
    size: int

    @property
    def dtype(self) -> Any:
        return f"{self.kind}{self.size}"

    @property
    def numpy(self) -> str:
        """Its name in numpy, which is its name in the frameworks, too."""
        word = {"f": "float", "i": "int", "u": "uint", "b": "bool"}[self.kind]
        return word if self.kind == "b" else f"{word}{8 * self.size}"

    @property
    def is_float(self) -> bool:
        return self.kind in "fc"

    @property
    def llvm(self) -> str:
        """The type in LLVM IR."""
        if self.kind == "f":
            return {4: "float", 8: "double"}[self.size]
        return f"i{8 * self.size}"


@record
class Parameter:
    """An argument: a number, or an array of them, which `is_read` only or changed in place.

    `by_reference`: one number whose address is passed, as Fortran does. `by_value`: a struct or a complex number that is passed
    itself; `is_result`: one that is returned. These two are the business of a wrapper, which takes addresses (`wrappers`).
    `extent`: the size of another parameter along a dimension, which nobody gives. `layout`: how many dimensions an array has (None if
    any number will do), and in which order (C or F) it lies in memory; None if any will do. `descriptor`: the code of its elements in
    Fortran's descriptor, for an assumed-shape array (`assumed_shape`). `lengths`: the places of arguments whose product is the least
    number of elements. `text`: how long the text is that Fortran takes here (`texts`); None for arrays of bytes, which may be C's text.
    """

    name: str
    number: Number
    is_array: bool = False
    is_read: bool = False
    by_reference: bool = False
    by_value: bool = False
    is_result: bool = False
    extent: tuple[int, int] | None = None
    layout: tuple[int | None, str] | None = None
    descriptor: int | None = None
    lengths: tuple[int, ...] = ()
    text: int | None = None

    @property
    def is_output(self) -> bool:
        """True for memory into which numbers with derivatives may be written."""
        return self.is_array and not self.is_read and self.number.is_float

    @property
    def passed(self) -> str:
        """Its type for cffi, which need not know what complex numbers and structs are."""
        return "void *" if self.number.kind in "cV" else f"{self.number.name}{' *' * self.is_array}"

    @property
    def c(self) -> str:
        if not self.is_array or self.by_value:
            return f"{self.number.name} {self.name}"
        return f"{'const ' * self.is_read}{self.number.name} *{self.name}"

    @property
    def llvm(self) -> str:
        return "ptr" if self.is_array else self.number.llvm


@record
class Signature:
    """A function by its symbol; `result` is None for one that returns nothing."""

    symbol: str
    parameters: tuple[Parameter, ...]
    result: Number | None = None

    @property
    def given(self) -> tuple[Parameter, ...]:
        """The parameters that a caller gives; sizes and a result come behind them."""
        return tuple(one for one in self.parameters if not one.is_result and one.extent is None)

    @property
    def name(self) -> str:
        """The name of the function that people know."""
        symbol = self.symbol.removeprefix(BY_ADDRESS).removeprefix(BY_EXTENTS).removeprefix(NUMBA)
        return _OF_MODULE.sub("", symbol)

    @property
    def c(self) -> str:
        """The declaration in C."""
        results = [one.number.name for one in self.parameters if one.is_result]
        result = results[0] if results else "void" if self.result is None else self.result.name
        return f"{result} {self.name}({', '.join(p.c for p in self.given) or 'void'})"

    @property
    def pointer(self) -> str:
        """The type of its address, for cffi."""
        result = "void" if self.result is None else self.result.name
        return f"{result} (*)({', '.join(one.passed for one in self.parameters) or 'void'})"

    @property
    def llvm(self) -> str:
        """The declaration in LLVM IR."""
        result = "void" if self.result is None else self.result.llvm
        return f'declare {result} @"{self.symbol}"({", ".join(p.llvm for p in self.parameters)})'


@cache
def number(name: str) -> Number | None:
    """The numbers that C calls `name`; None for anything else."""
    from cffi import FFI

    ffi = FFI()
    try:
        type_ = ffi.typeof(name)
    except Exception:  # cffi raises its own and pycparser's errors, and what they have in common is this
        return None
    if type_.kind != "primitive":
        return None
    is_unsigned = type_.cname.startswith(("unsigned", "uint", "size_t"))
    kinds = {"float": "f", "double": "f", "_Bool": "b", "bool": "b"}
    if "complex" in type_.cname.lower() or "long double" in type_.cname:
        return None
    return Number(name, kinds.get(type_.cname, "u" if is_unsigned else "i"), ffi.sizeof(type_))


def with_unique_names(signature: Signature) -> Signature:
    """The same with names that differ, and that C takes for names."""
    return replace(signature, parameters=tuple(_renamed(signature.parameters)))


def _renamed(parameters: tuple[Parameter, ...]) -> Iterator[Parameter]:
    taken: set[str] = set()
    for place, one in enumerate(parameters):
        name = one.name if one.name.isidentifier() and one.name not in taken else f"argument{place + 1}"
        taken.add(name)
        yield replace(one, name=name)
