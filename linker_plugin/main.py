"""`enzyme-hub-ld`: a linker that differentiates on the way.

`STEPS` is the whole link. Without requests `differentiate` does nothing, and a link costs little more than the real
linker alone; build scripts and procedural macros come through here as well.
"""

from __future__ import annotations

import errno
import gc
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from enzyme_hub.base import timing
from enzyme_hub.base.records import record
from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.base.taken import Taken
from enzyme_hub.base.terminal import open_closed_streams
from enzyme_hub.driver import outputs
from enzyme_hub.errors import HubError, InputError, LinkError, fault
from linker_plugin import arguments, handover, inputs
from linker_plugin.arguments import Kind, Plan
from linker_plugin.inputs import Carries, Format, InputFile, Unit
from linker_plugin.replace import replace_units
from linker_plugin.resolve import Resolution, resolve
from linker_plugin.settings import Settings, settings

if TYPE_CHECKING:
    from enzyme_hub.driver.pipeline import Options
    from linker_plugin.codegen import Differentiated


@dataclass
class Link:
    """One link on its way."""

    line: list[str]
    scratch: Path
    plan: Plan = field(default_factory=lambda: Plan(arguments.Flavour.LD))
    settings: Settings = field(default_factory=Settings)
    files: list[InputFile] = field(default_factory=list)
    opened: list[Path] = field(default_factory=list)  # what the caller's line named
    resolution: Resolution | None = None
    unreadable: list[Unit] = field(default_factory=list)  # bitcode that the real linker cannot read
    linker: handover.RealLinker | None = None
    status: int = 1


def _read_line(link: Link) -> None:
    link.plan = arguments.parse(link.line)
    link.settings = settings(link.plan)
    handover.Output(link.plan.output).check()
    outputs.spare([("-o", Path(link.plan.output)), *link.settings.written], lambda: _read(link))


def _open_inputs(link: Link) -> None:
    link.files = inputs.open_all(link.plan)
    link.opened = [file.path for file in link.files]
    if link.settings.save_link:
        from linker_plugin.replay import save

        save(link.settings.save_link, link.line, link.plan, link.files, link.settings.rules)


def _read(link: Link) -> Iterator[Path]:
    """The files that the line, and our own options, have this link read."""
    yield from (*link.plan.responses, *link.settings.read)
    folders = [Path(name) for name in link.plan.files(Kind.SEARCH)]
    for word in link.plan.words:
        if word.kind is Kind.INPUT:
            yield Path(word.value)
        elif word.kind is Kind.LIBRARY and (library := inputs.find_library(word, folders, link.plan.static)):
            yield library
        elif word.kind is Kind.FLAG and (named := arguments.file_of_option(word)):
            yield Path(named)


def _look_for_requests(link: Link) -> None:
    """Read symbol tables only if the bytes of an entry point's name occur in some file at all."""
    if not any(file.mentions_entry for file in link.files):
        return
    if any(unit.requests for file in link.files for unit in file.units):
        resolution = resolve(link.files, link.plan)
        if any(unit.requests for unit in resolution.taken):
            _refuse_native_requests(resolution)
            _refuse_native_registrations(resolution)
            link.resolution = resolution


def _refuse_native_requests(resolution: Resolution) -> None:
    for unit in resolution.taken:
        if unit.requests and unit.carries is Carries.NOTHING:
            raise _in_native_code(unit, f"calls {unit.requests[0]}", "derivatives are made from LLVM bitcode")


def _refuse_native_registrations(resolution: Resolution) -> None:
    for unit in resolution.taken:
        if unit.carries not in (Carries.BITCODE, Carries.FAT) and unit.registrations:
            why = "what is said of derivatives is read from LLVM bitcode"
            raise _in_native_code(unit, f"has {unit.registrations[0]}", why)


def _in_native_code(unit: Unit, what: str, why: str) -> InputError:
    if unit.is_of_gccs_lto:
        what, why = f"{what}, but was compiled by gcc", f"{why}, and `gcc -flto` writes intermediate code of gcc's own"
        remedy = "compile it with clang -flto (Fortran: flang -flto); what asks for no derivatives may stay with gcc"
    else:
        what, remedy = (
            f"{what}, but holds native code only",
            "compile it with clang -flto, flang -flto, or rustc -Clinker-plugin-lto",
        )
    return InputError("EH0107", f"{unit.name} {what}", where=unit.name, why=why, remedy=remedy)


def _differentiate(link: Link) -> None:
    if link.resolution is None:
        return
    from linker_plugin import codegen

    if link.plan.makes_no_code:
        raise LinkError(
            "EH0404",
            f"{link.plan.makes_no_code} asks for LTO's intermediate files instead of a program",
            why="derivatives become native code before LTO begins, and would be missing in those files",
            remedy="leave the option away, or differentiate each module by `enzyme-hub opt`",
        )
    options = link.settings.options(codegen.codegen_options(link.plan))
    if link.resolution.takes_stops:
        options = replace(options, taken=Taken.HANDED)
    made = _differentiated(link.resolution, options, link.settings)
    merged = [link.resolution.taken[index] for index in made.replaced]
    native = link.scratch / "differentiated.o"
    native.write_bytes(made.native)
    link.plan, link.files = replace_units(link.plan, link.files, dict.fromkeys(merged), native, link.scratch)


def _differentiated(resolution: Resolution, options: Options, settings: Settings) -> Differentiated:
    """What the derivatives became: from the cache, or made and put there."""
    from linker_plugin import codegen

    if settings.cache is None:
        return codegen.differentiate(resolution, options)
    from linker_plugin import cache

    folder = cache.folder(settings.cache)
    if folder is None or not cache.is_worth_it(resolution, options):
        return codegen.differentiate(resolution, options)
    kept, name = cache.Cache(folder, settings.cache_size), cache.key(resolution, options)
    if entry := kept.get(name):
        sys.stderr.write(entry.said)
        return codegen.Differentiated(entry.native, entry.replaced, entry.said)
    made = codegen.differentiate(resolution, options)
    # Not where a file changed meanwhile, nor what would be said of files by names that they may not have the next time.
    is_lasting = not any(unit.name in made.said for unit in resolution.taken)
    if is_lasting and cache.key(resolution, options) == name:
        kept.put(name, cache.Entry(made.native, made.replaced, made.said))
    return made


def _choose_linker(link: Link) -> None:
    left = [unit for file in link.files for unit in file.units if unit.carries is Carries.BITCODE]
    needed = max((unit.llvm_version or 1 for unit in left), default=0)
    gcc = any(file.format is Format.NATIVE and file.units[0].for_gcc_only for file in link.files)
    link.linker = handover.find_linker(link.plan, link.settings.linker, needed, gcc)
    if left and link.linker.llvm < needed:
        link.unreadable = left


def _generate_code(link: Link) -> None:
    """For bitcode that the real linker cannot read."""
    if not link.unreadable:
        return
    from linker_plugin import codegen

    taken = set(resolve(link.files, link.plan).taken)
    wanted = [unit for unit in link.unreadable if unit in taken]
    natives: dict[Unit, bytes | None] = dict.fromkeys(link.unreadable)
    natives.update(zip(wanted, codegen.generate(wanted, codegen.codegen_options(link.plan)), strict=True))
    link.plan, link.files = replace_units(link.plan, link.files, natives, None, link.scratch)


def _hand_over(link: Link) -> None:
    assert link.linker is not None
    with handover.Output(link.plan.output) as output:
        line = handover.command(link.plan, link.linker, str(output.written), link.scratch)
        link.status = handover.run(line, output)
        if link.status == 0:
            handover.correct_dependencies(link.plan, output, link.scratch, link.opened)
            handover.correct_maps(link.plan, output)


@record
class Step:
    name: str
    sentence: str
    run: Callable[[Link], None]


STEPS: tuple[Step, ...] = (
    Step("arguments", "the line becomes a plan; an output that cannot be written is refused", _read_line),
    Step("inputs", "every file is opened; its first bytes say what it is", _open_inputs),
    Step("requests", "symbol tables say whether anybody asks for a derivative", _look_for_requests),
    Step("differentiate", "the modules that requests reach become one native object", _differentiate),
    Step("linker", "the linker that the line asks for, or the best that is here", _choose_linker),
    Step("codegen", "native code for bitcode that this linker cannot read", _generate_code),
    Step("hand-over", "the real linker does the rest, and the output is renamed into place", _hand_over),
)


def link(line: Sequence[str]) -> int:
    """Run one link; the exit status."""
    with scratch_folder() as scratch:
        state = Link(list(line), scratch)
        for step in STEPS:
            began = time.perf_counter()
            step.run(state)  # the first one finds the settings
            timing.report(step.name, began, state.settings.time, "enzyme-hub-ld")
        return state.status


def main(argv: Sequence[str] | None = None) -> int:
    """The process of one link. Nearly all it makes is kept to its end: the garbage collector would visit it in vain."""
    gc.disable()
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    finally:
        gc.freeze()  # for the interpreter's last pass


def _run(line: list[str]) -> int:
    open_closed_streams()
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_DFL:  # `nohup` has it ignored
            signal.signal(number, _interrupted)
    try:
        if answer := _question(line):
            return answer()
        if any(word == "--enzyme-device" or "mcpu=gfx" in word for word in line):
            from linker_plugin import device

            if device.is_device_link(line):
                return device.run(line)
        return link(line)
    except HubError as error:
        from enzyme_hub.languages.spelling import readable

        for one in error.all:
            sys.stderr.write(f"enzyme-hub-ld: {readable(str(one))}\n")
    except OSError as error:
        sys.stderr.write(f"enzyme-hub-ld: {_from_system(error)}\n")
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        sys.stderr.write(f"enzyme-hub-ld: {fault(error, [*line, *os.environ.get('ENZYME_HUB_OPTS', '').split()])}\n")
    return 1


def _interrupted(number: int, frame: FrameType | None) -> None:
    """Leave through `finally`, so that what was half made is removed; a second signal must not cut that short."""
    signal.signal(number, signal.SIG_IGN)
    raise SystemExit(128 + number)


def _from_system(error: OSError) -> LinkError:
    place = Path(str(error.filename)) if error.filename else Path("a scratch file")
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return handover.disk_full(place)
    is_scratch = not error.filename or place.is_relative_to(tempfile.gettempdir())
    remedy = "TMPDIR says where scratch files go" if is_scratch else "check the path and its rights"
    return LinkError("EH0402", f"cannot write {place}", why=error.strerror, remedy=remedy)


def _question(line: list[str]) -> Callable[[], int] | None:
    """Lines that ask about the linker instead of linking."""
    asks = {"--version", "-v", "-V", "--help"}
    if line and set(line) <= asks:
        return lambda: _introduce(line)
    return None


def _introduce(line: list[str]) -> int:
    """Our name, then what the real linker says: configure scripts look for its name."""
    if "--help" in line:
        from linker_plugin.settings import usage

        sys.stdout.write(usage())
    else:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("enzyme-hub")
        except PackageNotFoundError:
            number = "(not installed)"
        sys.stdout.write(f"enzyme-hub-ld {number}\n")
    sys.stdout.flush()
    linker = handover.find_linker(Plan(arguments.Flavour.LD))
    if shutil.which(str(linker.path)) is None:
        return 1
    return os.spawnv(os.P_WAIT, linker.path, [str(linker.path), *line])
