"""Signatures from C declarations: one that somebody says, or a whole header. pycparser knows what they say, cffi the layout of structs."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from enzyme_hub.errors import LinkError, PythonError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.tools import as_word
from enzyme_hub.python.arguments import ffi
from enzyme_hub.python.signatures import Number, Parameter, Signature, number, with_unique_names
from enzyme_hub.python.structs import COMPLEX, Field, struct

_KNOWN_TO_CFFI = (
    *(f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)),
    *("size_t", "ssize_t", "ptrdiff_t", "intptr_t", "uintptr_t", "bool"),
)
_TYPEDEFS = "".join(f"typedef int {name};" for name in _KNOWN_TO_CFFI)
# What headers say beyond C, as macros that say nothing.
_MACROS = (
    "-D__attribute__(x)=",
    "-D__asm__(x)=",
    "-D__extension__=",
    "-D__restrict=restrict",
    "-D__inline=inline",
    "-D__inline__=inline",
)
_AS_IN = 'say it as in lib.function("double energy(const double *x, int n)")'
_NOT_KNOWN = "eh_of_the_system"
_TYPE_NAME = re.compile(r"(?:\btypedef\b[^;{}()]*?|\})\s*\b(\w+)\s*;")
_LINE = re.compile(r'# \d+ "[^"]*"(.*)')


class _Unknown(Exception):
    """Why a declaration is not understood."""


def declared(declaration: str) -> Signature:
    """The signature of the last declaration; structs are declared before it. Raises PythonError (EH0502)."""
    *_, last = [None, *_read(declaration)]
    if last is None:
        raise _no_signature(declaration, "it declares no function")
    _, signature = last
    if isinstance(signature, str):
        raise _no_signature(declaration, signature)
    return signature


def of_header(path: Path, flags: Sequence[str]) -> dict[str, Signature | str]:
    """The functions of a header by name, each with its signature or why that is not known. Raises HubError."""
    if not path.exists():
        raise PythonError("EH0505", f"{path} is not there", where=str(path))
    return dict(_read(_preprocessed(path, flags), str(path)))


def _preprocessed(path: Path, flags: Sequence[str]) -> str:
    """What the header itself and others of its kind say, without the system's."""
    tool = toolchains.clang()
    if tool is None or not tool.usable:
        raise LinkError("EH0406", "a header needs a C compiler", remedy="`enzyme-hub doctor` says how to get one")
    chosen = [one for one in flags if one.startswith(("-I", "-D", "-U"))]
    words = [*tool.command, "-E", "-x", "c", *_MACROS, *chosen, as_word(path)]
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise PythonError("EH0503", f"{path} does not compile", where=str(path), why=done.stderr.strip()[-4000:])
    lines: dict[bool, list[str]] = {True: [], False: []}
    is_ours = True
    for line in done.stdout.splitlines():
        marker = _LINE.match(line)
        if marker is not None:
            is_ours = "3" not in marker[1].split()
        elif not line.startswith("#"):
            lines[is_ours].append(line)
    # Of the system's types the names suffice: C cannot be parsed without them.
    names = set(_TYPE_NAME.findall("\n".join(lines[False]))) - set(_KNOWN_TO_CFFI)
    return "\n".join([*(f"typedef struct {_NOT_KNOWN} {name};" for name in sorted(names)), *lines[True]])


def _read(text: str, where: str = "") -> Iterator[tuple[str, Signature | str]]:
    from pycparser import c_ast, c_parser
    from pycparser.c_parser import ParseError

    said = re.sub(r"\bcomplex\b", "_Complex", text.rstrip().rstrip(";"))
    try:
        tree = c_parser.CParser().parse(f"{_TYPEDEFS}{said};")
    except ParseError as error:
        raise _no_signature(where or text, f"it is no C declaration: {str(error).rpartition(': ')[2]}") from None
    types = _Types()
    for one in tree.ext[len(_KNOWN_TO_CFFI) :]:
        found = one.decl if isinstance(one, c_ast.FuncDef) else one
        if isinstance(found, c_ast.Decl) and isinstance(found.type, c_ast.FuncDecl):
            try:
                yield found.name, _signature(found.name, found.type, types)
            except _Unknown as error:
                yield found.name, str(error)
        elif not isinstance(found, c_ast.FuncDef):
            types.add(found)


class _Types:
    """The types that a text defines, with their layout."""

    def __init__(self) -> None:
        from cffi import FFI

        self._ffi = FFI()

    def add(self, node: Any) -> None:
        """A definition. One that cffi does not take is missed where it is used."""
        from pycparser.c_generator import CGenerator

        try:
            self._ffi.cdef(f"{CGenerator().visit(node)};")
        except Exception:  # cffi raises its own and pycparser's errors, and what they have in common is this
            return

    def find(self, name: str, called: str) -> Any:
        """The type of a name, as cffi has it."""
        try:
            return self._ffi.typeof(name)
        except Exception:  # as above
            raise _Unknown(f"{called} is of type {name or '(none)'}, which is not known") from None


def _signature(name: str, function: Any, types: _Types) -> Signature:
    from pycparser import c_ast

    nodes = list(function.args.params) if function.args is not None else []
    if len(nodes) == 1 and not nodes[0].name and _name(nodes[0].type) == "void":
        nodes = []
    parameters = []
    for place, one in enumerate(nodes):
        if not isinstance(one, (c_ast.Decl, c_ast.Typename)):
            raise _Unknown("it takes any number of arguments")
        parameters.append(_parameter(one, place, types))
    parameters = [
        replace(one, lengths=_lengths(node, nodes, parameters)) for node, one in zip(nodes, parameters, strict=True)
    ]
    result = _name(function.type)
    if result == "void":
        return with_unique_names(Signature(name, tuple(parameters)))
    if not result:
        raise _Unknown("it returns a pointer")
    returned = _counted(_element(types.find(result, "the result"), "the result", (), result))
    if returned.kind in "cV":
        parameters.append(Parameter("result", returned, True, by_reference=True, is_result=True))
        return with_unique_names(Signature(name, tuple(parameters)))
    return with_unique_names(Signature(name, tuple(parameters), returned))


def _parameter(node: Any, place: int, types: _Types) -> Parameter:
    from pycparser import c_ast

    type_, name = node.type, node.name or f"argument{place + 1}"
    is_array = isinstance(type_, (c_ast.PtrDecl, c_ast.ArrayDecl))
    while is_array and isinstance(type_.type, c_ast.ArrayDecl):  # rows of a matrix lie behind each other
        type_ = type_.type
    said = _name(type_.type if is_array else type_)
    is_const = is_array and "const" in getattr(type_.type, "quals", ())
    if not said or said == "void":
        raise _Unknown(f"{name} is neither a number nor an array of numbers or structs")
    found = types.find(said, name)
    if found.kind == "pointer" and not is_array:
        found, said, is_array = found.item, found.item.cname, True
    element = _element(found, name, (), said)
    if not is_array:
        element = _counted(element)
    by_value = element.kind in "cV" and not is_array
    return Parameter(
        name,
        element,
        is_array or by_value,
        is_const or by_value,
        by_reference=by_value,
        by_value=by_value,
        layout=(None, "C") if is_array else None,
    )


def _counted(one: Number) -> Number:
    """A character by value is a small integer; cffi would take bytes."""
    return replace(one, name="int8_t") if one.name == "char" else one


def _lengths(node: Any, nodes: Sequence[Any], parameters: Sequence[Parameter]) -> tuple[int, ...]:
    """The places of the arguments that are the sizes of an array (`double a[m][n]`), where all its sizes are arguments."""
    from pycparser import c_ast

    counts = {
        other.name: place
        for place, (other, one) in enumerate(zip(nodes, parameters, strict=True))
        if one.number.kind in "iu" and not one.is_array
    }
    found, type_ = [], node.type
    while isinstance(type_, c_ast.ArrayDecl):
        place = counts.get(getattr(type_.dim, "name", None))
        if place is None:
            return ()
        found.append(place)
        type_ = type_.type
    return tuple(found)


def _name(type_: Any) -> str:
    """The name of a plain type; empty for pointers and the like."""
    from pycparser import c_ast

    inner = getattr(type_, "type", None)
    if isinstance(inner, c_ast.Struct) and inner.name:
        return f"struct {inner.name}"
    if isinstance(inner, c_ast.Enum) and inner.name:
        return f"enum {inner.name}"
    return " ".join(getattr(inner, "names", ())) if hasattr(type_, "declname") else ""


def _element(type_: Any, called: str, around: tuple[Any, ...], said: str = "") -> Number:
    """A type of cffi's as one of ours; numbers keep the name that is `said`."""
    if "_Complex" in type_.cname or "complex" in type_.cname:
        return COMPLEX[8 if "float" in type_.cname else 16]
    if type_.kind == "enum":
        return number("int") or Number("int", "i", 4)
    if type_.kind == "primitive":
        found = number(said if said and type_.cname != said and number(said) else type_.cname)
        if found is not None:
            return found
    if type_.kind != "struct":
        raise _Unknown(f"{called} is neither a number nor an array of numbers or structs")
    if type_ in around:
        raise _Unknown(f"{called} is {type_.cname}, which refers to itself")
    if type_.fields is None:
        raise _Unknown(f"{called} is {type_.cname}, of which no members are known")
    fields = [_field(name, one, f"{called}.{name}", (*around, type_)) for name, one in type_.fields]
    return struct(type_.cname, fields, ffi().sizeof(type_))


def _field(name: str, one: Any, path: str, around: tuple[Any, ...]) -> Field:
    if one.bitsize >= 0:
        raise _Unknown(f"{path} is a bit field")
    type_ = one.type
    shape: tuple[int, ...] = ()
    if type_.kind == "pointer":
        return Field(name, _element(type_.item, f"*{path}", around), one.offset, is_pointer=True)
    while type_.kind == "array":
        if type_.length is None:
            raise _Unknown(f"{path} is an array of unknown size")
        type_, shape = type_.item, (*shape, type_.length)
    found = _element(type_, path, around)
    if getattr(found, "has_pointers", False):
        raise _Unknown(f"{path} holds pointers in a struct in a struct")
    return Field(name, found, one.offset, shape)


def _no_signature(declaration: str, why: str) -> PythonError:
    shown = declaration.strip() if len(declaration) < 200 else f"{declaration.strip()[:200]}..."
    return PythonError("EH0502", f"the signature of {shown!r} is not understood", why=why, remedy=_AS_IN)
