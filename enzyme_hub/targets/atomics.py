"""Numbers that the threads of a GPU add to atomically.

An atomic addition becomes a call of a function with a derivative: what is added gets the adjoint of the sum, which nobody changes
meanwhile, for the terms come in any order; tangents are added to the sum's. What the sum was before (`_old`) depends on the order in
which threads come, so it may be read where no derivative depends on it (`is_old`). Additions are found in text, before anything is
optimised, for the functions have to be there when derivatives are declared; loops that compare and exchange until they have added
are found later (`normalise/exchange_loops`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.llvm import irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.targets.target import Target

ADD = "__ehub_atomic_add_"
OLD = "__ehub_atomic_add_old_"

_NAME = r'(?:"[^"]*"|[-\w.$]+)'
_ADDITION = re.compile(
    rf"^  (?P<result>%{_NAME}) = atomicrmw fadd (?P<space>ptr(?: addrspace\(\d+\))?) (?P<place>.+?), (?P<type>double|float)"
    r' (?P<term>\S+?)(?: syncscope\("[^"]*"\))? (?:monotonic|acquire|release|acq_rel|seq_cst), align \d+(?P<dbg>(?:, !dbg !\d+)?)[^\n]*$',
    re.MULTILINE,
)
_KEPT = re.compile(rf"^(define )((?:void|double|float) @{ADD}[^{{\n]*\))[^{{\n]* \{{", re.MULTILINE)

# T: the type, ALIGN: its alignment, SCOPE: the threads that it must be atomic for.
_RULES = """
define void @__ehub_atomic_add_T(ptr %sum, T %term) noinline {
  %old = atomicrmw fadd ptr %sum, T %term SCOPE monotonic, align ALIGN
  ret void
}
define T @__ehub_atomic_add_old_T(ptr %sum, T %term) noinline {
  %old = atomicrmw fadd ptr %sum, T %term SCOPE monotonic, align ALIGN
  ret T %old
}
define internal void @add_T_augment(ptr %sum, ptr %dsum, T %term) {
  call void @__ehub_atomic_add_T(ptr %sum, T %term)
  ret void
}
define internal T @add_old_T_augment(ptr %sum, ptr %dsum, T %term) {
  %old = call T @__ehub_atomic_add_old_T(ptr %sum, T %term)
  ret T %old
}
define internal T @add_T_gradient(ptr %sum, ptr %dsum, T %term) {
  %there = icmp ne ptr %dsum, null
  br i1 %there, label %read, label %done
read:
  %found = load T, ptr %dsum, align ALIGN
  br label %done
done:
  %adjoint = phi T [ %found, %read ], [ 0.0, %0 ]
  ret T %adjoint
}
define internal T @add_old_T_gradient(ptr %sum, ptr %dsum, T %term, T %seed) {
  %adjoint = call T @add_T_gradient(ptr %sum, ptr %dsum, T %term)
  ret T %adjoint
}
define internal void @tangent_T(ptr %dsum, T %dterm) {
  %there = icmp ne ptr %dsum, null
  br i1 %there, label %add, label %done
add:
  call void @__ehub_atomic_add_T(ptr %dsum, T %dterm)
  br label %done
done:
  ret void
}
define internal void @add_T_derivative(ptr %sum, ptr %dsum, T %term, T %dterm) {
  %first = call i1 @enzyme_first_lane()
  br i1 %first, label %add, label %tangent
add:
  call void @__ehub_atomic_add_T(ptr %sum, T %term)
  br label %tangent
tangent:
  call void @tangent_T(ptr %dsum, T %dterm)
  ret void
}
define internal { T, T } @add_old_T_derivative(ptr %sum, ptr %dsum, T %term, T %dterm) {
  %old = call T @__ehub_atomic_add_old_T(ptr %sum, T %term)
  call void @tangent_T(ptr %dsum, T %dterm)
  %both = insertvalue { T, T } { T poison, T 0.0 }, T %old, 0
  ret { T, T } %both
}
"""
_REGISTERED = """
@__enzyme_register_gradient___ehub_atomic_add_T = constant [3 x ptr] [ptr @__ehub_atomic_add_T, ptr @add_T_augment, ptr @add_T_gradient]
@__enzyme_register_derivative___ehub_atomic_add_T = constant [2 x ptr] [ptr @__ehub_atomic_add_T, ptr @add_T_derivative]
"""
_TYPES = {"double": "8", "float": "4"}


def is_old(name: str) -> bool:
    """True for the addition that returns what was there before."""
    return name.startswith(OLD)


def supply(module: ModuleRef, target: Target) -> ModuleRef:
    """The module with calls in the place of additions that requests reach, and with what loops of exchanges are to become."""
    text = llvm.text(module)
    if "atomicrmw fadd" not in text and "cmpxchg" not in text:
        return module
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    after, exchanges = text, False
    for name in sorted(reached & whole.functions.keys()):
        found = whole.functions[name]
        body = text[found.start : found.end]
        exchanges |= "cmpxchg" in body
        if "atomicrmw fadd" in body and not name.startswith(ADD):
            after = after.replace(body, _rewritten(body))
    if (after == text and not exchanges) or re.search(rf"^define [^\n]*@{ADD}", text, re.MULTILINE):
        return (
            module if after == text else llvm.parse_text(after, "the module with its atomic additions", module._context)
        )
    return _with_rules(after, module, target)


def _with_rules(text: str, module: ModuleRef, target: Target) -> ModuleRef:
    """The module with the functions and their derivatives, which are atomic for the threads of one GPU."""
    names = [OLD + type_ for type_ in _TYPES] + [ADD + type_ for type_ in _TYPES]
    declared = "".join(
        f"declare {'void' if OLD not in name else name.rpartition('_')[2]} @{name}(ptr, {name.rpartition('_')[2]})\n"
        for name in names
        if f"@{name}(" in text
    )
    made = llvm.parse_text(text + declared, "the module with its atomic additions", module._context)
    rules = "declare i1 @enzyme_first_lane()\n" + "".join(
        _of_type(_RULES, type_, target)
        + _of_type(_REGISTERED, type_, target)
        + _of_type(_REGISTERED_OLD, type_, target)
        for type_ in _TYPES
    )
    own = llvm.parse_text(rules, "the derivatives of atomic additions", module._context)
    own.triple, own.data_layout = module.triple, module.data_layout
    return llvm.link([made, own])


def _of_type(text: str, type_: str, target: Target) -> str:
    text = re.sub(r"\bT\b|(?<=_)T(?=\b|_)", type_, text)
    return text.replace("SCOPE", target.scope).replace("ALIGN", _TYPES[type_])


_REGISTERED_OLD = _REGISTERED.replace("atomic_add_T", "atomic_add_old_T").replace("@add_T", "@add_old_T")


def complete(module: ModuleRef) -> ModuleRef:
    """The module in which additions are inlined: only so LLVM knows which memory they are to."""
    before = llvm.text(module)
    after = _KEPT.sub(r"\1internal \2 alwaysinline {", before)
    return module if after == before else llvm.parse_text(after, "the module with its additions", module._context)


def _rewritten(body: str) -> str:
    number = 0

    def call(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        type_, term, dbg = found["type"], found["term"], found["dbg"]
        pointer, cast = found["place"], ""
        if found["space"] != "ptr":
            pointer = f"%ehub.atomic.{number}"
            cast = f"  {pointer} = addrspacecast {found['space']} {found['place']} to ptr\n"
        given = f"(ptr {pointer}, {type_} {term}){dbg}"
        if len(re.findall(rf"{re.escape(found['result'])}(?![-\w.$])", body)) > 1:
            return f"{cast}  {found['result']} = call {type_} @{OLD}{type_}{given}"
        # The result keeps its number.
        return f"{cast}  {found['result']} = freeze {type_} {term}\n  call void @{ADD}{type_}{given}"

    return _ADDITION.sub(call, body)
