"""Which units a link takes, and whose definition of a symbol prevails.

The linker's usual rule: objects on the line are taken whole, archive members when they define a symbol that is needed
and not yet there. A strong definition prevails over weak ones, otherwise the first. Archives are searched as one group
(as lld and mold do; GNU ld is stricter about their order, and will complain itself).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from linker_plugin.arguments import Plan
from linker_plugin.inputs import InputFile, Unit, units


@dataclass
class Resolution:
    taken: list[Unit]
    definers: dict[str, Unit]


def resolve(files: list[InputFile], plan: Plan) -> Resolution:
    return _Resolver(files).run(_roots(plan))


def _roots(plan: Plan) -> list[str]:
    """What is needed before any file has been read. The start files that need `main` are not always on the line."""
    return [*plan.roots, "main"] if plan.executable else list(plan.roots)


class _Resolver:
    def __init__(self, files: list[InputFile]) -> None:
        self.everything = list(units(files))
        self.offers: dict[str, Unit] = {}
        self.taken: set[Unit] = set()
        self.definers: dict[str, Unit] = {}
        self.needed: list[str] = []
        for unit in self.everything:
            if unit.lazy:
                for name in unit.defined:
                    self.offers.setdefault(name, unit)

    def run(self, roots: Iterable[str]) -> Resolution:
        self.needed.extend(roots)
        for unit in self.everything:
            if not unit.lazy:
                self._take(unit)
        while self.needed:
            name = self.needed.pop()
            offered = self.offers.get(name)
            if offered and name not in self.definers and offered not in self.taken:
                self._take(offered)
        return Resolution([unit for unit in self.everything if unit in self.taken], self.definers)

    def _take(self, unit: Unit) -> None:
        self.taken.add(unit)
        for name in unit.defined:
            present = self.definers.get(name)
            if present is None or (name not in present.strongly_defined and name in unit.strongly_defined):
                self.definers[name] = unit
        self.needed.extend(unit.needed)
