"""Puts the derivatives of FFTW's transforms, and its runtime, into modules."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import definitions, irtext, llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.custom.given import HOLDS
from enzyme_hub.ir.module import Function
from enzyme_hub.languages.libraries.fftw.names import (
    ALLOCATES,
    EXECUTES,
    TOLD,
    is_execute,
    is_inactive,
    number,
    ours,
    stem,
)

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

PACKAGE = "enzyme_hub.languages.libraries.fftw"
LIBRARIES = {"fftw": "double", "fftwf": "single"}
_REGISTRATION = re.compile(r"^@__enzyme_register_[a-z]+_(\w+) = .*\n", re.MULTILINE)
_REGISTERED = re.compile(r"^@(__enzyme_register_\w+) = ", re.MULTILINE)
_EFFECTS = "nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)"


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module with derivatives of the transforms that requests reach."""
    for library, precision in LIBRARIES.items():
        names = {f"{library}_{name}" for name in (*EXECUTES, *ALLOCATES)}
        if any(value.is_declaration and value.name in names for value in module.functions):
            module = _supplied(module, library, precision, native)
    return module


def _supplied(module: ModuleRef, library: str, precision: str, native: Collection[str]) -> ModuleRef:
    text = llvm.text(module)
    whole = irtext.ModuleText(text)
    left = irtext.registered_functions(whole) | whole.functions.keys() | set(native)
    reached = whole.reachable(irtext.request_roots(whole)) - left
    found = {name: _declaration(name, text) for stem_ in EXECUTES if (name := f"{library}_{stem_}") in reached}
    wanted = {name: line for name, line in found.items() if line is not None and HOLDS not in line}
    allocators = {name for stem_ in ALLOCATES if (name := f"{library}_{stem_}") in reached}
    if not wanted and not allocators:
        return module
    for name, line in wanted.items():
        text = text.replace(line, _stated(name))
    for name in allocators:
        text = re.sub(rf"@{name}\b", f"@{ours(name)}", text)
    module = llvm.parse_text(text, "the module that calls FFTW")
    maps = {ours(f"{library}_{name}") for name in ("push", "pull")} - {value.name for value in module.functions}
    rules = _rules(library, precision, {*wanted, *maps} if wanted else ())
    module = llvm.link([module, llvm.parse_text(rules, "the derivatives of FFTW")])
    definitions.internalise(module, set(_REGISTERED.findall(rules)) | {ours(name) for name in allocators})
    return module


def _declaration(name: str, text: str) -> str | None:
    """The line that declares a transform, if it is declared as the library has it."""
    found = re.search(rf"^declare (?:!dbg !\d+ )?void @{name}\([^\n]*$", text, re.MULTILINE)
    if found is None:
        return None
    types = irtext.parameters(found[0].partition("(")[2])
    return found[0] if types == ("ptr", "ptr", "ptr") else None


def _stated(name: str) -> str:
    """The declaration with what is known: what is not given stays as it is, and numbers lie there."""
    array = f'ptr captures(none) {HOLDS}="{number(name.removeprefix("__ehub_"))}[]"'
    return f"declare void @{name}(ptr readonly captures(none), {array}, {array}) {_EFFECTS}"


def _rules(library: str, precision: str, given: Collection[str]) -> str:
    """The rules with the registrations for these functions."""
    text = _REGISTRATION.sub(
        lambda found: found[0] if found[1] in given else "", text_of(PACKAGE, f"rules_{precision}")
    )
    for name in (*(f"{library}_{one}" for one in EXECUTES), ours(f"{library}_push"), ours(f"{library}_pull")):
        text = re.sub(rf"^declare void @{name}\(.*\)$", _stated(name), text, flags=re.MULTILINE)
    shape = ours(f"{library}_shape")
    stated = (
        f"declare ptr @{shape}(ptr readonly captures(none), i32) nosync nounwind {_EFFECTS.rpartition('nounwind ')[2]}"
    )
    return re.sub(rf"^declare ptr @{shape}\(.*\)$", stated, text, flags=re.MULTILINE)


def complete(module: ModuleRef) -> ModuleRef:
    """The module in which plans are noted, if a derivative asks for them."""
    for library, precision in LIBRARIES.items():
        names = {value.name for value in module.functions if value.is_declaration}
        if not any(name.startswith(ours(f"{library}_")) for name in names):
            continue
        for value in list(module.functions):
            if value.is_declaration and TOLD.fullmatch(value.name) and value.name.startswith(f"{library}_"):
                value.name = ours(value.name)
        runtime = text_of(PACKAGE, f"runtime_{precision}")
        module = llvm.link([module, llvm.parse_text(runtime, "the runtime of FFTW")])
        definitions.internalise(module, {v.name for v in module.functions if v.name.startswith(ours(f"{library}_"))})
    return module


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call has no derivative: what is missing, and what to do; None for functions of other libraries."""
    name = function.name or ""
    if number(name) is None or not function.is_declaration or name in function.module.native or is_inactive(name):
        return None
    library = name.partition("_")[0]
    if is_execute(name):
        why = "which arrays it works on is not known, as the plan is none that one call here makes"
        return why, f"call {library}_execute_dft(plan, in, out), or that of its kin which fits the plan"
    if stem(name) in EXECUTES:
        return "it is not declared as the library has it", "include <fftw3.h>"
    why = f"no derivative of {stem(name)} comes with Enzyme Hub, as it does for complex and real transforms"
    return why, "register a derivative for it, or call one of those that docs/custom-derivatives.md lists"
