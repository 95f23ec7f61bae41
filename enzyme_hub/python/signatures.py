"""What a compiled function takes and returns, as C says it.

A function's arguments are numbers, and pointers to numbers, which are arrays in Python. A signature is said (a C declaration),
or read from the debug information that compilers write with -g (`debug_signatures`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from enzyme_hub.errors import PythonError
from enzyme_hub.records import record

_TYPEDEFS = "".join(
    f"typedef int {name};"
    for name in (
        *(f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)),
        *("size_t", "ssize_t", "ptrdiff_t", "intptr_t", "uintptr_t", "bool"),
    )
)


@record
class Number:
    """A type of numbers: its name in C, and its character and size in a numpy dtype. `is_float` if it has derivatives."""

    name: str
    kind: str  # f, i, u or b
    size: int

    @property
    def dtype(self) -> str:
        return f"{self.kind}{self.size}"

    @property
    def numpy(self) -> str:
        """Its name in numpy, which is its name in the frameworks, too."""
        word = {"f": "float", "i": "int", "u": "uint", "b": "bool"}[self.kind]
        return word if self.kind == "b" else f"{word}{8 * self.size}"

    @property
    def is_float(self) -> bool:
        return self.kind == "f"

    @property
    def llvm(self) -> str:
        """The type in LLVM IR."""
        if self.is_float:
            return {4: "float", 8: "double"}[self.size]
        return f"i{8 * self.size}"


@record
class Parameter:
    """An argument: a number, or an array of them, which `is_read` only or changed in place.

    `by_reference`: one number whose address is passed, as Fortran does.
    """

    name: str
    number: Number
    is_array: bool = False
    is_read: bool = False
    by_reference: bool = False

    @property
    def is_output(self) -> bool:
        """True for memory into which numbers with derivatives may be written."""
        return self.is_array and not self.is_read and self.number.is_float

    @property
    def c(self) -> str:
        if not self.is_array:
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
    def c(self) -> str:
        """The declaration in C."""
        result = "void" if self.result is None else self.result.name
        return f"{result} {self.symbol}({', '.join(p.c for p in self.parameters) or 'void'})"

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


def declared(declaration: str) -> Signature:
    """The signature that a C declaration says. Raises PythonError (EH0502)."""
    from pycparser import c_ast, c_parser
    from pycparser.c_parser import ParseError

    try:
        tree = c_parser.CParser().parse(f"{_TYPEDEFS}{declaration.rstrip().rstrip(';')};")
    except ParseError as error:
        raise _no_signature(declaration, f"it is no C declaration: {str(error).rpartition(': ')[2]}") from None
    found = tree.ext[-1]
    if not isinstance(found, c_ast.Decl) or not isinstance(found.type, c_ast.FuncDecl):
        raise _no_signature(declaration, "it declares no function")
    function = found.type
    parameters = function.args.params if function.args is not None else []
    if len(parameters) == 1 and not parameters[0].name and _names(parameters[0].type) == "void":
        parameters = []
    taken = tuple(_parameter(one, place, declaration) for place, one in enumerate(parameters))
    result = _names(function.type)
    if result == "void":
        return Signature(found.name, taken)
    made = number(result)
    if made is None:
        raise _no_signature(declaration, f"it returns {result or 'a pointer or a struct'}, and numbers alone are known")
    return Signature(found.name, taken, made)


def _parameter(node: Any, place: int, declaration: str) -> Parameter:
    from pycparser import c_ast

    if not isinstance(node, (c_ast.Decl, c_ast.Typename)):
        raise _no_signature(declaration, "it takes any number of arguments")
    type_, is_array = node.type, isinstance(node.type, (c_ast.PtrDecl, c_ast.ArrayDecl))
    if is_array:
        type_ = type_.type
    made = number(_names(type_))
    name = node.name or f"argument{place + 1}"
    if made is None:
        raise _no_signature(declaration, f"{name} is neither a number nor an array of numbers")
    return Parameter(name, made, is_array, is_array and "const" in type_.quals)


def _names(type_: Any) -> str:
    """The name of a plain type; empty for pointers and the like."""
    inner = getattr(type_, "type", None)
    return " ".join(getattr(inner, "names", ())) if hasattr(type_, "declname") else ""


def _no_signature(declaration: str, why: str) -> PythonError:
    return PythonError(
        "EH0502",
        f"the signature of {declaration.strip()!r} is not understood",
        why=why,
        remedy='say it as in lib.function("double energy(const double *x, int n)")',
    )


def with_unique_names(signature: Signature) -> Signature:
    """The same with names that differ, and that C takes for names."""
    return replace(signature, parameters=tuple(_renamed(signature.parameters)))


def _renamed(parameters: tuple[Parameter, ...]) -> Iterator[Parameter]:
    taken: set[str] = set()
    for place, one in enumerate(parameters):
        name = one.name if one.name.isidentifier() and one.name not in taken else f"argument{place + 1}"
        taken.add(name)
        yield replace(one, name=name)
