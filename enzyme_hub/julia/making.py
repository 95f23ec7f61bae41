"""From the bitcode of a Julia method to the shared library of its derivative.

What a library exports is `eh_request`, which takes a list of addresses, and `eh_table`, which whoever loads it fills with
addresses of its process. So a library is kept by what it was made from, and serves every process.
"""

from __future__ import annotations

import os
import re
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub import definitions, llvm, pipeline
from enzyme_hub._bitcode import text_of
from enzyme_hub.errors import HubError, LinkError
from enzyme_hub.irtext import split_operands
from enzyme_hub.isolation import isolated
from enzyme_hub.julia import constants, libraries, requests, stops, tapes
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.bodies import Describe
from enzyme_hub.languages.julia.importing import Imported, cold_apart, imported, with_attributes, with_substitutes
from enzyme_hub.languages.julia.threads import in_turn
from enzyme_hub.private_folder import SCRATCH
from enzyme_hub.python import kept, state
from enzyme_hub.python.building import of_us, runtimes
from enzyme_hub.records import record
from enzyme_hub.scratch import scratch_folder

if TYPE_CHECKING:
    from enzyme_hub.isolation import Progress


SAVE = "ENZYME_HUB_SAVE"  # a folder for the last request, which `enzyme-hub opt` takes


@record
class Asked:
    """What Julia asks for."""

    mode: str  # reverse, forward
    bitcode: str
    entry: str
    arguments: tuple[tuple[str, str], ...]  # the function first: const, dup or absent, and what it is an array of
    result: str  # active, const or nothing
    mathematics: dict[str, str]
    inactive: dict[str, bool]  # functions through which no derivative flows: is there no number in what one returns?
    substitutes: dict[str, str]  # functions, and what takes their places
    threads: dict[int, str]  # what threads run, by the address that tells the closure
    buffers: int  # the tag of buffers of arrays


@record
class Made:
    path: Path
    addresses: tuple[str, ...]  # of its table; some are those of shadows, that is, of the object with this address


def make(asked: Asked, describe: Describe) -> Made:
    """The library, made or found."""
    data = Path(asked.bitcode).read_bytes()
    printed = in_turn(llvm.text(llvm.read(data, asked.entry)), asked.threads)
    printed = with_substitutes(printed, asked.substitutes, asked.inactive.keys())
    words = (printed, asked.entry, asked.mathematics, asked.inactive, describe, libraries.found)
    plain = imported(*words)
    try:
        return _made(asked, plain)
    except HubError as error:
        shadowed = None
        if error.code == "EH0306" and asked.mode != "second" and plain.data:
            shadowed = constants.with_shadows(imported(*words, has_shadows=True))
        if shadowed is None:
            raise
        return _made(asked, shadowed)


def _made(asked: Asked, plain: Imported) -> Made:
    runtime = with_attributes(text_of("enzyme_hub.languages.julia", "runtime"))
    native = native_text(plain)
    request = requests.text(plain, asked.mode, asked.arguments, asked.result)
    joined = [one for one in plain.libraries if isinstance(one, libraries.Library)]
    texts = (plain.text, plain.native, request, runtime, native, _text("tapes"))
    name = f"{kept.digest((*of_us(), *texts, *(str(one.path) for one in joined)))}.so"

    def write(path: Path) -> None:
        try:
            code = isolated(lambda progress: _code(plain, request, runtime, native, joined, progress), pipeline.crash)
        except HubError as error:
            raise _with_remedy(error, plain) from None
        _link(code, path, joined)

    shadows = [f"shadow {plain.addresses[place]}" for place in plain.shadowed]
    return Made(kept.kept(name, write, "julia"), (str(asked.buffers), *map(str, plain.addresses), *shadows))


def _code(
    plain: Imported,
    request: str,
    runtime: str,
    native: str,
    joined: list[libraries.Library],
    progress: Progress,
) -> bytes:
    """Machine code. The functions of libraries are differentiated in copies; their variables stay where they are."""
    context = llvm.new_context()
    progress("reading the code of Julia")
    whole = llvm.link(
        [
            llvm.parse_text(plain.text, "the code of Julia", context),
            llvm.parse_text(runtime, "the runtime for Julia", context),
            llvm.parse_text(request, "the request", context),
            *(llvm.parse_text(one.text, str(one.path), context) for one in joined),
        ]
    )
    definitions.internalise(
        whole, {one.name for one in whole.functions if not one.is_declaration and one.name != requests.SYMBOL}
    )
    codegen = llvm.CodegenOptions(level=3, cpu="native")
    if folder := os.environ.get(SAVE):
        Path(folder, "request.ll").write_text(llvm.text(whole), encoding="utf-8")
    llvm.split_cold(whole, codegen)
    whole = llvm.parse_text(cold_apart(llvm.text(whole)), "the code of Julia", llvm.new_context())
    # The list of tapes frees what an error leaves: a pool would have it still.
    options = pipeline.Options(postopt=False, codegen=codegen, keeps_tapes=False)
    made = pipeline.run(whole, options, progress)
    progress("completing the derivative")
    derivative = llvm.text(stops.thrown(made))
    if joined:
        variables = frozenset().union(*(one.variables for one in joined))
        made = llvm.parse_text(state.imported(derivative, variables), "the derivative")
    else:  # a library may keep memory that it takes
        made = llvm.parse_text(tapes.listed(derivative, plain.functions), "the derivative")
    context = made._context
    doors = doors_text(f"{llvm.text(made)}\n{plain.native}", plain)
    apart = llvm.parse_text(plain.native, "the code of Julia that runs as it is", context)
    made = llvm.link(
        [
            made,
            apart,
            llvm.parse_text(native, "native code", context),
            llvm.parse_text(doors, "doors", context),
            llvm.parse_text(_text("tapes"), "the list of tapes", context),
        ]
    )
    kept_names = {requests.SYMBOL, requests.TABLE, requests.NAMES, requests.DOORS, *tapes.EXPORTED}
    definitions.internalise(made, {one.name for one in made.functions if one.name not in kept_names})
    llvm.optimise(made, "post", codegen)
    progress("code generation")
    return llvm.emit_object(made, codegen)


def _with_remedy(error: HubError, plain: Imported) -> HubError:
    """Native code that Julia calls: here it is this process that has it, not a link."""
    found = [name for name in plain.functions if re.search(rf"\b{re.escape(name)}\b", error.what)]
    if error.code != "EH0208" or not found:
        return error
    remedy = 'call it in a library with bitcode: EnzymeHub.library("SOURCE or OBJECT compiled with -flto")'
    if _FORTRAN.fullmatch(found[0]) or found[0].startswith("cblas_"):
        remedy = (
            "say it by other routines: docs/custom-derivatives.md lists those of BLAS and LAPACK that have derivatives"
        )
        if "geqrt" in found[0]:
            remedy = "`A \\ b` solves least squares; the factors of `LAPACK.geqrf!` and `LAPACK.ormqr!` have derivatives, too"
    return type(error)(error.code, error.what, where=error.where, why="it is native code", remedy=remedy)


def native_text(plain: Imported) -> str:
    """Bodies for what stands in the code of the process: addresses, functions at addresses, and where derivatives stop."""
    count = len(plain.addresses) + len(plain.shadowed) + 1
    lines = [_text("native"), f"@{requests.TABLE} = global [{count} x ptr] zeroinitializer"]
    lines.append(_reader("ehub.julia.buffers", 0, count))
    lines += [_reader(f"{known.ADDRESS}{place}", place + 1, count) for place in range(count - 1)]
    for place, words in enumerate(plain.stops):
        data = "".join(
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in words.encode()
        )
        lines += [
            f'@"ehub.julia.words.{place}" = private constant [{len(words.encode()) + 1} x i8] c"{data}\\00"',
            f'define void @"{known.STOP}{place}"() cold noinline {{',
            f'  call void @jl_error(ptr @"ehub.julia.words.{place}")',
            "  unreachable",
            "}",
        ]
    lines.append("declare void @jl_error(ptr) noreturn")
    return "\n".join(lines) + "\n"


def doors_text(printed: str, plain: Imported) -> str:
    """Functions that are found when the library is loaded: those at addresses, and those of Fortran's libraries, by their names.

    Derivatives call others of these than the program does, so the library lists the names of what it needs.
    """
    count = len(plain.addresses) + len(plain.shadowed) + 1
    lines = [f"@{requests.TABLE} = external global [{count} x ptr]"]
    names: list[str] = []
    for match in {match["name"]: match for match in _DECLARED.finditer(printed)}.values():
        result, name, taken = match["result"].split(" ")[-1], match["name"].strip('"'), match["taken"]
        if _FORTRAN.fullmatch(name):
            place = f"ptr getelementptr ([0 x ptr], ptr @{requests.DOORS}, i64 0, i64 {len(names)})"
            names.append(name)
        elif name in plain.functions:
            place = (
                f"ptr getelementptr ([{count} x ptr], ptr @{requests.TABLE}, i64 0, i64 {plain.functions[name] + 1})"
            )
        else:
            continue
        types = [one.strip().split(" ")[0] for one in split_operands(f"{taken})") if one.strip()]
        parameters = ", ".join(f"{one} %a{number}" for number, one in enumerate(types))
        lines += [
            f"define {result} @{match['name']}({parameters}) {{",
            f"  %it = load ptr, {place}",
            f"  {'' if result == 'void' else '%r = '}tail call {result} %it({parameters})",
            f"  ret {'void' if result == 'void' else f'{result} %r'}",
            "}",
        ]
    lines.insert(0, f"@{requests.DOORS} = global [{max(len(names), 1)} x ptr] zeroinitializer")
    text = "\\0A".join(names)
    size = sum(map(len, names)) + max(len(names), 1)
    lines.insert(0, f'@{requests.NAMES} = constant [{size} x i8] c"{text}\\00"')
    return "\n".join(lines) + "\n"


_DECLARED = re.compile(r'^declare (?P<result>[^@\n]*?) @(?P<name>"[^"]+"|[-\w.$]+)\((?P<taken>[^\n]*)\)', re.MULTILINE)
_FORTRAN = re.compile(r"[a-z][a-z0-9]*_(?:64_)?")


def _reader(name: str, place: int, count: int) -> str:
    return (
        f'define ptr @"{name}"() alwaysinline {{\n'
        f"  %it = load ptr, ptr getelementptr ([{count} x ptr], ptr @{requests.TABLE}, i64 0, i64 {place}), !invariant.load !{{}}\n"
        "  ret ptr %it\n}"
    )


def _text(name: str) -> str:
    """Text that is written by hand."""
    return files("enzyme_hub.languages.julia").joinpath(f"{name}.ll").read_text(encoding="utf-8")


def _link(code: bytes, path: Path, joined: list[libraries.Library]) -> None:
    languages = frozenset().union(*(one.languages for one in joined))
    driver = toolchains.flang() if "Fortran" in languages else toolchains.cc()
    if driver is None:
        raise LinkError("EH0401", "no linker found", remedy="`enzyme-hub doctor` says how to get one")
    # What the library holds of its runtime is there once: only what it has not is taken again.
    more = [word for one in joined for word in (str(one.path), *one.native)] + runtimes(languages)
    start = [] if joined else ["-nostartfiles"]
    with scratch_folder(SCRATCH) as folder:
        made = folder / "code.o"
        made.write_bytes(code)
        words = [*driver.command, "-shared", *start, "-Wl,--gc-sections", str(made), *more, "-lm", "-o", str(path)]
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise LinkError("EH0403", "the library of a derivative cannot be linked", why=done.stderr.strip()[-4000:])
