"""From the units of a link to one module that holds every request and all it reaches, and nothing else.

The modules that contain requests are read first. From the functions they ask about, references are followed through
code and initialisers; where they leave a module, the unit whose definition prevails is read too, if it carries bitcode
as its own form. Where one of these functions calls through a pointer, so are the units with functions that may be meant.
What is found in none of these may still exist as bitcode embedded in native code (Rust's standard library): `bodies` fetches
those that a derivative needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.base.taken import HOOKS
from enzyme_hub.custom.names import meant
from enzyme_hub.errors import InputError
from enzyme_hub.languages.fortran.names import is_of_module
from enzyme_hub.languages.libraries.fftw import names as fftw
from enzyme_hub.languages.libraries.matrixmultiply import is_own, is_product
from enzyme_hub.languages.libraries.rayon.names import is_of_crate, is_of_pool, is_of_stock_pool
from enzyme_hub.languages.libraries.threads.names import is_of_crew
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.llvm import definitions, irtext
from linker_plugin.inputs import Carries, Unit
from linker_plugin.resolve import Resolution
from linker_plugin.unneeded import remove_unneeded

if TYPE_CHECKING:
    from llvmlite.binding import ContextRef, ModuleRef

    from enzyme_hub.custom.rules_file import Rule

Progress = Callable[[str], None]


@dataclass
class Merged:
    """The modules to become one, and what else could be had: the functions whose bitcode is embedded in native code.

    `own` are the symbols that may go when nothing in the module refers to them any more.
    """

    units: list[Unit]
    module: ModuleRef
    fetchable: dict[str, Unit]
    own: frozenset[str]


@dataclass
class _Loaded:
    module: ModuleRef
    text: irtext.ModuleText
    reached: set[str] = field(default_factory=set)
    takes_part: bool = False


# Says that type metadata for checks of virtual calls was split off: of no meaning in the native code that we make.
_SPLIT = re.compile(r'^(!\d+ = !\{i32 1, !"EnableSplitLTOUnit",) i32 1\}', re.MULTILINE)


# A variable that other modules may refer to, with its own definition.
_VARIABLE = re.compile(r"@\S+ = (?:dso_local |hidden |protected |local_unnamed_addr |unnamed_addr )*global ")
_KEPT = ("llvm.used", "llvm.compiler.used")


class Merger:
    def __init__(self, resolution: Resolution, progress: Progress, rules: Sequence[Rule] = ()) -> None:
        self.rules = rules
        self.resolution = resolution
        self.progress = progress
        self.context: ContextRef = llvm.new_context()
        self.loaded: dict[Unit, _Loaded] = {}
        self.lending: set[Path] = set()  # archives left to the linker, but for bodies

    def merge(self) -> Merged:
        for unit in self.resolution.taken:
            if unit.requests or unit.registrations:
                loaded = self._load(unit)
                loaded.takes_part = True
                self._follow(unit, irtext.request_roots(loaded.text))
        self._refuse_stock_pool()
        self._follow_rules()
        self._follow_pointers()
        self._follow_plans()
        self._follow_products()
        self._follow_allocatables()
        order = [unit for unit in self.resolution.taken if unit in self.loaded and self.loaded[unit].takes_part]
        self._refuse_redirected(order)
        self.progress("linking the modules that requests reach")
        module = llvm.link(self._alike(order), "the modules that requests reach")
        definitions.keep_copies(module)
        own = self._remove_unneeded(module, order)
        definitions.internalise(module, self._own_tables(order))
        definers = self.resolution.definers.items()
        lending = {unit for _, unit in definers if unit.source.path in self.lending}
        left = {unit for unit in lending.difference(order) if unit.carries is not Carries.NOTHING}
        fetchable = {name: unit for name, unit in definers if unit.carries is Carries.EMBEDDED or unit in left}
        return Merged(order, module, fetchable, own)

    def _refuse_stock_pool(self) -> None:
        """rayon's own pool is inlined into what uses it: who would look for the joins in it looks for a long time."""
        for unit, loaded in self.loaded.items():
            if any(map(is_of_stock_pool, loaded.reached)):
                raise InputError(
                    "EH0208",
                    "the function to be differentiated uses rayon above rayon's own pool of threads",
                    where=unit.name,
                    why="rustc has inlined that pool into the program, and its queues and latches have no derivative",
                    remedy="call `cargo enzyme-hub init`: it puts a pool in its place that can be differentiated",
                )

    def _refuse_redirected(self, order: list[Unit]) -> None:
        """In one module a reference binds to the definition, past what --wrap or --defsym say."""
        for name in sorted(self.resolution.redirected):
            uses = [unit for unit in order if name in irtext.references(self.loaded[unit].text.text)]
            definers = [unit for unit in uses if _defines(self.loaded[unit].text, name)]
            if definers and len(uses) > len(definers):
                raise InputError(
                    "EH0105",
                    f"{name}, which the line redirects by --wrap or --defsym, is part of what is differentiated",
                    where=definers[0].name,
                    why="derivatives are made of bodies as the program names them, before the linker redirects names",
                    remedy=f"leave {name} out of --wrap and --defsym, and call the function that is meant by its own name",
                )

    def _own_tables(self, order: list[Unit]) -> set[str]:
        """The variables with functions in them that nobody else knows.

        As the module's own they are constant where nobody writes them, and then it is known which functions are called.
        """
        seen = self.resolution.seen_from_outside(order)
        if seen is None:
            return set()
        texts = [self.loaded[unit].text for unit in order]
        functions = {name for text in texts for name in text.functions}
        lines = {name: line for text in texts for name, line in text.globals.items() if _VARIABLE.match(line)}
        found = {name for name, line in lines.items() if name not in seen and functions & set(irtext.references(line))}
        if not found:
            return found
        unseen = [line for text in texts for line in irtext.assembly(text.text)]
        unseen += [line for text in texts for name, line in text.globals.items() if name in _KEPT]
        return {name for name in found if not any(name in line for line in unseen)}

    def _remove_unneeded(self, module: ModuleRef, order: list[Unit]) -> frozenset[str]:
        """What the module does not need goes; the symbols that may go later.

        Where rules speak of functions by their names all of them stay: one that was inlined everywhere is an error then.
        """
        seen = self.resolution.seen_from_outside(order)
        if seen is None or self.rules:
            return frozenset()
        text = self.loaded[order[0]].text if len(order) == 1 else None  # of one that nothing was linked to
        defined = {name for unit in order for name in unit.strongly_defined}
        return remove_unneeded(module, defined, seen | HOOKS, text)

    def _alike(self, order: list[Unit]) -> list[ModuleRef]:
        """The modules; where full and thin LTO meet, without the difference that LLVM refuses to merge."""
        split = [unit for unit in order if _SPLIT.search(self.loaded[unit].text.text)] if len(order) > 1 else []
        for unit in split if len(split) < len(order) else ():
            loaded = self.loaded[unit]
            loaded.module = llvm.parse_text(_SPLIT.sub(r"\1 i32 0}", loaded.text.text), unit.name, self.context)
        return [self.loaded[unit].module for unit in order]

    def _load(self, unit: Unit) -> _Loaded:
        if unit not in self.loaded:
            self.progress(f"reading {unit.name}")
            module = llvm.read(unit.bitcode, unit.name, self.context)
            if unit.member and self.resolution.excluded & {"ALL", unit.source.path.name}:
                definitions.hide(module)
            self.loaded[unit] = _Loaded(module, irtext.ModuleText(llvm.text(module)))
        return self.loaded[unit]

    def _follow(self, unit: Unit, roots: set[str]) -> None:
        """Note all that `roots` reach, loading units on the way."""
        # In a fixed order: the same link gives the same bytes.
        waiting = [(unit, name) for name in sorted(roots)]
        while waiting:
            unit, name = waiting.pop()
            loaded = self._load(unit)
            if name in loaded.reached:
                continue
            loaded.reached.add(name)
            loaded.takes_part = True
            waiting.extend((unit, other) for other in sorted(loaded.text.references_of(name)))
            definer = self.resolution.definers.get(name)
            if definer is not None and definer is not unit and not is_product(name) and not _is_native(name):
                if self._lends(definer, name):
                    self.lending.add(definer.source.path)
                elif self._worth_loading(definer, loaded, name):
                    waiting.append((definer, name))
                else:
                    self._elsewhere(definer, loaded, name)

    def _follow_rules(self) -> None:
        """Note the functions that rules name as derivatives, wherever they are defined."""
        for name in dict.fromkeys(name for rule in self.rules for name in rule.names):
            for symbol in meant(name, self.resolution.definers):
                definer = self.resolution.definers[symbol]
                if definer.carries in (Carries.BITCODE, Carries.FAT):
                    self._follow(definer, {symbol})

    def _follow_pointers(self) -> None:
        """Note what the functions that were reached may call through pointers, wherever it is defined."""
        readable = [unit for unit in self.resolution.taken if unit.carries in (Carries.BITCODE, Carries.FAT)]
        known: set[irtext.Parameters] = set()
        while called := self._called_through_pointers() - known:
            known |= called
            for unit in readable:
                fitting = set(self._load(unit).text.fitting(called))
                if not self.loaded[unit].takes_part:
                    fitting = {name for name in fitting if not (is_own(name) or is_of_crate(name) or is_of_crew(name))}
                if fitting:
                    self._follow(unit, fitting)

    def _follow_plans(self) -> None:
        """Take in who makes plans for FFTW where plans are executed: what they do is noted there while the program runs."""
        reached = {name for loaded in self.loaded.values() if loaded.takes_part for name in loaded.reached}
        if not any(map(fftw.asks_for_plans, reached)):
            return
        for unit in self.resolution.taken:
            if unit.carries in (Carries.BITCODE, Carries.FAT) and any(
                fftw.TOLD.fullmatch(s.name) for s in unit.symbols
            ):
                self._load(unit).takes_part = True

    def _follow_allocatables(self) -> None:
        """Take in who names the allocatables of modules that requests reach: a block that any of them has made has a shadow, if it is known
        who else may set the variable (`differentiate/shadowed/workspaces`)."""
        parts = [loaded for loaded in self.loaded.values() if loaded.takes_part]
        wanted = {name for one in parts for name in one.reached if is_of_module(name, one.text.globals.get(name, ""))}
        for unit in self.resolution.taken if wanted else ():
            if unit.carries in (Carries.BITCODE, Carries.FAT) and any(s.name in wanted for s in unit.symbols):
                self._load(unit).takes_part = True

    def _follow_products(self) -> None:
        """Take in matrix products whose modules were taken in for something else: what they call is wanted then."""
        while True:
            parts = [unit for unit, loaded in self.loaded.items() if loaded.takes_part]
            wanted = {name for unit in parts for name in self.loaded[unit].reached if is_product(name)}
            late = [
                (unit, {name})
                for unit in parts
                for name in sorted(wanted - self.loaded[unit].reached)
                if _defines(self.loaded[unit].text, name)
            ]
            if not late:
                return
            for unit, names in late:
                self._follow(unit, names)
            self._follow_pointers()

    def _called_through_pointers(self) -> set[irtext.Parameters]:
        parts = [loaded for loaded in self.loaded.values() if loaded.takes_part]
        return {called for part in parts for name in part.reached for called in part.text.called_through_pointers(name)}

    def _worth_loading(self, definer: Unit, loaded: _Loaded, name: str) -> bool:
        if definer.carries not in (Carries.BITCODE, Carries.FAT) and definer not in self.loaded:
            return False
        return not _defines(loaded.text, name) or _interposable(loaded.text, name)

    def _lends(self, definer: Unit, name: str) -> bool:
        """Is it a function that others share with matrixmultiply? Its body is enough: the rest are kernels for each processor."""
        is_taken = definer in self.loaded and self.loaded[definer].takes_part
        return not is_taken and not is_own(name) and bool(rust_path(name)) and any(map(is_own, definer.defined))

    def _elsewhere(self, definer: Unit, loaded: _Loaded, name: str) -> None:
        """The definition that counts is native code."""
        if _defines(loaded.text, name) and _interposable(loaded.text, name) and not _common(loaded.text, name):
            raise InputError(
                "EH0105",
                f"{name} is differentiated from a weak definition, but the program runs another one",
                where=definer.name,
                why=f"{definer.name} holds a strong definition of {name} as native code",
                remedy=f"compile {definer.name} with -flto, or leave it out",
            )


def _is_native(name: str) -> bool:
    """True for what is left to the linker: how threads are started and waited for is no part of what is differentiated."""
    return is_of_pool(name) or is_of_crew(name)


def _defines(text: irtext.ModuleText, name: str) -> bool:
    if definition := text.functions.get(name):
        return not text.text.startswith("define available_externally", definition.start)
    line = text.globals.get(name)
    return line is not None and not re.match(r"@\S+ = (?:[\w()]+ )*?external ", line)


_INTERPOSABLE = re.compile(r"\b(?:weak|linkonce|extern_weak|common)\b(?!_)")


def _interposable(text: irtext.ModuleText, name: str) -> bool:
    """May another definition with other contents take the place of this one at link time?"""
    if definition := text.functions.get(name):
        head = text.text[definition.start : definition.body].partition("@")[0]
    else:
        head = text.globals[name].partition(" = ")[2].partition("global ")[0]
    return _INTERPOSABLE.search(head) is not None


def _common(text: irtext.ModuleText, name: str) -> bool:
    """A variable without contents (C's tentative definitions, Fortran's COMMON): nothing can have been read from it."""
    return " common " in text.globals.get(name, "").partition(" global ")[0] + " "
