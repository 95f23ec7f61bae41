"""Bodies for flang's runtime library, where a derivative must look into it.

flang calls its runtime library for whole-array statements: all of them at -O0, at other levels those that may allocate
(`a = b` for an allocatable a) or that it does not inline (NORM2, SPREAD, array constructors). The library is native code, so
calls in functions that a request reaches are given the bodies in `runtime.c` instead.
They are inlined by the optimiser, and what is left of them is differentiated as if the user had written the loops.

The bodies handle arrays of numbers. What an array holds is in its descriptor, as a constant that the optimiser must see
first; and while a descriptor is also passed to the library, it cannot be taken apart. So there are steps, each followed by
the optimiser: `redirect` puts a gate in the place of each call, which asks the descriptor and leads to the body or to the
library, and `supply` brings the bodies where gates left calls of them. What only works on descriptors, or on objects of derived
types, needs no gate: each type has functions of its own (`derived_types.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.custom.given import INACTIVE
from enzyme_hub.languages.fortran.flang import derived_types, ranks
from enzyme_hub.languages.fortran.inactive import is_question
from enzyme_hub.llvm import definitions, irtext

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

T = TypeVar("T")

LIBRARY = "_FortranA"
OURS = "enzyme_hub_"  # in front of the library's name
GATE = "enzyme_hub_gate_"

# What a gate asks, and of which argument; the first line that matches an entry's name counts, others need no gate.
_GATES = (
    ("(?:Sum|Product)Dim", "is_real_or_complex", 1),
    ("(?:Maxval|Minval|Norm2)Dim", "is_real", 1),
    ("(?:Sum|Product|Maxval|Minval)Real|Norm2_", "has_dimensions", 0),  # the name says what it holds
    ("Cpp(?:Sum|Product)Complex", "has_dimensions", 1),
    ("Transpose|Spread|Reshape|Pack|Unpack|Cshift|Eoshift", "is_number", 1),
)
# Where the optimiser does not see what an array holds, the library is no way out: what is no data is the library's, which no
# derivative goes through, and derived types that the bodies do not handle stop the program.
_STOPS = (("Transpose|Spread|Reshape|Pack|Unpack|Cshift|Eoshift", "stop_at_array"),)
_OF_NUMBERS = "has_dimensions", "stop_at_dimensions"  # the question, and what stops where the answer is no
_KNOWN, _NO_DATA = "is_known", "is_no_data"
_OF_RANK, _OF_CLASS = "is_of_rank", "is_of_class"
_TWO_WRITTEN = ("_FortranACopyOutAssign", "_FortranAMoveAlloc")
_REAL = ("float", "double", "x86_fp80", "fp128")  # results of functions that only read their arguments
_DEFINED = re.compile(rf"^define [^\n]*@{OURS}({LIBRARY[1:]}\w+)\(", re.MULTILINE)
_LATER = re.compile(rf"^define ([^\n]*@({OURS}later_\w+)\([^\n]*) \{{\n.*?^\}}\n", re.MULTILINE | re.DOTALL)
_BODY = re.compile(rf"^define [^\n]*@({OURS}\w+)\(", re.MULTILINE)
_CALL = re.compile(rf"@({LIBRARY}\w+)\(")
_DECLARATION = re.compile(
    rf"^declare (?P<debug>!dbg ![0-9]+ )?(?P<result>[^@\n]*)@(?P<name>{LIBRARY}\w+)"
    r"\((?P<parameters>[^\n]*?)\)(?P<rest>[^()\n]*)$",
    re.MULTILINE,
)


@cache
def runtime() -> str:
    """The bodies as text. What a hint says is of no memory that the optimiser knows of."""
    return re.sub(
        r"^declare void @(__enzyme_(?:integer|double|float))\([^\n]*",
        r"declare void @\1(ptr captures(none), i64) nounwind willreturn memory(inaccessiblemem: readwrite)",
        text_of(__name__, "runtime"),
        flags=re.MULTILINE,
    )


@cache
def entries() -> frozenset[str]:
    """The library's functions for which there is a body."""
    return frozenset("_" + name for name in _DEFINED.findall(runtime()))


@cache
def _bodies() -> frozenset[str]:
    """The names of all bodies."""
    return frozenset(_BODY.findall(runtime()))


def redirect(module: ModuleRef) -> ModuleRef:
    """The module in which functions that requests reach call gates in place of the library."""
    if not any(value.name.startswith(LIBRARY) and value.name in entries() for value in module.functions):
        return module
    text, used = _through_gates(irtext.ModuleText(llvm.text(module)))
    if not used:
        return module
    needed = {question for _, question, _ in _GATES} | {stop for _, stop in _STOPS}
    needed |= {_KNOWN, _NO_DATA, _OF_NUMBERS[1], _OF_RANK, _OF_CLASS}
    return _with_bodies(llvm.parse_text(text, "the module with gates"), {f"{OURS}{name}" for name in needed})


def supply(module: ModuleRef) -> ModuleRef | None:
    """The module with bodies that are called; to be repeated, after the optimiser, until there is nothing to add.

    What derived types need comes last: by then the optimiser knows of which types arrays are.
    """
    missing = {v.name for v in module.functions if v.is_declaration and v.name.startswith(OURS) and v.name in _bodies()}
    if missing:
        return _with_bodies(module, missing)
    if functions := derived_types.functions(module):
        whole = llvm.link([module, llvm.parse_text(functions, "the functions of derived types")])
        whole = _with_bodies(whole, derived_types.PARTS)
        definitions.internalise(whole, set(derived_types.DISPATCHERS))
        return whole
    return None


def _with_bodies(module: ModuleRef, wanted: Set[str]) -> ModuleRef:
    text = _LATER.sub(lambda found: found[0] if found[2] in wanted else _declared(found[1]), runtime())
    bodies = definitions.keep_bodies(llvm.parse_text(text, "the bodies for flang's runtime library"), set(wanted))
    whole = llvm.link([module, bodies])
    definitions.internalise(whole, set(wanted))
    return whole


def _declared(header: str) -> str:
    """The declaration of a body that comes in a further step: it keeps no descriptor, and writes to none but the first."""
    name, parameters = header.split("(", 1)
    parameters, rest = parameters.rsplit(")", 1)
    known = ", ".join(_known(re.sub(r" %\S+$", "", p.strip()), k < 1) for k, p in enumerate(parameters.split(",")))
    return f"declare {name.replace('internal ', '')}({known}){rest}\n"


def _through_gates(module: irtext.ModuleText) -> tuple[str, set[str]]:
    """The text in which functions that requests reach call gates, and the names of the entries they stand for."""
    reached = module.reachable(irtext.request_roots(module))
    used: set[str] = set()

    def through_gate(call: re.Match[str]) -> str:
        entry = call[1]
        if entry not in entries():
            return call[0]
        used.add(entry)
        return f"@{GATE}{entry[1:]}("

    pieces, position = [], 0
    for name, definition in sorted(module.functions.items(), key=lambda item: item[1].start):
        if name in reached:
            body = ranks.told(module.text[definition.body : definition.end], f"{OURS}{_OF_RANK}", f"{OURS}{_OF_CLASS}")
            body = _CALL.sub(through_gate, body)
            pieces += [module.text[position : definition.body], body]
            position = definition.end
    pieces.append(_DECLARATION.sub(_as_reader, module.text[position:]))
    pieces += _gates(module.text, sorted(used))
    return "".join(pieces), used


def _as_reader(declaration: re.Match[str]) -> str:
    """The declaration; of a function that only asks, so that a descriptor passed to it is known to be as before."""
    if not is_question(declaration["name"]):
        return declaration[0]
    parameters = irtext.split_operands(declaration["parameters"] + ")")
    written = 1 if declaration["result"].split()[-1] == "void" else 0
    known = ", ".join(_known(parameter.strip(), k < written) for k, parameter in enumerate(parameters))
    debug = declaration["debug"] or ""
    return f"declare {debug}{declaration['result']}@{declaration['name']}({known}){declaration['rest']}"


def _gates(text: str, used: Iterable[str]) -> Iterable[str]:
    for question in sorted({question for _, question, _ in _GATES} | {_KNOWN, _NO_DATA}):
        yield f"declare i1 @{OURS}{question}(ptr)\n"
    stops = [*(stop for _, stop in _STOPS), _OF_NUMBERS[1]]
    yield from (f"declare void @{OURS}{stop}(ptr, i32)\n" for stop in [*stops, _OF_RANK])
    yield f"declare void @{OURS}{_OF_CLASS}(ptr)\n"
    declarations = {found["name"]: found for found in _DECLARATION.finditer(text)}
    for entry in used:
        yield _gate(declarations[entry], entry)


def _gate(declaration: re.Match[str], entry: str) -> str:
    """The function that stands for an entry, and the declaration of the body."""
    ours, result, value = OURS + entry[1:], declaration["result"], declaration["result"].split()[-1]
    parameters = [p.strip() for p in irtext.split_operands(declaration["parameters"] + ")")]
    if "ArrayConstructor" not in entry:  # which remembers its array
        written = 2 if entry in _TWO_WRITTEN else 0 if value in _REAL else 1
        parameters = [_known(p, k < written) for k, p in enumerate(parameters)]
    named = ", ".join(f"{parameter} %{k}" for k, parameter in enumerate(parameters))

    def call(name: str, register: str, said: str = "") -> str:
        if value == "void":
            return f"  call void @{name}({named}){said}\n  ret void\n"
        return f"  {register} = call {result}@{name}({named}){said}\n  ret {value} {register}\n"

    asked = _first((names, (question, k)) for names, question, k in _GATES)(entry)
    if asked is None:
        body = call(ours, "%ours")
    else:
        question, k = asked
        body = f"  %handled = call i1 @{OURS}{question}(ptr %{k})\n  br i1 %handled, label %body, label %library\n"
        body += f"body:\n{call(ours, '%ours', ' nomerge')}library:\n"
        if question == _OF_NUMBERS[0]:
            body += (
                f"  %known = call i1 @{OURS}{_KNOWN}(ptr %{k})\n  br i1 %known, label %known.type, label %seen.later\n"
            )
            body += f"seen.later:\n  call void @{OURS}{_OF_NUMBERS[1]}(ptr %{k + 1}, i32 %{k + 2})\n  unreachable\nknown.type:\n"
        elif (stop := _first(_STOPS)(entry)) is not None:
            body += (
                f"  %known = call i1 @{OURS}{_KNOWN}(ptr %{k})\n  br i1 %known, label %known.type, label %seen.later\n"
            )
            where = f"ptr %{len(parameters) - 2}, i32 %{len(parameters) - 1}"  # in the source
            body += f"seen.later:\n  %no.data = call i1 @{OURS}{_NO_DATA}(ptr %{k})\n"
            body += f"  br i1 %no.data, label %inactive, label %stop\nstop:\n  call void @{OURS}{stop}({where})\n  unreachable\n"
            body += f"inactive:\n{call(entry, '%inactives', f' {INACTIVE}')}known.type:\n"
        body += call(entry, "%theirs")
    gate = f"define internal {value} @{GATE}{entry[1:]}({named}) alwaysinline {{\n{body}}}\n"
    return f"{gate}declare {result}@{ours}({', '.join(parameters)})\n"


def _first(table: Iterable[tuple[str, T]]) -> Callable[[str], T | None]:
    """Of the rows whose pattern the name of an entry begins with, the first."""
    return lambda entry: next((found for names, found in table if re.match(f"{LIBRARY}(?:{names})", entry)), None)


def _known(parameter: str, written: bool) -> str:
    """A parameter with what is known of a descriptor: not kept, and only results and targets are written to."""
    return re.sub(r"^ptr", f"ptr {'' if written else 'readonly '}captures(none)", parameter)
