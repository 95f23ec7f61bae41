"""The functions of `marks/marks.c`, and the shadow that they give constant memory *beside* it, as code of a derivative sees them.

Derivatives look for it in each access to constant memory. Most programs never put anything there: then a variable is zero, which LLVM
loads once before a loop. So what changes the variable says so: it is given its address, and memory by number.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null

_LOOKS = "memory(inaccessiblemem: readwrite) nounwind"
_CHANGES = "memory(argmem: readwrite, inaccessiblemem: readwrite) nounwind"
_USED = "__ehub_marking"


def look(runtime: Runtime, b: Builder, name: str, result: Type, arguments: Sequence[Value]) -> Value:
    """Call a function that looks at what is known of constant memory, and changes nothing that derivatives see."""
    return b.call(runtime.declare(name, result, *(a.type for a in arguments), suffix=_LOOKS), list(arguments))


def change(runtime: Runtime, b: Builder, name: str, result: Type, arguments: Sequence[Value]) -> Value:
    """Call a function after which constant memory may have a shadow beside it."""
    given = [_variable(runtime), *(b.cast("ptrtoint", a, types.i64) if a.type.is_pointer else a for a in arguments)]
    return b.call(runtime.declare(name, result, *(a.type for a in given), suffix=_CHANGES), given)


def access(runtime: Runtime, b: Builder, name: str, result: Type, arguments: Sequence[Value]) -> Value:
    """Call a function that reads or writes memory which derivatives read and write themselves."""
    return b.call(runtime.declare(name, result, *(a.type for a in arguments), suffix="nounwind"), list(arguments))


def find(runtime: Runtime, b: Builder, place: Value, size: Value, lane: Value) -> Value:
    """The shadow beside constant memory, or null."""
    return look(runtime, b, "__ehub_beside", types.ptr, [place, size, lane])


def where_used(runtime: Runtime, function: Function, b: Builder, otherwise: Value | None) -> Builder:
    """Go on in a new block where something was put into constant memory; where nothing was, return `otherwise`."""
    used, unused = function.add_block(), function.add_block()
    is_used = b.compare("icmp", "ne", b.load(types.i64, _variable(runtime)), const_int(types.i64, 0))
    b.branch_if(is_used, used, unused)
    Builder(unused).ret(otherwise)
    return Builder(used)


def nothing(type_: Type) -> Value | None:
    """What a function returns that has nothing to tell."""
    return None if type_.is_void else null(type_)


def _variable(runtime: Runtime) -> GlobalVariable:
    """In how many derivatives something was put into constant memory, of all threads."""
    variables = runtime.module.variables
    if _USED not in variables:
        variables[_USED] = GlobalVariable(_USED, types.i64, prefix="external", is_declaration=True)
    return variables[_USED]
