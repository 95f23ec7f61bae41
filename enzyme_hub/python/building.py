"""Shared libraries: of what was compiled, and of its derivatives."""

from __future__ import annotations

import re
import subprocess
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from enzyme_hub.base.ourselves import of_program
from enzyme_hub.base.private_folder import SCRATCH
from enzyme_hub.base.records import record
from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.base.taken import Taken
from enzyme_hub.custom.project import contents
from enzyme_hub.errors import LinkError, PythonError
from enzyme_hub.languages import toolchains
from enzyme_hub.python import assumed_shape, kept, state
from enzyme_hub.python.debug_signatures import Found, signatures
from enzyme_hub.python.requests import Request
from enzyme_hub.python.sources import Brought

if TYPE_CHECKING:
    from enzyme_hub.driver.isolation import Progress

Result = TypeVar("Result")
ASKS = re.compile(r'@"?[\w.$]*__enzyme_[\w.$]*"?\(')  # a call of an entry point, a type hint, a checkpoint
STOPPED = "enzyme_hub_stopped"  # says what the last stop was (differentiate/stops/noted.c)


@record
class Built:
    """A library: its module as IR text, the shared library made of it (`make` writes it), what it links, and its functions."""

    text: str
    path: Path
    make: Callable[[Path], None]
    native: tuple[str, ...]
    languages: frozenset[str]
    functions: tuple[Found, ...]
    variables: frozenset[str]


def build(brought: Brought, rules: tuple[Path, ...] = ()) -> Built:
    """The library itself."""
    from enzyme_hub.ir.reader import read_module

    def text_of(progress: Progress) -> str:
        from enzyme_hub import llvm
        from enzyme_hub.driver.modules import linked

        text = state.exported(llvm.text(linked(brought.modules, progress)))
        return assumed_shape.with_functions_around(text)

    text = _apart(text_of)
    ruled = [contents(path) for path in rules] if ASKS.search(text) else []
    name = f"{kept.digest((*of_us(), text, *brought.native, *sorted(brought.languages), *ruled))}.so"

    def make(path: Path) -> None:
        def work(progress: Progress) -> bytes:
            from enzyme_hub import llvm
            from enzyme_hub.driver import pipeline

            module, codegen = llvm.parse_text(text, "the library"), llvm.CodegenOptions(level=3, cpu="native")
            if ASKS.search(text):  # the source itself says something to the linker
                options = pipeline.Options(postopt=False, codegen=codegen, rules=rules)
                module = pipeline.run(module, options, progress)
            llvm.optimise(module, "post", codegen)
            return llvm.emit_object(module, codegen)

        _link(_apart(work), path, brought.native, brought.languages)

    path = kept.kept(name, make)
    module = read_module(text)
    functions = assumed_shape.entered(signatures(module), module)
    return Built(text, path, make, brought.native, brought.languages, functions, state.variables(text))


def derive(built: Built, request: Request, rules: tuple[Path, ...] = ()) -> Path:
    """The shared library of a request. It loads the library itself from where that is: a copy elsewhere has other variables."""
    from enzyme_hub.driver import pipeline

    ruled = [contents(path) for path in rules]
    name = f"{kept.digest((*of_us(), str(built.path), request.text, *ruled))}.so"

    def make(path: Path) -> None:
        def work(progress: Progress) -> bytes:
            from enzyme_hub import llvm
            from enzyme_hub.llvm import definitions

            context = llvm.new_context()
            modules = [
                llvm.parse_text(built.text, "the library", context),
                llvm.parse_text(request.text, "the request", context),
            ]
            codegen = llvm.CodegenOptions(level=3, cpu="native")
            options = pipeline.Options(postopt=False, codegen=codegen, rules=rules, taken=Taken.NOTED)
            module = pipeline.run(llvm.link(modules), options, progress)
            text = state.imported(llvm.text(module), built.variables)
            module = llvm.parse_text(_told(text, request) if request.is_told else text, "the derivative")
            kept_names = (request.told.symbol, STOPPED)
            definitions.internalise(module, {one.name for one in module.functions if one.name not in kept_names})
            llvm.optimise(module, "post", codegen)
            progress("code generation")
            return llvm.emit_object(module, codegen)

        _link(_apart(work), path, (*built.native, str(present(built))), built.languages)

    return kept.kept(name, make)


def present(built: Built) -> Path:
    """The library in its place, made again if somebody has emptied the folder."""
    there = kept.kept(built.path.name, built.make)
    if there != built.path:
        raise LinkError(
            "EH0402",
            f"{built.path} was removed, and cannot be made there again",
            where=str(built.path),
            remedy="compile the library again, or have its folder writable",
        )
    return there


def _told(text: str, request: Request) -> str:
    """The derivative in a function that says whether it has stopped."""
    parameters = ", ".join(f"{one.llvm} %{k}" for k, one in enumerate(request.signature.parameters))
    happened = re.search(r"^define [^@\n]*@__ehub_stop_happened\(", text, re.M)
    asked = "call i32 @__ehub_stop_happened()" if happened else "add i32 0, 0"
    stopped = (
        ""
        if re.search(rf"^define [^@\n]*@{STOPPED}\(", text, re.M)
        else f"define void @{STOPPED}(ptr %0) {{\n  ret void\n}}\n"
    )
    return (
        f'{text}\ndefine i32 @"{request.told.symbol}"({parameters}) {{\n'
        f'  call void @"{request.signature.symbol}"({parameters})\n  %stopped = {asked}\n  ret i32 %stopped\n}}\n{stopped}'
    )


def _apart(work: Callable[[Progress], Result]) -> Result:
    """The result of work in a child process. Frameworks with threads warn of forks, for what their threads hold at that moment stays
    held in the child; the child uses nothing of theirs.
    """
    from enzyme_hub.driver import pipeline
    from enzyme_hub.driver.isolation import isolated

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*fork")
        return isolated(work, pipeline.crash)


def _link(code: bytes, path: Path, native: tuple[str, ...], languages: frozenset[str]) -> None:
    driver = toolchains.flang() if "Fortran" in languages else toolchains.cc()
    if driver is None:
        raise LinkError("EH0401", "no linker found", remedy="`enzyme-hub doctor` says how to get one")
    with scratch_folder(SCRATCH) as folder:
        made = folder / "code.o"
        made.write_bytes(code)
        words = [
            *driver.command,
            "-shared",
            "-Wl,-z,defs",
            "-Wl,--gc-sections",
            str(made),
            *native,
            *runtimes(languages),
            "-lm",
            "-o",
            str(path),
        ]
        done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise PythonError("EH0505", "the library cannot be linked", why=done.stderr.strip()[-4000:])


def runtimes(languages: frozenset[str]) -> list[str]:
    """Words for what programs in these languages need beside C's library; flang knows what Fortran needs."""
    return [*(["-lstdc++"] if "C++" in languages else []), *(["-lgcc_s", "-ldl"] if "Rust" in languages else [])]


@cache
def of_us() -> tuple[str, ...]:
    """What makes: our own files by what is in them, LLVM, and the processor."""
    from enzyme_hub import llvm

    return kept.digest(of_program()), str(llvm.version()), llvm.host()
