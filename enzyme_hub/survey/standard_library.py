"""Rust's standard library, which every link of rustc has and no survey is given: machine code with its bitcode embedded."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from enzyme_hub.errors import HubError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.languages.tools import output
from linker_plugin import inputs
from linker_plugin.arguments import Kind, Word
from linker_plugin.inputs import Carries, Unit


def lent(names: Iterable[str]) -> dict[str, Unit]:
    """Those of the functions that it has bodies for, each with the unit that has it; none where rustc is not installed."""
    wanted = {name for name in names if rust_path(name)}
    return {name: unit for name, unit in _definers().items() if name in wanted} if wanted else {}


@cache
def _definers() -> dict[str, Unit]:
    compiler = toolchains.rustc()
    root = output([*compiler.command, "--print", "sysroot"]).strip() if compiler else ""
    found: dict[str, Unit] = {}
    for path in sorted(Path(root).glob("lib/rustlib/*/lib/*.rlib")) if root else ():
        try:
            for unit in inputs.open_file(path, Word((str(path),), Kind.INPUT, str(path))).units:
                if unit.carries is Carries.EMBEDDED:
                    found.update((name, unit) for name in unit.defined)
        except HubError:
            continue  # what cannot be read lends nothing
    return found
