"""What a call means: the one place where a callee's name decides.

`meaning` answers with one small object, and every analysis and both sweeps act on its class: a table by class.
Positions are those of the call's arguments.

A name decides only where the program has no body for the function, be it native: a body says what it does, whatever it is
called. The one exception are functions whose meaning the language fixes for every program that defines them (`operator new`, Rust's
allocator, C's `malloc`): LLVM relies on that meaning, too.
"""

from __future__ import annotations

import re
from typing import TypeAlias, cast

from enzyme_hub import rules
from enzyme_hub.base.records import record
from enzyme_hub.custom.given import INACTIVE, CustomDerivative, given
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import CallBase, ExtractValue, GetElementPtr, Load
from enzyme_hub.ir.lexer import unescape
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.types import FunctionType
from enzyme_hub.ir.values import ConstantExpr, ConstantOther, Value
from enzyme_hub.languages import allocators, intrinsics, known, runtime
from enzyme_hub.languages.cpp.text import is_text
from enzyme_hub.languages.effects import NOTHING, Row
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.inactive import is_inactive
from enzyme_hub.languages.libraries.openmp import names as openmp
from enzyme_hub.languages.libraries.rayon import names as rayon
from enzyme_hub.languages.libraries.threads import names as threads
from enzyme_hub.rules.protocol import DERIVATIVE, Rule
from enzyme_hub.targets.target import Target


@record
class Copy:
    """Memory gets the contents of other memory."""

    target: int = 0
    source: int = 1
    size: int = 2
    may_overlap: bool = False


@record
class Fill:
    """All bytes of a piece of memory get one value."""

    target: int = 0
    value: int = 1
    size: int = 2


@record
class Math:
    """A function with a derivative rule."""

    rule: Rule


@record
class Inactive:
    """Neither the result nor memory carries a derivative. A pure one does nothing but compute its result.

    `does` is what it does to memory, in the words of `effects`, `throws` are the arguments that
    lead to what it throws (`inactive.RESULT`: what it returns leads there). Where the program says so of one call
    (`is_said`), the function's body still tells what it does to memory.
    """

    is_pure: bool = False
    does: Row = NOTHING
    throws: tuple[int, ...] = ()
    is_said: bool = False


@record
class Barrier(Inactive):
    """The threads of a block wait for each other; the reverse sweep does so where it comes by."""


@record
class Deferral(Inactive):
    """Of a derivative: a release that waits until that derivative is done. The first argument is the deallocator."""


@record
class DeferredReleases(Inactive):
    """Of a derivative: the waiting releases are made."""


@record
class Synchronises(Inactive):
    """Threads wait for each other here: afterwards a thread sees what others have written."""


@record
class Mirrored(Synchronises):
    """Done by all threads of a team, or one; the reverse sweep calls the function of ours `reverse` in its place."""

    reverse: str = ""


@record
class LockAcquire(Synchronises):
    """What follows one thread at a time does, or several that only read (`shared`); the argument `lock` says which of such.

    `is_of_team`: it is a section of a parallel region.
    """

    lock: int = 0
    shared: bool = False
    writes: bool = True
    is_of_team: bool = False


@record
class LockRelease(Synchronises):
    """The end of that."""

    lock: int = 0
    shared: bool = False


@record
class OrderedBegin(Synchronises):
    """A section of a loop begins that threads go through in the order of the iterations."""


@record
class OrderedEnd(Synchronises):
    """The end of that."""


@record
class OrderedSignal(Synchronises):
    """In an ordered loop a thread says how far it is, or waits until another one is so far (`waits`)."""

    waits: bool = False


@record
class ConditionWait(Synchronises):
    """A thread goes out, waits for a sign, and comes in again; the argument `lock` says where."""

    lock: int = 0


@record
class SerialPoint(Synchronises):
    """Threads come here one after the other; the argument says where."""


@record
class ThreadScopeBegin(Inactive):
    """Here begins what a function does that starts threads and joins them all."""


@record
class ThreadScopeEnd(Inactive):
    """The end of that; the argument is what the call at the beginning returned."""


@record
class ThreadCreate(Inactive):
    """What creating a thread does beside running its function, which runs in front of it as far as anybody can see."""


@record
class ThreadJoin(Inactive):
    """A thread is waited for; the first argument is its handle."""


@record
class SamePointer:
    """The result is the pointer that is given, as far as memory goes."""

    pointer: int = 0


@record
class MirroredCall(SamePointer):
    """Done to an object and to its shadow alike, such as counting one more owner; what it returns is the object."""


@record
class InteriorPointer(MirroredCall):
    """Leads to a part of an object where lies what is of other types than the rest; in the shadow to the same part."""


@record
class ThreadCopy(MirroredCall):
    """Leads to what another thread has of it, or a thread itself: to other memory with the same types. That of the shadow is its shadow."""


@record
class MemoryAnnotation:
    """Says something about memory, such as when its life begins or what type it is, and does nothing."""


@record
class Call:
    """A function with a body, which says what it does."""

    function: Function


@record
class Custom:
    """A function whose derivative the program gives; what its body does to memory is known if there is one.

    Without a body it works on what its arguments lead to (nothing else could have a derivative by what is given), and on what it was
    given before if it says so (`KEEPS`).
    """

    function: Function
    given: CustomDerivative


@record
class UnresolvedCall:
    """A call through a pointer to none of the functions that it may enter as far as the link knows: `site` is where.

    A derivative ends the program there, so what it does to memory and what it returns is nobody's concern. `refused` is the
    name of a function that has no derivative, with the reason, if it is that one which is called. A `is_drop` is made as it
    stands: what a trait object of native code releases is native code's own.
    """

    site: Site
    refused: str = ""
    is_drop: bool = False


@record
class Unknown:
    """Nobody knows: a function without a body that is in no table, or one called through a pointer (None).

    A bounded one meets no memory but what its arguments lead to, and what the function does that it is given as `callback`.
    """

    function: Function | None = None
    is_bounded: bool = False
    callback: int | None = None


Meaning: TypeAlias = (
    "Copy | Fill | Math | Inactive | SamePointer | MemoryAnnotation | Allocation | Reallocation | Deallocation"
    " | Call | Custom | UnresolvedCall | Unknown"
)

_INACTIVE, _PURE, _MARK, _UNKNOWN = Inactive(), Inactive(is_pure=True), MemoryAnnotation(), Unknown()
_SAID = Inactive(is_said=True)
_BARRIER = Barrier()

_INTRINSICS: dict[intrinsics.Kind, Meaning] = {
    intrinsics.Kind.COPY: Copy(),
    intrinsics.Kind.MOVE: Copy(may_overlap=True),
    intrinsics.Kind.FILL: Fill(),
    intrinsics.Kind.MARK: _MARK,
    intrinsics.Kind.SAME_POINTER: SamePointer(),
}
# Library functions that are intrinsics in disguise.
_LIBRARY: dict[str, Meaning] = {
    **dict.fromkeys(("memcpy", "__memcpy_chk", "__asan_memcpy", "__msan_memcpy", "__tsan_memcpy"), Copy()),
    **dict.fromkeys(
        ("memmove", "__memmove_chk", "__asan_memmove", "__msan_memmove", "__tsan_memmove"), Copy(may_overlap=True)
    ),
    **dict.fromkeys(("memset", "__memset_chk", "__asan_memset", "__msan_memset", "__tsan_memset"), Fill()),
}
_THREADS: dict[str, Meaning] = {
    **dict.fromkeys(threads.WRITERS, LockAcquire(shared=True)),
    **dict.fromkeys(threads.READERS, LockAcquire(shared=True, writes=False)),
    **dict.fromkeys(threads.SHARED_LEAVES, LockRelease(shared=True)),
    threads.POINT: SerialPoint(),
    runtime.THREADS_OPEN: ThreadScopeBegin(),
    runtime.THREADS_CLOSE: ThreadScopeEnd(),
    runtime.THREAD_BEGIN: ThreadCreate(),
    threads.JOIN: ThreadJoin(),
}
# Functions of derivatives, which are differentiated again. No program may define such a name.
OWN = "__ehub_"
_OWN: dict[str, Meaning] = {
    "__ehub_defer": Deferral(),
    "__ehub_release_counted": Deferral(),
    "__ehub_release_deferred": DeferredReleases(),
    "__ehub_swift_part": InteriorPointer(),
    **dict.fromkeys((runtime.BROADCAST, runtime.COPY_OF_THREAD), ThreadCopy()),
    "__ehub_told_integer": _PURE,  # a derivative looks whether it is one
    # What libraries of ours do natively (`libraries`).
    **dict.fromkeys(
        (
            "__ehub_stop",
            "__ehub_stop_with",
            "__ehub_stop_memory",
            "__ehub_sort_order",
            "__ehub_sort_order_with",
            "__ehub_sort_place",
            "__ehub_fftw_shape",
            "__ehub_fftwf_shape",
            "__ehub_swift_shadow_class",
            "__ehub_swift_argument",
            "__ehub_mpi_type_f2c",
            "__ehub_mpi_op_f2c",
            "__ehub_mpi_comm_f2c",
            "__ehub_mpi_comm_c2f",
            *rayon.ASKS,
            *threads.CREW,
        ),
        Inactive(),
    ),
}
# The attribute of an unlisted call, with its place, and that of one which releases a trait object of native code.
UNLISTED = "ehub-unlisted"
DROP = "ehub-native-drop"
# What a candidate of a call through a pointer is given passes through this, where that is kept apart; and the attribute
# that says for which candidate, lest LLVM make one of two.
ARM = "llvm.launder.invariant.group.p0"
ARM_OF = "ehub-arm"
_ARM_OF = re.compile(f'"{ARM_OF}"="([^"]*)"')
_UNLISTED = re.compile(f'"({UNLISTED}|{DROP})"="([^"]*)"')
_NO_INSTRUCTIONS = re.compile(r'^[^"]*"", ')
_TEMPLATE = re.compile(r'asm (?:[a-z]+ )*"(?P<template>[^"]*)", "(?P<constraints>[^"]*)"')
_LINE_ENDS = re.compile(r";|\\0A")
_REGISTER = r"(?:%?[re]?[abcd]x|\$\d+|\$\{\d+(?::\w)?\})"
_OF_REGISTERS = re.compile(rf"(?:\s|\\09)*(?:cpuid|xgetbv|(?:mov|xchg)[lq]?(?:\s|\\09)+{_REGISTER},\s*{_REGISTER})\s*")
_LONGEST_WAY = 16  # from a function pointer to the object that it was found through
SAID_INACTIVE = INACTIVE  # an attribute of a call
TYPE_HINTS = ("__enzyme_float", "__enzyme_double", "__enzyme_integer", "__enzyme_pointer")
CHECKPOINT = "__enzyme_checkpoint"


def meaning(call: CallBase) -> Meaning:
    """What the call means."""
    function = function_behind(call.callee)
    if function is None:
        return _through_pointer(call)
    if call.attributes and any(SAID_INACTIVE in function.module.expand_attributes(word) for word in call.attributes):
        return _SAID
    return _named(function, call.function_type)


def arm_of(call: CallBase) -> str | None:
    """Of the copy of a pointer that is for one candidate of a call, what was noted of that."""
    if call.callee.name == ARM:
        for word in call.attributes:
            for text in call.function.module.expand_attributes(word) if word.startswith("#") else (word,):
                if (found := _ARM_OF.match(text)) is not None:
                    return unescape(found[1]).decode(errors="replace")
    return None


def is_arm(call: CallBase) -> bool:
    """True for the copy of a pointer that is for one candidate of a call."""
    return arm_of(call) is not None


def meaning_of(function: Function) -> Meaning:
    """What a call of the function by its name means, with the arguments that it takes."""
    return _named(function, function.value_type)


def _named(function: Function, signature: FunctionType) -> Meaning:
    memo = cast("dict[tuple[Function, FunctionType], Meaning]", function.module.memo(meaning))
    key = (function, signature)
    found = memo.get(key)
    if found is None:
        found = memo[key] = _find(*key)
    return found


def calls_derivative(call: CallBase) -> bool:
    """True for a call that needs a derivative of its callee: there is neither a rule nor a fixed meaning."""
    return isinstance(meaning(call), (Call, Custom, Unknown))


def has_body_semantics(call: CallBase) -> bool:
    """True for a call of a function that only its body explains: anything may happen to what it reaches."""
    return isinstance(meaning(call), (Call, Unknown))


def is_own(value: Value) -> bool:
    """True for a global of derivatives themselves: the list of waiting releases."""
    return value.name is not None and value.name.startswith(OWN)


def _find(function: Function, signature: FunctionType) -> Meaning:
    name = function.name or ""
    if name.startswith("llvm."):
        family = intrinsics.family(name)
        if family is not None and family.kind in _INTRINSICS:
            return _INTRINSICS[family.kind]
    if name.startswith(OWN) and (ours := _OWN.get(name.partition(".")[0])) is not None:
        return ours
    if name in rayon.REFUSED:
        return Unknown(function)
    if (target := function.module.target).intrinsics and name.startswith(target.intrinsics):
        return _of_target(function, signature, target)
    if (said := given(function)) is not None:
        return Custom(function, said)
    if function.attribute(INACTIVE) is not None:
        return _SAID
    if (own := allocators.said(function)) is not None:
        return own
    if name in function.module.native and not known.is_fixed(name) and function.attribute(rules.STATED) is None:
        return Unknown(function)
    rule = rules.of(function, signature)
    if rule is not None:
        return Math(rule) if rule.kind == DERIVATIVE else _PURE
    if (meeting := _meeting(name)) is not None:
        return meeting
    if (object_ := known.alike(name)) is not None:
        return MirroredCall(object_)
    if known.is_compilers(name):
        return _INACTIVE
    heap = allocators.of(function)
    if heap is not None:
        return heap
    if not function.is_declaration:
        return Call(function)
    if name in _LIBRARY:
        return _LIBRARY[name]
    if is_inactive(name):
        return Inactive(does=known.native(name) or NOTHING, throws=known.thrown(name))
    if any(hint in name for hint in (*TYPE_HINTS, CHECKPOINT)):
        return _MARK
    if known.is_bounded(name):
        return Unknown(function, is_bounded=True, callback=known.callback(name))
    if name.startswith(("llvm.", "__nv_", "__ocml_")) and not _carries_data(signature):
        return _INACTIVE
    return Unknown(function)


def _of_target(function: Function, signature: FunctionType, target: Target) -> Meaning:
    """An intrinsic of a GPU. One that hands values to other threads and is not listed may do anything with them."""
    name = function.name or ""
    if target.is_barrier(name):
        return _BARRIER
    rule = rules.of(function, signature)
    if rule is not None:
        return Math(rule) if rule.kind == DERIVATIVE else _PURE
    between_threads = "convergent" in function.attributes
    if target.is_inactive(name) or not (between_threads or _carries_data(signature)):
        computes = "memory(none)" in function.attributes and not between_threads
        return _PURE if computes else _INACTIVE
    return Unknown(function)


def thread_variable(call: CallBase) -> int | None:
    """Which argument is the variable of which the call gives the calling thread's own; None for other calls."""
    return openmp.COPIED.get(call.callee.name or "")


_ENTERS = {**openmp.ENTERS, **threads.ENTERS}
_LEAVES = {**openmp.LEAVES, **threads.LEAVES}


def _meeting(name: str) -> Meaning | None:
    """Where threads wait for each other, begin and end."""
    if name in openmp.MIRRORED:
        return Mirrored(reverse=openmp.MIRRORED[name])
    if name in _ENTERS:
        return LockAcquire(lock=_ENTERS[name], is_of_team=openmp.is_openmp(name))
    if name in openmp.ORDERED:
        return OrderedBegin() if openmp.ORDERED[name] else OrderedEnd()
    if name in openmp.SIGNALS:
        return OrderedSignal(waits=openmp.SIGNALS[name])
    if name in threads.WAITS:
        return ConditionWait(lock=threads.WAITS[name])
    return LockRelease(lock=_LEAVES[name]) if name in _LEAVES else _THREADS.get(name)


def _through_pointer(call: CallBase) -> Meaning:
    for word in call.attributes:
        for text in call.function.module.expand_attributes(word) if word.startswith("#") else (word,):
            if (found := _UNLISTED.match(text)) is not None:
                site, refused = Site.unpacked(unescape(found[2]).decode(errors="replace"))
                return UnresolvedCall(site, refused, is_drop=found[1] == DROP)
    return _INACTIVE if _does_nothing(call) or _is_text_method(call.callee) else _UNKNOWN


def _does_nothing(call: CallBase) -> bool:
    """True for assembly without instructions, a barrier for the compiler, and for questions to the processor."""
    assembly = call.callee
    if not isinstance(assembly, ConstantOther):
        return False
    return (call.type.is_void and _NO_INSTRUCTIONS.search(assembly.text) is not None) or _asks(assembly.text)


def _asks(assembly: str) -> bool:
    """True for assembly that asks the processor what it can do, and touches registers alone."""
    found = _TEMPLATE.match(assembly)
    if found is None or "*" in found["constraints"]:
        return False
    lines = [line for line in _LINE_ENDS.split(found["template"]) if line.strip(" \t")]
    return any(word in line for line in lines for word in ("cpuid", "xgetbv")) and all(
        _OF_REGISTERS.fullmatch(line) is not None for line in lines
    )


def _is_text_method(callee: Value) -> bool:
    """True for a function that is found through an object of text: a method from its table, or from that of a part.

    Or through what an inactive function returns, such as the value that a panic carries.
    """
    value, steps = callee, 0
    while steps < _LONGEST_WAY and not is_text(value):
        steps += 1
        if isinstance(value, (Load, GetElementPtr, ExtractValue)):
            value = value.operand(0)
        elif isinstance(value, ConstantExpr):
            value = value.operands[0]
        else:
            return isinstance(value, CallBase) and steps > 1 and isinstance(meaning(value), Inactive)
    return steps > 1 and is_text(value)


def _carries_data(signature: FunctionType) -> bool:
    """True if a pointer or a number goes in or comes out."""
    kinds = (signature.result, *signature.parameters)
    return any(not (t.is_void or t.scalar.is_int or t is types.metadata) for t in kinds)
