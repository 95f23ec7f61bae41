"""What stands in the way of a derivative: calls of what nobody sees into, and lines that no derivative goes through.

The checks ask what the link asks (`differentiate/plan.callee_of`, `legality`), but not which data is active: whatever is given a
number or a pointer to data counts. What is known for sure to meet none is not told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from enzyme_hub.analysis.memory.effects import analysis_of, may_return_twice
from enzyme_hub.base.records import record
from enzyme_hub.custom import forms
from enzyme_hub.custom.fit import written
from enzyme_hub.custom.names import is_wildcard
from enzyme_hub.differentiate.normalise.library_calls import only_looks
from enzyme_hub.differentiate.request.requests import is_entry
from enzyme_hub.errors import HubError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, function_behind
from enzyme_hub.ir.values import Argument, ConstantOther, Value
from enzyme_hub.languages import shipped
from enzyme_hub.languages.fortran import flang
from enzyme_hub.languages.libraries.rayon.names import is_of_stock_pool
from enzyme_hub.languages.meaning import Call, Unknown, meaning
from enzyme_hub.languages.rust.names import starts_threads
from enzyme_hub.languages.signatures import words_of
from enzyme_hub.languages.spelling import spelled
from enzyme_hub.survey.facts import Finding, Group
from enzyme_hub.survey.walk import Walk, is_variadic

_FLANG = (
    "flang's runtime library is machine code, and for this part of it no bitcode stands in",
    "write the statement as a loop over the elements",
)
_POINTER = (
    "the pointer comes from machine code, and no function in these files has the parameters of the call",
    "add the file that defines the function, compiled with -flto, or call it by its name",
)
_PRODUCT = "reallocarray"  # becomes `realloc` (`normalise/library_calls`)
_RUST_THREADS = "write `use enzyme_hub::thread;` in the place of `use std::thread;` (docs/parallel.md)"
_STOCK_POOL = "call `cargo enzyme-hub init`: it puts a pool in its place that can be differentiated"
_INLINED = "inlined at "
_OF_SYSTEM = re.compile(r"^/usr/|/include/c\+\+/|^/rustc/|/rustlib/src/")


@record
class _Met:
    """Something in the way at an instruction, or in a function; `key` is the same for what is told once."""

    group: Group
    what: str
    why: str = ""
    help: str = ""
    callee: Function | None = None
    where: str | None = None  # if the instruction does not say it

    @property
    def key(self) -> object:
        return (self.callee, self.group) if self.callee is not None else (self.what, self.why)


def findings(walk: Walk, native: Mapping[str, str]) -> list[Finding]:
    """All that is in the way, once for each function that is called and for each thing in a function, with the first place.

    `native` says of functions which file has their machine code.
    """
    found: dict[object, Finding] = {}
    recursive = _recursive(walk)
    names = _Names(walk)
    for function in walk.functions:
        for i, met in _in_function(walk, function, native.keys(), recursive):
            key = met.key if met.callee is not None else (function, met.key)
            if key in found:
                found[key] = replace(found[key], calls=found[key].calls + 1)
            else:
                found[key] = _finding(walk, function, i, met, native, names)
    return list(found.values())


class _Names:
    """Functions as a rules file names them: by a path where that means no other one, else by the symbol."""

    def __init__(self, walk: Walk) -> None:
        module = walk.roots[0].module if walk.roots else None
        self._paths = Counter(spelled(name) for name in (module.functions if module is not None else ()))

    def of(self, function: Function) -> str:
        name = function.name or ""
        path = spelled(name)
        return path if self._paths[path] == 1 and path[:1].isidentifier() and not is_wildcard(path) else name


def _finding(
    walk: Walk,
    function: Function,
    i: inst.Instruction | None,
    met: _Met,
    native: Mapping[str, str],
    names: _Names,
) -> Finding:
    about = met.callee or function
    name = about.name or ""
    return Finding(
        met.group,
        name,
        spelled(name),
        met.what,
        met.where or (_where(i) if i is not None else _place(function)),
        spelled(function.name or ""),
        tuple(spelled(one.name or "") for one in walk.path(function)),
        why=met.why,
        help=met.help,
        file=native.get(name, "") if met.callee is not None else "",
        rule=names.of(about) if met.callee is not None else "",
        gradient=_gradient(about) if met.callee is not None else "",
    )


def of_step(error: HubError) -> Finding:
    """Something that a step before differentiation refuses."""
    where = error.where or ""
    return Finding(Group.REWRITE, "", "", error.what, where, "", (), why=error.why or "", help=error.remedy or "")


def _where(i: inst.Instruction) -> str:
    """The line; of what a header of the system brought, the line of the program that it was inlined to."""
    site = i.site
    outer = site.beside.removeprefix(_INLINED)
    return outer if outer != site.beside and _OF_SYSTEM.search(site.file) else str(site)


def _place(function: Function) -> str:
    place = function.module.metadata.definition(function)
    return f"{place.file}:{place.line}" if place is not None else f"function {function.name}"


def _gradient(function: Function) -> str:
    """The signature of a gradient that the program may give; empty where it may give none."""
    try:
        return written(forms.expected_gradient(function), words_of(function))
    except forms.Misfit:
        return ""


def signature(function: Function) -> str:
    """That of a function in the words of its language."""
    told = written(forms.signature(function), words_of(function))
    if function.value_type.is_vararg:
        told = told.replace("()", "(...)") if told.endswith("()") else f"{told[:-1]}, ...)"
    return told


# -- in one function ------------------------------------------------------------------------------------------------------------


def _in_function(
    walk: Walk, function: Function, native: Collection[str], recursive: Collection[Function]
) -> Iterator[tuple[inst.Instruction | None, _Met]]:
    if (error := walk.unreadable.get(function)) is not None:
        yield None, _Met(Group.REWRITE, error.what, error.why or "", error.remedy or "", where=error.where)
        return
    live = walk.live(function)
    blocks = {i.block for i in live}
    for i in live:
        for check in _CHECKS:
            if (met := check(i)) is not None:
                yield i, met
        if isinstance(i, inst.CallBase) and (met := _call(walk, i, native)) is not None:
            yield i, met
        if isinstance(i, inst.Invoke) and i.unwind in blocks and _is_caught(walk, i, recursive):
            name = spelled(i.callee.name or "") or "what is called through a pointer"
            yield (
                i,
                _Met(
                    Group.REWRITE,
                    f"catches an exception from {name}",
                    f"{name} cannot be inlined, so what it did before it threw cannot be reversed",
                    "catch the exception outside of what is differentiated",
                ),
            )


def _is_caught(walk: Walk, i: inst.Invoke, recursive: Collection[Function]) -> bool:
    """True if what a function does that throws is not in sight where that is caught."""
    what = meaning(i)
    if isinstance(what, Call):
        return what.function in recursive
    return isinstance(what, Unknown) and function_behind(i.callee) is None and len(walk.candidates(i)[0]) > 1


def _recursive(walk: Walk) -> set[Function]:
    """The functions that catch, and those they call, which may call themselves."""
    from enzyme_hub.ir.callgraph import CallGraph
    from enzyme_hub.languages.meaning import has_body_semantics

    if not walk.roots or not any(isinstance(i, inst.Invoke) for f in walk.functions for i in walk.live(f)):
        return set()
    return set(CallGraph(walk.roots[0].module, walk.roots, follows=has_body_semantics).recursive)


def _call(walk: Walk, call: inst.CallBase, native: Collection[str]) -> _Met | None:
    what = meaning(call)
    if isinstance(what, Call):
        return _of_body(call, what.function)
    if not isinstance(what, Unknown) or may_return_twice(call) or is_entry(call):
        return None
    function = function_behind(call.callee)
    if isinstance(call.callee, ConstantOther):
        return _assembly(call)
    if function is None:
        candidates, is_native = walk.candidates(call)
        return _through_pointer(call) if is_native and not candidates else None
    return _without_body(call, function, what, native)


def _of_body(call: inst.CallBase, function: Function) -> _Met | None:
    name = function.name or ""
    if starts_threads(name):
        why = "rustc has inlined the bookkeeping of the standard library's threads, and that has no derivative"
        return _Met(Group.REWRITE, "starts threads by Rust's standard library", why, _RUST_THREADS)
    if is_of_stock_pool(name):
        why = "rustc has inlined rayon's own pool into the program, and its queues and latches have no derivative"
        return _Met(Group.REWRITE, "uses rayon's own pool of threads", why, _STOCK_POOL)
    if is_variadic(function) and _carries(call):
        return _Met(Group.VARIADIC, signature(function), callee=function)
    return None


def _without_body(call: inst.CallBase, function: Function, what: Unknown, native: Collection[str]) -> _Met | None:
    name = function.name or ""
    if _is_served(call, function):
        return None
    carries = _carries(call)
    if not carries and (what.is_bounded or not _is_opaque(call)):
        return None
    told = signature(function)
    if (missing := shipped.reason(function)) is not None:
        return _Met(Group.LIBRARY, told, *missing, callee=function)
    if function.is_intrinsic:
        return (
            _Met(Group.REWRITE, f"{name} has no derivative rule", "", "compute it in another way") if carries else None
        )
    if name.startswith(flang.LIBRARY):
        return _Met(Group.LIBRARY, told, *_FLANG, callee=function)
    if name in native:
        return _Met(Group.RECOMPILE, told, callee=function)
    return _Met(Group.PROVIDE if carries else Group.SAY, told, callee=function)


def _is_served(call: inst.CallBase, function: Function) -> bool:
    """True for what derivatives, or bodies, come for when the link has optimised the program."""
    if (function.name or "") in flang.entries() or function.name == _PRODUCT or shipped.is_about_plans(call):
        return True
    if not shipped.takes_function(function):
        return False
    # What the caller is given may be a function by name in its copy for one caller.
    given = [argument for argument in call.arguments if argument.type.is_pointer]
    by = [function_behind(argument) for argument in given if not isinstance(argument, Argument)]
    return len(by) < len(given) or any(one is not None and only_looks(one) for one in by)


def _assembly(call: inst.CallBase) -> _Met | None:
    assert isinstance(call.callee, ConstantOther)
    if not _carries(call) and "~{memory}" not in call.callee.text:
        return None
    why = "what assembly computes cannot be seen in LLVM IR"
    return _Met(Group.REWRITE, "inline assembly", why, "write it in plain code, or move it into a function of its own")


def _through_pointer(call: inst.CallBase) -> _Met | None:
    if not _carries(call) and not _is_opaque(call):
        return None
    return _Met(Group.REWRITE, "calls a function that only machine code knows", *_POINTER)


def _is_opaque(call: inst.CallBase) -> bool:
    """True if it may write memory that it was not given."""
    return analysis_of(call.function.module).of_call(call).writes_other


# -- what goes in and comes out ---------------------------------------------------------------------------------------------


def _carries(call: inst.CallBase) -> bool:
    """True if a number or a pointer to data goes in or comes out."""
    return any(map(_is_data, call.arguments)) or (_may_be_data(call) and call.is_used)


def _is_data(argument: Value) -> bool:
    """False for integers, constants, texts and functions."""
    if not _may_be_data(argument):
        return False
    behind = _behind(argument)
    if isinstance(behind, GlobalVariable):
        return not behind.is_constant_data
    return not argument.is_constant or (not behind.is_constant and not isinstance(behind, Function))


def _may_be_data(value: Value) -> bool:
    return any(
        not (leaf.scalar.is_int or str(leaf) in ("metadata", "token", "label")) for _, leaf in forms.leaves(value.type)
    )


def _behind(pointer: Value) -> Value:
    while isinstance(pointer, inst.GetElementPtr):
        pointer = pointer.operand(0)
    return pointer


# -- instructions -----------------------------------------------------------------------------------------------------------


def _computed_jump(i: inst.Instruction) -> _Met | None:
    if not isinstance(i, (inst.IndirectBranch, inst.CallBr)):
        return None
    why = "the reverse sweep cannot tell which way control came"
    return _Met(Group.REWRITE, "jumps to a computed address", why, "use switch instead of a computed goto")


def _returns_twice(i: inst.Instruction) -> _Met | None:
    if not isinstance(i, inst.CallBase) or not may_return_twice(i):
        return None
    why = "longjmp goes back to it from anywhere, so the reverse sweep cannot tell which way control came"
    return _Met(Group.REWRITE, f"calls {i.callee.name}", why, "call it outside of what is differentiated")


def _variadic_argument(i: inst.Instruction) -> _Met | None:
    if not isinstance(i, inst.VAArg):
        return None
    return _Met(
        Group.REWRITE, "reads variadic arguments", "variadic functions are not differentiated", "use fixed parameters"
    )


def _volatile(i: inst.Instruction) -> _Met | None:
    if not isinstance(i, (inst.Load, inst.Store)) or "volatile" not in i.flags:
        return None
    moved = i if isinstance(i, inst.Load) else i.value
    if not moved.type.scalar.is_float or isinstance(_behind(i.pointer), (inst.Alloca, GlobalVariable)):
        return None
    return _Met(Group.REWRITE, "volatile numbers", "memory that others may change has no derivative", "drop `volatile`")


def _exchange(i: inst.Instruction) -> _Met | None:
    if not isinstance(i, inst.AtomicRMW) or not i.type.scalar.is_float or i.operation in ("fadd", "fsub"):
        return None
    why = "of atomic operations on numbers only sums have a derivative"
    return _Met(Group.REWRITE, f"atomic {i.operation}", why, "use a reduction, or `omp critical`")


_CHECKS: tuple[Callable[[inst.Instruction], _Met | None], ...] = (
    _computed_jump,
    _returns_twice,
    _variadic_argument,
    _volatile,
    _exchange,
)
