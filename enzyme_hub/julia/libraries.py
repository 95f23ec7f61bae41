"""Libraries of other languages that Julia's functions call, and that derivatives go through.

A library is built of files with bitcode as those for Python are (`python.building`): a shared library, which Julia loads, and the
text of its module, which lies beside it. When a method calls a function of such a library, that text joins the method's module.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from enzyme_hub.base.private_folder import PrivateFolder
from enzyme_hub.base.records import record
from enzyme_hub.errors import PythonError
from enzyme_hub.llvm.irtext import split_operands
from enzyme_hub.python import kept
from enzyme_hub.python.building import build
from enzyme_hub.python.sources import Brought, bring

ENDING = ".library"
_WRITTEN_IN = {
    "Fortran": r"@_Fortran[A-Z]",
    "C++": r"@(?:_ZS|_Zn|_Zd|__gxx_|__cxa_)",
    "Rust": r"@(?:__rust_|_R[A-Z]|_ZN4core)",
}


@record
class Library:
    """What joins a module, and what the result links."""

    path: Path
    text: str
    native: tuple[str, ...]
    languages: frozenset[str]
    variables: frozenset[str]
    prototypes: Mapping[str, str]  # of each function: `double (ptr, i64)`

    def takes(self, name: str) -> tuple[str, tuple[str, ...]] | None:
        """The types of a function's result and arguments."""
        shown = self.prototypes.get(name)
        if shown is None:
            return None
        result, _, rest = shown.rpartition(" (") if not shown.endswith("()") else (shown[:-3], "", ")")
        return result, tuple(one.strip() for one in split_operands(rest) if one.strip())


def make(files: Sequence[str], flags: Sequence[str], link: Sequence[str]) -> Path:
    """The shared library of these files, made or found."""
    brought = bring(files, flags)
    if not brought.modules:
        raise PythonError(
            "EH0505",
            f"there is no bitcode in {', '.join(files)}",
            remedy="compile with -flto (rustc: -Clinker-plugin-lto), or name source files",
        )
    built = build(Brought(brought.modules, (*brought.native, *link), brought.languages | _languages(brought.modules)))
    facts = {
        "text": built.text,
        "native": built.native,
        "languages": sorted(built.languages),
        "variables": sorted(built.variables),
        "prototypes": {one.symbol: one.prototype for one in built.functions},
    }

    def write(path: Path) -> None:
        path.write_text(json.dumps(facts))

    kept.kept(built.path.with_suffix(ENDING).name, write)
    return built.path


def found(path: Path) -> Library | None:
    """What is known of the shared library with this path; None if it is not such a one."""
    data = PrivateFolder(path.parent).read(path.with_suffix(ENDING).name)
    if data is None:
        return None
    facts = json.loads(data)
    return Library(
        path,
        facts["text"],
        tuple(facts["native"]),
        frozenset(facts["languages"]),
        frozenset(facts["variables"]),
        facts["prototypes"],
    )


def _languages(modules: Sequence[tuple[str, bytes]]) -> frozenset[str]:
    """Whose runtime libraries these modules name."""
    from enzyme_hub.llvm.bitstream import symbols

    found: set[str] = set()
    for _, data in modules:
        names = "".join(f"@{one.name}\n" for one in symbols(data) or ())
        found |= {language for language, words in _WRITTEN_IN.items() if re.search(words, names)}
    return frozenset(found)
