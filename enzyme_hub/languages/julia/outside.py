"""Functions that Julia's code calls by their addresses: their names, and whose they are.

Those of libc and Julia's own library are linked by their names. Those of a library with bitcode (`julia/libraries`) join the module.
Any other is called by its address, which the table of the result has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from enzyme_hub.languages.julia import known

_CALLED_ADDRESS = re.compile(r" inttoptr \(i64 (\d+) to ptr\)\(")
_LIBRARIES = ("libjulia", "libc.so", "libc-", "libm.so", "libm-", "libpthread", "libdl")


class Library(Protocol):
    """A shared library that brings its bitcode."""

    def takes(self, name: str) -> tuple[str, tuple[str, ...]] | None: ...


class Outside:
    """Of one module. `ask` answers questions about addresses, `place` is where an address stands in the table, and `library` the one
    with a path, if it has bitcode."""

    def __init__(
        self,
        ask: Callable[[list[tuple[int, str]]], Mapping[tuple[int, str], str]],
        place: Callable[[int], int],
        library: Callable[[Path], Library | None],
    ) -> None:
        self._ask = ask
        self._place = place
        self._library = library
        self.functions: dict[str, int] = {}  # called by their addresses: the place in the table
        self.fortran: set[str] = set()
        self.foreign: dict[
            str, tuple[str, tuple[str, ...]]
        ] = {}  # of libraries with bitcode: the result, what they take
        self.libraries: dict[Path, Library] = {}

    def named(self, texts: list[str]) -> list[str]:
        """Calls of addresses become calls of functions by their names."""
        numbers = [(int(number), "function") for text in texts for number in _CALLED_ADDRESS.findall(text)]
        answers = self._ask(numbers)
        names = {address: self._named(address, answers[address, role]) for address, role in dict.fromkeys(numbers)}

        def called(match: re.Match[str]) -> str:
            name = names[int(match[1])]
            return f' @"{name}"(' if "." in name else f" @{name}("

        return [_CALLED_ADDRESS.sub(called, text) for text in texts]

    def _named(self, address: int, answer: str) -> str:
        name, library, path = ([*answer.split("\t"), "", ""])[:3]
        if not name:
            name = f"ehub.julia.function.{self._place(address)}"
        if library.startswith(known.FORTRAN):
            self.fortran.add(name)
        if library.startswith(_LIBRARIES):
            return name
        found = self._library(Path(path)) if path else None
        taken = found.takes(name) if found else None
        if found is None or taken is None:
            self.functions[name] = self._place(address)
        else:
            self.foreign[name] = taken
            self.libraries[Path(path)] = found
        return name
