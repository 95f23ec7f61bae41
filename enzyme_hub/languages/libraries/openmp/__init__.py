"""OpenMP, as clang and flang have it in bitcode.

A parallel region is a function that is handed to the runtime library. `regions` makes a call of it that looks as if one thread made
it; so all analyses see a plain call, and `differentiate/reverse/teams` makes a region of each derivative of it. Reductions become
critical sections, and atomic additions calls of a function with a derivative (`rules.c`); `copyprivate`, `threadprivate`, tasks and
`league` (of teams) have plain forms, too. `names` has what the other functions
mean, `runtime.c` what derivatives need while they run.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.ir.roles import Role
from enzyme_hub.languages import supplying
from enzyme_hub.languages.libraries.openmp.names import is_openmp
from enzyme_hub.llvm import definitions

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.ir.module import Function


_ADDITION = re.compile(
    r"^(define void @__ehub_atomic_add_[^{]*) \{", re.MULTILINE
)  # is called as it is until derivatives are written

_USUAL = (
    "use parallel regions, loops, reductions, critical sections and atomic additions, or say it outside of the region"
)
_NO_CANCEL = "leave out cancel: have the iterations that are left do nothing (if (done) continue;), done being set by an omp atomic"
_INSTEAD = {
    "__kmpc_cancel": _NO_CANCEL,
    "__kmpc_cancellationpoint": _NO_CANCEL,
    "__kmpc_cancel_barrier": _NO_CANCEL,
    "__kmpc_taskred_init": "name scalars and arrays of constant length in it, or add up by omp atomic in the tasks",
    "__kmpc_taskred_modifier_init": "put taskgroup task_reduction(...) around the tasks instead, or add up by omp atomic in them",
    "__kmpc_task_allow_completion_event": "leave out detach: a derivative runs a task where it is created",
    "__kmpc_push_num_teams": "leave out num_teams and thread_limit: one team is made",
    "__kmpc_threadprivate_copyin": "allocate it in the region, and copy what a shared array has, instead of copyin of an allocatable",
}

_OF_DERIVATIVES = (
    "__ehub_team_",
    "__ehub_threadprivate_begin",
    "__ehub_lock_",
    "__ehub_mirrored_",
    "__ehub_order_",
    "__ehub_window",
    "__ehub_blocks_",
    "__ehub_turn_",
)


def supply(module: ModuleRef, native: Collection[str] = ()) -> ModuleRef:
    """The module in which parallel regions that requests reach are calls, with the derivatives of what these share."""
    if not any(value.is_declaration and is_openmp(value.name) for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.openmp import regions

    text = llvm.text(module)
    if Role.REGION.value in text:
        return module  # they were opened in an earlier round; what stands in them for OpenMP's atomics is not to be opened again
    changed = regions.open_regions(text)
    if changed is None:
        return module
    return with_rules(llvm.parse_text(changed, "the module with parallel regions"))


def part(module: ModuleRef) -> ModuleRef | None:
    """The module whose regions say which of the pointers that they are given lead apart; None if there is nothing to say."""
    text = llvm.text(module)
    if Role.REGION.value not in text:
        return None
    from enzyme_hub.languages.libraries.openmp import apart

    told = apart.part(text)
    return llvm.parse_text(told, "the module with pointers of regions told apart") if told is not None else None


def in_order(module: ModuleRef) -> ModuleRef:
    """The module in which threads of regions that requests reach do the same in the same order each time."""
    if not any(value.is_declaration and is_openmp(value.name) for value in module.functions):
        return module
    from enzyme_hub.languages.libraries.openmp import ordering

    text = llvm.text(module)
    if Role.REGION.value in text:
        return module  # they are since an earlier round
    return llvm.parse_text(ordering.in_order(text), "the module with parallel regions in order")


def with_rules(module: ModuleRef, order: str = "monotonic") -> ModuleRef:
    """The module with the derivatives of atomic additions, if it calls such; `order` is that of the additions."""
    rules = text_of(__name__, "rules").replace(" monotonic", f" {order}")
    wanted = supplying.declared(module) & supplying.defined(rules)
    if not wanted:
        return module
    rules = _ADDITION.sub(r"\1 noinline {", rules)
    module = llvm.link([module, llvm.parse_text(rules, "the derivatives of OpenMP")])
    definitions.internalise(module, set(supplying.defined(rules)) | supplying.registered(rules))
    return module


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the native code that derivatives of parallel regions need."""
    for name in ("blocks", "team_windows", "windows", "runtime", "order", "league"):
        module = supplying.complete(module, __name__, name)
    return module


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call of the runtime library has no derivative: what is missing, and what to do; None for other functions."""
    name = function.name or ""
    if name.startswith(_OF_DERIVATIVES):
        why = "it is a part of the gradient of a parallel region of OpenMP, which is not differentiated again"
        return why, "ask for second derivatives in forward mode (__enzyme_fwddiff of __enzyme_fwddiff)"
    if not is_openmp(name) or not function.is_declaration:
        return None
    return "this part of OpenMP's runtime library is not differentiated", _INSTEAD.get(name, _USUAL)
