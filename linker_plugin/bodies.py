"""Bodies that are embedded as bitcode in native code, Rust's standard library above all: what a derivative needs of them.

Only a derivative can say what it misses, and the answer costs a way of the whole module through the optimiser. In Rust it
can be foreseen: of the functions that requests call without detour the standard library keeps some as machine code
(`RawVec`'s, which all its vectors share), and those whose names say nothing will be missed. What leads to too many
is left to be missed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.errors import InputError
from enzyme_hub.languages import known
from enzyme_hub.languages.libraries.rayon.names import is_of_pool
from enzyme_hub.languages.rust.names import rust_path, starts_threads
from enzyme_hub.llvm import definitions, irtext
from linker_plugin.inputs import Unit

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

Progress = Callable[[str], None]

# What leads to more functions than these, a whole library of matrix products, is not brought on a guess.
MOST_FORESEEN = 40
_CALLEE = re.compile(r'^ +(?:%\S+ = )?(?:\w+ )?(?:call|invoke) [^\n"]*?@(?:"([^"]*)"|([-\w$.]+))\(', re.MULTILINE)
_SHARED = ("target ", "attributes #", "%")  # lines that declarations need


def predict_missing(module: ModuleRef, fetchable: Mapping[str, Unit], progress: Progress) -> set[str]:
    """The functions of Rust whose bodies the requests of the module will miss, as far as one can tell before it is optimised."""
    if not any(map(rust_path, fetchable)):
        return set()
    text = irtext.ModuleText(llvm.text(module))
    said = irtext.registered_functions(text)
    _refuse_threads(text, said)
    calls: dict[str, set[str]] = {}
    waiting = roots = _missed(text, irtext.request_roots(text), fetchable) - said
    while waiting and len(calls) <= MOST_FORESEEN:
        for body in _read(waiting, fetchable, progress)[0]:
            inside = irtext.ModuleText(llvm.text(body))
            calls |= {name: _missed(inside, [name], fetchable) for name in waiting & inside.functions.keys()}
        calls |= {name: set() for name in waiting - calls.keys()}
        waiting = set().union(*calls.values()) - calls.keys() - said - text.functions.keys()
    callers: dict[str, set[str]] = {}
    for name, callees in calls.items():
        for callee in callees:
            callers.setdefault(callee, set()).add(name)
    return _reached(roots - _reached(waiting, callers), calls) & calls.keys()


def _reached(start: set[str], leads: Mapping[str, set[str]]) -> set[str]:
    """`start`, and all that is reached from there."""
    reached: set[str] = set()
    waiting = list(start)
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting.extend(leads.get(name, ()))
    return reached


def _refuse_threads(text: irtext.ModuleText, said: Collection[str]) -> None:
    """The standard library's threads are inlined into what uses them: who would look for what they run looks for a long time.

    Functions that lie in tables alone may be anybody's; those of which the program says what their derivative is may start threads,
    and so may our pool.
    """
    waiting = list(irtext.request_roots(text))
    seen = {*waiting, *said}
    while waiting:
        more = {name for name in text.references_of(waiting.pop()) - seen if not is_of_pool(name)}
        if any(map(starts_threads, more)):
            raise InputError(
                "EH0208",
                "the function to be differentiated starts threads by Rust's standard library",
                why="rustc has inlined the library's bookkeeping of threads into the program, and that has no derivative",
                remedy="write `use enzyme_hub::thread;` in the place of `use std::thread;`: the same interface, on threads that"
                " can be differentiated (docs/parallel.md)",
            )
        seen |= more
        waiting.extend(more & text.functions.keys())


def _missed(text: irtext.ModuleText, roots: Iterable[str], fetchable: Mapping[str, Unit]) -> set[str]:
    """What is called from there by its name, can be fetched, and is known for nothing."""
    called: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in called or known.is_fixed(name) or known.is_compilers(name):
            continue
        called.add(name)
        if (definition := text.functions.get(name)) is not None:
            calls = _CALLEE.finditer(text.text, definition.body, definition.end)
            waiting.extend(call[1] or call[2] for call in calls)
    wanted = {name for name in called - text.functions.keys() if name in fetchable and rust_path(name)}
    return _unknown(text.text, wanted) if wanted else set()


def _unknown(text: str, names: Collection[str]) -> set[str]:
    """Those of the declared functions that only their bodies explain, and that come back."""
    from enzyme_hub.ir.reader import read_module
    from enzyme_hub.languages.meaning import Unknown, meaning_of

    needed = [line for beginning in _SHARED for line in irtext.lines(text, beginning)]
    declared = [line for line in irtext.lines(text, "declare ") if irtext.references(line)[0] in names]
    module = read_module("\n\n".join([*needed, *declared]) + "\n")
    functions = [one for one in module.functions.values() if one.name in names]
    return {
        one.name or ""
        for one in functions
        if isinstance(meaning_of(one), Unknown) and one.attribute("noreturn") is None
    }


def fetch(
    module: ModuleRef, wanted: set[str], fetchable: Mapping[str, Unit], progress: Progress
) -> tuple[ModuleRef, list[InputError]]:
    """Add the bodies of `wanted`, and of all they need, from the bitcode embedded in native code; and why some cannot be."""
    found, refused = _read(wanted, fetchable, progress)
    # LLVM links a copy only where something refers to it by then, and what does may come later.
    held = {name: was for bodies in found for name, was in definitions.hold(bodies, wanted).items()}
    whole = llvm.link([module, *found])
    definitions.let_go(whole, held)
    return whole, refused


def _read(
    wanted: set[str], fetchable: Mapping[str, Unit], progress: Progress
) -> tuple[list[ModuleRef], list[InputError]]:
    """A module with bodies of each unit that has some."""
    by_unit: dict[Unit, set[str]] = {}
    for name in sorted(wanted):
        by_unit.setdefault(fetchable[name], set()).add(name)
    read: list[ModuleRef] = []
    refused: list[InputError] = []
    for unit, names in by_unit.items():
        progress(f"reading {unit.name}")
        try:
            found = [_bodies(unit, names)]
        except InputError:
            found = []
            for name in sorted(names):
                try:
                    found.append(_bodies(unit, {name}))
                except InputError as error:
                    refused.append(error)
        read += found
    return read, refused


def _bodies(unit: Unit, names: set[str]) -> ModuleRef:
    bodies = definitions.keep_bodies(llvm.read(unit.bitcode, unit.name), names)
    _refuse_private_state(bodies, unit, names)
    return bodies


_PRIVATE_STATE = re.compile(r"^(@\S+) = (?:private|internal)\b[^=\n]*? global ", re.MULTILINE)


def _refuse_private_state(bodies: ModuleRef, unit: Unit, names: set[str]) -> None:
    """A copy of a function must not bring a copy of the variables it keeps its state in."""
    state = _PRIVATE_STATE.search(llvm.text(bodies))
    if state:
        raise InputError(
            "EH0208",
            f"the body of {', '.join(sorted(names))} cannot be taken from {unit.name}",
            where=unit.name,
            why=f"it uses the private variable {state[1]}, which would exist twice",
            remedy="provide a custom derivative for it, or compile that library with -flto (-Clinker-plugin-lto)",
        )
