"""Derivatives of the matrix products of Rust's crate matrixmultiply, which nalgebra and ndarray call for theirs.

Its kernels for each processor have bodies that could be differentiated; by the formula a gradient is two more products, made by
the same kernels. So the linker leaves the crate alone (`is_product`), and a link takes a fraction of the time.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.custom.given import HOLDS
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.languages.supplying import registered
from enzyme_hub.llvm import definitions, irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_NUMBERS = {"dgemm": "double", "sgemm": "float"}


def is_product(name: str) -> bool:
    """True for a function that is best left to the linker: its derivative is here."""
    return _number(name) is not None


def is_own(name: str) -> bool:
    """True for any function of the crate: nobody else calls its closures."""
    return rust_path(name)[:1] == ("matrixmultiply",)


def _number(name: str) -> str | None:
    """The type of the numbers that a function multiplies, if it is one of the crate's."""
    path = rust_path(name)
    return _NUMBERS.get(path[2]) if len(path) == 3 and path[:2] == ("matrixmultiply", "gemm") else None


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module with derivatives of the products that requests reach."""
    declared = [(v, number) for v in module.functions if v.is_declaration and (number := _number(v.name)) is not None]
    names = {v.name: number for v, number in declared if HOLDS not in str(v)}  # the others have had theirs
    if not names:
        return module
    whole = irtext.ModuleText(text := llvm.text(module))
    wanted = names.keys() & whole.reachable(irtext.request_roots(whole))
    asked = {name: _declaration(name, text) for name in sorted(wanted - irtext.registered_functions(whole))}
    if not asked:
        return module
    for name, line in asked.items():
        text = text.replace(line, _stated(name, names[name]))
    rules = [_rules(name, names[name]) for name in asked]
    parts = [llvm.parse_text(one, "the derivatives of matrixmultiply") for one in rules]
    module = llvm.link([llvm.parse_text(text, "the module that multiplies matrices"), *parts])
    definitions.internalise(module, {entry for one in rules for entry in registered(one)})
    return module


def _declaration(name: str, text: str) -> str:
    found = re.search(rf"^declare [^\n]*@{re.escape(name)}\([^\n]*$", text, re.MULTILINE)
    assert found is not None, name
    return found[0]


def _stated(name: str, number: str) -> str:
    """The declaration with what is known: which matrices are read and written, and that numbers lie there."""
    array = f'ptr {{}}captures(none) {HOLDS}="{number}[]", i64, i64'
    read, written = array.format("readonly "), array.format("")
    parameters = f"i64, i64, i64, {number}, {read}, {read}, {number}, {written}"
    return f"declare void @{name}({parameters}) nofree nosync memory(argmem: readwrite, inaccessiblemem: readwrite)"


def _rules(name: str, number: str) -> str:
    text = text_of(__name__, f"rules_{number}")
    text = re.sub(r"^declare void @gemm\(.*\)$", _stated(name, number), text, flags=re.MULTILINE)
    text = text.replace("@gemm(", f"@{name}(").replace("ptr @gemm,", f"ptr @{name},")
    return text.replace("_gemm = ", f"_{number}_gemm = ")
