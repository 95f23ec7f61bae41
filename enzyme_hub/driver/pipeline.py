"""The way of one module: from a program with requests to a program with derivatives.

`STEPS` is the whole story. Each step takes the state and changes it; between any two of them `--print-after` shows the
module and `--time` reads the clock. From `read` to `write` the program is our own IR, elsewhere it is LLVM's.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub import llvm, targets
from enzyme_hub.base import limits
from enzyme_hub.base.records import record
from enzyme_hub.base.taken import STOP, Taken
from enzyme_hub.base.timing import timed
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.differentiate.checks import Checks, LeftOut
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.driver import protection
from enzyme_hub.errors import DifferentiationError, HubError, InputError, InternalError, LinkError, warn
from enzyme_hub.ir import tail_calls
from enzyme_hub.llvm import CodegenOptions, definitions, irtext, sections

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.differentiate.stops.planting import Stop
    from enzyme_hub.explain.recorder import Recorder
    from enzyme_hub.ir.module import Module
    from enzyme_hub.targets.spaces import Spaces


@record
class Options:
    """What a user can ask of the pipeline."""

    preopt: bool = True  # optimise before differentiating
    postopt: bool = True
    tape_limit: int | None = None  # bytes for a loop: for its tape, or for its snapshots if the tape does not fit
    strong_zero: bool = False  # a zero adjoint times an infinite partial is zero
    shared: bool = False  # several threads may add to the same shadows at once
    deterministic: bool = False  # regions of OpenMP give the same bits each time with the same number of threads
    rules: tuple[Path, ...] = ()
    print_after: frozenset[str] = frozenset()
    time: str | None = None
    limit: float = limits.SECONDS  # seconds that the differentiate step may take
    report: Path | None = None
    check: bool = False  # requests check themselves when the program runs
    tuning: Tuning = field(default_factory=Tuning)
    keeps_tapes: bool = True  # threads keep the memory of tapes from one derivative to the next
    codegen: CodegenOptions = field(default_factory=CodegenOptions)
    symbols: frozenset[str] = frozenset()  # what the inputs define or ask for, where there are rules
    native: frozenset[str] = frozenset()  # functions that the program itself defines, as native code
    taken: Taken = Taken.ENDS  # who takes stops at run time, as far as the link knows
    strict: bool = False  # a stop that was planted is an error
    own: frozenset[str] = frozenset()  # symbols that may go when nothing in the module refers to them any more


@dataclass
class State:
    """A module on its way; its current form is `native` or `ours`, or `text` where both are None."""

    options: Options
    native: ModuleRef | None
    ours: Module | None = None
    text: str = ""
    prepared: str = ""  # the module before any derivative was made
    last_read: str = ""  # and before the last round
    waited: bool = False  # the last round served no request: calls were given names, which is optimised first
    again_from: str | None = None  # the step from which another round goes on
    strategy: Strategy = field(default_factory=Strategy)
    chooses_loops: bool = True  # where there is a limit of tapes
    planted: dict[str, Stop] = field(default_factory=dict)  # by the names of constants
    taken: Taken = Taken.ENDS
    has_fused: bool = False  # loops that run forward and backward at once
    recorder: Recorder | None = None
    checks: Checks | None = None
    spaces: Spaces | None = None  # of a GPU's module: what lies in which address space

    @property
    def module(self) -> ModuleRef:
        if self.native is None:
            raise InternalError("EH0901", "a step asked for LLVM's module between 'read' and 'write'")
        return self.native

    def printed(self) -> str:
        if self.native is not None:
            return llvm.text(self.native)
        if self.ours is not None:
            from enzyme_hub.ir.writer import write_module

            return write_module(self.ours)
        return self.text


def _redirect(state: State) -> None:
    from enzyme_hub.languages.fortran import flang
    from enzyme_hub.languages.swift import conventions

    state.native = flang.redirect(conventions.agree(state.module))


def _supply(state: State) -> None:
    from enzyme_hub.languages import shipped
    from enzyme_hub.languages.libraries import threads

    if (target := targets.of(state.module.triple)).is_device:
        from enzyme_hub.targets import atomics, bits

        state.native = atomics.supply(bits.supply(state.module), target)
        return
    if state.options.deterministic:
        from enzyme_hub.languages.libraries import openmp

        state.native = openmp.in_order(state.module)
    state.native = shipped.supply(state.module, state.options.native)
    state.strategy.by_objects |= threads.does_once(state.native)


def _protect(state: State) -> None:
    before = llvm.text(state.module)
    declared, named = _declared(before, state, is_first=not state.prepared)
    after = protection.protect(declared, named)
    if after != before:
        state.native = llvm.parse_text(after, "the protected module")


def _declared(text: str, state: State, is_first: bool) -> tuple[str, set[str]]:
    """The module with what is said about derivatives as attributes; the functions that compute these.

    What rules files say is written down in the first round, and stays.
    """
    files = state.options.rules if is_first else ()
    if not (files or irtext.says_something(text)):
        return text, set()
    from enzyme_hub.custom import rules_file
    from enzyme_hub.custom.declaration import declare
    from enzyme_hub.ir.reader import read_module
    from enzyme_hub.ir.writer import write_module

    module = read_module(text)
    rules = rules_file.load(files)
    ruled = rules_file.statements(rules, module, state.options.symbols.__contains__)
    declared = declare(module, ruled, is_first)
    if state.recorder is not None:
        state.recorder.declared(declared.statements, rules_file.idle(rules, ruled))
    return write_module(module), declared.named


def _preopt(state: State) -> None:
    from enzyme_hub.languages.fortran import flang
    from enzyme_hub.languages.libraries import openmp

    if state.options.preopt:
        llvm.optimise(state.module, "pre", state.options.codegen)
    while (supplied := flang.supply(state.module)) is not None:
        state.native = supplied
        if state.options.preopt:
            llvm.optimise(state.module, "pre", state.options.codegen)
    if state.options.preopt and (parted := openmp.part(state.module)) is not None:
        state.native = parted
        llvm.optimise(state.module, "pre", state.options.codegen)
    if state.options.own:
        definitions.drop_unused(state.module, state.options.own)


def _prepare(state: State) -> None:
    llvm.optimise(state.module, "prepare", state.options.codegen)


def _read(state: State) -> None:
    from enzyme_hub.custom import held_globals
    from enzyme_hub.ir.reader import read_module

    state.text = state.last_read = tail_calls.with_returns(llvm.text(state.module))
    state.prepared = state.prepared or state.text
    target, state.spaces = targets.of(state.module.triple), None
    if target.is_device:
        from enzyme_hub.targets.spaces import flat

        state.text, state.spaces = flat(state.text, target)
    state.ours = read_module(state.text)
    if state.spaces is not None:
        state.ours.placed = state.spaces.variables
    state.ours.native = state.options.native
    state.ours.own = state.options.own
    state.ours.tuning = state.options.tuning
    state.ours.taken = _taken(state.options, state.ours)
    protection.unveil(state.ours)
    held_globals.release(state.ours)
    state.native = None


def _taken(options: Options, module: Module) -> Taken:
    """A program that defines the function through which stops go takes them."""
    own = module.functions.get(STOP)
    is_own = own is not None and not own.is_declaration
    return Taken.HANDED if is_own and options.taken is Taken.ENDS else options.taken


def _differentiate(state: State) -> None:
    from enzyme_hub.differentiate import RerunFrom, TapeLimit, differentiate_module
    from enzyme_hub.differentiate.signature import DerivativeOptions
    from enzyme_hub.ir.roles import is_iteration

    assert state.ours is not None
    with limits.limited(state.options.limit):
        options = state.options
        said = DerivativeOptions(options.strong_zero, shared=options.shared, deterministic=options.deterministic)
        limit = TapeLimit(options.tape_limit, state.chooses_loops) if options.tape_limit is not None else None
        try:
            rerun = differentiate_module(
                state.ours, said, not state.waited, state.strategy, state.recorder, state.checks, limit
            )
        finally:
            state.has_fused |= any(map(is_iteration, state.ours.functions.values()))
    if state.spaces is not None:
        from enzyme_hub.differentiate.shadowed import dynamic_memory

        dynamic_memory.lower(state.ours)
    state.waited = rerun is RerunFrom.CALLEES_RESOLVED or (rerun is RerunFrom.BODIES_MISSING and state.waited)
    state.again_from = {RerunFrom.NONE: None, RerunFrom.LOOPS_CHANGED: "prepare"}.get(rerun, STEPS[0].name)


def _write(state: State) -> None:
    from enzyme_hub.ir.writer import write_module

    assert state.ours is not None
    state.planted |= state.ours.planted
    state.taken = state.ours.taken
    text = write_module(state.ours)
    state.text = protection.release(text, is_last=not _has_another_round(state, text))
    if state.spaces is not None:
        from enzyme_hub.targets.spaces import restored

        state.text = restored(state.text, state.spaces)
    if state.options.codegen.function_sections:
        state.text = sections.split_sections(state.text)
    state.ours = None


def _verify(state: State) -> None:
    try:
        state.native = llvm.parse_text(state.text, "the differentiated module")
    except InputError as error:
        raise InternalError(
            "EH0901",
            "the derivative that was written is not valid LLVM IR",
            why=error.why,
            remedy="please report it, with the folder that --save-link DIR makes",
        ) from None


def _complete(state: State) -> None:
    from enzyme_hub.differentiate.stops import joining
    from enzyme_hub.differentiate.tape import memory
    from enzyme_hub.languages import shipped, supplying

    if (target := targets.of(state.module.triple)).is_device:
        from enzyme_hub.targets import atomics, tapes
        from enzyme_hub.targets.math import with_device_names

        state.native = tapes.complete(atomics.complete(with_device_names(state.module, target)), target)
        return
    native = shipped.complete(state.module)
    for package, runtime in RUNTIMES:
        native = supplying.complete(native, package, runtime)
    native = memory.complete(native, state.options.keeps_tapes)
    state.native = joining.complete(native, state.taken)


def _postopt(state: State) -> None:
    options = state.options
    if not options.postopt:
        return
    from enzyme_hub.languages.runtime import WINDOW_COVER

    level, tuning = 3, options.tuning
    if options.codegen.level == 0 and not tuning.changes:
        # In a debug build machine code is not optimised either, and O3 takes twice the time (docs/link-cost.md).
        level, tuning = 1, Tuning(vectorising=False, slp=False, unrolling=False)
    asks = any(function.name == WINDOW_COVER for function in state.module.functions)
    llvm.optimise(state.module, "post", replace(options.codegen, level=level), state.text, tuning, asks)


def _lanes(state: State) -> None:
    if state.options.postopt and (target := targets.of(state.module.triple)).is_device:
        from enzyme_hub.targets import lanes

        state.native = lanes.joined(state.module, target)


RUNTIMES = (
    ("enzyme_hub.differentiate.checkpoints", "runtime"),
    ("enzyme_hub.differentiate.marks", "marks"),
    ("enzyme_hub.differentiate.kinds", "kinds"),
)
_LAST = 3  # steps that are made once, when no requests are left


@record
class Step:
    name: str
    sentence: str
    run: Callable[[State], None]


STEPS: tuple[Step, ...] = (
    Step("redirect", "calls of a native runtime library that work on data go to bodies that are bitcode", _redirect),
    Step(
        "supply",
        "routines of libraries get the derivatives that we ship; functions of C++ containers get bodies",
        _supply,
    ),
    Step("protect", "keep functions with custom or known derivatives whole; let -O0 code be optimised", _protect),
    Step("preopt", "O2 without vectorising: what is simpler to run is simpler to differentiate", _preopt),
    Step("prepare", "one return per function, loops in LoopSimplify and LCSSA form", _prepare),
    Step("read", "LLVM's text becomes our IR; the body of a function is read when a pass first uses it", _read),
    Step("differentiate", "each request becomes a call of a derivative written here", _differentiate),
    Step("write", "our IR becomes text; functions nobody touched are copied as they were", _write),
    Step("verify", "LLVM parses and verifies all of it", _verify),
    Step("complete", "native code that derivatives need: of libraries, and for tapes", _complete),
    Step("postopt", "O3 with vectorising, now over primal and derivative together; O1 in a debug build", _postopt),
    Step("lanes", "of a GPU: what threads of a warp add to the same place is joined first", _lanes),
)


def run(
    module: ModuleRef,
    options: Options | None = None,
    progress: Callable[[str], None] | None = None,
    is_final: Callable[[HubError], bool] = lambda error: True,
    recorder: Recorder | None = None,
) -> ModuleRef:
    """All steps over one module; returns the module that replaces it.

    What is refused where a call through a pointer may enter several functions is tried again: `attempts` has the ways. `is_final`
    says of an error that its caller has nothing more to give, such as bodies that are missing. `recorder` takes notes.
    """
    options = options or Options()
    if options.report is None:
        return _with_checks(State(options, module, recorder=recorder), progress, is_final)
    from enzyme_hub.explain.report import reporting

    with reporting(options.report) as recorder:
        return _with_checks(State(options, module, recorder=recorder), progress, is_final)


def read_unoptimised(module: ModuleRef, options: Options) -> tuple[Module, list[HubError]]:
    """Our IR of a module in which what requests call has its meaning, before anything is optimised; and the steps' errors."""
    state, errors = State(options, module), list[HubError]()
    for step in STEPS:
        if step.name in ("supply", "protect"):
            try:
                step.run(state)
            except HubError as error:
                errors.append(error)
    _read(state)
    assert state.ours is not None
    return state.ours, errors


def _with_checks(
    state: State, progress: Callable[[str], None] | None, is_final: Callable[[HubError], bool]
) -> ModuleRef:
    """With checks if they are asked for, as many of them as there can be."""
    if not state.options.check:
        return _run(state, progress, is_final)
    original = llvm.text(state.module)
    checks = Checks()
    while True:
        attempt = State(state.options, llvm.parse_text(original, "the module"), recorder=state.recorder, checks=checks)
        try:
            made = _run(attempt, progress, is_final)
        except LeftOut:
            continue
        except HubError as error:
            made = _run(state, progress, is_final)
            checks.begin()
            checks.leave("the program", str(error))
        checks.tell()
        return made


def _run(state: State, progress: Callable[[str], None] | None, is_final: Callable[[HubError], bool]) -> ModuleRef:
    """What is refused because of loops that only the limit of tapes has chosen is made without these."""
    if state.options.tape_limit is None:
        return _with_fallbacks(state, progress, is_final)
    original = llvm.text(state.module)
    try:
        return _with_fallbacks(state, progress, is_final)
    except (DifferentiationError, RecursionError) as error:
        native = llvm.parse_text(original, "the module")
        plain = State(state.options, native, recorder=state.recorder, checks=state.checks, chooses_loops=False)
        made = _with_fallbacks(plain, progress, is_final)
        why = error.what if isinstance(error, DifferentiationError) else "what its loops do is nested too deeply"
        warn(f"--tape-limit only holds for loops with __enzyme_checkpoint here\n  why:   {why}")
        return made


def _with_fallbacks(
    state: State, progress: Callable[[str], None] | None, is_final: Callable[[HubError], bool]
) -> ModuleRef:
    try:
        return _run_steps(state, progress)
    except DifferentiationError as error:
        error.forget_frames()
        refused = error
    from enzyme_hub.driver import attempts

    if attempts.lacks_bodies(refused) and not is_final(refused):
        raise refused  # with the bodies it may be another
    if state.has_fused:

        def fused(strategy: Strategy) -> ModuleRef:
            return _run_steps(replace(_from_the_start(state), strategy=strategy), progress)

        made = attempts.of_constants(fused, refused)
        if not isinstance(made, attempts.Refused):
            return made
        state = _without_fusing(state)
        try:
            return _run_steps(state, progress)
        except DifferentiationError as error:
            error.forget_frames()
            refused = error

    def attempt(strategy: Strategy) -> ModuleRef:
        gc.collect()  # a module refers to itself, and takes much memory
        takes_notes = state.recorder is not None or state.checks is not None  # of all rounds
        goes_on = not (strategy.names_calls or takes_notes)
        fresh = _from_text(state, state.last_read) if goes_on else _from_the_start(state)
        return _run_steps(replace(fresh, strategy=strategy), progress)

    state.native = state.ours = None
    first = state.strategy
    return attempts.attempts(attempt, refused, is_final, first.was_written, first.by_objects)


def _without_fusing(state: State) -> State:
    """An iteration that is a function of its own is given values of which less is known there."""
    fresh = replace(_from_the_start(state), has_fused=False)
    fresh.options = replace(state.options, tuning=replace(state.options.tuning, fusing=False))
    return fresh


def _from_the_start(state: State) -> State:
    """Another attempt, from where the first one began; what that made goes."""
    state.native = state.ours = None
    gc.collect()
    return replace(_from_text(state, state.prepared), prepared="", waited=False)


def _from_text(state: State, text: str) -> State:
    """Another attempt, from an earlier form of the module."""
    return replace(state, native=llvm.parse_text(text, "the prepared module"), ours=None)


def _run_steps(state: State, progress: Callable[[str], None] | None) -> ModuleRef:
    if state.recorder is not None:
        state.recorder.begin()
    if state.checks is not None:
        state.checks.begin()
    round_: Sequence[Step] = STEPS[:-_LAST]
    while round_:
        for step in round_:
            _run_step(step, state, progress)
        round_ = _next_round(state)
    for step in STEPS[-_LAST:]:
        _run_step(step, state, progress)
    if state.planted and (state.recorder is not None or state.options.strict):
        _tell_planted(state)
    return state.module


def _tell_planted(state: State) -> None:
    """The report lists the stops that are left in the module; in a strict link there may be none."""
    names = {one.name for one in state.module.global_variables}
    left = [stop for name, stop in state.planted.items() if name in names]
    if state.recorder is not None:
        state.recorder.planted(left)
    if left and state.options.strict:
        told = dict.fromkeys(f"{one} [{one.code}]" for one in left)
        places = "a place" if len(told) == 1 else f"{len(told)} places"
        raise LinkError(
            "EH0802",
            f"there {'is' if len(told) == 1 else 'are'} {places} where a derivative may stop while it runs",
            why="\n".join(told),
            remedy="change what is said there, or leave --strict away",
        )


def _next_round(state: State) -> Sequence[Step]:
    """The steps that requests need which are left; none if there are none.

    A function that has just got a derivative inside is differentiated in the next round, for example.
    """
    if not _has_another_round(state, state.text):
        return ()
    return tuple(dropwhile(lambda step: step.name != state.again_from, STEPS[:-_LAST]))


def _has_another_round(state: State, text: str) -> bool:
    return state.again_from is not None and any(irtext.ModuleText(text).requests())


def _run_step(step: Step, state: State, progress: Callable[[str], None] | None) -> None:
    if progress:
        progress(step.name)
    with timed(step.name, state.options.time):
        step.run(state)
    if step.name in state.options.print_after:
        sys.stderr.write(f"; after {step.name}: {step.sentence}\n{state.printed()}\n")


def crash(step: str, reason: str) -> HubError:
    """The error for LLVM ending the process in `step`."""
    if step.startswith("reading "):
        return llvm.unreadable(step.removeprefix("reading "), reason)
    if step.startswith("code generation"):
        return LinkError("EH0405", "code generation failed", where=step, why=reason)
    return InternalError("EH0901", f"LLVM failed in step {step!r}", why=reason)
