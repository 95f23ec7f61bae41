"""Objects whose owners are counted (Swift's), in a derivative: each lives until the reverse sweep has passed.

A release that leaves other owners is made as it stands, so that the program finds the count that it would find (what is not
shared is changed in place). The last one waits, on the list of releases that are made when the outermost derivative is
done: so no object goes away before, and with it go those that it owns. Shadow objects are counted in the same way.
"""

from __future__ import annotations

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.ir.walk import CASTS_AND_PLACES, uses_through
from enzyme_hub.languages.meaning import MirroredCall, meaning

# Of one owner; others say that an object is gone.
LAST_OWNER = ("swift_release", "swift_nonatomic_release", "swift_bridgeObjectRelease")
_MARKS = 0xFF00000000000007  # the bits of a reference that are no address; the first one: that it is no reference to an object


def release(runtime: Runtime, b: Builder, function: Value, arguments: list[Value]) -> None:
    """One owner less, at once or when the outermost derivative is done."""
    if isinstance(function, Function) and function.name in LAST_OWNER:
        b.call(runtime.helper("__ehub_release_counted", _define), [function, arguments[0]])
    else:
        runtime.deferred.add(b, function, arguments)


def are_objects(module: Module) -> bool:
    """True if a module makes such objects."""
    return "swift_allocObject" in module.functions


def holds_object(alloca: inst.Alloca) -> bool:
    """True for stack memory in which an object is made."""
    users = (use.user for use in uses_through(alloca, CASTS_AND_PLACES))
    return any(isinstance(user, inst.CallBase) and isinstance(meaning(user), MirroredCall) for user in users)


def _define(runtime: Runtime, name: str) -> Function:
    type_ = types.function(types.void, (types.ptr, types.ptr))
    function = runtime.define(name, type_, "noinline")
    runtime.keep_signature(function)
    release_, block = function.arguments
    start, look, shared, last, done = (function.add_block() for _ in range(5))
    b = Builder(start)
    word = b.cast("ptrtoint", block, types.i64)
    b.branch_if(b.compare("icmp", "sle", word, const_int(types.i64, 0)), done, look)
    b = Builder(look)
    object_ = b.cast("inttoptr", b.binary("and", word, const_int(types.i64, ~_MARKS)), types.ptr)
    count = b.call(runtime.declare("swift_retainCount", types.i64, types.ptr), [object_])
    b.branch_if(b.compare("icmp", "ugt", count, const_int(types.i64, 1)), shared, last)
    b = Builder(shared)
    b.call(release_, [block], types.function(types.void, (types.ptr,)))
    b.branch(done)
    b = Builder(last)
    runtime.deferred.add(b, release_, [block])
    b.branch(done)
    Builder(done).ret()
    return function
