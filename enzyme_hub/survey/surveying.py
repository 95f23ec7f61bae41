"""One survey: files in, findings out. LLVM reads what nobody vouched for, so it runs in a child process.

What ends the child, or does not fit the rest, is left out, and the survey begins again without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from enzyme_hub.driver import pipeline
from enzyme_hub.driver.isolation import Progress, isolated
from enzyme_hub.errors import HubError, InputError, RequestError
from enzyme_hub.ir.body_reader import collector_paused
from enzyme_hub.survey import files as opening
from enzyme_hub.survey.facts import Finding, Group, Survey

if TYPE_CHECKING:
    from enzyme_hub.survey.files import Files
    from enzyme_hub.survey.merging import Merged
    from enzyme_hub.survey.walk import Walk

_READING = "reading "
_MOST_TOLD = 3
_MOST_ROUNDS = 4  # of bodies that are embedded in machine code


class _LeaveOut(HubError):
    """A file that ends LLVM."""


def survey(
    names: Sequence[str], compiled: Sequence[tuple[str, bytes]], functions: Sequence[str], options: pipeline.Options
) -> Survey:
    """What is in the way of the requests in files, or of derivatives of `functions` if there are any. Raises HubError."""
    left_out: dict[str, str] = {}
    while True:
        files = opening.opened(names, compiled, left_out)

        def work(progress: Progress, files: Files = files) -> Survey | tuple[str, str]:
            with collector_paused():
                return _surveyed(files, functions, options, progress)

        def crash(step: str, reason: str) -> HubError:
            if step.startswith(_READING):
                return _LeaveOut("EH0101", step.removeprefix(_READING), why=reason)
            return pipeline.crash(step, reason)

        try:
            found = isolated(work, crash, is_quiet=True)
        except _LeaveOut as error:
            found = (error.what, error.why or "")
        if isinstance(found, Survey):
            return found
        name, why = found
        if name in left_out:
            raise RequestError("EH0201", f"{name} cannot be left out", why=why)
        left_out[name] = why


def _surveyed(
    files: Files, functions: Sequence[str], options: pipeline.Options, progress: Progress
) -> Survey | tuple[str, str]:
    """The survey; or a file that has to be left out, and why."""
    from enzyme_hub.custom import rules_file
    from enzyme_hub.languages.spelling import spelled
    from enzyme_hub.survey import merging
    from enzyme_hub.survey.obstacles import findings, of_step

    if not (files.readable or files.asking):
        raise _without_bitcode(files)
    try:
        merged = merging.merged(files, merging.named(files, functions), rules_file.load(options.rules), progress)
    except merging.Unfit as unfit:
        return unfit.unit, unfit.why
    asking = [] if functions else [_in_machine_code(unit.name, unit.requests[0]) for unit in files.asking]
    if merged is None and not asking:
        raise RequestError(
            "EH0201",
            "there is no request in these files, so nothing says which functions are to be differentiated",
            remedy="name them: --function energy, once for each",
        )
    if merged is None:
        return Survey((), 0, 0, tuple(asking), files.told())
    native = files.native()
    options = replace(options, native=files.native_of_program(), symbols=frozenset(files.symbols))
    walk, errors = _walked(merged, files, bool(functions), options, progress)
    found = [*asking, *findings(walk, native), *map(of_step, errors)]
    order = list(Group)
    found.sort(key=lambda one: (order.index(one.group), one.file, -one.calls, one.spelled))
    roots = tuple(spelled(one.name or "") for one in walk.roots)
    return Survey(roots, len(walk.functions), merged.files, tuple(found), files.told())


def _without_bitcode(files: Files) -> InputError:
    left_out = [f"{name} was left out: {why}" for name, why in list(files.skipped.items())[:_MOST_TOLD]]
    native = (
        f"objects with machine code only: {len(files.native_units)}"
        if files.native_units
        else "there is no object in them"
    )
    return InputError(
        "EH0104",
        "there is no bitcode in these files",
        why="\n".join([*left_out, native]),
        remedy="compile with -flto (clang, flang), -Clinker-plugin-lto (rustc)",
    )


def _in_machine_code(unit: str, request: str) -> Finding:
    return Finding(Group.RECOMPILE, request, request, "a request", unit, unit, (), file=unit)


def _walked(
    merged: Merged, files: Files, is_named: bool, options: pipeline.Options, progress: Progress
) -> tuple[Walk, list[HubError]]:
    """The walk, with the bodies that are embedded in machine code as far as it comes to them; and what was refused before it."""
    from enzyme_hub import llvm
    from enzyme_hub.survey.standard_library import lent
    from enzyme_hub.survey.walk import Walk, requested
    from linker_plugin import bodies

    original, fetched = llvm.bitcode(merged.module), set[str]()
    module = merged.module
    refused: Sequence[HubError] = ()
    for _ in range(_MOST_ROUNDS):
        progress("looking at calls")
        ours, errors = pipeline.read_unoptimised(module, options)
        walk = Walk(ours, requested(ours, is_named))
        wanted = {one.name or "" for one in walk.without_bodies()} - fetched
        fetchable = {**lent(wanted), **files.fetchable()}
        if not (wanted := wanted & fetchable.keys()):
            break
        fetched |= wanted
        lending = {**lent(fetched), **files.fetchable()}
        module, refused = bodies.fetch(llvm.read(original, "the modules"), fetched, lending, progress)
    return walk, [*errors, *refused]
