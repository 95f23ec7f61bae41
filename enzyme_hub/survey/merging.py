"""The modules that requests reach, as one: what a link would merge, without the rules of a link.

Two programs of a build folder may define the same symbol, so all definitions but one are weak here. A module that does
not fit the others is left out: `Unfit` says which, and the survey begins again without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.base.records import record
from enzyme_hub.custom.names import meant
from enzyme_hub.errors import HubError, RequestError
from enzyme_hub.ir.lexer import escape
from enzyme_hub.languages.spelling import spelled
from enzyme_hub.llvm import definitions, irtext
from enzyme_hub.survey.files import Files
from linker_plugin.inputs import Unit, bitcode_symbols

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.custom.rules_file import Rule

Progress = Callable[[str], None]
CALLER = "__enzyme_hub_survey"
_ENTRY = "__enzyme_autodiff.survey"


class Unfit(Exception):
    """A unit that cannot be merged with the others, and why."""

    def __init__(self, unit: str, why: str) -> None:
        super().__init__(unit, why)
        self.unit, self.why = unit, why


@record
class Named:
    """A function that the user names, and the unit that defines it."""

    unit: Unit
    symbol: str


def named(files: Files, names: Iterable[str]) -> list[Named]:
    """The functions of these names, as people write them. Raises RequestError for a name that means none, or several."""
    wanted = list(names)
    if not wanted:
        return []
    defined: dict[str, Unit] = {}
    for unit in files.readable:
        for symbol in bitcode_symbols(unit.bitcode, unit.name):
            if symbol.defined and not irtext.is_saying(symbol.name):
                defined.setdefault(symbol.name, files.definers.get(symbol.name, unit) if symbol.is_global else unit)
    return [_named(name, defined) for name in wanted]


def _named(name: str, defined: dict[str, Unit]) -> Named:
    found = meant(name, defined) or [one for one in (f"{name.lower()}_",) if one in defined]  # as Fortran has it
    if len(found) == 1:
        return Named(defined[found[0]], found[0])
    near = found[:6] or [one for one in defined if name.lower() in spelled(one).lower()][:6]
    raise RequestError(
        "EH0201",
        f"{name} may be several functions" if found else f"there is no function {name} with a body in these files",
        why=f"there {'is' if len(near) == 1 else 'are'} {', '.join(near)}" if near else None,
        remedy="name its symbol, as `nm` tells it; a function that the compiler inlined everywhere is gone",
    )


@record
class Merged:
    module: ModuleRef
    files: int  # that it was made of


def merged(files: Files, functions: Sequence[Named], rules: Iterable[Rule], progress: Progress) -> Merged | None:
    """The modules that requests in the files reach, or those for `functions` if there are any; None without a request.

    What `rules` name as derivatives is there as well. Raises Unfit.
    """
    return _Merger(files, functions, progress).merge(rules)


class _Merger:
    def __init__(self, files: Files, functions: Sequence[Named], progress: Progress) -> None:
        self._files = files
        self._functions = functions
        self._progress = progress
        self._context = llvm.new_context()
        self._modules: dict[Unit, ModuleRef] = {}
        self._texts: dict[Unit, irtext.ModuleText] = {}
        self._reached: dict[Unit, set[str]] = {}
        self._pointed_to: set[str] = set()  # functions that calls through pointers may enter

    def merge(self, rules: Iterable[Rule]) -> Merged | None:
        for unit in dict.fromkeys(one.unit for one in self._functions):
            self._follow(unit, {one.symbol for one in self._functions if one.unit is unit})
        for unit in self._files.readable:
            if (unit.requests and not self._functions) or unit.registrations:
                self._follow(unit, irtext.request_roots(self._text(unit)))
        if not self._reached:
            return None
        for name in dict.fromkeys(name for rule in rules for name in rule.names):
            for symbol in filter(self._files.carries_bitcode, meant(name, self._files.definers)):
                self._follow(self._files.definers[symbol], {symbol})
        self._follow_pointers()
        order = [unit for unit in self._files.readable if unit in self._reached]
        for unit in order:
            self._drop_unreached(unit)
        self._weaken(order)
        return Merged(self._linked(order), len({unit.source.path for unit in order}))

    # -- what is needed -----------------------------------------------------------------------------------------------------

    def _text(self, unit: Unit) -> irtext.ModuleText:
        if unit not in self._texts:
            self._progress(f"reading {unit.name}")
            try:
                module = llvm.read(unit.bitcode, unit.name, self._context)
                text = llvm.text(module)
                if asked := [one.symbol for one in self._functions if one.unit is unit]:
                    text += _requests(asked, len(self._texts))
                    module = llvm.parse_text(text, unit.name, self._context)
            except HubError as error:
                raise Unfit(unit.name, f"{error.what}: {error.why}" if error.why else error.what) from None
            self._modules[unit], self._texts[unit] = module, irtext.ModuleText(text)
        return self._texts[unit]

    def _follow(self, unit: Unit, roots: set[str]) -> None:
        """Note all that `roots` of a unit reach, and read the units that define it."""
        waiting = [(unit, name) for name in sorted(roots)]
        self._reached.setdefault(unit, set())
        while waiting:
            unit, name = waiting.pop()
            text, reached = self._text(unit), self._reached.setdefault(unit, set())
            if name in reached:
                continue
            reached.add(name)
            waiting.extend((unit, other) for other in sorted(text.references_of(name)))
            definer = self._files.definers.get(name)
            if definer is not None and definer is not unit and self._files.carries_bitcode(name):
                waiting.append((definer, name))

    def _follow_pointers(self) -> None:
        """Note what may be called through pointers, wherever it is defined."""
        known: set[irtext.Parameters] = set()
        while called := self._called_through_pointers() - known:
            known |= called
            for unit in self._files.readable:
                if fitting := set(self._text(unit).fitting(called)):
                    self._pointed_to |= fitting
                    self._follow(unit, fitting)

    def _called_through_pointers(self) -> set[irtext.Parameters]:
        found = ((self._texts[unit], name) for unit, reached in self._reached.items() for name in reached)
        return {called for text, name in found for called in text.called_through_pointers(name)}

    # -- all as one ---------------------------------------------------------------------------------------------------------

    def _drop_unreached(self, unit: Unit) -> None:
        """Nothing that is needed refers to the rest of a module; most of a library's is such.

        Who hands on a function that may be called through a pointer stays: it says that the address is taken.
        """
        text = self._texts[unit]
        if _names_functions(text):
            return
        kept = self._reached[unit] | {request.caller for request in text.requests()}
        kept |= {name for name in text.globals if irtext.is_saying(name)}
        kept |= {name for name in text.address_takers if not self._pointed_to.isdisjoint(text.references_of(name))}
        definitions.remove(self._modules[unit], unit.defined - kept, set())

    def _weaken(self, order: list[Unit]) -> None:
        """Let one of several definitions of a symbol prevail."""
        for unit in order:
            lost = {name for name in unit.strongly_defined if self._files.definers[name] is not unit}
            definitions.weaken(self._modules[unit], lost)

    def _linked(self, order: list[Unit]) -> ModuleRef:
        first = self._modules[order[0]]
        for unit in order[1:]:
            self._progress(f"reading {unit.name}")
            if _machine(self._modules[unit]) != _machine(first):
                raise Unfit(unit.name, f"it is for {self._modules[unit].triple}, and the others for {first.triple}")
            try:
                first = llvm.link([first, self._modules[unit]])
            except HubError as error:
                raise Unfit(unit.name, error.why or error.what) from None
        definitions.keep_copies(first)
        return first


def _names_functions(text: irtext.ModuleText) -> bool:
    """True if a module speaks of functions in annotations or metadata, where nothing refers to them."""
    return "llvm.global.annotations" in text.globals or "!enzyme_" in text.text


def _machine(module: ModuleRef) -> str:
    return str(module.triple).partition("-")[0]


def _requests(symbols: Iterable[str], number: int) -> str:
    """The text of functions that ask for these functions' derivatives."""
    lines = [f"\ndeclare void @{_ENTRY}(...)\n"]
    for index, symbol in enumerate(symbols):
        name = escape(symbol.encode("utf-8", "surrogateescape"))
        lines.append(
            f'define void @{CALLER}.{number}.{index}() {{\n  call void (...) @{_ENTRY}(ptr @"{name}")\n  ret void\n}}\n'
        )
    return "".join(lines)
