"""In a debug build, what has nothing to do with any request waits beside the module until that is done.

Without optimisation compilers split crates into many parts, and what a request reaches takes all of each part with it: of
nalgebra the products of matrices in single precision, for every processor. A derivative never gets there, but each step would print,
read and optimise it. The user asked for no optimisation, so it becomes code as it is.

What waits is what the rest does not refer to. So that all analyses see what they would see, who takes the address of a function
stays, all from which a request can be reached, and all that leads to a variable which may change and is of what stays: so nothing of what
waits can get at such a variable, through whatever it calls.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from typing import TYPE_CHECKING, TypeAlias

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.languages.libraries.fftw import names as fftw
from enzyme_hub.llvm import definitions, irtext, sections
from linker_plugin.unneeded import needed_unreferenced

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

Rejoin: TypeAlias = "Callable[[ModuleRef], ModuleRef]"

# What waits is at least this much text of functions, and this part of them.
LEAST_TEXT, LEAST_PART = 50_000, 0.2
# Groups that stand or fall together, other names of functions, code that names symbols in texts, lists of functions in texts.
_TIED = re.compile(
    r'^(?:\$\S+ = comdat|@\S+ = [^"\n]*?\b(?:alias|ifunc) |module asm |@llvm\.global\.annotations)', re.MULTILINE
)
_VARIABLE = re.compile(r"@\S+ = (?:[\w()]+ )*?(?:global|external) ")


def split_unrelated(module: ModuleRef, options: pipeline.Options) -> tuple[ModuleRef, Rejoin, Set[str]]:
    """The module without what has nothing to do with requests, what puts that back when all is done, and what it refers to meanwhile."""
    whole = module, _as_it_is, frozenset[str]()
    if options.codegen.level > 0 or options.rules:
        return whole
    definitions.name_all(module)
    text = irtext.ModuleText(llvm.text(module))
    if _TIED.search(text.text) or any(
        map(fftw.TOLD.fullmatch, irtext.references("\n".join(irtext.lines(text.text, "declare "))))
    ):
        return whole
    defined = text.functions.keys() | text.globals.keys()
    refers = {name: text.references_of(name) & defined for name in defined}
    kept = set(needed_unreferenced(text))
    staying = _staying(text, refers, kept)
    waiting = defined - staying
    sizes = {name: one.end - one.start for name, one in text.functions.items()}
    freed = sum(sizes[name] for name in waiting & sizes.keys())
    if freed < max(LEAST_TEXT, LEAST_PART * sum(sizes.values())):
        return whole
    shared = {name for one in waiting for name in refers[one]} & staying
    aside, linkages = _split(module, waiting, shared, kept)

    def rejoin(made: ModuleRef) -> ModuleRef:
        llvm.optimise(aside, "none", options.codegen)
        rest = aside
        if options.codegen.function_sections:
            rest = llvm.parse_text(sections.split_sections(llvm.text(aside)), "what no request has to do with")
        whole = llvm.link([made, rest])
        definitions.let_go(whole, linkages)
        return whole

    return module, rejoin, shared


def _as_it_is(made: ModuleRef) -> ModuleRef:
    return made


def _staying(text: irtext.ModuleText, refers: dict[str, set[str]], kept: set[str]) -> set[str]:
    """All that requests, and functions from which these can be reached, may have to do with."""
    users: dict[str, set[str]] = {}
    for name, others in refers.items():
        for other in others:
            users.setdefault(other, set()).add(name)
    roots = kept | irtext.request_roots(text) | text.address_takers
    roots |= _closure({request.caller for request in text.requests()}, users)
    variables = {name for name, line in text.globals.items() if _VARIABLE.match(line)}
    staying: set[str] = set()
    while roots - staying:
        staying |= _closure(roots & refers.keys(), refers)
        roots = _closure(variables & staying, users)
    return staying


def _closure(roots: Iterable[str], leads: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(leads.get(name, set()) - reached)
    return reached


def _split(
    module: ModuleRef, waiting: set[str], shared: set[str], kept: set[str]
) -> tuple[ModuleRef, dict[str, tuple[str, str]]]:
    """Takes what waits out of the module. `shared` stays, and for all that anybody knows there others may use it."""
    linkages = definitions.hold(module, shared)
    aside = definitions.keep_only(llvm.read(llvm.bitcode(module), "the merged modules"), waiting)
    definitions.remove(module, waiting, kept)
    return aside, linkages
