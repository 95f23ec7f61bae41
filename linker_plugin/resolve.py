"""Which units a link takes, and whose definition of a symbol prevails.

The linker's usual rule: objects on the line are taken whole, archive members when they define a symbol that is needed
and not yet there, or when they say something of the derivative of a function that is there. A strong definition prevails over
weak ones, otherwise the first. Archives are searched as one group (as lld and mold do; GNU ld is stricter about their order,
and will complain itself). With `--wrap=f`, what asks for `f` gets `__wrap_f`, and what asks for `__real_f` gets `f`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from enzyme_hub.base.taken import STOP
from linker_plugin.arguments import Plan
from linker_plugin.inputs import Carries, InputFile, Unit, units


@dataclass
class Resolution:
    taken: list[Unit]
    definers: dict[str, Unit]
    redirected: frozenset[str] = frozenset()  # symbols that other units' references do not reach: --wrap, --defsym
    excluded: frozenset[str] = frozenset()  # archives whose symbols are not exported: --exclude-libs
    takes_stops: bool = False  # something on the line defines the function through which stops at run time go
    named: frozenset[str] | None = None  # what the line and shared libraries name; None: anybody may know a symbol

    @property
    def native(self) -> frozenset[str]:
        """The functions that the program's own native code defines: what libraries are known for is not true of them."""
        return frozenset(
            name
            for name, unit in self.definers.items()
            if unit.carries is Carries.NOTHING and name in unit.strongly_defined and not _is_of_system(unit)
        )

    @property
    def symbols(self) -> frozenset[str]:
        """All symbols that units define or ask for."""
        return frozenset(symbol.name for unit in self.taken for symbol in unit.symbols)

    def seen_from_outside(self, inside: Iterable[Unit]) -> set[str] | None:
        """The symbols that somebody else than `inside` knows; None if that may be any."""
        if self.named is None:
            return None
        own = set(inside)
        return {symbol.name for unit in self.taken if unit not in own for symbol in unit.symbols} | self.named


# The libraries of the languages and the system, as archives, and the compilers' start files.
_SYSTEM = (
    r"lib(?:c|m|pthread|dl|rt|util|mvec|c_nonshared|m-[\d.]+|stdc\+\+\w*|c\+\+\w*|supc\+\+|gcc\w*|unwind|atomic|quadmath|[gi]?omp5?"
    r"|(?:open|c|ref|flexi|fast)?blas[\w.-]*|blis[\w.-]*|(?:c|atl_)?lapacke?[\w.-]*|mkl_\w+|tmglib|fftw3[flq]?(?:_\w+)?"
    r"|flang_rt[.\w-]*|Fortran\w+|clang_rt[.\w-]*|compiler[_-](?:rt|builtins)[.\w-]*)\.(?:a|rlib)|[SMRrg]*crt\w*\.o"
)


def _is_of_system(unit: Unit) -> bool:
    return re.fullmatch(_SYSTEM, unit.source.path.name) is not None


def resolve(files: list[InputFile], plan: Plan) -> Resolution:
    return _Resolver(files, plan).run()


def _roots(files: list[InputFile], plan: Plan) -> list[str]:
    """What is needed besides what objects need. The start files that need `main` are not always on the line."""
    libraries = {name for file in files for name in file.needed}
    return [*plan.roots, *sorted(libraries), *(["main"] if plan.executable else [])]


class _Resolver:
    def __init__(self, files: list[InputFile], plan: Plan) -> None:
        self.files = files
        self.plan = plan
        self.everything = list(units(files))
        self.offers: dict[str, Unit] = {}
        self.taken: set[Unit] = set()
        self.definers: dict[str, Unit] = {}
        self.needed: list[str] = []
        for unit in self.everything:
            if unit.lazy:
                for name in unit.defined:
                    self.offers.setdefault(name, unit)

    def run(self) -> Resolution:
        self.needed.extend(_roots(self.files, self.plan))
        for unit in self.everything:
            if not unit.lazy:
                self._take(unit)
        self._take_needed()
        while speaking := self._speaking():
            self._take(speaking)
            self._take_needed()
        taken = [unit for unit in self.everything if unit in self.taken]
        redirected = frozenset(self.plan.wrapped | self.plan.redefined)
        named = frozenset(self._named()) if self.plan.is_closed else None
        return Resolution(taken, self.definers, redirected, frozenset(self.plan.excluded), self._takes_stops(), named)

    def _takes_stops(self) -> bool:
        by_library = any(STOP in file.mentioned and STOP not in file.needed for file in self.files)
        return by_library or any(STOP in unit.strongly_defined for unit in self.everything)

    def _take_needed(self) -> None:
        while self.needed:
            name = self.needed.pop()
            offered = self.offers.get(name)
            if offered and name not in self.definers and offered not in self.taken:
                self._take(offered)

    def _speaking(self) -> Unit | None:
        """An archive member that nobody needs, but which says something of the derivative of a function that is there."""
        left = [unit for unit in self.everything if unit.lazy and unit not in self.taken and unit.registrations]
        if not left:
            return None
        asked = {symbol.name for unit in self.taken for symbol in unit.symbols}
        strong = {name for name, unit in self.definers.items() if name in unit.strongly_defined}
        for unit in left:
            known = self.definers.keys() if unit.carries in (Carries.NOTHING, Carries.EMBEDDED) else asked
            if not unit.registered_names.isdisjoint(known) and unit.strongly_defined.isdisjoint(strong):
                return unit
        return None

    def _named(self) -> set[str]:
        libraries = {name for file in self.files for name in file.mentioned}
        return libraries | set(_roots(self.files, self.plan)) | self.plan.wrapped | self.plan.redefined

    def _take(self, unit: Unit) -> None:
        self.taken.add(unit)
        for name in unit.defined:
            present = self.definers.get(name)
            if present is None or (name not in present.strongly_defined and name in unit.strongly_defined):
                self.definers[name] = unit
        self.needed.extend(map(self._meant, unit.needed) if self.plan.wrapped else unit.needed)

    def _meant(self, name: str) -> str:
        real = name.removeprefix("__real_")
        if name in self.plan.wrapped:
            return f"__wrap_{name}"
        return real if real in self.plan.wrapped else name
