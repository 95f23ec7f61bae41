"""Functions for each derived type of a program: what starts an object, finishes it, releases what it owns, copies it.

flang describes each type in a constant: its components, procedure pointers, and final procedures. The bodies of its runtime
library call a function with an object and that constant (`enzyme_hub_type_release`), and this writes these functions: one for
each type, as a list of what is done to its components, and one that leads to the one of a type. So a type may have any number
of components and levels, contain itself, or be known only when the program runs. All types of the program are here: a
descriptor of any other one stops it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from typing import TYPE_CHECKING

from enzyme_hub.base.records import record

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef, ValueRef

OURS = "enzyme_hub_"
# What is done: whether it takes a second object, and the flag of a type that does not need it.
_WORK = {
    "start": (False, 1),
    "release": (False, 2),
    "finish_parts": (False, 3),
    "copy": (True, None),
    "create": (True, None),
}
_FINISH, _FINISH_ARRAY = f"{OURS}type_finish", f"{OURS}type_finish_array"
DISPATCHERS = frozenset(f"{OURS}type_{work}" for work in _WORK) | {_FINISH, _FINISH_ARRAY}
_PROCEDURE_WORK = ("start", "copy", "create")
_STOP, _STOP_AT_ASSIGNMENT = f"{OURS}stop_at_type", f"{OURS}stop_at_assignment"
PARTS = frozenset(
    [f"{OURS}{'finish' if work == 'finish_parts' else work}_component" for work in _WORK]
    + [f"{OURS}{work}_procedure" for work in _PROCEDURE_WORK]
    + [_STOP, _STOP_AT_ASSIGNMENT, f"{OURS}is_seen_type", f"{OURS}rank_of", f"{OURS}base_of"]
)
_TYPE = "%_QM__fortran_type_infoTderivedtype "
_LIST = re.compile(
    r"\{ ptr (@[^ ,]+), i64 (\d+), i32 \d+, i8 1, [^\[]*\[1 x \[3 x i64\]\] \[\[3 x i64\] \[i64 -?\d+, i64 (\d+)"
)
_SIZES = {"256": "component", "40": "procedure", "16": "special"}
_COMPONENT = "%_QM__fortran_type_infoTcomponent { "
_PART = re.compile(r"\{ ptr (@[^ ,]+), i64 440, ")
_FLAGS = re.compile(r"i32 -?\d+, i8 (\d+), i8 (\d+), i8 (\d+), i8 (\d+), i8 (\d+), \[3 x i8\]")
_SPECIAL = re.compile(
    r"%_QM__fortran_type_infoTspecialbinding \{ i8 (\d+), i8 (\d+), [^@]*?ptrtoint \(ptr (@[^ )]+) to i64\)"
)
_ASSIGNMENTS = (1, 2)  # of scalars, and elemental
_ELEMENTAL, _ANY_RANK, _SCALAR = 7, 8, 9  # what final procedures take; then arrays of rank 1, 2...


@record
class _DerivedType:
    name: str  # with the @
    lists: dict[str, tuple[str, int]]  # of components and the like: the constant, and how many
    parts: tuple[str, ...]  # the types of components, with the @; empty for those of none
    flags: tuple[bool, ...]  # has a parent; needs no start, release, finish, assignment of its own
    finals: dict[int, tuple[str, bool]]  # by what they take: the procedure, and whether it takes a descriptor
    has_assignment: bool  # of its own: a procedure of the program


def functions(module: ModuleRef) -> str:
    """The text of the functions that bodies in the module lack; empty where they lack none."""
    lacking = {f.name for f in module.functions if f.is_declaration and f.name in DISPATCHERS}
    if not lacking:
        return ""
    types = list(_types(module))
    declared = {t.name: f"{t.name} = external constant i8\n" for t in types}
    for t in types:
        declared |= {name: f"{name} = external constant i8\n" for name, _ in t.lists.values()}
        declared |= {name: f"declare void {name}(ptr)\n" for name, _ in t.finals.values()}
    return "".join([*declared.values(), *_declarations(), *_written(types)])


def _types(module: ModuleRef) -> Iterator[_DerivedType]:
    variables = {value.name: value for value in module.global_variables}
    for name, value in variables.items():
        if not name.startswith("_Q") or value.is_declaration or _TYPE not in (text := str(value)):
            continue
        head, body = text.split(_TYPE, 1)
        if "constant" not in head or (flags := _FLAGS.search(body)) is None:
            continue
        lists = {
            _SIZES[size]: (constant, int(count)) for constant, size, count in _LIST.findall(body) if size in _SIZES
        }
        parts: tuple[str, ...] = ()
        if "component" in lists and (described := _constant(variables, lists["component"][0])):
            texts = described.split(_COMPONENT)[1:]
            parts = tuple(found[1] if (found := _PART.search(text)) else "" for text in texts)
        finals, has_assignment = {}, False
        if "special" in lists:
            for which, taken, procedure in _SPECIAL.findall(_constant(variables, lists["special"][0])):
                has_assignment |= int(which) in _ASSIGNMENTS
                if int(which) >= _ELEMENTAL:
                    finals[int(which)] = (procedure, bool(int(taken) & 1))
        yield _DerivedType(
            head.split(" = ", 1)[0].strip(),
            lists,
            parts,
            tuple(f != "0" for f in flags.groups()),
            finals,
            has_assignment,
        )


def _constant(variables: dict[str, ValueRef], name: str) -> str:
    value = variables.get(name[1:].strip('"'))
    return "" if value is None else str(value)


def _declarations() -> Iterator[str]:
    for part in sorted(PARTS):
        if part.endswith(("_component", "_procedure")):
            count = 2 + part.endswith("_component") + part.startswith((f"{OURS}copy", f"{OURS}create"))
            takes = ", ".join(["ptr"] * count)
            yield f"declare void @{part}({takes})\n"
    yield f"declare i1 @{OURS}is_seen_type(ptr)\ndeclare i32 @{OURS}rank_of(ptr)\ndeclare ptr @{OURS}base_of(ptr)\n"
    yield "".join(f"declare void @{stop}(ptr) noreturn\n" for stop in (_STOP, _STOP_AT_ASSIGNMENT))


def _written(types: list[_DerivedType]) -> Iterator[str]:
    extended = {t.parts[0] for t in types if t.flags[0] and t.parts}
    for work, (two, flag) in _WORK.items():
        concerned = [t for t in types if flag is None or not t.flags[flag]]
        for k, t in enumerate(concerned):
            yield f"define internal void @{OURS}{work}.{k}({_parameters(two)}) {{\n"
            yield "".join(_lines(t, work, two, extended)) + "  ret void\n}\n"
        yield from _leading(f"type_{work}", concerned, two, f"{OURS}{work}")
    finished = [t for t in types if t.finals]
    for k, t in enumerate(finished):
        yield f"define internal void @{OURS}finish.{k}(ptr %object) {{\n{_finish(t)}  ret void\n}}\n"
        yield f"define internal i1 @{OURS}finish_array.{k}(ptr %array) {{\n{_finish_array(t)}}}\n"
    yield from _leading("type_finish", finished, False, f"{OURS}finish", is_error=False)
    yield f"define i1 @{_FINISH_ARRAY}(ptr %array, ptr %type) alwaysinline {{\n"
    for k, t in enumerate(finished):
        yield f"  %is.{k} = icmp eq ptr %type, {t.name}\n  br i1 %is.{k}, label %then.{k}, label %else.{k}\n"
        yield f"then.{k}:\n  %done.{k} = call i1 @{OURS}finish_array.{k}(ptr %array)\n  ret i1 %done.{k}\nelse.{k}:\n"
    yield "  ret i1 false\n}\n"


def _parameters(two: bool) -> str:
    return "ptr %to, ptr %from" if two else "ptr %object"


def _lines(t: _DerivedType, work: str, two: bool, extended: Set[str]) -> Iterator[str]:
    """What is done to the components and procedure pointers, one after the other.

    What a component's arrays hold is told where no type of the program extends the declared one. Objects are copied as parts of others:
    then flang's library calls an assignment that the program defines, and we do not.
    """
    if work == "copy" and t.has_assignment:
        yield f"  call void @{_STOP_AT_ASSIGNMENT}(ptr {t.name})\n"
    part = "finish" if work == "finish_parts" else work
    for kind, size in (("component", 256), ("procedure", 40)):
        if kind == "procedure" and work not in _PROCEDURE_WORK:
            continue
        name, count = t.lists.get(kind, ("", 0))
        for k in range(count):
            at = f"ptr getelementptr (i8, ptr {name}, i64 {k * size})"
            if kind == "component":
                only = t.parts[k] if t.parts[k] and t.parts[k] not in extended else "null"
                at += f", ptr {only}"
            yield f"  call void @{OURS}{part}_{kind}({_parameters(two)}, {at})\n"


def _leading(name: str, types: Iterable[_DerivedType], two: bool, to: str, is_error: bool = True) -> Iterator[str]:
    """The function that leads to the one of a type: inlined where the type is known."""
    yield f"define void @{OURS}{name}({_parameters(two)}, ptr %type) alwaysinline {{\n"
    yield f"  %seen = call i1 @{OURS}is_seen_type(ptr %type)\n  br i1 %seen, label %chain, label %dynamic\nchain:\n"
    chain = "".join(
        f"  %is.{k} = icmp eq ptr %type, {t.name}\n  br i1 %is.{k}, label %then.{k}, label %else.{k}\n"
        f"then.{k}:\n  call void @{to}.{k}({_parameters(two)})\n  ret void\nelse.{k}:\n"
        for k, t in enumerate(types)
    )
    chain += f"  call void @{_STOP}(ptr %type)\n  unreachable\n" if is_error else "  ret void\n"
    yield chain
    yield f"dynamic:\n  call void @{OURS}{name}.dynamic({_parameters(two)}, ptr %type)\n  ret void\n}}\n"
    yield f"define internal void @{OURS}{name}.dynamic({_parameters(two)}, ptr %type) {{\n{chain}}}\n"


def _finish(t: _DerivedType) -> str:
    """The final procedure for one object."""
    for which in (_SCALAR, _ELEMENTAL):
        if which in t.finals:
            procedure, takes_descriptor = t.finals[which]
            if takes_descriptor:
                return f"  call void @{_STOP}(ptr {t.name})\n"
            return f"  call void {procedure}(ptr %object)\n"
    return ""


def _finish_array(t: _DerivedType) -> str:
    """That for a whole array of a rank; false where there is none."""
    lines = [f"  %rank = call i32 @{OURS}rank_of(ptr %array)\n"]
    for which, (procedure, takes_descriptor) in t.finals.items():
        if which == _ANY_RANK:
            lines.append(f"  call void {procedure}(ptr %array)\n  ret i1 true\nunused:\n")
        elif which > _SCALAR:
            lines.append(f"  %is.{which} = icmp eq i32 %rank, {which - _SCALAR}\n")
            lines.append(f"  br i1 %is.{which}, label %then.{which}, label %else.{which}\nthen.{which}:\n")
            passed = "%array" if takes_descriptor else "%base"
            if not takes_descriptor:
                lines.append(f"  %base = call ptr @{OURS}base_of(ptr %array)\n".replace("%base", f"%base.{which}"))
                passed = f"%base.{which}"
            lines.append(f"  call void {procedure}(ptr {passed})\n  ret i1 true\nelse.{which}:\n")
    return "".join(lines) + "  ret i1 false\n"
