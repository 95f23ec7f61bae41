"""Numbers that the threads of a GPU add to atomically.

An atomic addition whose old value nobody reads becomes a call of a function with a derivative, which OpenMP's programs use, too
(`languages/libraries/openmp/rules.c`): what is added gets the adjoint of the sum, and tangents are added to the sum's. This is
text, before anything is optimised, for the function has to be there when derivatives are declared.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_hub import definitions, irtext, llvm
from enzyme_hub.languages.libraries import openmp, supplying

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.targets.target import Target

_NAME = r'(?:"[^"]*"|[-\w.$]+)'
_ADDITION = re.compile(
    rf"^  (?P<result>%{_NAME}) = atomicrmw fadd (?P<space>ptr(?: addrspace\(\d+\))?) (?P<place>.+?), (?P<type>double|float)"
    r' (?P<term>\S+?)(?: syncscope\("[^"]*"\))? (?:monotonic|acquire|release|acq_rel|seq_cst), align \d+(?P<dbg>(?:, !dbg !\d+)?)[^\n]*$',
    re.MULTILINE,
)

_DEFINITION = re.compile(r"^(define void @__ehub_atomic_add_[^{]*) \{", re.MULTILINE)

_KEPT = re.compile(r"^(define internal void @__ehub_atomic_add_[^{\n]*\))[^{\n]* \{", re.MULTILINE)


def supply(module: ModuleRef, target: Target) -> ModuleRef:
    """The module with calls in the place of additions that requests reach."""
    text = llvm.text(module)
    if "atomicrmw fadd" not in text:
        return module
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    after = text
    for name in sorted(reached & whole.functions.keys()):
        found = whole.functions[name]
        body = text[found.start : found.end]
        if "atomicrmw fadd" in body and not name.startswith("__ehub_atomic_add_"):
            after = after.replace(body, _rewritten(body))
    if after == text:
        return module
    kinds = {kind for kind in ("double", "float") if f"@__ehub_atomic_add_{kind}(" in after}
    defined = {kind for kind in kinds if re.search(rf"^define [^\n]*@__ehub_atomic_add_{kind}\(", after, re.MULTILINE)}
    declared = "".join(f"declare void @__ehub_atomic_add_{kind}(ptr, {kind})\n" for kind in sorted(kinds - defined))
    made = llvm.parse_text(after + declared, "the module with its atomic additions", module._context)
    return made if kinds <= defined else _with_rules(made, target)


def _with_rules(module: ModuleRef, target: Target) -> ModuleRef:
    """The module with the functions and their derivatives, which are atomic for the threads of one GPU."""
    rules = supplying.text_of(openmp.__name__, "rules").replace(" monotonic", f" {target.scope} monotonic")
    rules = _DEFINITION.sub(r"\1 noinline {", rules)  # called as they are until derivatives are written
    own = llvm.parse_text(rules, "the derivatives of atomic additions", module._context)
    own.triple, own.data_layout = module.triple, module.data_layout
    module = llvm.link([module, own])
    definitions.internalise(module, set(supplying.defined(rules)) | supplying.registered(rules))
    return module


def complete(module: ModuleRef) -> ModuleRef:
    """The module in which additions are inlined: only so LLVM knows which memory they are to."""
    before = llvm.text(module)
    after = _KEPT.sub(r"\1 alwaysinline {", before)
    return module if after == before else llvm.parse_text(after, "the module with its additions", module._context)


def _rewritten(body: str) -> str:
    number = 0

    def call(found: re.Match[str]) -> str:
        nonlocal number
        if len(re.findall(rf"{re.escape(found['result'])}(?![-\w.$])", body)) > 1:
            return found[0]  # who reads the old value depends on the order of threads
        number += 1
        pointer, cast = found["place"], ""
        if found["space"] != "ptr":
            pointer = f"%ehub.atomic.{number}"
            cast = f"  {pointer} = addrspacecast {found['space']} {found['place']} to ptr\n"
        # The result keeps its number.
        kept = f"  {found['result']} = freeze {found['type']} {found['term']}\n"
        return f"{cast}{kept}  call void @__ehub_atomic_add_{found['type']}(ptr {pointer}, {found['type']} {found['term']}){found['dbg']}"

    return _ADDITION.sub(call, body)
