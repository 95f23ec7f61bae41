"""The part of a link that runs LLVM: merge, differentiate, generate code. All of it in a child process.

The inputs are files that nobody vouched for, and LLVM ends its process on some of them; the child's last word says
which file it was reading.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.base.records import record
from enzyme_hub.base.timing import timed, untimed
from enzyme_hub.driver import pipeline
from enzyme_hub.driver.isolation import Progress, isolated
from enzyme_hub.errors import DifferentiationError, HubError, InputError
from enzyme_hub.llvm import CodegenOptions
from linker_plugin.arguments import Plan
from linker_plugin.bodies import fetch, predict_missing
from linker_plugin.inputs import Unit
from linker_plugin.merge import Merged, Merger
from linker_plugin.resolve import Resolution
from linker_plugin.unrelated import split_unrelated

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.custom.rules_file import Rule

# A body is missing, or the type or origin of memory is not known: bodies that were not looked at may tell.
MISSING_FACTS = frozenset(("EH0208", "EH0301", "EH0306"))


@record
class Differentiated:
    """The native object that takes the place of the units with these positions in `Resolution.taken`."""

    native: bytes
    replaced: tuple[int, ...]
    said: str = ""  # warnings, which stand on standard error


def codegen_options(plan: Plan) -> CodegenOptions:
    """What the line says about code: level, processor and relocation model."""
    options = CodegenOptions()
    for option in plan.plugin_options:
        if level := re.fullmatch(r"-?O([0-3sz])", option):
            options = replace(options, level=int(level[1]) if level[1].isdigit() else 2)
        elif option.startswith("mcpu="):
            options = replace(options, cpu=option.removeprefix("mcpu="))
        elif option.startswith("-mattr="):
            options = replace(options, features=option.removeprefix("-mattr="))
    if plan.drops_sections:
        options = replace(options, function_sections=True)
    if plan.fixed_address:
        options = replace(options, relocation="static")
    return options


def differentiate(resolution: Resolution, options: pipeline.Options) -> Differentiated:
    def work(progress: Progress) -> Differentiated:
        with timed("merge", options.time):
            merged = Merger(resolution, progress, _rules(options)).merge()
        symbols = resolution.symbols if options.rules else frozenset()
        options_ = replace(options, native=resolution.native, symbols=symbols)
        module = _differentiated(merged, options_, progress)
        native = _emit(module, options, progress)
        return Differentiated(native, tuple(resolution.taken.index(unit) for unit in merged.units))

    said: list[str] = []
    made = isolated(work, pipeline.crash, said.append)
    return replace(made, said=untimed("".join(said)))


def _rules(options: pipeline.Options) -> list[Rule]:
    if not options.rules:
        return []
    from enzyme_hub.custom import rules_file

    return rules_file.load(options.rules)


def _differentiated(merged: Merged, options: pipeline.Options, progress: Progress) -> ModuleRef:
    """The pipeline, run again with more bodies each time a derivative needs one that can be fetched.

    The first time it has those that it will miss by all appearances. What is refused then is told as it is without them.
    """
    original = llvm.bitcode(merged.module) if merged.fetchable else b""
    fetched: set[str] = set()
    if merged.fetchable and not options.rules:
        with timed("predict_missing", options.time):
            fetched = predict_missing(merged.module, merged.fetchable, progress)
    is_guess = bool(fetched)
    module, refused = _with_bodies(original, fetched, merged, progress) if is_guess else (merged.module, [])

    def is_final(error: HubError) -> bool:
        return not is_guess and not _missing_bodies(error, merged) - fetched

    while True:
        try:
            with timed("unrelated", options.time):
                module, rejoin, shared = split_unrelated(module, options)
            own = merged.own - shared
            return rejoin(pipeline.run(module, replace(options, own=own), progress, is_final))
        except HubError as error:
            missing = _missing_bodies(error, merged) - fetched
            if not missing and not is_guess:
                if refused and all(one.code == "EH0208" for one in error.all):
                    raise refused[0] from None
                raise  # the bodies were only a hope
            if not missing:
                fetched, is_guess = set(), False
            fetched |= missing
            module, refused = _with_bodies(original, fetched, merged, progress)


def _with_bodies(
    original: bytes, wanted: set[str], merged: Merged, progress: Progress
) -> tuple[ModuleRef, list[InputError]]:
    progress("fetching bodies")
    return fetch(llvm.read(original, "the merged modules"), wanted, merged.fetchable, progress)


def _missing_bodies(error: HubError, merged: Merged) -> set[str]:
    """The functions that the errors miss, or in which what they miss may be found, and that could be fetched.

    All that are in sight are fetched at once: each round goes over the whole module again.
    """
    missing: set[str] = set()
    for one in error.all:
        if one.code == "EH0208":
            missing.update(re.findall(r"[\w.$]+", str(one)))
        if isinstance(one, DifferentiationError) and one.code in MISSING_FACTS:
            missing |= one.unseen
    return missing & merged.fetchable.keys()


def _emit(module: ModuleRef, options: pipeline.Options, progress: Progress) -> bytes:
    progress("code generation of the differentiated module")
    with timed("codegen", options.time):
        return llvm.emit_object(module, options.codegen)


def generate(units: list[Unit], options: CodegenOptions) -> list[bytes]:
    """Native objects for bitcode that no request reaches, for linkers that cannot read bitcode."""

    def work(progress: Progress) -> list[bytes]:
        objects = []
        for unit in units:
            progress(f"reading {unit.name}")
            module = llvm.read(unit.bitcode, unit.name)
            progress(f"code generation of {unit.name}")
            llvm.optimise(module, "post", options)
            objects.append(llvm.emit_object(module, options))
        return objects

    return isolated(work, pipeline.crash)
